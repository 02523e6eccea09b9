### Co mówi serwer, i wiadomości do osób, których nie ma przy stole.

server-visit = Aby zagrać, wejdź na { $address }. Ctrl-C zatrzymuje serwer.
server-turn-subject = Twoja kolej: { $table }
server-turn = { $name }, teraz twoja kolej przy stole „{ $table }” ({ $game }).
server-with = Gracze przy stole: { $names }.
server-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } botów
    }
server-round = Runda { $round }.
server-left-days =
    { $count ->
        [one] Pozostały czas: { $count } dzień.
        [few] Pozostały czas: { $count } dni.
        [many] Pozostały czas: { $count } dni.
       *[other] Pozostały czas: { $count } dni.
    }
server-left-hours =
    { $count ->
        [one] Pozostały czas: { $count } godzina.
        [few] Pozostały czas: { $count } godziny.
        [many] Pozostały czas: { $count } godzin.
       *[other] Pozostały czas: { $count } godzin.
    }
server-left-minutes =
    { $count ->
        [one] Pozostały czas: { $count } minuta.
        [few] Pozostały czas: { $count } minuty.
        [many] Pozostały czas: { $count } minut.
       *[other] Pozostały czas: { $count } minut.
    }
server-turn-link = Zagraj: { $address }
server-turn-why = Otrzymujesz tę wiadomość, ponieważ ten adres e-mail podano na { $server }. Możesz go tam usunąć w ustawieniach.
server-mail-end = Ustawienia: { $settings } Rezygnacja z e-maili: { $leave }
server-invitation-subject = Zaproszenie: { $table }
server-invitation = { $name }, masz zaproszenie do kolejnej partii ({ $game }) przy stole „{ $table }”. Nic się dla ciebie nie zacznie, dopóki go nie przyjmiesz.
server-absence-subject = Bot wkrótce zajmie twoje miejsce: { $table }
server-absence = { $name }, inni przy stole „{ $table }” ({ $game }) czekają na ciebie i chcą, żeby zastąpił cię bot. Przyjdź w ciągu { $minutes } minut, a tak się nie stanie; w razie czego w każdej chwili możesz wrócić na miejsce.
server-test-subject = Wiadomość próbna
server-test = { $name }, to jest próba: tak będą wyglądać wiadomości o twojej kolei.
server-confirm-subject = Potwierdź adres e-mail
server-confirm =
    Ktoś poprosił { $server } o wysyłanie na ten adres wiadomości o swojej kolei. Jeśli to ty, potwierdź adres tym linkiem, ważnym przez { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }: { $link } Jeśli nie, nic nie rób: nie dostaniesz żadnej innej wiadomości.
server-reset-subject = Ustaw nowe hasło
server-reset = Ktoś poprosił { $server } o nowe hasło do konta „{ $login }”. Jeśli to ty, ustaw je tym linkiem, który działa jeden raz, w ciągu { $minutes } minut: { $link } Jeśli nie, nic nie rób: hasło pozostanie bez zmian.
server-broken-subject = Jeden z twoich webhooków został wyłączony
server-broken =
    { $name }, twój webhook na { $host } zawiódł { $times ->
        [one] { $times } raz
        [few] { $times } razy z rzędu
        [many] { $times } razy z rzędu
       *[other] { $times } raza z rzędu
    } i został wyłączony. Usuń go albo dodaj od nowa w ustawieniach.
server-bench-wait = Uruchamianie serwera i graczy…
server-bench-choices = { $game }: trwale zapisane wybory na sekundę: { $choices } z { $wanted } zamierzonych; odrzucone jako nieaktualne: { $stale }, nieudane: { $failed }.
server-bench-delays = Do potwierdzenia wyboru: mediana { $median } ms, 99 na 100 poniżej { $most } ms, najwyżej { $slowest } ms.
server-bench-load = Stoły: { $tables }, otwarte gniazda: { $sockets }, wiadomości na sekundę: { $messages }, procesy serwera: { $processes }, baza danych: { $database }, praca serwera na wybór: { $work } ms.
server-bench-database = Praca bazy danych na wybór: { $work } ms.
server-bench-part = Część
server-bench-microseconds = µs na wybór
server-bench-sum = Razem
server-part-receive = odbiór tury
server-part-check = sprawdzenie
server-part-copy = kopiowanie stołu
server-part-apply = wykonanie wyboru
server-part-deal = losowanie
server-part-digest = skróty stanów
server-part-journal = przygotowanie zapisu
server-part-commit = zapis
server-part-publish = ogłoszenie
server-part-view = widoki gry
server-part-project = projekcje wokół nich
server-part-stamp = znaczniki
server-part-compare = różnice
server-part-encode = kodowanie
server-part-send = wysyłanie
server-part-loop = pętla zdarzeń, gniazda i zegary
server-part-threads = inne wątki: oczekiwanie na dysk
server-backing-up = Zapisywanie kopii zapasowej
server-restoring = Przywracanie kopii zapasowej
server-backed-up =
    { $rows ->
        [one] { $file } zawiera wszystko, co przechowuje serwer, { $rows } wiersz. Są w nim tajne dane: przechowuj go bezpiecznie.
        [few] { $file } zawiera wszystko, co przechowuje serwer, { $rows } wiersze. Są w nim tajne dane: przechowuj go bezpiecznie.
       *[many] { $file } zawiera wszystko, co przechowuje serwer, { $rows } wierszy. Są w nim tajne dane: przechowuj go bezpiecznie.
    }
