### Czego serwer nie może zrobić i co na to poradzić.

## Żądania

error-signed-out = Najpierw się zaloguj albo wybierz nazwę jako gość.
error-not-found = Nie ma tu nic takiego albo nie masz do tego dostępu.
error-too-often =
    { $wait ->
        [one] To było za często. Poczekaj sekundę.
        [few] To było za często. Poczekaj { $wait } sekundy.
        [many] To było za często. Poczekaj { $wait } sekund.
       *[other] To było za często. Poczekaj { $wait } sekundy.
    }
error-unavailable = Serwer nie może teraz tego zrobić. Spróbuj ponownie; nic nie przepadło.
error-restarting = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę.
error-internal = Serwer popełnił błąd i go odnotował. Nic, co potwierdzono, nie przepadło.
error-malformed = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
error-illegal = To nie jest teraz możliwe.
error-no-method = Ten adres tego nie oferuje.
error-too-large = To jest za duże.
error-too-much = To za dużo naraz: najwyżej { $most }.
error-too-deep = Żądanie jest zbyt głęboko zagnieżdżone.
error-unstorable = Jest w tym tekst lub liczba, których nie da się zapisać.
error-not-utf8 = Tekst nie jest w UTF-8.
error-not-json = Wyślij JSON, z Content-Type: application/json.
error-other-origin = To musi pochodzić z własnej strony tego serwera (nagłówek Origin).
error-same-moment = Ktoś zmienił to w tej samej chwili. Spójrz jeszcze raz i spróbuj ponownie.
error-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz na stół.

## Ludzie

error-has-account = Masz już konto. Wyloguj się, żeby założyć kolejne.
error-wrong-login = Nie ma takiego loginu z tym hasłem.
error-wrong-password = To nie jest twoje hasło.
error-old-password = Podaj też stare hasło.
error-guest-password = Gość nie ma hasła. Najpierw się zarejestruj.
error-login-taken = Ktoś ma już ten login. Wybierz inny.
error-login-shape = Login ma od { $low } do { $high } znaków: liter, cyfr, kropek, łączników lub znaków podkreślenia.
error-name-length = Nazwa ma od 1 do { $most } znaków.
error-name-invisible = Nazwa nie zawiera niewidocznych znaków.
error-name-blank = Nazwa ma co najmniej jeden widoczny znak.
error-password-length = Hasło ma od { $low } do { $high } znaków.
error-password-controls = Hasło nie zawiera znaków sterujących.
error-settings-size = Ustawienia mają najwyżej { $most } bajtów.
error-settings-depth = Ustawienia są zagnieżdżone najwyżej na głębokość { $most }.
error-no-language = Nie ma takiego języka. Wybierz jeden z: { $all }.
error-no-email-address = To nie jest adres e-mail.
error-no-email-yet = Nie masz jeszcze adresu e-mail.
error-confirm-first = Najpierw potwierdź adres e-mail linkiem, który na niego wysłano.
error-confirmed-already = Twój adres e-mail jest już potwierdzony.
error-confirm-link-old = Ten link wygasł albo dotyczy innego adresu. Poproś o nowy w ustawieniach.
error-reset-link-old = Ten link wygasł albo został już użyty. Poproś o nowy.
error-moving-link-old = Ten link wygasł. Utwórz nowy w przeglądarce, w której grasz.
error-signed-in-already = Masz tu zalogowane konto. Najpierw się wyloguj.
error-link-account = Masz konto: w drugiej przeglądarce zaloguj się swoim loginem i hasłem.
error-no-mail-server = Ten serwer nie wysyła e-maili. Poproś jego gospodarza o link do nowego hasła.
error-no-webhook = Webhook to adres, który zaczyna się od https:// lub http://, bez hasła.
error-hooks-full = Nie możesz mieć więcej webhooków. Najpierw usuń któryś.

## Stoły

