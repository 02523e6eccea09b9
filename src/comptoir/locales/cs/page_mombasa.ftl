# Stránka: plán Mombasy

page-mombasa-map = Mapa
page-mombasa-displays = Stupnice a nabídka
page-mombasa-share-value = { $company }: hodnota akcie { $value }
page-mombasa-column = { $company }, sloupec { $number }, stanice: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Stupnice společnosti: { $company }
page-mombasa-empty = prázdné
page-mombasa-price = Cena: { $price }
page-mombasa-stack = Doplňovací balíček
page-mombasa-supply = Zásoba knih
page-mombasa-own-tracks = Stupnice: { $player }
page-mombasa-diamonds = Diamanty: { $count }, hodnota { $value }
page-mombasa-book-space = Políčko knihy { $number }
page-mombasa-deck = Řada použitých karet { $number }, karty: { $cards }
page-mombasa-pounds = Libry: { $pounds }
page-mombasa-markers = Bonusové kameny: { $markers }
page-mombasa-costs = Cena: £{ $pounds }
page-mombasa-entry = Potřebné body expanze: { $points }
page-mombasa-rounds = Kolo { $round } z { $rounds }
page-mombasa-discards = Odhozené karty
page-mombasa-slot-unlocked = Odtud máš o jedno akční místo víc
page-mombasa-books = Otočené knihy: { $count }, hodnota { $value }

page-mombasa-bonus-more_expansion = expanze +
page-mombasa-bonus-more_markers = kameny +
page-mombasa-bonus-cheaper_bananas = banány, směs
page-mombasa-bonus-cheaper_cotton = bavlna
page-mombasa-bonus-books_and_diamonds = knihy, diam.
page-mombasa-bonus-buy_and_diamonds = koupě, diam.
page-mombasa-bonus-sell_dear = prodej
page-mombasa-bonus-other_tracks = jiné stupnice
