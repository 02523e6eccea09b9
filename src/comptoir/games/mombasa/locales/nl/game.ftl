### Mombasa, met de woorden van het spelregelboek; samenstellingen aaneengeschreven.

## Hoeveelheden

mombasa-part-pounds = { ABS($pounds) } pond
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
        [one] { $points } boekhoudingspunt
       *[other] { $points } boekhoudingspunten
    }
mombasa-part-expansion =
    { $points ->
        [one] { $points } uitbreidingspunt
       *[other] { $points } uitbreidingspunten
    }
mombasa-part-steps =
    { $steps ->
        [one] { $steps } vak
       *[other] { $steps } vakken
    }
mombasa-part-posts =
    { $posts ->
        [one] { $posts } handelspost
       *[other] { $posts } handelsposten
    }
mombasa-part-level =
    { $level ->
        [1] eerste
       *[2] tweede
    }
mombasa-part-display =
    { $column ->
        [1] rij { $row }, linkse kolom
        [2] rij { $row }, middelste kolom
       *[3] rij { $row }, rechtse kolom
    }
mombasa-part-book_space =
    { $space ->
        [0] de starttegel
       *[any] vak { $space }
    }

## Maatschappijen, goederen en regio’s

mombasa-id-mombasa = Mombasa
mombasa-id-cape_town = Cape Town
mombasa-id-saint_louis = Saint-Louis
mombasa-id-cairo = Cairo

mombasa-id-coffee = koffie
mombasa-id-bananas = bananen
mombasa-id-cotton = katoen
mombasa-id-expansion = uitbreiding
mombasa-id-bookkeeper = boekhouder
mombasa-id-share = aandeel

mombasa-id-senegambia = Senegambia
mombasa-id-niger_bend = Nigerbocht
    .the = de Nigerbocht
mombasa-id-gold_coast = Goudkust
    .the = de Goudkust
mombasa-id-hausaland = Hausaland
mombasa-id-benin = Benin
mombasa-id-nubia = Nubië
mombasa-id-kordofan = Kordofan
mombasa-id-abyssinia = Abessinië
mombasa-id-horn = Hoorn van Afrika
    .the = de Hoorn van Afrika
mombasa-id-sahel = Sahel
    .the = de Sahel
mombasa-id-bornu = Bornu
mombasa-id-cameroon = Kameroen
mombasa-id-congo_basin = Congobekken
    .the = het Congobekken
mombasa-id-kuba = Kuba
mombasa-id-loango = Loango
mombasa-id-angola = Angola
mombasa-id-swahili_coast = Swahilikust
    .the = de Swahilikust
mombasa-id-great_lakes = Grote Meren
    .the = de Grote Meren
mombasa-id-tanganyika = Tanganyika
mombasa-id-mozambique = Mozambique
mombasa-id-zambezi = Zambezi
    .the = de Zambezi
mombasa-id-kalahari = Kalahari
    .the = de Kalahari
mombasa-id-karoo = Karoo
    .the = de Karoo
mombasa-id-natal = Natal

mombasa-id-A1 = A1
mombasa-id-A2 = A2
mombasa-id-B1 = B1
mombasa-id-B2 = B2
mombasa-id-C1 = C1
mombasa-id-C2 = C2
mombasa-id-D1 = D1
mombasa-id-D2 = D2

## Kaarten en bonustegels

mombasa-id-coffee_1 = koffie 1
mombasa-id-coffee_2 = koffie 2
mombasa-id-coffee_3 = koffie 3
mombasa-id-coffee_4 = koffie 4
mombasa-id-coffee_4_cairo = koffie 4 met een aandeel van Cairo
mombasa-id-bananas_1 = bananen 1
mombasa-id-bananas_2 = bananen 2
mombasa-id-bananas_3 = bananen 3
mombasa-id-bananas_4 = bananen 4
mombasa-id-bananas_4_cape_town = bananen 4 met een aandeel van Cape Town
mombasa-id-cotton_1 = katoen 1
mombasa-id-cotton_2 = katoen 2
mombasa-id-cotton_3 = katoen 3
mombasa-id-cotton_4 = katoen 4
mombasa-id-cotton_4_saint_louis = katoen 4 met een aandeel van Saint-Louis
mombasa-id-expansion_1_crate_0 = uitbreiding 1 (krat 0)
mombasa-id-expansion_1_crate_1 = uitbreiding 1 (krat 1)
mombasa-id-expansion_1_crate_2 = uitbreiding 1 (krat 2)
mombasa-id-expansion_1_crate_3 = uitbreiding 1 (krat 3)
mombasa-id-expansion_2 = uitbreiding 2
mombasa-id-expansion_2_mombasa = uitbreiding 2 met een aandeel van Mombasa
mombasa-id-expansion_2_cape_town = uitbreiding 2 met een aandeel van Cape Town
mombasa-id-expansion_2_saint_louis = uitbreiding 2 met een aandeel van Saint-Louis
mombasa-id-expansion_2_cairo = uitbreiding 2 met een aandeel van Cairo
mombasa-id-expansion_3 = uitbreiding 3
mombasa-id-expansion_3_mombasa = uitbreiding 3 met een aandeel van Mombasa
mombasa-id-expansion_3_cape_town = uitbreiding 3 met een aandeel van Cape Town
mombasa-id-expansion_3_saint_louis = uitbreiding 3 met een aandeel van Saint-Louis
mombasa-id-expansion_3_cairo = uitbreiding 3 met een aandeel van Cairo
mombasa-id-bookkeeper_2_crate_1 = boekhouder 2 (krat 1)
mombasa-id-bookkeeper_2_crate_2 = boekhouder 2 (krat 2)
mombasa-id-bookkeeper_3 = boekhouder 3
mombasa-id-bookkeeper_3_mombasa = boekhouder 3 met een aandeel van Mombasa
mombasa-id-diamond_merchant = diamanthandelaar
    .the = de diamanthandelaar
