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
      why ACTION   why it is not possible; just “why” lists what is nearly possible
      log [N]      the last N lines of the log
      rule NUMBER  a rule, or a chapter of rules
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
cli-edition-sound = A sound edition of { $game }: “{ $name }” ({ $id }), digest { $digest }.

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
cli-bench-note = The uniform random player, one core, choices of chance included.
cli-game = Game
cli-players = Players
cli-decisions-per-second = Choices/s
cli-games-per-second = Games/s
cli-clone-microseconds = µs a clone

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
