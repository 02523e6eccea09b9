# The page: Mombasa’s board

page-mombasa-map = Mapa
page-mombasa-displays = Tory, obszar kart i obszar książek
page-mombasa-spaces = Pola premii i stosy
page-mombasa-share-value = { $company }: wartość udziału { $value }
page-mombasa-column =
    { $company }, { $row ->
        [1] górny rząd
        [2] środkowy rząd
       *[3] dolny rząd
    }, faktorie: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Tor inwestycji: { $company }
page-mombasa-empty = puste
page-mombasa-price = Cena: { $price }
page-mombasa-price-less = Cena: { $full } − { $off } (przywilej) = { $price }
page-mombasa-stack = Stos kart akcji
page-mombasa-stack-short = Karty
page-mombasa-supply-short = Książki
page-mombasa-discards-short = Odrzucone
page-mombasa-supply = Zasoby książek
page-mombasa-own-tracks = Tory: { $player }
page-mombasa-diamonds = Diamenty: { $count }, wartość { $value }
page-mombasa-book-space = Pole książki { $number }
page-mombasa-deck = Stos kart użytych { $number }, karty: { $cards }
page-mombasa-laid = Miejsce { $number }: { $card }
page-mombasa-take-out = Naciśnij kartę, aby ją zabrać, albo przeciągnij ją na inne miejsce
page-mombasa-planned = Plan gotowy: karty leżą zakryte
page-mombasa-pounds = Funty: { $pounds }
page-mombasa-markers = Znaczniki premii: { $markers }
page-mombasa-costs =
    Koszt: { $pounds ->
        [one] { $pounds } funt
        [few] { $pounds } funty
       *[many] { $pounds } funtów
    }
page-mombasa-entry = Potrzebne punkty ekspansji: { $points }
page-mombasa-rounds = Runda { $round } z { $rounds }
page-mombasa-discards = Odrzucone karty
page-mombasa-bank = Bank: stąd biorą się funty i tu wracają
page-mombasa-slot-unlocked = Odtąd masz jedno miejsce na kartę akcji więcej
page-mombasa-books =
    Księgowość: odwiedzone książki: { $count }, wartość: { $value ->
        [one] { $value } funt
        [few] { $value } funty
       *[many] { $value } funtów
    }
page-mombasa-marker-lies = Znacznik premii: { $player }
page-mombasa-bonus-more_expansion = ekspansja +
page-mombasa-bonus-more_markers = znaczniki +
page-mombasa-bonus-cheaper_bananas = banany, różne
page-mombasa-bonus-cheaper_cotton = bawełna
page-mombasa-bonus-books_and_diamonds = książki, diam.
page-mombasa-bonus-buy_and_diamonds = kupno, diam.
page-mombasa-bonus-sell_dear = sprzedaż
page-mombasa-bonus-other_tracks = inne tory

## Choices, in the words of the drawing

page-mombasa-do-rest = Połóż { $card_acc } na miejscu na karty użyte nr { $slot }
page-mombasa-about-rest = Trzy karty wskazane na twoim żetonie początkowym leżą najpierw na miejscach na karty użyte, po jednej na każdym. Karta wraca do ręki, gdy na końcu rundy weźmiesz jej stos: jeden stos na rundę.
page-mombasa-about-deck = Jego karty wracają do ręki. Dopiero potem zagrane karty trafiają na stosy kart użytych swoich miejsc.
page-mombasa-about-books = Książki bierzesz rząd po rzędzie, każdy od lewej do prawej.
page-mombasa-do-acquire = Kup { $card_acc }
page-mombasa-do-take = Weź { $book_acc }
page-mombasa-replaces = Zastępuje leżącą tam książkę: { $book }
page-mombasa-also = Dostajesz też: { $things }
page-mombasa-do-choose = Weź premię: { $things }
page-mombasa-do-column =
    Weź faktorię z { $row ->
        [1] górnego rzędu
        [2] środkowego rzędu
       *[3] dolnego rzędu
    }
page-mombasa-do-return =
    Odłóż faktorię do { $row ->
        [1] górnego rzędu
        [2] środkowego rzędu
       *[3] dolnego rzędu
    }
page-mombasa-do-remove =
    Odrzuć faktorię { $company_gen } z { $row ->
        [1] górnego rzędu
        [2] środkowego rzędu
       *[3] dolnego rzędu
    }
page-mombasa-ask-column = Z którego rzędu siedziby { $company_gen } bierzesz faktorię do regionu { $region }?
page-mombasa-ask-return = Do którego rzędu siedziby odkładasz faktorię { $company_gen }?
page-mombasa-worth = Wartość udziału: { $from } → { $to }

## Objaśnienia symboli

