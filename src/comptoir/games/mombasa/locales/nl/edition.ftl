# Wat er mis is met een editiebestand, en waar de waarden vandaan komen.

mombasa-edition-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
mombasa-edition-no-card = geen kaart “{ $card }”
mombasa-edition-each-kind = minstens één van elke soort
mombasa-edition-no-merchant = geen diamanthandelaar
mombasa-edition-merchants = één gewone diamanthandelaar en telkens één van { $companies }
mombasa-edition-tiles =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
mombasa-edition-the-ids = de id’s { $ids }
mombasa-edition-each-id = elke id één keer
mombasa-edition-tile-bonus = diamanten of vakken op maatschappijsporen
mombasa-edition-too-often = te vaak { $name }
mombasa-edition-of-it = hoogstens { $most } keer
mombasa-edition-with-letter = { $number } met de letter { $letter }
mombasa-edition-letters = { $rows } lijsten van { $columns } letters, { $each } van elk: A, B en C
mombasa-edition-special =
    { $count ->
        [one] { $count } speciaal vak
       *[other] { $count } speciale vakken
    }
mombasa-edition-calls =
    { $count ->
        [one] { $count } kapitaalaflossing
       *[other] { $count } kapitaalaflossingen
    }
mombasa-edition-calls-expected = 1 of 2 kapitaalaflossingen
mombasa-edition-bonuses =
    { $count ->
        [one] { $count } bonus
       *[other] { $count } bonussen
    }
mombasa-edition-tiers = treden waarvan het totaal oploopt
mombasa-edition-regions =
    { $count ->
        [one] { $count } regio
       *[other] { $count } regio’s
    }
mombasa-edition-enclaves =
    { $count ->
        [one] { $count } enclave
       *[other] { $count } enclaves
    }
mombasa-edition-id = een id van kleine letters, cijfers en liggende streepjes
mombasa-edition-reward = een beloning
mombasa-edition-no-reward = geen beloning
mombasa-edition-around = geen, want die ligt om een enclave heen
mombasa-edition-rewards = ponden, diamanten, boeken of vakken (pounds, diamonds, books, steps)
mombasa-edition-no-region = geen regio
mombasa-edition-next-to-it = de regio’s ernaast
mombasa-edition-named-before = zichzelf of een grenslijn die al is genoemd
mombasa-edition-each-once = elk één keer
mombasa-edition-no-border = { $region } zonder grenslijn
mombasa-edition-border-each = één voor elke regio
mombasa-edition-enclave-next = de enclave { $region } naast andere
mombasa-edition-no-way = geen weg over grenslijnen van { $first } naar { $others }
mombasa-edition-connected = één kaart waarop alle regio’s met elkaar verbonden zijn
mombasa-edition-lists =
    { $count ->
        [one] { $count } lijst
       *[other] { $count } lijsten
    }
mombasa-edition-matrix = { $rows } lijsten van { $columns } gehele getallen van 0 tot en met { $high }
mombasa-edition-pairs = paren [vak, waarde], vakken oplopend van 1 tot en met { $last }, waarden van 1 tot en met { $high }
mombasa-edition-needs =
    { $count ->
        [one] { $count } vereiste
       *[other] { $count } vereisten
    }
mombasa-edition-needs-expected = 1 of 2 vereisten

