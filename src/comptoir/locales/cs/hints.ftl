### Co by udělal bot a proč.

hint-title = Co by udělal bot:
hint-aim =
    { $points ->
        [one] { $points } bod ({ $name })
        [few] { $points } body ({ $name })
        [many] { $points } bodu ({ $name })
       *[other] { $points } bodů ({ $name })
    }
hint-why = protože má přinést: { $gains }
hint-no-aim = samo o sobě nepřinese skoro žádné body
