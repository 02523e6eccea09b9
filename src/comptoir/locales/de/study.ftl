### Partien, im Nachhinein betrachtet.

study-looking = Züge werden analysiert
study-title =
    { $game }: { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }, jeweils analysiert mit { $budget ->
        [one] einer Iteration
       *[other] { $budget } Iterationen
    } der Suche.
study-turn = Zug
study-turns = Züge
study-round = Runde
study-player = Spieler
study-played = Gespielt
study-cost = Kosten
study-as-found = So gut wie die Suche
study-chances = Gewinnchancen, Zug für Zug (ein Stern zeigt, wo sich Linien treffen):
study-who = Die Spieler sind { $who }. Die Spalten mit ihren Nummern zeigen ihre Gewinnchancen nach dem Zug.
study-who-scores = Die Spieler sind { $who }. Die Spalten mit ihren Nummern zeigen die erwarteten Endpunkte nach dem Zug.
study-scores = Erwartete Endpunkte, Zug für Zug (ein Stern zeigt, wo sich Linien treffen):
study-worst =
    { $count ->
        [0] Kein Zug hat einen halben Punkt gekostet.
        [one] Der teuerste Zug:
       *[other] Die { $count } teuersten Züge:
    }
study-cost-most = Zug { $turn }, Runde { $round }: { $name } spielt „{ $played }“, das kostet { $cost } Punkte.
study-better = Besser: „{ $better }“. Nach Kategorien: { $gains }.
study-rivals = keine Punkte, aber es bremst die anderen
study-none-better = Zug { $turn }, Runde { $round }: { $name } spielt „{ $played }“. Die Suche hat nichts Besseres gefunden.
study-more = Mit --turn N siehst du alles, was in einem Zug erwogen wurde, zum Beispiel --turn { $turn }.
study-weighed = Erwogene Züge, und um wie viele Punkte sie den Spieler vor die anderen brächten:
study-choices = Entscheidung für Entscheidung, die Möglichkeiten auf den ersten Blick:
study-this = (gespielt)
study-after = Nach dem Zug, die erwarteten Endpunkte und die Gewinnchancen:
study-chance-to-win = Gewinnchance
study-moved = Gewinnchance, in Prozentpunkten: Ziehen davor { SIGNED($luck) } (± { $luck_doubt }), dieser Zug { SIGNED($own) } (± { $own_doubt }).

study-account = Glück und Können: wie sich die Gewinnchance verändert hat, in Prozentpunkten (jeder Teil ± sein Standardfehler). Von links nach rechts ergeben die Zahlen zusammen das Ergebnis.
study-account-start = Am Anfang
study-account-luck = Glück beim Ziehen
study-account-own = Eigene Züge
study-account-others = Züge der anderen
study-account-result = Ergebnis

study-puzzling = Aufgaben werden gesucht
study-puzzles =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } durchsucht: { $puzzles ->
        [0] keine Aufgabe
        [one] eine Aufgabe
       *[other] { $puzzles } Aufgaben
    }, in „{ $file }“.
