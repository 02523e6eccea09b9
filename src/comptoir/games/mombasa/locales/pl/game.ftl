### Mombasa, słowami instrukcji. Zdania w czasie teraźniejszym: nie zdradzają płci gracza.

## Ilości (w bierniku)

mombasa-part-pounds =
    { ABS($pounds) ->
        [one] { ABS($pounds) } funta
        [few] { ABS($pounds) } funty
       *[many] { ABS($pounds) } funtów
    }
mombasa-part-cost =
    { $cost ->
        [one] { $cost } funta
        [few] { $cost } funty
       *[many] { $cost } funtów
    }
mombasa-part-call =
    { $call ->
        [one] { $call } funta
        [few] { $call } funty
       *[many] { $call } funtów
    }
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
        [one] { $points } punkt książek
        [few] { $points } punkty książek
       *[many] { $points } punktów książek
    }
mombasa-part-expansion =
    { $points ->
        [one] { $points } punkt ekspansji
        [few] { $points } punkty ekspansji
       *[many] { $points } punktów ekspansji
    }
mombasa-part-units =
    { $units ->
        [one] { $units } sztukę
        [few] { $units } sztuki
       *[many] { $units } sztuk
    }
mombasa-part-steps =
    { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }
mombasa-part-level =
    { $level ->
        [1] pierwsze
       *[2] drugie
    }
mombasa-part-display =
    { $column ->
        [1] rząd { $row }, lewa kolumna
        [2] rząd { $row }, środkowa kolumna
       *[3] rząd { $row }, prawa kolumna
    }
mombasa-part-book_space =
    { $space ->
        [0] żeton początkowy
       *[any] pole { $space }
    }
    .loc =
    { $space ->
        [0] żetonie początkowym
       *[any] polu { $space }
    }

## Kompanie, towary i regiony

mombasa-id-mombasa = Mombasa
    .gen = Mombasy
mombasa-id-cape_town = Cape Town
mombasa-id-saint_louis = Saint-Louis
mombasa-id-cairo = Kair
    .gen = Kairu

mombasa-id-coffee = kawa
    .acc = kawę
    .gen = kawy
mombasa-id-bananas = banany
    .gen = bananów
mombasa-id-cotton = bawełna
    .acc = bawełnę
    .gen = bawełny
mombasa-id-expansion = ekspansja
    .acc = ekspansję
    .gen = ekspansji
mombasa-id-bookkeeper = księgowy
    .acc = księgowego
    .gen = księgowego
mombasa-id-share = udział
    .gen = udziału

mombasa-id-senegambia = Senegambia
mombasa-id-niger_bend = Zakole Nigru
mombasa-id-gold_coast = Złote Wybrzeże
mombasa-id-hausaland = Kraj Hausa
mombasa-id-benin = Benin
mombasa-id-nubia = Nubia
mombasa-id-kordofan = Kordofan
mombasa-id-abyssinia = Abisynia
mombasa-id-horn = Róg Afryki
mombasa-id-sahel = Sahel
mombasa-id-bornu = Bornu
mombasa-id-cameroon = Kamerun
mombasa-id-congo_basin = Kotlina Konga
mombasa-id-kuba = Królestwo Kuba
mombasa-id-loango = Loango
mombasa-id-angola = Angola
mombasa-id-swahili_coast = Wybrzeże Suahili
mombasa-id-great_lakes = Wielkie Jeziora
mombasa-id-tanganyika = Tanganika
mombasa-id-mozambique = Mozambik
mombasa-id-zambezi = Zambezi
mombasa-id-kalahari = Kalahari
mombasa-id-karoo = Karru
mombasa-id-natal = Natal

mombasa-id-A1 = A1
mombasa-id-A2 = A2
mombasa-id-B1 = B1
mombasa-id-B2 = B2
mombasa-id-C1 = C1
mombasa-id-C2 = C2
mombasa-id-D1 = D1
mombasa-id-D2 = D2

## Karty i żetony premii

mombasa-id-coffee_1 = kawa 1
    .acc = kawę 1
    .gen = kawy 1
mombasa-id-coffee_2 = kawa 2
    .acc = kawę 2
    .gen = kawy 2
mombasa-id-coffee_3 = kawa 3
    .acc = kawę 3
    .gen = kawy 3
mombasa-id-coffee_4 = kawa 4
    .acc = kawę 4
    .gen = kawy 4
mombasa-id-coffee_4_cairo = kawa 4 z udziałem Kairu
    .acc = kawę 4 z udziałem Kairu
    .gen = kawy 4 z udziałem Kairu
mombasa-id-bananas_1 = banany 1
    .gen = bananów 1
mombasa-id-bananas_2 = banany 2
    .gen = bananów 2
mombasa-id-bananas_3 = banany 3
    .gen = bananów 3
mombasa-id-bananas_4 = banany 4
    .gen = bananów 4
mombasa-id-bananas_4_cape_town = banany 4 z udziałem Cape Town
    .gen = bananów 4 z udziałem Cape Town
mombasa-id-cotton_1 = bawełna 1
    .acc = bawełnę 1
    .gen = bawełny 1
mombasa-id-cotton_2 = bawełna 2
    .acc = bawełnę 2
    .gen = bawełny 2
mombasa-id-cotton_3 = bawełna 3
    .acc = bawełnę 3
    .gen = bawełny 3
mombasa-id-cotton_4 = bawełna 4
    .acc = bawełnę 4
    .gen = bawełny 4
mombasa-id-cotton_4_saint_louis = bawełna 4 z udziałem Saint-Louis
    .acc = bawełnę 4 z udziałem Saint-Louis
    .gen = bawełny 4 z udziałem Saint-Louis
mombasa-id-expansion_1_crate_0 = ekspansja 1 (skrzynia 0)
    .acc = ekspansję 1 (skrzynia 0)
mombasa-id-expansion_1_crate_1 = ekspansja 1 (skrzynia 1)
    .acc = ekspansję 1 (skrzynia 1)
mombasa-id-expansion_1_crate_2 = ekspansja 1 (skrzynia 2)
    .acc = ekspansję 1 (skrzynia 2)
mombasa-id-expansion_1_crate_3 = ekspansja 1 (skrzynia 3)
    .acc = ekspansję 1 (skrzynia 3)
mombasa-id-expansion_2 = ekspansja 2
    .acc = ekspansję 2
mombasa-id-expansion_2_mombasa = ekspansja 2 z udziałem Mombasy
    .acc = ekspansję 2 z udziałem Mombasy
mombasa-id-expansion_2_cape_town = ekspansja 2 z udziałem Cape Town
    .acc = ekspansję 2 z udziałem Cape Town
