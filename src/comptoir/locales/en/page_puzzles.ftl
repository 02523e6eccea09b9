### The page: puzzles, and games played on from a step of another

page-puzzle-daily = Daily puzzle
page-puzzle-daily-more = Every day a new position from each game in which one turn is clearly best. Can you find it?
page-puzzle-past = Past puzzles
page-puzzle-none = There are no puzzles on this server right now.
page-puzzle-streak =
    { $days ->
        [one] streak: { $days } day
       *[other] streak: { $days } days
    }
page-puzzle-title = Puzzle
page-puzzle-of = Puzzle of { $day }
page-puzzle-todo = not solved yet
page-puzzle-first = solved on the first try
page-puzzle-solved =
    { $tries ->
        [one] solved in one try
       *[other] solved in { $tries } tries
    }
page-puzzle-tried =
    { $tries ->
        [one] one try so far
       *[other] { $tries } tries so far
    }
page-puzzle-shown = solution seen
page-puzzle-find = Find the best turn
page-puzzle-task = Round { $round }, and it is your turn. One turn is better than all others by { $margin } points or more, judging only by what you can see. Try out turns on the board; the one you submit is your answer.
page-puzzle-ready = Is this your answer?
page-puzzle-answer = Submit this turn
page-puzzle-thinking = Checking your turn…
page-puzzle-right = Right: there is no better turn!
page-puzzle-wrong = Not quite: the best turn is { $behind } points better than yours.
page-puzzle-gains = With what follows, the best turn brings you more: { $gains }.
page-puzzle-rivals = The best turn scores no more points for you, but holds the others back.
page-puzzle-again = Try another turn, or look at the solution.
page-puzzle-show = Show the solution
page-puzzle-give-up = Show the solution?
page-puzzle-give-up-more = Then you can’t solve this puzzle yourself any more.
page-puzzle-give-up-no = Keep looking
page-puzzle-solution = The best turn
page-puzzle-on-board = Show it on the board
page-puzzle-off-board = Take it off the board
page-puzzle-others = The other turns
page-puzzle-behind = { $points } behind

page-what-if-mark = What if?
page-what-if = What really happened
page-what-if-tab = Original
page-what-if-replay = The whole original game
page-what-if-round = Round { $round } of the original game
page-what-if-nothing = The original game did not get this far, or was already over.
page-what-if-then = Scores there, at the same point
page-what-if-here = Scores here
page-what-if-end-then = The original game at the end
page-what-if-end-here = This game at the end
page-what-if-chart = Scores of both games, round by round. Solid lines: this game. Dashed lines: the original game.
page-what-if-play = Continue against bots
page-what-if-as = In the seat of
page-what-if-steps = Go back to any step
