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
hint-no-aim = nepřinese body hned, jen to, co z toho vzejde
hint-later = nepřinese body hned, ale později jich bude víc ({ $name })
hint-harm =
    { $points ->
        [one] { $name } přijde o { $points } bod
        [few] { $name } přijde o { $points } body
        [many] { $name } přijde o { $points } bodu
       *[other] { $name } přijde o { $points } bodů
    }
hint-behind =
    { $points ->
        [one] celkem o { $points } bod méně než první návrh
        [few] celkem o { $points } body méně než první návrh
        [many] celkem o { $points } bodu méně než první návrh
       *[other] celkem o { $points } bodů méně než první návrh
    }
hint-behind-most =
    { $points ->
        [one] celkem o { $points } bod méně než první návrh, hlavně v kategorii: { $name }
        [few] celkem o { $points } body méně než první návrh, hlavně v kategorii: { $name }
        [many] celkem o { $points } bodu méně než první návrh, hlavně v kategorii: { $name }
       *[other] celkem o { $points } bodů méně než první návrh, hlavně v kategorii: { $name }
    }
