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
hint-later-others = nepřinese body hned, ale později brzdí ostatní
hint-same = přinese zhruba totéž co návrh výše
hint-harm =
    { $points ->
        [one] { $name } tím přijde asi o { $points } bod
        [few] { $name } tím přijde asi o { $points } body
        [many] { $name } tím přijde asi o { $points } bodu
       *[other] { $name } tím přijde asi o { $points } bodů
    }
hint-behind =
    { $points ->
        [0] celkem asi stejně dobré jako první návrh
        [one] celkem asi o { $points } bod méně než první návrh
        [few] celkem asi o { $points } body méně než první návrh
        [many] celkem asi o { $points } bodu méně než první návrh
       *[other] celkem asi o { $points } bodů méně než první návrh
    }
hint-edge = s tím, co z toho vzejde, přinese první návrh víc ({ $name })
hint-edge-others = s tím, co z toho vzejde, zbrzdí první návrh ostatní víc
hint-edge-later = z prvního návrhu může vzejít víc
hint-best = celkem nejlepší: s tím, co z toho vzejde, přinese víc ({ $name })
hint-best-others = celkem nejlepší: s tím, co z toho vzejde, zbrzdí ostatní víc
hint-best-later = celkem nejlepší: může z toho vzejít víc
hint-makes-up = s tím, co z toho vzejde, přinese víc než první návrh ({ $name })
hint-makes-up-others = s tím, co z toho vzejde, zbrzdí ostatní víc než první návrh
hint-makes-up-later = může z toho vzejít víc
hint-less = méně: { $losses }
hint-others-gain =
    { $points ->
        [one] ostatní tím také získají asi { $points } bod
        [few] ostatní tím také získají asi { $points } body
        [many] ostatní tím také získají asi { $points } bodu
       *[other] ostatní tím také získají asi { $points } bodů
    }
hint-others-lose =
    { $points ->
        [one] ostatní tím přijdou asi o { $points } bod
        [few] ostatní tím přijdou asi o { $points } body
        [many] ostatní tím přijdou asi o { $points } bodu
       *[other] ostatní tím přijdou asi o { $points } bodů
    }