mombasa-id-diamond_merchant_mombasa = diamanthandelaar van Mombasa
    .the = de diamanthandelaar van Mombasa
mombasa-id-diamond_merchant_cape_town = diamanthandelaar van Cape Town
    .the = de diamanthandelaar van Cape Town
mombasa-id-diamond_merchant_saint_louis = diamanthandelaar van Saint-Louis
    .the = de diamanthandelaar van Saint-Louis
mombasa-id-diamond_merchant_cairo = diamanthandelaar van Cairo
    .the = de diamanthandelaar van Cairo
mombasa-id-share_mombasa_crate_3 = aandeel van Mombasa (krat 3)
    .the = het aandeel van Mombasa (krat 3)
mombasa-id-share_mombasa_crate_4 = aandeel van Mombasa (krat 4)
    .the = het aandeel van Mombasa (krat 4)
mombasa-id-share_cape_town_crate_3 = aandeel van Cape Town (krat 3)
    .the = het aandeel van Cape Town (krat 3)
mombasa-id-share_cape_town_crate_4 = aandeel van Cape Town (krat 4)
    .the = het aandeel van Cape Town (krat 4)
mombasa-id-share_saint_louis_crate_3 = aandeel van Saint-Louis (krat 3)
    .the = het aandeel van Saint-Louis (krat 3)
mombasa-id-share_saint_louis_crate_4 = aandeel van Saint-Louis (krat 4)
    .the = het aandeel van Saint-Louis (krat 4)
mombasa-id-share_cairo_crate_3 = aandeel van Cairo (krat 3)
    .the = het aandeel van Cairo (krat 3)
mombasa-id-share_cairo_crate_4 = aandeel van Cairo (krat 4)
    .the = het aandeel van Cairo (krat 4)
mombasa-id-tile_bookkeeper = boekhouder-kaarttegel
    .the = de boekhouder-kaarttegel
mombasa-id-tile_diamond_merchant = diamanthandelaar-kaarttegel
    .the = de diamanthandelaar-kaarttegel
mombasa-id-tile_expansion = uitbreidings-kaarttegel
    .the = de uitbreidings-kaarttegel
mombasa-id-tile_plus_one = “+1”-goederentegel
    .the = de “+1”-goederentegel

## Bonusvakken

mombasa-id-first_player = startspeler
mombasa-id-buy = kaart kopen
mombasa-id-sell = kaart verkopen
mombasa-id-majority_coffee = koffiemeerderheid
mombasa-id-majority_bananas = bananenmeerderheid
mombasa-id-majority_cotton = katoenmeerderheid
mombasa-id-majority_expansion = uitbreidingsmeerderheid
mombasa-id-extra_mombasa_1 = eerste extra bonusvak van Mombasa
mombasa-id-extra_mombasa_2 = tweede extra bonusvak van Mombasa
mombasa-id-extra_cape_town_1 = eerste extra bonusvak van Cape Town
mombasa-id-extra_cape_town_2 = tweede extra bonusvak van Cape Town
mombasa-id-extra_saint_louis_1 = eerste extra bonusvak van Saint-Louis
mombasa-id-extra_saint_louis_2 = tweede extra bonusvak van Saint-Louis
mombasa-id-extra_cairo_1 = eerste extra bonusvak van Cairo
mombasa-id-extra_cairo_2 = tweede extra bonusvak van Cairo

## Boeken en starttegels

