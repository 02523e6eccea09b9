### Co mówi strona.

## Home

page-welcome = Dwie gry handlowe przy jednym stole
page-welcome-more = Zagraj od razu z botami albo ze znajomymi z bliska i z daleka. Konto nie jest potrzebne.
page-home = Strona główna
page-navigation = Nawigacja główna
page-rules = Zasady
page-about = O programie
page-language = Język
page-theme-auto = Kolory: jak w systemie
page-theme-light = Kolory: jasne
page-theme-dark = Kolory: ciemne
page-my-tables = Moje stoły
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
page-game-speicherstadt = Hamburska dzielnica spichlerzy: ustaw się w kolejce po statki, kontrakty i strażaków i wiedz, kiedy odpuścić.
page-game-speicherstadt-facts = 2–5 graczy · około 45 minut · autor: Stefan Feld
page-game-mombasa = Cztery kompanie handlowe, jeden kontynent: zaplanuj karty w tajemnicy i postaw na kompanię, która rośnie.
page-game-mombasa-facts = 2–4 graczy · około 2 godzin · autor: Alexander Pfister
page-level = Siła botów
page-level-easy = Łatwy
page-level-medium = Średni
page-level-hard = Trudny
page-guest = Gość

## A new table

page-new-table-of = Nowy stół: { $game }
page-players = Gracze
page-seat = Miejsce { $number }
page-wish-me = Ja
page-wish-bot = Bot: { $level }
page-wish-invited = Na zaproszenie
page-wish-open = Otwarte dla wszystkich
page-hot-seat-is = Kilka osób przy jednym ekranie: przy każdej zmianie gracza ekran jest zasłaniany.
page-variant-setup = Przygotowanie
page-variant-setup-first = Pierwsza gra
page-variant-setup-variable = Zmienne
page-edition = Edycja
page-clock = Zegar
page-clock-none = Brak
page-clock-live = Na żywo: 15 minut + 30 sekund na turę
page-clock-slow = Powoli: 3 dni + 12 godzin na turę
page-title = Nazwa
page-list-openly = Pokaż na liście otwartych stołów
page-rated = Liczy się do rankingu
page-make-table = Utwórz stół
page-start = Rozpocznij

## Before the start

page-table = Stół
page-lobby-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte, albo z botami na wolnych miejscach.
page-seat-open = Wolne miejsce
page-seat-invited = Miejsce dla zaproszonego
page-bot = Bot { $number }
page-sit-down = Usiądź
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-start-with-bots = Rozpocznij z botami na wolnych miejscach
page-is-here = Jest tutaj
page-leave = Odejdź

## The account

page-account = Ty
page-name = Imię
page-save = Zapisz
page-saved = Zapisano.
page-guest-is = Jesteś gościem w tej przeglądarce. Zarejestruj się, aby grać także gdzie indziej.
page-register-or-sign-in = Zarejestruj się lub zaloguj
page-login = Login
page-password = Hasło
page-register = Zarejestruj się
page-registered = Rejestracja zakończona.
page-sign-in = Zaloguj się
page-signed-in = Zalogowano.
page-sign-out = Wyloguj się
page-sign-out-everywhere = Wyloguj się wszędzie
page-preferences = Ustawienia
page-confirm-turns = Potwierdzaj każdą turę
page-sound = Dźwięk, gdy jest moja kolej
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
page-email = E-mail, gdy jest Twoja kolej
page-webhook = Webhook
page-webhook-shape = Rodzaj webhooka
page-add = Dodaj
page-remove = Usuń
page-test = Test
page-test-sent = Wysłano wiadomość testową.
page-email-unconfirmed = Jeszcze nie potwierdzono: otwórz odnośnik wysłany na ten adres.
page-email-link-again = Wyślij odnośnik ponownie
page-email-link-sent = Odnośnik został wysłany.
page-email-confirmed = Twój adres e-mail jest potwierdzony. Odtąd trafiają tam wiadomości o Twojej kolei.
page-email-link-old = Ten odnośnik jest za stary albo dotyczy innego adresu. Poproś o nowy w menu pod swoim imieniem.
page-email-title = Adres e-mail
page-not-sent = Nie udało się wysłać: { $reason }.
page-not-sent-address = adres nie jest publiczny
page-not-sent-connection = nikt tam nie odpowiada
page-not-sent-time = trwało to za długo
page-not-sent-status = odpowiedź brzmiała { $status }
page-not-sent-no-mail-server = ten serwer nie wysyła e-maili
page-not-sent-mail-server = serwer pocztowy zawiódł
page-not-sent-refused = serwer pocztowy nie przyjmuje tego adresu
page-your-data = Twoje dane
page-export = Eksportuj wszystko
page-delete-account = Usuń mnie…
page-delete-means = Twoje imię zniknie z zakończonych gier, a Twoje miejsca zajmą boty. Tego nie da się cofnąć.
page-delete-really = Usuń na zawsze
page-deleted = Usunięto.
page-open-record = Otwórz plik z zapisem gry
page-to-rematch = Do rewanżu
page-voted = Chcesz bota; wycofaj
page-hook-broken = wyłączony