error-no-table = Nie ma takiego stołu albo nie masz do niego dostępu.
error-no-game = Ten serwer nie ma teraz gry „{ $game }”. Nic nie przepadło: gospodarz serwera może ją znów zainstalować.
error-no-edition = Na tym serwerze nie ma gry „{ $game }” z edycją „{ $edition }”.
error-edition-gone = Przy tym stole gra się z edycją „{ $edition }”, której ten serwer teraz nie ma. Nic nie przepadło: gospodarz serwera może ją przywrócić.
error-closed-version = Grę przy tym stole zaczęto według zasad, których ten program nie zna. Nic nie przepadło: stół zostaje, jaki jest.
error-closed-edition = Grę przy tym stole zaczęto z edycją, której ten serwer teraz nie ma. Nic nie przepadło: stół zostaje, jaki jest.
error-closed-journal = Dziennik tego stołu jest uszkodzony: nikt nie może tu grać, póki nie zostanie naprawiony.
error-not-closed = Nic nie przeszkadza grać przy tym stole.
error-nothing-to-cut = Dziennik tego stołu jest w porządku: nie ma czego obcinać.
error-wish-what = Życzenie to „end” albo „cut”.
error-no-say = Decydują o tym tylko ci, którzy tu grają.
error-no-lesson = Do tej gry nie ma pierwszej partii z przewodnikiem: { $game }. Załóż po prostu stół.
error-seat-wish = „{ $text }” to nie życzenie co do miejsca. Możliwe są me, open, invited lub bot:POZIOM.
error-seat-kind = Miejsce może być open, invited lub bot.
error-no-level = Nie ma poziomu „{ $level }”.
error-clock-range = Zegar ma od 10 sekund do 90 dni i dodaje najwyżej 7 dni na turę.
error-rated-clock = Zegar gry rankingowej ma co najmniej 5 minut.
error-rated-day = W grze rankingowej miejsce można oddać dopiero po dniu czekania.
error-bots-not-rated = Gry z botami nie liczą się do rankingu.
error-hot-seat-not-rated = Gry przy jednym ekranie nie liczą się do rankingu.
error-hot-seat-own = Przy stole na jednym ekranie wszystkie miejsca należą do ciebie lub do botów.
error-sit-down-yourself = Zajmij miejsce: jedno z miejsc musi być „me”.
error-seats-free = Są jeszcze wolne miejsca. Poczekaj na kogoś albo pozwól zająć je botom.
error-seats-taken = Wszystkie miejsca są zajęte.
error-seat-taken = To miejsce jest zajęte.
error-seat-invited = To miejsce jest dla kogoś z zaproszeniem.
error-invitation-used = To zaproszenie zostało już wykorzystane.
error-tables-full =
    { $most ->
        [one] Masz już { $most } niedokończony stół: najpierw go dokończ.
        [few] Masz już { $most } niedokończone stoły: najpierw dokończ któryś.
        [many] Masz już { $most } niedokończonych stołów: najpierw dokończ któryś.
       *[other] Masz już { $most } niedokończonego stołu: najpierw dokończ któryś.
    }
error-not-your-table = Może to zrobić tylko ten, kto założył stół.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-not-your-seat = To nie twoje miejsce.
error-no-seat-of-yours = Nie masz miejsca przy tym stole.
error-own-seat = To twoje własne miejsce: opuść stół, żeby je zwolnić.
error-seated-already = Siedzisz już przy tym stole.
error-bot-plays-for-you = Na tym miejscu gra za ciebie bot: najpierw zajmij je z powrotem.
error-no-bot-for-you = Żaden bot tu za ciebie nie gra.
error-no-vote = Głosować mogą tylko ci, którzy tu grają.
error-no-other-person = Na tym miejscu nie gra teraz nikt inny.
error-person-here = Ta osoba jest przy stole.
error-not-waited-for = Stół nie czeka teraz na tę osobę.
error-rematch-not-yours = O rewanż mogą poprosić tylko ci, którzy grali.
error-message-length = Wiadomość ma od 1 do { $most } znaków.
error-notes-length = Notatki mają najwyżej { $most } znaków.

## Gra

