### Die Analyse einer beendeten Partie auf der Seite.

page-study-off = Dieser Server analysiert keine Partien.
page-study-about = Der Suchbot sieht sich jeden Zug an: was er gekostet hat, was sonst möglich gewesen wäre und wie gut die Gewinnchancen aller standen. Er arbeitet im Hintergrund; du kannst weggehen und wiederkommen.
page-study-working = Die Züge werden analysiert…
page-study-waiting =
    { $ahead ->
        [0] Es geht gleich los.
        [one] Eine andere Partie kommt zuerst.
       *[other] { $ahead } andere Partien kommen zuerst.
    }
page-study-progress = Analysierte Züge: { $found } von { $turns }
page-study-left = noch etwa { $time }
page-study-failed = Etwas ist schiefgegangen.
page-study-stop = Anhalten
page-study-go-on = Fortsetzen
page-study-curves = Was die Kurven zeigen
page-study-wins = Gewinnchancen
page-study-scores = Erwartete Punkte
page-study-chart = { $what } nach jedem Zug: { $names }. Die Liste der Züge führt zu denselben Stellungen.
page-study-worst =
    { $count ->
        [0] Bisher hat kein Zug einen halben Punkt gekostet
        [one] Der teuerste Zug
       *[other] Die { $count } teuersten Züge
    }
page-study-turns = Alle Züge
page-study-costly-only = Nur Züge, die etwas gekostet haben
page-study-own-only = Nur meine eigenen Züge
page-study-turn =
    { $round ->
        [0] Zug { $number }, Spielaufbau: { $name }
       *[1] Zug { $number }, Runde { $round }: { $name }
    }
page-study-cost = −{ $cost }
page-study-instead = Besser: { $turn }
page-study-played = Gespielt
page-study-better = Besser
page-study-best = Der Bot hat nichts Besseres gefunden.
page-study-gains = Hätte am Ende wohl mehr gebracht: { $gains }
page-study-rivals = nicht mehr Punkte, aber es bremst die anderen
page-study-moved = Gewinnchance, in Prozentpunkten: Ziehen davor { SIGNED($luck) } (± { $luck_doubt }), dieser Zug { SIGNED($own) } (± { $own_doubt }).
page-study-play-out = Von hier weiterspielen
page-study-play-out-note = An einem neuen Tisch, ab dieser Stellung: Du brauchst den besseren Zug nur noch zu bestätigen, und auf den anderen Plätzen spielen Bots.
page-study-play-on-note = An einem neuen Tisch, ab dieser Stellung: Du brauchst den gespielten Zug nur noch zu bestätigen, und auf den anderen Plätzen spielen Bots.
page-study-weighed = Erwogene Züge
page-study-this = (gespielt)
page-study-choices = Entscheidung für Entscheidung, auf den ersten Blick
page-study-value-note = Jede Zahl ist der Vorsprung in Punkten, den der Bot für diesen Platz erwartet; was ein Zug gekostet hat, stammt aus einem zweiten, eigenen Vergleich.
page-study-players = Wie gut alle gespielt haben
page-study-player = { $name }: in { $good } von { $turns } Zügen so gut wie der Bot, verlorene Punkte: { $cost }
page-study-luck = Glück und Können
page-study-account = { $name }: am Anfang { $expected }, Glück beim Ziehen { SIGNED($luck) } (± { $luck_doubt }), eigene Züge { SIGNED($own) } (± { $own_doubt }), Züge der anderen { SIGNED($others) } (± { $others_doubt }), Ergebnis { $result }
page-study-account-note = In Prozentpunkten der Gewinnchance, jeder Teil ± sein Standardfehler. Zusammen ergeben sie das Ergebnis.
