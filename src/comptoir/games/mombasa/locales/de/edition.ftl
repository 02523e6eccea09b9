# Was an einer Editionsdatei nicht stimmt und woher ihre Werte kommen.

mombasa-edition-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
mombasa-edition-no-card = keine Karte „{ $card }“
mombasa-edition-each-kind = mindestens eine von jeder Art
mombasa-edition-no-merchant = kein Diamantenhändler
mombasa-edition-merchants = ein einfacher Diamantenhändler und je einer von: { $companies }
mombasa-edition-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
mombasa-edition-the-ids = die IDs { $ids }
mombasa-edition-each-id = jede ID einmal
mombasa-edition-tile-bonus = Diamanten oder Schritte auf Kompanieleisten
mombasa-edition-too-often = { $name } zu oft
mombasa-edition-of-it = höchstens { $most } davon
mombasa-edition-with-letter = { $number } mit dem Buchstaben { $letter }
mombasa-edition-letters = { $rows } Listen mit { $columns } Buchstaben, je { $each } von A, B und C
mombasa-edition-special =
    { $count ->
        [one] { $count } Sonderfeld
       *[other] { $count } Sonderfelder
    }
mombasa-edition-calls =
    { $count ->
        [one] { $count } Kapitalabruf
       *[other] { $count } Kapitalabrufe
    }
mombasa-edition-calls-expected = 1 oder 2 Kapitalabrufe
mombasa-edition-bonuses =
    { $count ->
        [one] { $count } Bonus
       *[other] { $count } Boni
    }
mombasa-edition-tiers = Stufen mit steigender Summe
mombasa-edition-regions =
    { $count ->
        [one] { $count } Region
       *[other] { $count } Regionen
    }
mombasa-edition-enclaves =
    { $count ->
        [one] { $count } Enklave
       *[other] { $count } Enklaven
    }
mombasa-edition-id = eine ID aus Kleinbuchstaben, Ziffern und Unterstrichen
mombasa-edition-reward = eine Belohnung
mombasa-edition-no-reward = keine Belohnung
mombasa-edition-around = keine, denn sie umgibt eine Enklave
mombasa-edition-rewards = Pfund, Diamanten, Buchhaltungspunkte oder Schritte (pounds, diamonds, books, steps)
mombasa-edition-no-region = keine Region
mombasa-edition-next-to-it = die Regionen daneben
mombasa-edition-named-before = sie selbst oder eine schon genannte Grenze
mombasa-edition-each-once = jedes einmal
mombasa-edition-no-border = { $region } ohne Grenze
mombasa-edition-border-each = eine für jede Region
mombasa-edition-enclave-next = die Enklave { $region } neben anderen
mombasa-edition-no-way = kein Weg über Grenzen von { $first } nach { $others }
mombasa-edition-connected = eine Karte, auf der alle Regionen verbunden sind
mombasa-edition-lists =
    { $count ->
        [one] { $count } Liste
       *[other] { $count } Listen
    }
mombasa-edition-matrix = { $rows } Listen mit { $columns } ganzen Zahlen von 0 bis { $high }
mombasa-edition-pairs = Paare [Feld, Wert], Felder aufsteigend von 1 bis { $last }, Werte von 1 bis { $high }
mombasa-edition-needs =
    { $count ->
        [one] { $count } Bedingung
       *[other] { $count } Bedingungen
    }
mombasa-edition-needs-expected = 1 oder 2 Bedingungen

