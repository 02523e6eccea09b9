# Speicherstadt in the terminal

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
cli-speicherstadt-player = munten { $coins } · koopmannen { $merchants } · brandweer { $firemen } · punten { $score }
cli-speicherstadt-cards = kaarten
cli-speicherstadt-goods = goederen
cli-speicherstadt-warehouse = in het pakhuis
cli-speicherstadt-house = in het Koopmanshuis
