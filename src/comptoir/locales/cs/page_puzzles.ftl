### Stránka: úlohy a partie hrané dál od kroku jiné partie

page-puzzle-daily = Úloha dne
page-puzzle-daily-more = Pro každou hru a každý den pozice z partie, v níž jeden tah vyniká. Najdete ho?
page-puzzle-past = Dřívější úlohy
page-puzzle-none = Na tomto serveru teď nejsou žádné úlohy.
page-puzzle-streak =
    { $days ->
        [one] vyřešeno v jednom dni
        [few] vyřešeno { $days } dny po sobě
        [many] vyřešeno { $days } dne po sobě
       *[other] vyřešeno { $days } dní po sobě
    }
page-puzzle-title = Úloha
page-puzzle-of = Úloha na { $day }
page-puzzle-you = Vy
page-puzzle-todo = dosud nevyřešeno
page-puzzle-first = vyřešeno na první pokus
page-puzzle-solved =
    { $tries ->
        [one] vyřešeno jedním pokusem
        [few] vyřešeno { $tries } pokusy
        [many] vyřešeno { $tries } pokusu
       *[other] vyřešeno { $tries } pokusy
    }
page-puzzle-tried =
    { $tries ->
        [one] zatím jeden pokus
        [few] zatím { $tries } pokusy
        [many] zatím { $tries } pokusu
       *[other] zatím { $tries } pokusů
    }
page-puzzle-shown = řešení zobrazeno
page-puzzle-find = Najděte tah, který vyniká
page-puzzle-task = Kolo { $round } a jste na tahu. Pokud to lze na vašem místě vědět, jeden tah je před všemi ostatními o tolik bodů nebo víc: { $margin }. Zkoušejte tahy na plánu; ten, který potvrdíte, je vaše odpověď.
page-puzzle-answer = Odpovědět tímto tahem
page-puzzle-thinking = Váš tah se promýšlí …
page-puzzle-right = Správně: lepší tah není!
page-puzzle-wrong = Ne úplně: nejlepší tah je před vaším o tolik bodů: { $behind }.
page-puzzle-gains = Co vám přináší víc nebo míň: { $gains }.
page-puzzle-rivals = Nepřináší vám víc bodů, ale brzdí ostatní.
page-puzzle-again = Zkuste jiný tah, nebo se podívejte na řešení.
page-puzzle-show = Ukázat řešení
page-puzzle-solution = Tah, který vyniká
page-puzzle-on-board = Ukázat na plánu
page-puzzle-others = Ostatní tahy
page-puzzle-behind = ztráta { $points }

page-what-if = Co se opravdu stalo
page-what-if-tab = Původní
page-what-if-replay = Celá původní partie
page-what-if-round = Kolo { $round } původní partie
page-what-if-nothing = Původní partie se sem ještě nedostala, nebo v té době už skončila.
page-what-if-then = Body tam, ve stejné chvíli
page-what-if-here = Body tady
page-what-if-end-then = Původní partie na konci
page-what-if-end-here = Tato partie na konci
page-what-if-chart = Body obou partií, kolo po kole. Plné čáry: tato partie. Čárkované čáry: původní partie.
page-what-if-play = Hrát dál proti botům
page-what-if-as = Na místě hráče
page-what-if-steps = Zpět k libovolnému kroku
