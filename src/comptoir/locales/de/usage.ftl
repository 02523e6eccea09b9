# Was an einer Befehlszeile oder einer Datei nicht stimmt.

# Die Befehlszeile.
usage-see = { $problem }; siehe „{ $command } --help“.
usage-required = Diese Argumente fehlen: { $names }
usage-unrecognized = Unbekannte Argumente: { $words }
usage-argument = Argument { $flag }: { $problem }
usage-one-required = Eines der Argumente { $names } ist nötig
usage-choice = { $value } ist nicht möglich (zur Wahl stehen { $known })
usage-int = { $value } ist keine ganze Zahl
usage-float = { $value } ist keine Zahl
usage-one = dazu gehört ein Wert
usage-some = dazu gehört mindestens ein Wert
usage-explicit = dazu gehört kein Wert: { $value }
usage-not-with = geht nicht zusammen mit { $flag }
usage-ambiguous = Nicht eindeutig: { $flag } kann { $known } sein
usage-no-language = Eine Sprache „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
usage-no-game = Ein Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
usage-no-bot = Einen Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
usage-nobody = Niemand namens „{ $name }“ kann spielen. Zur Wahl stehen: { $known }.
usage-no-learner = Ein Lernverfahren „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
usage-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
usage-no-such-option = { $game } hat keine Option „{ $name }“. Seine Optionen: { $known }.
usage-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
usage-option-form = „{ $text }“ ist keine Option. Schreib NAME=WERT.
usage-names =
    { $count ->
        [one] --names enthält einen Namen für { $seats } Plätze: Gib jedem einen.
       *[other] --names enthält { $count } Namen für { $seats } Plätze: Gib jedem einen.
    }
usage-names-differ = --names braucht für jeden Platz einen anderen Namen.
usage-names-given =
    { $count ->
        [one] Es gibt einen Namen für { $seats } Plätze: Gib jedem einen.
       *[other] Es gibt { $count } Namen für { $seats } Plätze: Gib jedem einen.
    }
usage-seats = Plätze in --seats: { $seats }, in der Partiedatei: { $recorded }.
usage-from-one = { $flag } braucht eine ganze Zahl ab 1.
usage-from-zero = { $flag } braucht eine ganze Zahl ab 0.
usage-from-to = { $flag } braucht eine ganze Zahl von { $from } bis { $to }.
usage-number-zero = { $flag } braucht eine Zahl ab 0.
usage-numbers-zero = --kills, --restarts und --jumps brauchen eine Zahl ab 0.
usage-number-above = { $flag } braucht eine Zahl über 0.
usage-numbers-above = --minutes und --playing brauchen eine Zahl über 0.
usage-time-above = { $flag } braucht eine Zeit über 0.
usage-no-rule = Eine Regel „{ $number }“ gibt es nicht. { $hint }
usage-rule-near = Meintest du { $known }?
usage-rules-range = Die Regeln haben die Nummern { $ranges }.
usage-no-turn =
    { $count ->
        [one] Einen Zug { $turn } gibt es nicht: Die Partie hat einen Zug.
       *[other] Einen Zug { $turn } gibt es nicht: Die Partie hat { $count } Züge.
    }
usage-no-step =
    { $count ->
        [one] Einen Schritt { $step } gibt es nicht: Die Partiedatei hat einen Schritt.
       *[other] Einen Schritt { $step } gibt es nicht: Die Partiedatei hat { $count } Schritte.
    }
usage-recompute = Füge --recompute hinzu: Alle Ratings werden aus gespeicherten Ergebnissen neu berechnet.
usage-days = Nenne 1 Tag oder mehr, oder lass --days weg, wenn es für immer sein soll.
usage-guest = Ein Gast hat kein Passwort.
usage-whom = Nenne die Person, die entfernt werden soll, oder mit --table den Tisch.
usage-benchmark = Nenne ein Spiel und einen Bot: comptoir benchmark GAME --bot NAME.
usage-profile = --profile betrachtet einen Prozess: Lass --processes weg.
usage-no-entries = In „{ $folder }“ gibt es keine Einträge.

# Pakete, die fehlen.
usage-needs-server = Der Server braucht { $names }: Installiere „comptoir[server]“.
usage-needs-matplotlib = Die Diagramme brauchen „matplotlib“: Installiere comptoir[lab].
usage-needs-export = Der Export braucht „{ $name }“: Installiere comptoir[minari].
usage-needs-numpy = Eine Policy braucht „numpy“: Installiere comptoir[envs].
usage-needs-numpy-to-learn = Das Lernen braucht „numpy“: Installiere comptoir[train].
usage-needs-pettingzoo = Die Umgebungen brauchen PettingZoo: Installiere comptoir[envs].
usage-needs-ray = Ein Cluster braucht „ray“: Installiere comptoir[ray].
usage-needs-pyarrow = Datensätze brauchen „pyarrow“: Installiere comptoir[dataset].
usage-needs-openskill = Die Ratings brauchen „openskill“: Installiere comptoir[lab].