## At the table

page-board = Plansza
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-side = Gracze, pytanie i panele
page-panels = Panele
page-menu = Menu
page-close = Zamknij
page-round = Runda { $round }
page-watching = Oglądasz
page-you = ty
page-left = poza grą
page-away = nie ma
page-thinking = Myśli
page-thinks = Myśli: { $name } …
page-waiting-for = Czekamy na: { $name }
page-going-on = Gra toczy się dalej …
page-working = Chwileczkę …
page-score-now = Wynik, gdyby gra skończyła się teraz
page-vote-bot = Niech gra bot
page-leave-to-bot = Odejdź: zastąpi Cię bot
page-come-back = Wróć na miejsce
page-keys = Klawisze: 1–9 wybór, Enter potwierdza, U cofa, R zaczyna turę od nowa.
page-options = Co możesz zrobić
page-turn-ready = Czy to Twoja tura?
page-ends = Potem grają pozostali.
page-ends-chance = Potem odsłoni się coś nowego, więc nie będzie odwrotu.
page-confirm = Potwierdź
page-undo = Cofnij
page-restart = Tura od nowa
page-back-to-here = Wróć przed ten wybór
page-money = Pieniądze
page-score = Wynik
page-changed = Coś się zmieniło przy stole. Wybierz ponownie.
page-kept = Serwer jest nieosiągalny. Twoje wybory są zachowane; spróbuj ponownie.
page-reconnecting = Utracono połączenie. Łączymy ponownie; nic nie przepadnie.
page-offline = Serwer jest nieosiągalny.
page-try-again = Spróbuj ponownie
page-not-loaded = Nie udało się wczytać tej części strony.
page-loading = Wczytywanie …
page-error-not-found = Nie ma takiego stołu albo nie możesz go zobaczyć.
page-error-signed-out = Najpierw się zaloguj.
page-error-taken = To już zajęte.
page-error-too-many = Zbyt wiele żądań. Poczekaj chwilę.
page-cover = Teraz: { $name }
page-uncover = Gra: { $name }
page-log = Dziennik
page-log-earlier = Pokaż wcześniejsze zdarzenia
page-scores = Punkty
page-chat = Czat
page-notes = Notatki
page-since =
    { $count ->
        [one] Od Twojej ostatniej tury: { $count } zdarzenie
        [few] Od Twojej ostatniej tury: { $count } zdarzenia
        [many] Od Twojej ostatniej tury: { $count } zdarzeń
       *[other] Od Twojej ostatniej tury: { $count } zdarzeń
    }
page-previous = Poprzednie
page-next = Następne
page-propose-undo = Zaproponuj cofnięcie się przed ten moment
page-proposal = { $name } proponuje cofnąć się przed to zdarzenie:
page-agree = Zgoda
page-refuse = Odmów
page-withdraw = Wycofaj
page-category = Kategoria
page-total = Razem
page-rank = Miejsce
page-chat-empty = Nikt jeszcze nic nie napisał.
page-chat-message = Wiadomość
page-send = Wyślij
page-notes-are = Widzisz to tylko Ty.
page-wins = Wygrywa: { $name }
page-replay = Powtórka
page-analyse = Analizuj
page-analysis = Analiza
page-replay-game = Partia
page-rematch = Rewanż
page-download = Pobierz zapis
page-fork = Graj dalej od tego miejsca
page-seed = Ziarno losowości: { $seed }
page-step = Krok
page-to-start = Na początek
page-the-start = Początek gry.
page-play = Odtwarzaj
page-pause = Pauza
page-chart = Punkty w trakcie gry: { $names }

## Speicherstadt’s board