mombasa-id-expansion_2_saint_louis = ekspansja 2 z udziałem Saint-Louis
    .acc = ekspansję 2 z udziałem Saint-Louis
mombasa-id-expansion_2_cairo = ekspansja 2 z udziałem Kairu
    .acc = ekspansję 2 z udziałem Kairu
mombasa-id-expansion_3 = ekspansja 3
    .acc = ekspansję 3
mombasa-id-expansion_3_mombasa = ekspansja 3 z udziałem Mombasy
    .acc = ekspansję 3 z udziałem Mombasy
mombasa-id-expansion_3_cape_town = ekspansja 3 z udziałem Cape Town
    .acc = ekspansję 3 z udziałem Cape Town
mombasa-id-expansion_3_saint_louis = ekspansja 3 z udziałem Saint-Louis
    .acc = ekspansję 3 z udziałem Saint-Louis
mombasa-id-expansion_3_cairo = ekspansja 3 z udziałem Kairu
    .acc = ekspansję 3 z udziałem Kairu
mombasa-id-bookkeeper_2_crate_1 = księgowy 2 (skrzynia 1)
    .acc = księgowego 2 (skrzynia 1)
    .gen = księgowego 2 (skrzynia 1)
mombasa-id-bookkeeper_2_crate_2 = księgowy 2 (skrzynia 2)
    .acc = księgowego 2 (skrzynia 2)
    .gen = księgowego 2 (skrzynia 2)
mombasa-id-bookkeeper_3 = księgowy 3
    .acc = księgowego 3
    .gen = księgowego 3
mombasa-id-bookkeeper_3_mombasa = księgowy 3 z udziałem Mombasy
    .acc = księgowego 3 z udziałem Mombasy
    .gen = księgowego 3 z udziałem Mombasy
mombasa-id-diamond_merchant = handlarz diamentów
    .acc = handlarza diamentów
    .gen = handlarza diamentów
mombasa-id-diamond_merchant_mombasa = handlarz diamentów z Mombasy
    .acc = handlarza diamentów z Mombasy
    .gen = handlarza diamentów z Mombasy
mombasa-id-diamond_merchant_cape_town = handlarz diamentów z Cape Town
    .acc = handlarza diamentów z Cape Town
    .gen = handlarza diamentów z Cape Town
mombasa-id-diamond_merchant_saint_louis = handlarz diamentów z Saint-Louis
    .acc = handlarza diamentów z Saint-Louis
    .gen = handlarza diamentów z Saint-Louis
mombasa-id-diamond_merchant_cairo = handlarz diamentów z Kairu
    .acc = handlarza diamentów z Kairu
    .gen = handlarza diamentów z Kairu
mombasa-id-share_mombasa_crate_3 = udział Mombasy (skrzynia 3)
mombasa-id-share_mombasa_crate_4 = udział Mombasy (skrzynia 4)
mombasa-id-share_cape_town_crate_3 = udział Cape Town (skrzynia 3)
mombasa-id-share_cape_town_crate_4 = udział Cape Town (skrzynia 4)
mombasa-id-share_saint_louis_crate_3 = udział Saint-Louis (skrzynia 3)
mombasa-id-share_saint_louis_crate_4 = udział Saint-Louis (skrzynia 4)
mombasa-id-share_cairo_crate_3 = udział Kairu (skrzynia 3)
mombasa-id-share_cairo_crate_4 = udział Kairu (skrzynia 4)
mombasa-id-tile_bookkeeper = żeton księgowego
    .gen = żetonu księgowego
mombasa-id-tile_diamond_merchant = żeton handlarza diamentów
    .gen = żetonu handlarza diamentów
mombasa-id-tile_expansion = żeton ekspansji
    .gen = żetonu ekspansji
mombasa-id-tile_plus_one = żeton „+1” towar
    .gen = żetonu „+1” towar

## Pola premii

mombasa-id-first_player = gracz rozpoczynający
mombasa-id-buy = kupno karty
mombasa-id-sell = sprzedaż karty
mombasa-id-majority_coffee = większość – kawa
mombasa-id-majority_bananas = większość – banany
mombasa-id-majority_cotton = większość – bawełna
mombasa-id-majority_expansion = większość – ekspansja
mombasa-id-extra_mombasa_1 = pierwsze dodatkowe pole premii toru Mombasy
mombasa-id-extra_mombasa_2 = drugie dodatkowe pole premii toru Mombasy
mombasa-id-extra_cape_town_1 = pierwsze dodatkowe pole premii toru Cape Town
mombasa-id-extra_cape_town_2 = drugie dodatkowe pole premii toru Cape Town
mombasa-id-extra_saint_louis_1 = pierwsze dodatkowe pole premii toru Saint-Louis
mombasa-id-extra_saint_louis_2 = drugie dodatkowe pole premii toru Saint-Louis
mombasa-id-extra_cairo_1 = pierwsze dodatkowe pole premii toru Kairu
mombasa-id-extra_cairo_2 = drugie dodatkowe pole premii toru Kairu

## Książki i żetony początkowe

mombasa-id-a_coffee_1_pounds_1 = książka A (1 sztuka kawy → 1 funt)
    .acc = książkę A (1 sztuka kawy → 1 funt)
mombasa-id-a_coffee_1_diamonds_1 = książka A (1 sztuka kawy → 1 diament)
    .acc = książkę A (1 sztuka kawy → 1 diament)
mombasa-id-a_coffee_2_pounds_2 = książka A (2 sztuki kawy → 2 funty)
    .acc = książkę A (2 sztuki kawy → 2 funty)
mombasa-id-a_coffee_2_books_1 = książka A (2 sztuki kawy → 1 punkt książek)
    .acc = książkę A (2 sztuki kawy → 1 punkt książek)
mombasa-id-a_coffee_3_diamonds_2 = książka A (3 sztuki kawy → 2 diamenty)
    .acc = książkę A (3 sztuki kawy → 2 diamenty)
mombasa-id-a_bananas_1_pounds_1 = książka A (1 sztuka bananów → 1 funt)
    .acc = książkę A (1 sztuka bananów → 1 funt)
mombasa-id-a_bananas_1_diamonds_1 = książka A (1 sztuka bananów → 1 diament)
    .acc = książkę A (1 sztuka bananów → 1 diament)
mombasa-id-a_bananas_2_pounds_2 = książka A (2 sztuki bananów → 2 funty)
    .acc = książkę A (2 sztuki bananów → 2 funty)
mombasa-id-a_bananas_2_books_1 = książka A (2 sztuki bananów → 1 punkt książek)
    .acc = książkę A (2 sztuki bananów → 1 punkt książek)
mombasa-id-a_bananas_3_diamonds_2 = książka A (3 sztuki bananów → 2 diamenty)
    .acc = książkę A (3 sztuki bananów → 2 diamenty)