# Dateien.
usage-not-read = „{ $file }“ kann nicht gelesen werden: { $reason }.
usage-not-written = „{ $file }“ kann nicht geschrieben werden: { $reason }.
usage-not-replaced = „{ $file }“ kann nicht ersetzt werden: { $reason }.
usage-not-made = { $folder } kann nicht angelegt werden: { $reason }. Benutze --database.
usage-output = Die Ausgabe kann nicht geschrieben werden: { $reason }.
usage-no-text = es ist keine Textdatei
usage-no-file = Datei oder Ordner nicht gefunden
usage-directory = es ist ein Ordner
usage-not-directory = es ist kein Ordner
usage-permission = keine Berechtigung
usage-read-only = das Dateisystem ist schreibgeschützt
usage-full = kein Speicherplatz mehr frei
usage-exists = „{ $file }“ gibt es schon. { $advice }
usage-exists-delete = „{ $file }“ gibt es schon. Nenne eine andere Datei oder lösche sie.
usage-exists-force = Wähle eine andere Datei oder ersetze sie mit --force.
usage-exists-resume = Wähle eine andere Datei, mach mit --resume { $file } weiter oder ersetze sie mit --force.
usage-no-edition = { $file } ist keine Edition eines bekannten Spiels. Nenne das Spiel mit --game.
usage-no-toml = { $file } ist keine TOML-Datei: { $reason }.
usage-line-of-record = Zeile { $line } der Partiedatei: { $problem }
usage-line-damaged = Zeile { $line } von „{ $file }“ ist beschädigt. Wähle eine andere Datei.
usage-line = Zeile { $line } von „{ $file }“: { $problem }
usage-step-unplayable = Schritt { $step }, „{ $choice }“, kann nicht gespielt werden: { $problem }
usage-no-journal = „{ $file }“ ist kein Logbuch von Partien. Wähle eine andere Datei.
usage-other-journal = „{ $file }“ enthält Partien, bei denen etwas anders ist ({ $what }): { $was }, nicht { $now }. Wähle eine andere Datei oder dieselben Einstellungen wie zuvor.
usage-journal-busy = Ein anderer Lauf schreibt gerade in „{ $file }“.
usage-other-games = „{ $file }“ enthält andere Partien. Wähle einen anderen Ordner oder dieselben Einstellungen wie zuvor.
usage-more-games = „{ $folder }“ enthält schon { $games } Partien, und keine wird weggeworfen. Verlange so viele oder mehr, oder wähle für { $wanted } einen anderen Ordner.
usage-rules-version = Das ist Version { $version } der Regeln von { $game }, und dieses Programm kennt { $known }: { $advice }.
usage-update = aktualisiere das Programm
usage-older = ein älteres Programm kann sie spielen
usage-unknown-program = „{ $program }“ kann nicht gestartet werden: Das Programm gibt es nicht.
usage-unrun = „{ $program }“ kann nicht gestartet werden: { $reason }.
usage-no-time = „{ $program }“ lässt keine Zeit zum Nachdenken.
usage-forfeited = „{ $bot }“ hat Entscheidungen verwirkt: { $example }
usage-policy = „{ $file }“ kann nicht als Policy gelesen werden: { $reason }
usage-policy-lacks = „{ $file }“ ist keine Policy: „{ $name }“ fehlt.
usage-network-file = „{ $file }“ kann nicht als Netz gelesen werden: { $reason }
usage-network-other = Das Netz in „{ $file }“ gehört zu etwas anderem ({ $what }): { $was }, nicht { $now }.
usage-network-large = Das Netz in „{ $file }“ braucht { $size } kB, erlaubt sind { $most }: Trainiere eines mit weniger verborgenen Einheiten (comptoir train fit --hidden).
usage-part = „{ $part }“ ist kein Anteil: Schreibe 0.5 für die Hälfte.
usage-few-menus = Es gibt zu wenige Partien, um daraus zu lernen: Erzeuge mehr.
usage-network-out = Nenne mit --out die Datei für das Netz.
usage-train-resume = Gib die Datei mit dem, was gespielt wurde, mit --resume an.
usage-final-seed = --final öffnet einen eigenen Seed: lass --seed weg.
usage-final-seeds = Endgültige Seeds öffnet nur --final: wähle einen anderen --seed.
usage-trial-file = Gib die Datei, die erprobt werden soll, mit --trial an.
usage-final-had = „{ $file }“ hatte seine entscheidende Begegnung schon, siehe „{ $log }“. Trainiere etwas anderes.
usage-final-begun = Die entscheidende Begegnung von „{ $file }“ wurde mit { $count } Partien begonnen: spiele sie mit --games { $games } zu Ende.
usage-final-none = „{ $file }“ hatte keine entscheidende Begegnung, die in „{ $log }“ steht. Spiele eine: comptoir train match --final.
usage-final-lost = „{ $file }“ hat seine entscheidende Begegnung nicht zweifelsfrei gewonnen: die untere Grenze der Gewinnrate ist { $low } %, nötig sind mehr als { $par } %. Trainiere etwas anderes.
usage-promote-folder = Es gibt keinen Ordner „{ $file }“. Starte dies dort, wo die Quellen sind, oder nenne ihn mit --out.
usage-no-matches = „{ $file }“ ist kein Verzeichnis von Begegnungen.
usage-numbers-other = „{ $file }“ hat Zahlen für etwas anderes ({ $what }): { $was }, nicht { $now }.
usage-numbers-unreadable = „{ $file }“ lässt sich nicht als Zahlen lesen: { $reason }
usage-no-trial = „{ $name }“ ist keine Erprobung: schreibe trial:N:DATEI.
usage-entry = „{ $file }“ ist kein Eintrag des Benchmarks: { $reason }
usage-protocol = „{ $file }“ folgt Protokoll { $found }; dies ist { $known }.
usage-dataset-name = „{ $name }“ kann kein Datensatz heißen: Benutze Buchstaben, Ziffern, „-“ und „_“.
usage-dataset-taken = Minari hat schon einen Datensatz „{ $name }“. Wähle einen anderen Namen.
usage-cluster = Unter „{ $address }“ ist kein Ray-Cluster erreichbar: { $reason } Starte einen mit „ray start --head“.

