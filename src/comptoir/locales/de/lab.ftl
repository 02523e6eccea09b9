### Was Arena und Bericht sagen.

lab-playing = Partien laufen
lab-go-on = Unterbrochen. Derselbe Befehl macht bei { $file } weiter.
lab-played =
    { $games ->
        [one] { $games } Partie { $game }, Seed { $seed } (Verteilungen: { $deals }, Sitzordnungen je Verteilung: { $seatings }, geteilte Siege: { $shared }).
       *[other] { $games } Partien { $game }, Seed { $seed } (Verteilungen: { $deals }, Sitzordnungen je Verteilung: { $seatings }, geteilte Siege: { $shared }).
    }
lab-dataset-written =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in „{ $folder }“ (Dateien: { $files }, Entscheidungen: { $rows }).
lab-minari-written = Minari hat sie jetzt als { $name }.
lab-benchmark-short = ({ $games } Partien gegen jeden Gegner; das Protokoll verlangt { $wanted }.)
lab-benchmark-true = „{ $file }“ stimmt: { $games } Partien gegen jeden Gegner gingen genauso aus.
lab-rounded-up = (Gewünscht: { $wanted }; jede Verteilung wird in jeder Sitzordnung gespielt, und es gibt mindestens zwei Verteilungen.)
lab-intervals = Mit 95 % Sicherheit; es zählen die Verteilungen, nicht die Partien. Ein geteilter Sieg zählt anteilig. Rating: Alle beginnen bei 25; ± ist das Doppelte der Unsicherheit.
lab-rating = Rating
lab-choices = Entscheidungen
lab-milliseconds = ms pro Entscheidung
lab-longest-choice = Längste Entscheidung
lab-longest-turn = Längster Zug

## Programme, die spielen

lab-faults =
    { $count ->
        [one] { $bot } hat { $count } Entscheidung verwirkt, sie fiel stattdessen zufällig ({ $kinds }).
       *[other] { $bot } hat { $count } Entscheidungen verwirkt, sie fielen stattdessen zufällig ({ $kinds }).
    }
lab-fault-start = nicht gestartet
lab-fault-crash = abgestürzt
lab-fault-late = zu spät
lab-fault-flood = zu viel Ausgabe
lab-fault-nonsense = ungültige Antwort
lab-fault-given-up = schon ausgeschlossen
lab-fault-example = Zum Beispiel: { $example }

## Der Bericht

lab-report-written =
    { $games ->
        [one] { $file }: ein Bericht über { $games } Partie.
       *[other] { $file }: ein Bericht über { $games } Partien.
    }
lab-report-title =
    { $games ->
        [one] { $game }: was { $games } Botpartie zeigt
       *[other] { $game }: was { $games } Botpartien zeigen
    }
lab-report-about = { $players } Spieler ({ $bots }) · Edition „{ $edition }“ · Seed { $seed }
lab-report-made = Erstellt mit: { $command }. Intervalle gelten mit 95 % Sicherheit; Partien mit derselben Verteilung zählen als eine. Ein geteilter Sieg zählt anteilig.
lab-report-winner = Punkte des Siegers
lab-report-margin = Vorsprung vor dem Zweiten
lab-report-shared = Geteilte Siege
lab-report-rounds = Runden
lab-report-length = Entscheidungen pro Partie

