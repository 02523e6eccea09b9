# Die Seite: der Spielplan von Speicherstadt

page-harbour = Hafen
page-space = Feld { $space }: { $card }, Preis { $price }
page-space-free = Feld { $space }: { $card }, noch keine Arbeiter; Preis mit einem: { $price }
page-space-empty = Feld { $space } ist leer
page-speicherstadt-do-bid = Einen Arbeiter über { $card_acc } stellen
page-speicherstadt-do-bid-on = Einen Arbeiter über { $card_acc } auf Feld { $space } stellen
page-speicherstadt-did-buy = { $card_acc } kaufen
page-speicherstadt-did-pass = Auf { $card_acc } verzichten
page-space-line = Reihe: { $names }
page-buy = Kaufen
page-pass = Verzichten
page-supply = Was noch kommt
page-pile = Zugstapel
page-winter = Winter
page-spring = Frühling
page-summer = Sommer
page-autumn = Herbst
page-fires = Kommende Brände
page-fire-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-bag = Beutel
page-stock = Vorrat
page-goods = Waren
page-no-goods = keine
page-house = Markthalle
page-house-is =
    Platz für { $places ->
        [one] { $places } Ware
       *[other] { $places } Waren
    }; verkaufe { $goods } Waren für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } oder tausche { $give } gegen { $take } aus dem Vorrat.
page-sell = { $count } verkaufen
page-exchange = { $count } tauschen
page-done = Verladen beenden
page-speicherstadt-lost = Waren: { $goods }, Platz für { $room }. Der Rest geht verloren
page-warehouse = Lager
page-show-whole = Vergrößern
page-start-player = Startspieler
page-merchants-home = { $count } Arbeiter zu Hause
page-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
page-firemen = Gesamtwert der Feuerwehr: { $count }
page-card-ship = Seine Waren kannst du liefern, verkaufen oder lagern.
page-card-contract = Liefere alle Waren: Nur ein vollständiger Auftrag bringt am Ende Punkte.
page-speicherstadt-contract =
    { $card }: { $goods } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
page-contract-complete = Alle Waren sind geliefert: Der Auftrag bringt am Ende Punkte.
page-card-trader =
    Kauft jede Ware seiner Art für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }; bringt am Ende Punkte.
page-card-fireman = Sein Wert zählt bei jedem Brand: Die höchste Summe gewinnt Punkte, die niedrigste verliert welche.
page-card-fire = Die höchste Summe der Feuerwehrleute erhält seine Punkte; die niedrigste verliert ebenso viele.
page-card-counting-office = Je mehr du davon hast, desto mehr ist jedes am Ende wert.
page-card-warehouse = Bewahrt Waren von Runde zu Runde auf; sie bringen am Ende Punkte.
page-card-bank =
    Gibt dir bei jedem Einkommen { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr.
page-card-port = Bringt am Ende Punkte für jedes deiner Schiffe.
page-card-chamber = Bringt am Ende Punkte für jede deiner Münzen.
page-card-church = Bringt am Ende Punkte.
page-card-prayer-boat = Bringt am Ende Punkte.

## Ein Zug in einem Satz, nach dem Namen

page-speicherstadt-told-cards = Neu im Hafen: { $cards }.
page-speicherstadt-told-gains = { $names } haben die stärkste Feuerwehr (jeweils { $firemen }) und erhalten je { speicherstadt-part-points }.
page-speicherstadt-told-losses = { $names } haben die schwächste Feuerwehr (jeweils { $firemen }) und verlieren je { speicherstadt-part-points }.
page-speicherstadt-told-income = Einkommen: { $amounts }.
page-speicherstadt-told-delivered = liefert { $goods } für { $card }
page-speicherstadt-told-traded =
    { $coins ->
        [one] verkauft { $goods } { $traders ->
            [1] an den Händler
           *[2] an Händler
        }, für { $coins } Münze
       *[other] verkauft { $goods } { $traders ->
            [1] an den Händler
           *[2] an Händler
        }, für { $coins } Münzen
    }
page-speicherstadt-told-exchanged = tauscht { $laid } gegen { $took }
page-speicherstadt-told-stored = lagert { $goods }
