### Speicherstadt. Stock: where sold goods lie. Start player: who holds the start coin.

## Amounts

speicherstadt-part-coins =
    { ABS($coins) ->
        [one] { ABS($coins) } coin
       *[other] { ABS($coins) } coins
    }
speicherstadt-part-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
speicherstadt-part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Goods and cards

speicherstadt-id-coffee = coffee
speicherstadt-id-tea = tea
speicherstadt-id-spices = spices
speicherstadt-id-rubber = rubber
speicherstadt-id-cloth = cloth

speicherstadt-id-ship = ship
    .the = the ship
speicherstadt-id-counting_office = counting office
    .the = the counting office
speicherstadt-id-warehouse = warehouse
    .the = the warehouse
speicherstadt-id-bank = bank
    .the = the bank
speicherstadt-id-port = port
    .the = the port
speicherstadt-id-chamber = chamber of commerce
    .the = the chamber of commerce
speicherstadt-id-church = church
    .the = the church
speicherstadt-id-prayer_boat = prayer boat
    .the = the prayer boat
speicherstadt-id-trader_coffee = coffee trader
    .the = the coffee trader
speicherstadt-id-trader_tea = tea trader
    .the = the tea trader
speicherstadt-id-trader_spices = spice trader
    .the = the spice trader
speicherstadt-id-trader_rubber = rubber trader
    .the = the rubber trader
speicherstadt-id-trader_cloth = cloth trader
    .the = the cloth trader
speicherstadt-id-fireman_1 = fireman (1)
    .the = the fireman (1)
speicherstadt-id-fireman_2 = fireman (2)
    .the = the fireman (2)
speicherstadt-id-fireman_3 = fireman (3)
    .the = the fireman (3)
speicherstadt-id-fireman_4 = fireman (4)
    .the = the fireman (4)
speicherstadt-id-fireman_5 = fireman (5)
    .the = the fireman (5)
speicherstadt-id-contract_1 = contract 1
speicherstadt-id-contract_2 = contract 2
speicherstadt-id-contract_3 = contract 3
speicherstadt-id-contract_4 = contract 4
speicherstadt-id-contract_5 = contract 5
speicherstadt-id-contract_6 = contract 6
speicherstadt-id-contract_7 = contract 7
speicherstadt-id-contract_8 = contract 8
speicherstadt-id-contract_9 = contract 9
speicherstadt-id-contract_10 = contract 10
speicherstadt-id-fire_1 = 1st fire
    .the = the 1st fire
speicherstadt-id-fire_2 = 2nd fire
    .the = the 2nd fire
speicherstadt-id-fire_3 = 3rd fire
    .the = the 3rd fire
speicherstadt-id-fire_4 = 4th fire
    .the = the 4th fire

## Scoring

speicherstadt-category-fires = Fires
speicherstadt-category-contracts = Contracts
speicherstadt-category-counting_offices = Counting offices
speicherstadt-category-traders = Traders
speicherstadt-category-warehouse = Warehouse
speicherstadt-category-port = Port
speicherstadt-category-chamber = Chamber of commerce
speicherstadt-category-church = Church
speicherstadt-category-prayer_boat = Prayer boat

## What happened

speicherstadt-event-lot = { $seat } is drawn as start player.
speicherstadt-event-round = Round { $round } begins.
speicherstadt-event-turned_up = { $card_the } is turned up on space { $space }.
speicherstadt-event-loaded = The ship on space { $space } is loaded with { $good }.
speicherstadt-event-fire = { $card_the } breaks out; it is worth { speicherstadt-part-points }.
speicherstadt-event-fire_gain = { $seat } has the strongest firemen (total { $firemen }) and gains { speicherstadt-part-points }.
speicherstadt-event-fire_loss = { $seat } has the weakest firemen (total { $firemen }) and loses { speicherstadt-part-points }.
speicherstadt-event-fire_harmless = All firemen are equally strong (total { $firemen }): nobody gains or loses.
speicherstadt-event-last_round = This is the last round.
speicherstadt-event-no_round = Only the 4th fire is left: no further round is played.
speicherstadt-event-bid = { $seat } places a merchant above { $card_the } on space { $space }, position { $place }.
speicherstadt-event-stays_home = All queues are full: a merchant of { $seat } stays at home.
speicherstadt-event-bought = { $seat } buys { $card_the } on space { $space } for { speicherstadt-part-coins }.
speicherstadt-event-passed = { $seat } passes on { $card_the } on space { $space } at { speicherstadt-part-price }.
speicherstadt-event-could_not_pay = { $seat } can’t pay { speicherstadt-part-price } for { $card_the } on space { $space } and passes.
speicherstadt-event-unsold = Nobody buys { $card_the } on space { $space }; it is discarded.
speicherstadt-event-delivered = { $seat } delivers { $good } to { $card_the }.
speicherstadt-event-traded = { $seat } sells { $good } to the trader for { speicherstadt-part-coins }.
speicherstadt-event-threw = { $seat } discards { $good }.
speicherstadt-event-sells = { $seat } sells goods at the merchant house.
speicherstadt-event-exchanges = { $seat } exchanges goods at the merchant house.
speicherstadt-event-laid = { $seat } returns { $good } to the stock.
speicherstadt-event-sold = { $seat } receives { speicherstadt-part-coins } for the goods.
speicherstadt-event-took = { $seat } takes { $good } from the stock.
speicherstadt-event-done = { $seat } has finished processing.
speicherstadt-event-stored = { $seat } stores { $good } in the warehouse.
speicherstadt-event-kept = { $seat } keeps { $good } in the merchant house.
speicherstadt-event-left_over = { $seat } has no room for these goods and loses them to the stock: { $goods }.
speicherstadt-event-income = { $seat } receives { speicherstadt-part-coins } of income.
speicherstadt-event-start_player = { $seat } gets the start coin.
speicherstadt-event-over = The game is over.

