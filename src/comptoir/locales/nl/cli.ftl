### Wat de terminal zegt. De namen van de opdrachten zijn in elke taal dezelfde.

cli-yes = j ja y
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, editie “{ $edition }”, seed { $seed }. Typ “help” om te zien wat je kunt typen.
cli-farewell = Tot ziens.
cli-hand-over = { $name } is aan de beurt. Laat { $name } hier plaatsnemen en druk dan op Enter.
cli-help =
    Een nummer of een notatie (in grijs) is een keuze. Enter toont het bord opnieuw. Verder:
      undo         neem de laatste keuze terug
      restart      begin de beurt opnieuw
      why ACTIE    waarom iets niet kan; een deel van een actie, of niets, vraagt
                   naar de redenen van meer acties
      log [N]      de laatste N regels van het verslag
      rule NUMMER  een spelregel, of een hoofdstuk spelregels
      hint         wat een bot zou doen, en waarvoor
      scores       de punten als het spel nu voorbij was
      board        het bord en de vraag opnieuw
      save BESTAND bewaar het spel tot nu toe in een bestand
      quit         stop
cli-did-you-mean = “{ $text }” is geen actie en geen opdracht. Bedoel je “{ $near }”?
cli-not-understood = “{ $text }” is geen actie en geen opdracht. Typ “help” om te zien wat kan.
cli-possible = Dat kan: { $action }.
cli-nothing-forbidden = Elk antwoord op deze vraag is mogelijk.
cli-no-rule = Er is geen spelregel “{ $number }”. Vraag om een nummer als S5.1 of een hoofdstuk als S5.
cli-all-agree = Toch teruggaan? Iedereen aan tafel moet het ermee eens zijn. (j/n)
cli-taken-back = Teruggenomen.
cli-save-where = Zeg waar: save BESTAND
cli-saved =
    { $steps ->
        [one] Bewaard in { $file }: { $steps } keuze.
       *[other] Bewaard in { $file }: { $steps } keuzes.
    }
cli-goes-on-unsaved = Het spel kon niet worden bewaard in { $file }: { $reason }. Het gaat onbewaard verder.
cli-not-saved = Het spel kon niet worden bewaard in { $file }: { $reason }. Het is niet bewaard.
cli-winners =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
cli-category = Punten
cli-total = Totaal
cli-place = Plaats

## Naspelen en edities

cli-step =
    { $step ->
        [one] Na { $step } keuze:
       *[other] Na { $step } keuzes:
    }
cli-verified =
    { $steps ->
        [one] { $file } is in orde: { $steps } keuze, die tot de vastgelegde stand leidt.
       *[other] { $file } is in orde: { $steps } keuzes, die elk tot de vastgelegde stand leiden.
    }
cli-verified-deals = Elke trekking volgt uit de seed, waarvan de hash bij het begin is getoond: { $commitment }
cli-edition-sound = Een goede editie van { $game }: “{ $name }” ({ $id }), digest { $digest }.
cli-edition-new = { $file } bevat de waarden van de huiseditie, elk met de plaats waar je ze afleest. Typ die van je eigen doos in en geef dan: comptoir edition check { $file }
cli-edition-problems =
    { $count ->
        [one] { $count } probleem. Verhelp het en controleer opnieuw.
       *[other] { $count } problemen. Verhelp ze en controleer opnieuw.
    }
cli-edition-differences =
    { $count ->
        [0] “{ $new }” heeft dezelfde waarden als “{ $old }”.
        [one] “{ $new }” verschilt in { $count } waarde van “{ $old }”.
       *[other] “{ $new }” verschilt in { $count } waarden van “{ $old }”.
    }
cli-edition-value = Waarde
cli-edition-source = Herkomst
cli-edition-from =
    { $source ->
        [rulebook] spelregelboek
        [public] openbaar
       *[house] huis
    }

## Simulaties en snelheid

cli-simulating = Simuleren
cli-simulated =
    { $games ->
        [one] { $games } spel { $game }, seed { $seed }, waarvan { $shared } met gedeelde winst.
       *[other] { $games } spellen { $game }, seed { $seed }, waarvan { $shared } met gedeelde winst.
    }
cli-simulated-length = Een spel telt gemiddeld { $decisions } keuzes en { $rounds } rondes (spellen per aantal rondes: { $spread }).
cli-simulated-speed = { $seconds } s, { $speed } keuzes per seconde.
cli-seat = Plaats
cli-all-seats = alle
cli-bot = Bot
cli-wins = Gewonnen
cli-win-rate = Winst
cli-mean-rank = Gem. plaats
cli-mean-score = Gem. score
cli-mean-by-category = Gemiddeld per soort
cli-bench-wait = Meten …
cli-bench-times = Zoveel keer zo veel keuzes per seconde als
cli-bench-missing = Niet geïnstalleerd, dus niet gemeten: { $packages }. Toevoegen: pip install 'comptoir[peers]'
cli-bench-compiled = De engine is gecompileerd.
cli-bench-plain = De engine draait als gewone Python; gecompileerd is hij een paar keer zo snel.
cli-bench-note = De gelijkmatig willekeurige speler, één kern, de keuzes van het toeval meegeteld.
cli-bench-env = Omgeving
cli-bench-raw = Stappen per seconde
cli-bench-wrapped = Met controles
cli-bench-envs-note = Stappen van spelers die willekeurig kiezen, elk met een waarneming, naar processortijd. Met controles: zoals PettingZoo haar inpakt.
cli-size-choices = Keuzes per spel
cli-size-draws = Trekkingen per spel
cli-size-options = Opties per keuze
cli-size-most = Meeste opties
cli-size-outcomes = Uitkomsten per trekking
cli-size-magnitude = Keuzes, als macht van 10
cli-size-sets = Informatieverzamelingen gezien
cli-game = Spel
cli-players = Spelers
cli-decisions-per-second = Keuzes/s
cli-games-per-second = Spellen/s
cli-clone-microseconds = µs per kopie
cli-state-bytes = Bytes per stand

## Het bord van Speicherstadt

cli-speicherstadt-round =
    { $last ->
        [1] Ronde { $round }, de laatste · startspeler: { $starter }
       *[0] Ronde { $round } · startspeler: { $starter }
    }
cli-speicherstadt-pile = Stapel: { $cards } · buidel: { $bag } · punten van de komende branden: { $fires }
cli-speicherstadt-stock = Aflegstapel: { $goods }
cli-speicherstadt-card = Aanbod
cli-speicherstadt-queue = Koopmannen
cli-speicherstadt-price = Prijs
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } punt): { $symbols }
       *[other] { $contract } ({ $points } punten): { $symbols }
    }
cli-speicherstadt-player = munten { $coins } · koopmannen { $merchants } · brandweer { $firemen } · score { $score }
cli-speicherstadt-cards = kaarten
cli-speicherstadt-goods = goederen
cli-speicherstadt-warehouse = in het pakhuis
cli-speicherstadt-house = in het Koopmanshuis

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
        [over] Einde van het spel · volgorde: { $order }
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
    uitbreiding 2 +Cai een kaart met een aandeel van Cairo. Wat gebruikt is staat
    tussen haakjes.
