### Was das Terminal sagt. Die Namen der Befehle sind in allen Sprachen gleich.

cli-yes = j ja y yes
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, Edition „{ $edition }“, Seed { $seed }. Mit „help“ siehst du alle Befehle.
cli-first-steps =
    comptoir play    eine Partie hier im Terminal, gegen Bots oder mit Freunden
    comptoir serve   die Spiele im Browser, für dich und deine Freunde
    comptoir --help  alles andere: Regeln, Partiedateien, Analysen, Simulationen
cli-which-game = Welches Spiel? { $answers } [{ $usual }]
cli-which-level = Wie stark sollen die Bots sein? { $answers } [{ $usual }]
cli-level-easy = leicht
cli-level-medium = mittel
cli-level-hard = schwer
cli-level-expert = Experte
cli-choose-one = Gib eine Zahl von 1 bis { $last } ein oder die ersten Buchstaben.
cli-farewell = Auf Wiedersehen.
cli-hand-over = { $name } ist am Zug. Übergib an { $name } und drücke dann die Eingabetaste.
cli-help =
    Zum Wählen gib eine Zahl ein oder die grau gezeigte Notation. Die Eingabetaste
    zeigt den Spielplan noch einmal. Außerdem:
      undo         die letzte Entscheidung zurücknehmen
      restart      den Zug neu beginnen
      why AKTION   warum sie nicht möglich ist; mit einem Teil einer Aktion oder
                   ohne Angabe: die Gründe für mehrere
      log [N]      die letzten N Zeilen des Protokolls
      rule NUMMER  eine Regel oder ein Kapitel der Regeln
      hint         was ein Bot tun würde, und warum
      scores       die Punkte, wenn die Partie jetzt enden würde
      board        noch einmal der Spielplan und die Frage
      save DATEI   die bisherige Partie in einer Datei speichern
      quit         aufhören
cli-did-you-mean = „{ $text }“ ist weder eine Aktion noch ein Befehl. Meintest du „{ $near }“?
cli-not-understood = „{ $text }“ ist weder eine Aktion noch ein Befehl. Mit „help“ siehst du, was möglich ist.
cli-possible = Das ist möglich: { $action }.
cli-nothing-forbidden = Jede Antwort auf diese Frage ist möglich.
cli-no-rule = Eine Regel „{ $number }“ gibt es nicht. Frage nach einer Nummer wie S5.1 oder einem Kapitel wie S5.
cli-all-agree = Trotzdem zurücknehmen? Alle am Tisch müssen zustimmen. (j/n)
cli-taken-back = Zurückgenommen.
cli-save-where = Nenne eine Datei: save DATEI
cli-saved =
    { $steps ->
        [one] Gespeichert in { $file }: { $steps } Entscheidung.
       *[other] Gespeichert in { $file }: { $steps } Entscheidungen.
    }
cli-goes-on-unsaved = Die Partie konnte nicht in { $file } gespeichert werden: { $reason }. Sie geht ungespeichert weiter.
cli-not-saved = Die Partie konnte nicht in { $file } gespeichert werden: { $reason }. Sie ist nicht gespeichert.
cli-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
cli-category = Punkte
cli-total = Gesamt
cli-place = Rang

## Nachspielen und Editionen

cli-step =
    { $step ->
        [one] Nach { $step } Entscheidung:
       *[other] Nach { $step } Entscheidungen:
    }
cli-verified =
    { $steps ->
        [one] { $file } ist gültig: { $steps } Entscheidung, und sie führt zum aufgezeichneten Zustand.
       *[other] { $file } ist gültig: { $steps } Entscheidungen, und jede führt zum aufgezeichneten Zustand.
    }
