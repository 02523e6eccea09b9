### The page: puzzles, and games played on from a step of another

page-puzzle-daily = Daily exercise
page-puzzle-daily-more = A position out of a game for each game and each day, in which one turn stands out. Can you find it?
page-puzzle-past = Past exercises
page-puzzle-none = There are no exercises on this server now.
page-puzzle-streak =
    { $days ->
        [one] solved on one day so far
       *[other] solved on { $days } days in a row
    }
page-puzzle-title = Exercise
page-puzzle-of = Exercise of { $day }
page-puzzle-you = You
page-puzzle-todo = not solved yet
page-puzzle-first = solved at the first try
page-puzzle-solved =
    { $tries ->
        [one] solved with one try
       *[other] solved with { $tries } tries
    }
page-puzzle-tried =
    { $tries ->
        [one] one try so far
       *[other] { $tries } tries so far
    }
page-puzzle-shown = solution seen
page-puzzle-find = Find the turn that stands out
page-puzzle-task = Round { $round }, and it is your turn. One turn is ahead of all others by { $margin } points or more, as far as anybody in your seat can know. Try turns out on the board; the one that you confirm is your answer.
page-puzzle-answer = Answer with this turn
page-puzzle-thinking = Your turn is being thought through …
page-puzzle-right = Right: there is no better turn!
page-puzzle-wrong = Not quite: the best turn is { $behind } points ahead of yours.
page-puzzle-gains = What it brings you more, or less: { $gains }.
page-puzzle-rivals = It brings you no more points, but holds the others back.
page-puzzle-again = Try another turn, or look at the solution.
page-puzzle-show = Show the solution
page-puzzle-solution = The turn that stands out
page-puzzle-on-board = Show it on the board
page-puzzle-others = The other turns
page-puzzle-behind = { $points } behind

page-what-if = What really happened
page-what-if-tab = Original
page-what-if-replay = The whole original game
page-what-if-round = Round { $round } of the original game
page-what-if-nothing = The original game has not come this far, or was over by then.
page-what-if-then = Scores there, at the same point
page-what-if-here = Scores here
page-what-if-end-then = The original game at its end
page-what-if-end-here = This game at its end
page-what-if-chart = Scores of both games, round by round. Solid lines: this game. Dashed lines: the original game.
page-what-if-play = Play on against bots
page-what-if-as = In the seat of
page-what-if-steps = Go back to any step