mombasa-id-a_cotton_1_pounds_1 = książka A (1 sztuka bawełny → 1 funt)
    .acc = książkę A (1 sztuka bawełny → 1 funt)
mombasa-id-a_cotton_1_diamonds_1 = książka A (1 sztuka bawełny → 1 diament)
    .acc = książkę A (1 sztuka bawełny → 1 diament)
mombasa-id-a_cotton_2_pounds_2 = książka A (2 sztuki bawełny → 2 funty)
    .acc = książkę A (2 sztuki bawełny → 2 funty)
mombasa-id-a_cotton_2_books_1 = książka A (2 sztuki bawełny → 1 punkt książek)
    .acc = książkę A (2 sztuki bawełny → 1 punkt książek)
mombasa-id-a_cotton_3_diamonds_2 = książka A (3 sztuki bawełny → 2 diamenty)
    .acc = książkę A (3 sztuki bawełny → 2 diamenty)
mombasa-id-a_expansion_1_pounds_1 = książka A (ekspansja 1 → 1 funt)
    .acc = książkę A (ekspansja 1 → 1 funt)
mombasa-id-a_expansion_2_books_1 = książka A (ekspansja 2 → 1 punkt książek)
    .acc = książkę A (ekspansja 2 → 1 punkt książek)
mombasa-id-a_expansion_2_pounds_2 = książka A (ekspansja 2 → 2 funty)
    .acc = książkę A (ekspansja 2 → 2 funty)
mombasa-id-a_specialist_1_pounds_2 = książka A (handlarz lub księgowy → 2 funty)
    .acc = książkę A (handlarz lub księgowy → 2 funty)
mombasa-id-a_specialist_1_diamonds_1 = książka A (handlarz lub księgowy → 1 diament)
    .acc = książkę A (handlarz lub księgowy → 1 diament)
mombasa-id-b_coffee_4_pounds_3 = książka B (4 sztuki kawy → 3 funty)
    .acc = książkę B (4 sztuki kawy → 3 funty)
mombasa-id-b_coffee_3_books_2 = książka B (3 sztuki kawy → 2 punkty książek)
    .acc = książkę B (3 sztuki kawy → 2 punkty książek)
mombasa-id-b_coffee_3_diamonds_3 = książka B (3 sztuki kawy → 3 diamenty)
    .acc = książkę B (3 sztuki kawy → 3 diamenty)
mombasa-id-b_coffee_2_expansion_1_remove_posts_1 = książka B (2 sztuki kawy + ekspansja 1 → odrzucenie 1 faktorii)
    .acc = książkę B (2 sztuki kawy + ekspansja 1 → odrzucenie 1 faktorii)
mombasa-id-b_coffee_1_units_coffee = książka B (1 sztuka kawy → kawa − 1 w funtach)
    .acc = książkę B (1 sztuka kawy → kawa − 1 w funtach)
mombasa-id-b_bananas_4_pounds_3 = książka B (4 sztuki bananów → 3 funty)
    .acc = książkę B (4 sztuki bananów → 3 funty)
mombasa-id-b_bananas_3_books_2 = książka B (3 sztuki bananów → 2 punkty książek)
    .acc = książkę B (3 sztuki bananów → 2 punkty książek)
mombasa-id-b_bananas_3_diamonds_3 = książka B (3 sztuki bananów → 3 diamenty)
    .acc = książkę B (3 sztuki bananów → 3 diamenty)
mombasa-id-b_bananas_2_expansion_1_remove_posts_1 = książka B (2 sztuki bananów + ekspansja 1 → odrzucenie 1 faktorii)
    .acc = książkę B (2 sztuki bananów + ekspansja 1 → odrzucenie 1 faktorii)
mombasa-id-b_bananas_1_units_bananas = książka B (1 sztuka bananów → banany − 1 w funtach)
    .acc = książkę B (1 sztuka bananów → banany − 1 w funtach)
mombasa-id-b_cotton_4_pounds_3 = książka B (4 sztuki bawełny → 3 funty)
    .acc = książkę B (4 sztuki bawełny → 3 funty)
mombasa-id-b_cotton_3_books_2 = książka B (3 sztuki bawełny → 2 punkty książek)
    .acc = książkę B (3 sztuki bawełny → 2 punkty książek)
mombasa-id-b_cotton_3_diamonds_3 = książka B (3 sztuki bawełny → 3 diamenty)
    .acc = książkę B (3 sztuki bawełny → 3 diamenty)
mombasa-id-b_cotton_2_expansion_1_remove_posts_1 = książka B (2 sztuki bawełny + ekspansja 1 → odrzucenie 1 faktorii)
    .acc = książkę B (2 sztuki bawełny + ekspansja 1 → odrzucenie 1 faktorii)
mombasa-id-b_cotton_1_units_cotton = książka B (1 sztuka bawełny → bawełna − 1 w funtach)
    .acc = książkę B (1 sztuka bawełny → bawełna − 1 w funtach)
mombasa-id-b_one_good_4_pounds_3 = książka B (4 sztuki jednego towaru → 3 funty)
    .acc = książkę B (4 sztuki jednego towaru → 3 funty)
mombasa-id-b_one_good_4_books_2 = książka B (4 sztuki jednego towaru → 2 punkty książek)
    .acc = książkę B (4 sztuki jednego towaru → 2 punkty książek)
mombasa-id-b_expansion_3_diamonds_2 = książka B (ekspansja 3 → 2 diamenty)
    .acc = książkę B (ekspansja 3 → 2 diamenty)
mombasa-id-b_expansion_3_pounds_3 = książka B (ekspansja 3 → 3 funty)
    .acc = książkę B (ekspansja 3 → 3 funty)
mombasa-id-b_specialist_1_books_2 = książka B (handlarz lub księgowy → 2 punkty książek)
    .acc = książkę B (handlarz lub księgowy → 2 punkty książek)
mombasa-id-b_specialist_1_one_good_2_pounds_3 = książka B (2 sztuki jednego towaru + handlarz lub księgowy → 3 funty)
    .acc = książkę B (2 sztuki jednego towaru + handlarz lub księgowy → 3 funty)
mombasa-id-c_coffee_2_pounds_4 = książka C (2 sztuki kawy → 4 funty)
    .acc = książkę C (2 sztuki kawy → 4 funty)
mombasa-id-c_coffee_3_diamonds_4 = książka C (3 sztuki kawy → 4 diamenty)
    .acc = książkę C (3 sztuki kawy → 4 diamenty)
mombasa-id-c_coffee_3_one_good_3_remove_posts_2 = książka C (3 sztuki kawy + 3 sztuki jednego towaru → odrzucenie 2 faktorii)
    .acc = książkę C (3 sztuki kawy + 3 sztuki jednego towaru → odrzucenie 2 faktorii)
