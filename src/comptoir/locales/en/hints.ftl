### What a bot would do, and what for: the same words on the page and in the terminal.

hint-title = What a bot would do, the best first:
hint-aim =
    { $points ->
        [one] { $points } point from { $name }
       *[other] { $points } points from { $name }
    }
hint-why = should bring about { $gains } by the end of the game
hint-no-aim = brings no points at once, only what may follow
hint-later = brings no points at once, but later more from { $name }
hint-harm =
    { $points ->
        [one] should cost { $name } about { $points } point
       *[other] should cost { $name } about { $points } points
    }
hint-behind =
    { $points ->
        [one] all in all about { $points } point less than the first
       *[other] all in all about { $points } points less than the first
    }
hint-behind-most =
    { $points ->
        [one] all in all about { $points } point less than the first, above all less from { $name }
       *[other] all in all about { $points } points less than the first, above all less from { $name }
    }
hint-less = less: { $losses }
hint-others-gain = the others gain from it, too
hint-others-lose = it holds the others back, too