mombasa-id-a_coffee_1_pounds_1 = A-boek (1 koffie → 1 pond)
mombasa-id-a_coffee_1_diamonds_1 = A-boek (1 koffie → 1 diamant)
mombasa-id-a_coffee_2_pounds_2 = A-boek (2 koffie → 2 pond)
mombasa-id-a_coffee_2_books_1 = A-boek (2 koffie → 1 boekhoudingspunt)
mombasa-id-a_coffee_3_diamonds_2 = A-boek (3 koffie → 2 diamanten)
mombasa-id-a_bananas_1_pounds_1 = A-boek (1 banaan → 1 pond)
mombasa-id-a_bananas_1_diamonds_1 = A-boek (1 banaan → 1 diamant)
mombasa-id-a_bananas_2_pounds_2 = A-boek (2 bananen → 2 pond)
mombasa-id-a_bananas_2_books_1 = A-boek (2 bananen → 1 boekhoudingspunt)
mombasa-id-a_bananas_3_diamonds_2 = A-boek (3 bananen → 2 diamanten)
mombasa-id-a_cotton_1_pounds_1 = A-boek (1 katoen → 1 pond)
mombasa-id-a_cotton_1_diamonds_1 = A-boek (1 katoen → 1 diamant)
mombasa-id-a_cotton_2_pounds_2 = A-boek (2 katoen → 2 pond)
mombasa-id-a_cotton_2_books_1 = A-boek (2 katoen → 1 boekhoudingspunt)
mombasa-id-a_cotton_3_diamonds_2 = A-boek (3 katoen → 2 diamanten)
mombasa-id-a_expansion_1_pounds_1 = A-boek (uitbreiding 1 → 1 pond)
mombasa-id-a_expansion_2_books_1 = A-boek (uitbreiding 2 → 1 boekhoudingspunt)
mombasa-id-a_expansion_2_pounds_2 = A-boek (uitbreiding 2 → 2 pond)
mombasa-id-a_specialist_1_pounds_2 = A-boek (handelaar of boekhouder → 2 pond)
mombasa-id-a_specialist_1_diamonds_1 = A-boek (handelaar of boekhouder → 1 diamant)
mombasa-id-b_coffee_4_pounds_3 = B-boek (4 koffie → 3 pond)
mombasa-id-b_coffee_3_books_2 = B-boek (3 koffie → 2 boekhoudingspunten)
mombasa-id-b_coffee_3_diamonds_3 = B-boek (3 koffie → 3 diamanten)
mombasa-id-b_coffee_2_expansion_1_remove_posts_1 = B-boek (2 koffie + uitbreiding 1 → 1 handelspost verwijderen)
mombasa-id-b_coffee_1_units_coffee = B-boek (1 koffie → koffie − 1 in pond)
mombasa-id-b_bananas_4_pounds_3 = B-boek (4 bananen → 3 pond)
mombasa-id-b_bananas_3_books_2 = B-boek (3 bananen → 2 boekhoudingspunten)
mombasa-id-b_bananas_3_diamonds_3 = B-boek (3 bananen → 3 diamanten)
mombasa-id-b_bananas_2_expansion_1_remove_posts_1 = B-boek (2 bananen + uitbreiding 1 → 1 handelspost verwijderen)
mombasa-id-b_bananas_1_units_bananas = B-boek (1 banaan → bananen − 1 in pond)
mombasa-id-b_cotton_4_pounds_3 = B-boek (4 katoen → 3 pond)
mombasa-id-b_cotton_3_books_2 = B-boek (3 katoen → 2 boekhoudingspunten)
mombasa-id-b_cotton_3_diamonds_3 = B-boek (3 katoen → 3 diamanten)
mombasa-id-b_cotton_2_expansion_1_remove_posts_1 = B-boek (2 katoen + uitbreiding 1 → 1 handelspost verwijderen)
mombasa-id-b_cotton_1_units_cotton = B-boek (1 katoen → katoen − 1 in pond)
mombasa-id-b_one_good_4_pounds_3 = B-boek (4 van één goed → 3 pond)
mombasa-id-b_one_good_4_books_2 = B-boek (4 van één goed → 2 boekhoudingspunten)
mombasa-id-b_expansion_3_diamonds_2 = B-boek (uitbreiding 3 → 2 diamanten)
mombasa-id-b_expansion_3_pounds_3 = B-boek (uitbreiding 3 → 3 pond)
mombasa-id-b_specialist_1_books_2 = B-boek (handelaar of boekhouder → 2 boekhoudingspunten)
mombasa-id-b_specialist_1_one_good_2_pounds_3 = B-boek (2 van één goed + handelaar of boekhouder → 3 pond)
mombasa-id-c_coffee_2_pounds_4 = C-boek (2 koffie → 4 pond)
mombasa-id-c_coffee_3_diamonds_4 = C-boek (3 koffie → 4 diamanten)
mombasa-id-c_coffee_3_one_good_3_remove_posts_2 = C-boek (3 koffie + 3 van één goed → 2 handelsposten verwijderen)
mombasa-id-c_coffee_2_expansion_2_diamonds_5 = C-boek (2 koffie + uitbreiding 2 → 5 diamanten)
mombasa-id-c_coffee_2_books_3 = C-boek (2 koffie → 3 boekhoudingspunten)
mombasa-id-c_bananas_2_pounds_4 = C-boek (2 bananen → 4 pond)
mombasa-id-c_bananas_3_diamonds_4 = C-boek (3 bananen → 4 diamanten)
mombasa-id-c_bananas_3_one_good_3_remove_posts_2 = C-boek (3 bananen + 3 van één goed → 2 handelsposten verwijderen)
mombasa-id-c_bananas_2_expansion_2_diamonds_5 = C-boek (2 bananen + uitbreiding 2 → 5 diamanten)
mombasa-id-c_bananas_2_books_3 = C-boek (2 bananen → 3 boekhoudingspunten)
mombasa-id-c_cotton_2_pounds_4 = C-boek (2 katoen → 4 pond)
mombasa-id-c_cotton_3_diamonds_4 = C-boek (3 katoen → 4 diamanten)
mombasa-id-c_cotton_3_one_good_3_remove_posts_2 = C-boek (3 katoen + 3 van één goed → 2 handelsposten verwijderen)
mombasa-id-c_cotton_2_expansion_2_diamonds_5 = C-boek (2 katoen + uitbreiding 2 → 5 diamanten)
mombasa-id-c_cotton_2_books_3 = C-boek (2 katoen → 3 boekhoudingspunten)
mombasa-id-c_one_good_3_pounds_4 = C-boek (3 van één goed → 4 pond)
mombasa-id-c_one_good_4_diamonds_3 = C-boek (4 van één goed → 3 diamanten)
mombasa-id-c_expansion_3_remove_posts_2 = C-boek (uitbreiding 3 → 2 handelsposten verwijderen)
mombasa-id-c_expansion_2_pounds_4 = C-boek (uitbreiding 2 → 4 pond)
mombasa-id-c_specialist_1_one_good_2_diamonds_3 = C-boek (2 van één goed + handelaar of boekhouder → 3 diamanten)
mombasa-id-c_specialist_1_books_3 = C-boek (handelaar of boekhouder → 3 boekhoudingspunten)
mombasa-id-starting_book_1 = boek van starttegel 1
mombasa-id-starting_book_2 = boek van starttegel 2
mombasa-id-starting_book_3 = boek van starttegel 3
mombasa-id-starting_book_4 = boek van starttegel 4
mombasa-id-starting_book_5 = boek van starttegel 5
mombasa-id-starting_book_6 = boek van starttegel 6
mombasa-id-starting_book_7 = boek van starttegel 7
mombasa-id-starting_book_8 = boek van starttegel 8
mombasa-id-starting_book_9 = boek van starttegel 9
mombasa-id-starting_book_10 = boek van starttegel 10

