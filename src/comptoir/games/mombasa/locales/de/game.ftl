### Mombasa, mit den Worten der deutschen Ausgabe.

## Mengen

mombasa-part-pounds = { ABS($pounds) } Pfund
mombasa-part-cost = { $cost } Pfund
mombasa-part-call = { $call } Pfund
mombasa-part-book_column =
    { $digit ->
        [2] 1
        [3] 2
        [4] 3
        [5] 4
        [6] 5
       *[7] 6
    }
mombasa-part-books =
    { $points ->
        [one] { $points } Buchhaltungspunkt
       *[other] { $points } Buchhaltungspunkte
    }
mombasa-part-expansion =
    { $points ->
        [one] { $points } Ausbreitungspunkt
       *[other] { $points } Ausbreitungspunkte
    }
mombasa-part-units =
    { $units ->
        [one] { $units } Wareneinheit
       *[other] { $units } Wareneinheiten
    }
mombasa-part-steps =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
mombasa-part-posts = { $posts } Handelsposten
mombasa-part-place = auf dem { $rank }. Rang
mombasa-part-display =
    { $column ->
        [1] Reihe { $row }, linke Spalte
        [2] Reihe { $row }, mittlere Spalte
       *[3] Reihe { $row }, rechte Spalte
    }
mombasa-part-book_space =
    { $space ->
        [0] das Startplättchen
       *[any] Feld { $space }
    }
    .dat =
    { $space ->
        [0] dem Startplättchen
       *[any] Feld { $space }
    }

## Kompanien, Waren und Regionen

mombasa-id-mombasa = Mombasa
mombasa-id-cape_town = Cape Town
mombasa-id-saint_louis = Saint-Louis
mombasa-id-cairo = Cairo

mombasa-id-coffee = Kaffee
mombasa-id-bananas = Bananen
mombasa-id-cotton = Baumwolle
mombasa-id-expansion = Ausbreitung
mombasa-id-bookkeeper = Buchhalter
mombasa-id-share = Anteil

mombasa-id-senegambia = Senegambien
mombasa-id-niger_bend = Nigerbogen
    .acc = den Nigerbogen
mombasa-id-gold_coast = Goldküste
    .acc = die Goldküste
mombasa-id-hausaland = Hausaland
    .acc = das Hausaland
mombasa-id-benin = Benin
mombasa-id-nubia = Nubien
mombasa-id-kordofan = Kordofan
mombasa-id-abyssinia = Abessinien
mombasa-id-horn = Horn von Afrika
    .acc = das Horn von Afrika
mombasa-id-sahel = Sahel
    .acc = den Sahel
mombasa-id-bornu = Bornu
mombasa-id-cameroon = Kamerun
mombasa-id-congo_basin = Kongobecken
    .acc = das Kongobecken
mombasa-id-kuba = Kuba-Reich
    .acc = das Kuba-Reich
mombasa-id-loango = Loango
mombasa-id-angola = Angola
mombasa-id-swahili_coast = Suaheliküste
    .acc = die Suaheliküste
mombasa-id-great_lakes = Große Seen
    .acc = die Großen Seen
mombasa-id-tanganyika = Tanganjika
mombasa-id-mozambique = Mosambik
mombasa-id-zambezi = Sambesi
    .acc = den Sambesi
mombasa-id-kalahari = Kalahari
    .acc = die Kalahari
mombasa-id-karoo = Karoo
    .acc = die Karoo
mombasa-id-natal = Natal

mombasa-id-A1 = A1
mombasa-id-A2 = A2
mombasa-id-B1 = B1
mombasa-id-B2 = B2
mombasa-id-C1 = C1
mombasa-id-C2 = C2
mombasa-id-D1 = D1
mombasa-id-D2 = D2

## Karten und Bonusplättchen (acc mit Artikel)

mombasa-id-coffee_1 = Kaffee 1
mombasa-id-coffee_2 = Kaffee 2
mombasa-id-coffee_3 = Kaffee 3
mombasa-id-coffee_4 = Kaffee 4
mombasa-id-coffee_4_cairo = Kaffee 4 mit Anteil Cairo
mombasa-id-bananas_1 = Bananen 1
mombasa-id-bananas_2 = Bananen 2
mombasa-id-bananas_3 = Bananen 3
mombasa-id-bananas_4 = Bananen 4
mombasa-id-bananas_4_cape_town = Bananen 4 mit Anteil Cape Town
mombasa-id-cotton_1 = Baumwolle 1
mombasa-id-cotton_2 = Baumwolle 2
mombasa-id-cotton_3 = Baumwolle 3
mombasa-id-cotton_4 = Baumwolle 4
mombasa-id-cotton_4_saint_louis = Baumwolle 4 mit Anteil Saint-Louis
mombasa-id-expansion_1_crate_0 = Ausbreitung 1 (Kiste 0)
mombasa-id-expansion_1_crate_1 = Ausbreitung 1 (Kiste 1)
mombasa-id-expansion_1_crate_2 = Ausbreitung 1 (Kiste 2)
mombasa-id-expansion_1_crate_3 = Ausbreitung 1 (Kiste 3)
mombasa-id-expansion_2 = Ausbreitung 2
mombasa-id-expansion_2_mombasa = Ausbreitung 2 mit Anteil Mombasa
mombasa-id-expansion_2_cape_town = Ausbreitung 2 mit Anteil Cape Town
mombasa-id-expansion_2_saint_louis = Ausbreitung 2 mit Anteil Saint-Louis
mombasa-id-expansion_2_cairo = Ausbreitung 2 mit Anteil Cairo
mombasa-id-expansion_3 = Ausbreitung 3
mombasa-id-expansion_3_mombasa = Ausbreitung 3 mit Anteil Mombasa
mombasa-id-expansion_3_cape_town = Ausbreitung 3 mit Anteil Cape Town
mombasa-id-expansion_3_saint_louis = Ausbreitung 3 mit Anteil Saint-Louis
mombasa-id-expansion_3_cairo = Ausbreitung 3 mit Anteil Cairo
mombasa-id-bookkeeper_2_crate_1 = Buchhalter 2 (Kiste 1)
mombasa-id-bookkeeper_2_crate_2 = Buchhalter 2 (Kiste 2)
mombasa-id-bookkeeper_3 = Buchhalter 3
mombasa-id-bookkeeper_3_mombasa = Buchhalter 3 mit Anteil Mombasa
mombasa-id-diamond_merchant = Diamantenhändler
    .acc = den Diamantenhändler
