core-player = Spieler { $number }
core-id-nothing = nichts
core-house-edition = Hausedition
core-counted = { $count }× { $name }
core-or = { $first } oder { $last }
core-or-more = { $first } oder { $last }
core-reference =
    { $count ->
        [0] { $rule }
        [one] { $rule }, Seite { $pages }
       *[other] { $rule }, Seiten { $pages }
    }
core-why = { $reason } ({ $reference })
core-why-over = Die Partie ist zu Ende.
core-why-chance = Das entscheidet der Zufall.
core-why-chance_decides = Gerade werden Karten oder Waren gezogen.
core-why-not_your_turn = Jetzt ist { $seat } am Zug.
core-why-other_question = Das gehört zu einer anderen Entscheidung. Zuerst kommt diese: { $question }.
core-why-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
core-why-restart_nothing = Dieser Zug hat gerade erst begonnen.
core-why-undo_nothing = Du hast nichts, was du zurücknehmen könntest.
core-why-undo_chance = Seitdem wurde etwas gezogen.
core-why-undo_revealed = Seitdem wurde etwas Verdecktes aufgedeckt.
core-why-undo_other_seat = Seitdem hat { $seat } schon entschieden.
core-why-undo_depends = Davon hängt ab, was andere seitdem entschieden haben.
core-why-undo_no_step = Diese Zeile gibt es im Protokoll nicht.
core-why-undo_pending = { $seat } hat schon eine Rücknahme vorgeschlagen; antworte zuerst darauf.
core-why-undo_no_proposal = Niemand hat eine Rücknahme vorgeschlagen.