mombasa-id-starting_tile_1 = starttegel 1
mombasa-id-starting_tile_2 = starttegel 2
mombasa-id-starting_tile_3 = starttegel 3
mombasa-id-starting_tile_4 = starttegel 4
mombasa-id-starting_tile_5 = starttegel 5
mombasa-id-starting_tile_6 = starttegel 6
mombasa-id-starting_tile_7 = starttegel 7
mombasa-id-starting_tile_8 = starttegel 8
mombasa-id-starting_tile_9 = starttegel 9
mombasa-id-starting_tile_10 = starttegel 10

## Waardering

mombasa-category-cash = Cash
mombasa-category-mombasa = Mombasa
mombasa-category-cape_town = Cape Town
mombasa-category-saint_louis = Saint-Louis
mombasa-category-cairo = Cairo
mombasa-category-diamonds = Diamanten
mombasa-category-bookkeeping = Boekhouding

## Wat er gebeurde: opstelling en rondes

mombasa-event-track_laid = Spoor { $track } komt bij { $company } te liggen.
mombasa-event-first_player = Het lot wijst { $seat } aan als startspeler.
mombasa-event-one_expansion = { $seat } krijgt { $card }.
mombasa-event-tile_dealt = { $seat } krijgt { $tile }.
mombasa-event-tile_kept = { $seat } houdt { $tile }.
mombasa-event-tile_chosen = { $seat } heeft een starttegel gekozen.
mombasa-event-starting_tile = { $seat } begint met { $tile }.
mombasa-event-laid_to_rest = { $seat } legt { $card_the } in rustslot { $slot }.
mombasa-event-resting_done = { $seat } heeft de rustslots gevuld.
mombasa-event-rested = { $seat } begint met { $cards } in de rustslots.
mombasa-event-round = Ronde { $round } begint; { $seat } is startspeler.
mombasa-event-planned = { $seat } plant { $card_the } voor actieslot { $slot }.
mombasa-event-left_empty = { $seat } laat actieslot { $slot } leeg.
mombasa-event-planning_done = { $seat } is klaar met plannen.
mombasa-event-revealed = { $seat } draait open: { $cards }.
mombasa-event-turn = { $seat } is aan de beurt.
mombasa-event-ended = { $seat } beëindigt de eigen actiefase.
mombasa-event-picked_up = { $seat } raapt ruststapel { $slot } op: { $cards }.
mombasa-event-coins_moved =
    { $coins ->
        [one] { $coins } munt gaat van het rondespoor naar kolom { mombasa-part-book_column } van de boekendisplay.
       *[other] { $coins } munten gaan van het rondespoor naar kolom { mombasa-part-book_column } van de boekendisplay.
    }
mombasa-event-card_discarded = { $card_the } gaat van de kaartendisplay naar de aflegstapel.
mombasa-event-card_drawn = { $card_the } komt in de kaartendisplay ({ mombasa-part-display }).
mombasa-event-book_revealed = Het { $book } komt in de boekendisplay (rij { $row }, kolom { mombasa-part-book_column }).
mombasa-event-tile_received = { $seat } krijgt { $tile_the }.
mombasa-event-markers_returned = Alle bonusschijven gaan terug naar de spelers.
mombasa-event-scored = { $seat } eindigt met { $total } pond en wordt { $rank }e.

