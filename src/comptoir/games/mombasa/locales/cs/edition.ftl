# Co je špatně se souborem edice a odkud jsou jeho hodnoty.

mombasa-edition-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
mombasa-edition-no-card = žádná karta „{ $card }“
mombasa-edition-each-kind = aspoň jedna od každého druhu
mombasa-edition-no-merchant = žádný obchodník s diamanty
mombasa-edition-merchants = jeden obyčejný obchodník s diamanty a po jednom z: { $companies }
mombasa-edition-tiles =
    { $count ->
        [one] { $count } destička
        [few] { $count } destičky
       *[other] { $count } destiček
    }
mombasa-edition-the-ids = identifikátory { $ids }
mombasa-edition-each-id = každý identifikátor jednou
mombasa-edition-tile-bonus = diamanty nebo políčka na stupnicích společností
mombasa-edition-too-often = { $name } příliš často
mombasa-edition-of-it = nejvýš { $most }
mombasa-edition-with-letter = { $number } s písmenem { $letter }
mombasa-edition-letters = { $rows } seznamy po { $columns } písmenech, po { $each } od A, B a C
mombasa-edition-special =
    { $count ->
        [one] { $count } speciální políčko
        [few] { $count } speciální políčka
       *[other] { $count } speciálních políček
    }
mombasa-edition-calls =
    { $count ->
        [one] { $count } povinná splátka
        [few] { $count } povinné splátky
       *[other] { $count } povinných splátek
    }
mombasa-edition-calls-expected = 1 nebo 2 povinné splátky
mombasa-edition-bonuses =
    { $count ->
        [one] { $count } bonus
        [few] { $count } bonusy
       *[other] { $count } bonusů
    }
mombasa-edition-tiers = stupně s rostoucím součtem
mombasa-edition-regions =
    { $count ->
        [one] { $count } region
        [few] { $count } regiony
       *[other] { $count } regionů
    }
mombasa-edition-enclaves =
    { $count ->
        [one] { $count } enkláva
        [few] { $count } enklávy
       *[other] { $count } enkláv
    }
mombasa-edition-id = identifikátor z malých písmen, číslic a podtržítek
mombasa-edition-reward = odměna
mombasa-edition-no-reward = žádná odměna
mombasa-edition-around = žádná, protože obklopuje enklávu
mombasa-edition-rewards = libry, diamanty, knihy nebo políčka (pounds, diamonds, books, steps)
mombasa-edition-no-region = žádný region
mombasa-edition-next-to-it = sousední regiony
mombasa-edition-named-before = on sám nebo už uvedená hraniční čára
mombasa-edition-each-once = každé jednou
mombasa-edition-no-border = { $region } bez hraniční čáry
mombasa-edition-border-each = jedna pro každý region
mombasa-edition-enclave-next = enkláva { $region } vedle jiných
mombasa-edition-no-way = žádná cesta přes hraniční čáry z { $first } do { $others }
mombasa-edition-connected = jedna mapa, na níž jsou všechny regiony propojené
mombasa-edition-lists =
    { $count ->
        [one] { $count } seznam
        [few] { $count } seznamy
       *[other] { $count } seznamů
    }
mombasa-edition-matrix = { $rows } seznamy po { $columns } celých číslech od 0 do { $high }
mombasa-edition-pairs = dvojice [políčko, hodnota], políčka vzestupně od 1 do { $last }, hodnoty od 1 do { $high }
mombasa-edition-needs =
    { $count ->
        [one] { $count } požadavek
        [few] { $count } požadavky
       *[other] { $count } požadavků
    }
mombasa-edition-needs-expected = 1 nebo 2 požadavky

