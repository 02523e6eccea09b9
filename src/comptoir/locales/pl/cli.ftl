### Co mówi terminal. Nazwy poleceń są takie same w każdym języku.

cli-yes = t tak y
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, edycja „{ $edition }”, ziarno { $seed }. Wpisz „help”, by zobaczyć, co można wpisać.
cli-farewell = Do zobaczenia.
cli-hand-over = Teraz gra { $name }. Niech { $name } usiądzie przed ekranem i naciśnie Enter.
cli-help =
    Wybiera się numerem lub zapisem (na szaro). Enter pokazuje planszę jeszcze raz. Poza tym:
      undo         cofnij ostatni wybór
      restart      zacznij turę od nowa
      why AKCJA    dlaczego czegoś nie można; część akcji albo samo „why” pyta
                   o powody kilku akcji
      log [N]      ostatnie N wierszy dziennika
      rule NUMER   zasada albo rozdział zasad
      hint         co zrobiłby bot i po co
      scores       punkty, gdyby gra skończyła się teraz
      board        plansza i pytanie jeszcze raz
      save PLIK    zapisz dotychczasową grę w pliku
      quit         zakończ
cli-did-you-mean = „{ $text }” to ani akcja, ani polecenie. Może „{ $near }”?
cli-not-understood = „{ $text }” to ani akcja, ani polecenie. Wpisz „help”, by zobaczyć, co można wpisać.
cli-possible = To jest możliwe: { $action }.
cli-nothing-forbidden = Każda odpowiedź na to pytanie jest możliwa.
cli-no-rule = Nie ma zasady „{ $number }”. Podaj numer, np. S5.1, lub rozdział, np. S5.
cli-all-agree = Mimo to cofnąć? Muszą się zgodzić wszyscy przy stole. (t/n)
cli-taken-back = Cofnięto.
cli-save-where = Podaj gdzie: save PLIK
cli-saved =
    { $steps ->
        [one] Zapisano w { $file }: { $steps } wybór.
        [few] Zapisano w { $file }: { $steps } wybory.
       *[many] Zapisano w { $file }: { $steps } wyborów.
    }
cli-goes-on-unsaved = Nie udało się zapisać gry w { $file }: { $reason }. Gra toczy się dalej bez zapisu.
cli-not-saved = Nie udało się zapisać gry w { $file }: { $reason }. Gra nie jest zapisana.
cli-winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Zwycięstwo dzielą { $names }.
       *[many] Zwycięstwo dzielą { $names }.
    }
cli-category = Punkty
cli-total = Razem
cli-place = Miejsce

## Odtwarzanie i edycje

cli-step =
    { $step ->
        [one] Po { $step } wyborze:
        [few] Po { $step } wyborach:
       *[many] Po { $step } wyborach:
    }
cli-verified =
    { $steps ->
        [one] Plik { $file } jest poprawny: { $steps } wybór prowadzi do zapisanego stanu.
        [few] Plik { $file } jest poprawny: { $steps } wybory prowadzą do zapisanych stanów.
       *[many] Plik { $file } jest poprawny: { $steps } wyborów prowadzi do zapisanych stanów.
    }
cli-verified-deals = Każde losowanie wynika z ziarna, którego skrót pokazano na początku: { $commitment }
cli-edition-sound = Poprawna edycja gry { $game }: „{ $name }” ({ $id }), skrót { $digest }.
cli-edition-new = { $file } zawiera wartości edycji domowej, każdą z informacją, skąd ją odczytać. Wpisz wartości ze swojego pudełka, a potem uruchom: comptoir edition check { $file }
cli-edition-problems =
    { $count ->
        [one] { $count } problem. Popraw go i sprawdź ponownie.
        [few] { $count } problemy. Popraw je i sprawdź ponownie.
       *[many] { $count } problemów. Popraw je i sprawdź ponownie.
    }
cli-edition-differences =
    { $count ->
        [0] „{ $new }” ma te same wartości co „{ $old }”.
        [one] „{ $new }” różni się od „{ $old }” w { $count } wartości.
        [few] „{ $new }” różni się od „{ $old }” w { $count } wartościach.
       *[many] „{ $new }” różni się od „{ $old }” w { $count } wartościach.
    }
