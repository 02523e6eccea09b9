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
hint-no-aim = samo w sobie prawie nie daje punktów
