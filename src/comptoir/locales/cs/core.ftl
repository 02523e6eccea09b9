core-player = Hráč { $number }
core-id-nothing = nic
    .gen = ničeho
core-house-edition = Naše edice
core-counted = { $count }× { $name }
core-or = { $first }, nebo { $last }
core-or-more = { $first }, nebo { $last }
core-reference =
    { $count ->
        [0] { $rule }
        [one] { $rule }, strana { $pages }
        [few] { $rule }, strany { $pages }
       *[other] { $rule }, strany { $pages }
    }
core-why = { $reason } ({ $reference })
core-why-over = Partie skončila.
core-why-chance = O tom rozhoduje náhoda.
core-why-chance_decides = Právě se losují karty nebo zboží.
core-why-not_your_turn = Teď volí { $seat }.
core-why-other_question = To patří k jinému rozhodnutí. Nejdřív přijde toto: { $question }.
core-why-no_such_seat = Takové místo u tohoto stolu není.
core-why-restart_nothing = Tah teprve začal.
core-why-undo_nothing = Nemáš co vzít zpět.
core-why-undo_chance = Od té doby se už něco losovalo.
core-why-undo_revealed = Od té doby bylo odkryto něco skrytého.
core-why-undo_other_seat = Od té doby už volil jiný hráč: { $seat }.
core-why-undo_depends = Závisí na tom pozdější volby ostatních.
core-why-undo_no_step = Takový řádek v záznamu není.
core-why-undo_pending = Návrh na vrácení už je podán ({ $seat }); nejdřív na něj odpověz.
core-why-undo_no_proposal = Nikdo vrácení nenavrhl.