## Wat er gebeurde: geld, sporen en bonussen

mombasa-event-gained = { $seat } krijgt { mombasa-part-pounds }.
mombasa-event-paid = { $seat } betaalt { mombasa-part-pounds }.
mombasa-event-diamonds = { $seat } schuift { mombasa-part-steps } vooruit op het diamantspoor, naar vak { $space }.
mombasa-event-slot_unlocked = { $seat } maakt actieslot { $slot } vrij, vanaf de volgende planningfase.
mombasa-event-track_chosen = { $seat } mag { mombasa-part-steps } vooruit op het spoor van { $company }.
mombasa-event-stepped = { $seat } schuift vooruit naar vak { $space } op het spoor van { $company }.
mombasa-event-special_space = { $seat } bereikt het { mombasa-part-level } speciale vak op het spoor van { $company } en maakt de spoorbonus vrij.
mombasa-event-steps_lost = { $seat } laat { mombasa-part-steps } op het spoor van { $company } vallen.
mombasa-event-bonus_in_force = { $seat } mag van nu af aan de { mombasa-part-level } spoorbonus van { $company } gebruiken.
mombasa-event-more_markers =
    { $markers ->
        [one] { $seat } krijgt { $markers } extra bonusschijf.
       *[other] { $seat } krijgt { $markers } extra bonusschijven.
    }

## Wat er gebeurde: acties

mombasa-event-goods_used = { $seat } gebruikt { $card } (waarde { $units }).
mombasa-event-acquired = { $seat } verwerft { $card_the } ({ mombasa-part-display }) tegen kaartprijs { $price }.
mombasa-event-acquired_none = { $seat } verwerft geen kaart en heeft waarde { $units } voor de maatschappijsporen.
mombasa-event-units_lost = { $seat } laat waarde { $units } vallen.
mombasa-event-plus_one_laid = { $seat } legt de “+1”-goederentegel op { $card }.
mombasa-event-expansion = { $seat } gebruikt alle uitbreidingskaarten: { mombasa-part-expansion }.
mombasa-event-company_chosen = { $seat } breidt de maatschappij { $company } uit.
mombasa-event-expansion_lost = { $seat } breidt geen maatschappij uit en laat { mombasa-part-expansion } vallen.
mombasa-event-region_chosen = { $seat } spendeert { mombasa-part-expansion } aan { $region_the }.
mombasa-event-entered = { $seat } betreedt { $region_the } met een handelspost van { $company } uit kolom { $column } van de basis.
mombasa-event-ousted = { $seat } verdrijft de handelspost van { $company } uit { $region_the }.
mombasa-event-points_lost = { $seat } laat { mombasa-part-expansion } vallen.
mombasa-event-returned = { $seat } zet een verdreven handelspost van { $company } terug in kolom { $column } van de basis.
mombasa-event-post_lost = { $seat } vindt in de basis geen plaats voor een verdreven handelspost van { $company }; die gaat uit het spel.
mombasa-event-removed = { $seat } verwijdert een handelspost van { $company } uit kolom { $column } van de basis.
mombasa-event-removed_none = { $seat } kiest ervoor { mombasa-part-posts } niet te verwijderen.
mombasa-event-bookkeeper_used = { $seat } gebruikt { $card_the }.
mombasa-event-book_flipped = { $seat } draait het { $book } op { mombasa-part-book_space } gedekt.
mombasa-event-jar_moved = { $seat } schuift de inktpot naar { mombasa-part-book_space }: { $book }.
mombasa-event-jar_stopped = { $seat } laat de inktpot daar staan; de boekhouder geeft { mombasa-part-books }.
mombasa-event-book_taken = { $seat } neemt het { $book } (rij { $row }, kolom { mombasa-part-book_column }) voor { mombasa-part-books }.
mombasa-event-book_named = { $seat } legt nu het { $book }.
mombasa-event-book_placed = { $seat } legt het { $book } op { mombasa-part-book_space } van het boekhoudingsspoor.
mombasa-event-book_discarded = { $seat } heeft geen vak voor het { $book } en legt het af.
mombasa-event-merchant_used = { $seat } gebruikt { $card_the }.
mombasa-event-marker_placed = { $seat } plaatst een bonusschijf: { $space }.
mombasa-event-first_player_marker = { $seat } neemt de startspelerfiche voor de volgende ronde.
mombasa-event-tile_reserved = { $seat } reserveert { $tile_the } voor de volgende ronde.
mombasa-event-reward = { $seat } kiest beloning { $number } ({ $space }).
mombasa-event-bought_none = { $seat } koopt geen kaart.
mombasa-event-sold = { $seat } verkoopt { $card_the } uit de hand.

## Vragen

mombasa-ask-lay = Welk spoor komt aan de volgende rand te liggen?
    .title = de sporen leggen
mombasa-ask-lot = Wie is de startspeler?
    .title = het lot voor de startspeler
mombasa-ask-draw = Welke kaart komt van de actiekaartenstapel?
    .title = een kaart van de actiekaartenstapel
mombasa-ask-reveal = Welk boek komt uit de boekenvoorraad?
    .title = een boek uit de boekenvoorraad