page-harbour = Port
page-space = Pole { $space }: { $card }, cena { $price }
page-space-empty = Pole { $space } jest puste
page-buy = Kup
page-pass = Pas
page-supply = Co jeszcze przyjdzie
page-pile = Stos
page-winter = Zima
page-spring = Wiosna
page-summer = Lato
page-autumn = Jesień
page-last-fire = Ostatni pożar
page-fires = Nadchodzące pożary
page-fire-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
page-bag = Woreczek
page-stock = Zasoby
page-goods = Towary
page-no-goods = brak
page-house = Dom Kupiecki
page-house-is = Przechowuje jeden towar; sprzedaj dwa za monetę albo wymień trzy na jeden.
page-sell = Sprzedaj { $count }
page-exchange = Wymień { $count }
page-done = Gotowe
page-warehouse = Magazyn
page-show-whole = Pokaż większe
page-start-player = Pierwszy gracz
page-merchants-home =
    { $count ->
        [one] { $count } kupiec w domu
        [few] { $count } kupców w domu
        [many] { $count } kupców w domu
       *[other] { $count } kupców w domu
    }
page-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monet
    }
page-firemen = Strażacy: { $count }
page-card-ship = Jego towary są Twoje: dostarcz je, sprzedaj albo przechowaj.
page-card-contract = Dostarcz wszystkie towary: punktuje na końcu, jeśli jest kompletny.
page-card-trader = Kupuje swój towar po monecie za sztukę; punktuje na końcu.
page-card-fireman = Jego wartość liczy się przy każdym pożarze: najsilniejsi zyskują, najsłabsi tracą.
page-card-fire = Najwięcej strażaków zyskuje punkty, najmniej je traci.
page-card-counting-office = Im więcej ich masz, tym więcej każdy jest wart na końcu.
page-card-warehouse = Przechowuje towary między rundami; punktują na końcu.
page-card-bank = Daje dodatkową monetę przy każdym dochodzie.
page-card-port = Na końcu punktuje za każdy Twój statek.
page-card-chamber = Na końcu punktuje za każdą Twoją monetę.
page-card-church = Punktuje na końcu.
page-card-prayer-boat = Punktuje na końcu.

## Rules and about

page-games = Gry
page-rules-of = Zasady gry { $game }
page-rules-note = Każda zasada ma numer, do którego odsyłają wyjaśnienia i dziennik. Numery stron pochodzą z drukowanej instrukcji.
page-rule-number = Zasada { $rule }
page-rule-pages =
    { $count ->
        [one] (strona { $pages })
        [few] (strony { $pages })
        [many] (strony { $pages })
       *[other] (strony { $pages })
    }
page-about-games = Gry i ich twórcy
page-about-authors = Speicherstadt to gra Stefana Felda. Mombasa to gra Alexandra Pfistera, ilustrowana przez Klemensa Franza i Andreasa Rescha. Obie wydało eggertspiele. Gry i ich nazwy należą do autorów i wydawców. Jeśli Ci się tu spodobają, kup je: przy stole ze znajomymi jest lepiej.
page-about-independent = Comptoir to niezależna praca miłośników, powstała bez udziału autorów i wydawców. Wszystkie teksty i rysunki są nasze; nic z wydrukowanych gier nie zostało skopiowane.
page-about-house = Edycja domowa
page-about-house-text = Gry toczą się według edycji domowej: zgadza się ona z każdym zdaniem instrukcji. Tam, gdzie są w nich tylko obrazki, wartości są nasze i nie zostały odczytane z drukowanych elementów. Kto ma pudełko, może uruchomić program z jego wartościami.
page-about-history = Historia w tle Mombasy
page-about-history-1 = Mombasa rozgrywa się wśród kompanii handlowych, które w epoce kolonialnej działały w Afryce. Gra zamienia to w abstrakcyjną rywalizację o udziały i faktorie. Historia taka nie była: kompanie te siłą zagarniały ziemię i bogactwa, wyzyskiwały mieszkańców i czerpały zyski z ich niewolnej pracy. Ludzie tego kontynentu, mający własne państwa, handel i kultury, w grze w ogóle się nie pojawiają.
page-about-history-2 = Wyzysk Afryki i jej mieszkańców to jeden z najciemniejszych rozdziałów historii, a jego skutki trwają do dziś. Lubimy tę grę za jej mechanizmy; nie chcemy, by to przesłaniały.
page-about-fair = Uczciwa gra
page-about-fair-text = Nic ukrytego nie opuszcza serwera dla kogoś, kto nie może tego wiedzieć, a boty nie widzą więcej niż ludzie. Po grze publikowane jest jej ziarno losowości, więc każdy może sprawdzić każdą dobraną kartę.

page-learn = Nauka przez grę
page-hint-ask = Co radzisz?
page-hint-thinks = Zastanawia się …
