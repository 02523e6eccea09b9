core-player = Gracz { $number }
core-id-nothing = nic
    .gen = niczego
core-house-edition = Nasza edycja
core-counted = { $count }× { $name }
core-or = { $first } czy { $last }
core-or-more = { $first } czy { $last }
core-reference =
    { $count ->
        [0] { $rule }
        [one] { $rule }, strona { $pages }
        [few] { $rule }, strony { $pages }
        [many] { $rule }, strony { $pages }
       *[other] { $rule }, strony { $pages }
    }
core-why = { $reason } ({ $reference })
core-why-over = Gra jest zakończona.
core-why-chance = O tym decyduje los.
core-why-chance_decides = Właśnie dobierane są karty lub towary.
core-why-not_your_turn = Teraz wybiera { $seat }.
core-why-other_question = To należy do innej decyzji. Najpierw ta: { $question }.
core-why-no_such_seat = Przy tym stole nie ma takiego miejsca.
core-why-restart_nothing = Tura dopiero się zaczęła.
core-why-undo_nothing = Nie masz czego cofnąć.
core-why-undo_chance = Od tego czasu coś już wylosowano.
core-why-undo_revealed = Od tego czasu ujawniono coś ukrytego.
core-why-undo_other_seat = Od tego czasu wyboru dokonał inny gracz: { $seat }.
core-why-undo_depends = Zależą od tego późniejsze wybory innych.
core-why-undo_no_step = W dzienniku nie ma takiego wiersza.
core-why-undo_pending = Jest już propozycja cofnięcia ({ $seat }); najpierw na nią odpowiedz.
core-why-undo_no_proposal = Nikt nie zaproponował cofnięcia.