mombasa-id-diamond_merchant_mombasa = Diamantenhändler von Mombasa
    .acc = den Diamantenhändler von Mombasa
mombasa-id-diamond_merchant_cape_town = Diamantenhändler von Cape Town
    .acc = den Diamantenhändler von Cape Town
mombasa-id-diamond_merchant_saint_louis = Diamantenhändler von Saint-Louis
    .acc = den Diamantenhändler von Saint-Louis
mombasa-id-diamond_merchant_cairo = Diamantenhändler von Cairo
    .acc = den Diamantenhändler von Cairo
mombasa-id-share_mombasa_crate_3 = Anteil Mombasa (Kiste 3)
    .acc = den Anteil Mombasa (Kiste 3)
mombasa-id-share_mombasa_crate_4 = Anteil Mombasa (Kiste 4)
    .acc = den Anteil Mombasa (Kiste 4)
mombasa-id-share_cape_town_crate_3 = Anteil Cape Town (Kiste 3)
    .acc = den Anteil Cape Town (Kiste 3)
mombasa-id-share_cape_town_crate_4 = Anteil Cape Town (Kiste 4)
    .acc = den Anteil Cape Town (Kiste 4)
mombasa-id-share_saint_louis_crate_3 = Anteil Saint-Louis (Kiste 3)
    .acc = den Anteil Saint-Louis (Kiste 3)
mombasa-id-share_saint_louis_crate_4 = Anteil Saint-Louis (Kiste 4)
    .acc = den Anteil Saint-Louis (Kiste 4)
mombasa-id-share_cairo_crate_3 = Anteil Cairo (Kiste 3)
    .acc = den Anteil Cairo (Kiste 3)
mombasa-id-share_cairo_crate_4 = Anteil Cairo (Kiste 4)
    .acc = den Anteil Cairo (Kiste 4)
mombasa-id-tile_bookkeeper = Buchhalterplättchen
    .acc = das Buchhalterplättchen
mombasa-id-tile_diamond_merchant = Diamantenhändlerplättchen
    .acc = das Diamantenhändlerplättchen
mombasa-id-tile_expansion = Ausbreitungsplättchen
    .acc = das Ausbreitungsplättchen
mombasa-id-tile_plus_one = „+1“-Warenplättchen
    .acc = das „+1“-Warenplättchen

## Bonusfelder

mombasa-id-first_player = Startspieler
mombasa-id-buy = Karte kaufen
mombasa-id-sell = Karte verkaufen
mombasa-id-majority_coffee = Kaffeemehrheit
mombasa-id-majority_bananas = Bananenmehrheit
mombasa-id-majority_cotton = Baumwollmehrheit
mombasa-id-majority_expansion = Ausbreitungsmehrheit
mombasa-id-extra_mombasa_1 = erstes Zusatzfeld der Leiste von Mombasa
mombasa-id-extra_mombasa_2 = zweites Zusatzfeld der Leiste von Mombasa
mombasa-id-extra_cape_town_1 = erstes Zusatzfeld der Leiste von Cape Town
mombasa-id-extra_cape_town_2 = zweites Zusatzfeld der Leiste von Cape Town
mombasa-id-extra_saint_louis_1 = erstes Zusatzfeld der Leiste von Saint-Louis
mombasa-id-extra_saint_louis_2 = zweites Zusatzfeld der Leiste von Saint-Louis
mombasa-id-extra_cairo_1 = erstes Zusatzfeld der Leiste von Cairo
mombasa-id-extra_cairo_2 = zweites Zusatzfeld der Leiste von Cairo

## Bücher und Startplättchen

