# Was an einer Editionsdatei nicht stimmt und woher ihre Werte kommen.

speicherstadt-edition-different-goods = { $count } verschiedene Waren, eine je Händler
speicherstadt-edition-times = { $count }-mal „{ $card }“
speicherstadt-edition-at-most = höchstens { $most }
speicherstadt-edition-as-in-rulebook = { $numbers }, wie in der Spielanleitung
speicherstadt-edition-contracts =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
speicherstadt-edition-of-contracts = { $number } der 10 Aufträge
speicherstadt-edition-on-contract =
    { $count ->
        [one] { $count } Ware auf einem Auftrag
       *[other] { $count } Waren auf einem Auftrag
    }
speicherstadt-edition-sizes = 2, 3 oder 4 Waren
speicherstadt-edition-cubes-in-all =
    { $count ->
        [one] insgesamt { $count } Warenstein
       *[other] insgesamt { $count } Warensteine
    }
speicherstadt-edition-cubes-needed = mindestens { $cubes } Warensteine für { $ships } Schiffe

speicherstadt-guide-setup-coins = der Spielaufbau, Münzen jedes Spielers zu Beginn.
speicherstadt-guide-setup-score = der Spielaufbau, bei welchem Punktestand es losgeht.
speicherstadt-guide-setup-merchants = Seite 1, Arbeiter, mit denen ein Spieler bietet.
speicherstadt-guide-setup-offer = Seite 2, Karten im Angebot nach Spielerzahl.
speicherstadt-guide-setup-goods = Seite 1.
speicherstadt-guide-setup-cubes-on-a-ship = Seiten 2 und 5.
speicherstadt-guide-setup-max-queue = Seite 2, wie viele Arbeiter höchstens über einer Karte stehen.
speicherstadt-guide-setup-removed = der Spielaufbau, Herbstkarten, die aus dem Spiel gehen, nach Spielerzahl.
speicherstadt-guide-seasons = Seiten 3 bis 5, wie viele Karten einer Art es im Winter, Frühling, Sommer und Herbst gibt (der Buchstabe auf der Rückseite).
speicherstadt-guide-seasons-warehouse = der Buchstabe auf der Rückseite der Karte.
speicherstadt-guide-firemen = die Werte auf den Feuerwehrleuten jeder Jahreszeit (der Buchstabe auf der Rückseite). Wie viele es sind: Spielanleitung, Seite 3.
speicherstadt-guide-fires = die Punkte auf den Brandkarten: die von Frühling, Sommer und Herbst und der letzte Brand. Wie viele es sind: Spielanleitung, Seite 3.
speicherstadt-guide-contracts = die Waren auf den Aufträgen jeder Jahreszeit (der Buchstabe auf der Rückseite), jeweils eine Liste. Wie viele es sind: Spielanleitung, Seite 4.
speicherstadt-guide-contracts-points = Seite 4, Punkte eines vollen Auftrags nach Zahl der Waren.
speicherstadt-guide-points = Seiten 3 bis 5.
speicherstadt-guide-income = Seiten 2 und 3.
speicherstadt-guide-house = Seite 5, die Markthalle.
speicherstadt-guide-trader = Seite 4.
