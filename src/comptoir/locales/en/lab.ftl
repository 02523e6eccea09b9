### What arena and report say.

lab-playing = Playing
lab-go-on = Interrupted. Run the same command to continue from { $file }.
lab-played =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed } (deals: { $deals }, seatings of each: { $seatings }, shared victories: { $shared }).
       *[other] { $games } games of { $game }, seed { $seed } (deals: { $deals }, seatings of each: { $seatings }, shared victories: { $shared }).
    }
lab-dataset-written =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in “{ $folder }” (files: { $files }, choices: { $rows }).
lab-minari-written = Minari now has them as { $name }.
lab-benchmark-short = ({ $games } games against each opponent; the protocol requires { $wanted }.)
lab-benchmark-true = “{ $file }” is confirmed: { $games } games against each opponent came out the same.
lab-rounded-up = (Asked for { $wanted }; every deal is played with every seating, and there are at least two deals.)
lab-intervals = With 95% confidence; deals count, not games. A shared victory counts as a fraction of one. Rating: everyone starts at 25; ± is twice its uncertainty.
lab-rating = Rating
lab-choices = Choices
lab-milliseconds = ms per choice
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
lab-fault-flood = flooded its output
lab-fault-nonsense = gave an invalid answer
lab-fault-given-up = already disqualified
lab-fault-example = For example: { $example }

## The report

lab-report-written =
    { $games ->
        [one] { $file }: a report on { $games } game.
       *[other] { $file }: a report on { $games } games.
    }
lab-report-title =
    { $games ->
        [one] { $game }: what { $games } bot game shows
       *[other] { $game }: what { $games } bot games show
    }
lab-report-about = { $players } players ({ $bots }) · edition “{ $edition }” · seed { $seed }
lab-report-made = Made with: { $command }. Intervals hold with 95% confidence; games with the same deal count as one. A shared victory counts as a fraction of one.
lab-report-winner = Winner’s score
lab-report-margin = Lead over second place
lab-report-shared = Shared victories
lab-report-rounds = Rounds
lab-report-length = Choices per game

lab-report-findings = What stands out
lab-report-nothing = Nothing is beyond its threshold.
lab-report-threshold-seats = Listed: seats that win less than { $low } or more than { $high } ({ $players } players).
lab-report-threshold-choices = Listed: starting tiles and furthest tracks whose win rate is at least { $points } points off the mean.
lab-report-threshold-values = Listed: companies whose share is worth at least { $value } more than another’s, on average.
lab-report-chance-about = “May be chance” means that the interval includes the fair value. The more things are compared, the more often one of them seems clear by chance alone.
lab-report-certain = clear
lab-report-chance = may be chance
lab-report-seat-off = Player { $place } in turn order wins { $rate }; a fair share is { $fair }.
lab-report-choice-off = { $topic }: { $name } wins { $rate }; the mean is { $mean }.
lab-report-value-off = A share of { $above } is worth { $more } more than one of { $below }.

lab-report-places = Seats, in turn order
lab-report-places-about = Counted from the first player of the first round. The line is a fair share, the band what passes for one; red is what chance alone would hardly produce.
lab-report-place = Player { $number }
lab-report-rate = Win rate
lab-report-scores = Scores
lab-report-points = Points
lab-report-everybody = Everyone
lab-report-winners = Winners
lab-report-categories = Points by category
lab-report-categories-about = Means for everyone and for winners.
lab-report-worth-about = The line is the overall mean; red is what chance alone would hardly produce.
lab-report-choices = Choices against winning
lab-report-choices-about = These charts show how often players who made a choice went on to win; making it twice counts twice. The line is the mean of all choices of that kind; red is what chance alone would hardly produce. Players who are ahead can afford more, so this shows correlation, not cause.
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
lab-report-lengths-about = Choices per game, including those of chance; choices with a single option make themselves and are not counted.

lab-topic-starting-tile = Starting tiles
lab-topic-main-track = Furthest track
lab-topic-track-steps = Spaces moved on tracks
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
lab-training = Training
lab-in-use = In use
lab-found = Found
lab-matched = The expert with the file wins { $rate } ({ $low }–{ $high }) of the games (games: { $games }, seed: { $seed }) and scores { $own } points on average, the expert without it { $other }.
lab-match-kept = Added to { $file }.
lab-promoted = { $file } is in use from now on.
lab-said = Predicted chance
lab-came-true = Came true
lab-adjusted = Without luck: { $bot } wins { $rate } ± { $reach }; that saves { $spared } of the games.
