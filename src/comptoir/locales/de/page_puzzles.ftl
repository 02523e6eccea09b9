### Die Seite: Aufgaben, und Partien, die ab einem Schritt einer anderen weitergespielt werden

page-puzzle-daily = Aufgabe des Tages
page-puzzle-daily-more = Jeden Tag aus jedem Spiel eine neue Stellung, in der ein Zug eindeutig der beste ist. Findest du ihn?
page-puzzle-past = Frühere Aufgaben
page-puzzle-none = Zurzeit gibt es auf diesem Server keine Aufgaben.
page-puzzle-streak =
    { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
page-puzzle-title = Aufgabe
page-puzzle-of = Aufgabe vom { $day }
page-puzzle-todo = noch nicht gelöst
page-puzzle-first = beim ersten Versuch gelöst
page-puzzle-solved =
    { $tries ->
        [one] in einem Versuch gelöst
       *[other] in { $tries } Versuchen gelöst
    }
page-puzzle-tried =
    { $tries ->
        [one] bisher ein Versuch
       *[other] bisher { $tries } Versuche
    }
page-puzzle-shown = Lösung angesehen
page-puzzle-find = Finde den besten Zug
page-puzzle-task = Runde { $round }, du bist am Zug. Ein Zug ist um mindestens { $margin } Punkte besser als alle anderen, nur nach dem beurteilt, was du sehen kannst. Probiere Züge auf dem Spielplan aus; der Zug, den du abgibst, ist deine Antwort.
page-puzzle-ready = Ist das deine Antwort?
page-puzzle-answer = Diesen Zug abgeben
page-puzzle-thinking = Dein Zug wird geprüft…
page-puzzle-right = Richtig: Einen besseren Zug gibt es nicht!
page-puzzle-wrong = Nicht ganz: Der beste Zug ist um { $behind } Punkte besser als deiner.
page-puzzle-gains = Mit dem, was folgt, bringt dir der beste Zug mehr: { $gains }.
page-puzzle-rivals = Der beste Zug bringt dir nicht mehr Punkte, aber er bremst die anderen.
page-puzzle-again = Probiere einen anderen Zug oder sieh dir die Lösung an.
page-puzzle-show = Lösung zeigen
page-puzzle-give-up = Lösung zeigen?
page-puzzle-give-up-more = Dann kannst du diese Aufgabe nicht mehr selbst lösen.
page-puzzle-give-up-no = Weiter suchen
page-puzzle-solution = Der beste Zug
page-puzzle-on-board = Auf dem Spielplan zeigen
page-puzzle-off-board = Vom Spielplan nehmen
page-puzzle-others = Die anderen Züge
page-puzzle-behind = { $points } schlechter

page-what-if-mark = Was wäre, wenn?
page-what-if = Was wirklich geschah
page-what-if-tab = Original
page-what-if-replay = Die ganze Originalpartie
page-what-if-round = Runde { $round } der Originalpartie
page-what-if-nothing = Die Originalpartie kam nicht so weit oder war schon zu Ende.
page-what-if-then = Punkte dort, an derselben Stelle
page-what-if-here = Punkte hier
page-what-if-end-then = Die Originalpartie am Ende
page-what-if-end-here = Diese Partie am Ende
page-what-if-chart = Punkte beider Partien, Runde für Runde. Durchgezogen: diese Partie. Gestrichelt: die Originalpartie.
page-what-if-play = Gegen Bots weiterspielen
page-what-if-as = Auf dem Platz von
page-what-if-steps = Zu einem beliebigen Schritt zurückgehen
