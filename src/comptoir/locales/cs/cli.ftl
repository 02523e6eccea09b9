### Co říká terminál. Názvy příkazů jsou v každém jazyce stejné.

cli-yes = a ano y
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, edice „{ $edition }“, semínko { $seed }. Co lze psát, ukáže „help“.
cli-farewell = Na shledanou.
cli-hand-over = Na tahu je { $name }. Ať se { $name } posadí k obrazovce a stiskne Enter.
cli-help =
    Volí se číslem nebo zápisem (šedě). Enter ukáže plán znovu. Dále:
      undo         vezmi zpět poslední volbu
      restart      začni tah znovu
      why AKCE     proč něco nejde; část akce nebo samotné „why“ se ptá
                   na důvody několika akcí
      log [N]      posledních N řádků záznamu
      rule ČÍSLO   pravidlo nebo kapitola pravidel
      hint         co by udělal bot a proč
      scores       body, kdyby hra skončila teď
      board        plán a otázka znovu
      save SOUBOR  ulož dosavadní hru do souboru
      quit         skonči
cli-did-you-mean = „{ $text }“ není akce ani příkaz. Není to „{ $near }“?
cli-not-understood = „{ $text }“ není akce ani příkaz. Co lze psát, ukáže „help“.
cli-possible = To lze: { $action }.
cli-nothing-forbidden = Každá odpověď na tuto otázku je možná.
cli-no-rule = Pravidlo „{ $number }“ není. Zadej číslo jako S5.1 nebo kapitolu jako S5.
cli-all-agree = Přesto vrátit zpět? Musí souhlasit všichni u stolu. (a/n)
cli-taken-back = Vráceno zpět.
cli-save-where = Řekni kam: save SOUBOR
cli-saved =
    { $steps ->
        [one] Uloženo do { $file }: { $steps } volba.
        [few] Uloženo do { $file }: { $steps } volby.
       *[other] Uloženo do { $file }: { $steps } voleb.
    }
cli-goes-on-unsaved = Hru se nepodařilo uložit do { $file }: { $reason }. Hraje se dál bez uložení.
cli-not-saved = Hru se nepodařilo uložit do { $file }: { $reason }. Není uložena.
cli-winners =
    { $count ->
        [one] Vítězí { $names }.
        [few] O vítězství se dělí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
cli-category = Body
cli-total = Celkem
cli-place = Pořadí

## Přehrávání a edice

cli-step =
    { $step ->
        [one] Po { $step } volbě:
        [few] Po { $step } volbách:
       *[other] Po { $step } volbách:
    }
cli-verified =
    { $steps ->
        [one] Soubor { $file } je v pořádku: { $steps } volba vede k zaznamenanému stavu.
        [few] Soubor { $file } je v pořádku: { $steps } volby vedou k zaznamenaným stavům.
       *[other] Soubor { $file } je v pořádku: { $steps } voleb vede k zaznamenaným stavům.
    }
cli-verified-deals = Každé losování plyne ze semínka, jehož otisk byl ukázán na začátku: { $commitment }
cli-edition-sound = Platná edice hry { $game }: „{ $name }“ ({ $id }), otisk { $digest }.
cli-edition-new = { $file } obsahuje hodnoty domácí edice, každou s údajem, kde ji odečíst. Napiš hodnoty ze své krabice a pak spusť: comptoir edition check { $file }
cli-edition-problems =
    { $count ->
        [one] { $count } chyba. Oprav ji a zkontroluj znovu.
        [few] { $count } chyby. Oprav je a zkontroluj znovu.
       *[other] { $count } chyb. Oprav je a zkontroluj znovu.
    }
cli-edition-differences =
    { $count ->
        [0] „{ $new }“ má stejné hodnoty jako „{ $old }“.
        [one] „{ $new }“ se liší od „{ $old }“ v { $count } hodnotě.
        [few] „{ $new }“ se liší od „{ $old }“, počet rozdílných hodnot: { $count }.
       *[other] „{ $new }“ se liší od „{ $old }“, počet rozdílných hodnot: { $count }.
    }
cli-edition-value = Hodnota
cli-edition-source = Původ
cli-edition-from =
    { $source ->
        [rulebook] pravidla
        [public] zveřejněno
       *[house] naše
    }

## Simulace a rychlost

cli-simulating = Simulace
cli-simulated =
    { $games ->
        [one] { $games } partie { $game }, semínko { $seed }, se sdílenou výhrou: { $shared }.
        [few] { $games } partie { $game }, semínko { $seed }, se sdílenou výhrou: { $shared }.
       *[other] { $games } partií { $game }, semínko { $seed }, se sdílenou výhrou: { $shared }.
    }
cli-simulated-length = Průměrná délka partie: voleb { $decisions }, kol { $rounds } (partie podle počtu kol: { $spread }).
cli-simulated-speed = { $seconds } s, voleb za sekundu: { $speed }.
cli-seat = Místo
cli-all-seats = všechna
cli-bot = Bot
cli-wins = Výhry
cli-win-rate = Podíl
cli-mean-rank = Prům. pořadí
cli-mean-score = Prům. body
cli-mean-by-category = Průměr podle druhu
cli-bench-wait = Měření …
cli-bench-times = Kolikrát více voleb za sekundu než
cli-bench-missing = Není nainstalováno, proto nezměřeno: { $packages }. Doplnění: pip install 'comptoir[peers]'
cli-bench-compiled = Engine je zkompilovaný.
cli-bench-plain = Engine běží jako obyčejný Python; zkompilovaný je několikrát rychlejší.
cli-bench-note = Rovnoměrně náhodný hráč, jedno jádro, včetně voleb náhody.
cli-bench-env = Prostředí
cli-bench-raw = Kroky za sekundu
cli-bench-wrapped = S kontrolami
cli-bench-envs-note = Kroky hráčů, kteří volí náhodně, každý s pozorováním, podle času procesoru. S kontrolami: jak je balí PettingZoo.
cli-size-choices = Volby na partii
cli-size-draws = Losování na partii
cli-size-options = Možnosti na volbu
cli-size-most = Nejvíce možností
cli-size-outcomes = Výsledky na losování
cli-size-magnitude = Volby jako mocnina 10
cli-size-sets = Potkané informační množiny
cli-game = Hra
cli-players = Hráči
cli-decisions-per-second = Voleb/s
cli-games-per-second = Partií/s
cli-clone-microseconds = µs na kopii
cli-state-bytes = Bajtů na stav

## Plán hry Speicherstadt

cli-speicherstadt-round =
    { $last ->
        [1] Kolo { $round }, poslední · začínající hráč: { $starter }
       *[0] Kolo { $round } · začínající hráč: { $starter }
    }
cli-speicherstadt-pile = Balíček: { $cards } · váček: { $bag } · body příštích požárů: { $fires }
cli-speicherstadt-stock = Zásoba: { $goods }
cli-speicherstadt-card = Karta
cli-speicherstadt-queue = Řada
cli-speicherstadt-price = Cena
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } bod): { $symbols }
        [few] { $contract } ({ $points } body): { $symbols }
       *[other] { $contract } ({ $points } bodů): { $symbols }
    }