mombasa-id-a_coffee_1_pounds_1 = A-Buch (1 Kaffee → 1 Pfund)
mombasa-id-a_coffee_1_diamonds_1 = A-Buch (1 Kaffee → 1 Diamant)
mombasa-id-a_coffee_2_pounds_2 = A-Buch (2 Kaffee → 2 Pfund)
mombasa-id-a_coffee_2_books_1 = A-Buch (2 Kaffee → 1 Buchhaltungspunkt)
mombasa-id-a_coffee_3_diamonds_2 = A-Buch (3 Kaffee → 2 Diamanten)
mombasa-id-a_bananas_1_pounds_1 = A-Buch (1 Banane → 1 Pfund)
mombasa-id-a_bananas_1_diamonds_1 = A-Buch (1 Banane → 1 Diamant)
mombasa-id-a_bananas_2_pounds_2 = A-Buch (2 Bananen → 2 Pfund)
mombasa-id-a_bananas_2_books_1 = A-Buch (2 Bananen → 1 Buchhaltungspunkt)
mombasa-id-a_bananas_3_diamonds_2 = A-Buch (3 Bananen → 2 Diamanten)
mombasa-id-a_cotton_1_pounds_1 = A-Buch (1 Baumwolle → 1 Pfund)
mombasa-id-a_cotton_1_diamonds_1 = A-Buch (1 Baumwolle → 1 Diamant)
mombasa-id-a_cotton_2_pounds_2 = A-Buch (2 Baumwolle → 2 Pfund)
mombasa-id-a_cotton_2_books_1 = A-Buch (2 Baumwolle → 1 Buchhaltungspunkt)
mombasa-id-a_cotton_3_diamonds_2 = A-Buch (3 Baumwolle → 2 Diamanten)
mombasa-id-a_expansion_1_pounds_1 = A-Buch (Ausbreitung 1 → 1 Pfund)
mombasa-id-a_expansion_2_books_1 = A-Buch (Ausbreitung 2 → 1 Buchhaltungspunkt)
mombasa-id-a_expansion_2_pounds_2 = A-Buch (Ausbreitung 2 → 2 Pfund)
mombasa-id-a_specialist_1_pounds_2 = A-Buch (Händler oder Buchhalter → 2 Pfund)
mombasa-id-a_specialist_1_diamonds_1 = A-Buch (Händler oder Buchhalter → 1 Diamant)
mombasa-id-b_coffee_4_pounds_3 = B-Buch (4 Kaffee → 3 Pfund)
mombasa-id-b_coffee_3_books_2 = B-Buch (3 Kaffee → 2 Buchhaltungspunkte)
mombasa-id-b_coffee_3_diamonds_3 = B-Buch (3 Kaffee → 3 Diamanten)
mombasa-id-b_coffee_2_expansion_1_remove_posts_1 = B-Buch (2 Kaffee + Ausbreitung 1 → 1 Handelsposten entfernen)
mombasa-id-b_coffee_1_units_coffee = B-Buch (1 Kaffee → Kaffee − 1 in Pfund)
mombasa-id-b_bananas_4_pounds_3 = B-Buch (4 Bananen → 3 Pfund)
mombasa-id-b_bananas_3_books_2 = B-Buch (3 Bananen → 2 Buchhaltungspunkte)
mombasa-id-b_bananas_3_diamonds_3 = B-Buch (3 Bananen → 3 Diamanten)
mombasa-id-b_bananas_2_expansion_1_remove_posts_1 = B-Buch (2 Bananen + Ausbreitung 1 → 1 Handelsposten entfernen)
mombasa-id-b_bananas_1_units_bananas = B-Buch (1 Banane → Bananen − 1 in Pfund)
mombasa-id-b_cotton_4_pounds_3 = B-Buch (4 Baumwolle → 3 Pfund)
mombasa-id-b_cotton_3_books_2 = B-Buch (3 Baumwolle → 2 Buchhaltungspunkte)
mombasa-id-b_cotton_3_diamonds_3 = B-Buch (3 Baumwolle → 3 Diamanten)
mombasa-id-b_cotton_2_expansion_1_remove_posts_1 = B-Buch (2 Baumwolle + Ausbreitung 1 → 1 Handelsposten entfernen)
mombasa-id-b_cotton_1_units_cotton = B-Buch (1 Baumwolle → Baumwolle − 1 in Pfund)
mombasa-id-b_one_good_4_pounds_3 = B-Buch (4 gleiche Waren → 3 Pfund)
mombasa-id-b_one_good_4_books_2 = B-Buch (4 gleiche Waren → 2 Buchhaltungspunkte)
mombasa-id-b_expansion_3_diamonds_2 = B-Buch (Ausbreitung 3 → 2 Diamanten)
mombasa-id-b_expansion_3_pounds_3 = B-Buch (Ausbreitung 3 → 3 Pfund)
mombasa-id-b_specialist_1_books_2 = B-Buch (Händler oder Buchhalter → 2 Buchhaltungspunkte)
mombasa-id-b_specialist_1_one_good_2_pounds_3 = B-Buch (2 gleiche Waren + Händler oder Buchhalter → 3 Pfund)
mombasa-id-c_coffee_2_pounds_4 = C-Buch (2 Kaffee → 4 Pfund)
mombasa-id-c_coffee_3_diamonds_4 = C-Buch (3 Kaffee → 4 Diamanten)
mombasa-id-c_coffee_3_one_good_3_remove_posts_2 = C-Buch (3 Kaffee + 3 gleiche Waren → 2 Handelsposten entfernen)
mombasa-id-c_coffee_2_expansion_2_diamonds_5 = C-Buch (2 Kaffee + Ausbreitung 2 → 5 Diamanten)
mombasa-id-c_coffee_2_books_3 = C-Buch (2 Kaffee → 3 Buchhaltungspunkte)
mombasa-id-c_bananas_2_pounds_4 = C-Buch (2 Bananen → 4 Pfund)
mombasa-id-c_bananas_3_diamonds_4 = C-Buch (3 Bananen → 4 Diamanten)
mombasa-id-c_bananas_3_one_good_3_remove_posts_2 = C-Buch (3 Bananen + 3 gleiche Waren → 2 Handelsposten entfernen)
mombasa-id-c_bananas_2_expansion_2_diamonds_5 = C-Buch (2 Bananen + Ausbreitung 2 → 5 Diamanten)
mombasa-id-c_bananas_2_books_3 = C-Buch (2 Bananen → 3 Buchhaltungspunkte)
mombasa-id-c_cotton_2_pounds_4 = C-Buch (2 Baumwolle → 4 Pfund)
mombasa-id-c_cotton_3_diamonds_4 = C-Buch (3 Baumwolle → 4 Diamanten)
mombasa-id-c_cotton_3_one_good_3_remove_posts_2 = C-Buch (3 Baumwolle + 3 gleiche Waren → 2 Handelsposten entfernen)
mombasa-id-c_cotton_2_expansion_2_diamonds_5 = C-Buch (2 Baumwolle + Ausbreitung 2 → 5 Diamanten)
mombasa-id-c_cotton_2_books_3 = C-Buch (2 Baumwolle → 3 Buchhaltungspunkte)
mombasa-id-c_one_good_3_pounds_4 = C-Buch (3 gleiche Waren → 4 Pfund)
mombasa-id-c_one_good_4_diamonds_3 = C-Buch (4 gleiche Waren → 3 Diamanten)
mombasa-id-c_expansion_3_remove_posts_2 = C-Buch (Ausbreitung 3 → 2 Handelsposten entfernen)
mombasa-id-c_expansion_2_pounds_4 = C-Buch (Ausbreitung 2 → 4 Pfund)
mombasa-id-c_specialist_1_one_good_2_diamonds_3 = C-Buch (2 gleiche Waren + Händler oder Buchhalter → 3 Diamanten)
mombasa-id-c_specialist_1_books_3 = C-Buch (Händler oder Buchhalter → 3 Buchhaltungspunkte)
mombasa-id-starting_book_1 = Buch von Startplättchen 1
mombasa-id-starting_book_2 = Buch von Startplättchen 2
mombasa-id-starting_book_3 = Buch von Startplättchen 3
mombasa-id-starting_book_4 = Buch von Startplättchen 4
mombasa-id-starting_book_5 = Buch von Startplättchen 5
mombasa-id-starting_book_6 = Buch von Startplättchen 6
mombasa-id-starting_book_7 = Buch von Startplättchen 7
mombasa-id-starting_book_8 = Buch von Startplättchen 8
mombasa-id-starting_book_9 = Buch von Startplättchen 9
mombasa-id-starting_book_10 = Buch von Startplättchen 10
mombasa-id-starting_tile_1 = Startplättchen 1
mombasa-id-starting_tile_2 = Startplättchen 2
mombasa-id-starting_tile_3 = Startplättchen 3
mombasa-id-starting_tile_4 = Startplättchen 4
mombasa-id-starting_tile_5 = Startplättchen 5
mombasa-id-starting_tile_6 = Startplättchen 6
mombasa-id-starting_tile_7 = Startplättchen 7
mombasa-id-starting_tile_8 = Startplättchen 8
mombasa-id-starting_tile_9 = Startplättchen 9
mombasa-id-starting_tile_10 = Startplättchen 10

