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
hint-harm =
    { $points ->
        [one] kost { $name } naar verwachting ongeveer { $points } punt
       *[other] kost { $name } naar verwachting ongeveer { $points } punten
    }
hint-behind =
    { $points ->
        [one] alles bij elkaar ongeveer { $points } punt minder dan de eerste
       *[other] alles bij elkaar ongeveer { $points } punten minder dan de eerste
    }
hint-behind-most =
    { $points ->
        [one] alles bij elkaar ongeveer { $points } punt minder dan de eerste, vooral minder met { $name }
       *[other] alles bij elkaar ongeveer { $points } punten minder dan de eerste, vooral minder met { $name }
    }
hint-less = minder: { $losses }
hint-others-gain = ook de anderen hebben er iets aan
hint-others-lose = het houdt ook de anderen tegen