cli-speicherstadt-player = mince { $coins } · kupci { $merchants } · hasiči { $firemen } · body { $score }
cli-speicherstadt-cards = karty
cli-speicherstadt-goods = zboží
cli-speicherstadt-warehouse = ve skladu
cli-speicherstadt-house = v kupeckém domě

## Plán hry Mombasa: krátká slova, aby se toho na 80 sloupců vešlo hodně

cli-mombasa-tag =
    { $company ->
        [mombasa] Mom
        [cape_town] Kap
        [saint_louis] StL
       *[cairo] Káh
    }
cli-mombasa-kind =
    { $kind ->
        [coffee] káva
        [bananas] banány
        [cotton] bavlna
        [expansion] expanze
        [bookkeeper] účetní
        [diamond_merchant] obchodník
       *[share] akcie
    }
cli-mombasa-one-good = jedno zboží { $count }
cli-mombasa-specialist =
    { $count ->
        [1] obchodník/účetní
       *[any] obchodník/účetní { $count }
    }
cli-mombasa-points = { $count } úb
cli-mombasa-mines = { $count }d
cli-mombasa-more-expansion = expanze +{ $points }
cli-mombasa-more-markers =
    { $markers ->
        [one] { $markers } bonusový kámen navíc
        [few] { $markers } bonusové kameny navíc
       *[other] { $markers } bonusových kamenů navíc
    }
cli-mombasa-cotton-plus = každá karta bavlny +{ $units }
cli-mombasa-cheaper = karty o { $off } levnější ({ $good })
cli-mombasa-cheaper-mixed = karty o { $off } levnější, zboží lze míchat
cli-mombasa-buy =
    { $off ->
        [0] koupit kartu
       *[any] koupit kartu o { $off } levněji
    }
cli-mombasa-purchase = £{ $pay }, pak karta od £{ $least }
cli-mombasa-crate = číslo bedny + £{ $plus }
cli-mombasa-sell = prodat kartu za číslo bedny + £{ $plus }
cli-mombasa-sell-good = prodat kartu ({ $good }) za číslo bedny + £{ $plus }
cli-mombasa-other-tracks =
    { $tracks ->
        [one] +{ $steps } na { $tracks } jiné stupnici
        [few] +{ $steps } na { $tracks } jiných stupnicích
       *[other] +{ $steps } na { $tracks } jiných stupnicích
    }

## Plán hry Mombasa: stránky

cli-mombasa-setup = Příprava hry
cli-mombasa-round =
    { $phase ->
        [setup] Příprava hry · pořadí: { $order }
        [planning] Kolo { $round } ze { $rounds } · fáze plánování · pořadí: { $order }
        [preparation] Kolo { $round } ze { $rounds } · příprava na příští kolo · pořadí: { $order }
        [over] Konec hry · pořadí: { $order }
       *[action] Kolo { $round } ze { $rounds } · fáze akcí · pořadí: { $order }
    }
