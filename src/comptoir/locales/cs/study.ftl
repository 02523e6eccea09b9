### Partie prohlížené zpětně.

study-looking = Prohlížení tahů
study-title =
    { $game ->
        [mombasa] Mombasa
       *[speicherstadt] Speicherstadt
    }: { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }, každý promyšlený v { $budget ->
        [one] jedné iteraci
        [few] { $budget } iteracích
       *[other] { $budget } iteracích
    } prohledávání.
study-turn = Tah
study-turns = Tahy
study-round = Kolo
study-player = Hráč
study-played = Zahráno
study-cost = Cena
study-chance = { $number } %
study-as-found = Jako prohledávání, nebo ne hůř
study-chances = Šance na výhru, tah po tahu (hvězdička je tam, kde se čáry setkávají):
study-who = Hráči jsou { $who }. Sloupce s jejich čísly jsou jejich šance na výhru po tahu.
study-worst =
    { $count ->
        [0] Žádný tah nestál půl bodu.
        [one] Tah, který stál nejvíc:
        [few] { $count } tahy, které stály nejvíc:
        [many] { $count } tahu, které stály nejvíc:
       *[other] { $count } tahů, které stály nejvíc:
    }
study-cost-most = Tah { $turn }, kolo { $round }: { $name } – „{ $played }“; cena v bodech: { $cost }.
study-better = Lepší: „{ $better }“. Podle kategorií: { $gains }.
study-rivals = žádné body, ale brzdí ostatní

study-puzzling = Hledají se úlohy
study-puzzles =
    { $games ->
        [one] Prohlédnuta jedna partie
        [few] Prohlédnuty { $games } partie
        [many] Prohlédnuto { $games } partie
       *[other] Prohlédnuto { $games } partií
    }: { $puzzles ->
        [0] žádná úloha
        [one] jedna úloha
        [few] { $puzzles } úlohy
        [many] { $puzzles } úlohy
       *[other] { $puzzles } úloh
    }, v souboru '{ $file }'.