mombasa-id-c_coffee_2_expansion_2_diamonds_5 = książka C (2 sztuki kawy + ekspansja 2 → 5 diamentów)
    .acc = książkę C (2 sztuki kawy + ekspansja 2 → 5 diamentów)
mombasa-id-c_coffee_2_books_3 = książka C (2 sztuki kawy → 3 punkty książek)
    .acc = książkę C (2 sztuki kawy → 3 punkty książek)
mombasa-id-c_bananas_2_pounds_4 = książka C (2 sztuki bananów → 4 funty)
    .acc = książkę C (2 sztuki bananów → 4 funty)
mombasa-id-c_bananas_3_diamonds_4 = książka C (3 sztuki bananów → 4 diamenty)
    .acc = książkę C (3 sztuki bananów → 4 diamenty)
mombasa-id-c_bananas_3_one_good_3_remove_posts_2 = książka C (3 sztuki bananów + 3 sztuki jednego towaru → odrzucenie 2 faktorii)
    .acc = książkę C (3 sztuki bananów + 3 sztuki jednego towaru → odrzucenie 2 faktorii)
mombasa-id-c_bananas_2_expansion_2_diamonds_5 = książka C (2 sztuki bananów + ekspansja 2 → 5 diamentów)
    .acc = książkę C (2 sztuki bananów + ekspansja 2 → 5 diamentów)
mombasa-id-c_bananas_2_books_3 = książka C (2 sztuki bananów → 3 punkty książek)
    .acc = książkę C (2 sztuki bananów → 3 punkty książek)
mombasa-id-c_cotton_2_pounds_4 = książka C (2 sztuki bawełny → 4 funty)
    .acc = książkę C (2 sztuki bawełny → 4 funty)
mombasa-id-c_cotton_3_diamonds_4 = książka C (3 sztuki bawełny → 4 diamenty)
    .acc = książkę C (3 sztuki bawełny → 4 diamenty)
mombasa-id-c_cotton_3_one_good_3_remove_posts_2 = książka C (3 sztuki bawełny + 3 sztuki jednego towaru → odrzucenie 2 faktorii)
    .acc = książkę C (3 sztuki bawełny + 3 sztuki jednego towaru → odrzucenie 2 faktorii)
mombasa-id-c_cotton_2_expansion_2_diamonds_5 = książka C (2 sztuki bawełny + ekspansja 2 → 5 diamentów)
    .acc = książkę C (2 sztuki bawełny + ekspansja 2 → 5 diamentów)
mombasa-id-c_cotton_2_books_3 = książka C (2 sztuki bawełny → 3 punkty książek)
    .acc = książkę C (2 sztuki bawełny → 3 punkty książek)
mombasa-id-c_one_good_3_pounds_4 = książka C (3 sztuki jednego towaru → 4 funty)
    .acc = książkę C (3 sztuki jednego towaru → 4 funty)
mombasa-id-c_one_good_4_diamonds_3 = książka C (4 sztuki jednego towaru → 3 diamenty)
    .acc = książkę C (4 sztuki jednego towaru → 3 diamenty)
mombasa-id-c_expansion_3_remove_posts_2 = książka C (ekspansja 3 → odrzucenie 2 faktorii)
    .acc = książkę C (ekspansja 3 → odrzucenie 2 faktorii)
mombasa-id-c_expansion_2_pounds_4 = książka C (ekspansja 2 → 4 funty)
    .acc = książkę C (ekspansja 2 → 4 funty)
mombasa-id-c_specialist_1_one_good_2_diamonds_3 = książka C (2 sztuki jednego towaru + handlarz lub księgowy → 3 diamenty)
    .acc = książkę C (2 sztuki jednego towaru + handlarz lub księgowy → 3 diamenty)
mombasa-id-c_specialist_1_books_3 = książka C (handlarz lub księgowy → 3 punkty książek)
    .acc = książkę C (handlarz lub księgowy → 3 punkty książek)
mombasa-id-starting_book_1 = książka z żetonu początkowego 1
    .acc = książkę z żetonu początkowego 1
mombasa-id-starting_book_2 = książka z żetonu początkowego 2
    .acc = książkę z żetonu początkowego 2
mombasa-id-starting_book_3 = książka z żetonu początkowego 3
    .acc = książkę z żetonu początkowego 3
mombasa-id-starting_book_4 = książka z żetonu początkowego 4
    .acc = książkę z żetonu początkowego 4
mombasa-id-starting_book_5 = książka z żetonu początkowego 5
    .acc = książkę z żetonu początkowego 5
mombasa-id-starting_book_6 = książka z żetonu początkowego 6
    .acc = książkę z żetonu początkowego 6
mombasa-id-starting_book_7 = książka z żetonu początkowego 7
    .acc = książkę z żetonu początkowego 7
mombasa-id-starting_book_8 = książka z żetonu początkowego 8
    .acc = książkę z żetonu początkowego 8
mombasa-id-starting_book_9 = książka z żetonu początkowego 9
    .acc = książkę z żetonu początkowego 9
mombasa-id-starting_book_10 = książka z żetonu początkowego 10
    .acc = książkę z żetonu początkowego 10

mombasa-id-starting_tile_1 = żeton początkowy 1
mombasa-id-starting_tile_2 = żeton początkowy 2
mombasa-id-starting_tile_3 = żeton początkowy 3
mombasa-id-starting_tile_4 = żeton początkowy 4
mombasa-id-starting_tile_5 = żeton początkowy 5
mombasa-id-starting_tile_6 = żeton początkowy 6
mombasa-id-starting_tile_7 = żeton początkowy 7
mombasa-id-starting_tile_8 = żeton początkowy 8
mombasa-id-starting_tile_9 = żeton początkowy 9
mombasa-id-starting_tile_10 = żeton początkowy 10

## Punktacja

mombasa-category-cash = Gotówka
mombasa-category-mombasa = Mombasa
mombasa-category-cape_town = Cape Town
mombasa-category-saint_louis = Saint-Louis
mombasa-category-cairo = Kair
mombasa-category-diamonds = Diamenty
mombasa-category-bookkeeping = Księgowość

## Co się stało: przygotowanie i rundy