lab-report-findings = Was auffällt
lab-report-nothing = Nichts überschreitet seine Schwelle.
lab-report-threshold-seats = Aufgeführt sind Plätze, die weniger als { $low } oder mehr als { $high } gewinnen ({ $players } Spieler).
lab-report-threshold-choices = Aufgeführt sind Startplättchen und Leisten mit dem größten Fortschritt, deren Siegquote mindestens { $points } Prozentpunkte vom Mittel abweicht.
lab-report-threshold-values = Aufgeführt sind Kompanien, deren Anteil im Mittel um mindestens { $value } mehr wert ist als der einer anderen.
lab-report-chance-about = „Kann Zufall sein“ heißt, dass das Intervall den fairen Wert einschließt. Je mehr Dinge verglichen werden, desto öfter scheint eines davon allein durch Zufall eindeutig.
lab-report-certain = eindeutig
lab-report-chance = kann Zufall sein
lab-report-seat-off = Spieler { $place } der Zugreihenfolge gewinnt { $rate }; fair wären { $fair }.
lab-report-choice-off = { $topic }: { $name } gewinnt { $rate }; das Mittel ist { $mean }.
lab-report-value-off = Ein Anteil an { $above } ist um { $more } mehr wert als einer an { $below }.

lab-report-places = Plätze, nach Zugreihenfolge
lab-report-places-about = Gezählt ab dem Startspieler der ersten Runde. Die Linie ist der faire Anteil, das Band zeigt, was noch als fair gilt; rot ist, was Zufall allein kaum hervorbrächte.
lab-report-place = Spieler { $number }
lab-report-rate = Siegquote
lab-report-scores = Punkte
lab-report-points = Punkte
lab-report-everybody = Alle
lab-report-winners = Sieger
lab-report-categories = Punkte nach Kategorie
lab-report-categories-about = Mittelwerte für alle und für Sieger.
lab-report-worth-about = Die Linie ist das Gesamtmittel; rot ist, was Zufall allein kaum hervorbrächte.
lab-report-choices = Entscheidungen und Siege
lab-report-choices-about = Diese Diagramme zeigen, wie oft gewann, wer sich so entschieden hat; wer das zweimal tat, zählt doppelt. Die Linie ist das Mittel aller Entscheidungen dieser Art; rot ist, was Zufall allein kaum hervorbrächte. Wer vorn liegt, kann sich mehr leisten: Das hier zeigt Zusammenhänge, keine Ursachen.
lab-report-topic-about = Das Mittel all dieser Entscheidungen: { $mean }.
lab-report-table =
    { $count ->
        [one] Tabelle: { $count } Zeile
       *[other] Tabelle: { $count } Zeilen
    }
lab-report-thing = Was
lab-report-mean = Mittel
lab-report-times = Anzahl
lab-report-off = Abstand vom Mittel in Prozentpunkten
lab-report-price = Mittlerer Preis
lab-report-lengths = Länge
lab-report-lengths-about = Entscheidungen pro Partie, einschließlich derer des Zufalls; Entscheidungen mit nur einer Möglichkeit fallen von selbst und zählen nicht.

lab-topic-starting-tile = Startplättchen
lab-topic-main-track = Leiste mit dem größten Fortschritt
lab-topic-track-steps = Auf Kompanieleisten gezogene Felder
lab-topic-shares = Anteile am Ende
lab-topic-share-value = Wert eines Anteils am Ende
lab-topic-acquired = Erworbene Karten
lab-topic-sold = Verkaufte Karten
lab-topic-planned = Gespielte Karten
lab-topic-space = Genutzte Bonusfelder
lab-topic-book = Genommene Bücher
lab-topic-book-letter = Bücher nach Buchstaben
lab-topic-bought = Gekaufte Karten
lab-topic-bid = Arbeiter über Karten
lab-training = Training
lab-in-use = In Gebrauch
lab-found = Gefunden
lab-matched = Der Experte mit der Datei gewinnt { $rate } ({ $low }–{ $high }) der Partien (Partien: { $games }, Seed: { $seed }) und holt im Mittel { $own } Punkte, der Experte ohne sie { $other }.
lab-match-kept = In { $file } eingetragen.
lab-promoted = { $file } ist ab jetzt in Gebrauch.
lab-said = Vorhergesagte Chance
lab-came-true = Eingetroffen
lab-adjusted = Ohne Glück: { $bot } gewinnt { $rate } ± { $reach }; das spart { $spared } der Partien.
