# Mombasa in the terminal

## Plansza gry Mombasa: krótkie słowa, by dużo zmieściło się w 80 kolumnach

cli-mombasa-tag =
    { $company ->
        [mombasa] Mom
        [cape_town] Cap
        [saint_louis] StL
       *[cairo] Kai
    }
cli-mombasa-kind =
    { $kind ->
        [coffee] kawa
        [bananas] banany
        [cotton] bawełna
        [expansion] ekspansja
        [bookkeeper] księgowy
        [diamond_merchant] handlarz
       *[share] udział
    }
cli-mombasa-one-good = jeden towar { $count }
cli-mombasa-specialist =
    { $count ->
        [1] handlarz/księgowy
       *[any] handlarz/księgowy { $count }
    }
cli-mombasa-points = { $count } pk
cli-mombasa-mines = { $count }k
cli-mombasa-more-expansion = ekspansja +{ $points }
cli-mombasa-more-markers =
    { $markers ->
        [one] { $markers } znacznik premii więcej
        [few] { $markers } znaczniki premii więcej
       *[many] { $markers } znaczników premii więcej
    }
cli-mombasa-cotton-plus = każda karta bawełny +{ $units }
cli-mombasa-cheaper = karty o { $off } tańsze ({ $good })
cli-mombasa-cheaper-mixed = karty o { $off } tańsze, także za różne towary
cli-mombasa-buy =
    { $off ->
        [0] kup kartę
       *[any] kup kartę o { $off } taniej
    }
cli-mombasa-pounds = £{ $count }
cli-mombasa-purchase = £{ $pay }, potem karta od £{ $least }
cli-mombasa-crate = skrzynia + £{ $plus }
cli-mombasa-sell = sprzedaj kartę za skrzynię + £{ $plus }
cli-mombasa-sell-good = sprzedaj kartę ({ $good }) za skrzynię + £{ $plus }
cli-mombasa-other-tracks =
    { $tracks ->
        [one] +{ $steps } na { $tracks } innym torze
        [few] +{ $steps } na { $tracks } innych torach
       *[many] +{ $steps } na { $tracks } innych torach
    }

## Plansza gry Mombasa: strony

cli-mombasa-setup = Przygotowanie gry
cli-mombasa-round =
    { $phase ->
        [setup] Przygotowanie gry · kolejność: { $order }
        [planning] Runda { $round } z { $rounds } · faza planowania · kolejność: { $order }
        [preparation] Runda { $round } z { $rounds } · faza przygotowań · kolejność: { $order }
        [over] Koniec gry · kolejność: { $order }
       *[action] Runda { $round } z { $rounds } · faza akcji · kolejność: { $order }
    }
cli-mombasa-next-first = następną rundę zaczyna { $name }
cli-mombasa-region = Region
cli-mombasa-gives = Premia
cli-mombasa-map-note = Według kompanii: ⌂ jej faktoria albo punkty ekspansji za wkroczenie. k: kopalnie.
cli-mombasa-next-to = Graniczy z
cli-mombasa-borders-note = ‖ podwójna granica
cli-mombasa-base = Siedziba
cli-mombasa-column = Kolumna { $column }
cli-mombasa-share = Udział
cli-mombasa-icons = monety
cli-mombasa-bases-note = Miejsca od strony mapy w głąb siedziby; gdzie nie stoi faktoria (⌂), widać symbole monet.
cli-mombasa-cost =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-mombasa-ousts = zabiera faktorię: { $company }
cli-mombasa-company = Kompania
cli-mombasa-mines-heading = Kopalnie
cli-mombasa-holdings-note = Siedziba: faktorie w kolumnach. Gracze: pole na torze (udziały).
cli-mombasa-track = Tor
cli-mombasa-shares-at = Udziały od
cli-mombasa-special-at = Specjalne
cli-mombasa-calls-at = Wezwanie przed
cli-mombasa-to-space = na pole { $space } z { $last }
cli-mombasa-on-space = na polu { $space } z { $last }
cli-mombasa-call = wezwanie £{ $pounds }
cli-mombasa-shares =
    { $count ->
        [one] { $count } udział
        [few] { $count } udziały
       *[many] { $count } udziałów
    }
cli-mombasa-special = pole specjalne +£{ $pounds }
cli-mombasa-cards = Karty
cli-mombasa-stack = Stos: { $left } · odrzucone: { $gone }
cli-mombasa-display-column =
    { $column ->
        [1] 1 lewa
        [2] 2 środkowa
       *[3] 3 prawa
    }
cli-mombasa-row = Rząd { $row }
cli-mombasa-books = Książki
cli-mombasa-books-round = Runda
cli-mombasa-books-typed = Wpisując, podaj rząd i rundę: { $text } to książka w rzędzie 1, kolumnie 1.
cli-mombasa-supply = Zasoby: { $left } · punkty książek: { $costs }
cli-mombasa-bonus-space = Pole premii
cli-mombasa-extra = { $company }, dodatkowe pole { $level }
cli-mombasa-taken = Znaczniki premii:
cli-mombasa-player = £{ $pounds } · ◆{ $diamonds } ({ $diamond_value }) · kałamarz { $jar } ({ $book_value }) · znaczniki { $markers } · ręka { $cards }
cli-mombasa-ended = koniec akcji
cli-mombasa-done = gotowe
cli-mombasa-slots = miejsca
cli-mombasa-totals = odkryte
cli-mombasa-resting = użyte
cli-mombasa-hand = ręka
cli-mombasa-hand-and-plan = ręka i plan
cli-mombasa-ahead = książki przed kałamarzem
cli-mombasa-bonuses = przywileje
cli-mombasa-ledger = Twój tor księgowości
cli-mombasa-flipped = zakryta
cli-mombasa-slot = miejsce na kartę
cli-mombasa-no-a = bez A

## Plansza gry Mombasa: co kryje się za wyborem

cli-mombasa-tile = użyte: { $cards } · książka: { $book } · premia: { $bonus }
cli-mombasa-costs = kosztuje { $points } pk
cli-mombasa-price = cena { $price }
cli-mombasa-worth = udział £{ $pounds }, faktorie { $posts }
cli-mombasa-uncovers =
    { $coins ->
        [0] { $posts }⌂, nie odsłania monet
        [one] { $posts }⌂, odsłania { $coins } monetę
        [few] { $posts }⌂, odsłania { $coins } monety
       *[many] { $posts }⌂, odsłania { $coins } monet
    }
cli-mombasa-covers =
    { $coins ->
        [0] nie zasłania monet
        [one] zasłania { $coins } monetę
        [few] zasłania { $coins } monety
       *[many] zasłania { $coins } monet
    }
cli-mombasa-over = przykrywa: { $book }
cli-mombasa-forfeits = reszta przepada
cli-mombasa-guide =
    Części planszy:
      map          regiony: faktorie, premie, kopalnie, koszty
      borders      co z czym graniczy
      bases        siedziby kompanii, kolumna po kolumnie
      tracks       tory inwestycji i ich przywileje
      cards        obszar kart i stos
      books        obszar książek i twój tor księgowości
      spaces       pola premii
      players      karty, stosy kart użytych i książki wszystkich
      me           to samo, tylko twoje
      board all    wszystko
    Znaki: £ funty, ◆ pola na torze diamentów, pk punkty książek, ⌂ faktorie,
    2k dwie kopalnie, Kai +2 dwa pola na torze Kairu, ekspansja 2 +Kai karta
    z udziałem Kairu. W nawiasach stoi to, czego już użyto.
