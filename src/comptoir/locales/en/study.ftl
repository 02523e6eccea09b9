### Games looked at after the fact.

study-looking = Looking at turns
study-title =
    { $game ->
        [mombasa] Mombasa
       *[speicherstadt] Speicherstadt
    }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, each thought through with { $budget ->
        [one] one iteration
       *[other] { $budget } iterations
    } of the search.
study-turn = Turn
study-turns = Turns
study-round = Round
study-player = Player
study-played = Played
study-cost = Cost
study-as-found = As the search, or no worse
study-chances = Chances to win, turn by turn (an asterisk is where lines meet):
study-who = The players are { $who }. The columns with their numbers are their chances to win after the turn.
study-who-scores = The players are { $who }. The columns with their numbers are the final scores to expect after the turn.
study-scores = Final scores to expect, turn by turn (an asterisk is where lines meet):
study-worst =
    { $count ->
        [0] No turn cost half a point.
        [one] The turn that cost most:
       *[other] The { $count } turns that cost most:
    }
study-cost-most = Turn { $turn }, round { $round }: { $name } played “{ $played }”, which cost { $cost } points.
study-better = Better: “{ $better }”. By category: { $gains }.
study-rivals = no points, but it holds the others back
study-none-better = Turn { $turn }, round { $round }: { $name } played “{ $played }”. The search found nothing better.
study-more = All that was weighed in a turn is shown with --turn, here for instance --turn { $turn }.
study-weighed = Turns that were weighed, by how many points each would put the player ahead of the others:
study-choices = Choice by choice, the options at first sight:
study-this = (played)
study-after = After the turn, the final scores to expect and the chances to win:
study-chance-to-win = Chance to win

study-puzzling = Looking for puzzles
study-puzzles =
    { $games ->
        [one] One game
       *[other] { $games } games
    } looked at: { $puzzles ->
        [0] no puzzle
        [one] one puzzle
       *[other] { $puzzles } puzzles
    }, in '{ $file }'.