## Questions

speicherstadt-ask-lot = Who is the start player?
    .title = drawing the start player
speicherstadt-ask-draw = Which card is turned up?
    .title = turning up a card
speicherstadt-ask-load = Which good comes out of the bag?
    .title = drawing a good
speicherstadt-ask-bid =
    Above which card do you place a merchant? ({ $merchants ->
        [one] { $merchants } left
       *[other] { $merchants } left
    })
    .title = bidding with a merchant
speicherstadt-ask-buy = Do you buy { $card_the } for { speicherstadt-part-price }?
    .title = buying a card or passing
speicherstadt-ask-process = What do you do with your goods?
    .title = processing goods
speicherstadt-ask-lay =
    { $left ->
        [one] Which good do you give up next? The order is that of the stock. ({ $left } to go)
       *[other] Which good do you give up next? The order is that of the stock. ({ $left } to go)
    }
    .title = giving up goods at the merchant house
speicherstadt-ask-take = Which good do you take from the stock?
    .title = taking a good from the stock
speicherstadt-ask-keep =
    { $room ->
        [one] There is room for { $room } good; the others are lost. Which one do you keep?
       *[other] There is room for { $room } goods; the others are lost. Which one do you keep?
    }
    .title = keeping goods for later rounds

## Options

speicherstadt-do-lot = { $seat } is the start player
speicherstadt-do-draw = Turn up { $card_the }
speicherstadt-do-load = Load { $good }
speicherstadt-do-bid = Place a merchant above the card on space { $space }
speicherstadt-do-buy = Buy the card
speicherstadt-do-pass = Pass and take the merchant back
speicherstadt-do-deliver = Deliver { $good } to { $card_the }
speicherstadt-do-trade = Sell { $good } to the trader
speicherstadt-do-sell = Sell goods at the merchant house
speicherstadt-do-exchange = Exchange goods at the merchant house
speicherstadt-do-lay = Give up { $good }
speicherstadt-do-take = Take { $good }
speicherstadt-do-throw = Discard { $good }
speicherstadt-do-done = Finish processing
speicherstadt-do-keep = Keep { $good }

## Why not

speicherstadt-why-no_such_seat = There are only { $seats } players at the table.
speicherstadt-why-not_on_top = That card is not among those of the season now on top of the pile: { $card }.
speicherstadt-why-not_in_bag = There is none of this good left in the bag: { $good }.
speicherstadt-why-no_card = There is no card on space { $space }.
speicherstadt-why-queue_full = At most { $most } merchants may stand above one card.
speicherstadt-why-too_dear = The price is { speicherstadt-part-price }; you have { $coins }.
speicherstadt-why-not_yours = You don’t own this card: { $card }.
speicherstadt-why-symbol_filled = { $card_the } has no empty symbol left for { $good }.
speicherstadt-why-too_few_goods = That takes { $need } goods; you have { $have }.
speicherstadt-why-good_missing = You have none of this good: { $good }.
speicherstadt-why-goods_in_order = Goods are chosen in a fixed order and you are already past { $good }; undo to choose it.
speicherstadt-why-too_few_after = Goods are chosen in a fixed order: from { $good } on you have fewer than the { $need } still needed.
speicherstadt-why-not_in_stock = There is none of this good in the stock: { $good }.

## What a turn is for

hint-speicherstadt-fires = fires
hint-speicherstadt-contracts = contracts
hint-speicherstadt-counting_offices = counting offices
hint-speicherstadt-traders = traders
hint-speicherstadt-warehouse = warehouse
hint-speicherstadt-port = port
hint-speicherstadt-chamber = chamber of commerce
hint-speicherstadt-church = church
hint-speicherstadt-prayer_boat = prayer boat
hint-speicherstadt-coins = coins
hint-speicherstadt-note = Coins count for the points that they may still bring.
