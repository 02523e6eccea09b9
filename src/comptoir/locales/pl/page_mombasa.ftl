# Strona: plansza Mombasy

page-mombasa-map = Mapa
page-mombasa-displays = Tory i oferta
page-mombasa-share-value = { $company }: wartość udziału { $value }
page-mombasa-column = { $company }, kolumna { $number }, faktorie: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Tor inwestycji: { $company }
page-mombasa-empty = puste
page-mombasa-price = Cena: { $price }
page-mombasa-stack = Stos kart akcji
page-mombasa-supply = Zasoby książek
page-mombasa-own-tracks = Tory: { $player }
page-mombasa-diamonds = Diamenty: { $count }, wartość { $value }
page-mombasa-book-space = Pole książki { $number }
page-mombasa-deck = Stos kart użytych { $number }, karty: { $cards }
page-mombasa-pounds = Funty: { $pounds }
page-mombasa-markers = Znaczniki premii: { $markers }
page-mombasa-costs = Koszt: £{ $pounds }
page-mombasa-entry = Potrzebne punkty ekspansji: { $points }
page-mombasa-rounds = Runda { $round } z { $rounds }
page-mombasa-discards = Odrzucone karty
page-mombasa-slot-unlocked = Odtąd masz jedno miejsce na kartę akcji więcej
page-mombasa-books = Odwrócone książki: { $count }, warte { $value }

page-mombasa-bonus-more_expansion = ekspansja +
page-mombasa-bonus-more_markers = znaczniki +
page-mombasa-bonus-cheaper_bananas = banany, różne
page-mombasa-bonus-cheaper_cotton = bawełna
page-mombasa-bonus-books_and_diamonds = książki, diam.
page-mombasa-bonus-buy_and_diamonds = kupno, diam.
page-mombasa-bonus-sell_dear = sprzedaż
page-mombasa-bonus-other_tracks = inne tory