## Wertung

mombasa-category-cash = Bargeld
mombasa-category-mombasa = Mombasa
mombasa-category-cape_town = Cape Town
mombasa-category-saint_louis = Saint-Louis
mombasa-category-cairo = Cairo
mombasa-category-diamonds = Diamanten
mombasa-category-bookkeeping = Buchhaltung

## Was geschah: Aufbau und Runden

mombasa-event-track_laid = Leiste { $track } kommt zu { $company }.
mombasa-event-first_player = { $seat } wird als Startspieler ausgelost.
mombasa-event-one_expansion = { $seat } bekommt { $card }.
mombasa-event-tile_dealt = { $seat } bekommt { $tile } zur Auswahl.
mombasa-event-tile_kept = { $seat } behält { $tile }.
mombasa-event-tile_chosen = { $seat } hat ein Startplättchen gewählt.
mombasa-event-starting_tile = { $seat } beginnt mit { $tile }.
mombasa-event-laid_to_rest = { $seat } legt { $card_acc } in Sammelslot { $slot }.
mombasa-event-resting_done = { $seat } hat die Sammelslots gefüllt.
mombasa-event-rested = { $seat } beginnt mit diesen Karten in den Sammelslots: { $cards }.
mombasa-event-round = Runde { $round } beginnt; Startspieler ist { $seat }.
mombasa-event-planned = { $seat } plant { $card_acc } für Aktionsslot { $slot }.
mombasa-event-left_empty = { $seat } lässt Aktionsslot { $slot } leer.
mombasa-event-planning_done = { $seat } ist mit der Planung fertig.
mombasa-event-revealed = { $seat } deckt auf: { $cards }.
mombasa-event-turn = { $seat } ist am Zug.
mombasa-event-ended = { $seat } beendet die eigene Aktionsphase.
mombasa-event-picked_up = { $seat } nimmt Sammelstapel { $slot } auf: { $cards }.
mombasa-event-coins_moved =
    { $coins ->
        [one] { $coins } Münze wandert von der Rundenleiste zu Spalte { mombasa-part-book_column } der Bücherauslage.
       *[other] { $coins } Münzen wandern von der Rundenleiste zu Spalte { mombasa-part-book_column } der Bücherauslage.
    }
mombasa-event-card_discarded = Aus der Kartenauslage wird abgelegt: { $card }.
mombasa-event-card_drawn = Neu in der Kartenauslage: { $card } ({ mombasa-part-display }).
mombasa-event-book_revealed = Neu in der Bücherauslage: { $book } (Reihe { $row }, Spalte { mombasa-part-book_column }).
mombasa-event-tile_received = { $seat } erhält { $tile_acc }.
mombasa-event-markers_returned = Alle Bonusmarker kehren zu ihren Spielern zurück.
mombasa-event-scored = { $seat } beendet die Partie mit { $total } Pfund { mombasa-part-place }.

## Was geschah: Geld, Leisten und Boni

