### What the terminal says. Names of commands are the same in every language.

cli-yes = y yes
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, edition “{ $edition }”, seed { $seed }. Type “help” for a list of commands.
cli-first-steps =
    comptoir play    a game here in the terminal, against bots or with friends
    comptoir serve   the games in your browser, for you and your friends
    comptoir --help  everything else: rules, records, analyses, simulations
cli-which-game = Which game? { $answers } [{ $usual }]
cli-which-level = How strong should the bots be? { $answers } [{ $usual }]
cli-level-easy = easy
cli-level-medium = medium
cli-level-hard = hard
cli-level-expert = expert
cli-choose-one = Type a number from 1 to { $last }, or the first letters.
cli-farewell = Goodbye.
cli-hand-over = It is { $name }’s turn. Hand over to { $name }, then press Enter.
cli-help =
    Type a number or the notation shown in grey to choose. Enter shows the board
    again. Also:
      undo         undo the last choice
      restart      start the turn again
      why ACTION   why it is not possible; with a part of an action, or nothing,
                   the reasons for several
      log [N]      the last N lines of the log
      rule NUMBER  a rule, or a chapter of rules
      hint         what a bot would do, and why
      scores       the scores if the game ended now
      board        the board and the question again
      save FILE    save the game so far in a file
      quit         leave
cli-did-you-mean = “{ $text }” is neither an action nor a command. Did you mean “{ $near }”?
cli-not-understood = “{ $text }” is neither an action nor a command. Type “help” to see what is.
cli-possible = That is possible: { $action }.
cli-nothing-forbidden = Every answer to this question is possible.
cli-no-rule = There is no rule “{ $number }”. Ask for a number such as S5.1 or a chapter such as S5.
cli-all-agree = Undo anyway? Everyone at the table has to agree. (y/n)
cli-taken-back = Undone.
cli-save-where = Name a file: save FILE
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
       *[other] { $names } share the victory.
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
        [one] { $file } is valid: { $steps } choice, each leading to the recorded state.
       *[other] { $file } is valid: { $steps } choices, each leading to the recorded state.
    }
cli-verified-deals = Every deal follows from the seed, whose hash was shown at the start: { $commitment }
cli-edition-sound = Valid edition of { $game }: “{ $name }” ({ $id }), digest { $digest }.
cli-edition-new = { $file } holds the values of the house edition, each with a note on where to find it. Enter the values of your own copy, then run: comptoir edition check { $file }
cli-edition-top = { $title }: the values of your own copy.
cli-edition-top-replace = Replace the values below with those printed on your components, save, and run
cli-edition-top-comments = The comment above a table or value says where the value here comes from and where to look:
cli-edition-top-house = our own value, not read off a printed component: replace it
cli-edition-top-public = a published fact about the game: compare it with your copy
cli-edition-top-rulebook = stated in words in the rulebook: it should be right
cli-edition-problems =
    { $count ->
        [one] { $count } problem. Fix it and check again.
       *[other] { $count } problems. Fix them and check again.
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
        [one] { $games } game of { $game }, seed { $seed }, { $shared } with a shared victory.
       *[other] { $games } games of { $game }, seed { $seed }, { $shared } with a shared victory.
    }
cli-simulated-length = A game has { $decisions } choices and { $rounds } rounds on average (games by rounds: { $spread }).
cli-simulated-speed = { $seconds } s, { $speed } choices per second.
cli-seat = Seat
cli-all-seats = all
cli-bot = Bot
cli-wins = Wins
cli-win-rate = Win rate
cli-mean-rank = Mean place
cli-mean-score = Mean score
cli-mean-by-category = Mean by category
cli-bench-wait = Measuring…
cli-bench-times = Choices per second, relative to
cli-bench-missing = Not installed, so not measured: { $packages }. To install: pip install 'comptoir[peers]'
cli-bench-compiled = The engine is compiled.
cli-bench-plain = The engine runs as plain Python; compiled, it is several times as fast.
cli-bench-note = The uniform random player, one core, choices of chance included.
cli-bench-env = Environment
cli-bench-raw = Steps per second
cli-bench-wrapped = With checks
cli-bench-batch = 64 games at once
cli-bench-spread = On all cores
cli-bench-batch-times = Times as fast
cli-bench-envs-note = Steps of agents that choose at random, with one observation each, by processor time. With checks: as PettingZoo wraps it.
cli-size-choices = Choices per game
cli-size-draws = Draws per game
cli-size-options = Options per choice
cli-size-most = Most options
cli-size-outcomes = Outcomes per draw
cli-size-magnitude = Choices, as a power of 10
cli-size-sets = Information sets met
cli-game = Game
cli-players = Players
cli-decisions-per-second = Choices/s
cli-games-per-second = Games/s
cli-clone-microseconds = µs per clone
cli-state-bytes = Bytes per state
cli-picture = The picture is in { $file }.
cli-picture-wait = Drawing
cli-picture-title = { $game } · round { $round }