mombasa-guide-companies = Seite 2. Nichts einzutragen: die vier Kompanien und ihre Farben.
mombasa-guide-base-columns = die Kompaniebasen auf dem Spielplan, unter den Handelsposten: die aufgedruckten Münzen der Felder, eine Liste für jede der 3 Spalten, von vorn (zur Karte hin) nach hinten. Dass das letzte Feld 2 zeigt: Spielanleitung, Seite 6.
mombasa-guide-player-board-start-pounds = Seite 2, wie viel Pfund jeder Spieler zu Beginn hat.
mombasa-guide-player-board-bonus-markers = Seite 2, Bonusmarker nach Spielerzahl.
mombasa-guide-player-board-slots = Seite 4, Aktionsslots zu Beginn.
mombasa-guide-player-board-diamond-steps = die Spielerablage, wie viele Felder die Diamantenleiste nach dem ersten hat.
mombasa-guide-player-board-diamond-slot = die Spielerablage, welches Feld der Diamantenleiste den zusätzlichen Aktionsslot freischaltet; der erste Schritt ist 1.
mombasa-guide-player-board-diamond-values = die Spielerablage, die Werte entlang der Diamantenleiste: [Feld, Wert].
mombasa-guide-player-board-book-spaces = die Spielerablage, wie viele Felder die Buchhaltungsleiste nach dem Startplättchen hat.
mombasa-guide-player-board-book-slot = die Spielerablage, welches Feld der Buchhaltungsleiste den zusätzlichen Aktionsslot freischaltet.
mombasa-guide-player-board-book-values = die Spielerablage, die Werte entlang der Buchhaltungsleiste: [Feld, Wert].
mombasa-guide-player-board-book-no-a = die Spielerablage, die Felder der Buchhaltungsleiste mit durchgestrichenem A.
mombasa-guide-player-board-flip-cost = Seite 7, Pfund für das Umdrehen eines Buchs.
mombasa-guide-player-board-end-of-track-pounds = Seite 12, Pfund für einen Schritt oder Punkt über das Ende hinaus.
mombasa-guide-player-board-markers-in-box = Seite 1, Bonusmarker je Spieler.
mombasa-guide-round-track = Seiten 2 und 4. Die Münzen auf den Feldern 2 bis 7, nach Spielerzahl.
mombasa-guide-card-display-rows = Seite 2.
mombasa-guide-card-display-crates = der Spielplan, die Kistenwerte neben der Kartenauslage: eine Liste je Reihe, die oberste zuerst; links, Mitte, rechts.
mombasa-guide-book-display-letters = der Spielplan, die Buchstaben der Felder der Bücherauslage: zwei Reihen zu sechs, unter den Feldern 2 bis 7 der Rundenleiste.
mombasa-guide-book-display-costs = Seite 7, Buchhaltungspunkte für ein Buch.
mombasa-guide-book-display-pound-cost = Seite 7, Buchhaltungspunkte für ein Pfund.
mombasa-guide-map = die Karte.
mombasa-guide-map-enclaves = die Karte, die beiden Regionen, die ganz in einer anderen liegen: Enklave = umgebende Region. Dass es zwei sind: Spielanleitung, Seite 6.
mombasa-guide-map-regions = die Karte, die Belohnung in jeder Region: pounds (Pfund), diamonds (Diamanten), books (Buchhaltungspunkte), steps (Schritte auf der Leiste der Kompanie selbst); mines: wie viele Minen. Die Namen der Regionen sind von uns: Du kannst andere schreiben, dann aber überall darunter.
mombasa-guide-map-bases = die Karte, die Regionen, die an jede Kompaniebasis grenzen: 1 = einfache Grenze, 2 = doppelte.
mombasa-guide-map-borders = die Karte, welche Regionen aneinandergrenzen, jedes Paar einmal: 1 = einfache Grenze, 2 = doppelte.
mombasa-guide-starting-cards = die 9 Startaktionskarten eines Spielers (alle haben die gleichen), jeweils eine Tabelle: kind (Art), value (Wert), crate (die Zahl auf der Kiste), share (eine Kompanie, wenn die Karte eine zeigt), count (wie viele gleich sind; 1, wenn es fehlt). Arten: Spielanleitung, Seite 4.
mombasa-guide-one-expansion-value = Seite 3.
mombasa-guide-one-expansion-crates = die vier Ausbreitungskarten mit Wert 1, die Zahl auf der Kiste, für den 1. bis 4. Spieler. Dass sie sich unterscheiden: öffentlich.
mombasa-guide-action-cards = die 44 Aktionskarten, jeweils eine Tabelle: letter (Buchstabe auf der Rückseite), kind (Art: coffee, bananas, cotton, expansion, bookkeeper, diamond_merchant, share), value (Wert), crate (die Zahl auf der Kiste), company (Kompanie eines Diamantenhändlers, keine beim einfachen), share (eine Kompanie, wenn die Karte eine zeigt), count (Anzahl). Wie viele je Buchstabe: Spielanleitung, Seite 2.
mombasa-guide-tracks = die vier Kompanieleisten, beide Seiten.
mombasa-guide-tracks-each-bonus = Seite 11, welchen Bonus die Leiste gibt.
mombasa-guide-tracks-each-spaces = die Kompanieleiste, wie viele Felder sie nach dem Start hat.
mombasa-guide-tracks-each-shares = die Kompanieleiste, die Anteilssymbole: [Feld, Anteile ab dort].
mombasa-guide-tracks-each-special = die Kompanieleiste, die beiden Sonderfelder: [Feld, Pfund darüber].
mombasa-guide-tracks-each-calls = die Kompanieleiste, die Kapitalabrufe: [Feld, vor dem der Abruf liegt, Pfund].
mombasa-guide-expansion = Seite 6, Punkte mehr für eine Region mit dem Handelsposten einer anderen Kompanie.
mombasa-guide-track-bonuses = Seite 11, was der erste und der zweite Bonus jeder Art bewirken.
mombasa-guide-track-bonuses-books-and-diamonds = Leiste C1, die Pfund (pay) ihrer Zusatzfelder. Was sie geben: Spielanleitung, Seite 11.
mombasa-guide-first-game-tiles = die Nummern der Startplättchen des 1. bis 4. Spielers in der ersten Partie (Seite 3): Nummern der Plättchen darunter.
mombasa-guide-bonus-spaces = Seite 8.
mombasa-guide-bonus-spaces-tile-costs = der Spielplan, die Pfund an jedem Plättchenfeld. Dass es 1 oder 2 sind: Spielanleitung, Seite 9.
mombasa-guide-bonus-tiles = Seite 9.
mombasa-guide-majorities = der Spielplan, die Mehrheitsfelder: ab welcher Summe (from) welche Belohnung: Schritte (steps) auf der Leiste der Kompanie, pounds, diamonds, books, remove_posts.
mombasa-guide-books = die 72 Bücher, jeweils eine Tabelle: letter (Buchstabe), needs (Bedingungen: coffee, bananas, cotton, one_good, expansion, specialist = ein Diamantenhändler oder Buchhalter), reward (Belohnung: pounds, diamonds, books, remove_posts oder units_minus_one = eine Ware), count (wie viele gleich sind). Wie viele je Buchstabe: Spielanleitung, Seite 1.
mombasa-guide-starting-tiles = die 10 Startplättchen, jeweils eine Tabelle: rest (die drei Karten, die in den Sammelslots beginnen), needs und reward (Bedingungen und Belohnung) des Buchs auf dem Plättchen, bonus (Diamanten und Schritte auf Kompanieleisten). Die IDs sind von uns. Zwei der Boni: Spielanleitung, Seite 3.
