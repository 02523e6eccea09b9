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
hint-later-others = bringt nicht sofort Punkte, bremst aber später die anderen
hint-same = bringt in etwa dasselbe wie der Vorschlag darüber
hint-harm =
    { $points ->
        [one] dürfte { $name } etwa { $points } Punkt kosten
       *[other] dürfte { $name } etwa { $points } Punkte kosten
    }
hint-behind =
    { $points ->
        [0] insgesamt etwa so gut wie der erste Vorschlag
        [one] insgesamt etwa { $points } Punkt weniger als der erste Vorschlag
       *[other] insgesamt etwa { $points } Punkte weniger als der erste Vorschlag
    }
hint-edge = mit dem, was folgt, bringt der erste mehr durch { $name }
hint-edge-others = mit dem, was folgt, bremst der erste die anderen mehr
hint-edge-later = aus dem ersten kann mehr folgen
hint-best = insgesamt der beste: mit dem, was folgt, bringt er mehr durch { $name }
hint-best-others = insgesamt der beste: mit dem, was folgt, bremst er die anderen mehr
hint-best-later = insgesamt der beste: aus ihm kann mehr folgen
hint-makes-up = mit dem, was folgt, bringt er mehr durch { $name } als der erste
hint-makes-up-others = mit dem, was folgt, bremst er die anderen mehr als der erste
hint-makes-up-later = aus ihm kann mehr folgen
hint-less = weniger: { $losses }
hint-others-gain =
    { $points ->
        [one] auch den anderen bringt es etwa { $points } Punkt
       *[other] auch den anderen bringt es etwa { $points } Punkte
    }
hint-others-lose =
    { $points ->
        [one] die anderen kostet es etwa { $points } Punkt
       *[other] die anderen kostet es etwa { $points } Punkte
    }