mombasa-event-track_laid = Tor { $track } leży przy krawędzi { $company_gen }.
mombasa-event-first_player = Los wskazuje gracza rozpoczynającego: { $seat }.
mombasa-event-one_expansion = { $seat } otrzymuje { $card_acc }.
mombasa-event-tile_dealt = { $seat } otrzymuje { $tile_acc }.
mombasa-event-tile_kept = { $seat } zatrzymuje { $tile_acc }.
mombasa-event-tile_chosen = { $seat } wybiera żeton początkowy.
mombasa-event-starting_tile = { $seat } ma { $tile_acc }.
mombasa-event-laid_to_rest = { $seat } kładzie { $card_acc } na miejsce na karty użyte nr { $slot }.
mombasa-event-resting_done = { $seat } zapełnia miejsca na karty użyte.
mombasa-event-rested = { $seat } zaczyna z kartami użytymi: { $cards }.
mombasa-event-round = Zaczyna się runda { $round }; gracz rozpoczynający: { $seat }.
mombasa-event-planned = { $seat } planuje { $card_acc } na miejscu na kartę akcji nr { $slot }.
mombasa-event-left_empty = { $seat } zostawia puste miejsce na kartę akcji nr { $slot }.
mombasa-event-planning_done = { $seat } kończy planowanie.
mombasa-event-revealed = { $seat } odkrywa: { $cards_acc }.
mombasa-event-turn = Tura gracza: { $seat }.
mombasa-event-ended = { $seat } kończy swoją fazę akcji.
mombasa-event-picked_up = { $seat } bierze do ręki stos kart użytych nr { $slot }: { $cards_acc }.
mombasa-event-coins_moved =
    { $coins ->
        [one] { $coins } moneta przechodzi z toru rund do kolumny { mombasa-part-book_column } obszaru książek.
        [few] { $coins } monety przechodzą z toru rund do kolumny { mombasa-part-book_column } obszaru książek.
       *[many] { $coins } monet przechodzi z toru rund do kolumny { mombasa-part-book_column } obszaru książek.
    }
mombasa-event-card_discarded = Z obszaru kart na stos odrzuconych kart akcji trafia { $card }.
mombasa-event-card_drawn = Nowa karta w obszarze kart ({ mombasa-part-display }): { $card }.
mombasa-event-book_revealed = Nowa książka w obszarze książek (rząd { $row }, kolumna { mombasa-part-book_column }): { $book }.
mombasa-event-tile_received = { $seat } otrzymuje { $tile_acc }.
mombasa-event-markers_returned = Wszystkie znaczniki premii wracają do graczy.
mombasa-event-scored =
    { $total ->
        [one] { $seat } kończy z wynikiem { $total } funta, miejsce { $rank }.
        [few] { $seat } kończy z wynikiem { $total } funtów, miejsce { $rank }.
       *[many] { $seat } kończy z wynikiem { $total } funtów, miejsce { $rank }.
    }

## Co się stało: pieniądze, tory i przywileje

mombasa-event-gained = { $seat } dostaje { mombasa-part-pounds }.
mombasa-event-paid = { $seat } płaci { mombasa-part-pounds }.
mombasa-event-diamonds = { $seat } przesuwa znacznik diamentów o { mombasa-part-steps }, na pole { $space }.
mombasa-event-slot_unlocked = { $seat } odblokowuje miejsce na kartę akcji nr { $slot }, od następnej fazy planowania.
mombasa-event-track_chosen = { $seat } może przesunąć znacznik na torze { $company_gen } o { mombasa-part-steps }.
mombasa-event-stepped = { $seat } przesuwa znacznik na pole { $space } toru { $company_gen }.
mombasa-event-special_space = { $seat } osiąga { mombasa-part-level } pole specjalne toru { $company_gen } i odblokowuje jego przywilej.
mombasa-event-steps_lost =
    { $steps ->
        [one] { $seat } nie wykorzystuje { $steps } pola na torze { $company_gen }.
        [few] { $seat } nie wykorzystuje { $steps } pól na torze { $company_gen }.
       *[many] { $seat } nie wykorzystuje { $steps } pól na torze { $company_gen }.
    }
mombasa-event-bonus_in_force =
    { $level ->
        [1] { $seat } może od teraz korzystać z pierwszego przywileju toru { $company_gen }.
       *[2] { $seat } może od teraz korzystać z drugiego przywileju toru { $company_gen }.
    }
mombasa-event-more_markers =
    { $markers ->
        [one] { $seat } otrzymuje { $markers } dodatkowy znacznik premii.
        [few] { $seat } otrzymuje { $markers } dodatkowe znaczniki premii.
       *[many] { $seat } otrzymuje { $markers } dodatkowych znaczników premii.
    }

## Co się stało: akcje

mombasa-event-goods_used = { $seat } używa { $card_gen } i zyskuje { mombasa-part-units }.
mombasa-event-acquired = { $seat } kupuje { $card_acc } ({ mombasa-part-display }), cena: { $price }.
mombasa-event-acquired_none = { $seat } nie kupuje karty i ma { mombasa-part-units } na tory inwestycji.
mombasa-event-units_lost =
    { $units ->
        [one] { $seat } nie wykorzystuje { $units } sztuki towaru.
        [few] { $seat } nie wykorzystuje { $units } sztuk towaru.
       *[many] { $seat } nie wykorzystuje { $units } sztuk towaru.
    }
mombasa-event-plus_one_laid = { $seat } kładzie żeton „+1” towar na kartę „{ $card }”.
mombasa-event-expansion = { $seat } używa wszystkich kart ekspansji i ma { mombasa-part-expansion }.
mombasa-event-company_chosen = { $seat } rozwija kompanię z { $company_gen }.
mombasa-event-expansion_lost =
    { $points ->
        [one] { $seat } nie rozwija żadnej kompanii; przepada { $points } punkt ekspansji.
        [few] { $seat } nie rozwija żadnej kompanii; przepadają { $points } punkty ekspansji.
       *[many] { $seat } nie rozwija żadnej kompanii; przepada { $points } punktów ekspansji.
    }
mombasa-event-region_chosen = { $seat } wydaje { mombasa-part-expansion } na region { $region }.
mombasa-event-entered = { $seat } wkracza do regionu { $region } z faktorią { $company_gen } z kolumny { $column } siedziby.
mombasa-event-ousted = { $seat } zabiera z regionu { $region } faktorię { $company_gen }.
mombasa-event-points_lost =
    { $points ->
        [one] { $seat } nie wykorzystuje { $points } punktu ekspansji.
        [few] { $seat } nie wykorzystuje { $points } punktów ekspansji.
       *[many] { $seat } nie wykorzystuje { $points } punktów ekspansji.
    }
mombasa-event-returned = { $seat } odkłada faktorię { $company_gen } do kolumny { $column } siedziby.
mombasa-event-post_lost = { $seat } nie ma gdzie odłożyć faktorii { $company_gen }: w siedzibie nie ma miejsca, więc faktoria wypada z gry.
mombasa-event-removed = { $seat } odrzuca z gry faktorię { $company_gen } z kolumny { $column } siedziby.
mombasa-event-removed_none = { $posts ->
        [one] { $seat } rezygnuje z odrzucenia { $posts } faktorii.
        [few] { $seat } rezygnuje z odrzucenia { $posts } faktorii.
       *[many] { $seat } rezygnuje z odrzucenia { $posts } faktorii.
    }
