### De pagina: puzzels, en partijen die vanaf een stap van een andere worden voortgezet

page-puzzle-daily = Puzzel van de dag
page-puzzle-daily-more = Elke dag voor elk spel een nieuwe stelling waarin één beurt duidelijk de beste is. Vind je die?
page-puzzle-past = Eerdere puzzels
page-puzzle-none = Op deze server zijn er nu geen puzzels.
page-puzzle-streak =
    { $days ->
        [one] reeks: { $days } dag
       *[other] reeks: { $days } dagen
    }
page-puzzle-title = Puzzel
page-puzzle-of = Puzzel van { $day }
page-puzzle-todo = nog niet opgelost
page-puzzle-first = bij de eerste poging opgelost
page-puzzle-solved =
    { $tries ->
        [one] in één poging opgelost
       *[other] in { $tries } pogingen opgelost
    }
page-puzzle-tried =
    { $tries ->
        [one] tot nu toe één poging
       *[other] tot nu toe { $tries } pogingen
    }
page-puzzle-shown = oplossing bekeken
page-puzzle-find = Vind de beste beurt
page-puzzle-task = Ronde { $round }, en jij bent aan de beurt. Eén beurt is minstens { $margin } punten beter dan alle andere, afgaande op wat jij kunt zien. Probeer beurten uit op het bord; de beurt die je instuurt, is je antwoord.
page-puzzle-ready = Is dit je antwoord?
page-puzzle-answer = Deze beurt insturen
page-puzzle-thinking = Je beurt wordt nagekeken…
page-puzzle-right = Goed: er is geen betere beurt!
page-puzzle-wrong = Net niet: de beste beurt is { $behind } punten beter dan de jouwe.
page-puzzle-gains = Met wat er volgt, levert de beste beurt je meer op: { $gains }.
page-puzzle-rivals = De beste beurt levert je geen extra punten op, maar houdt de anderen tegen.
page-puzzle-again = Probeer een andere beurt of bekijk de oplossing.
page-puzzle-show = Oplossing tonen
page-puzzle-give-up = De oplossing tonen?
page-puzzle-give-up-more = Dan kun je deze puzzel niet meer zelf oplossen.
page-puzzle-give-up-no = Verder zoeken
page-puzzle-solution = De beste beurt
page-puzzle-on-board = Op het bord tonen
page-puzzle-off-board = Van het bord halen
page-puzzle-others = De andere beurten
page-puzzle-behind = { $points } erachter

page-what-if-mark = Wat als?
page-what-if = Wat er echt gebeurde
page-what-if-tab = Origineel
page-what-if-replay = De hele oorspronkelijke partij
page-what-if-round = Ronde { $round } van de oorspronkelijke partij
page-what-if-nothing = De oorspronkelijke partij kwam niet zo ver, of was al afgelopen.
page-what-if-then = Punten daar, op hetzelfde moment
page-what-if-here = Punten hier
page-what-if-end-then = De oorspronkelijke partij aan het einde
page-what-if-end-here = Deze partij aan het einde
page-what-if-chart = Punten in beide partijen, ronde voor ronde. Doorgetrokken lijnen: deze partij. Onderbroken lijnen: de oorspronkelijke partij.
page-what-if-play = Tegen bots verderspelen
page-what-if-as = Op de plaats van
page-what-if-steps = Terug naar een willekeurige stap
