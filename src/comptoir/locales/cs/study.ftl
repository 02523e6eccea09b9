### Partie prohlížené zpětně.

study-looking = Rozbor tahů
study-title =
    { $game }: { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }, každý prozkoumaný v { $budget ->
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
study-as-found = Ne hůř než prohledávání
study-chances = Šance na výhru, tah po tahu (hvězdička je tam, kde se čáry setkávají):
study-who = Hráči jsou { $who }. Sloupce s jejich čísly ukazují jejich šance na výhru po tahu.
study-who-scores = Hráči jsou { $who }. Sloupce s jejich čísly ukazují očekávané konečné výsledky po tahu.
study-scores = Očekávané konečné výsledky, tah po tahu (hvězdička je tam, kde se čáry setkávají):
study-worst =
    { $count ->
        [0] Žádný tah nestál půl bodu.
        [one] Nejdražší tah:
        [few] { $count } nejdražší tahy:
        [many] { $count } nejdražšího tahu:
       *[other] { $count } nejdražších tahů:
    }
study-cost-most = Tah { $turn }, kolo { $round }: { $name } – „{ $played }“; tah stál { $cost } bodu.
study-better = Lepší: „{ $better }“. Podle kategorií: { $gains }.
study-rivals = žádné body, ale brzdí ostatní
study-none-better = Tah { $turn }, kolo { $round }: { $name } – „{ $played }“. Prohledávání nenašlo nic lepšího.
study-more = Vše, co se v tahu zvažovalo, ukáže --turn N, například --turn { $turn }.
study-weighed = Zvažované tahy a o kolik bodů by díky nim byl hráč před ostatními:
study-choices = Volba po volbě, možnosti na první pohled:
study-this = (zahráno)
study-after = Po tahu: očekávané konečné výsledky a šance na výhru:
study-chance-to-win = Šance na výhru
study-moved = Šance na výhru, v procentních bodech: losování před tahem { SIGNED($luck) } (± { $luck_doubt }), tento tah { SIGNED($own) } (± { $own_doubt }).

study-account = Štěstí a umění: jak se měnila šance na výhru, v procentních bodech (každá část ± její směrodatná chyba). Čísla zleva doprava dají v součtu výsledek.
study-account-start = Na začátku
study-account-luck = Štěstí při losování
study-account-own = Vlastní tahy
study-account-others = Tahy ostatních
study-account-result = Výsledek

study-puzzling = Hledají se úlohy
study-puzzles =
    { $games ->
        [one] Prohledána jedna partie
        [few] Prohledány { $games } partie
        [many] Prohledáno { $games } partie
       *[other] Prohledáno { $games } partií
    }: { $puzzles ->
        [0] žádná úloha
        [one] jedna úloha
        [few] { $puzzles } úlohy
        [many] { $puzzles } úlohy
       *[other] { $puzzles } úloh
    }, v souboru „{ $file }“.