mombasa-event-bookkeeper_used = { $seat } używa { $card_gen }.
mombasa-event-book_flipped = { $seat } odwraca na { mombasa-part-book_space.loc } { $book_acc }.
mombasa-event-jar_moved = { $seat } przesuwa kałamarz na { mombasa-part-book_space }: { $book }.
mombasa-event-jar_stopped = { $seat } zostawia kałamarz na miejscu; księgowy daje { mombasa-part-books }.
mombasa-event-book_taken = { $seat } bierze { $book_acc } (rząd { $row }, kolumna { mombasa-part-book_column }) za { mombasa-part-books }.
mombasa-event-book_named = { $seat } umieszcza teraz { $book_acc }.
mombasa-event-book_placed = { $seat } umieszcza { $book_acc } na torze księgowości ({ mombasa-part-book_space }).
mombasa-event-book_discarded = { $seat } nie ma pola na { $book_acc } i ją odrzuca.
mombasa-event-merchant_used = { $seat } używa { $card_gen }.
mombasa-event-marker_placed = { $seat } umieszcza znacznik premii: { $space }.
mombasa-event-first_player_marker = { $seat } bierze żeton gracza rozpoczynającego na następną rundę.
mombasa-event-tile_reserved = { $seat } rezerwuje { $tile_acc } na następną rundę.
mombasa-event-reward = { $seat } wybiera premię { $number } ({ $space }).
mombasa-event-bought_none = { $seat } nie kupuje karty.
mombasa-event-sold = { $seat } sprzedaje z ręki { $card_acc }.

## Pytania

mombasa-ask-lay = Który tor trafia do następnej krawędzi?
    .title = układanie torów
mombasa-ask-lot = Kto jest graczem rozpoczynającym?
    .title = losowanie gracza rozpoczynającego
mombasa-ask-draw = Jaką kartę odkrywamy ze stosu kart akcji?
    .title = karta ze stosu kart akcji
mombasa-ask-reveal = Jaką książkę odkrywamy z zasobów?
    .title = książka z zasobów
mombasa-ask-deal = Który żeton początkowy zostaje rozdany?
    .title = rozdawanie żetonów początkowych
mombasa-ask-keep = Który żeton początkowy zatrzymujesz?
    .title = wybór żetonu początkowego
mombasa-ask-rest = Jaka karta wskazana na twoim żetonie początkowym trafia na miejsce na karty użyte nr { $slot }?
    .title = zapełnianie miejsc na karty użyte
mombasa-ask-plan = Jaką kartę planujesz na miejscu na kartę akcji nr { $slot }?
    .title = planowanie
mombasa-ask-turn = Jaką akcję wykonujesz?
    .title = wybór akcji
mombasa-ask-goods = { $choices }? (Masz { mombasa-part-units }.)
    .title = używanie kart towarów
    .goods = użyć jeszcze jednej karty towaru
    .goods_plus = { mombasa-ask-goods.goods }
    .acquire = kupić kartę
    .no_card = grać dalej bez nowej karty
mombasa-ask-step = Na którym torze inwestycji przesuwasz znacznik o 1 pole? (Masz jeszcze { mombasa-part-units }.)
    .title = przesuwanie znaczników za towary
mombasa-ask-advance =
    { $call ->
        [0] Przesuwasz znacznik na torze { $company_gen }? (Możesz jeszcze o { mombasa-part-steps }.)
       *[any] Wpłacasz { mombasa-part-call } (wezwanie do uzupełnienia kapitału) i przesuwasz znacznik na torze { $company_gen }? (Możesz jeszcze o { mombasa-part-steps }.)
    }
    .title = przesuwanie znacznika na torze inwestycji
mombasa-ask-track =
    { $tracks ->
        [one] Na którym torze inwestycji przesuwasz teraz znacznik? (pozostał { $tracks } tor)
        [few] Na którym torze inwestycji przesuwasz teraz znacznik? (pozostały { $tracks } tory)
       *[many] Na którym torze inwestycji przesuwasz teraz znacznik? (pozostało { $tracks } torów)
    }
    .title = wybór toru inwestycji
mombasa-ask-company = Którą kompanię rozwijasz? (Masz { mombasa-part-expansion }.)
    .title = wybór kompanii do rozwinięcia
mombasa-ask-enter = Do którego regionu wkracza kompania z { $company_gen }? (Masz jeszcze { mombasa-part-expansion }.)
    .title = wkraczanie do regionów
mombasa-ask-column = Z której kolumny siedziby { $company_gen } bierzesz faktorię do regionu { $region }?
    .title = zabranie faktorii z siedziby
mombasa-ask-return = Do której kolumny siedziby odkładasz faktorię { $company_gen }?
    .title = odkładanie faktorii do siedziby
mombasa-ask-remove =
    { $posts ->
        [one] Którą faktorię odrzucasz z gry? (najwyżej { $posts } faktorię)
        [few] Którą faktorię odrzucasz z gry? (najwyżej { $posts } faktorie)
       *[many] Którą faktorię odrzucasz z gry? (najwyżej { $posts } faktorii)
    }
    .title = odrzucanie faktorii
mombasa-ask-ledger = { $choices }? (Potem księgowy daje { mombasa-part-books }.)
    .title = przesuwanie kałamarza
    .flip = odwracasz książkę
    .forward = przesuwasz kałamarz
    .stop = kończysz ruch
mombasa-ask-points = Którą książkę bierzesz, a może wolisz funty? (Masz jeszcze { mombasa-part-books }.)
    .title = wydawanie punktów książek
mombasa-ask-next_book = Którą książkę umieszczasz teraz? Nie dla wszystkich jest miejsce.
    .title = kolejność umieszczania książek
mombasa-ask-place = Na którym polu toru księgowości umieszczasz { $book_acc }?
    .title = umieszczanie książek
mombasa-ask-choose = Którą premię bierzesz? ({ $space })
    .title = wybór premii
mombasa-ask-buy = Którą kartę kupujesz? (Masz { mombasa-part-pounds }.)
    .title = kupno karty za funty
mombasa-ask-sell = Którą kartę sprzedajesz za wartość na skrzyni + { $plus }?
    .title = sprzedaż karty
mombasa-ask-deck = Który stos kart użytych bierzesz do ręki?
    .title = wzięcie stosu kart użytych

## Wybory