mombasa-ask-deal = Welke starttegel wordt uitgedeeld?
    .title = de starttegels uitdelen
mombasa-ask-keep = Welke starttegel houd je?
    .title = een starttegel kiezen
mombasa-ask-rest = Welke kaart van je starttegel gaat naar rustslot { $slot }?
    .title = de rustslots vullen
mombasa-ask-plan = Welke kaart plan je voor actieslot { $slot }?
    .title = plannen
mombasa-ask-turn = Welke actie voer je uit?
    .title = een actie kiezen
mombasa-ask-goods = { $choices }? (Je hebt waarde { $units }.)
    .title = goederenkaarten gebruiken
    .goods = nog een goederenkaart gebruiken
    .goods_plus = { mombasa-ask-goods.goods }
    .acquire = een kaart verwerven
    .no_card = zonder nieuwe kaart verdergaan
mombasa-ask-step = Op welk maatschappijspoor schuif je 1 vak vooruit? (nog waarde { $units })
    .title = vooruitschuiven met goederen
mombasa-ask-advance =
    { $call ->
        [0] Schuif je vooruit op het spoor van { $company }? (nog { mombasa-part-steps })
       *[any] Betaal je de kapitaalaflossing van { $call } pond en schuif je vooruit op het spoor van { $company }? (nog { mombasa-part-steps })
    }
    .title = vooruitschuiven op een maatschappijspoor
mombasa-ask-track =
    { $tracks ->
        [one] Op welk maatschappijspoor schuif je nu vooruit? (nog { $tracks } spoor)
       *[other] Op welk maatschappijspoor schuif je nu vooruit? (nog { $tracks } sporen)
    }
    .title = een maatschappijspoor kiezen
mombasa-ask-company = Welke maatschappij breid je uit? (Je hebt { mombasa-part-expansion }.)
    .title = de maatschappij kiezen die uitbreidt
mombasa-ask-enter = Welke regio betreedt de maatschappij { $company }? (nog { mombasa-part-expansion })
    .title = regio’s betreden
mombasa-ask-column = Uit welke kolom van de basis van { $company } komt de handelspost voor { $region_the }?
    .title = een handelspost uit een basis nemen
mombasa-ask-return = In welke kolom van de basis gaat de verdreven handelspost van { $company } terug?
    .title = een verdreven handelspost terugzetten
mombasa-ask-remove = Welke handelspost verwijder je uit het spel? (hoogstens { mombasa-part-posts })
    .title = handelsposten verwijderen
mombasa-ask-ledger = { $choices }? (Daarna geeft de boekhouder { mombasa-part-books }.)
    .title = de inktpot vooruitschuiven
    .flip = draai je een boek gedekt
    .forward = schuif je de inktpot vooruit
    .stop = stop je
mombasa-ask-points = Welk boek neem je, of neem je ponden? (nog { mombasa-part-books })
    .title = boekhoudingspunten gebruiken
mombasa-ask-next_book = Welk boek leg je nu? Er is niet voor allemaal plaats.
    .title = de volgorde van de boeken
mombasa-ask-place = Op welk vak van het boekhoudingsspoor leg je het { $book }?
    .title = boeken leggen
mombasa-ask-choose = Welke beloning neem je? ({ $space })
    .title = een beloning kiezen
mombasa-ask-buy = Welke kaart koop je? (Je hebt { mombasa-part-pounds }.)
    .title = een kaart kopen met ponden
mombasa-ask-sell = Welke kaart verkoop je voor de kratwaarde + £{ $plus }?
    .title = een kaart verkopen
mombasa-ask-deck = Welke ruststapel raap je op?
    .title = een ruststapel oprapen

## Keuzes

mombasa-do-lay = Leg { $track } bij { $company }
mombasa-do-lot = { $seat } is startspeler
mombasa-do-draw = Trek { $card_the }
mombasa-do-reveal = Leg het { $book } open
mombasa-do-deal = Deel { $tile } uit
mombasa-do-keep = Houd { $tile }
mombasa-do-rest = Leg { $card_the } in het volgende rustslot
mombasa-do-plan = Plan { $card_the }
mombasa-do-leave = Laat het slot leeg
mombasa-do-goods = Gebruik { $card }
mombasa-do-goods_plus = Gebruik { $card } met de “+1”-goederentegel
mombasa-do-plus_one = Leg de “+1”-goederentegel op { $card }
mombasa-do-acquire = Verwerf de kaart in { mombasa-part-display }
mombasa-do-no_card = Verwerf geen kaart
mombasa-do-step = Schuif vooruit op het spoor van { $company }
mombasa-do-stop = Stop hier
mombasa-do-track = Kies het spoor van { $company }
mombasa-do-expand = Gebruik alle uitbreidingskaarten
mombasa-do-company = Breid { $company } uit
mombasa-do-enter = Betreed { $region_the }
mombasa-do-column = Kies kolom { $column }
mombasa-do-remove = Verwijder een handelspost van { $company }, kolom { $column }
mombasa-do-bookkeeper = Gebruik { $card_the }
mombasa-do-flip = Draai het boek op { mombasa-part-book_space } gedekt
mombasa-do-forward = Schuif de inktpot naar het volgende boek
mombasa-do-take = Neem het boek in rij { $row }, kolom { mombasa-part-book_column }
mombasa-do-pounds = Neem ponden voor alle overige punten
mombasa-do-next = Leg nu het { $book }
mombasa-do-place = Leg het op { mombasa-part-book_space }
mombasa-do-merchant = Gebruik { $card_the }
mombasa-do-marker = Plaats een bonusschijf: { $space }
mombasa-do-choose = Neem beloning { $number }
mombasa-do-sell = Verkoop { $card_the }
mombasa-do-end = Beëindig je eigen actiefase
mombasa-do-deck = Raap ruststapel { $slot } op

