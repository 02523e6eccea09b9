# The page: Speicherstadt’s board

page-harbour = Harbour
page-space = Space { $space }: { $card }, price { $price }
page-space-free = Space { $space }: { $card }, no merchants yet; price with one: { $price }
page-space-empty = Space { $space } is empty
page-speicherstadt-do-bid = Place a merchant above { $card_the }
page-speicherstadt-do-bid-on = Place a merchant above { $card_the } on space { $space }
page-speicherstadt-did-buy = Buy { $card_the }
page-speicherstadt-did-pass = Pass on { $card_the }
page-space-line = Queue: { $names }
page-buy = Buy
page-pass = Pass
page-supply = Still to come
page-pile = Pile
page-winter = Winter
page-spring = Spring
page-summer = Summer
page-autumn = Autumn
page-fires = Fires to come
page-fire-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-bag = Bag
page-stock = Stock
page-goods = Goods
page-no-goods = none
page-house = Merchant house
page-house-is =
    Keeps { $places ->
        [one] { $places } good
       *[other] { $places } goods
    }; sell { $goods } goods for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, or exchange { $give } for { $take } from the stock.
page-sell = Sell { $count }
page-exchange = Exchange { $count }
page-done = Finish processing
page-speicherstadt-lost = Goods: { $goods }, room for { $room }. The rest will be lost
page-warehouse = Warehouse
page-show-whole = Enlarge
page-start-player = Start player
page-merchants-home =
    { $count ->
        [one] { $count } merchant at home
       *[other] { $count } merchants at home
    }
page-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
page-firemen = Total value of firemen: { $count }
page-card-ship = Its goods are yours to deliver, sell or store.
page-card-contract = Deliver all its goods: only a complete contract scores at the end.
page-speicherstadt-contract =
    { $card }: { $goods } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
page-contract-complete = All its goods are delivered: it scores at the end.
page-card-trader =
    Buys goods of its kind for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } each; scores at the end.
page-card-fireman = Its value counts at every fire: the highest total gains, the lowest loses.
page-card-fire = The highest total value of firemen gains its points; the lowest loses as many.
page-card-counting-office = The more you own, the more each is worth at the end.
page-card-warehouse = Keeps goods from round to round; they score at the end.
page-card-bank =
    Gives you { $coins ->
        [one] { $coins } more coin
       *[other] { $coins } more coins
    } with every income.
page-card-port = Scores for each of your ships at the end.
page-card-chamber = Scores for each of your coins at the end.
page-card-church = Scores at the end.
page-card-prayer-boat = Scores at the end.

## A turn in a sentence, after the player’s name

page-speicherstadt-told-cards = New in the harbour: { $cards }.
page-speicherstadt-told-gains = { $names } have the strongest firemen (total { $firemen }) and gain { speicherstadt-part-points } each.
page-speicherstadt-told-losses = { $names } have the weakest firemen (total { $firemen }) and lose { speicherstadt-part-points } each.
page-speicherstadt-told-income = Income: { $amounts }.
page-speicherstadt-told-delivered = delivers { $goods } to { $card }
page-speicherstadt-told-traded =
    { $coins ->
        [one] sells { $goods } { $traders ->
            [1] to the trader
           *[2] to traders
        } for { $coins } coin
       *[other] sells { $goods } { $traders ->
            [1] to the trader
           *[2] to traders
        } for { $coins } coins
    }
page-speicherstadt-told-exchanged = exchanges { $laid } for { $took }
page-speicherstadt-told-stored = stores { $goods }
