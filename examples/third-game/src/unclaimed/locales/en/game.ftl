### Unclaimed. Lot: the two crates that are sold together. Reserve: the least that a lot goes for.

unclaimed-part-coins =
    { ABS($coins) ->
        [one] { ABS($coins) } coin
       *[other] { ABS($coins) } coins
    }
unclaimed-part-bid =
    { $bid ->
        [one] { $bid } coin
       *[other] { $bid } coins
    }

## Goods

unclaimed-id-amber = amber
unclaimed-id-cocoa = cocoa
unclaimed-id-coral = coral
unclaimed-id-indigo = indigo
unclaimed-id-pepper = pepper
unclaimed-id-silk = silk

## What the table shows

unclaimed-id-round = round
unclaimed-id-rounds = rounds
unclaimed-id-auctioneer_seat = auctioneer
unclaimed-id-buyer_seat = buyer
unclaimed-id-lot = lot
unclaimed-id-store = store
unclaimed-id-gone = out of the game
unclaimed-id-coins = coins
unclaimed-id-crates = crates
unclaimed-id-has_bid = has bid
unclaimed-id-bid = bid
unclaimed-id-commission = commission

## What happened

unclaimed-event-dealt = { $seat } is dealt a commission.
    .own = { $seat } is dealt a commission: { $good }.
unclaimed-event-round = Round { $round }: { $seat } is the auctioneer.
unclaimed-event-drawn = A crate of { $good } comes up for sale.
unclaimed-event-sealed = { $seat } hands in a bid.
    .own = { $seat } hands in a bid: { unclaimed-part-bid }.
unclaimed-event-shown = { $seat } bid { unclaimed-part-bid }.
unclaimed-event-waited = { $seat } bid nothing and takes { unclaimed-part-coins }.
unclaimed-event-bought = { $seat } buys the lot for { unclaimed-part-coins }.
unclaimed-event-withdrawn = Nobody reaches the reserve: { $lot } leave the game.
unclaimed-event-kept = { $seat } keeps the { $good }.
unclaimed-event-sold = { $seat } sells the { $good } for { unclaimed-part-coins }.
unclaimed-event-commission = The commission of { $seat } was { $good }.

## Questions

unclaimed-ask-deal = Which commission is dealt?
    .title = dealing commissions
unclaimed-ask-draw = Which crate comes up for sale?
    .title = drawing a crate
unclaimed-ask-bid = What do you bid for { $lot }?
    .title = bidding
unclaimed-ask-keep = Which crate do you keep? The other one is sold.
    .title = keeping a crate

## Options

unclaimed-do-deal = Commission: { $good }
unclaimed-do-draw = A crate of { $good }
unclaimed-do-bid = Bid { unclaimed-part-coins }
unclaimed-do-keep = Keep the { $good }

## Refusals

unclaimed-why-dealt = { $good } is the commission of somebody already.
unclaimed-why-none_left = No crate of { $good } is left in the store.
unclaimed-why-too_poor =
    { $purse ->
        [one] You have only { $purse } coin.
       *[other] You have only { $purse } coins.
    }
unclaimed-why-not_in_lot = There is no { $good } in the lot.

## Scoring

unclaimed-category-sets = Sets
unclaimed-category-commission = Commission
unclaimed-category-coins = Coins

## Hints

hint-unclaimed-sets = sets
hint-unclaimed-commission = commission
hint-unclaimed-coins = coins
hint-unclaimed-note = Coins are counted as what they are worth at the end.
