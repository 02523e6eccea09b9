### What arena and report say.

lab-playing = Playing
lab-go-on = Interrupted. The same command goes on from { $file }.
lab-played =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed }: { $deals } deals, each with { $seatings } seating; { $shared } with a shared win.
       *[other] { $games } games of { $game }, seed { $seed }: { $deals } deals, each with { $seatings } seatings; { $shared } with a shared win.
    }
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
