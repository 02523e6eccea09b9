### Co mówi strona.

## Home

page-welcome = Gry planszowe przy jednym stole
page-welcome-more = Zagraj od razu z botami albo ze znajomymi z bliska i z daleka. Konto nie jest potrzebne.
page-home = Strona główna
page-navigation = Nawigacja główna
page-rules = Zasady
page-how-to-play = Jak grać
page-about = O programie
page-language = Język
page-theme-auto = Kolory: jak w systemie
page-theme-light = Kolory: jasne
page-theme-dark = Kolory: ciemne
page-my-tables = Moje stoły
page-tables-more = i jeszcze { $count }
page-tables-fewer = Pokaż mniej
page-open-tables = Otwarte stoły
page-no-open-tables = Żaden stół nie szuka teraz graczy.
page-finished-games = Zakończone gry
page-no-finished-games = Żadna gra jeszcze się tu nie zakończyła.
page-join-by-link = Dołącz przez link
page-paste-link = Wklej link
page-join = Dołącz
page-no-link = To nie jest link do stołu.
page-your-turn = Twoja kolej
page-waiting-for-players = Czeka na graczy
page-play-now = Zagraj teraz
page-new-table = Nowy stół
page-game-facts = { $least }–{ $most } graczy · { $length } · autor: { $authors }
page-game-minutes = około { $minutes } minut
page-game-hours =
    { $hours ->
        [one] około { $hours } godziny
        [few] około { $hours } godzin
       *[many] około { $hours } godzin
    }
page-against-bots =
    { $count ->
        [one] przeciwnicy: { $count } bot
        [few] przeciwnicy: { $count } boty
        [many] przeciwnicy: { $count } botów
       *[other] przeciwnicy: { $count } bota
    }
page-level = Siła botów
page-level-easy = Łatwy
page-level-medium = Średni
page-level-hard = Trudny
page-level-expert = Ekspert
page-guest = Gość

## A new table

page-new-table-of = Nowy stół: { $game }
page-players = Gracze
page-seat = Miejsce { $number }
page-wish-me = Ja
page-wish-bot = Bot: { $level }
page-wish-invited = Na zaproszenie
page-wish-open = Otwarte dla wszystkich
page-hot-seat-is = Kilka osób przy jednym ekranie: ekran jest zasłaniany, gdy przychodzi kolej kogoś innego.
page-hot-seat-open = Kilka osób przy jednym ekranie: tu nic nie jest tajne, więc ekran mówi tylko, czyja jest kolej.
page-edition = Edycja
page-clock = Zegar
page-clock-none = Brak
page-clock-off = Bez zegara
page-clock-live = Na żywo: 15 minut + 30 sekund na turę
page-clock-slow = Powoli: 3 dni + 12 godzin na turę
page-clock-quick = Szybko: 5 minut + 10 sekund na turę
page-clock-day = Ruch dziennie: 1 dzień na turę
page-clock-terms = Zegar: { $bank } + { $more } na turę
page-clock-bank = Zegar: { $bank }
page-seat-name = Nazwa gracza na miejscu { $number }
page-title = Nazwa stołu
page-list-openly = Pokaż na liście otwartych stołów
page-rated = Liczy się do rankingu
page-make-table = Utwórz stół
page-start = Rozpocznij

## Before the start

