### Was ein Bot tun würde und wofür: dieselben Worte auf der Seite und im Terminal.

hint-title = Was ein Bot tun würde:
hint-aim =
    { $points ->
        [one] { $points } Punkt durch { $name }
       *[other] { $points } Punkte durch { $name }
    }
hint-why = weil das { $gains } bringen dürfte
hint-no-aim = bringt nicht sofort Punkte, nur was daraus folgt
hint-later = bringt nicht sofort Punkte, aber später mehr durch { $name }
hint-harm =
    { $points ->
        [one] kostet { $name } { $points } Punkt
       *[other] kostet { $name } { $points } Punkte
    }
hint-behind =
    { $points ->
        [one] insgesamt { $points } Punkt weniger als der erste Vorschlag
       *[other] insgesamt { $points } Punkte weniger als der erste Vorschlag
    }
hint-behind-most =
    { $points ->
        [one] insgesamt { $points } Punkt weniger als der erste Vorschlag, vor allem weniger durch { $name }
       *[other] insgesamt { $points } Punkte weniger als der erste Vorschlag, vor allem weniger durch { $name }
    }
