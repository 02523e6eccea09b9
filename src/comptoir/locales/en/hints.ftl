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
hint-later-others = brings no points at once, but later holds the others back
hint-same = brings much the same as the one above
hint-harm =
    { $points ->
        [one] should cost { $name } about { $points } point
       *[other] should cost { $name } about { $points } points
    }
hint-behind =
    { $points ->
        [0] all in all about as good as the first
        [one] all in all about { $points } point less than the first
       *[other] all in all about { $points } points less than the first
    }
hint-edge = with what follows, the first brings more from { $name }
hint-edge-others = with what follows, the first holds the others back more
hint-edge-later = more may follow from the first
hint-best = all in all the best, as what follows brings more from { $name }
hint-best-others = all in all the best, as what follows holds the others back more
hint-best-later = all in all the best, as more may follow from it
hint-makes-up = with what follows, it brings more from { $name } than the first
hint-makes-up-others = with what follows, it holds the others back more than the first
hint-makes-up-later = more may follow from it
hint-less = less: { $losses }
hint-others-gain =
    { $points ->
        [one] the others gain about { $points } point from it, too
       *[other] the others gain about { $points } points from it, too
    }
hint-others-lose =
    { $points ->
        [one] it costs the others about { $points } point
       *[other] it costs the others about { $points } points
    }
