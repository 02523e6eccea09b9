### Spellen die achteraf worden bekeken.

study-looking = Beurten bekijken
study-title =
    { $game ->
        [mombasa] Mombasa
       *[speicherstadt] Speicherstadt
    }: { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, elk doordacht met { $budget ->
        [one] één iteratie
       *[other] { $budget } iteraties
    } van de zoekbot.
study-turn = Beurt
study-turns = Beurten
study-round = Ronde
study-player = Speler
study-played = Gespeeld
study-cost = Kosten
study-as-found = Als de zoekbot, of niet slechter
study-chances = Winstkansen, beurt voor beurt (een sterretje staat waar lijnen samenkomen):
study-who = De spelers zijn { $who }. De kolommen met hun nummers zijn hun winstkansen na de beurt.
study-who-scores = De spelers zijn { $who }. De kolommen met hun nummers zijn de eindscores die na de beurt te verwachten zijn.
study-scores = Verwachte eindscores, beurt voor beurt (een sterretje staat waar lijnen samenkomen):
study-worst =
    { $count ->
        [0] Geen beurt kostte een half punt.
        [one] De beurt die het meest kostte:
       *[other] De { $count } beurten die het meest kostten:
    }
study-cost-most = Beurt { $turn }, ronde { $round }: { $name } speelde “{ $played }”; dat kostte { $cost } punten.
study-better = Beter: “{ $better }”. Per categorie: { $gains }.
study-rivals = geen punten, maar het houdt de anderen tegen
study-none-better = Beurt { $turn }, ronde { $round }: { $name } speelde “{ $played }”. De zoekbot vond niets beters.
study-more = Alles wat in een beurt werd afgewogen, toont --turn, hier bijvoorbeeld --turn { $turn }.
study-weighed = Beurten die werden afgewogen, met het aantal punten dat de speler daarmee op de anderen voor zou liggen:
study-choices = Keuze voor keuze, de opties op het eerste gezicht:
study-this = (gespeeld)
study-after = Na de beurt, de verwachte eindscores en de winstkansen:
study-chance-to-win = Winstkans

study-puzzling = Puzzels zoeken
study-puzzles =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } bekeken: { $puzzles ->
        [0] geen puzzel
        [one] één puzzel
       *[other] { $puzzles } puzzels
    }, in '{ $file }'.
