### Stránka: úlohy a partie hrané dál od kroku jiné partie

page-puzzle-daily = Úloha dne
page-puzzle-daily-more = Každý den nová pozice z každé hry, v níž je jeden tah zřetelně nejlepší. Najdeš ho?
page-puzzle-past = Dřívější úlohy
page-puzzle-none = Na tomto serveru teď nejsou žádné úlohy.
page-puzzle-streak =
    { $days ->
        [one] série: { $days } den
        [few] série: { $days } dny
        [many] série: { $days } dne
       *[other] série: { $days } dní
    }
page-puzzle-title = Úloha
page-puzzle-of = Úloha na { $day }
page-puzzle-todo = dosud nevyřešeno
page-puzzle-first = vyřešeno na první pokus
page-puzzle-solved =
    { $tries ->
        [one] vyřešeno na jeden pokus
        [few] vyřešeno na { $tries } pokusy
        [many] vyřešeno na { $tries } pokusu
       *[other] vyřešeno na { $tries } pokusů
    }
page-puzzle-tried =
    { $tries ->
        [one] zatím jeden pokus
        [few] zatím { $tries } pokusy
        [many] zatím { $tries } pokusu
       *[other] zatím { $tries } pokusů
    }
page-puzzle-shown = řešení zobrazeno
page-puzzle-find = Najdi nejlepší tah
page-puzzle-task =
    Kolo { $round } a jsi na tahu. Podle toho, co můžeš vědět, je jeden tah lepší než všechny ostatní, a to aspoň o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    }. Zkoušej tahy na hrací desce; ten, který odešleš, je tvá odpověď.
page-puzzle-ready = Je to tvá odpověď?
page-puzzle-answer = Odeslat tento tah
page-puzzle-thinking = Tvůj tah se prověřuje…
page-puzzle-right = Správně: lepší tah není!
page-puzzle-wrong =
    Ne úplně: nejlepší tah je o { $behind ->
        [one] { $behind } bod
        [few] { $behind } body
        [many] { $behind } bodu
       *[other] { $behind } bodů
    } lepší než tvůj.
page-puzzle-gains = S tím, co z toho vzejde, ti nejlepší tah přinese víc: { $gains }.
page-puzzle-rivals = Nejlepší tah ti nepřináší víc bodů, ale brzdí ostatní.
page-puzzle-again = Zkus jiný tah, nebo se podívej na řešení.
page-puzzle-show = Ukázat řešení
page-puzzle-give-up = Ukázat řešení?
page-puzzle-give-up-more = Pak už tuto úlohu nemůžeš vyřešit bez nápovědy.
page-puzzle-give-up-no = Hledat dál
page-puzzle-solution = Nejlepší tah
page-puzzle-on-board = Ukázat na hrací desce
page-puzzle-off-board = Sundat z hrací desky
page-puzzle-others = Ostatní tahy
page-puzzle-behind = ztráta { $points }

page-what-if-mark = Co kdyby?
page-what-if = Co se opravdu stalo
page-what-if-tab = Původní
page-what-if-replay = Celá původní partie
page-what-if-round = Kolo { $round } původní partie
page-what-if-nothing = Původní partie tak daleko nedošla, nebo už byla u konce.
page-what-if-then = Body tam, ve stejné chvíli
page-what-if-here = Body tady
page-what-if-end-then = Původní partie na konci
page-what-if-end-here = Tato partie na konci
page-what-if-chart = Body obou partií, kolo po kole. Plné čáry: tato partie. Čárkované čáry: původní partie.
page-what-if-play = Hrát dál proti botům
page-what-if-as = Na místě hráče
page-what-if-steps = Zpět k libovolnému kroku