server-restored =
    { $rows ->
        [one] Kopia została przywrócona, { $rows } wiersz. Uruchom serwer, aby kontynuować.
        [few] Kopia została przywrócona, { $rows } wiersze. Uruchom serwer, aby kontynuować.
       *[many] Kopia została przywrócona, { $rows } wierszy. Uruchom serwer, aby kontynuować.
    }
server-ratings-recomputed = Ranking obliczono od nowa. Gry, które się liczą: { $games }.
server-tables-checking = Odtwarzanie stołów
server-tables-sound = Wszystkie stoły są w porządku. Odtworzono: { $tables }.
server-tables-closed = Przy stole { $table } ({ $game }) nie można grać. { $why }
server-tables-damaged = Stół { $table } ({ $game }) jest uszkodzony w wierszu { $line } dziennika. { $why }
server-tables-found = Odtworzone stoły: { $tables }; zamknięte: { $closed }. „comptoir admin tables --cut TABLE” cofa uszkodzony stół do ostatniego poprawnego wiersza.
server-table-cut = Przy stole { $table } gra toczy się dalej od stanu sprzed wiersza { $line } dziennika. Odcięte wiersze są zachowane.
server-admin-done = Gotowe: { $action }. Wpis jest w dzienniku (comptoir admin log).
server-admin-none = Nie ma nic do pokazania.
server-admin-link = Ten link ustawia nowe hasło dla konta { $login }. Działa jeden raz, w ciągu { $minutes } minut:
server-admin-host = Gospodarz
server-admin-name = Nazwa
server-admin-number = Nr
server-admin-report = Zgłoszenie
server-admin-reports = Zgłoszenia
server-admin-seen = Ostatnia wizyta
server-admin-state = Stan
server-admin-table = Stół
server-admin-text = Treść
server-admin-what = Co
server-admin-when = Kiedy
server-admin-who = Kto
server-soak-wait = Gra podczas zabijania i ponownego uruchamiania serwerów
server-soak-trouble = Serwery: { $servers } ({ $database }), sekundy: { $seconds }, zabicia: { $kills }, restarty po kolei: { $restarts }, skoki zegara: { $jumps }.
server-soak-turns = Stoły: { $tables }, potwierdzone ruchy: { $acknowledged }, z tego wysłane więcej niż raz: { $resent }, nieaktualne: { $stale }, nieudane: { $failed }; najdłuższe oczekiwanie na odpowiedź: { $longest } s.
server-soak-kept = Wszystko, co potwierdzono, jest zapisane, a każdy dziennik daje się odtworzyć.
server-soak-broken = Coś, co potwierdzono, nie jest zapisane: { $what }
server-card-bot = Bot { $number }
server-card-invitation = { $name } zaprasza cię do gry { $game }
server-card-seats = Przy stole: { $names }. Wolne miejsca: { $free }.
server-card-table = { $game }: { $names }
server-card-playing = Runda { $round }. Gra trwa: przyjdź popatrzeć.
server-card-over = Gra skończona: { $scores }.
server-card-replay = Runda { $round }: zobacz grę tura po turze.
server-card-puzzle = { $game }: znajdź najlepszą turę
server-card-puzzle-about = Runda { $round }. Jedna tura jest wyraźnie lepsza od wszystkich innych. Która?
server-card-round = { $game } · runda { $round }
server-embed-open = Otwórz w Comptoir
server-embed-back = Poprzednia tura
server-embed-ahead = Następna tura