mombasa-guide-companies = pagina 2. Niets in te vullen: de vier maatschappijen en hun kleuren.
mombasa-guide-base-columns = de basissen op het speelbord, onder de handelsposten: de munten die op de vakken staan, een lijst per kolom (3), van voor (naar de kaart toe) naar achter. Dat het laatste vak 2 toont: spelregelboek, pagina 6.
mombasa-guide-player-board-start-pounds = pagina 2, ponden van elke speler aan het begin.
mombasa-guide-player-board-bonus-markers = pagina 2, bonusschijven naar aantal spelers.
mombasa-guide-player-board-slots = pagina 4, actieslots aan het begin.
mombasa-guide-player-board-diamond-steps = het spelerbord, hoeveel vakken het diamantspoor na het eerste heeft.
mombasa-guide-player-board-diamond-slot = het spelerbord, welk vak van het diamantspoor het extra actieslot vrijmaakt; de eerste stap is 1.
mombasa-guide-player-board-diamond-values = het spelerbord, de waarden langs het diamantspoor: [vak, waarde].
mombasa-guide-player-board-book-spaces = het spelerbord, hoeveel vakken het boekhoudingsspoor na de starttegel heeft.
mombasa-guide-player-board-book-slot = het spelerbord, welk vak van het boekhoudingsspoor het extra actieslot vrijmaakt.
mombasa-guide-player-board-book-values = het spelerbord, de waarden langs het boekhoudingsspoor: [vak, waarde].
mombasa-guide-player-board-book-no-a = het spelerbord, de vakken van het boekhoudingsspoor met een doorstreepte A.
mombasa-guide-player-board-flip-cost = pagina 7, ponden om een boek gedekt te draaien.
mombasa-guide-player-board-end-of-track-pounds = pagina 12, ponden voor een vak of punt voorbij het einde.
mombasa-guide-player-board-markers-in-box = pagina 1, bonusschijven per speler.
mombasa-guide-round-track = pagina’s 2 en 4. De munten op de vakken 2 tot en met 7, naar aantal spelers.
mombasa-guide-card-display-rows = pagina 2.
mombasa-guide-card-display-crates = het speelbord, de kratwaarden bij de kaartendisplay: een lijst per rij, bovenste rij eerst; links, midden, rechts.
mombasa-guide-book-display-letters = het speelbord, de letters van de vakken van de boekendisplay: twee rijen van zes, onder de vakken 2 tot en met 7 van het rondespoor.
mombasa-guide-book-display-costs = pagina 7, boekhoudingspunten voor een boek.
mombasa-guide-book-display-pound-cost = pagina 7, boekhoudingspunten voor een pond.
mombasa-guide-map = de kaart.
mombasa-guide-map-enclaves = de kaart, de twee regio’s die helemaal binnen een andere liggen: enclave = omliggende regio. Dat het er twee zijn: spelregelboek, pagina 6.
mombasa-guide-map-regions = de kaart, de beloning in elke regio: pounds (ponden), diamonds (diamanten), books (boekhoudingspunten), steps (vakken op het spoor van de maatschappij zelf); mines: hoeveel mijnen. De namen van de regio’s zijn van ons: je mag er andere schrijven, en dan overal hieronder.
mombasa-guide-map-bases = de kaart, de regio’s die aan elke basis grenzen: 1 = enkele grenslijn, 2 = dubbele.
mombasa-guide-map-borders = de kaart, welke regio’s aan elkaar grenzen, elk paar één keer: 1 = enkele grenslijn, 2 = dubbele.
mombasa-guide-starting-cards = de 9 startactiekaarten van een speler (alle spelers hebben dezelfde), elk een tabel: kind (soort), value (waarde), crate (het getal op de krat), share (een maatschappij, als de kaart er een toont), count (hoeveel er gelijk zijn; 1 als het ontbreekt). Soorten: spelregelboek, pagina 4.
mombasa-guide-one-expansion-value = pagina 3.
mombasa-guide-one-expansion-crates = de vier uitbreidingskaarten met waarde 1, het getal op de krat, voor de 1e tot en met de 4e speler. Dat ze verschillen: openbaar.
mombasa-guide-action-cards = de 44 actiekaarten, elk een tabel: letter (op de achterkant), kind (soort: coffee, bananas, cotton, expansion, bookkeeper, diamond_merchant, share), value (waarde), crate (het getal op de krat), company (van een diamanthandelaar, geen bij de gewone), share (een maatschappij, als de kaart er een toont), count (aantal). Hoeveel van elke letter: spelregelboek, pagina 2.
mombasa-guide-tracks = de vier maatschappijsporen, beide kanten.
mombasa-guide-tracks-each-bonus = pagina 11, welke bonus het spoor geeft.
mombasa-guide-tracks-each-spaces = het maatschappijspoor, hoeveel vakken het na de start heeft.
mombasa-guide-tracks-each-shares = het maatschappijspoor, de symbolen voor aandelen: [vak, aandelen vanaf daar].
mombasa-guide-tracks-each-special = het maatschappijspoor, de twee speciale vakken: [vak, ponden die erboven staan].
mombasa-guide-tracks-each-calls = het maatschappijspoor, de kapitaalaflossingen: [vak waar de aflossing voor ligt, ponden].
mombasa-guide-expansion = pagina 6, punten extra voor een regio met een handelspost van een andere maatschappij.
mombasa-guide-track-bonuses = pagina 11, wat de eerste en de tweede bonus van elke soort doen.
mombasa-guide-track-bonuses-books-and-diamonds = spoor C1, de ponden (pay) van zijn extra bonusvakken. Wat ze geven: spelregelboek, pagina 11.
mombasa-guide-first-game-tiles = de nummers van de starttegels van de 1e tot en met de 4e speler in de eerste partij (pagina 3): nummers van de tegels hieronder.
mombasa-guide-bonus-spaces = pagina 8.
mombasa-guide-bonus-spaces-tile-costs = het speelbord, de ponden bij elk bonustegelvak. Dat het er 1 of 2 zijn: spelregelboek, pagina 9.
mombasa-guide-bonus-tiles = pagina 9.
mombasa-guide-majorities = het speelbord, de meerderheidsbonusvakken: vanaf welk totaal (from) welke beloning: vakken (steps) op het spoor van de maatschappij, pounds, diamonds, books, remove_posts.
mombasa-guide-books = de 72 boeken, elk een tabel: letter, needs (vereisten: coffee, bananas, cotton, one_good, expansion, specialist = een diamanthandelaar of boekhouder), reward (beloning: pounds, diamonds, books, remove_posts, of units_minus_one = een goed), count (hoeveel er gelijk zijn). Hoeveel van elke letter: spelregelboek, pagina 1.
mombasa-guide-starting-tiles = de 10 starttegels, elk een tabel: rest (de drie kaarten die in de rustslots beginnen), needs en reward (vereisten en beloning) van het boek op de tegel, bonus (diamanten en vakken op maatschappijsporen). De id’s zijn van ons. Twee van de bonussen: spelregelboek, pagina 3.
