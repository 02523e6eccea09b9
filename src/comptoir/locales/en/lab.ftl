### What arena and report say.

lab-playing = Playing
lab-go-on = Interrupted. The same command goes on from { $file }.
lab-played =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed } (deals: { $deals }, seatings of each: { $seatings }, shared wins: { $shared }).
       *[other] { $games } games of { $game }, seed { $seed } (deals: { $deals }, seatings of each: { $seatings }, shared wins: { $shared }).
    }
lab-dataset-written =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in “{ $folder }” (files: { $files }, choices: { $rows }).
lab-rounded-up = (Asked for { $wanted }; every deal is played with every seating, and there are two deals at least.)
lab-intervals = With 95 % confidence; deals count, not games. A shared win counts as a part of one. Rating: 25 is where all begin; ± is twice its uncertainty.
lab-rating = Rating
lab-choices = Choices
lab-milliseconds = ms a choice
lab-longest-choice = Longest choice
lab-longest-turn = Longest turn

## Programs that play

lab-faults =
    { $count ->
        [one] { $bot } forfeited { $count } choice, made at random instead ({ $kinds }).
       *[other] { $bot } forfeited { $count } choices, made at random instead ({ $kinds }).
    }
lab-fault-start = could not start
lab-fault-crash = crashed
lab-fault-late = too late
lab-fault-flood = wrote without an end
lab-fault-nonsense = answered nonsense
lab-fault-given-up = given up before
lab-fault-example = For example: { $example }

## The report

lab-report-written =
    { $games ->
        [one] { $file }: a report on { $games } game.
       *[other] { $file }: a report on { $games } games.
    }
lab-report-title =
    { $games ->
        [one] { $game }: what { $games } game of bots tells
       *[other] { $game }: what { $games } games of bots tell
    }
lab-report-about = { $players } players ({ $bots }) · edition “{ $edition }” · seed { $seed }
lab-report-made = Made with: { $command }. Intervals hold with 95 % confidence; games with the same deal count as one. A shared win counts as a part of one.
lab-report-winner = Winner’s score
lab-report-margin = Ahead of the second by
lab-report-shared = Shared wins
lab-report-rounds = Rounds
lab-report-length = Choices a game

lab-report-findings = What stands out
lab-report-nothing = Nothing is beyond its threshold.
lab-report-threshold-seats = Named are seats that win less than { $low } or more than { $high } ({ $players } players).
lab-report-threshold-choices = Named are starting tiles and farthest tracks whose win rate is at least { $points } points off the mean.
lab-report-threshold-values = Named are companies whose share is worth at least { $value } more than another’s, on average.
lab-report-chance-about = “May be chance” means that the interval holds the fair value. The more things are compared, the more often one of them seems clear by chance alone.
lab-report-certain = clear
lab-report-chance = may be chance
lab-report-seat-off = Player { $place } in turn order wins { $rate }; a fair share is { $fair }.
lab-report-choice-off = { $topic }: { $name } wins { $rate }; the mean is { $mean }.
lab-report-value-off = A share of { $above } is worth { $more } more than one of { $below }.

lab-report-places = Seats, in turn order
lab-report-places-about = Counted from the first player of the first round. The line is a fair share, the band what passes as one; red is what chance alone would hardly do.
lab-report-place = Player { $number }
lab-report-rate = Win rate
lab-report-scores = Scores
lab-report-points = Points
lab-report-everybody = Everybody
lab-report-winners = Winners
lab-report-categories = Points by category
lab-report-categories-about = Means of everybody and of winners.
lab-report-worth-about = The line is the mean of all; red is what chance alone would hardly do.
lab-report-choices = Choices against winning
lab-report-choices-about = The following show how often those won who made a choice; who made it twice counts twice. The line is the mean of all choices of that kind; red is what chance alone would hardly do. Who is ahead can afford more, so this shows what goes with winning, not what brings it about.
lab-report-topic-about = The mean of all these choices: { $mean }.
lab-report-table =
    { $count ->
        [one] Table: { $count } row
       *[other] Table: { $count } rows
    }
lab-report-thing = What
lab-report-mean = Mean
lab-report-times = Times
lab-report-off = Points off the mean
lab-report-price = Mean price
lab-report-lengths = Length
lab-report-lengths-about = Choices a game, those of chance included; choices with a single option make themselves and are not counted.

lab-topic-starting-tile = Starting tiles
lab-topic-main-track = Farthest track
lab-topic-track-steps = Steps on tracks
lab-topic-shares = Shares held at the end
lab-topic-share-value = Value of a share at the end
lab-topic-acquired = Cards acquired
lab-topic-sold = Cards sold
lab-topic-planned = Cards played
lab-topic-space = Bonus spaces used
lab-topic-book = Books taken
lab-topic-book-letter = Books by letter
lab-topic-bought = Cards bought
lab-topic-bid = Merchants placed above cards
