core-player = Player { $number }
core-id-nothing = nothing
core-house-edition = House edition
core-counted = { $count }× { $name }
core-or = { $first } or { $last }
core-or-more = { $first }, or { $last }
core-reference =
    { $count ->
        [0] { $rule }
        [one] { $rule }, page { $pages }
       *[other] { $rule }, pages { $pages }
    }
core-why = { $reason } ({ $reference })
core-why-over = The game is over.
core-why-chance = That is left to chance.
core-why-chance_decides = Cards or goods are being drawn now.
core-why-not_your_turn = It is { $seat }’s turn to choose.
core-why-other_question = That belongs to another decision. First comes this one: { $question }.
core-why-no_such_seat = There is no such seat at this table.
core-why-restart_nothing = You have only just started this turn.
core-why-undo_nothing = You have nothing to undo.
core-why-undo_chance = Something has been drawn since then.
core-why-undo_revealed = Something hidden has been revealed since then.
core-why-undo_other_seat = { $seat } has chosen since then.
core-why-undo_depends = What others have chosen since then depends on it.
core-why-undo_no_step = The log has no such line.
core-why-undo_pending = { $seat } has already proposed an undo; answer that first.
core-why-undo_no_proposal = Nobody has proposed an undo.