## Waarom niet

mombasa-why-other_edge = Er wordt nu voor een andere rand getrokken, niet voor { $company }.
mombasa-why-track_in_use = Van dit spoor is al een kant in gebruik: { $track }.
mombasa-why-no_such_seat = Er zijn maar { $seats } spelers aan tafel.
mombasa-why-not_on_top = Deze kaart zit niet bij de bovenste letter van de stapel: { $card }.
mombasa-why-not_in_supply = Het vak is voor een andere letter, of dit boek ligt niet meer in de voorraad: { $book }.
mombasa-why-tile_dealt_already = Deze starttegel is al uitgedeeld: { $tile }.
mombasa-why-tile_not_yours = Deze starttegel is niet aan jou uitgedeeld: { $tile }.
mombasa-why-not_on_tile = Deze kaart staat niet op je starttegel, of ligt er al: { $card }.
mombasa-why-share_in_slot = Een enkele aandeelkaart kan nooit in een actieslot gelegd worden.
mombasa-why-not_in_hand = Deze kaart heb je niet (meer) in de hand: { $card }.
mombasa-why-not_face_up = Dit ligt niet open in je actiegebied: { $card }.
mombasa-why-plus_not_there = De “+1”-goederentegel ligt niet op zo’n open kaart: { $card }.
mombasa-why-no_expansion_card = In je actiegebied ligt geen uitbreidingskaart of -tegel open.
mombasa-why-no_plus_one = Je hebt de “+1”-goederentegel niet.
mombasa-why-plus_one_laid = De “+1”-goederentegel blijft op zijn kaart: hij is al gelegd.
mombasa-why-one_kind = Alle goederenkaarten van één actie tonen hetzelfde goed, en dit is een ander: { $card }.
mombasa-why-cards_in_order = Kaarten worden in een vaste volgorde gekozen en je bent { $card } al voorbij; maak keuzes ongedaan om die te kiezen.
mombasa-why-mixed_without_card = Verschillende goederen mag je alleen samen gebruiken om een kaart te verwerven.
mombasa-why-no_card_displayed = Op dit vak van de kaartendisplay ligt geen kaart.
mombasa-why-too_few_units = De kaartprijs is { $price }; je hebt waarde { $units }.
mombasa-why-too_few_pounds = Dat kost { $cost } pond; je hebt er { $pounds }.
mombasa-why-units_left = Je hebt nog waarde { $units } en kunt zonder te betalen vooruit op het spoor van { $company }, dus je mag nog niet stoppen.
mombasa-why-track_end = Je spoorschijf ligt op het laatste vak van het spoor van { $company }.
mombasa-why-call_too_dear = De kapitaalaflossing op het spoor van { $company } kost { $call } pond; je hebt er { $pounds }.
mombasa-why-other_track = Deze beloning geldt alleen voor het spoor van { $company }.
mombasa-why-must_advance = Je startbonus brengt je { mombasa-part-steps } vooruit; je mag alleen voor een kapitaalaflossing stoppen.
mombasa-why-no_steps_there = Deze beloning geeft geen vakken, of geen vakken meer, op het spoor van { $company }.
mombasa-why-base_empty = In de basis van { $company } staat geen handelspost meer.
mombasa-why-no_access = Geen enkele regio is rechtstreeks bereikbaar voor de maatschappij { $company }.
mombasa-why-out_of_reach =
    { $cost ->
        [one] De goedkoopste regio voor de maatschappij { $company } kost { $cost } uitbreidingspunt; je hebt er { $points }.
       *[other] De goedkoopste regio voor de maatschappij { $company } kost { $cost } uitbreidingspunten; je hebt er { $points }.
    }
mombasa-why-own_post_there = In { $region_the } staat al een handelspost van { $company }.
mombasa-why-not_accessible = { $region_the } grenst niet aan de basis van { $company } of aan een regio met een handelspost van { $company }.
mombasa-why-too_few_points =
    { $cost ->
        [one] { $region_the } betreden kost { $cost } uitbreidingspunt; je hebt er { $points }.
       *[other] { $region_the } betreden kost { $cost } uitbreidingspunten; je hebt er { $points }.
    }