page-table = Stół
page-lobby-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte i ją rozpoczniesz, albo gdy puste miejsca obsadzisz botami.
page-lobby-start = Wszystkie miejsca są zajęte: możesz zacząć grę.
page-lobby-host = { $name } zacznie grę, gdy wszystkie miejsca będą zajęte.
page-lobby-host-full = Wszystkie miejsca są zajęte: { $name } może już zacząć grę.
page-invites-you = { $name } zaprasza cię do gry { $game }
page-your-name = Twoja nazwa gracza
page-names = Ania, Bartek, Celina, Darek, Ewa, Filip, Hania, Igor, Kasia, Lena, Marek, Ola
page-name-suggested = To tylko propozycja: wpisz w jej miejsce własną nazwę.
page-name-another = Inna propozycja
page-seat-open = Wolne miejsce
page-seat-invited = Miejsce dla osoby z zaproszeniem
page-seat-kept = { $name } (zaproszenie)
page-invited = Masz zaproszenie do tego stołu. Zagrasz tylko wtedy, gdy je przyjmiesz.
page-accept = Przyjmij
page-decline = Odrzuć
page-invitation = Zaproszenie
page-bot = Bot { $number }
page-sit-down = Usiądź
page-copy-link = Kopiuj link
page-link-all =
    { $count ->
        [one] Wyślij ten link: wpuszcza jeszcze { $count } osobę.
        [few] Wyślij ten link: wpuszcza jeszcze { $count } osoby.
        [many] Wyślij ten link: wpuszcza jeszcze { $count } osób.
       *[other] Wyślij ten link: wpuszcza jeszcze { $count } osób.
    }
page-link-only-here = Ten link działa tylko na tym komputerze. Aby działał też na innych urządzeniach, uruchom serwer ponownie poleceniem „{ $command }” i otwórz tę stronę pod adresem komputera w sieci: zob. docs/hosting.md.
page-link-not-here = Ten link działa tylko na tym komputerze. Otwórz tę stronę pod adresem komputera w sieci i wyślij link stamtąd: zob. docs/hosting.md.
page-link-used = To zaproszenie zostało już wykorzystane: wszystkie miejsca są zajęte.
page-link-late = Masz zaproszenie, ale gra zaczęła się bez ciebie. Możesz oglądać.
page-remove-person = Usuń: { $name }
page-removed = Osoba, która utworzyła stół, zwolniła twoje miejsce.
page-copied = Skopiowano
page-copy-by-hand = Nie można tu skopiować linku automatycznie: jest zaznaczony, skopiuj go ręcznie.
page-start-with-bots = Rozpocznij z botami na wolnych miejscach
page-is-here = Online
page-leave = Opuść stół

## The account

page-account = Twoje konto
page-name = Nazwa gracza
page-save = Zapisz
page-saved = Zapisano.
page-guest-is = Jesteś gościem w tej przeglądarce. Zarejestruj się, aby grać także na innych urządzeniach.
page-login-is = Zalogowane konto: { $login }.
page-change-password = Zmień hasło
page-old-password = Stare hasło
page-new-password = Nowe hasło (od 8 do 200 znaków)
page-password-changed = Hasło zostało zmienione. Wszędzie indziej trzeba zalogować się ponownie.
page-move-link = Graj dalej w innej przeglądarce
page-move-means = Otwórz ten link w drugiej przeglądarce w ciągu godziny, a zagrasz tam jako ten sam gość. Kto ma link, gra jako ty: zachowaj go dla siebie.
page-move-ask = Ten link przenosi miejsca gościa do tej przeglądarki.
page-move-here = Graj dalej tutaj
page-seat-yours = Czy jedno z tych miejsc jest twoje? Zaloguj się albo utwórz link na stronie „Twoje konto” w przeglądarce, w której grasz.
page-signed-out = Wylogowano cię w tej przeglądarce, więc teraz tylko oglądasz.
page-register-or-sign-in = Zarejestruj się lub zaloguj
page-login = Login
page-password = Hasło
page-register = Zarejestruj się
page-registered = Rejestracja zakończona.
page-sign-in = Zaloguj się
page-signed-in = Zalogowano.
page-about-person = O graczu: { $name }
page-hosts = Dla gospodarzy
page-banned = Gospodarz tego serwera zablokował ci dostęp. Nadal możesz pobrać swoje dane i usunąć konto.
page-muted = Gospodarz tego serwera wyciszył cię: możesz grać, ale nie pisać.
page-forgot-password = Nie pamiętasz hasła?
page-sign-out = Wyloguj się
page-sign-out-everywhere = Wyloguj się wszędzie
page-preferences = Ustawienia
page-confirm-turns = Potwierdzanie tur
page-confirm-turns-each = zawsze przyciskiem
page-confirm-turns-moment = tylko tury na kilka kliknięć
page-confirm-turns-none = nigdy: zagrywaj od razu
page-sound = Dźwięk, gdy jest moja kolej
page-notify = Powiadomienie przeglądarki, gdy przyjdzie moja kolej, dopóki ta strona jest otwarta
page-notify-denied = Przeglądarka nie pozwala tu na powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.
page-motion = Animacje
page-ratings = Ranking
page-games-played =
    { $count ->
        [one] ({ $count } gra)
        [few] ({ $count } gry)
        [many] ({ $count } gier)
       *[other] ({ $count } gier)
    }
