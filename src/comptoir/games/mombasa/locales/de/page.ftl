# Die Seite: der Spielplan von Mombasa

page-mombasa-map = Landkarte
page-mombasa-displays = Leisten und Auslagen
page-mombasa-spaces = Bonusfelder und Stapel
page-mombasa-share-value = Ein Anteil an { $company } ist { $value } £ wert
page-mombasa-column =
    { $company }, { $row ->
        [1] obere Reihe
        [2] mittlere Reihe
       *[3] untere Reihe
    }, Handelsposten: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Kompanieleiste { $company }
page-mombasa-empty = leer
page-mombasa-price = Preis: { $price }
page-mombasa-price-less = Preis: { $full } − { $off } (Leistenbonus) = { $price }
page-mombasa-stack = Nachziehstapel
page-mombasa-stack-short = Karten
page-mombasa-supply-short = Bücher
page-mombasa-discards-short = Ablage
page-mombasa-supply = Büchervorrat
page-mombasa-own-tracks = Leisten von { $player }
page-mombasa-diamonds = Diamanten: { $count }, Wert { $value } £
page-mombasa-book-space = Bücherfeld { $number }
page-mombasa-deck = Sammelstapel { $number }, Karten: { $cards }
page-mombasa-laid = Slot { $number }: { $card }
page-mombasa-take-out = Drück darauf, um sie herauszunehmen, oder zieh sie auf einen anderen Slot
page-mombasa-planned = Hat geplant: Die Karten liegen verdeckt
page-mombasa-pounds = Pfund: { $pounds }
page-mombasa-markers = Bonusmarker: { $markers }
page-mombasa-costs = Kosten: { $pounds } £
page-mombasa-entry = Nötige Ausbreitungspunkte: { $points }
page-mombasa-rounds = Runde { $round } von { $rounds }
page-mombasa-discards = Ablagestapel
page-mombasa-bank = Bank: Von hier kommen die Pfund, und hierhin gehen sie zurück
page-mombasa-slot-unlocked = Ab hier hast du einen Aktionsslot mehr
page-mombasa-books = Buchhaltung: erreichte Bücher { $count }, Wert { $value } £
page-mombasa-marker-lies = Bonusmarker: { $player }
page-mombasa-bonus-more_expansion = Ausbreitung +
page-mombasa-bonus-more_markers = Marker +
page-mombasa-bonus-cheaper_bananas = Bananen, gemischt
page-mombasa-bonus-cheaper_cotton = Baumwolle
page-mombasa-bonus-books_and_diamonds = Bücher, Diamanten
page-mombasa-bonus-buy_and_diamonds = Kauf, Diamanten
page-mombasa-bonus-sell_dear = Verkauf
page-mombasa-bonus-other_tracks = andere Leisten

## Möglichkeiten, in den Worten der Zeichnung

page-mombasa-do-rest = { $card_acc } in Sammelslot { $slot } legen
page-mombasa-about-rest = Die drei Karten deines Startplättchens liegen zuerst in den Sammelslots, in jedem eine. Eine Karte kommt zurück auf die Hand, wenn du am Ende einer Runde ihren Stapel aufnimmst: einen Stapel pro Runde.
page-mombasa-about-deck = Seine Karten kommen auf deine Hand zurück. Erst danach kommen die gespielten Karten in die Sammelstapel ihrer Slots.
page-mombasa-about-books = Du nimmst Bücher Reihe für Reihe, jede von links nach rechts.
page-mombasa-do-acquire = { $card_acc } erwerben
page-mombasa-do-take = Das { $book } nehmen
page-mombasa-replaces = Ersetzt, was dort liegt: { $book }
page-mombasa-also = Dazu bekommst du { $things }
page-mombasa-do-choose = Diese Belohnung nehmen: { $things }
page-mombasa-do-column =
    Den Handelsposten aus { $row ->
        [1] der oberen Reihe
        [2] der mittleren Reihe
       *[3] der unteren Reihe
    } nehmen
page-mombasa-do-return =
    Den Handelsposten in { $row ->
        [1] die obere Reihe
        [2] die mittlere Reihe
       *[3] die untere Reihe
    } zurückstellen
page-mombasa-do-remove =
    Einen Handelsposten von { $company } aus { $row ->
        [1] der oberen Reihe
        [2] der mittleren Reihe
       *[3] der unteren Reihe
    } entfernen