mombasa-event-gained = { $seat } erhält { mombasa-part-pounds }.
mombasa-event-paid = { $seat } bezahlt { mombasa-part-pounds }.
mombasa-event-diamonds = { $seat } zieht auf der Diamantenleiste { mombasa-part-steps } vor, auf Feld { $space }.
mombasa-event-slot_unlocked = { $seat } schaltet Aktionsslot { $slot } frei, ab der nächsten Planungsphase.
mombasa-event-track_chosen = { $seat } darf auf der Leiste von { $company } { mombasa-part-steps } vorziehen.
mombasa-event-stepped = { $seat } zieht auf Feld { $space } der Leiste von { $company }.
mombasa-event-special_space =
    { $level ->
        [1] { $seat } erreicht das erste Sonderfeld der Leiste von { $company } und schaltet den Leistenbonus frei.
       *[2] { $seat } erreicht das zweite Sonderfeld der Leiste von { $company } und schaltet den Leistenbonus frei.
    }
mombasa-event-steps_lost = { $seat } lässt auf der Leiste von { $company } { mombasa-part-steps } verfallen.
mombasa-event-bonus_in_force =
    { $level ->
        [1] { $seat } darf ab jetzt den ersten Leistenbonus von { $company } nutzen.
       *[2] { $seat } darf ab jetzt den zweiten Leistenbonus von { $company } nutzen.
    }
mombasa-event-more_markers =
    { $markers ->
        [one] { $seat } bekommt { $markers } weiteren Bonusmarker.
       *[other] { $seat } bekommt { $markers } weitere Bonusmarker.
    }

## Was geschah: Aktionen

mombasa-event-goods_used = { $seat } nutzt { $card } ({ mombasa-part-units }).
mombasa-event-acquired = { $seat } erwirbt { $card_acc } ({ mombasa-part-display }) zum Preis von { $price }.
mombasa-event-acquired_none = { $seat } erwirbt keine Karte und hat { mombasa-part-units } für die Kompanieleisten.
mombasa-event-units_lost = { $seat } lässt { mombasa-part-units } verfallen.
mombasa-event-plus_one_laid = { $seat } legt das „+1“-Warenplättchen auf { $card }.
mombasa-event-expansion = { $seat } nutzt alle Ausbreitungskarten: { mombasa-part-expansion }.
mombasa-event-company_chosen = { $seat } breitet die Kompanie { $company } aus.
mombasa-event-expansion_lost = { $seat } breitet keine Kompanie aus und lässt { mombasa-part-expansion } verfallen.
mombasa-event-region_chosen = { $seat } gibt { mombasa-part-expansion } für { $region_acc } aus.
mombasa-event-entered = { $seat } betritt { $region_acc } mit einem Handelsposten von { $company } aus Spalte { $column } der Basis.
mombasa-event-ousted = { $seat } verdrängt den Handelsposten von { $company } (Region: { $region }).
mombasa-event-points_lost = { $seat } lässt { mombasa-part-expansion } verfallen.
mombasa-event-returned = { $seat } stellt einen verdrängten Handelsposten von { $company } in Spalte { $column } der Basis zurück.
mombasa-event-post_lost = { $seat } findet in der Basis keinen Platz für einen verdrängten Handelsposten von { $company }; er kommt aus dem Spiel.
mombasa-event-removed = { $seat } entfernt einen Handelsposten von { $company } aus Spalte { $column } der Basis.
mombasa-event-removed_none = { $seat } verzichtet darauf, { mombasa-part-posts } zu entfernen.
mombasa-event-bookkeeper_used = { $seat } nutzt { $card_acc }.
mombasa-event-book_flipped = { $seat } dreht das { $book } auf { mombasa-part-book_space.dat } um.
mombasa-event-jar_moved = { $seat } zieht das Tintenfass auf { mombasa-part-book_space }: { $book }.
mombasa-event-jar_stopped = { $seat } lässt das Tintenfass dort stehen; der Buchhalter gibt { mombasa-part-books }.
mombasa-event-book_taken = { $seat } nimmt das { $book } (Reihe { $row }, Spalte { mombasa-part-book_column }) für { mombasa-part-books }.
mombasa-event-book_named = { $seat } legt als Nächstes das { $book }.
mombasa-event-book_placed = { $seat } legt das { $book } auf { mombasa-part-book_space } der Buchhaltungsleiste.
mombasa-event-book_discarded = { $seat } hat kein Feld für das { $book } und legt es ab.
mombasa-event-merchant_used = { $seat } nutzt { $card_acc }.
mombasa-event-marker_placed = { $seat } setzt einen Bonusmarker: { $space }.
mombasa-event-first_player_marker = { $seat } nimmt den Startspielermarker für die nächste Runde.
mombasa-event-tile_reserved = { $seat } reserviert { $tile_acc } für die nächste Runde.
mombasa-event-reward = { $seat } wählt Belohnung { $number } ({ $space }).
mombasa-event-bought_none = { $seat } kauft keine Karte.
mombasa-event-sold = { $seat } verkauft { $card_acc } aus der Hand.

## Fragen

mombasa-ask-lay = Welche Leiste kommt an den nächsten Rand?
    .title = die Kompanieleisten anlegen
mombasa-ask-lot = Wer wird Startspieler?
    .title = den Startspieler auslosen
mombasa-ask-draw = Welche Karte wird vom Nachziehstapel gezogen?
    .title = eine Aktionskarte ziehen
mombasa-ask-reveal = Welches Buch wird aus dem Vorrat gezogen?
    .title = ein Buch ziehen
mombasa-ask-deal = Welches Startplättchen wird ausgeteilt?
    .title = die Startplättchen austeilen
mombasa-ask-keep = Welches Startplättchen behältst du?
    .title = ein Startplättchen wählen
