### Co zrobiłby bot i po co.

hint-title = Co zrobiłby bot:
hint-aim =
    { $points ->
        [one] { $points } punkt ({ $name })
        [few] { $points } punkty ({ $name })
        [many] { $points } punktów ({ $name })
       *[other] { $points } punktu ({ $name })
    }
hint-why = bo powinno przynieść: { $gains }
hint-no-aim = nie daje punktów od razu, liczy się to, co z tego wyniknie
hint-later = nie daje punktów od razu, ale później da ich więcej ({ $name })
hint-harm =
    { $points ->
        [one] gracz { $name } traci { $points } punkt
        [few] gracz { $name } traci { $points } punkty
        [many] gracz { $name } traci { $points } punktów
       *[other] gracz { $name } traci { $points } punktu
    }
hint-behind =
    { $points ->
        [one] w sumie o { $points } punkt mniej niż pierwsza propozycja
        [few] w sumie o { $points } punkty mniej niż pierwsza propozycja
        [many] w sumie o { $points } punktów mniej niż pierwsza propozycja
       *[other] w sumie o { $points } punktu mniej niż pierwsza propozycja
    }
hint-behind-most =
    { $points ->
        [one] w sumie o { $points } punkt mniej niż pierwsza propozycja, głównie w kategorii: { $name }
        [few] w sumie o { $points } punkty mniej niż pierwsza propozycja, głównie w kategorii: { $name }
        [many] w sumie o { $points } punktów mniej niż pierwsza propozycja, głównie w kategorii: { $name }
       *[other] w sumie o { $points } punktu mniej niż pierwsza propozycja, głównie w kategorii: { $name }
    }