mombasa-do-lay = Połóż { $track } przy krawędzi { $company_gen }
mombasa-do-lot = Rozpoczyna { $seat }
mombasa-do-draw = Odkryj { $card_acc }
mombasa-do-reveal = Odkryj { $book_acc }
mombasa-do-deal = Rozdaj { $tile_acc }
mombasa-do-keep = Zatrzymaj { $tile_acc }
mombasa-do-rest = Połóż { $card_acc } na następnym miejscu na karty użyte
mombasa-do-plan = Zaplanuj { $card_acc }
mombasa-do-leave = Zostaw to miejsce puste
mombasa-do-goods = Użyj { $card_gen }
mombasa-do-goods_plus = Użyj { $card_gen } z żetonem „+1” towar
mombasa-do-plus_one = Połóż żeton „+1” towar na kartę „{ $card }”
mombasa-do-acquire = Kup kartę ({ mombasa-part-display })
mombasa-do-no_card = Nie kupuj karty
mombasa-do-step = Przesuń znacznik na torze { $company_gen }
mombasa-do-stop = Zatrzymaj się tutaj
mombasa-do-track = Wybierz tor { $company_gen }
mombasa-do-expand = Użyj wszystkich kart ekspansji
mombasa-do-company = Rozwiń kompanię z { $company_gen }
mombasa-do-enter = Wkrocz do regionu { $region }
mombasa-do-column = Wybierz kolumnę { $column }
mombasa-do-remove = Odrzuć faktorię { $company_gen }, kolumna { $column }
mombasa-do-bookkeeper = Użyj { $card_gen }
mombasa-do-flip = Odwróć książkę ({ mombasa-part-book_space })
mombasa-do-forward = Przesuń kałamarz na następną książkę
mombasa-do-take = Weź książkę (rząd { $row }, kolumna { mombasa-part-book_column })
mombasa-do-pounds = Weź funty za wszystkie pozostałe punkty
mombasa-do-next = Umieść teraz { $book_acc }
mombasa-do-place = Umieść ją na { mombasa-part-book_space.loc }
mombasa-do-merchant = Użyj { $card_gen }
mombasa-do-marker = Umieść znacznik premii: { $space }
mombasa-do-choose = Weź premię { $number }
mombasa-do-sell = Sprzedaj { $card_acc }
mombasa-do-end = Zakończ swoją fazę akcji
mombasa-do-deck = Weź do ręki stos kart użytych nr { $slot }

## Dlaczego nie

mombasa-why-other_edge = Teraz losuje się tor innej krawędzi, nie krawędzi { $company_gen }.
mombasa-why-track_in_use = Jedna ze stron tego toru jest już w użyciu: { $track }.
mombasa-why-no_such_seat =
    { $seats ->
        [one] Przy stole jest tylko { $seats } gracz.
        [few] Przy stole są tylko { $seats } gracze.
       *[many] Przy stole jest tylko { $seats } graczy.
    }
mombasa-why-not_on_top = Takiej karty nie ma wśród kart z literą na wierzchu stosu: { $card }.
mombasa-why-not_in_supply = To miejsce jest na inną literę albo takiej książki nie ma już w zasobach: { $book }.
mombasa-why-tile_dealt_already = Ten żeton początkowy jest już rozdany: { $tile }.
mombasa-why-tile_not_yours = Nie masz tego żetonu początkowego: { $tile }.
mombasa-why-not_on_tile = Twój żeton początkowy nie wskazuje tej karty albo leży ona już na miejscu: { $card }.
mombasa-why-share_in_slot = Karty pojedynczego udziału nigdy nie można położyć na miejscu na kartę akcji.
mombasa-why-not_in_hand = Nie masz (już) tej karty w ręce: { $card }.
mombasa-why-not_face_up = W twojej strefie akcji nie ma takiej odkrytej karty ani żetonu: { $card }.
mombasa-why-plus_not_there = Żeton „+1” towar nie leży na takiej odkrytej karcie: { $card }.
mombasa-why-no_expansion_card = Nie masz odkrytej karty ani żetonu ekspansji w swojej strefie akcji.
mombasa-why-no_plus_one = Nie masz żetonu „+1” towar.
mombasa-why-plus_one_laid = Żeton „+1” towar leży już na karcie i na niej zostaje.
mombasa-why-one_kind = W jednej akcji używa się kart jednego towaru, a to jest inny: { $card }.
mombasa-why-cards_in_order = Karty wybiera się w stałej kolejności, a na { $card_acc } jest już za późno; cofnij wybór, by to zmienić.
mombasa-why-mixed_without_card = Różnych towarów można użyć razem tylko do kupna karty.
mombasa-why-no_card_displayed = W tym miejscu obszaru kart nie ma karty.
mombasa-why-too_few_units = Cena tej karty to { $price }, a masz tylko { mombasa-part-units }.
mombasa-why-too_few_pounds = To kosztuje { mombasa-part-cost }, a masz tylko { $pounds }.
mombasa-why-units_left = Masz jeszcze { mombasa-part-units } i możesz bez płacenia przesunąć znacznik na torze { $company_gen }, więc nie możesz jeszcze skończyć.
mombasa-why-track_end = Twój znacznik jest na ostatnim polu toru { $company_gen }.
mombasa-why-call_too_dear = Wezwanie do uzupełnienia kapitału na torze { $company_gen } kosztuje { mombasa-part-call }, a masz tylko { $pounds }.
mombasa-why-other_track = Ta premia dotyczy tylko toru { $company_gen }.
mombasa-why-must_advance = Premia początkowa przesuwa twój znacznik o { mombasa-part-steps }; zatrzymać się można tylko przed wezwaniem do uzupełnienia kapitału.
mombasa-why-no_steps_there = Ta premia nie daje żadnych pól (lub żadnych więcej) na torze { $company_gen }.
mombasa-why-base_empty = W siedzibie { $company_gen } nie ma już faktorii.
mombasa-why-no_access = Dla kompanii z { $company_gen } nie jest dostępny żaden region.
mombasa-why-out_of_reach = { $cost ->
        [one] Najtańszy region dla kompanii z { $company_gen } kosztuje { $cost } punkt ekspansji, a masz tylko { $points }.
        [few] Najtańszy region dla kompanii z { $company_gen } kosztuje { $cost } punkty ekspansji, a masz tylko { $points }.
       *[many] Najtańszy region dla kompanii z { $company_gen } kosztuje { $cost } punktów ekspansji, a masz tylko { $points }.
    }
mombasa-why-own_post_there = W regionie { $region } jest już faktoria { $company_gen }.
mombasa-why-not_accessible = Region { $region } nie sąsiaduje z siedzibą { $company_gen } ani z regionem, w którym jest jej faktoria.
mombasa-why-too_few_points =
    { $cost ->
        [one] Region { $region } kosztuje { $cost } punkt ekspansji, a masz tylko { $points }.
        [few] Region { $region } kosztuje { $cost } punkty ekspansji, a masz tylko { $points }.
       *[many] Region { $region } kosztuje { $cost } punktów ekspansji, a masz tylko { $points }.
    }