page-notifications = Powiadomienia
page-email = E-mail, gdy jest twoja kolej
page-webhook = Webhook
page-webhook-shape = Rodzaj webhooka
page-add = Dodaj
page-remove = Usuń
page-remove-lesson = Usunąć tę lekcję?
page-remove-lesson-more = Zniknie z twojej listy i nie da się do niej wrócić. W każdej chwili możesz zacząć nową.
page-test = Test
page-test-sent = Wysłano wiadomość testową.
page-email-unconfirmed = Jeszcze nie potwierdzono: otwórz link wysłany na ten adres.
page-email-link-again = Wyślij link ponownie
page-email-link-sent = Link został wysłany.
page-no-mail = Ten serwer nie wysyła e-maili. Webhook działa.
page-no-email-ask = Czy e-maile o twojej kolei mają przestać przychodzić? Twój adres zostanie usunięty z tego serwera.
page-no-email-yes = Usuń adres
page-no-email-done = Adres został usunięty. Nie przyjdzie już żaden e-mail.
page-email-confirmed = Twój adres e-mail jest potwierdzony. Odtąd trafiają tam wiadomości o twojej kolei.
page-email-link-old = Ten link wygasł albo dotyczy innego adresu. Poproś o nowy na stronie swojego konta.
page-email-title = Adres e-mail
page-not-sent = Nie udało się wysłać: { $reason }.
page-not-sent-address = adres nie jest publiczny
page-not-sent-connection = nie było odpowiedzi
page-not-sent-time = trwało to za długo
page-not-sent-status = odpowiedź brzmiała { $status }
page-not-sent-no-mail-server = ten serwer nie wysyła e-maili
page-not-sent-mail-server = serwer pocztowy zgłosił błąd
page-not-sent-refused = serwer pocztowy odrzucił ten adres
page-your-data = Twoje dane
page-export = Eksportuj wszystko
page-delete-account = Usuń moje konto…
page-delete-means = Twoja nazwa zniknie z zakończonych gier, a twoje miejsca zajmą boty. Tego nie da się cofnąć.
page-delete-really = Usuń na zawsze
page-deleted = Konto zostało usunięte.
page-open-record = Otwórz plik z zapisem gry
page-to-rematch = Przejdź do rewanżu
page-voted = Głosujesz za botem (wycofaj)
page-hook-broken = wyłączony

## At the table

page-board = Plansza
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-zoom-own = Powiększ też własną planszę
page-side = Gracze, pytanie i panele
page-panels = Panele
page-menu = Menu
page-close = Zamknij
page-cancel = Anuluj
page-round = Runda { $round }
page-watching = Oglądasz
page-you = ty
page-left = poza grą
page-out-of-time = koniec czasu
page-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osób ogląda
    }