error-not-begun = Gra jeszcze się nie zaczęła.
error-begun = Gra już się zaczęła.
error-begun-watch = Gra już się zaczęła: możesz ją oglądać.
error-game-over = Gra się skończyła.
error-not-over = Gra jeszcze się nie skończyła.
error-not-over-journal = Gra się nie skończyła: zakończcie ją razem, wtedy każdy będzie mógł dostać dziennik.
error-not-over-secrets = Gra się nie skończyła; dopóki trwa, kryje tajemnice.
error-not-asked = To nie twoja kolej: podpowiedzi są tylko na twoją turę.
error-no-hints-rated = Przy stołach rankingowych nie ma podpowiedzi.
error-no-hint = Tym razem nie ma podpowiedzi. Spróbuj ponownie.
error-hints-busy = Wiele osób prosi teraz o podpowiedzi. Spróbuj ponownie za chwilę.
error-bot-not-asked = To już nie kolej bota.
error-moved-while-thinking = Coś się wydarzyło, gdy bot myślał.
error-empty-turn = Tura ma co najmniej jeden wybór.
error-turn-over-before = Tura kończy się przed „{ $choice }”: wyślij tylko to, co do niej należy.
error-turn-not-over = Tura nie jest skończona: odpowiedzią jest cała tura.
error-undo-what = Cofnij ostatni wybór („last”) albo całą turę („turn”).
error-answer-what = Odpowiedź to „consent” albo „refuse”.
error-go-back-what = Podaj wiersz, do którego wrócić, albo odpowiedz.
error-absent-played = Po tym grał ktoś, kogo teraz nie ma: { $name }. Gra może wrócić najwyżej do chwili tego odejścia.
error-no-line = Nie ma takiego wiersza: zacznij od takiego, który już był widoczny.
error-no-such-action = W tej grze nie ma takiego wyboru.
error-bad-setup = Gra nie ma takiej liczby graczy ani takiej opcji.
error-bad-record = To nie jest zapis gry, który da się tu odtworzyć.
error-bad-edition = Tej edycji nie da się użyć: w jej pliku jest błąd.

## Analiza

error-steps = Gra ma kroki od 0 do { $last }.
error-steps-not-yours = Wracać można tylko w zakończonych grach i we własnych grach przy jednym ekranie.
error-fork-own-seat = Dopóki gra trwa, możesz grać dalej tylko na własnym miejscu.
error-not-a-fork = Ta gra nie jest ciągiem dalszym innej.
error-no-analysis = Ten serwer nie analizuje gier.
error-analyses-full =
    { $most ->
        [one] Czeka już { $most } twoja analiza: zaczekaj na nią albo ją zatrzymaj.
        [few] Czekają już { $most } twoje analizy: zaczekaj na którąś albo którąś zatrzymaj.
        [many] Czeka już { $most } twoich analiz: zaczekaj na którąś albo którąś zatrzymaj.
       *[other] Czeka już { $most } twojej analizy: zaczekaj na którąś albo którąś zatrzymaj.
    }
error-analysis-not-yours = Zatrzymać analizę mogą tylko osoba, która o nią poprosiła, i ci, którzy grali.
error-no-puzzle = Nie ma takiego zadania.
error-other-position = To inna pozycja: spójrz jeszcze raz na zadanie.

## Spokój między ludźmi

error-banned = Gospodarz tego serwera zablokował ci dostęp. Nadal możesz pobrać wszystko, co o tobie zapisano, i usunąć konto.
error-muted = Gospodarz tego serwera wyciszył cię: możesz grać, ale nie pisać.
error-block-yourself = Nie możesz zablokować siebie.
error-blocks-full = Nie możesz zablokować więcej osób. Najpierw kogoś odblokuj.
error-no-person = Nie ma takiej osoby.
error-no-such-person = Nie ma nikogo z loginem lub identyfikatorem „{ $who }”.
error-guest-host = Gość nie może być gospodarzem: najpierw trzeba się zarejestrować.
error-is-host = To gospodarz: może to zrobić tylko osoba prowadząca serwer, poleceniem.
error-report-yourself = Nie możesz zgłosić siebie.
error-person-not-there = Tej osoby nie było przy tym stole.
error-no-message = Ta osoba nie napisała tam takiej wiadomości.
error-no-report = Nie ma takiego zgłoszenia albo ktoś je już załatwił.
error-no-confirmed-address = Nie ma potwierdzonego adresu e-mail, na który można by wysłać link. Osoba prowadząca serwer może go utworzyć: comptoir admin reset.
error-avoids-someone = Ty i ktoś przy tym stole nie gracie ze sobą.
error-no-game-here = Przy tym stole nikt nie gra. Usuń go, jeśli ma zniknąć.
error-no-such-table = Nie ma stołu „{ $table }”.
error-picture-width = Poproś o obrazek szerokości od { $least } do { $most } pikseli.
error-no-embedding = Ten serwer nie pozwala innym stronom pokazywać swoich gier. Gospodarz może na to pozwolić: ustawienie „embedders”.
