### Was ein Bot tun würde und wofür: dieselben Worte auf der Seite und im Terminal.

hint-title = Was ein Bot tun würde:
hint-aim =
    { $points ->
        [one] { $points } Punkt durch { $name }
       *[other] { $points } Punkte durch { $name }
    }
hint-why = weil das { $gains } bringen dürfte
hint-no-aim = bringt selbst kaum Punkte
