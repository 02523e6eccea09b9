# Co jest nie tak z plikiem edycji i skąd pochodzą jej wartości.

mombasa-edition-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
mombasa-edition-no-card = brak karty „{ $card }”
mombasa-edition-each-kind = co najmniej jedna każdego rodzaju
mombasa-edition-no-merchant = brak handlarza diamentów
mombasa-edition-merchants = jeden zwykły handlarz diamentów i po jednym z: { $companies }
mombasa-edition-tiles =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
mombasa-edition-the-ids = identyfikatory { $ids }
mombasa-edition-each-id = każdy identyfikator raz
mombasa-edition-tile-bonus = diamenty lub pola na torach inwestycji
mombasa-edition-too-often = { $name } za często
mombasa-edition-of-it = najwyżej { $most }
mombasa-edition-with-letter = { $number } z literą { $letter }
mombasa-edition-letters = listy liter ({ $rows } × { $columns }), każda z liter A, B i C { $each } razy
mombasa-edition-special =
    { $count ->
        [one] { $count } pole specjalne
        [few] { $count } pola specjalne
       *[many] { $count } pól specjalnych
    }
mombasa-edition-calls =
    { $count ->
        [one] { $count } wezwanie do uzupełnienia kapitału
        [few] { $count } wezwania do uzupełnienia kapitału
       *[many] { $count } wezwań do uzupełnienia kapitału
    }
mombasa-edition-calls-expected = 1 lub 2 wezwania do uzupełnienia kapitału
mombasa-edition-bonuses =
    { $count ->
        [one] { $count } przywilej
        [few] { $count } przywileje
       *[many] { $count } przywilejów
    }
mombasa-edition-tiers = progi o rosnących wartościach
mombasa-edition-regions =
    { $count ->
        [one] { $count } region
        [few] { $count } regiony
       *[many] { $count } regionów
    }
mombasa-edition-enclaves =
    { $count ->
        [one] { $count } enklawa
        [few] { $count } enklawy
       *[many] { $count } enklaw
    }
mombasa-edition-id = identyfikator z małych liter, cyfr i znaków podkreślenia
mombasa-edition-reward = premia
mombasa-edition-no-reward = brak premii
mombasa-edition-around = brak, bo otacza enklawę
mombasa-edition-rewards = funty, diamenty, książki lub pola (pounds, diamonds, books, steps)
mombasa-edition-no-region = brak regionu
mombasa-edition-next-to-it = regiony obok
mombasa-edition-named-before = on sam albo granica podana wcześniej
mombasa-edition-each-once = każde raz
mombasa-edition-no-border = { $region } bez granicy
mombasa-edition-border-each = po jednej dla każdego regionu
mombasa-edition-enclave-next = enklawa { $region } obok innych
mombasa-edition-no-way = brak drogi przez granice z { $first } do { $others }
mombasa-edition-connected = jedna mapa, na której wszystkie regiony są połączone
mombasa-edition-lists =
    { $count ->
        [one] { $count } lista
        [few] { $count } listy
       *[many] { $count } list
    }
mombasa-edition-matrix = listy ({ $rows } × { $columns }) liczb całkowitych od 0 do { $high }
mombasa-edition-pairs = pary [pole, wartość], pola rosnąco od 1 do { $last }, wartości od 1 do { $high }
mombasa-edition-needs =
    { $count ->
        [one] { $count } wymaganie
        [few] { $count } wymagania
       *[many] { $count } wymagań
    }
mombasa-edition-needs-expected = 1 lub 2 wymagania

