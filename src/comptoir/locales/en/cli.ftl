### What the terminal says. Names of commands are the same in every language.

cli-yes = y yes
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, edition “{ $edition }”, seed { $seed }. Type “help” for what you can type.
cli-farewell = Goodbye.
cli-hand-over = It is { $name }’s turn. Let { $name } sit down here, then press Enter.
cli-help =
    A number or a notation (in grey) chooses. Enter shows the board again. Also:
      undo         take back the last choice
      restart      begin the turn anew
      why ACTION   why it is not possible; a part of an action, or nothing, asks
                   for the reasons of several
      log [N]      the last N lines of the log
      rule NUMBER  a rule, or a chapter of rules
      hint         what a bot would do, and what for
      scores       the scores if the game ended now
      board        the board and the question again
      save FILE    keep the game so far in a file
      quit         leave
cli-did-you-mean = “{ $text }” is neither an action nor a command. Did you mean “{ $near }”?
cli-not-understood = “{ $text }” is neither an action nor a command. Type “help” to see what is.
cli-possible = That is possible: { $action }.
cli-nothing-forbidden = Every answer to this question is possible.
cli-no-rule = There is no rule “{ $number }”. Ask for a number such as S5.1 or a chapter such as S5.
cli-all-agree = Go back all the same? Everybody at the table has to agree. (y/n)
cli-taken-back = Taken back.
cli-save-where = Say where: save FILE
cli-saved =
    { $steps ->
        [one] Saved in { $file }: { $steps } choice.
       *[other] Saved in { $file }: { $steps } choices.
    }
cli-goes-on-unsaved = The game could not be saved in { $file }: { $reason }. It goes on unsaved.
cli-not-saved = The game could not be saved in { $file }: { $reason }. It is not saved.
cli-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
cli-category = Points
cli-total = Total
cli-place = Place

## Replay and editions

cli-step =
    { $step ->
        [one] After { $step } choice:
       *[other] After { $step } choices:
    }
cli-verified =
    { $steps ->
        [one] { $file } is sound: { $steps } choice, each leading to the recorded state.
       *[other] { $file } is sound: { $steps } choices, each leading to the recorded state.
    }
cli-verified-deals = Every deal follows from the seed, whose hash was shown at the start: { $commitment }
cli-edition-sound = A sound edition of { $game }: “{ $name }” ({ $id }), digest { $digest }.
cli-edition-new = { $file } holds the values of the house edition, each with where to read it off. Type in those of your box, then run: comptoir edition check { $file }
cli-edition-problems =
    { $count ->
        [one] { $count } problem. Mend it and check again.
       *[other] { $count } problems. Mend them and check again.
    }
cli-edition-differences =
    { $count ->
        [0] “{ $new }” has the same values as “{ $old }”.
        [one] “{ $new }” differs from “{ $old }” in { $count } value.
       *[other] “{ $new }” differs from “{ $old }” in { $count } values.
    }
cli-edition-value = Value
cli-edition-source = Source
cli-edition-from =
    { $source ->
        [rulebook] rulebook
        [public] public
       *[house] house
    }

## Simulations and speed

cli-simulating = Simulating
cli-simulated =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed }, { $shared } with a shared win.
       *[other] { $games } games of { $game }, seed { $seed }, { $shared } with a shared win.
    }
cli-simulated-length = A game has { $decisions } choices and { $rounds } rounds on average (games by rounds: { $spread }).
cli-simulated-speed = { $seconds } s, { $speed } choices a second.
cli-seat = Seat
cli-all-seats = all
cli-bot = Bot
cli-wins = Wins
cli-win-rate = Win rate
cli-mean-rank = Mean place
cli-mean-score = Mean score
cli-mean-by-category = Mean by category
cli-bench-wait = Measuring …
cli-bench-times = Times as many choices a second as
cli-bench-missing = Not installed, so not measured: { $packages }. To add: pip install 'comptoir[peers]'
cli-bench-compiled = The engine is compiled.
cli-bench-plain = The engine runs as plain Python; compiled it is several times as fast.
cli-bench-note = The uniform random player, one core, choices of chance included.
cli-bench-env = Environment
cli-bench-raw = Steps a second
cli-bench-wrapped = With checks
cli-bench-envs-note = Steps of agents that choose at random, an observation each, by the time of the processor. With checks: as PettingZoo wraps it.
cli-size-choices = Choices a game
cli-size-draws = Draws of chance a game
cli-size-options = Options a choice
cli-size-most = Most options
cli-size-outcomes = Outcomes a draw
cli-size-magnitude = Choices, as a power of 10
cli-size-sets = Information sets met
cli-game = Game
cli-players = Players
cli-decisions-per-second = Choices/s
cli-games-per-second = Games/s
cli-clone-microseconds = µs a clone
cli-state-bytes = Bytes a state

## Speicherstadt’s board

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
cli-speicherstadt-player = coins { $coins } · merchants { $merchants } · firemen { $firemen } · score { $score }
cli-speicherstadt-cards = cards
cli-speicherstadt-goods = goods
cli-speicherstadt-warehouse = in the warehouse
cli-speicherstadt-house = in the merchant house

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
cli-mombasa-purchase = £{ $pay }, then a card from £{ $least } on
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
      borders      what lies next to what
      bases        the company bases, column by column
      tracks       the company tracks and their bonuses
      cards        the card display and the stack
      books        the book display and your bookkeeping track
      spaces       the bonus spaces
      players      everybody’s cards, resting decks and books
      me           your own
      board all    all of it
    Signs: £ pounds, ◆ steps on the diamond track, bp bookkeeping points, ⌂ trading
    posts, 2m two mines, Cai +2 two spaces on the Cairo track, expansion 2 +Cai a
    card with a Cairo share. What is used up stands in parentheses.