mombasa-why-column_empty = In kolom { $column } van de basis van { $company } staat geen handelspost meer.
mombasa-why-column_full = In kolom { $column } van de basis van { $company } is geen plaats voor een verdreven handelspost.
mombasa-why-flip_before_moving = Een boek draai je gedekt voordat de inktpot beweegt; die is al vooruitgeschoven.
mombasa-why-flip_once = In één actie mag maar één boek gedekt gedraaid worden.
mombasa-why-book_behind_jar = De inktpot staat al op of voorbij { mombasa-part-book_space }: dat boek gedekt draaien heeft geen zin.
mombasa-why-no_book_there = Op { mombasa-part-book_space } van je boekhoudingsspoor ligt geen boek.
mombasa-why-flipped_already = Het boek op { mombasa-part-book_space } ligt al gedekt.
mombasa-why-jar_at_end = Je inktpot staat op het laatste vak van het boekhoudingsspoor.
mombasa-why-needs_goods = Dit boek vereist waarde { $need } { $good }; je hebt waarde { $have } open liggen.
mombasa-why-needs_one_good = Dit boek vereist waarde { $need } van één goed, naast een eventuele andere vereiste; je hebt daarvoor hoogstens waarde { $have }.
mombasa-why-needs_expansion =
    { $need ->
        [one] Dit boek vereist { $need } uitbreidingspunt; je hebt er { $have } open liggen.
       *[other] Dit boek vereist { $need } uitbreidingspunten; je hebt er { $have } open liggen.
    }
mombasa-why-needs_specialist =
    { $need ->
        [one] Dit boek vereist { $need } diamanthandelaar of boekhouder naast degene die je gebruikt; je hebt er { $have } open liggen.
       *[other] Dit boek vereist { $need } diamanthandelaars of boekhouders naast degene die je gebruikt; je hebt er { $have } open liggen.
    }
mombasa-why-no_book_displayed = Op dit vak van de boekendisplay ligt geen boek.
mombasa-why-books_in_order = Boeken worden in de volgorde van de display genomen en je bent dit al voorbij; maak keuzes ongedaan om het te nemen.
mombasa-why-book_too_dear =
    { $cost ->
        [one] Dit boek kost { $cost } boekhoudingspunt; je hebt er { $points }.
       *[other] Dit boek kost { $cost } boekhoudingspunten; je hebt er { $points }.
    }
mombasa-why-book_not_taken = Dit boek heb je in deze beurt niet genomen, of het ligt er al: { $book }.
mombasa-why-covers_new_book = Het boek op { mombasa-part-book_space } is in deze beurt gelegd: het mag nog niet bedekt worden.
mombasa-why-crossed_out = { mombasa-part-book_space } heeft een doorstreepte A: daar mag geen A-boek komen.
mombasa-why-covers_better_book = Het boek op { mombasa-part-book_space } is een B-boek of een C-boek: een A-boek mag het niet bedekken.
mombasa-why-no_marker_left = Je hebt in deze ronde geen bonusschijf meer.
mombasa-why-space_taken = { $seat } heeft tot het einde van de ronde een bonusschijf op dit vak.
mombasa-why-first_turn_of_first_player = De startspeler mag hier in de eerste beurt van een ronde geen bonusschijf plaatsen.
mombasa-why-no_total = Een schijf vereist hier minstens 1 open ({ $kind }); onder het getoonde getal levert die niets op en blokkeert die alleen het vak.
mombasa-why-below_threshold = Dat vereist een totale waarde van { $need } ({ $kind }); je hebt { $have } open liggen.
mombasa-why-no_majority = { $seat } heeft een hogere totale waarde ({ $kind }) open liggen: { $theirs }; jij hebt { $have }.
mombasa-why-no_extra_space = Het spoor van { $company } heeft geen extra bonusvakken.
mombasa-why-not_unlocked =
    { $have ->
        [0] Dit vak vereist spoorbonus { $need } van { $company }; je mag nog geen bonus van dat spoor gebruiken.
       *[any] Dit vak vereist spoorbonus { $need } van { $company }; je mag tot nu toe alleen bonus { $have } gebruiken.
    }
mombasa-why-one_space_a_track = Je hebt al een bonusschijf op het andere extra bonusvak van het spoor van { $company }.
mombasa-why-no_such_reward =
    { $rewards ->
        [one] Dit vak biedt maar { $rewards } beloning.
       *[other] Dit vak biedt maar { $rewards } beloningen.
    }
mombasa-why-nothing_to_sell = Je hebt geen kaart in de hand die je hier kunt verkopen.
mombasa-why-share_not_sold = Een enkele aandeelkaart blijft tot het einde van de partij in de hand: die kun je niet verkopen.
mombasa-why-other_kind = Hier kun je alleen kaarten van deze soort verkopen: { $kind }.
mombasa-why-deck_empty = Ruststapel { $slot } is leeg.

## What a turn is for

hint-mombasa-cash = cash
hint-mombasa-mombasa = aandelen Mombasa
hint-mombasa-cape_town = aandelen Cape Town
hint-mombasa-saint_louis = aandelen Saint-Louis
hint-mombasa-cairo = aandelen Cairo
hint-mombasa-diamonds = diamanten
hint-mombasa-bookkeeping = boekhouding
hint-mombasa-cards = kaarten voor latere rondes
hint-mombasa-note = Aandelen tellen voor wat ze aan het einde waard kunnen zijn.