mombasa-ask-rest = Welche Karte deines Startplättchens kommt in Sammelslot { $slot }?
    .title = die Sammelslots füllen
mombasa-ask-plan = Welche Karte planst du für Aktionsslot { $slot }?
    .title = planen
mombasa-ask-turn = Welche Aktion führst du aus?
    .title = eine Aktion wählen
mombasa-ask-goods = { $choices }? (Du hast { mombasa-part-units }.)
    .title = Warenkarten nutzen
    .goods = noch eine Warenkarte nutzen
    .goods_plus = { mombasa-ask-goods.goods }
    .acquire = eine Karte erwerben
    .no_card = ohne neue Karte weitermachen
mombasa-ask-step = Auf welcher Kompanieleiste ziehst du 1 Feld vor? (noch { mombasa-part-units })
    .title = mit Waren vorziehen
mombasa-ask-advance =
    { $call ->
        [0] Ziehst du auf der Leiste von { $company } vor? (noch { mombasa-part-steps })
       *[any] Bezahlst du den Kapitalabruf von { mombasa-part-call } und ziehst auf der Leiste von { $company } vor? (noch { mombasa-part-steps })
    }
    .title = auf einer Kompanieleiste vorziehen
mombasa-ask-track =
    { $tracks ->
        [one] Auf welcher Kompanieleiste ziehst du als Nächstes vor? (noch { $tracks } Leiste)
       *[other] Auf welcher Kompanieleiste ziehst du als Nächstes vor? (noch { $tracks } Leisten)
    }
    .title = eine Kompanieleiste wählen
mombasa-ask-company = Welche Kompanie breitest du aus? (Du hast { mombasa-part-expansion }.)
    .title = die Kompanie wählen, die sich ausbreitet
mombasa-ask-enter = Welche Region betritt die Kompanie { $company }? (noch { mombasa-part-expansion })
    .title = Regionen betreten
mombasa-ask-column = Aus welcher Spalte der Basis von { $company } kommt der Handelsposten für { $region_acc }?
    .title = einen Handelsposten aus einer Basis nehmen
mombasa-ask-return = In welche Spalte der Basis kehrt der verdrängte Handelsposten von { $company } zurück?
    .title = einen verdrängten Handelsposten zurückstellen
mombasa-ask-remove = Welchen Handelsposten entfernst du aus dem Spiel? (höchstens { mombasa-part-posts })
    .title = Handelsposten entfernen
mombasa-ask-ledger = { $choices }? (Danach gibt der Buchhalter { mombasa-part-books }.)
    .title = das Tintenfass vorziehen
    .flip = ein Buch umdrehen
    .forward = das Tintenfass vorziehen
    .stop = hier anhalten
mombasa-ask-points = Welches Buch nimmst du, oder nimmst du stattdessen Pfund? (noch { mombasa-part-books })
    .title = Buchhaltungspunkte einsetzen
mombasa-ask-next_book = Welches Buch legst du als Nächstes? Für alle ist kein Platz.
    .title = die Reihenfolge der Bücher
mombasa-ask-place = Auf welches Feld der Buchhaltungsleiste legst du das { $book }?
    .title = Bücher auslegen
mombasa-ask-choose = Welche Belohnung nimmst du? ({ $space })
    .title = eine Belohnung wählen
mombasa-ask-buy = Welche Karte kaufst du? (Du hast { mombasa-part-pounds }.)
    .title = eine Karte für Pfund kaufen
mombasa-ask-sell = Welche Karte verkaufst du für ihren Kistenwert plus { $plus } £?
    .title = eine Karte verkaufen
mombasa-ask-deck = Welchen Sammelstapel nimmst du auf?
    .title = einen Sammelstapel aufnehmen

## Möglichkeiten

mombasa-do-lay = { $track } bei { $company } anlegen
mombasa-do-lot = { $seat } ist Startspieler
mombasa-do-draw = { $card_acc } ziehen
mombasa-do-reveal = Das { $book } aufdecken
mombasa-do-deal = { $tile } austeilen
mombasa-do-keep = { $tile } behalten
mombasa-do-rest = { $card_acc } in den nächsten Sammelslot legen
mombasa-do-plan = { $card_acc } planen
mombasa-do-leave = Den Slot leer lassen
mombasa-do-goods = { $card } nutzen
mombasa-do-goods_plus = { $card } mit dem „+1“-Warenplättchen nutzen
mombasa-do-plus_one = Das „+1“-Warenplättchen auf { $card } legen
mombasa-do-acquire = Diese Karte erwerben: { mombasa-part-display }
mombasa-do-no_card = Keine Karte erwerben
mombasa-do-step = Auf der Leiste von { $company } vorziehen
mombasa-do-stop = Hier anhalten
mombasa-do-track = Die Leiste von { $company } wählen
mombasa-do-expand = Alle Ausbreitungskarten nutzen
mombasa-do-company = { $company } ausbreiten
mombasa-do-enter = { $region_acc } betreten
mombasa-do-column = Spalte { $column } wählen
mombasa-do-remove = Einen Handelsposten von { $company } entfernen, Spalte { $column }
mombasa-do-bookkeeper = { $card_acc } nutzen
mombasa-do-flip = Das Buch auf { mombasa-part-book_space.dat } umdrehen
mombasa-do-forward = Das Tintenfass auf das nächste Buch ziehen
mombasa-do-take = Das Buch in Reihe { $row }, Spalte { mombasa-part-book_column } nehmen
mombasa-do-pounds = Für alle übrigen Punkte Pfund nehmen
mombasa-do-next = Als Nächstes das { $book } legen
mombasa-do-place = Auf { mombasa-part-book_space } legen
mombasa-do-merchant = { $card_acc } nutzen
mombasa-do-marker = Einen Bonusmarker setzen: { $space }
mombasa-do-choose = Belohnung { $number } nehmen
mombasa-do-sell = { $card_acc } verkaufen
mombasa-do-end = Die eigene Aktionsphase beenden
mombasa-do-deck = Sammelstapel { $slot } aufnehmen