# Die Einstellungen des Servers und seine Datenbank.
usage-setting = { $setting } kann nicht „{ $value }“ sein: { $reason }.
usage-setting-most = höchstens { $most } ist möglich
usage-setting-use = möglich sind { $known }
usage-setting-number = es muss eine ganze Zahl sein
usage-setting-yes = es muss yes oder no sein
usage-processes = Mindestens ein Prozess muss laufen.
usage-several = Mehrere Prozesse brauchen PostgreSQL: Füge --database { $url } hinzu
usage-address = „{ $address }“ ist keine Adresse wie { $example }.
usage-network = „{ $address }“ ist keine Netzwerkadresse wie { $example }.
usage-mail-from = Mit einem Mailserver muss --mail-from sagen, wer sendet.
usage-mail-address = Mit einem Mailserver muss --address sagen, wohin die Links führen.
usage-listen = Auf { $host }, Port { $port }, kann der Server nicht lauschen: { $reason }. Wähle einen anderen --port oder --host.
usage-unstarted = Ein Serverprozess konnte nicht starten; sein Protokoll sagt, warum.
usage-not-started = Der Server ist nicht gestartet: { $reason }
usage-database-kind = „{ $scheme }“ ist keine Datenbank, die Comptoir kennt: Benutze { $example }.
usage-database-busy = Ein anderer Server oder eine Sicherung, die gerade eingespielt wird, benutzt { $file }. Beende sie zuerst oder nenne eine andere Datei; mehrere Server brauchen PostgreSQL.
usage-database-used = Ein Server oder eine Sicherung, die gerade eingespielt wird, benutzt diese Datenbank. Beende sie zuerst.
usage-database-full = Die Datenbank ist nicht leer. Nenne eine andere oder benutze --force.
usage-database-none = Die Datenbank hat keine Tabellen von Comptoir.
usage-database-damaged = Die Datenbank { $file } ist beschädigt; spiele eine Sicherung ein.
usage-no-backup = { $file } ist keine Sicherung von Comptoir.
usage-backup-damaged = Die Sicherung { $file } ist beschädigt: { $reason }. Benutze eine andere.
usage-backup-format = { $file } ist eine Sicherung im Format { $found }; dieses Programm liest Format { $known }. Aktualisiere das Programm.
usage-backup-exists = { $file } gibt es schon. Nenne eine andere Datei oder benutze --force.
usage-database-exists = { $file } gibt es schon. Nenne eine andere Datenbank oder benutze --force.
usage-postgres = PostgreSQL ist gerade nicht nutzbar: { $reason }
usage-picture-kind = „{ $path }“ sollte auf eines von diesen enden: { $known }.
usage-picture-width = Ein Bild ist { $least } bis { $most } Pixel breit.
usage-picture-extra = Bilder brauchen weitere Pakete: pip install 'comptoir[pictures]' (oder schreib ein .svg).
