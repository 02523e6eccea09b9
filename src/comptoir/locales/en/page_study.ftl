### The analysis of a finished game on the page.

page-study-off = This server does not analyse games.
page-study-about = The search bot looks at every turn: what it cost, what else there was, and how likely everybody was to win. It works in the background; you may leave and come back.
page-study-working = Looking at the turns …
page-study-waiting =
    { $ahead ->
        [0] It begins in a moment.
        [one] One other game comes first.
       *[other] { $ahead } other games come first.
    }
page-study-progress = Turns looked at: { $found } of { $turns }
page-study-failed = Something went wrong.
page-study-stop = Stop
page-study-go-on = Go on
page-study-curves = What the curves show
page-study-wins = Chances to win
page-study-scores = Expected scores
page-study-chart = { $what } after every turn: { $names }. The list of turns leads to the same places.
page-study-worst =
    { $count ->
        [0] No turn cost half a point so far
        [one] The turn that cost most
       *[other] The { $count } turns that cost most
    }
page-study-turns = All turns
page-study-costly-only = Only those that cost something
page-study-turn = Turn { $number }, round { $round }: { $name }
page-study-cost = −{ $cost }
page-study-instead = Better: { $turn }
page-study-played = Played
page-study-better = Better
page-study-best = The bot found nothing better.
page-study-gains = Expected in the end: { $gains }
page-study-rivals = no more points, but it holds the others back
page-study-play-out = Play it out
page-study-play-out-note = At a new table, from here on: the better turn lies ready, and bots play the other seats.
page-study-weighed = Turns that were weighed
page-study-this = (played)
page-study-choices = Choice by choice, at first sight
page-study-value-note = The numbers are the points by which the seat would be ahead of the others, as the bot expects; what a turn cost was compared once more.
page-study-players = How well everybody played
page-study-player = { $name }: as good as the bot in { $good } of { $turns }, points lost: { $cost }
