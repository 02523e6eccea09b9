# Mombasa in the terminal

## Hrací deska hry Mombasa: krátká slova, aby se toho na 80 sloupců vešlo hodně

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
cli-mombasa-one-good = jeden druh zboží { $count }
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
cli-mombasa-pounds = { $count } £
cli-mombasa-purchase = { $pay } £, pak karta od { $least } £
cli-mombasa-crate = číslo na bedně + { $plus } £
cli-mombasa-sell = prodat kartu za číslo na bedně + { $plus } £
cli-mombasa-sell-good = prodat kartu ({ $good }) za číslo na bedně + { $plus } £
cli-mombasa-other-tracks =
    { $tracks ->
        [one] +{ $steps } na { $tracks } jiné stupnici
        [few] +{ $steps } na { $tracks } jiných stupnicích
       *[other] +{ $steps } na { $tracks } jiných stupnicích
    }

## Hrací deska hry Mombasa: stránky

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
cli-mombasa-call = povinná splátka { $pounds } £
cli-mombasa-shares =
    { $count ->
        [one] { $count } akcie
        [few] { $count } akcie
       *[other] { $count } akcií
    }
cli-mombasa-special = speciální políčko +{ $pounds } £
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
cli-mombasa-books-round = Kolo
cli-mombasa-books-typed = Při psaní uveď řadu a kolo: { $text } vezme knihu v 1. řadě a 1. sloupci.
cli-mombasa-supply = Zásoba: { $left } · účetní body: { $costs }
cli-mombasa-bonus-space = Bonusové políčko
cli-mombasa-extra = { $company }, dodatečné { $level }
cli-mombasa-taken = Bonusové kameny:
cli-mombasa-player = { $pounds } £ · ◆{ $diamonds } ({ $diamond_value }) · kalamář { $jar } ({ $book_value }) · kameny { $markers } · ruka { $cards }
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

## Hrací deska hry Mombasa: co se skrývá za volbou

cli-mombasa-tile = použité: { $cards } · kniha: { $book } · bonus: { $bonus }
cli-mombasa-costs = stojí { $points } úb
cli-mombasa-price = cena { $price }
cli-mombasa-worth = akcie { $pounds } £, stanice { $posts }
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
    Části hrací desky:
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
