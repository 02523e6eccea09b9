# Mombasa in the terminal

## Mombasa’s board: short words, so that much fits on 80 columns

cli-mombasa-tag =
    { $company ->
        [mombasa] Mom
        [cape_town] Cap
        [saint_louis] StL
       *[cairo] Cai
    }
cli-mombasa-kind =
    { $kind ->
        [coffee] coffee
        [bananas] bananas
        [cotton] cotton
        [expansion] expansion
        [bookkeeper] bookkeeper
        [diamond_merchant] merchant
       *[share] share
    }
cli-mombasa-one-good = one good { $count }
cli-mombasa-specialist =
    { $count ->
        [1] merchant/bookkeeper
       *[any] { $count } merchants/bookkeepers
    }
cli-mombasa-points = { $count } bp
cli-mombasa-mines = { $count }m
cli-mombasa-more-expansion = expansion +{ $points }
cli-mombasa-more-markers =
    { $markers ->
        [one] { $markers } more bonus marker
       *[other] { $markers } more bonus markers
    }
cli-mombasa-cotton-plus = each cotton card +{ $units }
cli-mombasa-cheaper = cards { $off } cheaper for { $good }
cli-mombasa-cheaper-mixed = cards { $off } cheaper, goods may be mixed
cli-mombasa-buy =
    { $off ->
        [0] buy a card
       *[any] buy a card { $off } cheaper
    }
cli-mombasa-pounds = £{ $count }
cli-mombasa-purchase = £{ $pay }, then a card from £{ $least } up
cli-mombasa-crate = crate + £{ $plus }
cli-mombasa-sell = sell a card for crate + £{ $plus }
cli-mombasa-sell-good = sell a card ({ $good }) for crate + £{ $plus }
cli-mombasa-other-tracks =
    { $tracks ->
        [one] +{ $steps } on { $tracks } other track
       *[other] +{ $steps } on each of { $tracks } other tracks
    }

## Mombasa’s board: the pages

cli-mombasa-setup = Setup
cli-mombasa-round =
    { $phase ->
        [setup] Setup · order: { $order }
        [planning] Round { $round } of { $rounds } · planning phase · order: { $order }
        [preparation] Round { $round } of { $rounds } · preparation · order: { $order }
        [over] End of the game · order: { $order }
       *[action] Round { $round } of { $rounds } · action phase · order: { $order }
    }
cli-mombasa-next-first = first player of the next round: { $name }
cli-mombasa-region = Region
cli-mombasa-gives = Reward
cli-mombasa-map-note = By company: ⌂ its trading post, or the expansion points to enter. m: mines.
cli-mombasa-next-to = Borders on
cli-mombasa-borders-note = ‖ double border
cli-mombasa-base = Base
cli-mombasa-column = Column { $column }
cli-mombasa-share = Share
cli-mombasa-icons = coins
cli-mombasa-bases-note = Front to rear; the coin icons on top come into sight where no trading post (⌂) stands.
cli-mombasa-cost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-mombasa-ousts = ousts { $company }
cli-mombasa-company = Company
cli-mombasa-mines-heading = Mines
cli-mombasa-holdings-note = Base: trading posts by column. Players: space on the track (shares held).
cli-mombasa-track = Track
cli-mombasa-shares-at = Shares from
cli-mombasa-special-at = Special
cli-mombasa-calls-at = Call before
cli-mombasa-to-space = to space { $space } of { $last }
cli-mombasa-on-space = on space { $space } of { $last }
cli-mombasa-call = capital call £{ $pounds }
cli-mombasa-shares =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
cli-mombasa-special = special space +£{ $pounds }
cli-mombasa-cards = Cards
cli-mombasa-stack = Stack: { $left } · discarded: { $gone }
cli-mombasa-display-column =
    { $column ->
        [1] 1 left
        [2] 2 middle
       *[3] 3 right
    }
cli-mombasa-row = Row { $row }
cli-mombasa-books = Books
cli-mombasa-books-round = Round
cli-mombasa-books-typed = To type it, name row and round: { $text } takes the book in row 1, column 1.
cli-mombasa-supply = Supply: { $left } · bookkeeping points: { $costs }
cli-mombasa-bonus-space = Bonus space
cli-mombasa-extra = { $company } extra space { $level }
cli-mombasa-taken = Bonus markers on:
cli-mombasa-player = £{ $pounds } · ◆{ $diamonds } ({ $diamond_value }) · jar { $jar } ({ $book_value }) · markers { $markers } · hand { $cards }
cli-mombasa-ended = ended
cli-mombasa-done = done
cli-mombasa-slots = slots
cli-mombasa-totals = face up
cli-mombasa-resting = resting
cli-mombasa-hand = hand
cli-mombasa-hand-and-plan = hand and plan
cli-mombasa-ahead = books ahead
cli-mombasa-bonuses = bonuses
cli-mombasa-ledger = Your bookkeeping track
cli-mombasa-flipped = face down
cli-mombasa-slot = action slot
cli-mombasa-no-a = no A

## Mombasa’s board: what lies behind an option

cli-mombasa-tile = resting: { $cards } · book: { $book } · bonus: { $bonus }
cli-mombasa-costs = costs { $points } bp
cli-mombasa-price = price { $price }
cli-mombasa-worth = share £{ $pounds }, posts { $posts }
cli-mombasa-uncovers =
    { $coins ->
        [0] { $posts }⌂, uncovers no coin
        [one] { $posts }⌂, uncovers { $coins } coin
       *[other] { $posts }⌂, uncovers { $coins } coins
    }
cli-mombasa-covers =
    { $coins ->
        [0] covers no coin
        [one] covers { $coins } coin
       *[other] covers { $coins } coins
    }
cli-mombasa-over = covers { $book }
cli-mombasa-forfeits = the rest is forfeited
cli-mombasa-guide =
    Parts of the board:
      map          regions: trading posts, rewards, mines, costs to enter
      borders      which regions border on which
      bases        the company bases, column by column
      tracks       the company tracks and their bonuses
      cards        the card display and the stack
      books        the book display and your bookkeeping track
      spaces       the bonus spaces
      players      everyone’s cards, resting decks and books
      me           your own
      board all    all of it
    Signs: £ pounds, ◆ spaces on the diamond track, bp bookkeeping points, ⌂ trading
    posts, 2m two mines, Cai +2 two spaces on the Cairo track, expansion 2 +Cai a
    card with a Cairo share. Used cards are shown in parentheses.