mombasa-guide-companies = strana 2. Není co vyplňovat: čtyři společnosti a jejich barvy.
mombasa-guide-base-columns = sídla společností na hrací desce, pod stanicemi: mince natištěné na políčkách, seznam pro každý ze 3 sloupců, shora (od mapy) dolů. Že poslední políčko ukazuje 2: pravidla, strana 6.
mombasa-guide-player-board-start-pounds = strana 2, libry každého hráče na začátku.
mombasa-guide-player-board-bonus-markers = strana 2, bonusové kameny podle počtu hráčů.
mombasa-guide-player-board-slots = strana 4, akční místa na začátku.
mombasa-guide-player-board-diamond-steps = deska hráče, kolik políček má stupnice diamantů za prvním.
mombasa-guide-player-board-diamond-slot = deska hráče, které políčko stupnice diamantů odemyká přídavné akční místo; první políčko za výchozím je 1.
mombasa-guide-player-board-diamond-values = deska hráče, hodnoty podél stupnice diamantů: [políčko, hodnota].
mombasa-guide-player-board-book-spaces = deska hráče, kolik políček má stupnice účetnictví za startovní destičkou.
mombasa-guide-player-board-book-slot = deska hráče, které políčko stupnice účetnictví odemyká přídavné akční místo.
mombasa-guide-player-board-book-values = deska hráče, hodnoty podél stupnice účetnictví: [políčko, hodnota].
mombasa-guide-player-board-book-no-a = deska hráče, políčka stupnice účetnictví s přeškrtnutým A.
mombasa-guide-player-board-flip-cost = strana 7, libry za otočení knihy.
mombasa-guide-player-board-end-of-track-pounds = strana 12, libry za políčko nebo bod za koncem.
mombasa-guide-player-board-markers-in-box = strana 1, bonusové kameny na hráče.
mombasa-guide-round-track = strany 2 a 4. Mince na políčkách 2 až 7, podle počtu hráčů.
mombasa-guide-card-display-rows = strana 2.
mombasa-guide-card-display-crates = hrací deska, čísla na bednách u nabídky karet: seznam pro každou řadu, horní první; vlevo, uprostřed, vpravo.
mombasa-guide-book-display-letters = hrací deska, písmena políček nabídky knih: dvě řady po šesti, pod políčky 2 až 7 stupnice kol.
mombasa-guide-book-display-costs = strana 7, účetní body za knihu.
mombasa-guide-book-display-pound-cost = strana 7, účetní body za libru.
mombasa-guide-map = mapa.
mombasa-guide-map-enclaves = mapa, dva regiony, které leží celé uvnitř jiného: enkláva = obklopující region. Že jsou dva: pravidla, strana 6.
mombasa-guide-map-regions = mapa, odměna v každém regionu: pounds (libry), diamonds (diamanty), books (účetní body), steps (políčka na stupnici dané společnosti); mines: kolik dolů. Názvy regionů jsou naše: můžeš napsat jiné, ale pak všude níže.
mombasa-guide-map-bases = mapa, regiony, které sousedí se sídly společností: 1 = jednoduchá hraniční čára, 2 = dvojitá.
mombasa-guide-map-borders = mapa, které regiony spolu sousedí, každá dvojice jednou: 1 = jednoduchá hraniční čára, 2 = dvojitá.
mombasa-guide-starting-cards = 9 počátečních akčních karet hráče (všichni mají stejné), každá jako tabulka: kind (druh), value (hodnota), crate (číslo na bedně), share (společnost, jejíž akcii karta ukazuje, má-li nějakou), count (kolik je stejných; 1, když chybí). Druhy: pravidla, strana 4.
mombasa-guide-one-expansion-value = strana 3.
mombasa-guide-one-expansion-crates = čtyři karty expanze s hodnotou 1, číslo na bedně, pro 1. až 4. hráče. Že se liší: veřejně známé.
mombasa-guide-action-cards = 44 akčních karet, každá jako tabulka: letter (písmeno na rubu), kind (druh: coffee, bananas, cotton, expansion, bookkeeper, diamond_merchant, share), value (hodnota), crate (číslo na bedně), company (společnost obchodníka s diamanty, u obyčejného žádná), share (společnost, jejíž akcii karta ukazuje, má-li nějakou), count (počet). Kolik od každého písmene: pravidla, strana 2.
mombasa-guide-tracks = čtyři stupnice společností, obě strany.
mombasa-guide-tracks-each-bonus = strana 11, jaký bonus stupnice dává.
mombasa-guide-tracks-each-spaces = stupnice společnosti, kolik políček má za startem.
mombasa-guide-tracks-each-shares = stupnice společnosti, symboly akcií: [políčko, akcie od něj dál].
mombasa-guide-tracks-each-special = stupnice společnosti, dvě speciální políčka: [políčko, libry nad ním].
mombasa-guide-tracks-each-calls = stupnice společnosti, povinné splátky: [políčko, před kterým splátka leží, libry].
mombasa-guide-expansion = strana 6, body navíc za region se stanicí jiné společnosti.
mombasa-guide-track-bonuses = strana 11, co dělá první a druhý bonus každého druhu.
mombasa-guide-track-bonuses-books-and-diamonds = stupnice C1, libry (pay) jejích dodatečných bonusových políček. Co dávají: pravidla, strana 11.
mombasa-guide-first-game-tiles = čísla startovních destiček 1. až 4. hráče v první partii (strana 3): čísla destiček níže.
mombasa-guide-bonus-spaces = strana 8.
mombasa-guide-bonus-spaces-tile-costs = hrací deska, libry u každého políčka bonusové destičky. Že jsou to 1 nebo 2: pravidla, strana 9.
mombasa-guide-bonus-tiles = strana 9.
mombasa-guide-majorities = hrací deska, převahová políčka: od jakého součtu (from) jaká odměna: políčka (steps) na stupnici společnosti, pounds, diamonds, books, remove_posts.
mombasa-guide-books = 72 knih, každá jako tabulka: letter (písmeno), needs (požadavky: coffee, bananas, cotton, one_good, expansion, specialist = obchodník s diamanty nebo účetní), reward (odměna: pounds, diamonds, books, remove_posts nebo units_minus_one = zboží), count (kolik je stejných). Kolik od každého písmene: pravidla, strana 1.
mombasa-guide-starting-tiles = 10 startovních destiček, každá jako tabulka: rest (tři karty, které začínají na místech pro použité karty), needs a reward (požadavky a odměna) knihy na destičce, bonus (diamanty a políčka na stupnicích společností). Identifikátory jsou naše. Dva z bonusů: pravidla, strana 3.