## Warum nicht

mombasa-why-other_edge = Gerade wird für einen anderen Rand gezogen, nicht für { $company }.
mombasa-why-track_in_use = Von dieser Leiste wird schon eine Seite benutzt: { $track }.
mombasa-why-no_such_seat = Am Tisch sind nur { $seats } Spieler.
mombasa-why-not_on_top = Diese Karte ist nicht unter denen des Buchstabens, der jetzt oben auf dem Nachziehstapel liegt: { $card }.
mombasa-why-not_in_supply = Das Feld ist für einen anderen Buchstaben, oder dieses Buch ist nicht mehr im Vorrat: { $book }.
mombasa-why-tile_dealt_already = Dieses Startplättchen wurde schon ausgeteilt: { $tile }.
mombasa-why-tile_not_yours = Dieses Startplättchen wurde dir nicht ausgeteilt: { $tile }.
mombasa-why-not_on_tile = Dein Startplättchen nennt diese Karte nicht, oder du hast sie schon hingelegt: { $card }.
mombasa-why-share_in_slot = Eine einzelne Anteilskarte darf nie in einen Aktionsslot gelegt werden.
mombasa-why-not_in_hand = Diese Karte hast du nicht mehr auf der Hand: { $card }.
mombasa-why-not_face_up = Das liegt nicht offen in deinem Aktionsbereich: { $card }.
mombasa-why-plus_not_there = Das „+1“-Warenplättchen liegt nicht auf einer solchen offenen Karte: { $card }.
mombasa-why-no_expansion_card = In deinem Aktionsbereich liegt keine Ausbreitungskarte und kein Ausbreitungsplättchen offen.
mombasa-why-no_plus_one = Du hast das „+1“-Warenplättchen nicht.
mombasa-why-plus_one_laid = Das „+1“-Warenplättchen liegt schon auf einer Karte und bleibt dort.
mombasa-why-one_kind = Alle Warenkarten einer Aktion müssen dieselbe Ware zeigen, und diese zeigt eine andere: { $card }.
mombasa-why-cards_in_order = Karten werden in fester Reihenfolge gewählt, und an { $card } bist du schon vorbei; nimm etwas zurück, um diese Karte zu wählen.
mombasa-why-mixed_without_card = Verschiedene Waren darfst du nur zusammen nutzen, um eine Karte zu erwerben.
mombasa-why-no_card_displayed = Auf diesem Feld der Kartenauslage liegt keine Karte.
mombasa-why-too_few_units =
    { $units ->
        [one] Der Preis dieser Karte ist { $price }; du hast { $units } Wareneinheit.
       *[other] Der Preis dieser Karte ist { $price }; du hast { $units } Wareneinheiten.
    }
mombasa-why-too_few_pounds = Das kostet { mombasa-part-cost }; du hast { $pounds }.
mombasa-why-units_left = Du hast noch { mombasa-part-units } und kannst auf der Leiste von { $company } vorziehen, ohne zu bezahlen; deshalb darfst du noch nicht anhalten.
mombasa-why-track_end = Dein Anteilsmarker steht auf dem letzten Feld der Leiste von { $company }.
mombasa-why-call_too_dear = Der Kapitalabruf auf der Leiste von { $company } kostet { mombasa-part-call }; du hast { $pounds }.
mombasa-why-other_track = Mit dieser Belohnung ziehst du nur auf der Leiste von { $company } vor.
mombasa-why-must_advance = Mit deinem Startbonus ziehst du { mombasa-part-steps } vor; anhalten darfst du nur vor einem Kapitalabruf.
mombasa-why-no_steps_there = Diese Belohnung gibt dir auf der Leiste von { $company } keine Felder oder keine weiteren.
mombasa-why-base_empty = In der Basis von { $company } steht kein Handelsposten mehr.
mombasa-why-no_access = Für die Kompanie { $company } ist keine Region direkt erreichbar.
mombasa-why-out_of_reach =
    { $cost ->
        [one] Die billigste Region kostet die Kompanie { $company } { $cost } Ausbreitungspunkt; du hast { $points }.
       *[other] Die billigste Region kostet die Kompanie { $company } { $cost } Ausbreitungspunkte; du hast { $points }.
    }
mombasa-why-own_post_there = In dieser Region steht schon ein Handelsposten von { $company }: { $region }.
mombasa-why-not_accessible = Diese Region grenzt weder an die Basis von { $company } noch an eine Region mit einem Handelsposten von { $company }: { $region }.
mombasa-why-too_few_points =
    { $cost ->
        [one] { $region_acc } zu betreten kostet { $cost } Ausbreitungspunkt; du hast { $points }.
       *[other] { $region_acc } zu betreten kostet { $cost } Ausbreitungspunkte; du hast { $points }.
    }
