### Wat arena en report zeggen.

lab-playing = Spelen
lab-go-on = Onderbroken. Geef dezelfde opdracht om verder te gaan vanaf { $file }.
lab-played =
    { $games ->
        [one] { $games } partij { $game }, seed { $seed } (kaartverdelingen: { $deals }, zitvolgordes van elke: { $seatings }, gedeelde overwinningen: { $shared }).
       *[other] { $games } partijen { $game }, seed { $seed } (kaartverdelingen: { $deals }, zitvolgordes van elke: { $seatings }, gedeelde overwinningen: { $shared }).
    }
lab-dataset-written =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } in “{ $folder }” (bestanden: { $files }, keuzes: { $rows }).
lab-rounded-up = (Gevraagd: { $wanted }. Elke kaartverdeling wordt met elke zitvolgorde gespeeld, en er zijn er minstens twee.)
lab-intervals = Met 95% betrouwbaarheid; kaartverdelingen tellen, niet partijen. Een gedeelde overwinning telt als een deel ervan. Rating: iedereen begint bij 25; ± is tweemaal de onzekerheid.
lab-minari-written = Minari heeft ze nu als { $name }.
lab-benchmark-short = ({ $games } partijen tegen elke tegenstander; het protocol vereist er { $wanted }.)
lab-benchmark-true = “{ $file }” klopt: { $games } partijen tegen elke tegenstander eindigden hetzelfde.
lab-rating = Rating
lab-choices = Keuzes
lab-milliseconds = ms per keuze
lab-longest-choice = Langste keuze
lab-longest-turn = Langste beurt

## Programma’s die spelen

lab-faults =
    { $count ->
        [one] { $bot } verspeelde { $count } keuze, die willekeurig werd gemaakt ({ $kinds }).
       *[other] { $bot } verspeelde { $count } keuzes, die willekeurig werden gemaakt ({ $kinds }).
    }
lab-fault-start = kon niet starten
lab-fault-crash = gecrasht
lab-fault-late = te laat
lab-fault-flood = bleef maar schrijven
lab-fault-nonsense = gaf een ongeldig antwoord
lab-fault-given-up = al gediskwalificeerd
lab-fault-example = Bijvoorbeeld: { $example }

## Het rapport

lab-report-written =
    { $games ->
        [one] { $file }: een rapport over { $games } partij.
       *[other] { $file }: een rapport over { $games } partijen.
    }
lab-report-title =
    { $games ->
        [one] { $game }: wat { $games } partij van bots laat zien
       *[other] { $game }: wat { $games } partijen van bots laten zien
    }
lab-report-about = { $players } spelers ({ $bots }) · editie “{ $edition }” · seed { $seed }
lab-report-made = Gemaakt met: { $command }. Intervallen gelden met 95% betrouwbaarheid; partijen met dezelfde kaartverdeling tellen als één. Een gedeelde overwinning telt als een deel ervan.
lab-report-winner = Score van de winnaar
lab-report-margin = Voorsprong op de tweede
lab-report-shared = Gedeelde overwinningen
lab-report-rounds = Rondes
lab-report-length = Keuzes per partij

lab-report-findings = Wat opvalt
lab-report-nothing = Niets overschrijdt zijn drempel.
lab-report-threshold-seats = Genoemd worden plaatsen die minder dan { $low } of meer dan { $high } winnen ({ $players } spelers).
lab-report-threshold-choices = Genoemd worden starttegels en verste sporen waarvan het winstpercentage minstens { $points } punten van het gemiddelde afwijkt.
lab-report-threshold-values = Genoemd worden maatschappijen waarvan een aandeel gemiddeld minstens { $value } meer waard is dan dat van een andere.
lab-report-chance-about = “Misschien toeval” betekent dat de eerlijke waarde in het interval ligt. Hoe meer er vergeleken wordt, hoe vaker iets louter door toeval duidelijk lijkt.
lab-report-certain = duidelijk
lab-report-chance = misschien toeval
lab-report-seat-off = Speler { $place } in beurtvolgorde wint { $rate }; een eerlijk deel is { $fair }.
lab-report-choice-off = { $topic }: { $name } wint { $rate }; het gemiddelde is { $mean }.
lab-report-value-off = Een aandeel van { $above } is { $more } meer waard dan een van { $below }.

lab-report-places = Plaatsen, in beurtvolgorde
lab-report-places-about = Geteld vanaf de startspeler van de eerste ronde. De lijn is een eerlijk deel, de band wat daarvoor doorgaat; rood is wat haast geen toeval kan zijn.
lab-report-place = Speler { $number }
lab-report-rate = Winstpercentage
lab-report-scores = Scores
lab-report-points = Punten
lab-report-everybody = Iedereen
lab-report-winners = Winnaars
lab-report-categories = Punten per categorie
lab-report-categories-about = Gemiddelden van iedereen en van winnaars.
lab-report-worth-about = De lijn is het gemiddelde van alle; rood is wat haast geen toeval kan zijn.
lab-report-choices = Keuzes en winnen
lab-report-choices-about = Deze grafieken tonen hoe vaak spelers die een keuze maakten ook wonnen; wie die twee keer maakte, telt twee keer. De lijn is het gemiddelde van alle keuzes van die soort; rood is wat haast geen toeval kan zijn. Wie voorstaat, kan zich meer veroorloven: dit toont samenhang, geen oorzaak.
lab-report-topic-about = Het gemiddelde van al deze keuzes: { $mean }.
lab-report-table =
    { $count ->
        [one] Tabel: { $count } rij
       *[other] Tabel: { $count } rijen
    }
lab-report-thing = Wat
lab-report-mean = Gemiddeld
lab-report-times = Aantal
lab-report-off = Punten boven of onder het gemiddelde
lab-report-price = Gemiddelde prijs
lab-report-lengths = Lengte
lab-report-lengths-about = Keuzes per partij, die van het toeval inbegrepen; keuzes met maar één mogelijkheid maken zichzelf en tellen niet.

lab-topic-starting-tile = Starttegels
lab-topic-main-track = Verste spoor
lab-topic-track-steps = Vakken vooruit op sporen
lab-topic-shares = Aandelen aan het einde
lab-topic-share-value = Waarde van een aandeel aan het einde
lab-topic-acquired = Verworven kaarten
lab-topic-sold = Verkochte kaarten
lab-topic-planned = Gespeelde kaarten
lab-topic-space = Gebruikte bonusvakken
lab-topic-book = Genomen boeken
lab-topic-book-letter = Boeken per letter
lab-topic-bought = Gekochte kaarten
lab-topic-bid = Koopmannen boven kaarten
lab-training = Trainen
lab-in-use = In gebruik
lab-found = Gevonden
lab-matched = De expert met het bestand wint { $rate } ({ $low }–{ $high }) van de partijen (partijen: { $games }, seed: { $seed }) en haalt gemiddeld { $own } punten, de expert zonder { $other }.
lab-match-kept = Toegevoegd aan { $file }.
lab-promoted = { $file } is vanaf nu in gebruik.
lab-said = Voorspelde kans
lab-came-true = Uitgekomen
lab-adjusted = Zonder geluk: { $bot } wint { $rate } ± { $reach }; dat bespaart { $spared } van de partijen.
