### Games looked at after the fact.

study-looking = Analysing turns
study-title =
    { $game }: { $turns ->
        [one] one turn, analysed
       *[other] { $turns } turns, each analysed
    } with { $budget ->
        [one] one iteration
       *[other] { $budget } iterations
    } of the search.
study-turn = Turn
study-turns = Turns
study-round = Round
study-player = Player
study-played = Played
study-cost = Cost
study-as-found = As good as the search
study-chances = Chances of winning, turn by turn (an asterisk marks where lines meet):
study-who = The players are { $who }. The columns with their numbers show their chances of winning after the turn.
study-who-scores = The players are { $who }. The columns with their numbers show the expected final scores after the turn.
study-scores = Expected final scores, turn by turn (an asterisk marks where lines meet):
study-worst =
    { $count ->
        [0] No turn cost half a point.
        [one] The costliest turn:
       *[other] The { $count } costliest turns:
    }
study-cost-most = Turn { $turn }, round { $round }: { $name } played “{ $played }”, which cost { $cost } points.
study-better = Better: “{ $better }”. By category: { $gains }.
study-rivals = no points, but it holds the others back
study-none-better = Turn { $turn }, round { $round }: { $name } played “{ $played }”. The search found nothing better.
study-more = Use --turn N to see everything that was considered in a turn, for example --turn { $turn }.
study-weighed = Turns considered, by how many points each would put the player ahead of the others:
study-choices = Choice by choice, the options at first glance:
study-this = (played)
study-after = After the turn, the expected final scores and the chances of winning:
study-chance-to-win = Chance of winning
study-moved = Chance of winning, in percentage points: draw before it { SIGNED($luck) } (± { $luck_doubt }), this turn { SIGNED($own) } (± { $own_doubt }).

study-account = Luck and skill: how the chance of winning moved, in percentage points (each part ± its standard error). From left to right the figures add up to the result.
study-account-start = At the start
study-account-luck = Luck of the draw
study-account-own = Own turns
study-account-others = Others’ turns
study-account-result = Result

study-puzzling = Looking for puzzles
study-puzzles =
    { $games ->
        [one] One game
       *[other] { $games } games
    } searched: { $puzzles ->
        [0] no puzzle
        [one] one puzzle
       *[other] { $puzzles } puzzles
    }, in “{ $file }”.
