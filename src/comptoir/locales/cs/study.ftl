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
study-as-found = Jako prohledávání, nebo ne hůř
study-chances = Šance na výhru, tah po tahu (hvězdička je tam, kde se čáry setkávají):
study-who = Hráči jsou { $who }. Sloupce s jejich čísly jsou jejich šance na výhru po tahu.
study-who-scores = Hráči jsou { $who }. Sloupce s jejich čísly jsou konečné výsledky, které lze po tahu očekávat.
study-scores = Očekávané konečné výsledky, tah po tahu (hvězdička je tam, kde se čáry setkávají):
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
study-none-better = Tah { $turn }, kolo { $round }: { $name } – „{ $played }“. Prohledávání nenašlo nic lepšího.
study-more = Vše, co se v tahu zvažovalo, ukáže --turn, zde například --turn { $turn }.
study-weighed = Zvažované tahy a počet bodů, o které by hráč byl před ostatními:
study-choices = Volba po volbě, možnosti na první pohled:
study-this = (zahráno)
study-after = Po tahu: očekávané konečné výsledky a šance na výhru:
study-chance-to-win = Šance na výhru

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