page-away = offline
page-thinking = Myśli
page-thinks = Myśli: { $name }…
page-waiting-for = Czekamy na: { $name }
page-going-on = Gra toczy się dalej…
page-working = Chwileczkę…
page-score-now = Wynik, gdyby gra skończyła się teraz
page-vote-bot = Zagłosuj za botem
page-vote-later = Od { $time } możesz głosować za botem.
page-votes = Za botem: { $names }
page-leave-to-bot = Opuść stół: zastąpi cię bot
page-notice-left = { $name } opuszcza stół; dalej gra bot.
page-notice-replaced = { $name } nie wraca; dalej gra bot.
page-notice-out_of_time = { $name }: koniec czasu; dalej gra bot.
page-notice-returned = { $name } znów gra.
page-notice-warned = { $name } nie wraca; inni chcą, żeby za 10 minut grę przejął bot.
page-notice-unrated = Ta gra nie liczy się do rankingu: { $name } używa tej samej przeglądarki lub tego samego adresu co ktoś inny przy stole.
page-notice-went_back = Gra się cofnęła na życzenie: { $name }.
page-notice-took_back = Ostatnia tura została cofnięta: { $name }.
page-notice-refused = { $name } nie zgadza się na cofnięcie.
page-notice-proposed = { $name } proponuje cofnięcie.
page-notice-agreed = { $name } zgadza się na cofnięcie.
page-notice-withdrawn = { $name } wycofuje propozycję cofnięcia.
page-notice-lapsed = Gra potoczyła się dalej: propozycja cofnięcia ({ $name }) przepadła.
page-notice-removed = { $name }: miejsce zostało zwolnione.
page-bot-takes-over = Bot przejmie grę o { $time }
page-bot-plays-for-you = Bot gra za ciebie.
page-out-of-time-you = Twój czas się skończył: bot gra za ciebie.
page-rated-rules = Liczy się do rankingu: jeśli bot zagra za ciebie choćby jedną turę, gra liczy się dla ciebie jako przegrana. Gry osób w jednej przeglądarce lub pod jednym adresem nie liczą się.
page-leave-rated = Ta gra liczy się do rankingu. Jeśli odejdziesz, będzie dla ciebie przegrana, nawet gdy wrócisz. Odejść?
page-leave-sure = Odejść? Bot zagra za ciebie, dopóki nie wrócisz.
page-lost = liczy się jako przegrana
page-come-back = Wróć na miejsce
page-keys = Klawisze: 1–9, potem a, b, c… wybierają, Enter potwierdza, U cofa, R zaczyna turę od nowa.
page-options = Co możesz zrobić
page-options-below = jeszcze { $count }
page-turn-ready = Zagrać tę turę?
page-turn-soon = Ta tura zaraz zostanie zagrana, chyba że ją cofniesz
page-turn-waits = Czeka, aż ją potwierdzisz.
page-ends = Potem grają pozostali.
page-ends-chance = To odsłoni coś nowego: potem cofniesz to tylko za zgodą wszystkich innych przy stole.
page-ends-chance-alone = To odsłoni coś nowego: potem cofniesz to już tylko strzałką w dzienniku.
page-confirm = Potwierdź
page-undo = Cofnij
page-undo-told = Możesz jeszcze cofnąć swoją turę; { $name } się o tym dowie.
page-restart = Zacznij turę od nowa
page-back-to-here = Cofnij do tego wyboru
page-money = Pieniądze
page-score = Wynik
page-changed = Coś się zmieniło przy stole. Wybierz ponownie.
page-kept = Serwer jest nieosiągalny. Twoje wybory są zachowane; spróbuj ponownie.
page-reconnecting = Utracono połączenie. Łączymy ponownie… Nic z tego, co już zrobione, nie przepadło.
page-offline = Serwer jest nieosiągalny.
page-try-again = Spróbuj ponownie
page-not-loaded = Nie udało się wczytać tej części.
page-nothing-here = Pod tym adresem niczego nie ma.
page-loading = Wczytywanie…
page-closed-version = Tę grę rozpoczęto według wersji zasad, której ten serwer już nie obsługuje. Nic nie przepadło: gra jest zachowana bez zmian.
page-closed-edition = Tę grę rozpoczęto z edycją, której ten serwer teraz nie ma. Nic nie przepadło: gra jest zachowana bez zmian.
page-closed-journal = Dziennik tej gry jest uszkodzony od wiersza { $line }, więc nikt nie może grać dalej. Wszystko przed tym wierszem jest zachowane.
page-closed-ended = Grę zakończono bez wyniku. Nikomu się nie liczy.
page-closed-end = Zgadzam się zakończyć grę
page-closed-cut = Zgadzam się wrócić do ostatniego poprawnego kroku ({ $steps })
page-closed-withdraw = Wycofaj zgodę
page-closed-needs = Potrzebna też zgoda: { $names }
page-closed-download = Pobierz wszystko, co zrobiono
page-cover = Kolej gracza: { $name }
page-uncover = To ja: { $name }
page-cover-back = Wróć: { $name }
page-cover-keys = Klawiaturą: Tab, potem Enter.
page-log = Dziennik
page-log-earlier = Pokaż wcześniejsze zdarzenia
page-scores = Punkty
page-chat = Czat
page-notes = Notatki
page-since =
    { $count ->
        [one] Od twojej ostatniej tury: { $count } tura
        [few] Od twojej ostatniej tury: { $count } tury
        [many] Od twojej ostatniej tury: { $count } tur
       *[other] Od twojej ostatniej tury: { $count } tury
    }
