# Mombasa in the terminal

## Het bord van Mombasa: korte woorden, zodat er veel op 80 kolommen past

cli-mombasa-tag =
    { $company ->
        [mombasa] Mom
        [cape_town] Cap
        [saint_louis] StL
       *[cairo] Cai
    }
cli-mombasa-kind =
    { $kind ->
        [coffee] koffie
        [bananas] bananen
        [cotton] katoen
        [expansion] uitbreiding
        [bookkeeper] boekhouder
        [diamond_merchant] handelaar
       *[share] aandeel
    }
cli-mombasa-one-good = één goed { $count }
cli-mombasa-specialist =
    { $count ->
        [1] handelaar/boekhouder
       *[any] { $count } handelaars/boekhouders
    }
cli-mombasa-points = { $count } bp
cli-mombasa-mines = { $count }m
cli-mombasa-more-expansion = uitbreiding +{ $points }
cli-mombasa-more-markers =
    { $markers ->
        [one] { $markers } bonusschijf meer
       *[other] { $markers } bonusschijven meer
    }
cli-mombasa-cotton-plus = elke katoenkaart +{ $units }
cli-mombasa-cheaper = kaarten { $off } goedkoper met { $good }
cli-mombasa-cheaper-mixed = kaarten { $off } goedkoper, goederen ook gemengd
cli-mombasa-buy =
    { $off ->
        [0] een kaart kopen
       *[any] een kaart { $off } goedkoper kopen
    }
cli-mombasa-pounds = £{ $count }
cli-mombasa-purchase = £{ $pay }, dan een kaart vanaf £{ $least }
cli-mombasa-crate = krat + £{ $plus }
cli-mombasa-sell = een kaart verkopen voor krat + £{ $plus }
cli-mombasa-sell-good = een kaart ({ $good }) verkopen voor krat + £{ $plus }
cli-mombasa-other-tracks =
    { $tracks ->
        [one] +{ $steps } op { $tracks } ander spoor
       *[other] +{ $steps } op elk van { $tracks } andere sporen
    }

## Het bord van Mombasa: de bladen

cli-mombasa-setup = Opstelling
cli-mombasa-round =
    { $phase ->
        [setup] Opstelling · volgorde: { $order }
        [planning] Ronde { $round } van { $rounds } · planningfase · volgorde: { $order }
        [preparation] Ronde { $round } van { $rounds } · voorbereiding · volgorde: { $order }
        [over] Einde van de partij · volgorde: { $order }
       *[action] Ronde { $round } van { $rounds } · actiefase · volgorde: { $order }
    }
cli-mombasa-next-first = startspeler van de volgende ronde: { $name }
cli-mombasa-region = Regio
cli-mombasa-gives = Beloning
cli-mombasa-map-note = Per maatschappij: ⌂ haar handelspost, of de uitbreidingspunten om binnen te gaan. m: mijnen.
cli-mombasa-next-to = Grenst aan
cli-mombasa-borders-note = ‖ dubbele grenslijn
cli-mombasa-base = Basis
cli-mombasa-column = Kolom { $column }
cli-mombasa-share = Aandeel
cli-mombasa-icons = munten
cli-mombasa-bases-note = Van voor naar achter; waar geen handelspost (⌂) staat, is het muntsymbool in zicht.
cli-mombasa-cost =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
cli-mombasa-ousts = verdrijft { $company }
cli-mombasa-company = Maatschappij
cli-mombasa-mines-heading = Mijnen
cli-mombasa-holdings-note = Basis: handelsposten per kolom. Spelers: vak op het spoor (aandelen).
cli-mombasa-track = Spoor
cli-mombasa-shares-at = Aandelen vanaf
cli-mombasa-special-at = Speciaal
cli-mombasa-calls-at = Aflossing vóór
cli-mombasa-to-space = naar vak { $space } van { $last }
cli-mombasa-on-space = op vak { $space } van { $last }
cli-mombasa-call = kapitaalaflossing £{ $pounds }
cli-mombasa-shares =
    { $count ->
        [one] { $count } aandeel
       *[other] { $count } aandelen
    }
cli-mombasa-special = speciaal vak +£{ $pounds }
cli-mombasa-cards = Kaarten
cli-mombasa-stack = Stapel: { $left } · afgelegd: { $gone }
cli-mombasa-display-column =
    { $column ->
        [1] 1 links
        [2] 2 midden
       *[3] 3 rechts
    }
cli-mombasa-row = Rij { $row }
cli-mombasa-books = Boeken
cli-mombasa-books-round = Ronde
cli-mombasa-books-typed = Typ je liever, noem dan rij en ronde: { $text } neemt het boek in rij 1, kolom 1.
cli-mombasa-supply = Voorraad: { $left } · boekhoudingspunten: { $costs }
cli-mombasa-bonus-space = Bonusvak
cli-mombasa-extra = { $company } extra vak { $level }
cli-mombasa-taken = Bonusschijven op:
cli-mombasa-player = £{ $pounds } · ◆{ $diamonds } ({ $diamond_value }) · inktpot { $jar } ({ $book_value }) · schijven { $markers } · hand { $cards }
cli-mombasa-ended = uitgestapt
cli-mombasa-done = klaar
cli-mombasa-slots = slots
cli-mombasa-totals = open
cli-mombasa-resting = rustend
cli-mombasa-hand = hand
cli-mombasa-hand-and-plan = hand en plan
cli-mombasa-ahead = boeken vóór de inktpot
cli-mombasa-bonuses = bonussen
cli-mombasa-ledger = Je boekhoudingsspoor
cli-mombasa-flipped = gedekt
cli-mombasa-slot = actieslot
cli-mombasa-no-a = geen A

## Het bord van Mombasa: wat achter een keuze zit

cli-mombasa-tile = rustend: { $cards } · boek: { $book } · bonus: { $bonus }
cli-mombasa-costs = kost { $points } bp
cli-mombasa-price = prijs { $price }
cli-mombasa-worth = aandeel £{ $pounds }, handelsposten { $posts }
cli-mombasa-uncovers =
    { $coins ->
        [0] { $posts }⌂, maakt geen munt zichtbaar
        [one] { $posts }⌂, maakt { $coins } munt zichtbaar
       *[other] { $posts }⌂, maakt { $coins } munten zichtbaar
    }
cli-mombasa-covers =
    { $coins ->
        [0] bedekt geen munt
        [one] bedekt { $coins } munt
       *[other] bedekt { $coins } munten
    }
cli-mombasa-over = bedekt { $book }
cli-mombasa-forfeits = de rest vervalt
cli-mombasa-guide =
    Delen van het bord:
      map          regio’s: handelsposten, beloningen, mijnen, kosten
      borders      wat aan wat grenst
      bases        de basissen van de maatschappijen, kolom voor kolom
      tracks       de maatschappijsporen en hun bonussen
      cards        de kaartendisplay en de stapel
      books        de boekendisplay en je boekhoudingsspoor
      spaces       de bonusvakken
      players      ieders kaarten, ruststapels en boeken
      me           die van jezelf
      board all    alles
    Tekens: £ pond, ◆ vakken op het diamantspoor, bp boekhoudingspunten,
    ⌂ handelsposten, 2m twee mijnen, Cai +2 twee vakken op het spoor van Cairo,
    uitbreiding 2 +Cai een kaart met een aandeel van Cairo. Wat gebruikt is, staat
    tussen haakjes.
