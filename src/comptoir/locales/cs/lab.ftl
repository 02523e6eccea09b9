### Co říkají aréna a zpráva.

lab-playing = Hraje se
lab-go-on = Přerušeno. Stejný příkaz naváže na soubor { $file }.
lab-played =
    { $games ->
        [one] { $games } partie hry { $game }, semínko { $seed } (rozdání: { $deals }, rozesazení v každém: { $seatings }, společné výhry: { $shared }).
        [few] { $games } partie hry { $game }, semínko { $seed } (rozdání: { $deals }, rozesazení v každém: { $seatings }, společné výhry: { $shared }).
       *[other] { $games } partií hry { $game }, semínko { $seed } (rozdání: { $deals }, rozesazení v každém: { $seatings }, společné výhry: { $shared }).
    }
lab-dataset-written =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    } v „{ $folder }“ (soubory: { $files }, volby: { $rows }).
lab-minari-written = Minari je má nyní jako { $name }.
lab-benchmark-short = (Partií s každým soupeřem: { $games }; protokol jich žádá { $wanted }.)
lab-benchmark-true = „{ $file }“ souhlasí: partie s každým soupeřem ({ $games }) dopadly stejně.
lab-rounded-up = (Požadováno: { $wanted }. Každé rozdání se hraje v každém rozesazení a rozdání jsou nejméně dvě.)
lab-intervals = S 95% spolehlivostí; počítají se rozdání, ne partie. Společná výhra se počítá zčásti. Rating: každý začíná na 25; ± je dvojnásobek nejistoty.
lab-rating = Rating
lab-choices = Volby
lab-milliseconds = ms na volbu
lab-longest-choice = Nejdelší volba
lab-longest-turn = Nejdelší tah

## Programy, které hrají

lab-faults =
    { $count ->
        [one] { $bot }: { $count } propadlá volba, provedena náhodně ({ $kinds }).
        [few] { $bot }: { $count } propadlé volby, provedeny náhodně ({ $kinds }).
       *[other] { $bot }: { $count } propadlých voleb, provedeno náhodně ({ $kinds }).
    }
lab-fault-start = nespustil se
lab-fault-crash = spadl
lab-fault-late = pozdě
lab-fault-flood = zahltil výstup
lab-fault-nonsense = neplatná odpověď
lab-fault-given-up = vyřazen dříve
lab-fault-example = Například: { $example }

## Zpráva

lab-report-written =
    { $games ->
        [one] { $file }: zpráva o { $games } partii.
        [few] { $file }: zpráva o { $games } partiích.
       *[other] { $file }: zpráva o { $games } partiích.
    }
lab-report-title =
    { $games ->
        [one] { $game }: co říká { $games } partie botů
        [few] { $game }: co říkají { $games } partie botů
       *[other] { $game }: co říká { $games } partií botů
    }
lab-report-about =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } ({ $bots }) · edice „{ $edition }“ · semínko { $seed }
lab-report-made = Příkaz: { $command }. Intervaly platí s 95% spolehlivostí; partie se stejným rozdáním se počítají jako jedna. Společná výhra se počítá zčásti.
lab-report-winner = Body vítěze
lab-report-margin = Náskok před druhým
lab-report-shared = Společné výhry
lab-report-rounds = Kola
lab-report-length = Volby v partii

lab-report-findings = Co vyčnívá
lab-report-nothing = Nic nepřekračuje svou mez.
lab-report-threshold-seats =
    Uvedena jsou místa, která vyhrávají méně než { $low } nebo více než { $high } ({ $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }).
lab-report-threshold-choices = Uvedeny jsou startovní destičky a stupnice s nejdelším postupem, jejichž podíl výher se liší od průměru aspoň o { $points } p. b.
lab-report-threshold-values = Uvedeny jsou společnosti, jejichž akcie má v průměru hodnotu aspoň o { $value } vyšší než akcie jiné.
lab-report-chance-about = „Možná náhoda“ znamená, že spravedlivá hodnota leží v intervalu. Čím více se porovnává, tím častěji se něco zdá zřetelné pouhou náhodou.
lab-report-certain = zřetelné
lab-report-chance = možná náhoda
lab-report-seat-off = { $place }. hráč v pořadí tahů vyhrává { $rate }; spravedlivý podíl je { $fair }.
lab-report-choice-off = { $topic }: { $name }, výhry { $rate }; průměr je { $mean }.
lab-report-value-off = Akcie společnosti { $above } má hodnotu o { $more } vyšší než akcie společnosti { $below }.

lab-report-places = Místa v pořadí tahů
lab-report-places-about = Počítáno od začínajícího hráče prvního kola. Čára je spravedlivý podíl, pás to, co za něj lze považovat; červené je to, co pouhá náhoda stěží způsobí.
lab-report-place = Hráč { $number }
lab-report-rate = Podíl výher
lab-report-scores = Výsledky
lab-report-points = Body
lab-report-everybody = Všichni
lab-report-winners = Vítězové
lab-report-categories = Body podle kategorií
lab-report-categories-about = Průměry všech a vítězů.
lab-report-worth-about = Čára je průměr všech; červené je to, co pouhá náhoda stěží způsobí.
lab-report-choices = Volby a výhra
lab-report-choices-about = Tyto grafy ukazují, jak často vyhráli hráči, kteří něco zvolili; kdo to zvolil dvakrát, počítá se dvakrát. Čára je průměr všech voleb toho druhu; červené je to, co pouhá náhoda stěží způsobí. Kdo vede, může si dovolit víc: ukazuje to souvislost, ne příčinu.
lab-report-topic-about = Průměr všech těchto voleb: { $mean }.
lab-report-table =
    { $count ->
        [one] Tabulka: { $count } řádek
        [few] Tabulka: { $count } řádky
       *[other] Tabulka: { $count } řádků
    }
lab-report-thing = Co
lab-report-mean = Průměr
lab-report-times = Kolikrát
lab-report-off = Rozdíl od průměru (p. b.)
lab-report-price = Průměrná cena
lab-report-lengths = Délka
lab-report-lengths-about = Volby v partii včetně náhodných; volby s jedinou možností se provedou samy a nepočítají se.

lab-topic-starting-tile = Startovní destičky
lab-topic-main-track = Stupnice s nejdelším postupem
lab-topic-track-steps = Políčka na stupnicích
lab-topic-shares = Akcie na konci
lab-topic-share-value = Hodnota akcie na konci
lab-topic-acquired = Pořízené karty
lab-topic-sold = Prodané karty
lab-topic-planned = Zahrané karty
lab-topic-space = Použitá bonusová políčka
lab-topic-book = Vzaté knihy
lab-topic-book-letter = Knihy podle písmen
lab-topic-bought = Koupené karty
lab-topic-bid = Kupci nad kartami
lab-training = Učení
lab-in-use = Používané
lab-found = Nalezeno
lab-matched = Expert s tímto souborem vyhrává { $rate } ({ $low }–{ $high }) partií (partie: { $games }, seed: { $seed }) a získává průměrně { $own } b., expert bez něj { $other }.
lab-match-kept = Zapsáno do { $file }.
lab-promoted = { $file } se od nynějška používá.
lab-said = Předpovězená šance
lab-came-true = Splnilo se
lab-adjusted = Bez štěstí: { $bot } vyhrává { $rate } ± { $reach }; to ušetří { $spared } partií.