page-mombasa-reward = Premia: { $things }
page-mombasa-thing = { $name } ({ $count })
page-mombasa-sign-pounds =
    { $count ->
        [one] { $count } funt
        [few] { $count } funty
       *[many] { $count } funtów
    }
page-mombasa-sign-books =
    { $count ->
        [one] { $count } punkt książek
        [few] { $count } punkty książek
       *[many] { $count } punktów książek
    }
page-mombasa-sign-diamonds =
    { $count ->
        [one] { $count } pole na torze diamentów
        [few] { $count } pola na torze diamentów
       *[many] { $count } pól na torze diamentów
    }
page-mombasa-sign-steps =
    { $count ->
        [one] { $count } pole na torze kompanii
        [few] { $count } pola na torze kompanii
       *[many] { $count } pól na torze kompanii
    }
page-mombasa-sign-remove_posts =
    { $count ->
        [one] { $count } faktoria do odrzucenia z siedziby
        [few] { $count } faktorie do odrzucenia z siedziby
       *[many] { $count } faktorii do odrzucenia z siedziby
    }
page-mombasa-sign-mines =
    { $count ->
        [one] { $count } kopalnia, liczy się dla handlarza diamentów kompanii
        [few] { $count } kopalnie, liczą się dla handlarza diamentów kompanii
       *[many] { $count } kopalni, liczą się dla handlarza diamentów kompanii
    }
page-mombasa-ink-jar =
    Kałamarz: idzie od książki do książki, teraz jest wart { $value ->
        [one] { $value } funta
        [few] { $value } funty
       *[many] { $value } funtów
    }
page-mombasa-jar-value =
    Odtąd kałamarz jest wart { $value ->
        [one] { $value } funta
        [few] { $value } funty
       *[many] { $value } funtów
    }
page-mombasa-no-a = Nie może tu leżeć książka A
page-mombasa-book-is = Wymaganie: { $needs }, premia: { $gives }
page-mombasa-shares = Udziały ({ $company }): { $count }
page-mombasa-base = Każda faktoria, która odchodzi, odsłania miejsce; widoczne monety to wartość udziału; rzędy nazywają się w zasadach kolumnami
page-mombasa-track-is = Liczby u góry: tyle udziałów masz odtąd. Złote pola dają funty i odblokowują przywilej toru. Przekroczenie czerwonej linii kosztuje funty
page-mombasa-round-coins = Monety trafiają do książek poniżej, gdy zaczyna się ich runda
page-mombasa-crate = Skrzynia: { $crate }
page-mombasa-share-on-card = Liczy się jako udział: { $company }
page-mombasa-card-coffee = Towar: kup kartę z obszaru kart i/lub przesuń znaczniki na torach
page-mombasa-card-expansion = Punkty ekspansji: kompania wkracza do regionów
page-mombasa-card-bookkeeper = Księgowy: przesuwa kałamarz, potem daje punkty książek
page-mombasa-card-diamond_merchant = Handlarz diamentów: pola na torze diamentów i funty
page-mombasa-card-share = Udział, który liczy się na koniec; nigdy się go nie planuje
page-mombasa-space-first_player = Zostań graczem rozpoczynającym od następnej rundy i użyj 1 punktu książek
page-mombasa-space-buy = Kup kartę z obszaru kart za funty
page-mombasa-space-sell =
    Odrzuć kartę z ręki za wartość na skrzyni i jeszcze { $plus ->
        [one] { $plus } funta
        [few] { $plus } funty
       *[many] { $plus } funtów
    }
page-mombasa-space-majority = Dla tego, kto ma odkrytą najwyższą łączną wartość (remis wystarczy), od podanej liczby; pola na torze: { $company }
page-mombasa-space-tile = Zarezerwuj ten żeton na następną rundę
page-mombasa-space-extra = Dla tych, którzy odblokowali przywilej tego toru: { $company } ({ $bonus })

## Tura w jednym zdaniu, po imieniu gracza

page-mombasa-told-acquired = wykorzystuje { $goods } i kupuje { $card }
page-mombasa-told-used = wykorzystuje { $goods }
page-mombasa-told-steps =
    { $steps ->
        [one] przesuwa znacznik na torze { $company } o { $steps } pole
        [few] przesuwa znacznik na torze { $company } o { $steps } pola
        [many] przesuwa znacznik na torze { $company } o { $steps } pól
       *[other] przesuwa znacznik na torze { $company } o { $steps } pola
    }
page-mombasa-told-entered = wprowadza faktorie { $company } do regionów: { $regions }
page-mombasa-told-cards = Nowe karty w obszarze kart: { $cards }.
page-mombasa-told-books = Nowe książki: { $books }.
