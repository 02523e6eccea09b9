### Was ein Bot tun würde und wofür: dieselben Worte auf der Seite und im Terminal.

hint-title = Was ein Bot tun würde, das Beste zuerst:
hint-aim =
    { $points ->
        [one] { $points } Punkt durch { $name }
       *[other] { $points } Punkte durch { $name }
    }
hint-why = dürfte bis zum Ende der Partie etwa { $gains } bringen
hint-no-aim = bringt nicht sofort Punkte, nur was daraus folgt
hint-later = bringt nicht sofort Punkte, aber später mehr durch { $name }
hint-harm =
    { $points ->
        [one] dürfte { $name } etwa { $points } Punkt kosten
       *[other] dürfte { $name } etwa { $points } Punkte kosten
    }
hint-behind =
    { $points ->
        [one] insgesamt etwa { $points } Punkt weniger als der erste Vorschlag
       *[other] insgesamt etwa { $points } Punkte weniger als der erste Vorschlag
    }
hint-behind-most =
    { $points ->
        [one] insgesamt etwa { $points } Punkt weniger als der erste Vorschlag, vor allem weniger durch { $name }
       *[other] insgesamt etwa { $points } Punkte weniger als der erste Vorschlag, vor allem weniger durch { $name }
    }
hint-less = weniger: { $losses }
hint-others-gain = auch die anderen haben etwas davon
hint-others-lose = es bremst auch die anderen
