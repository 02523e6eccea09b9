### Co mówi terminal. Nazwy poleceń są takie same w każdym języku.

cli-yes = t tak y
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, edycja „{ $edition }”, ziarno { $seed }. Wpisz „help”, by zobaczyć listę poleceń.
cli-first-steps =
    comptoir play    gra tutaj w terminalu, z botami albo ze znajomymi
    comptoir serve   gry w przeglądarce, dla ciebie i znajomych
    comptoir --help  wszystko inne: zasady, zapisy, analizy, symulacje
cli-which-game = Która gra? { $answers } [{ $usual }]
cli-which-level = Jak silne mają być boty? { $answers } [{ $usual }]
cli-level-easy = łatwe
cli-level-medium = średnie
cli-level-hard = trudne
cli-level-expert = eksperckie
cli-choose-one = Wpisz liczbę od 1 do { $last } albo pierwsze litery.
cli-farewell = Do zobaczenia.
cli-hand-over = Teraz gra { $name }: niech usiądzie przy klawiaturze i naciśnie Enter.
cli-help =
    Wybierz, wpisując numer lub zapis pokazany na szaro. Enter pokazuje planszę
    jeszcze raz. Poza tym:
      undo         cofnij ostatni wybór
      restart      zacznij turę od nowa
      why AKCJA    dlaczego czegoś nie można; część akcji albo samo „why” pyta
                   o powody kilku akcji
      log [N]      ostatnie N wierszy dziennika
      rule NUMER   zasada albo rozdział zasad
      hint         co zrobiłby bot i dlaczego
      scores       punkty, gdyby gra skończyła się teraz
      board        plansza i pytanie jeszcze raz
      save PLIK    zapisz dotychczasową grę w pliku
      quit         zakończ
cli-did-you-mean = „{ $text }” to ani akcja, ani polecenie. Czy chodzi o „{ $near }”?
cli-not-understood = „{ $text }” to ani akcja, ani polecenie. Wpisz „help”, by zobaczyć, co można wpisać.
cli-possible = To jest możliwe: { $action }.
cli-nothing-forbidden = Każda odpowiedź na to pytanie jest możliwa.
cli-no-rule = Nie ma zasady „{ $number }”. Podaj numer, np. S5.1, lub rozdział, np. S5.
cli-all-agree = Mimo to cofnąć? Muszą się zgodzić wszyscy przy stole. (t/n)
cli-taken-back = Cofnięto.
cli-save-where = Podaj plik: save PLIK
cli-saved =
    { $steps ->
        [one] Zapisano w { $file }: { $steps } wybór.
        [few] Zapisano w { $file }: { $steps } wybory.
       *[many] Zapisano w { $file }: { $steps } wyborów.
    }
cli-goes-on-unsaved = Nie udało się zapisać gry w { $file }: { $reason }. Gra toczy się dalej bez zapisu.
cli-not-saved = Nie udało się zapisać gry w { $file }: { $reason }. Gra nie jest zapisana.
cli-winners = { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólna wygrana: { $names }.
       *[many] Wspólna wygrana: { $names }.
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
cli-edition-new = { $file } zawiera wartości naszej edycji, każdą z informacją, gdzie ją znaleźć. Wpisz wartości swojego egzemplarza, a potem uruchom: comptoir edition check { $file }
cli-edition-top = { $title }: wartości twojego własnego egzemplarza.
cli-edition-top-replace = Zastąp poniższe wartości tymi, które są wydrukowane na twoich elementach, zapisz i uruchom
cli-edition-top-comments = Komentarz nad tabelą lub wartością mówi, skąd pochodzi podana wartość i gdzie jej szukać:
cli-edition-top-house = nasza własna wartość, nieodczytana z elementu gry: zastąp ją
cli-edition-top-public = publicznie znany fakt o grze: porównaj go ze swoim egzemplarzem
cli-edition-top-rulebook = podane słowami w instrukcji: powinno się zgadzać
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
cli-edition-from = { $source ->
        [rulebook] instrukcja
        [public] opublikowane
       *[house] nasza edycja
    }

## Symulacje i szybkość

cli-simulating = Symulacja
cli-simulated = { $games ->
        [one] { $games } partia gry { $game }, ziarno { $seed }, ze wspólną wygraną: { $shared }.
        [few] { $games } partie gry { $game }, ziarno { $seed }, ze wspólną wygraną: { $shared }.
       *[many] { $games } partii gry { $game }, ziarno { $seed }, ze wspólną wygraną: { $shared }.
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
cli-bench-wait = Pomiar…
cli-bench-times = Wybory na sekundę w porównaniu z
cli-bench-missing = Niezainstalowane, więc niezmierzone: { $packages }. Aby dodać: pip install 'comptoir[peers]'
cli-bench-compiled = Silnik jest skompilowany.
cli-bench-plain = Silnik działa jako zwykły Python; skompilowany jest kilka razy szybszy.
cli-bench-note = Gracz wybierający losowo, z równym prawdopodobieństwem; jeden rdzeń, łącznie z wyborami losu.
cli-bench-env = Środowisko
cli-bench-raw = Kroki na sekundę
cli-bench-wrapped = Ze sprawdzaniem
cli-bench-batch = 64 partie naraz
cli-bench-spread = Na wszystkich rdzeniach
cli-bench-batch-times = Ile razy szybciej
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
cli-picture = Obrazek jest w { $file }.
cli-picture-wait = Rysowanie
cli-picture-title = { $game } · runda { $round }
