### De pagina: puzzels, en partijen die vanaf een stap van een andere worden voortgezet

page-puzzle-daily = Oefening van de dag
page-puzzle-daily-more = Voor elk spel en elke dag een stelling uit een partij waarin één beurt eruit springt. Vind je die?
page-puzzle-past = Eerdere oefeningen
page-puzzle-none = Op deze server zijn er nu geen oefeningen.
page-puzzle-streak =
    { $days ->
        [one] tot nu toe op één dag opgelost
       *[other] { $days } dagen achter elkaar opgelost
    }
page-puzzle-title = Oefening
page-puzzle-of = Oefening van { $day }
page-puzzle-you = Jij
page-puzzle-todo = nog niet opgelost
page-puzzle-first = bij de eerste poging opgelost
page-puzzle-solved =
    { $tries ->
        [one] met één poging opgelost
       *[other] met { $tries } pogingen opgelost
    }
page-puzzle-tried =
    { $tries ->
        [one] tot nu toe één poging
       *[other] tot nu toe { $tries } pogingen
    }
page-puzzle-shown = oplossing bekeken
page-puzzle-find = Vind de beurt die eruit springt
page-puzzle-task = Ronde { $round }, en jij bent aan de beurt. Eén beurt ligt minstens { $margin } punten voor op alle andere, voor zover iemand op jouw plaats dat kan weten. Probeer beurten op het bord uit; de beurt die je bevestigt is je antwoord.
page-puzzle-answer = Met deze beurt antwoorden
page-puzzle-thinking = Je beurt wordt doorgerekend …
page-puzzle-right = Goed: er is geen betere beurt!
page-puzzle-wrong = Net niet: de beste beurt ligt { $behind } punten voor op de jouwe.
page-puzzle-gains = Wat die je meer of minder oplevert: { $gains }.
page-puzzle-rivals = Die levert je niet meer punten op, maar houdt de anderen tegen.
page-puzzle-again = Probeer een andere beurt of bekijk de oplossing.
page-puzzle-show = Oplossing tonen
page-puzzle-solution = De beurt die eruit springt
page-puzzle-on-board = Op het bord tonen
page-puzzle-others = De andere beurten
page-puzzle-behind = { $points } erachter

page-what-if = Wat er echt gebeurde
page-what-if-tab = Origineel
page-what-if-replay = De hele oorspronkelijke partij
page-what-if-round = Ronde { $round } van de oorspronkelijke partij
page-what-if-nothing = De oorspronkelijke partij is nog niet zover, of was toen al afgelopen.
page-what-if-then = Scores daar, op hetzelfde moment
page-what-if-here = Scores hier
page-what-if-end-then = De oorspronkelijke partij aan het einde
page-what-if-end-here = Deze partij aan het einde
page-what-if-chart = Scores van beide partijen, ronde voor ronde. Doorgetrokken lijnen: deze partij. Streepjeslijnen: de oorspronkelijke partij.
page-what-if-play = Tegen bots verder spelen
page-what-if-as = Op de plaats van
page-what-if-steps = Terug naar een willekeurige stap
