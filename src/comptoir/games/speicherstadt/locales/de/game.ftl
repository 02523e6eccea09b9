### Speicherstadt. Vorrat: wo verkaufte Waren liegen. Startspieler: wer die Startspielermünze hat.

## Mengen

speicherstadt-part-coins =
    { ABS($coins) ->
        [one] { ABS($coins) } Münze
       *[other] { ABS($coins) } Münzen
    }
speicherstadt-part-price =
    { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
speicherstadt-part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Waren und Karten (acc und dat mit Artikel)

speicherstadt-id-coffee = Kaffee
speicherstadt-id-tea = Tee
speicherstadt-id-spices = Safran
speicherstadt-id-rubber = Kautschuk
speicherstadt-id-cloth = Teppich

speicherstadt-id-ship = Schiff
    .the = das Schiff
    .acc = das Schiff
    .dat = dem Schiff
speicherstadt-id-counting_office = Kontor
    .the = das Kontor
    .acc = das Kontor
    .dat = dem Kontor
speicherstadt-id-warehouse = Lager
    .the = das Lager
    .acc = das Lager
    .dat = dem Lager
speicherstadt-id-bank = Bank
    .the = die Bank
    .acc = die Bank
    .dat = der Bank
speicherstadt-id-port = Hafen
    .the = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
speicherstadt-id-chamber = Handelskammer
    .the = die Handelskammer
    .acc = die Handelskammer
    .dat = der Handelskammer
speicherstadt-id-church = Kirche
    .the = die Kirche
    .acc = die Kirche
    .dat = der Kirche
speicherstadt-id-prayer_boat = Flussschifferkirche
    .the = die Flussschifferkirche
    .acc = die Flussschifferkirche
    .dat = der Flussschifferkirche
speicherstadt-id-trader_coffee = Kaffeehändler
    .the = der Kaffeehändler
    .acc = den Kaffeehändler
    .dat = dem Kaffeehändler
speicherstadt-id-trader_tea = Teehändler
    .the = der Teehändler
    .acc = den Teehändler
    .dat = dem Teehändler
speicherstadt-id-trader_spices = Safranhändler
    .the = der Safranhändler
    .acc = den Safranhändler
    .dat = dem Safranhändler
speicherstadt-id-trader_rubber = Kautschukhändler
    .the = der Kautschukhändler
    .acc = den Kautschukhändler
    .dat = dem Kautschukhändler
speicherstadt-id-trader_cloth = Teppichhändler
    .the = der Teppichhändler
    .acc = den Teppichhändler
    .dat = dem Teppichhändler
speicherstadt-id-fireman_1 = Feuerwehrmann (1)
    .the = der Feuerwehrmann (1)
    .acc = den Feuerwehrmann (1)
    .dat = dem Feuerwehrmann (1)
speicherstadt-id-fireman_2 = Feuerwehrmann (2)
    .the = der Feuerwehrmann (2)
    .acc = den Feuerwehrmann (2)
    .dat = dem Feuerwehrmann (2)
speicherstadt-id-fireman_3 = Feuerwehrmann (3)
    .the = der Feuerwehrmann (3)
    .acc = den Feuerwehrmann (3)
    .dat = dem Feuerwehrmann (3)
speicherstadt-id-fireman_4 = Feuerwehrmann (4)
    .the = der Feuerwehrmann (4)
    .acc = den Feuerwehrmann (4)
    .dat = dem Feuerwehrmann (4)
speicherstadt-id-fireman_5 = Feuerwehrmann (5)
    .the = der Feuerwehrmann (5)
    .acc = den Feuerwehrmann (5)
    .dat = dem Feuerwehrmann (5)
speicherstadt-id-contract_1 = Auftrag 1
speicherstadt-id-contract_2 = Auftrag 2
speicherstadt-id-contract_3 = Auftrag 3
speicherstadt-id-contract_4 = Auftrag 4
speicherstadt-id-contract_5 = Auftrag 5
speicherstadt-id-contract_6 = Auftrag 6
speicherstadt-id-contract_7 = Auftrag 7
speicherstadt-id-contract_8 = Auftrag 8
speicherstadt-id-contract_9 = Auftrag 9
speicherstadt-id-contract_10 = Auftrag 10
speicherstadt-id-fire_1 = 1. Brand
    .the = der 1. Brand
    .acc = den 1. Brand
    .dat = dem 1. Brand
speicherstadt-id-fire_2 = 2. Brand
    .the = der 2. Brand
    .acc = den 2. Brand
    .dat = dem 2. Brand
speicherstadt-id-fire_3 = 3. Brand
    .the = der 3. Brand
    .acc = den 3. Brand
    .dat = dem 3. Brand
speicherstadt-id-fire_4 = 4. Brand
    .the = der 4. Brand
    .acc = den 4. Brand
    .dat = dem 4. Brand

## Wertung

speicherstadt-category-fires = Brände
speicherstadt-category-contracts = Aufträge
speicherstadt-category-counting_offices = Kontore
speicherstadt-category-traders = Händler
speicherstadt-category-warehouse = Lager
speicherstadt-category-port = Hafen
speicherstadt-category-chamber = Handelskammer
speicherstadt-category-church = Kirche
speicherstadt-category-prayer_boat = Flussschifferkirche

## Was geschah

speicherstadt-event-lot = { $seat } wird als Startspieler ausgelost.
speicherstadt-event-round = Runde { $round } beginnt.
speicherstadt-event-turned_up = { $card_the } wird auf Feld { $space } aufgedeckt.
speicherstadt-event-loaded = Das Schiff auf Feld { $space } wird mit { $good } beladen.
speicherstadt-event-fire = { $card_the } bricht aus, es geht um { speicherstadt-part-points }.
speicherstadt-event-fire_gain = { $seat } hat die stärkste Feuerwehr (zusammen { $firemen }) und erhält { speicherstadt-part-points }.
speicherstadt-event-fire_loss = { $seat } hat die schwächste Feuerwehr (zusammen { $firemen }) und verliert { speicherstadt-part-points }.
speicherstadt-event-fire_harmless = Die Feuerwehr ist überall gleich stark (jeweils { $firemen }): Niemand gewinnt oder verliert Punkte.
speicherstadt-event-last_round = Das ist die letzte Runde.
speicherstadt-event-no_round = Nur der 4. Brand ist übrig: Es wird keine weitere Runde gespielt.
speicherstadt-event-bid = { $seat } stellt einen Arbeiter über { $card_acc } auf Feld { $space }, Position { $place }.
speicherstadt-event-stays_home = Alle Reihen sind voll: Ein Arbeiter von { $seat } bleibt zu Hause.
speicherstadt-event-bought = { $seat } kauft { $card_acc } auf Feld { $space } für { speicherstadt-part-coins }.
speicherstadt-event-passed = { $seat } verzichtet auf { $card_acc } auf Feld { $space } für { speicherstadt-part-price }.
speicherstadt-event-could_not_pay = { $seat } kann { speicherstadt-part-price } für { $card_acc } auf Feld { $space } nicht bezahlen und verzichtet.
speicherstadt-event-unsold = Niemand kauft { $card_acc } auf Feld { $space }; die Karte wird abgelegt.
speicherstadt-event-delivered = { $seat } liefert { $good } für { $card_acc }.
speicherstadt-event-traded = { $seat } verkauft { $good } an den Händler, für { speicherstadt-part-coins }.
speicherstadt-event-threw = { $seat } legt { $good } ab.
speicherstadt-event-sells = { $seat } verkauft Waren in der Markthalle.
speicherstadt-event-exchanges = { $seat } tauscht Waren in der Markthalle.
speicherstadt-event-laid = { $seat } legt { $good } in den Vorrat.
speicherstadt-event-sold = { $seat } erhält { speicherstadt-part-coins } für die Waren.
speicherstadt-event-took = { $seat } nimmt { $good } aus dem Vorrat.
speicherstadt-event-done = { $seat } ist mit dem Verladen fertig.
speicherstadt-event-stored = { $seat } legt { $good } ins Lager.
speicherstadt-event-kept = { $seat } behält { $good } in der Markthalle.
speicherstadt-event-left_over = { $seat } hat keinen Platz für diese Waren und verliert sie an den Vorrat: { $goods }.
speicherstadt-event-income = { $seat } erhält { speicherstadt-part-coins } Einkommen.
speicherstadt-event-start_player = { $seat } bekommt die Startspielermünze.
speicherstadt-event-over = Die Partie ist zu Ende.

## Fragen

speicherstadt-ask-lot = Wer wird Startspieler?
    .title = den Startspieler auslosen
speicherstadt-ask-draw = Welche Karte wird aufgedeckt?
    .title = eine Karte aufdecken
speicherstadt-ask-load = Welche Ware kommt aus dem Beutel?
    .title = eine Ware ziehen
speicherstadt-ask-bid = Über welche Karte stellst du einen Arbeiter? (noch { $merchants })
    .title = einen Arbeiter einsetzen
speicherstadt-ask-buy = Kaufst du { $card_acc } für { speicherstadt-part-price }?
    .title = eine Karte kaufen oder verzichten
speicherstadt-ask-process = Was machst du mit deinen Waren?
    .title = Waren verladen
speicherstadt-ask-lay = Welche Ware gibst du jetzt ab? Die Reihenfolge ist die des Vorrats. (noch { $left })
    .title = in der Markthalle Waren abgeben
speicherstadt-ask-take = Welche Ware nimmst du aus dem Vorrat?
    .title = eine Ware aus dem Vorrat nehmen
speicherstadt-ask-keep =
    { $room ->
        [one] Für { $room } Ware ist Platz, die anderen gehen verloren. Welche behältst du?
       *[other] Für { $room } Waren ist Platz, die anderen gehen verloren. Welche behältst du?
    }
    .title = Waren für spätere Runden behalten

## Möglichkeiten

speicherstadt-do-lot = { $seat } ist Startspieler
speicherstadt-do-draw = { $card_acc } aufdecken
speicherstadt-do-load = { $good } laden
speicherstadt-do-bid = Einen Arbeiter über die Karte auf Feld { $space } stellen
speicherstadt-do-buy = Die Karte kaufen
speicherstadt-do-pass = Verzichten und den Arbeiter zurücknehmen
speicherstadt-do-deliver = { $good } für { $card_acc } liefern
speicherstadt-do-trade = { $good } an den Händler verkaufen
speicherstadt-do-sell = Waren in der Markthalle verkaufen
speicherstadt-do-exchange = Waren in der Markthalle tauschen
speicherstadt-do-lay = { $good } abgeben
speicherstadt-do-take = { $good } nehmen
speicherstadt-do-throw = { $good } ablegen
speicherstadt-do-done = Das Verladen beenden
speicherstadt-do-keep = { $good } behalten

## Warum nicht

speicherstadt-why-no_such_seat = Am Tisch sind nur { $seats } Spieler.
speicherstadt-why-not_on_top = Diese Karte ist nicht unter denen der Jahreszeit, die jetzt oben auf dem Zugstapel liegt: { $card }.
speicherstadt-why-not_in_bag = Diese Ware ist nicht mehr im Beutel: { $good }.
speicherstadt-why-no_card = Auf Feld { $space } liegt keine Karte.
speicherstadt-why-queue_full = Über einer Karte dürfen höchstens { $most } Arbeiter stehen.
speicherstadt-why-too_dear = Der Preis beträgt { speicherstadt-part-price }; du hast { $coins }.
speicherstadt-why-not_yours = Diese Karte gehört dir nicht: { $card }.
speicherstadt-why-symbol_filled = { $card_the } hat kein freies Symbol mehr für { $good }.
speicherstadt-why-too_few_goods = Dafür brauchst du { $need } Waren; du hast { $have }.
speicherstadt-why-good_missing = Diese Ware hast du nicht: { $good }.
speicherstadt-why-goods_in_order = Waren werden in fester Reihenfolge gewählt, und an { $good } bist du schon vorbei; nimm etwas zurück, um diese Ware zu wählen.
speicherstadt-why-too_few_after = Waren werden in fester Reihenfolge gewählt: Ab { $good } hast du weniger als die { $need }, die noch fehlen.
speicherstadt-why-not_in_stock = Diese Ware ist nicht im Vorrat: { $good }.

## Wofür ein Zug gut ist

hint-speicherstadt-fires = Brände
hint-speicherstadt-contracts = Aufträge
hint-speicherstadt-counting_offices = Kontore
hint-speicherstadt-traders = Händler
hint-speicherstadt-warehouse = das Lager
hint-speicherstadt-port = den Hafen
hint-speicherstadt-chamber = die Handelskammer
hint-speicherstadt-church = die Kirche
hint-speicherstadt-prayer_boat = die Flussschifferkirche
hint-speicherstadt-coins = Münzen
hint-speicherstadt-note = Münzen zählen für die Punkte, die sie noch bringen können.