cli-verified-deals = Alles Gezogene folgt aus dem Seed, dessen Hash am Anfang gezeigt wurde: { $commitment }
cli-edition-sound = Gültige Edition von { $game }: „{ $name }“ ({ $id }), Prüfsumme { $digest }.
cli-edition-new = { $file } enthält die Werte der Hausedition, jeweils mit einem Hinweis, wo sie zu finden sind. Trage die Werte deines eigenen Spiels ein und rufe dann auf: comptoir edition check { $file }
cli-edition-top = { $title }: die Werte deines eigenen Spiels.
cli-edition-top-replace = Ersetze die Werte unten durch die auf deinem Spielmaterial, speichere und rufe auf:
cli-edition-top-comments = Der Kommentar über einer Tabelle oder einem Wert sagt, woher der Wert hier stammt und wo du nachsehen kannst:
cli-edition-top-house = unser eigener Wert, nicht vom Spielmaterial abgelesen: ersetze ihn
cli-edition-top-public = eine veröffentlichte Tatsache über das Spiel: vergleiche sie mit deinem Spiel
cli-edition-top-rulebook = steht in Worten in der Spielanleitung: sollte stimmen
cli-edition-problems =
    { $count ->
        [one] { $count } Fehler. Behebe ihn und prüfe noch einmal.
       *[other] { $count } Fehler. Behebe sie und prüfe noch einmal.
    }
cli-edition-differences =
    { $count ->
        [0] „{ $new }“ hat dieselben Werte wie „{ $old }“.
        [one] „{ $new }“ unterscheidet sich von „{ $old }“ in { $count } Wert.
       *[other] „{ $new }“ unterscheidet sich von „{ $old }“ in { $count } Werten.
    }
cli-edition-value = Wert
cli-edition-source = Quelle
cli-edition-from =
    { $source ->
        [rulebook] Spielanleitung
        [public] öffentlich
       *[house] Hausedition
    }

## Simulationen und Tempo

cli-simulating = Simulation läuft
cli-simulated =
    { $games ->
        [one] { $games } Partie { $game }, Seed { $seed }, { $shared } mit geteiltem Sieg.
       *[other] { $games } Partien { $game }, Seed { $seed }, { $shared } mit geteiltem Sieg.
    }
cli-simulated-length = Eine Partie hat im Mittel { $decisions } Entscheidungen und { $rounds } Runden (Partien nach Runden: { $spread }).
cli-simulated-speed = { $seconds } s, { $speed } Entscheidungen pro Sekunde.
cli-seat = Platz
cli-all-seats = alle
cli-bot = Bot
cli-wins = Siege
cli-win-rate = Siegquote
cli-mean-rank = Mittlerer Rang
cli-mean-score = Mittlere Punkte
cli-mean-by-category = Mittel nach Kategorie
cli-bench-wait = Messung läuft…
cli-bench-times = Entscheidungen pro Sekunde, verglichen mit
cli-bench-missing = Nicht installiert und darum nicht gemessen: { $packages }. Installieren mit: pip install 'comptoir[peers]'
cli-bench-compiled = Die Engine ist kompiliert.
cli-bench-plain = Die Engine läuft in reinem Python; kompiliert ist sie um ein Mehrfaches schneller.
cli-bench-note = Ein Spieler, der gleichverteilt zufällig wählt, auf einem Kern; Entscheidungen des Zufalls zählen mit.
cli-bench-env = Umgebung
cli-bench-raw = Schritte pro Sekunde
cli-bench-wrapped = Mit Prüfungen
cli-bench-batch = 64 Partien auf einmal
cli-bench-spread = Auf allen Kernen
cli-bench-batch-times = Beschleunigung
cli-bench-envs-note = Schritte von Agenten, die zufällig wählen, mit je einer Beobachtung, nach Prozessorzeit. Mit Prüfungen: wie PettingZoo sie einbaut.
cli-size-choices = Entscheidungen pro Partie
cli-size-draws = Ziehungen pro Partie
cli-size-options = Möglichkeiten pro Entscheidung
cli-size-most = Möglichkeiten, höchstens
cli-size-outcomes = Ergebnisse pro Ziehung
cli-size-magnitude = Entscheidungen, als Zehnerpotenz
cli-size-sets = Angetroffene Informationsmengen
cli-game = Spiel
cli-players = Spieler
cli-decisions-per-second = Entscheidungen/s
cli-games-per-second = Partien/s
cli-clone-microseconds = µs pro Kopie
cli-state-bytes = Bytes pro Zustand
cli-picture = Das Bild ist in { $file }.
cli-picture-wait = Bilder werden gezeichnet
cli-picture-title = { $game } · Runde { $round }
