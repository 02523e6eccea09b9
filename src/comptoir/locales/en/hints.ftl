### What a bot would do, and what for: the same words on the page and in the terminal.

hint-title = What a bot would do:
hint-aim =
    { $points ->
        [one] { $points } point from { $name }
       *[other] { $points } points from { $name }
    }
hint-why = because it should bring { $gains }
hint-no-aim = brings hardly any points by itself
