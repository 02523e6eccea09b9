### Was der Server sagt, und die Nachrichten an Leute, die nicht am Tisch sind.

server-visit = Öffne { $address } zum Spielen. Strg-C hält den Server an.
server-turn-subject = Du bist am Zug: { $table }
server-turn = { $name }, du bist am Tisch „{ $table }“ ({ $game }) am Zug.
server-with = Du spielst mit { $names }.
server-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
server-round = Runde { $round }.
server-left-days =
    { $count ->
        [one] Restzeit: { $count } Tag.
       *[other] Restzeit: { $count } Tage.
    }
server-left-hours =
    { $count ->
        [one] Restzeit: { $count } Stunde.
       *[other] Restzeit: { $count } Stunden.
    }
server-left-minutes =
    { $count ->
        [one] Restzeit: { $count } Minute.
       *[other] Restzeit: { $count } Minuten.
    }
server-turn-link = Spielen: { $address }
server-turn-why = Du bekommst diese Nachricht, weil du diese Adresse bei { $server } eingetragen hast. Dort kannst du sie in deinen Einstellungen entfernen.
server-mail-end = Einstellungen: { $settings } Keine E-Mails mehr: { $leave }
server-invitation-subject = Eine Einladung: { $table }
server-invitation = { $name }, du bist eingeladen, am Tisch „{ $table }“ wieder { $game } zu spielen. Für dich beginnt nichts, solange du nicht annimmst.
server-absence-subject = Gleich übernimmt ein Bot deinen Platz: { $table }
server-absence = { $name }, die anderen am Tisch „{ $table }“ ({ $game }) warten auf dich und wollen, dass ein Bot übernimmt. Kommst du innerhalb von { $minutes } Minuten, bleibt der Platz deiner; sonst kannst du ihn jederzeit wieder einnehmen.
server-test-subject = Eine Testnachricht
server-test = { $name }, das ist ein Test: So werden Nachrichten über deine Züge aussehen.
server-confirm-subject = Bestätige deine E-Mail-Adresse
server-confirm = Jemand hat { $server } gebeten, Benachrichtigungen über Züge an diese Adresse zu schicken. Wenn du das warst, bestätige sie mit diesem Link, der { $days } Tage gilt: { $link } Wenn nicht, tu nichts: Du bekommst keine weitere Nachricht.
server-broken-subject = Einer deiner Webhooks wurde abgeschaltet
server-broken = { $name }, dein Webhook bei { $host } ist { $times } Mal hintereinander fehlgeschlagen und wurde abgeschaltet. Entferne ihn in deinen Einstellungen oder füge ihn neu hinzu.
server-bench-wait = Ein Server und Spieler werden gestartet…
server-bench-choices = { $game }: { $choices } Entscheidungen pro Sekunde wurden dauerhaft gespeichert, von { $wanted }, die die Spieler treffen wollten; als veraltet abgelehnt: { $stale }, fehlgeschlagen: { $failed }.
server-bench-delays = Zeit bis zur Bestätigung einer Entscheidung: Median { $median } ms, bei 99 von 100 unter { $most } ms, höchstens { $slowest } ms.
server-bench-load = Tische: { $tables }, offene Verbindungen: { $sockets }, Nachrichten pro Sekunde: { $messages }, Serverprozesse: { $processes }, Datenbank: { $database }, Serverarbeit pro Entscheidung: { $work } ms.
server-bench-database = Arbeit der Datenbank pro Entscheidung: { $work } ms.
server-bench-part = Teil
server-bench-microseconds = µs pro Entscheidung
server-bench-sum = Alles zusammen
server-part-receive = einen Zug empfangen
server-part-check = prüfen
server-part-copy = den Tisch kopieren
server-part-apply = die Entscheidung ausführen
server-part-deal = austeilen
server-part-digest = Prüfsummen der Zustände
server-part-journal = was gespeichert wird
server-part-commit = speichern
server-part-publish = bekannt geben
server-part-view = Ansichten der Partie
server-part-project = Projektionen darum herum
server-part-stamp = Stempel
server-part-compare = Unterschiede
server-part-encode = kodieren
server-part-send = senden
server-part-loop = Ereignisschleife, Verbindungen und Zeitgeber
server-part-threads = andere Threads: warten auf die Festplatte
server-backing-up = Die Sicherung wird geschrieben
server-restoring = Die Sicherung wird eingespielt
server-backed-up = { $file } enthält alles, was der Server speichert, { $rows } Zeilen. Auch Geheimnisse sind darin: Bewahre die Datei sicher auf.
server-restored = Sicherung eingespielt, { $rows } Zeilen. Starte den Server, um weiterzumachen.
server-ratings-recomputed = Ratings neu berechnet. Gewertete Partien: { $games }.
server-reset-subject = Ein neues Passwort festlegen
server-reset = Jemand hat bei { $server } ein neues Passwort für das Konto „{ $login }“ angefordert. Wenn du das warst, lege es mit diesem Link fest, der nur einmal und { $minutes } Minuten lang gilt: { $link } Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.
server-tables-checking = Tische werden nachgespielt
server-tables-sound = Alle Tische sind intakt. Nachgespielt: { $tables }.
server-tables-closed = An Tisch { $table } ({ $game }) kann nicht gespielt werden. { $why }
server-tables-damaged = Tisch { $table } ({ $game }) ist ab Zeile { $line } seines Logbuchs beschädigt. { $why }
server-tables-found = Nachgespielte Tische: { $tables }; nicht spielbar: { $closed }. „comptoir admin tables --cut TISCH“ schneidet einen beschädigten bis zu seiner letzten intakten Zeile zurück.
server-table-cut = Tisch { $table } geht dort weiter, wo er vor Zeile { $line } seines Logbuchs war. Die abgeschnittenen Zeilen bleiben erhalten.
server-admin-done = Erledigt: { $action }. Es steht im Protokoll (comptoir admin log).
server-admin-none = Es gibt nichts zu zeigen.
server-admin-link = Dieser Link legt ein neues Passwort für { $login } fest. Er funktioniert einmal, innerhalb von { $minutes } Minuten:
server-admin-host = Moderator
server-admin-name = Name
server-admin-number = Nr.
server-admin-report = Meldung
server-admin-reports = Meldungen
server-admin-seen = Zuletzt gesehen
server-admin-state = Status
server-admin-table = Tisch
server-admin-text = Wortlaut
server-admin-what = Was
server-admin-when = Wann
server-admin-who = Wer
server-soak-wait = Es wird gespielt, während Server abgebrochen und neu gestartet werden
server-soak-trouble = Server: { $servers } ({ $database }), Sekunden: { $seconds }, Abbrüche: { $kills }, Neustarts nacheinander: { $restarts }, Sprünge der Uhr: { $jumps }.
server-soak-turns = Tische: { $tables }, bestätigte Züge: { $acknowledged }, davon mehrmals gesendet: { $resent }, veraltet: { $stale }, fehlgeschlagen: { $failed }; längste Wartezeit auf eine Antwort: { $longest } s.
server-soak-kept = Alles Bestätigte ist gespeichert, und jedes Logbuch lässt sich nachspielen.
server-soak-broken = Etwas Bestätigtes ist nicht gespeichert: { $what }
server-card-bot = Bot { $number }
server-card-invitation = { $name } lädt dich zu { $game } ein
server-card-seats = Am Tisch: { $names }. Freie Plätze: { $free }.
server-card-table = { $game }: { $names }
server-card-playing = Runde { $round }. Die Partie läuft: Komm und schau zu.
server-card-over = Die Partie ist zu Ende: { $scores }.
server-card-replay = Runde { $round }: Sieh dir die Partie Zug für Zug an.
server-card-puzzle = { $game }: Finde den besten Zug
server-card-puzzle-about = Runde { $round }. Ein Zug ist deutlich besser als alle anderen. Welcher?
server-card-round = { $game } · Runde { $round }
server-embed-open = In Comptoir öffnen
server-embed-back = Voriger Zug
server-embed-ahead = Nächster Zug
