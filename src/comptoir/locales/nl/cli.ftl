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
      why ACTIE    waarom iets niet kan; alleen “why” toont wat net niet kan
      log [N]      de laatste N regels van het verslag
      rule NUMMER  een spelregel, of een hoofdstuk spelregels
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
cli-edition-sound = Een goede editie van { $game }: “{ $name }” ({ $id }), digest { $digest }.

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
cli-bench-note = De gelijkmatig willekeurige speler, één kern, de keuzes van het toeval meegeteld.
cli-game = Spel
cli-players = Spelers
cli-decisions-per-second = Keuzes/s
cli-games-per-second = Spellen/s
cli-clone-microseconds = µs per kopie

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
