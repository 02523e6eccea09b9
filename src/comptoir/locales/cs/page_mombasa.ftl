# Stránka: plán Mombasy

page-mombasa-map = Mapa
page-mombasa-displays = Stupnice a nabídka
page-mombasa-spaces = Bonusová políčka a balíčky
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
page-mombasa-bank = Banka: odtud se libry berou a sem se vracejí
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

## Vysvětlivky symbolů

page-mombasa-reward = Odměna: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds = libry
page-mombasa-sign-books = účetní body
page-mombasa-sign-diamonds = kroky diamantu
page-mombasa-sign-steps = kroky na stupnici společnosti
page-mombasa-sign-remove_posts = stanice ze sídla
page-mombasa-sign-mines = doly, počítají se pro obchodníka s diamanty společnosti
page-mombasa-ink-jar = Kalamář: jde od knihy ke knize, teď má hodnotu { $value }
page-mombasa-jar-value = Odtud má kalamář hodnotu £{ $value }
page-mombasa-no-a = Nesmí tu ležet kniha A
page-mombasa-book-is = Chce: { $needs }, dává: { $gives }
page-mombasa-shares = Akcie, { $company }: { $count }
page-mombasa-base = Každá stanice, která odejde, odkryje místo; viditelné mince jsou hodnota akcie
page-mombasa-track-is = Čísla nahoře: akcie odtud. Zlatá políčka dávají libry a odemykají bonus. Překročit červenou čáru stojí libry
page-mombasa-round-coins = Mince jdou ke knihám dole, když začne jejich kolo
page-mombasa-crate = Bedna: { $crate }
page-mombasa-share-on-card = Počítá se jako akcie: { $company }
page-mombasa-card-coffee = Zboží: kup kartu z nabídky, nebo krokuj po stupnicích
page-mombasa-card-expansion = Body expanze: společnost obsazuje regiony
page-mombasa-card-bookkeeper = Účetní: posune kalamář, pak účetní body
page-mombasa-card-diamond_merchant = Obchodník s diamanty: kroky na stupnici diamantů a libry
page-mombasa-card-share = Akcie, která se počítá na konci; nikdy se neplánuje
page-mombasa-space-first_player = Buď od příštího kola začínajícím hráčem a použij 1 účetní bod
page-mombasa-space-buy = Kup kartu z nabídky za libry
page-mombasa-space-sell = Odlož kartu z ruky za číslo na bedně a ještě { $plus }
page-mombasa-space-majority = Pro toho, kdo má nejvíc odkrytého, od uvedeného čísla; kroky na stupnici: { $company }
page-mombasa-space-tile = Rezervuj si tuto destičku na příští kolo
page-mombasa-space-extra = Pro ty, kdo odemkli bonus stupnice { $company }: { $bonus }
