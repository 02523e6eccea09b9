### Co zrobiłby bot i po co.

hint-title = Co zrobiłby bot, od najlepszej propozycji:
hint-aim =
    { $points ->
        [one] { $points } punkt ({ $name })
        [few] { $points } punkty ({ $name })
        [many] { $points } punktów ({ $name })
       *[other] { $points } punktu ({ $name })
    }
hint-why = do końca gry powinno przynieść mniej więcej { $gains }
hint-no-aim = nie daje punktów od razu, liczy się to, co z tego wyniknie
hint-later = nie daje punktów od razu, ale później da ich więcej ({ $name })
hint-later-others = nie daje punktów od razu, ale później powstrzymuje pozostałych
hint-same = daje mniej więcej to samo co propozycja powyżej
hint-harm =
    { $points ->
        [one] gracz { $name } straci przez to mniej więcej { $points } punkt
        [few] gracz { $name } straci przez to mniej więcej { $points } punkty
        [many] gracz { $name } straci przez to mniej więcej { $points } punktów
       *[other] gracz { $name } straci przez to mniej więcej { $points } punktu
    }
hint-behind =
    { $points ->
        [0] w sumie mniej więcej tak dobre jak pierwsza propozycja
        [one] w sumie o mniej więcej { $points } punkt mniej niż pierwsza propozycja
        [few] w sumie o mniej więcej { $points } punkty mniej niż pierwsza propozycja
        [many] w sumie o mniej więcej { $points } punktów mniej niż pierwsza propozycja
       *[other] w sumie o mniej więcej { $points } punktu mniej niż pierwsza propozycja
    }
hint-edge = z tym, co wyniknie, pierwsza da więcej ({ $name })
hint-edge-others = z tym, co wyniknie, pierwsza bardziej powstrzyma pozostałych
hint-edge-later = z pierwszej może wyniknąć więcej
hint-best = w sumie najlepsza: z tym, co wyniknie, da więcej ({ $name })
hint-best-others = w sumie najlepsza: z tym, co wyniknie, bardziej powstrzyma pozostałych
hint-best-later = w sumie najlepsza: może z niej wyniknąć więcej
hint-makes-up = z tym, co wyniknie, da więcej niż pierwsza ({ $name })
hint-makes-up-others = z tym, co wyniknie, powstrzyma pozostałych bardziej niż pierwsza
hint-makes-up-later = może z tego wyniknąć więcej
hint-less = mniej: { $losses }
hint-others-gain =
    { $points ->
        [one] pozostali też zyskają mniej więcej { $points } punkt
        [few] pozostali też zyskają mniej więcej { $points } punkty
        [many] pozostali też zyskają mniej więcej { $points } punktów
       *[other] pozostali też zyskają mniej więcej { $points } punktu
    }
hint-others-lose =
    { $points ->
        [one] pozostali stracą mniej więcej { $points } punkt
        [few] pozostali stracą mniej więcej { $points } punkty
        [many] pozostali stracą mniej więcej { $points } punktów
       *[other] pozostali stracą mniej więcej { $points } punktu
    }
