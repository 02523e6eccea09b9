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
      why AKCJA    dlaczego czegoś nie można; samo „why” pokazuje, czego prawie można
      log [N]      ostatnie N wierszy dziennika
      rule NUMER   zasada albo rozdział zasad
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
cli-edition-sound = Poprawna edycja gry { $game }: „{ $name }” ({ $id }), skrót { $digest }.

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
cli-bench-note = Gracz losowy o równych szansach, jeden rdzeń, łącznie z wyborami losu.
cli-game = Gra
cli-players = Gracze
cli-decisions-per-second = Wybory/s
cli-games-per-second = Partie/s
cli-clone-microseconds = µs na kopię

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
