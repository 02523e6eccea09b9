### Co by udělal bot a proč.

hint-title = Co by udělal bot, od nejlepšího návrhu:
hint-aim =
    { $points ->
        [one] { $points } bod ({ $name })
        [few] { $points } body ({ $name })
        [many] { $points } bodu ({ $name })
       *[other] { $points } bodů ({ $name })
    }
hint-why = do konce partie má přinést asi { $gains }
hint-no-aim = nepřinese body hned, jen to, co z toho vzejde
hint-later = nepřinese body hned, ale později jich bude víc ({ $name })
hint-harm =
    { $points ->
        [one] { $name } tím přijde asi o { $points } bod
        [few] { $name } tím přijde asi o { $points } body
        [many] { $name } tím přijde asi o { $points } bodu
       *[other] { $name } tím přijde asi o { $points } bodů
    }
hint-behind =
    { $points ->
        [one] celkem asi o { $points } bod méně než první návrh
        [few] celkem asi o { $points } body méně než první návrh
        [many] celkem asi o { $points } bodu méně než první návrh
       *[other] celkem asi o { $points } bodů méně než první návrh
    }
hint-behind-most =
    { $points ->
        [one] celkem asi o { $points } bod méně než první návrh, hlavně v kategorii: { $name }
        [few] celkem asi o { $points } body méně než první návrh, hlavně v kategorii: { $name }
        [many] celkem asi o { $points } bodu méně než první návrh, hlavně v kategorii: { $name }
       *[other] celkem asi o { $points } bodů méně než první návrh, hlavně v kategorii: { $name }
    }
hint-less = méně: { $losses }
hint-others-gain = ostatní z toho také něco mají
hint-others-lose = brzdí to i ostatní