page-propose-undo = Zaproponuj cofnięcie wszystkiego od tego miejsca
page-go-back-from = Cofnij wszystko od tego miejsca
page-go-back-ask = Cofnąć wszystko od tego miejsca?
page-go-back-lost =
    { $count ->
        [one] Cofnięty zostanie { $count } wpis w dzienniku i nie da się go przywrócić.
        [few] Cofnięte zostaną { $count } wpisy w dzienniku i nie da się ich przywrócić.
        [many] Cofniętych zostanie { $count } wpisów w dzienniku i nie da się ich przywrócić.
       *[other] Cofnięte zostanie { $count } wpisu w dzienniku i nie da się ich przywrócić.
    }
page-go-back-rounds =
    { $count ->
        [one] Gra cofnie się o { $count } rundę.
        [few] Gra cofnie się o { $count } rundy.
        [many] Gra cofnie się o { $count } rund.
       *[other] Gra cofnie się o { $count } rundy.
    }
page-go-back-yes = Cofnij to wszystko
page-go-back-no = Zostaw grę bez zmian
page-proposal = { $name } proponuje cofnięcie wszystkiego od tego miejsca:
page-proposal-agreed = Za: { $names }
page-proposal-asked = Jeszcze bez odpowiedzi: { $names }
page-agree = Zgoda
page-refuse = Odmów
page-withdraw = Wycofaj
page-category = Kategoria
page-total = Razem
page-rank = Miejsce
page-place = { $rank }.
page-chat-empty = Nikt jeszcze nic nie napisał.
page-someone-gone = Ktoś, kogo już tu nie ma
page-chat-message = Wiadomość
page-send = Wyślij
page-notes-are = Widzisz to tylko ty.
page-wins = Wygrywa: { $name }
page-replay = Powtórka
page-analyse = Analizuj
page-analysis = Analiza
page-replay-game = Partia
page-rematch = Rewanż
page-rematch-asked = Czeka na ciebie rewanż.
page-rating = Ranking
page-download = Pobierz zapis
page-fork = Graj stąd samodzielnie za wszystkich
page-fork-about = Nowy stół od tego kroku; ta partia zostaje, jaka jest. Z botami grasz na jednym miejscu, a boty na pozostałych.
page-fork-friends = Graj dalej ze znajomymi
page-check-draws = Sprawdź losowania
page-seed = Ziarno losowości: { $seed }
page-step = Krok
page-to-start = Na początek
page-event-by-event = Zdarzenie po zdarzeniu
page-the-start = Początek gry.
page-play = Odtwarzaj
page-pause = Pauza
page-chart = Punkty w trakcie gry: { $names }

## Rules and about

page-games = Gry
page-rules-of = Zasady gry { $game }
page-rules-note = Każda zasada ma numer, do którego odsyłają wyjaśnienia i dziennik. Numery stron pochodzą z drukowanej instrukcji.
page-rule-number = Zasada { $rule } (otwiera się w nowej karcie)
page-rule-pages =
    { $count ->
        [one] (strona { $pages })
        [few] (strony { $pages })
        [many] (strony { $pages })
       *[other] (strony { $pages })
    }
