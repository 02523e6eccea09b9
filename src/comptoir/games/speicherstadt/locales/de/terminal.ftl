# Speicherstadt im Terminal

cli-speicherstadt-round =
    { $last ->
        [1] Runde { $round }, die letzte · Startspieler: { $starter }
       *[0] Runde { $round } · Startspieler: { $starter }
    }
cli-speicherstadt-pile = Zugstapel: { $cards } · Beutel: { $bag } · Punkte der kommenden Brände: { $fires }
cli-speicherstadt-stock = Vorrat: { $goods }
cli-speicherstadt-card = Karte
cli-speicherstadt-queue = Reihe
cli-speicherstadt-price = Preis
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } Punkt): { $symbols }
       *[other] { $contract } ({ $points } Punkte): { $symbols }
    }
cli-speicherstadt-player = Münzen { $coins } · Arbeiter { $merchants } · Feuerwehr { $firemen } · Punkte { $score }
cli-speicherstadt-cards = Karten
cli-speicherstadt-goods = Waren
cli-speicherstadt-warehouse = im Lager
cli-speicherstadt-house = in der Markthalle
