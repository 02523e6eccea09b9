# Strona: plansza Mombasy

page-mombasa-map = Mapa
page-mombasa-displays = Tory i oferta
page-mombasa-spaces = Pola premii i stosy
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
page-mombasa-bank = Bank: stąd biorą się funty i tu wracają
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

## Objaśnienia symboli

page-mombasa-reward = Premia: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds = funty
page-mombasa-sign-books = punkty książek
page-mombasa-sign-diamonds = kroki diamentów
page-mombasa-sign-steps = kroki na torze kompanii
page-mombasa-sign-remove_posts = faktorie z siedziby
page-mombasa-sign-mines = kopalnie, liczą się dla handlarza diamentów kompanii
page-mombasa-ink-jar = Kałamarz: idzie od książki do książki, teraz jest wart { $value }
page-mombasa-jar-value = Odtąd kałamarz jest wart £{ $value }
page-mombasa-no-a = Nie może tu leżeć książka A
page-mombasa-book-is = Wymaga: { $needs }, daje: { $gives }
page-mombasa-shares = Udziały, { $company }: { $count }
page-mombasa-base = Każda faktoria, która odchodzi, odsłania miejsce; widoczne monety to wartość udziału
page-mombasa-track-is = Liczby u góry: udziały odtąd. Złote pola dają funty i odblokowują przywilej. Przekroczenie czerwonej linii kosztuje funty
page-mombasa-round-coins = Monety trafiają do książek poniżej, gdy zaczyna się ich runda
page-mombasa-crate = Skrzynia: { $crate }
page-mombasa-share-on-card = Liczy się jako udział: { $company }
page-mombasa-card-coffee = Towar: kup kartę z obszaru kart albo idź po torach
page-mombasa-card-expansion = Punkty ekspansji: kompania wkracza do regionów
page-mombasa-card-bookkeeper = Księgowy: przesuwa kałamarz, potem punkty książek
page-mombasa-card-diamond_merchant = Handlarz diamentów: kroki na torze diamentów i funty
page-mombasa-card-share = Udział, który liczy się na koniec; nigdy się go nie planuje
page-mombasa-space-first_player = Zostań graczem rozpoczynającym od następnej rundy i użyj 1 punktu książek
page-mombasa-space-buy = Kup kartę z obszaru kart za funty
page-mombasa-space-sell = Usuń kartę z ręki za wartość skrzyni i jeszcze { $plus }
page-mombasa-space-majority = Dla tego, kto ma tego najwięcej odkrytego, od podanej liczby; kroki na torze: { $company }
page-mombasa-space-tile = Zarezerwuj ten żeton na następną rundę
page-mombasa-space-extra = Dla tych, którzy odblokowali przywilej toru { $company }: { $bonus }
