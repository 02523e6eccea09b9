### Wat een bot zou doen, en waarvoor.

hint-title = Wat een bot zou doen, het beste eerst:
hint-aim =
    { $points ->
        [one] { $points } punt met { $name }
       *[other] { $points } punten met { $name }
    }
hint-why = levert tot het einde van de partij naar verwachting ongeveer { $gains } op
hint-no-aim = levert niet meteen punten op, alleen wat er later van komt
hint-later = levert niet meteen punten op, maar later meer met { $name }
hint-later-others = levert niet meteen punten op, maar houdt later de anderen tegen
hint-same = levert ongeveer hetzelfde op als die hierboven
hint-harm =
    { $points ->
        [one] kost { $name } naar verwachting ongeveer { $points } punt
       *[other] kost { $name } naar verwachting ongeveer { $points } punten
    }
hint-behind =
    { $points ->
        [0] alles bij elkaar ongeveer even goed als de eerste
        [one] alles bij elkaar ongeveer { $points } punt minder dan de eerste
       *[other] alles bij elkaar ongeveer { $points } punten minder dan de eerste
    }
hint-edge = met wat er volgt, levert de eerste meer op met { $name }
hint-edge-others = met wat er volgt, houdt de eerste de anderen meer tegen
hint-edge-later = uit de eerste kan meer volgen
hint-best = al met al de beste: wat er volgt, levert meer op met { $name }
hint-best-others = al met al de beste: wat er volgt, houdt de anderen meer tegen
hint-best-later = al met al de beste: hieruit kan meer volgen
hint-makes-up = met wat er volgt, levert deze meer op met { $name } dan de eerste
hint-makes-up-others = met wat er volgt, houdt deze de anderen meer tegen dan de eerste
hint-makes-up-later = hieruit kan meer volgen
hint-less = minder: { $losses }
hint-others-gain =
    { $points ->
        [one] ook de anderen levert het ongeveer { $points } punt op
       *[other] ook de anderen levert het ongeveer { $points } punten op
    }
hint-others-lose =
    { $points ->
        [one] de anderen kost het ongeveer { $points } punt
       *[other] de anderen kost het ongeveer { $points } punten
    }