mombasa-why-column_empty = In Spalte { $column } der Basis von { $company } steht kein Handelsposten mehr.
mombasa-why-column_full = In Spalte { $column } der Basis von { $company } ist kein Feld für einen zurückkehrenden Handelsposten frei.
mombasa-why-flip_before_moving = Ein Buch wird umgedreht, bevor das Tintenfass zieht, und es hat schon gezogen.
mombasa-why-flip_once = Pro Aktion darf nur ein Buch umgedreht werden.
mombasa-why-book_behind_jar = Das Tintenfass steht schon auf { mombasa-part-book_space.dat } oder weiter: Dieses Buch umzudrehen würde nichts bewirken.
mombasa-why-no_book_there = Auf { mombasa-part-book_space.dat } deiner Buchhaltungsleiste liegt kein Buch.
mombasa-why-flipped_already = Das Buch auf { mombasa-part-book_space.dat } ist schon umgedreht.
mombasa-why-jar_at_end = Dein Tintenfass steht auf dem letzten Feld der Buchhaltungsleiste.
mombasa-why-needs_goods =
    { $need ->
        [one] Dieses Buch verlangt { $need } Einheit { $good }; offen hast du { $have }.
       *[other] Dieses Buch verlangt { $need } Einheiten { $good }; offen hast du { $have }.
    }
mombasa-why-needs_one_good =
    { $need ->
        [one] Dieses Buch verlangt { $need } Einheit einer Ware, zusätzlich zu seiner anderen Bedingung, falls es eine hat; du hast höchstens { $have }.
       *[other] Dieses Buch verlangt { $need } Einheiten einer Ware, zusätzlich zu seiner anderen Bedingung, falls es eine hat; du hast höchstens { $have }.
    }
mombasa-why-needs_expansion =
    { $need ->
        [one] Dieses Buch verlangt { $need } Ausbreitungspunkt; offen hast du { $have }.
       *[other] Dieses Buch verlangt { $need } Ausbreitungspunkte; offen hast du { $have }.
    }
mombasa-why-needs_specialist = Dieses Buch verlangt { $need } Diamantenhändler oder Buchhalter neben dem, den du gerade nutzt; offen hast du { $have }.
mombasa-why-no_book_displayed = Auf diesem Feld der Bücherauslage liegt kein Buch.
mombasa-why-books_in_order = Bücher werden in der Reihenfolge der Auslage genommen, und an diesem bist du schon vorbei; nimm etwas zurück, um es zu nehmen.
mombasa-why-book_too_dear =
    { $cost ->
        [one] Dieses Buch kostet { $cost } Buchhaltungspunkt; du hast { $points }.
       *[other] Dieses Buch kostet { $cost } Buchhaltungspunkte; du hast { $points }.
    }
mombasa-why-book_not_taken = Dieses Buch hast du in diesem Zug nicht genommen, oder du hast es schon ausgelegt: { $book }.
mombasa-why-covers_new_book = Das Buch auf { mombasa-part-book_space.dat } wurde in diesem Zug ausgelegt: Es darf noch nicht überdeckt werden.
mombasa-why-crossed_out = { mombasa-part-book_space } zeigt ein durchgestrichenes A: Dort darf kein A-Buch liegen.
mombasa-why-covers_better_book = Das Buch auf { mombasa-part-book_space.dat } ist ein B- oder C-Buch: Ein A-Buch darf es nicht überdecken.
mombasa-why-no_marker_left = Du hast in dieser Runde keinen Bonusmarker mehr.
mombasa-why-space_taken = Auf diesem Feld liegt bis zum Ende der Runde ein Bonusmarker von { $seat }.
mombasa-why-first_turn_of_first_player = Der Startspieler darf hier in seinem ersten Zug einer Runde keinen Bonusmarker setzen.
mombasa-why-no_total = Ein Marker braucht hier offen mindestens 1 ({ $kind }); unter der gezeigten Zahl bringt er nichts und blockiert nur das Feld.
mombasa-why-below_threshold = Dafür brauchst du insgesamt { $need } ({ $kind }); offen hast du { $have }.
mombasa-why-no_majority = { $seat } hat offen eine höhere Summe ({ $kind }): { $theirs }; du hast { $have }.
mombasa-why-no_extra_space = Die Leiste von { $company } hat keine Zusatzfelder.
mombasa-why-not_unlocked =
    { $have ->
        [0] Dieses Feld verlangt Leistenbonus { $need } von { $company }; du darfst noch keinen Bonus dieser Leiste nutzen.
       *[any] Dieses Feld verlangt Leistenbonus { $need } von { $company }; du darfst bisher nur Bonus { $have } nutzen.
    }
mombasa-why-one_space_a_track = Auf dem anderen Zusatzfeld der Leiste von { $company } liegt schon ein Bonusmarker von dir.
mombasa-why-no_such_reward =
    { $rewards ->
        [one] Dieses Feld bietet nur { $rewards } Belohnung.
       *[other] Dieses Feld bietet nur { $rewards } Belohnungen.
    }
mombasa-why-nothing_to_sell = Du hast keine Karte auf der Hand, die du hier verkaufen könntest.
mombasa-why-share_not_sold = Eine einzelne Anteilskarte bleibt bis zum Spielende auf der Hand: Sie lässt sich nicht verkaufen.
mombasa-why-other_kind = Hier kannst du nur Karten dieser Art verkaufen: { $kind }.
mombasa-why-deck_empty = Sammelstapel { $slot } ist leer.

## Wofür ein Zug gut ist

hint-mombasa-cash = Bargeld
hint-mombasa-mombasa = Anteile an Mombasa
hint-mombasa-cape_town = Anteile an Cape Town
hint-mombasa-saint_louis = Anteile an Saint-Louis
hint-mombasa-cairo = Anteile an Cairo
hint-mombasa-diamonds = Diamanten
hint-mombasa-bookkeeping = Buchhaltung
hint-mombasa-cards = Karten für spätere Runden
hint-mombasa-note = Anteile zählen mit dem, was sie am Ende der Partie wert sein können.
