### Spellen die achteraf worden bekeken.

study-looking = Beurten analyseren
study-title =
    { $game }: { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, per beurt geanalyseerd met { $budget ->
        [one] één iteratie
       *[other] { $budget } iteraties
    } van de zoekbot.
study-turn = Beurt
study-turns = Beurten
study-round = Ronde
study-player = Speler
study-played = Gespeeld
study-cost = Kosten
study-as-found = Zo goed als de zoekbot
study-chances = Winstkansen, beurt voor beurt (een sterretje staat waar lijnen samenkomen):
study-who = De spelers zijn { $who }. De kolommen met hun nummers tonen hun winstkansen na de beurt.
study-who-scores = De spelers zijn { $who }. De kolommen met hun nummers tonen de verwachte eindscores na de beurt.
study-scores = Verwachte eindscores, beurt voor beurt (een sterretje staat waar lijnen samenkomen):
study-worst =
    { $count ->
        [0] Geen beurt kostte een half punt.
        [one] De duurste beurt:
       *[other] De { $count } duurste beurten:
    }
study-cost-most = Beurt { $turn }, ronde { $round }: { $name } speelde “{ $played }”; dat kostte { $cost } punten.
study-better = Beter: “{ $better }”. Per categorie: { $gains }.
study-rivals = geen punten, maar het houdt de anderen tegen
study-none-better = Beurt { $turn }, ronde { $round }: { $name } speelde “{ $played }”. De zoekbot vond niets beters.
study-more = Met --turn N zie je alles wat in een beurt is afgewogen, bijvoorbeeld --turn { $turn }.
study-weighed = Afgewogen beurten, met het aantal punten dat de speler daarmee op de anderen voor zou liggen:
study-choices = Keuze voor keuze, de opties op het eerste gezicht:
study-this = (gespeeld)
study-after = Na de beurt, de verwachte eindscores en de winstkansen:
study-chance-to-win = Winstkans
study-moved = Winstkans, in procentpunten: trekking ervoor { SIGNED($luck) } (± { $luck_doubt }), deze beurt { SIGNED($own) } (± { $own_doubt }).

study-account = Geluk en kunde: hoe de winstkans veranderde, in procentpunten (elk deel ± de standaardfout). Van links naar rechts opgeteld geven de getallen de uitslag.
study-account-start = Aan het begin
study-account-luck = Geluk bij het trekken
study-account-own = Eigen beurten
study-account-others = Beurten van anderen
study-account-result = Uitslag

study-puzzling = Puzzels zoeken
study-puzzles =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } doorzocht: { $puzzles ->
        [0] geen puzzel
        [one] één puzzel
       *[other] { $puzzles } puzzels
    }, in “{ $file }”.