cli-mombasa-next-first = příští kolo začíná { $name }
cli-mombasa-region = Region
cli-mombasa-gives = Odměna
cli-mombasa-map-note = Podle společností: ⌂ její stanice, nebo body expanze za obsazení. d: doly.
cli-mombasa-next-to = Sousedí s
cli-mombasa-borders-note = ‖ dvojitá hraniční čára
cli-mombasa-base = Sídlo
cli-mombasa-column = Sloupec { $column }
cli-mombasa-share = Akcie
cli-mombasa-icons = mince
cli-mombasa-bases-note = Odpředu dozadu; kde nestojí stanice (⌂), tam jsou vidět symboly mincí.
cli-mombasa-cost =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
cli-mombasa-ousts = odstraní stanici: { $company }
cli-mombasa-company = Společnost
cli-mombasa-mines-heading = Doly
cli-mombasa-holdings-note = Sídlo: stanice ve sloupcích. Hráči: políčko na stupnici (akcie).
cli-mombasa-track = Stupnice
cli-mombasa-shares-at = Akcie od
cli-mombasa-special-at = Speciální
cli-mombasa-calls-at = Splátka před
cli-mombasa-to-space = na políčko { $space } z { $last }
cli-mombasa-on-space = na políčku { $space } z { $last }
cli-mombasa-call = povinná splátka £{ $pounds }
cli-mombasa-shares =
    { $count ->
        [one] { $count } akcie
        [few] { $count } akcie
       *[other] { $count } akcií
    }
cli-mombasa-special = speciální políčko +£{ $pounds }
cli-mombasa-cards = Karty
cli-mombasa-stack = Balíček: { $left } · odhozené: { $gone }
cli-mombasa-display-column =
    { $column ->
        [1] 1 vlevo
        [2] 2 uprostřed
       *[3] 3 vpravo
    }
cli-mombasa-row = { $row }. řada
cli-mombasa-books = Knihy
cli-mombasa-supply = Zásoba: { $left } · účetní body: { $costs }
cli-mombasa-bonus-space = Bonusové políčko
cli-mombasa-extra = { $company }, dodatečné { $level }
cli-mombasa-taken = Bonusové kameny:
cli-mombasa-player = £{ $pounds } · ◆{ $diamonds } ({ $diamond_value }) · kalamář { $jar } ({ $book_value }) · kameny { $markers } · ruka { $cards }
cli-mombasa-ended = mimo fázi akcí
cli-mombasa-done = hotovo
cli-mombasa-slots = místa
cli-mombasa-totals = lícem nahoru
cli-mombasa-resting = použité
cli-mombasa-hand = ruka
cli-mombasa-hand-and-plan = ruka a plán
cli-mombasa-ahead = knihy před kalamářem
cli-mombasa-bonuses = bonusy
cli-mombasa-ledger = Tvá stupnice účetnictví
cli-mombasa-flipped = lícem dolů
cli-mombasa-slot = akční místo
cli-mombasa-no-a = bez A

## Plán hry Mombasa: co se skrývá za volbou

cli-mombasa-tile = použité: { $cards } · kniha: { $book } · bonus: { $bonus }
cli-mombasa-costs = stojí { $points } úb
cli-mombasa-price = cena { $price }
cli-mombasa-worth = akcie £{ $pounds }, stanice { $posts }
cli-mombasa-uncovers =
    { $coins ->
        [0] { $posts }⌂, neodkryje žádnou minci
        [one] { $posts }⌂, odkryje { $coins } minci
        [few] { $posts }⌂, odkryje { $coins } mince
       *[other] { $posts }⌂, odkryje { $coins } mincí
    }
cli-mombasa-covers =
    { $coins ->
        [0] nezakryje žádnou minci
        [one] zakryje { $coins } minci
        [few] zakryje { $coins } mince
       *[other] zakryje { $coins } mincí
    }
cli-mombasa-over = zakryje: { $book }
cli-mombasa-forfeits = zbytek propadá
cli-mombasa-guide =
    Části plánu:
      map          regiony: stanice, odměny, doly, ceny obsazení
      borders      co s čím sousedí
      bases        sídla společností, sloupec po sloupci
      tracks       stupnice společností a jejich bonusy
      cards        nabídka karet a balíček
      books        nabídka knih a tvá stupnice účetnictví
      spaces       bonusová políčka
      players      karty, použité karty a knihy všech
      me           tvé vlastní
      board all    všechno
    Znaky: £ libry, ◆ políčka na stupnici diamantů, úb účetní body, ⌂ stanice,
    2d dva doly, Káh +2 dvě políčka na stupnici Káhiry, expanze 2 +Káh karta
    s akcií Káhiry. V závorkách stojí to, co už je použité.
