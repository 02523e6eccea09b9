### Wat een bot zou doen, en waarvoor.

hint-title = Wat een bot zou doen:
hint-aim =
    { $points ->
        [one] { $points } punt met { $name }
       *[other] { $points } punten met { $name }
    }
hint-why = omdat het naar verwachting { $gains } oplevert
hint-no-aim = levert op zichzelf nauwelijks punten op