mombasa-guide-companies = strona 2. Nie ma nic do wpisania: cztery kompanie i ich kolory.
mombasa-guide-base-columns = siedziby kompanii na planszy, pod faktoriami: monety nadrukowane na miejscach, lista dla każdej z 3 kolumn, od góry (od strony mapy) w dół. Że ostatnie miejsce pokazuje 2: instrukcja, strona 6.
mombasa-guide-player-board-start-pounds = strona 2, funty każdego gracza na początku.
mombasa-guide-player-board-bonus-markers = strona 2, znaczniki premii według liczby graczy.
mombasa-guide-player-board-slots = strona 4, miejsca na karty akcji na początku.
mombasa-guide-player-board-diamond-steps = plansza gracza, ile pól ma tor diamentów za pierwszym.
mombasa-guide-player-board-diamond-slot = plansza gracza, które pole toru diamentów odblokowuje dodatkowe miejsce na kartę akcji; pierwsze pole to 1.
mombasa-guide-player-board-diamond-values = plansza gracza, wartości wzdłuż toru diamentów: [pole, wartość].
mombasa-guide-player-board-book-spaces = plansza gracza, ile pól ma tor księgowości za żetonem początkowym.
mombasa-guide-player-board-book-slot = plansza gracza, które pole toru księgowości odblokowuje dodatkowe miejsce na kartę akcji.
mombasa-guide-player-board-book-values = plansza gracza, wartości wzdłuż toru księgowości: [pole, wartość].
mombasa-guide-player-board-book-no-a = plansza gracza, pola toru księgowości z przekreśloną literą A.
mombasa-guide-player-board-flip-cost = strona 7, funty za odwrócenie książki.
mombasa-guide-player-board-end-of-track-pounds = strona 12, funty za pole lub punkt za końcem toru.
mombasa-guide-player-board-markers-in-box = strona 1, znaczniki premii na gracza.
mombasa-guide-round-track = strony 2 i 4. Monety na polach od 2 do 7, według liczby graczy.
mombasa-guide-card-display-rows = strona 2.
mombasa-guide-card-display-crates = plansza, wartości na skrzyniach przy obszarze kart: lista dla każdego rzędu, od górnego; lewa, środkowa, prawa.
mombasa-guide-book-display-letters = plansza, litery pól obszaru książek: dwa rzędy po sześć, pod polami od 2 do 7 toru rund.
mombasa-guide-book-display-costs = strona 7, punkty książek za książkę.
mombasa-guide-book-display-pound-cost = strona 7, punkty książek za funta.
mombasa-guide-map = mapa.
mombasa-guide-map-enclaves = mapa, dwa regiony, które leżą w całości wewnątrz innego: enklawa = region otaczający. Że są dwa: instrukcja, strona 6.
mombasa-guide-map-regions = mapa, premia w każdym regionie: pounds (funty), diamonds (diamenty), books (punkty książek), steps (pola na torze tej kompanii); mines: ile kopalni. Nazwy regionów są nasze: możesz wpisać inne, ale wtedy wszędzie poniżej.
mombasa-guide-map-bases = mapa, regiony, które stykają się z każdą siedzibą: 1 = granica pojedyncza, 2 = podwójna.
mombasa-guide-map-borders = mapa, które regiony stykają się ze sobą, każda para raz: 1 = granica pojedyncza, 2 = podwójna.
mombasa-guide-starting-cards = 9 startowych kart akcji gracza (wszyscy mają takie same), każda jako tabela: kind (rodzaj), value (wartość), crate (liczba na skrzyni), share (kompania, jeśli karta ją pokazuje), count (ile jest jednakowych; 1, jeśli pominięto). Rodzaje: instrukcja, strona 4.
mombasa-guide-one-expansion-value = strona 3.
mombasa-guide-one-expansion-crates = cztery karty ekspansji o wartości 1, liczba na skrzyni, dla graczy od 1. do 4. Że się różnią: publicznie znane.
mombasa-guide-action-cards = 44 karty akcji, każda jako tabela: letter (litera na rewersie), kind (rodzaj: coffee, bananas, cotton, expansion, bookkeeper, diamond_merchant, share), value (wartość), crate (liczba na skrzyni), company (kompania handlarza diamentów, brak u zwykłego), share (kompania, jeśli karta ją pokazuje), count (ile). Ile z każdą literą: instrukcja, strona 2.
mombasa-guide-tracks = cztery tory inwestycji, obie strony.
mombasa-guide-tracks-each-bonus = strona 11, jaki przywilej daje tor.
mombasa-guide-tracks-each-spaces = tor inwestycji, ile pól ma za polem startowym.
mombasa-guide-tracks-each-shares = tor inwestycji, symbole udziałów: [pole, udziały od tego miejsca].
mombasa-guide-tracks-each-special = tor inwestycji, dwa pola specjalne: [pole, funty podane nad nim].
mombasa-guide-tracks-each-calls = tor inwestycji, wezwania do uzupełnienia kapitału: [pole, przed którym leży wezwanie, funty].
mombasa-guide-expansion = strona 6, dodatkowe punkty za region z faktorią innej kompanii.
mombasa-guide-track-bonuses = strona 11, co dają pierwszy i drugi przywilej każdego rodzaju.
mombasa-guide-track-bonuses-books-and-diamonds = tor C1, funty (pay) jego dodatkowych pól premii. Co dają: instrukcja, strona 11.
mombasa-guide-first-game-tiles = numery żetonów początkowych graczy od 1. do 4. w pierwszej grze (strona 3): numery żetonów poniżej.
mombasa-guide-bonus-spaces = strona 8.
mombasa-guide-bonus-spaces-tile-costs = plansza, funty przy każdym polu premii żetonów. Że to 1 lub 2: instrukcja, strona 9.
mombasa-guide-bonus-tiles = strona 9.
mombasa-guide-majorities = plansza, pola premii wymagające większości: od jakiej sumy (from) jaka premia: pola (steps) na torze kompanii, pounds, diamonds, books, remove_posts.
mombasa-guide-books = 72 książki, każda jako tabela: letter (litera), needs (wymagania: coffee, bananas, cotton, one_good, expansion, specialist = handlarz diamentów lub księgowy), reward (premia: pounds, diamonds, books, remove_posts albo units_minus_one = towar), count (ile jest jednakowych). Ile z każdą literą: instrukcja, strona 1.
mombasa-guide-starting-tiles = 10 żetonów początkowych, każdy jako tabela: rest (trzy karty, które zaczynają na miejscach na karty użyte), needs i reward (wymagania i premia) książki na żetonie, bonus (diamenty i pola na torach inwestycji). Identyfikatory są nasze. Dwie z premii: instrukcja, strona 3.