cli-edition-value = Wartość
cli-edition-source = Źródło
cli-edition-from =
    { $source ->
        [rulebook] instrukcja
        [public] opublikowane
       *[house] nasza
    }

## Symulacje i szybkość

cli-simulating = Symulacja
cli-simulated =
    { $games ->
        [one] { $games } partia { $game }, ziarno { $seed }, ze wspólną wygraną: { $shared }.
        [few] { $games } partie { $game }, ziarno { $seed }, ze wspólną wygraną: { $shared }.
       *[many] { $games } partii { $game }, ziarno { $seed }, ze wspólną wygraną: { $shared }.
    }
cli-simulated-length = Średnia długość partii: wybory { $decisions }, rundy { $rounds } (partie według liczby rund: { $spread }).
cli-simulated-speed = { $seconds } s, wybory na sekundę: { $speed }.
cli-seat = Miejsce
cli-all-seats = wszystkie
cli-bot = Bot
cli-wins = Wygrane
cli-win-rate = Odsetek
cli-mean-rank = Śr. pozycja
cli-mean-score = Śr. wynik
cli-mean-by-category = Średnio w kategorii
cli-bench-wait = Pomiar …
cli-bench-times = Ile razy więcej wyborów na sekundę niż
cli-bench-missing = Niezainstalowane, więc niezmierzone: { $packages }. Aby dodać: pip install 'comptoir[peers]'
cli-bench-compiled = Silnik jest skompilowany.
cli-bench-plain = Silnik działa jako zwykły Python; skompilowany jest kilka razy szybszy.
cli-bench-note = Gracz losowy o równych szansach, jeden rdzeń, łącznie z wyborami losu.
cli-bench-env = Środowisko
cli-bench-raw = Kroki na sekundę
cli-bench-wrapped = Ze sprawdzaniem
cli-bench-envs-note = Kroki graczy wybierających losowo, każdy z obserwacją, według czasu procesora. Ze sprawdzaniem: tak jak opakowuje je PettingZoo.
cli-size-choices = Wybory na partię
cli-size-draws = Losowania na partię
cli-size-options = Opcje na wybór
cli-size-most = Najwięcej opcji
cli-size-outcomes = Wyniki na losowanie
cli-size-magnitude = Wybory jako potęga 10
cli-size-sets = Napotkane zbiory informacyjne
cli-game = Gra
cli-players = Gracze
cli-decisions-per-second = Wybory/s
cli-games-per-second = Partie/s
cli-clone-microseconds = µs na kopię
cli-state-bytes = Bajty na stan

## Plansza Speicherstadt

cli-speicherstadt-round =
    { $last ->
        [1] Runda { $round }, ostatnia · pierwszy gracz: { $starter }
       *[0] Runda { $round } · pierwszy gracz: { $starter }
    }
cli-speicherstadt-pile = Stos: { $cards } · woreczek: { $bag } · punkty kolejnych pożarów: { $fires }
cli-speicherstadt-stock = Zasoby: { $goods }
cli-speicherstadt-card = Karta
cli-speicherstadt-queue = Kolejka
cli-speicherstadt-price = Cena
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } punkt): { $symbols }
        [few] { $contract } ({ $points } punkty): { $symbols }
       *[many] { $contract } ({ $points } punktów): { $symbols }
    }
cli-speicherstadt-player = monety { $coins } · kupcy { $merchants } · strażacy { $firemen } · wynik { $score }
cli-speicherstadt-cards = karty
cli-speicherstadt-goods = towary
cli-speicherstadt-warehouse = w magazynie
cli-speicherstadt-house = w Domu Kupieckim

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
cli-mombasa-bases-note = Od przodu do tyłu; gdzie nie stoi faktoria (⌂), tam widać symbole monet.
cli-mombasa-cost =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-mombasa-ousts = usuwa faktorię: { $company }
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
      me           twoje własne
      board all    wszystko
    Znaki: £ funty, ◆ pola na torze diamentów, pk punkty książek, ⌂ faktorie,
    2k dwie kopalnie, Kai +2 dwa pola na torze Kairu, ekspansja 2 +Kai karta
    z udziałem Kairu. W nawiasach stoi to, czego już użyto.
