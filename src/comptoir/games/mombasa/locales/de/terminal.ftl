# Mombasa im Terminal

## Der Spielplan: kurze Wörter, damit viel in 80 Spalten passt

cli-mombasa-tag =
    { $company ->
        [mombasa] Mom
        [cape_town] Cap
        [saint_louis] StL
       *[cairo] Cai
    }
cli-mombasa-kind =
    { $kind ->
        [coffee] Kaffee
        [bananas] Bananen
        [cotton] Baumwolle
        [expansion] Ausbreitung
        [bookkeeper] Buchhalter
        [diamond_merchant] Händler
       *[share] Anteil
    }
cli-mombasa-one-good = gleiche Waren { $count }
cli-mombasa-specialist =
    { $count ->
        [1] Händler/Buchhalter
       *[any] { $count } Händler/Buchhalter
    }
cli-mombasa-points = { $count } BP
cli-mombasa-mines = { $count }M
cli-mombasa-more-expansion = Ausbreitung +{ $points }
cli-mombasa-more-markers = { $markers } Bonusmarker mehr
cli-mombasa-cotton-plus = jede Baumwollkarte +{ $units }
cli-mombasa-cheaper = Karten { $off } billiger mit { $good }
cli-mombasa-cheaper-mixed = Karten { $off } billiger, Waren gemischt
cli-mombasa-buy =
    { $off ->
        [0] Karte kaufen
       *[any] Karte { $off } billiger kaufen
    }
cli-mombasa-pounds = { $count } £
cli-mombasa-purchase = { $pay } £, dann eine Karte ab { $least } £
cli-mombasa-crate = Kiste + { $plus } £
cli-mombasa-sell = Karte verkaufen: Kiste + { $plus } £
cli-mombasa-sell-good = Karte verkaufen ({ $good }): Kiste + { $plus } £
cli-mombasa-other-tracks =
    { $tracks ->
        [one] +{ $steps } auf { $tracks } anderen Leiste
       *[other] je +{ $steps } auf { $tracks } anderen Leisten
    }

## Der Spielplan: die Seiten

cli-mombasa-setup = Spielaufbau
cli-mombasa-round =
    { $phase ->
        [setup] Spielaufbau · Reihenfolge: { $order }
        [planning] Runde { $round } von { $rounds } · Planungsphase · Reihenfolge: { $order }
        [preparation] Runde { $round } von { $rounds } · Vorbereitung · Reihenfolge: { $order }
        [over] Ende der Partie · Reihenfolge: { $order }
       *[action] Runde { $round } von { $rounds } · Aktionsphase · Reihenfolge: { $order }
    }
cli-mombasa-next-first = Startspieler der nächsten Runde: { $name }
cli-mombasa-region = Region
cli-mombasa-gives = Belohnung
cli-mombasa-map-note = Je Kompanie: ⌂ ihr Handelsposten, sonst die Ausbreitungspunkte. M: Minen.
cli-mombasa-next-to = Grenzt an
cli-mombasa-borders-note = ‖ doppelte Grenze
cli-mombasa-base = Basis
cli-mombasa-column = Spalte { $column }
cli-mombasa-share = Anteil
cli-mombasa-icons = Münzen
cli-mombasa-bases-note = Von vorn nach hinten; Münzsymbole sieht man, wo kein Handelsposten (⌂) steht.
cli-mombasa-cost =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-mombasa-ousts = verdrängt { $company }
cli-mombasa-company = Kompanie
cli-mombasa-mines-heading = Minen
cli-mombasa-holdings-note = Basis: Handelsposten je Spalte. Spieler: Feld auf der Leiste (Anteile).
cli-mombasa-track = Leiste
cli-mombasa-shares-at = Anteile ab
cli-mombasa-special-at = Sonderfeld
cli-mombasa-calls-at = Abruf vor
cli-mombasa-to-space = auf Feld { $space } von { $last }
cli-mombasa-on-space = steht auf Feld { $space } von { $last }
cli-mombasa-call = Kapitalabruf { $pounds } £
cli-mombasa-shares =
    { $count ->
        [one] { $count } Anteil
       *[other] { $count } Anteile
    }
cli-mombasa-special = Sonderfeld +{ $pounds } £
cli-mombasa-cards = Karten
cli-mombasa-stack = Nachziehstapel: { $left } · abgelegt: { $gone }
cli-mombasa-display-column =
    { $column ->
        [1] 1 links
        [2] 2 Mitte
       *[3] 3 rechts
    }
cli-mombasa-row = Reihe { $row }
cli-mombasa-books = Bücher
cli-mombasa-books-round = Runde
cli-mombasa-books-typed = Zum Tippen Reihe und Runde nennen: { $text } nimmt das Buch in Reihe 1, Spalte 1.
cli-mombasa-supply = Vorrat: { $left } · Buchhaltungspunkte: { $costs }
cli-mombasa-bonus-space = Bonusfeld
cli-mombasa-extra = { $company } Zusatzfeld { $level }
cli-mombasa-taken = Bonusmarker auf:
cli-mombasa-player = { $pounds } £ · ◆{ $diamonds } ({ $diamond_value }) · Tinte { $jar } ({ $book_value }) · Marker { $markers } · Hand { $cards }
cli-mombasa-ended = beendet
cli-mombasa-done = fertig
cli-mombasa-slots = Slots
cli-mombasa-totals = offen
cli-mombasa-resting = Sammelslots
cli-mombasa-hand = Hand
cli-mombasa-hand-and-plan = Hand und Plan
cli-mombasa-ahead = nächste Bücher
cli-mombasa-bonuses = Boni
cli-mombasa-ledger = Deine Buchhaltungsleiste
cli-mombasa-flipped = umgedreht
cli-mombasa-slot = Aktionsslot
cli-mombasa-no-a = kein A

## Der Spielplan: was hinter einer Möglichkeit steckt

cli-mombasa-tile = Sammelslots: { $cards } · Buch: { $book } · Bonus: { $bonus }
cli-mombasa-costs = kostet { $points } BP
cli-mombasa-price = Preis { $price }
cli-mombasa-worth = Anteil { $pounds } £, Posten { $posts }
cli-mombasa-uncovers =
    { $coins ->
        [0] { $posts }⌂, deckt keine Münze auf
        [one] { $posts }⌂, deckt { $coins } Münze auf
       *[other] { $posts }⌂, deckt { $coins } Münzen auf
    }
cli-mombasa-covers =
    { $coins ->
        [0] verdeckt keine Münze
        [one] verdeckt { $coins } Münze
       *[other] verdeckt { $coins } Münzen
    }
cli-mombasa-over = überdeckt { $book }
cli-mombasa-forfeits = der Rest verfällt
cli-mombasa-guide =
    Teile des Spielplans:
      map          Regionen: Handelsposten, Belohnungen, Minen, Kosten
      borders      welche Regionen aneinandergrenzen
      bases        die Basen der Kompanien, Spalte für Spalte
      tracks       die Kompanieleisten und ihre Boni
      cards        die Kartenauslage und der Nachziehstapel
      books        die Bücherauslage und deine Buchhaltungsleiste
      spaces       die Bonusfelder
      players      die Karten, Sammelstapel und Bücher aller Spieler
      me           deine eigenen
      board all    alles zusammen
    Zeichen: £ Pfund, ◆ Felder auf der Diamantenleiste, BP Buchhaltungspunkte,
    ⌂ Handelsposten, 2M zwei Minen, Cai +2 zwei Felder auf der Leiste von Cairo,
    Ausbreitung 2 +Cai eine Karte mit Anteil Cairo. Genutzte Karten stehen in
    Klammern.