page-mombasa-ask-column = Aus welcher Reihe der Basis von { $company } kommt der Handelsposten für { $region_acc }?
page-mombasa-ask-return = In welche Reihe der Basis kehrt der verdrängte Handelsposten von { $company } zurück?
page-mombasa-worth = Wert eines Anteils: { $from } £ → { $to } £

## Hinweise beim Zeigen

page-mombasa-reward = Belohnung: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds = { $count } Pfund
page-mombasa-sign-books =
    { $count ->
        [one] { $count } Buchhaltungspunkt
       *[other] { $count } Buchhaltungspunkte
    }
page-mombasa-sign-diamonds =
    { $count ->
        [one] { $count } Feld auf der Diamantenleiste
       *[other] { $count } Felder auf der Diamantenleiste
    }
page-mombasa-sign-steps =
    { $count ->
        [one] { $count } Feld auf der Leiste der Kompanie
       *[other] { $count } Felder auf der Leiste der Kompanie
    }
page-mombasa-sign-remove_posts = { $count } Handelsposten zum Entfernen aus einer Basis
page-mombasa-sign-mines =
    { $count ->
        [one] { $count } Mine, sie zählt für den Diamantenhändler der Kompanie
       *[other] { $count } Minen, sie zählen für den Diamantenhändler der Kompanie
    }
page-mombasa-ink-jar = Tintenfass: Es zieht von Buch zu Buch und ist jetzt { $value } £ wert
page-mombasa-jar-value = Ab hier ist das Tintenfass { $value } £ wert
page-mombasa-no-a = Hier darf kein A-Buch liegen
page-mombasa-book-is = Verlangt { $needs }, gibt { $gives }
page-mombasa-shares = Anteile an { $company }: { $count }
page-mombasa-base = Jeder Handelsposten, der geht, deckt ein Feld auf; die sichtbaren Münzen sind der Wert eines Anteils; die Reihen heißen in den Regeln Spalten
page-mombasa-track-is = Zahlen oben: Anteile ab dort. Goldene Felder bringen Pfund und schalten den Leistenbonus frei. Eine rote Linie zu überqueren kostet Pfund
page-mombasa-round-coins = Die Münzen gehen zu den Büchern darunter, wenn ihre Runde beginnt
page-mombasa-crate = Kiste: { $crate }
page-mombasa-share-on-card = Zählt als Anteil an { $company }
page-mombasa-card-coffee = Waren: eine Karte aus der Auslage erwerben und/oder auf den Kompanieleisten vorziehen
page-mombasa-card-expansion = Ausbreitungspunkte: Eine Kompanie betritt Regionen
page-mombasa-card-bookkeeper = Buchhalter: bewegt das Tintenfass, dann Buchhaltungspunkte
page-mombasa-card-diamond_merchant = Diamantenhändler: Felder auf der Diamantenleiste und Pfund
page-mombasa-card-share = Ein Anteil, der am Ende zählt; die Karte wird nie geplant
page-mombasa-space-first_player = Ab der nächsten Runde Startspieler sein und 1 Buchhaltungspunkt einsetzen
page-mombasa-space-buy = Eine Karte aus der Auslage für Pfund kaufen
page-mombasa-space-sell = Eine Handkarte für ihren Kistenwert plus { $plus } Pfund abgeben
page-mombasa-space-majority = Für alle, die offen am meisten davon haben (Gleichstand genügt), ab der gezeigten Zahl; vorgezogen wird auf der Leiste von { $company }
page-mombasa-space-tile = Dieses Plättchen für die nächste Runde reservieren
page-mombasa-space-extra = Für alle, die den Leistenbonus von { $company } freigeschaltet haben: { $bonus }

## Ein Zug in einem Satz, nach dem Namen

page-mombasa-told-acquired = erwirbt { $card } mit { $goods }
page-mombasa-told-used = nutzt { $goods }
page-mombasa-told-steps =
    { $steps ->
        [one] zieht auf der Leiste von { $company } { $steps } Feld vor
       *[other] zieht auf der Leiste von { $company } { $steps } Felder vor
    }
page-mombasa-told-entered = breitet { $company } aus: { $regions }
page-mombasa-told-cards = Neu in der Kartenauslage: { $cards }.
page-mombasa-told-books = Neu in der Bücherauslage: { $books }.
