core-player = Speler { $number }
core-id-nothing = niets
core-house-edition = Huiseditie
core-counted = { $count }× { $name }
core-or = { $first } of { $last }
core-or-more = { $first } of { $last }
core-reference =
    { $count ->
        [0] { $rule }
        [one] { $rule }, pagina { $pages }
       *[other] { $rule }, pagina’s { $pages }
    }
core-why = { $reason } ({ $reference })
core-why-over = De partij is voorbij.
core-why-chance = Dat bepaalt het toeval.
core-why-chance_decides = Er worden nu kaarten of goederen getrokken.
core-why-not_your_turn = { $seat } is aan de beurt om te kiezen.
core-why-other_question = Dat hoort bij een andere beslissing. Eerst komt deze: { $question }.
core-why-no_such_seat = Die plaats bestaat niet aan deze tafel.
core-why-restart_nothing = Je bent nog maar net aan deze beurt begonnen.
core-why-undo_nothing = Je hebt niets om ongedaan te maken.
core-why-undo_chance = Sindsdien is er iets getrokken.
core-why-undo_revealed = Sindsdien is er iets verborgens onthuld.
core-why-undo_other_seat = { $seat } heeft sindsdien gekozen.
core-why-undo_depends = Wat anderen sindsdien kozen, hangt ervan af.
core-why-undo_no_step = Zo’n regel staat niet in het verslag.
core-why-undo_pending = { $seat } heeft al voorgesteld keuzes ongedaan te maken; beantwoord dat eerst.
core-why-undo_no_proposal = Niemand heeft voorgesteld keuzes ongedaan te maken.