page-about-games = Gry i ich twórcy
page-about-authors = Speicherstadt to gra Stefana Felda. Mombasa to gra Alexandra Pfistera, ilustrowana przez Klemensa Franza i Andreasa Rescha. Obie wydało wydawnictwo eggertspiele. Gry i ich nazwy należą do autorów i wydawców. Jeśli ci się tu spodobają, kup je: nic nie zastąpi prawdziwego stołu i znajomych.
page-about-independent = Comptoir to niezależna praca miłośników, niezwiązana z autorami ani wydawcami. Wszystkie teksty i rysunki są nasze; nic z wydrukowanych gier nie zostało skopiowane.
page-about-house = Nasza edycja
page-about-house-text = Gry toczą się według naszej edycji, która zgadza się z każdym zdaniem instrukcji. Tam, gdzie w instrukcjach są tylko obrazki, wartości są nasze i nie zostały skopiowane z elementów gry. Jeśli masz grę, możesz grać z jej wydrukowanymi wartościami.
page-about-history = Historia w tle Mombasy
page-about-history-1 = Mombasa rozgrywa się wśród kompanii handlowych, które w epoce kolonialnej działały w Afryce. Gra zamienia to w abstrakcyjną rywalizację o udziały i faktorie. Historia taka nie była: kompanie te siłą zagarniały ziemię i bogactwa, wyzyskiwały mieszkańców i czerpały zyski z ich przymusowej pracy. Ludzie tego kontynentu, mający własne państwa, handel i kultury, w grze w ogóle się nie pojawiają.
page-about-history-2 = Wyzysk Afryki i jej mieszkańców to jeden z najciemniejszych rozdziałów historii, a jego skutki trwają do dziś. Lubimy tę grę za jej mechanizmy; nie chcemy, by tę prawdę przesłaniały.
page-about-fair = Uczciwa gra
page-about-fair-text = Serwer nigdy nie wysyła ukrytych informacji graczowi, który nie może ich znać, a boty nie widzą więcej niż ludzie. Po grze publikowane jest jej ziarno losowości, więc każdy może sprawdzić każdą dobraną kartę.
page-about-compiled = Comptoir { $version }, silnik skompilowany.
page-about-plain = Comptoir { $version }, silnik w zwykłym Pythonie. Gra tak samo, tylko wolniej.

page-learn = Nauka przez grę
page-hint-line = Potem być może: { $line }
page-hint-reply = { $name }: { $turn }
page-hint-ask = Poproś bota o podpowiedź
page-hint-thinks = Zastanawia się…

## Opowieść o turze

page-pace = Tury innych
page-pace-slow = powoli
page-pace-normal = w zwykłym tempie
page-pace-fast = szybko
page-pace-once = od razu
page-story = Co się dzieje
page-story-next = Pokaż dalej
page-story-skip = Przejdź do bieżącej chwili
page-log-setup = Przygotowanie
page-log-more = Szczegóły
page-log-newest = Najnowsze wpisy
page-round-back = Poprzednia runda
page-round-ahead = Następna runda
page-to-end = Na koniec
page-turn-back = Poprzednia tura
page-turn-ahead = Następna tura
page-replay-start = Początek
page-replay-by-round = Runda
page-replay-by-turn = Tura
page-replay-end = Koniec
page-speed = Prędkość
page-replay-round =
    { $round ->
        [0] Przygotowanie gry
       *[1] Runda { $round }
    }

## Koniec

page-best-turn = Najwięcej punktów naraz: { $name }, runda { $round } (+{ $points })
page-worst-turn = Najwięcej punktów straconych naraz: { $name }, runda { $round } (−{ $points })
page-costliest-turn = Najkosztowniejsza tura według analizy: { $name }, runda { $round } (−{ $points })
