### The analysis of a finished game on the page.

page-study-off = This server does not analyse games.
page-study-about = The search bot looks at every turn: what it cost, what else you could have done, and how likely everyone was to win. It works in the background; you can leave and come back.
page-study-working = Analysing the turns…
page-study-waiting =
    { $ahead ->
        [0] It will start in a moment.
        [one] One other game comes first.
       *[other] { $ahead } other games come first.
    }
page-study-progress = Turns analysed: { $found } of { $turns }
page-study-left = about { $time } left
page-study-failed = Something went wrong.
page-study-stop = Stop
page-study-go-on = Resume
page-study-curves = What the curves show
page-study-wins = Chances of winning
page-study-scores = Expected scores
page-study-chart = { $what } after every turn: { $names }. The list of turns leads to the same positions.
page-study-worst =
    { $count ->
        [0] No turn has cost half a point so far
        [one] The costliest turn
       *[other] The { $count } costliest turns
    }
page-study-turns = All turns
page-study-costly-only = Only those that cost something
page-study-own-only = Only my own turns
page-study-turn =
    { $round ->
        [0] Turn { $number }, setup: { $name }
       *[1] Turn { $number }, round { $round }: { $name }
    }
page-study-cost = −{ $cost }
page-study-instead = Better: { $turn }
page-study-played = Played
page-study-better = Better
page-study-best = The bot found nothing better.
page-study-gains = It should have brought more by the end: { $gains }
page-study-rivals = no more points, but it holds the others back
page-study-moved = Chance of winning, in percentage points: draw before it { SIGNED($luck) } (± { $luck_doubt }), this turn { SIGNED($own) } (± { $own_doubt }).
page-study-play-out = Play from here
page-study-play-out-note = At a new table, from this position: the better turn is ready to be confirmed, and bots play the other seats.
page-study-play-on-note = At a new table, from this position: the turn played is ready to be confirmed, and bots play the other seats.
page-study-weighed = Turns considered
page-study-this = (played)
page-study-choices = Choice by choice, at first glance
page-study-value-note = Each number is the lead, in points, that the bot expects for this seat; the cost of a turn comes from a second, separate comparison.
page-study-players = How well everyone played
page-study-player = { $name }: matched the bot in { $good } of { $turns } turns, points lost: { $cost }
page-study-luck = Luck and skill
page-study-account = { $name }: { $expected } at the start, luck of the draw { SIGNED($luck) } (± { $luck_doubt }), own turns { SIGNED($own) } (± { $own_doubt }), others’ turns { SIGNED($others) } (± { $others_doubt }), result { $result }
page-study-account-note = In percentage points of the chance of winning, each part ± its standard error. Added up, they make the result.