mombasa-why-column_empty = W kolumnie { $column } siedziby { $company_gen } nie ma już faktorii.
mombasa-why-column_full = W kolumnie { $column } siedziby { $company_gen } nie ma miejsca na odłożoną faktorię.
mombasa-why-flip_before_moving = Książkę odwraca się przed ruchem kałamarza, a kałamarz już się ruszył.
mombasa-why-flip_once = W jednej akcji można odwrócić tylko jedną książkę.
mombasa-why-book_behind_jar = Kałamarz jest już na tym polu lub za nim ({ mombasa-part-book_space }): odwrócenie tej książki nic nie da.
mombasa-why-no_book_there = Na { mombasa-part-book_space.loc } twojego toru księgowości nie ma książki.
mombasa-why-flipped_already = Książka na { mombasa-part-book_space.loc } jest już odwrócona.
mombasa-why-jar_at_end = Twój kałamarz jest na ostatnim polu toru księgowości.
mombasa-why-needs_goods =
    { $need ->
        [one] Ta książka wymaga { $need } sztuki { $good_gen }, a odkrytych masz { $have }.
        [few] Ta książka wymaga { $need } sztuk { $good_gen }, a odkrytych masz { $have }.
       *[many] Ta książka wymaga { $need } sztuk { $good_gen }, a odkrytych masz { $have }.
    }
mombasa-why-needs_one_good =
    { $need ->
        [one] Ta książka wymaga { $need } sztuki jednego towaru (oprócz innego wymagania, jeśli je ma), a masz najwyżej { $have }.
        [few] Ta książka wymaga { $need } sztuk jednego towaru (oprócz innego wymagania, jeśli je ma), a masz najwyżej { $have }.
       *[many] Ta książka wymaga { $need } sztuk jednego towaru (oprócz innego wymagania, jeśli je ma), a masz najwyżej { $have }.
    }
mombasa-why-needs_expansion =
    { $need ->
        [one] Ta książka wymaga { $need } punktu ekspansji, a odkrytych masz { $have }.
        [few] Ta książka wymaga { $need } punktów ekspansji, a odkrytych masz { $have }.
       *[many] Ta książka wymaga { $need } punktów ekspansji, a odkrytych masz { $have }.
    }
mombasa-why-needs_specialist =
    { $need ->
        [one] Ta książka wymaga { $need } handlarza diamentów lub księgowego oprócz tego, którego używasz; odkrytych masz { $have }.
        [few] Ta książka wymaga { $need } handlarzy diamentów lub księgowych oprócz tego, którego używasz; odkrytych masz { $have }.
       *[many] Ta książka wymaga { $need } handlarzy diamentów lub księgowych oprócz tego, którego używasz; odkrytych masz { $have }.
    }
mombasa-why-no_book_displayed = W tym miejscu obszaru książek nie ma książki.
mombasa-why-books_in_order = Książki bierze się w kolejności obszaru książek, a na tę jest już za późno; cofnij wybór, by ją wziąć.
mombasa-why-book_too_dear =
    { $cost ->
        [one] Ta książka kosztuje { $cost } punkt książek, a masz tylko { $points }.
        [few] Ta książka kosztuje { $cost } punkty książek, a masz tylko { $points }.
       *[many] Ta książka kosztuje { $cost } punktów książek, a masz tylko { $points }.
    }
mombasa-why-book_not_taken = Tej książki nie ma wśród wziętych w tej turze albo jest już umieszczona: { $book }.
mombasa-why-covers_new_book = Na { mombasa-part-book_space.loc } leży książka z tej tury: nie można jeszcze położyć na niej innej.
mombasa-why-crossed_out = Na { mombasa-part-book_space.loc } jest przekreślona litera A: nie można tam umieścić książki A.
mombasa-why-covers_better_book = Na { mombasa-part-book_space.loc } leży książka B lub C: nie można położyć na niej książki A.
mombasa-why-no_marker_left = Nie masz już znacznika premii w tej rundzie.
mombasa-why-space_taken = Do końca rundy to pole zajmuje { $seat }.
mombasa-why-first_turn_of_first_player = Gracz rozpoczynający nie może umieścić tu znacznika premii w swojej pierwszej turze rundy.
mombasa-why-no_total = Znacznik wymaga tu odkrytej wartości co najmniej 1 ({ $kind }); poniżej podanej liczby nic nie daje, a tylko blokuje pole.
mombasa-why-below_threshold = To wymaga łącznej wartości { $need } ({ $kind }), a masz odkrytą wartość { $have }.
mombasa-why-no_majority = { $seat } ma odkrytą większą łączną wartość ({ $kind }): { $theirs }, a ty masz { $have }.
mombasa-why-no_extra_space = Tor { $company_gen } nie ma dodatkowych pól premii.
mombasa-why-not_unlocked =
    { $have ->
        [0] To pole wymaga przywileju { $need } toru { $company_gen }, a nie możesz jeszcze korzystać z żadnego.
       *[any] To pole wymaga przywileju { $need } toru { $company_gen }, a na razie możesz korzystać tylko z przywileju { $have }.
    }
mombasa-why-one_space_a_track = Masz już znacznik premii na innym dodatkowym polu premii toru { $company_gen }.
mombasa-why-no_such_reward = { $rewards ->
        [one] To pole daje do wyboru tylko { $rewards } premię.
        [few] To pole daje do wyboru tylko { $rewards } premie.
       *[many] To pole daje do wyboru tylko { $rewards } premii.
    }
mombasa-why-nothing_to_sell = Nie masz w ręce karty, którą można tu sprzedać.
mombasa-why-share_not_sold = Karta pojedynczego udziału zostaje w ręce do końca gry: nie można jej sprzedać.
mombasa-why-other_kind = Można tu sprzedać tylko karty tego rodzaju: { $kind }.
mombasa-why-deck_empty = Stos kart użytych nr { $slot } jest pusty.

## What a turn is for

hint-mombasa-cash = gotówka
hint-mombasa-mombasa = udziały w Mombasie
hint-mombasa-cape_town = udziały w Cape Town
hint-mombasa-saint_louis = udziały w Saint-Louis
hint-mombasa-cairo = udziały w Kairze
hint-mombasa-diamonds = diamenty
hint-mombasa-bookkeeping = księgowość
hint-mombasa-cards = karty na następne rundy
hint-mombasa-note = Udziały liczą się tyle, ile mogą być warte na koniec gry.
