# Speicherstadt in the terminal

cli-speicherstadt-round =
    { $last ->
        [1] Round { $round }, the last one · start player: { $starter }
       *[0] Round { $round } · start player: { $starter }
    }
cli-speicherstadt-pile = Pile: { $cards } · bag: { $bag } · points of the fires to come: { $fires }
cli-speicherstadt-stock = Stock: { $goods }
cli-speicherstadt-card = Card
cli-speicherstadt-queue = Queue
cli-speicherstadt-price = Price
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } point): { $symbols }
       *[other] { $contract } ({ $points } points): { $symbols }
    }
cli-speicherstadt-player = coins { $coins } · merchants { $merchants } · firemen total { $firemen } · score { $score }
cli-speicherstadt-cards = cards
cli-speicherstadt-goods = goods
cli-speicherstadt-warehouse = in the warehouse
cli-speicherstadt-house = in the merchant house
