### Mombasa, slovy pravidel. Věty jsou v přítomném čase, aby neprozrazovaly rod hráče.

## Množství (ve 4. pádě)

mombasa-part-pounds =
    { ABS($pounds) ->
        [one] { ABS($pounds) } libru
        [few] { ABS($pounds) } libry
       *[other] { ABS($pounds) } liber
    }
mombasa-part-cost =
    { $cost ->
        [one] { $cost } libru
        [few] { $cost } libry
       *[other] { $cost } liber
    }
mombasa-part-call =
    { $call ->
        [one] { $call } libru
        [few] { $call } libry
       *[other] { $call } liber
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
        [one] { $points } účetní bod
        [few] { $points } účetní body
       *[other] { $points } účetních bodů
    }
mombasa-part-expansion =
    { $points ->
        [one] { $points } bod expanze
        [few] { $points } body expanze
       *[other] { $points } bodů expanze
    }
mombasa-part-units =
    { $units ->
        [one] { $units } jednotku
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }
mombasa-part-steps =
    { $steps ->
        [one] { $steps } políčko
        [few] { $steps } políčka
       *[other] { $steps } políček
    }
mombasa-part-display =
    { $column ->
        [1] řada { $row }, levý sloupec
        [2] řada { $row }, prostřední sloupec
       *[3] řada { $row }, pravý sloupec
    }
mombasa-part-book_space =
    { $space ->
        [0] startovní destička
       *[any] políčko { $space }
    }
    .acc =
    { $space ->
        [0] startovní destičku
       *[any] políčko { $space }
    }
    .loc =
    { $space ->
        [0] startovní destičce
       *[any] políčku { $space }
    }

## Společnosti, zboží a regiony

mombasa-id-mombasa = Mombasa
    .gen = Mombasy
mombasa-id-cape_town = Kapské Město
    .gen = Kapského Města
mombasa-id-saint_louis = Saint-Louis
mombasa-id-cairo = Káhira
    .gen = Káhiry

mombasa-id-coffee = káva
    .acc = kávu
    .gen = kávy
mombasa-id-bananas = banány
    .gen = banánů
mombasa-id-cotton = bavlna
    .acc = bavlnu
    .gen = bavlny
mombasa-id-expansion = expanze
    .acc = expanzi
mombasa-id-bookkeeper = účetní
    .acc = účetního
    .gen = účetního
mombasa-id-share = akcie
    .acc = akcii

mombasa-id-senegambia = Senegambie
mombasa-id-niger_bend = Ohyb Nigeru
mombasa-id-gold_coast = Zlaté pobřeží
mombasa-id-hausaland = Země Hausů
mombasa-id-benin = Benin
mombasa-id-nubia = Núbie
mombasa-id-kordofan = Kordofan
mombasa-id-abyssinia = Habeš
mombasa-id-horn = Africký roh
mombasa-id-sahel = Sahel
mombasa-id-bornu = Bornu
mombasa-id-cameroon = Kamerun
mombasa-id-congo_basin = Konžská pánev
mombasa-id-kuba = Království Kuba
mombasa-id-loango = Loango
mombasa-id-angola = Angola
mombasa-id-swahili_coast = Svahilské pobřeží
mombasa-id-great_lakes = Velká jezera
mombasa-id-tanganyika = Tanganika
mombasa-id-mozambique = Mosambik
mombasa-id-zambezi = Zambezi
mombasa-id-kalahari = Kalahari
mombasa-id-karoo = Karoo
mombasa-id-natal = Natal

mombasa-id-A1 = A1
mombasa-id-A2 = A2
mombasa-id-B1 = B1
mombasa-id-B2 = B2
mombasa-id-C1 = C1
mombasa-id-C2 = C2
mombasa-id-D1 = D1
mombasa-id-D2 = D2

## Karty a bonusové destičky

mombasa-id-coffee_1 = káva 1
    .acc = kávu 1
mombasa-id-coffee_2 = káva 2
    .acc = kávu 2
mombasa-id-coffee_3 = káva 3
    .acc = kávu 3
mombasa-id-coffee_4 = káva 4
    .acc = kávu 4
mombasa-id-coffee_4_cairo = káva 4 s akcií Káhiry
    .acc = kávu 4 s akcií Káhiry
mombasa-id-bananas_1 = banány 1
mombasa-id-bananas_2 = banány 2
mombasa-id-bananas_3 = banány 3
mombasa-id-bananas_4 = banány 4
mombasa-id-bananas_4_cape_town = banány 4 s akcií Kapského Města
mombasa-id-cotton_1 = bavlna 1
    .acc = bavlnu 1
mombasa-id-cotton_2 = bavlna 2
    .acc = bavlnu 2
mombasa-id-cotton_3 = bavlna 3
    .acc = bavlnu 3
mombasa-id-cotton_4 = bavlna 4
    .acc = bavlnu 4
mombasa-id-cotton_4_saint_louis = bavlna 4 s akcií Saint-Louis
    .acc = bavlnu 4 s akcií Saint-Louis
mombasa-id-expansion_1_crate_0 = expanze 1 (bedna 0)
    .acc = expanzi 1 (bedna 0)
mombasa-id-expansion_1_crate_1 = expanze 1 (bedna 1)
    .acc = expanzi 1 (bedna 1)
mombasa-id-expansion_1_crate_2 = expanze 1 (bedna 2)
    .acc = expanzi 1 (bedna 2)
mombasa-id-expansion_1_crate_3 = expanze 1 (bedna 3)
    .acc = expanzi 1 (bedna 3)
mombasa-id-expansion_2 = expanze 2
    .acc = expanzi 2
mombasa-id-expansion_2_mombasa = expanze 2 s akcií Mombasy
    .acc = expanzi 2 s akcií Mombasy
mombasa-id-expansion_2_cape_town = expanze 2 s akcií Kapského Města
    .acc = expanzi 2 s akcií Kapského Města
mombasa-id-expansion_2_saint_louis = expanze 2 s akcií Saint-Louis
    .acc = expanzi 2 s akcií Saint-Louis
mombasa-id-expansion_2_cairo = expanze 2 s akcií Káhiry
    .acc = expanzi 2 s akcií Káhiry
mombasa-id-expansion_3 = expanze 3
    .acc = expanzi 3
mombasa-id-expansion_3_mombasa = expanze 3 s akcií Mombasy
    .acc = expanzi 3 s akcií Mombasy
mombasa-id-expansion_3_cape_town = expanze 3 s akcií Kapského Města
    .acc = expanzi 3 s akcií Kapského Města
mombasa-id-expansion_3_saint_louis = expanze 3 s akcií Saint-Louis
    .acc = expanzi 3 s akcií Saint-Louis
mombasa-id-expansion_3_cairo = expanze 3 s akcií Káhiry
    .acc = expanzi 3 s akcií Káhiry
mombasa-id-bookkeeper_2_crate_1 = účetní 2 (bedna 1)
    .acc = účetního 2 (bedna 1)
mombasa-id-bookkeeper_2_crate_2 = účetní 2 (bedna 2)
    .acc = účetního 2 (bedna 2)
mombasa-id-bookkeeper_3 = účetní 3
    .acc = účetního 3
mombasa-id-bookkeeper_3_mombasa = účetní 3 s akcií Mombasy
    .acc = účetního 3 s akcií Mombasy
mombasa-id-diamond_merchant = obchodník s diamanty
    .acc = obchodníka s diamanty
mombasa-id-diamond_merchant_mombasa = obchodník s diamanty z Mombasy
    .acc = obchodníka s diamanty z Mombasy
mombasa-id-diamond_merchant_cape_town = obchodník s diamanty z Kapského Města
    .acc = obchodníka s diamanty z Kapského Města
mombasa-id-diamond_merchant_saint_louis = obchodník s diamanty ze Saint-Louis
    .acc = obchodníka s diamanty ze Saint-Louis
mombasa-id-diamond_merchant_cairo = obchodník s diamanty z Káhiry
    .acc = obchodníka s diamanty z Káhiry
mombasa-id-share_mombasa_crate_3 = akcie Mombasy (bedna 3)
    .acc = akcii Mombasy (bedna 3)
mombasa-id-share_mombasa_crate_4 = akcie Mombasy (bedna 4)
    .acc = akcii Mombasy (bedna 4)
mombasa-id-share_cape_town_crate_3 = akcie Kapského Města (bedna 3)
    .acc = akcii Kapského Města (bedna 3)
mombasa-id-share_cape_town_crate_4 = akcie Kapského Města (bedna 4)
    .acc = akcii Kapského Města (bedna 4)
mombasa-id-share_saint_louis_crate_3 = akcie Saint-Louis (bedna 3)
    .acc = akcii Saint-Louis (bedna 3)
mombasa-id-share_saint_louis_crate_4 = akcie Saint-Louis (bedna 4)
    .acc = akcii Saint-Louis (bedna 4)
mombasa-id-share_cairo_crate_3 = akcie Káhiry (bedna 3)
    .acc = akcii Káhiry (bedna 3)
mombasa-id-share_cairo_crate_4 = akcie Káhiry (bedna 4)
    .acc = akcii Káhiry (bedna 4)
mombasa-id-tile_bookkeeper = destička účetního
    .acc = destičku účetního
mombasa-id-tile_diamond_merchant = destička obchodníka s diamanty
    .acc = destičku obchodníka s diamanty
mombasa-id-tile_expansion = destička expanze
    .acc = destičku expanze
mombasa-id-tile_plus_one = destička „+1 zboží“
    .acc = destičku „+1 zboží“

## Bonusová políčka

mombasa-id-first_player = začínající hráč
mombasa-id-buy = koupě karty
mombasa-id-sell = prodej karty
mombasa-id-majority_coffee = převaha v kávě
mombasa-id-majority_bananas = převaha v banánech
mombasa-id-majority_cotton = převaha v bavlně
mombasa-id-majority_expansion = převaha v expanzi
mombasa-id-extra_mombasa_1 = první dodatečné políčko stupnice Mombasy
mombasa-id-extra_mombasa_2 = druhé dodatečné políčko stupnice Mombasy
mombasa-id-extra_cape_town_1 = první dodatečné políčko stupnice Kapského Města
mombasa-id-extra_cape_town_2 = druhé dodatečné políčko stupnice Kapského Města
mombasa-id-extra_saint_louis_1 = první dodatečné políčko stupnice Saint-Louis
mombasa-id-extra_saint_louis_2 = druhé dodatečné políčko stupnice Saint-Louis
mombasa-id-extra_cairo_1 = první dodatečné políčko stupnice Káhiry
mombasa-id-extra_cairo_2 = druhé dodatečné políčko stupnice Káhiry

## Knihy a startovní destičky

mombasa-id-a_coffee_1_pounds_1 = kniha A (1 jednotka kávy → 1 libra)
    .acc = knihu A (1 jednotka kávy → 1 libra)
mombasa-id-a_coffee_1_diamonds_1 = kniha A (1 jednotka kávy → 1 diamant)
    .acc = knihu A (1 jednotka kávy → 1 diamant)
mombasa-id-a_coffee_2_pounds_2 = kniha A (2 jednotky kávy → 2 libry)
    .acc = knihu A (2 jednotky kávy → 2 libry)
mombasa-id-a_coffee_2_books_1 = kniha A (2 jednotky kávy → 1 účetní bod)
    .acc = knihu A (2 jednotky kávy → 1 účetní bod)
mombasa-id-a_coffee_3_diamonds_2 = kniha A (3 jednotky kávy → 2 diamanty)
    .acc = knihu A (3 jednotky kávy → 2 diamanty)
mombasa-id-a_bananas_1_pounds_1 = kniha A (1 jednotka banánů → 1 libra)
    .acc = knihu A (1 jednotka banánů → 1 libra)
mombasa-id-a_bananas_1_diamonds_1 = kniha A (1 jednotka banánů → 1 diamant)
    .acc = knihu A (1 jednotka banánů → 1 diamant)
mombasa-id-a_bananas_2_pounds_2 = kniha A (2 jednotky banánů → 2 libry)
    .acc = knihu A (2 jednotky banánů → 2 libry)
mombasa-id-a_bananas_2_books_1 = kniha A (2 jednotky banánů → 1 účetní bod)
    .acc = knihu A (2 jednotky banánů → 1 účetní bod)
mombasa-id-a_bananas_3_diamonds_2 = kniha A (3 jednotky banánů → 2 diamanty)
    .acc = knihu A (3 jednotky banánů → 2 diamanty)
mombasa-id-a_cotton_1_pounds_1 = kniha A (1 jednotka bavlny → 1 libra)
    .acc = knihu A (1 jednotka bavlny → 1 libra)
mombasa-id-a_cotton_1_diamonds_1 = kniha A (1 jednotka bavlny → 1 diamant)
    .acc = knihu A (1 jednotka bavlny → 1 diamant)
mombasa-id-a_cotton_2_pounds_2 = kniha A (2 jednotky bavlny → 2 libry)
    .acc = knihu A (2 jednotky bavlny → 2 libry)
mombasa-id-a_cotton_2_books_1 = kniha A (2 jednotky bavlny → 1 účetní bod)
    .acc = knihu A (2 jednotky bavlny → 1 účetní bod)
mombasa-id-a_cotton_3_diamonds_2 = kniha A (3 jednotky bavlny → 2 diamanty)
    .acc = knihu A (3 jednotky bavlny → 2 diamanty)
mombasa-id-a_expansion_1_pounds_1 = kniha A (expanze 1 → 1 libra)
    .acc = knihu A (expanze 1 → 1 libra)
mombasa-id-a_expansion_2_books_1 = kniha A (expanze 2 → 1 účetní bod)
    .acc = knihu A (expanze 2 → 1 účetní bod)
mombasa-id-a_expansion_2_pounds_2 = kniha A (expanze 2 → 2 libry)
    .acc = knihu A (expanze 2 → 2 libry)
mombasa-id-a_specialist_1_pounds_2 = kniha A (obchodník nebo účetní → 2 libry)
    .acc = knihu A (obchodník nebo účetní → 2 libry)
mombasa-id-a_specialist_1_diamonds_1 = kniha A (obchodník nebo účetní → 1 diamant)
    .acc = knihu A (obchodník nebo účetní → 1 diamant)
mombasa-id-b_coffee_4_pounds_3 = kniha B (4 jednotky kávy → 3 libry)
    .acc = knihu B (4 jednotky kávy → 3 libry)
mombasa-id-b_coffee_3_books_2 = kniha B (3 jednotky kávy → 2 účetní body)
    .acc = knihu B (3 jednotky kávy → 2 účetní body)
mombasa-id-b_coffee_3_diamonds_3 = kniha B (3 jednotky kávy → 3 diamanty)
    .acc = knihu B (3 jednotky kávy → 3 diamanty)
mombasa-id-b_coffee_2_expansion_1_remove_posts_1 = kniha B (2 jednotky kávy + expanze 1 → vyřazení 1 stanice)
    .acc = knihu B (2 jednotky kávy + expanze 1 → vyřazení 1 stanice)
mombasa-id-b_coffee_1_units_coffee = kniha B (1 jednotka kávy → káva − 1 v librách)
    .acc = knihu B (1 jednotka kávy → káva − 1 v librách)
mombasa-id-b_bananas_4_pounds_3 = kniha B (4 jednotky banánů → 3 libry)
    .acc = knihu B (4 jednotky banánů → 3 libry)
mombasa-id-b_bananas_3_books_2 = kniha B (3 jednotky banánů → 2 účetní body)
    .acc = knihu B (3 jednotky banánů → 2 účetní body)
mombasa-id-b_bananas_3_diamonds_3 = kniha B (3 jednotky banánů → 3 diamanty)
    .acc = knihu B (3 jednotky banánů → 3 diamanty)
mombasa-id-b_bananas_2_expansion_1_remove_posts_1 = kniha B (2 jednotky banánů + expanze 1 → vyřazení 1 stanice)
    .acc = knihu B (2 jednotky banánů + expanze 1 → vyřazení 1 stanice)
mombasa-id-b_bananas_1_units_bananas = kniha B (1 jednotka banánů → banány − 1 v librách)
    .acc = knihu B (1 jednotka banánů → banány − 1 v librách)
mombasa-id-b_cotton_4_pounds_3 = kniha B (4 jednotky bavlny → 3 libry)
    .acc = knihu B (4 jednotky bavlny → 3 libry)
mombasa-id-b_cotton_3_books_2 = kniha B (3 jednotky bavlny → 2 účetní body)
    .acc = knihu B (3 jednotky bavlny → 2 účetní body)
mombasa-id-b_cotton_3_diamonds_3 = kniha B (3 jednotky bavlny → 3 diamanty)
    .acc = knihu B (3 jednotky bavlny → 3 diamanty)
mombasa-id-b_cotton_2_expansion_1_remove_posts_1 = kniha B (2 jednotky bavlny + expanze 1 → vyřazení 1 stanice)
    .acc = knihu B (2 jednotky bavlny + expanze 1 → vyřazení 1 stanice)
mombasa-id-b_cotton_1_units_cotton = kniha B (1 jednotka bavlny → bavlna − 1 v librách)
    .acc = knihu B (1 jednotka bavlny → bavlna − 1 v librách)
mombasa-id-b_one_good_4_pounds_3 = kniha B (4 jednotky jednoho zboží → 3 libry)
    .acc = knihu B (4 jednotky jednoho zboží → 3 libry)
mombasa-id-b_one_good_4_books_2 = kniha B (4 jednotky jednoho zboží → 2 účetní body)
    .acc = knihu B (4 jednotky jednoho zboží → 2 účetní body)
mombasa-id-b_expansion_3_diamonds_2 = kniha B (expanze 3 → 2 diamanty)
    .acc = knihu B (expanze 3 → 2 diamanty)
mombasa-id-b_expansion_3_pounds_3 = kniha B (expanze 3 → 3 libry)
    .acc = knihu B (expanze 3 → 3 libry)
mombasa-id-b_specialist_1_books_2 = kniha B (obchodník nebo účetní → 2 účetní body)
    .acc = knihu B (obchodník nebo účetní → 2 účetní body)
mombasa-id-b_specialist_1_one_good_2_pounds_3 = kniha B (2 jednotky jednoho zboží + obchodník nebo účetní → 3 libry)
    .acc = knihu B (2 jednotky jednoho zboží + obchodník nebo účetní → 3 libry)
mombasa-id-c_coffee_2_pounds_4 = kniha C (2 jednotky kávy → 4 libry)
    .acc = knihu C (2 jednotky kávy → 4 libry)
mombasa-id-c_coffee_3_diamonds_4 = kniha C (3 jednotky kávy → 4 diamanty)
    .acc = knihu C (3 jednotky kávy → 4 diamanty)
mombasa-id-c_coffee_3_one_good_3_remove_posts_2 = kniha C (3 jednotky kávy + 3 jednotky jednoho zboží → vyřazení 2 stanic)
    .acc = knihu C (3 jednotky kávy + 3 jednotky jednoho zboží → vyřazení 2 stanic)
mombasa-id-c_coffee_2_expansion_2_diamonds_5 = kniha C (2 jednotky kávy + expanze 2 → 5 diamantů)
    .acc = knihu C (2 jednotky kávy + expanze 2 → 5 diamantů)
mombasa-id-c_coffee_2_books_3 = kniha C (2 jednotky kávy → 3 účetní body)
    .acc = knihu C (2 jednotky kávy → 3 účetní body)
mombasa-id-c_bananas_2_pounds_4 = kniha C (2 jednotky banánů → 4 libry)
    .acc = knihu C (2 jednotky banánů → 4 libry)
mombasa-id-c_bananas_3_diamonds_4 = kniha C (3 jednotky banánů → 4 diamanty)
    .acc = knihu C (3 jednotky banánů → 4 diamanty)
mombasa-id-c_bananas_3_one_good_3_remove_posts_2 = kniha C (3 jednotky banánů + 3 jednotky jednoho zboží → vyřazení 2 stanic)
    .acc = knihu C (3 jednotky banánů + 3 jednotky jednoho zboží → vyřazení 2 stanic)
mombasa-id-c_bananas_2_expansion_2_diamonds_5 = kniha C (2 jednotky banánů + expanze 2 → 5 diamantů)
    .acc = knihu C (2 jednotky banánů + expanze 2 → 5 diamantů)
mombasa-id-c_bananas_2_books_3 = kniha C (2 jednotky banánů → 3 účetní body)
    .acc = knihu C (2 jednotky banánů → 3 účetní body)
mombasa-id-c_cotton_2_pounds_4 = kniha C (2 jednotky bavlny → 4 libry)
    .acc = knihu C (2 jednotky bavlny → 4 libry)
mombasa-id-c_cotton_3_diamonds_4 = kniha C (3 jednotky bavlny → 4 diamanty)
    .acc = knihu C (3 jednotky bavlny → 4 diamanty)
mombasa-id-c_cotton_3_one_good_3_remove_posts_2 = kniha C (3 jednotky bavlny + 3 jednotky jednoho zboží → vyřazení 2 stanic)
    .acc = knihu C (3 jednotky bavlny + 3 jednotky jednoho zboží → vyřazení 2 stanic)
mombasa-id-c_cotton_2_expansion_2_diamonds_5 = kniha C (2 jednotky bavlny + expanze 2 → 5 diamantů)
    .acc = knihu C (2 jednotky bavlny + expanze 2 → 5 diamantů)
mombasa-id-c_cotton_2_books_3 = kniha C (2 jednotky bavlny → 3 účetní body)
    .acc = knihu C (2 jednotky bavlny → 3 účetní body)
mombasa-id-c_one_good_3_pounds_4 = kniha C (3 jednotky jednoho zboží → 4 libry)
    .acc = knihu C (3 jednotky jednoho zboží → 4 libry)
mombasa-id-c_one_good_4_diamonds_3 = kniha C (4 jednotky jednoho zboží → 3 diamanty)
    .acc = knihu C (4 jednotky jednoho zboží → 3 diamanty)
mombasa-id-c_expansion_3_remove_posts_2 = kniha C (expanze 3 → vyřazení 2 stanic)
    .acc = knihu C (expanze 3 → vyřazení 2 stanic)
mombasa-id-c_expansion_2_pounds_4 = kniha C (expanze 2 → 4 libry)
    .acc = knihu C (expanze 2 → 4 libry)
mombasa-id-c_specialist_1_one_good_2_diamonds_3 = kniha C (2 jednotky jednoho zboží + obchodník nebo účetní → 3 diamanty)
    .acc = knihu C (2 jednotky jednoho zboží + obchodník nebo účetní → 3 diamanty)
mombasa-id-c_specialist_1_books_3 = kniha C (obchodník nebo účetní → 3 účetní body)
    .acc = knihu C (obchodník nebo účetní → 3 účetní body)
mombasa-id-starting_book_1 = kniha startovní destičky 1
    .acc = knihu startovní destičky 1
mombasa-id-starting_book_2 = kniha startovní destičky 2
    .acc = knihu startovní destičky 2
mombasa-id-starting_book_3 = kniha startovní destičky 3
    .acc = knihu startovní destičky 3
mombasa-id-starting_book_4 = kniha startovní destičky 4
    .acc = knihu startovní destičky 4
mombasa-id-starting_book_5 = kniha startovní destičky 5
    .acc = knihu startovní destičky 5
mombasa-id-starting_book_6 = kniha startovní destičky 6
    .acc = knihu startovní destičky 6
mombasa-id-starting_book_7 = kniha startovní destičky 7
    .acc = knihu startovní destičky 7
mombasa-id-starting_book_8 = kniha startovní destičky 8
    .acc = knihu startovní destičky 8
mombasa-id-starting_book_9 = kniha startovní destičky 9
    .acc = knihu startovní destičky 9
mombasa-id-starting_book_10 = kniha startovní destičky 10
    .acc = knihu startovní destičky 10

mombasa-id-starting_tile_1 = startovní destička 1
    .acc = startovní destičku 1
mombasa-id-starting_tile_2 = startovní destička 2
    .acc = startovní destičku 2
mombasa-id-starting_tile_3 = startovní destička 3
    .acc = startovní destičku 3
mombasa-id-starting_tile_4 = startovní destička 4
    .acc = startovní destičku 4
mombasa-id-starting_tile_5 = startovní destička 5
    .acc = startovní destičku 5
mombasa-id-starting_tile_6 = startovní destička 6
    .acc = startovní destičku 6
mombasa-id-starting_tile_7 = startovní destička 7
    .acc = startovní destičku 7
mombasa-id-starting_tile_8 = startovní destička 8
    .acc = startovní destičku 8
mombasa-id-starting_tile_9 = startovní destička 9
    .acc = startovní destičku 9
mombasa-id-starting_tile_10 = startovní destička 10
    .acc = startovní destičku 10

## Bodování

mombasa-category-cash = Hotovost
mombasa-category-mombasa = Mombasa
mombasa-category-cape_town = Kapské Město
mombasa-category-saint_louis = Saint-Louis
mombasa-category-cairo = Káhira
mombasa-category-diamonds = Diamanty
mombasa-category-bookkeeping = Účetnictví

## Co se stalo: příprava a kola

mombasa-event-track_laid = Stupnice { $track } leží u okraje { $company_gen }.
mombasa-event-first_player = Los určuje začínajícího hráče: { $seat }.
mombasa-event-one_expansion = { $seat } dostává { $card_acc }.
mombasa-event-tile_dealt = { $seat } dostává { $tile_acc }.
mombasa-event-tile_kept = { $seat } si nechává { $tile_acc }.
mombasa-event-tile_chosen = { $seat } už má vybranou startovní destičku.
mombasa-event-starting_tile = { $seat } má { $tile_acc }.
mombasa-event-laid_to_rest = { $seat } pokládá { $card_acc } na místo pro použité karty č. { $slot }.
mombasa-event-resting_done = { $seat } už má obsazená místa pro použité karty.
mombasa-event-rested = { $seat } začíná s kartami na místech pro použité karty: { $cards }.
mombasa-event-round = Začíná { $round }. kolo; začínající hráč: { $seat }.
mombasa-event-planned = { $seat } připravuje { $card_acc } na akční místo č. { $slot }.
mombasa-event-left_empty = { $seat } nechává akční místo č. { $slot } prázdné.
mombasa-event-planning_done = { $seat } končí s plánováním.
mombasa-event-revealed = { $seat } otáčí lícem nahoru: { $cards_acc }.
mombasa-event-turn = Na tahu je { $seat }.
mombasa-event-ended = { $seat } vystupuje z fáze akcí.
mombasa-event-picked_up = { $seat } si bere do ruky řadu použitých karet č. { $slot }: { $cards_acc }.
mombasa-event-coins_moved =
    { $coins ->
        [one] { $coins } mince se přesouvá ze stupnice kol do sloupce { mombasa-part-book_column } nabídky knih.
        [few] { $coins } mince se přesouvají ze stupnice kol do sloupce { mombasa-part-book_column } nabídky knih.
       *[other] { $coins } mincí se přesouvá ze stupnice kol do sloupce { mombasa-part-book_column } nabídky knih.
    }
mombasa-event-card_discarded = Z nabídky karet jde na odhazovací balíček { $card }.
mombasa-event-card_drawn = Nová karta v nabídce karet ({ mombasa-part-display }): { $card }.
mombasa-event-book_revealed = Nová kniha v nabídce knih (řada { $row }, sloupec { mombasa-part-book_column }): { $book }.
mombasa-event-tile_received = { $seat } dostává { $tile_acc }.
mombasa-event-markers_returned = Všechny bonusové kameny se vracejí hráčům.
mombasa-event-scored =
    { $total ->
        [one] { $seat } končí na { $rank }. místě s výsledkem { $total } libra.
        [few] { $seat } končí na { $rank }. místě s výsledkem { $total } libry.
       *[other] { $seat } končí na { $rank }. místě s výsledkem { $total } liber.
    }

## Co se stalo: peníze, stupnice a bonusy

mombasa-event-gained = { $seat } dostává { mombasa-part-pounds }.
mombasa-event-paid = { $seat } platí { mombasa-part-pounds }.
mombasa-event-diamonds = { $seat } posouvá diamant o { mombasa-part-steps } vpřed, na políčko { $space }.
mombasa-event-slot_unlocked = { $seat } odemyká akční místo č. { $slot }, od příští fáze plánování.
mombasa-event-track_chosen = { $seat } může na stupnici { $company_gen } postoupit o { mombasa-part-steps }.
mombasa-event-stepped = { $seat } postupuje na políčko { $space } stupnice { $company_gen }.
mombasa-event-special_space =
    { $level ->
        [1] { $seat } dosahuje prvního speciálního políčka stupnice { $company_gen } a odemyká jeho bonus.
       *[2] { $seat } dosahuje druhého speciálního políčka stupnice { $company_gen } a odemyká jeho bonus.
    }
mombasa-event-steps_lost =
    { $steps ->
        [one] { $seat } nevyužívá { $steps } políčko na stupnici { $company_gen }.
        [few] { $seat } nevyužívá { $steps } políčka na stupnici { $company_gen }.
       *[other] { $seat } nevyužívá { $steps } políček na stupnici { $company_gen }.
    }
mombasa-event-bonus_in_force =
    { $level ->
        [1] { $seat } může od teď využívat první speciální bonus stupnice { $company_gen }.
       *[2] { $seat } může od teď využívat druhý speciální bonus stupnice { $company_gen }.
    }
mombasa-event-more_markers =
    { $markers ->
        [one] { $seat } dostává navíc { $markers } bonusový kámen.
        [few] { $seat } dostává navíc { $markers } bonusové kameny.
       *[other] { $seat } dostává navíc { $markers } bonusových kamenů.
    }

## Co se stalo: akce

mombasa-event-goods_used = { $seat } používá { $card_acc } a získává { mombasa-part-units }.
mombasa-event-acquired = { $seat } si pořizuje { $card_acc } ({ mombasa-part-display }), cena: { $price }.
mombasa-event-acquired_none = { $seat } si nepořizuje kartu a má { mombasa-part-units } na stupnice společností.
mombasa-event-units_lost = { $seat } nevyužívá { mombasa-part-units } zboží.
mombasa-event-plus_one_laid = { $seat } pokládá destičku „+1 zboží“ na kartu „{ $card }“.
mombasa-event-expansion = { $seat } používá všechny karty expanze a má { mombasa-part-expansion }.
mombasa-event-company_chosen = { $seat } rozšiřuje síť { $company_gen }.
mombasa-event-expansion_lost =
    { $points ->
        [one] { $seat } nerozšiřuje žádnou síť; propadá { $points } bod expanze.
        [few] { $seat } nerozšiřuje žádnou síť; propadají { $points } body expanze.
       *[other] { $seat } nerozšiřuje žádnou síť; propadá { $points } bodů expanze.
    }
mombasa-event-region_chosen = { $seat } spotřebovává { mombasa-part-expansion } na region { $region }.
mombasa-event-entered = { $seat } obsazuje region { $region } stanicí { $company_gen } ze sloupce { $column } sídla.
mombasa-event-ousted = { $seat } odstraňuje stanici { $company_gen } z regionu { $region }.
mombasa-event-points_lost = { $seat } nevyužívá { mombasa-part-expansion }.
mombasa-event-returned = { $seat } vrací odstraněnou stanici { $company_gen } do sloupce { $column } sídla.
mombasa-event-post_lost = { $seat } nemá kam vrátit odstraněnou stanici { $company_gen }: v sídle není místo, stanice je vyřazena ze hry.
mombasa-event-removed = { $seat } vyřazuje ze hry stanici { $company_gen } ze sloupce { $column } sídla.
mombasa-event-removed_none =
    { $posts ->
        [one] { $seat } nevyřazuje { $posts } stanici.
        [few] { $seat } nevyřazuje { $posts } stanice.
       *[other] { $seat } nevyřazuje { $posts } stanic.
    }
mombasa-event-bookkeeper_used = { $seat } používá { $card_acc }.
mombasa-event-book_flipped = { $seat } otáčí na { mombasa-part-book_space.loc } lícem dolů { $book_acc }.
mombasa-event-jar_moved = { $seat } posouvá kalamář na { mombasa-part-book_space.acc }: { $book }.
mombasa-event-jar_stopped = { $seat } nechává kalamář na místě; účetní dává { mombasa-part-books }.
mombasa-event-book_taken = { $seat } si bere { $book_acc } (řada { $row }, sloupec { mombasa-part-book_column }) za { mombasa-part-books }.
mombasa-event-book_named = { $seat } teď umisťuje { $book_acc }.
mombasa-event-book_placed = { $seat } umisťuje { $book_acc } na stupnici účetnictví ({ mombasa-part-book_space }).
mombasa-event-book_discarded = { $seat } nemá políčko pro { $book_acc } a odhazuje ji.
mombasa-event-merchant_used = { $seat } používá { $card_acc }.
mombasa-event-marker_placed = { $seat } obsazuje bonusové políčko: { $space }.
mombasa-event-first_player_marker = { $seat } si bere žeton začínajícího hráče na příští kolo.
mombasa-event-tile_reserved = { $seat } si rezervuje { $tile_acc } na příští kolo.
mombasa-event-reward = { $seat } si vybírá odměnu { $number } ({ $space }).
mombasa-event-bought_none = { $seat } nekupuje žádnou kartu.
mombasa-event-sold = { $seat } prodává z ruky { $card_acc }.

## Otázky

mombasa-ask-lay = Která stupnice přijde k dalšímu okraji?
    .title = rozmístění stupnic
mombasa-ask-lot = Kdo je začínající hráč?
    .title = losování začínajícího hráče
mombasa-ask-draw = Která karta přijde z doplňovacího balíčku?
    .title = karta z doplňovacího balíčku
mombasa-ask-reveal = Která kniha přijde ze zásoby?
    .title = kniha ze zásoby
mombasa-ask-deal = Která startovní destička se rozdá?
    .title = rozdávání startovních destiček
mombasa-ask-keep = Kterou startovní destičku si necháš?
    .title = výběr startovní destičky
mombasa-ask-rest = Která karta ze tvé startovní destičky půjde na místo pro použité karty č. { $slot }?
    .title = obsazení míst pro použité karty
mombasa-ask-plan = Kterou kartu připravíš na akční místo č. { $slot }?
    .title = plánování
mombasa-ask-turn = Jakou akci provedeš?
    .title = výběr akce
mombasa-ask-goods = { $choices }? (Máš { mombasa-part-units }.)
    .title = použití karet zboží
    .goods = použít další kartu zboží
    .goods_plus = { mombasa-ask-goods.goods }
    .acquire = pořídit si kartu
    .no_card = pokračovat bez nové karty
mombasa-ask-step = Na které stupnici společnosti postoupíš o 1 políčko? (Máš ještě { mombasa-part-units }.)
    .title = postup za zboží
mombasa-ask-advance =
    { $call ->
        [0] Postoupíš na stupnici { $company_gen }? (Můžeš ještě o { mombasa-part-steps }.)
       *[any] Zaplatíš { mombasa-part-call } (povinná splátka) a postoupíš na stupnici { $company_gen }? (Můžeš ještě o { mombasa-part-steps }.)
    }
    .title = postup na stupnici společnosti
mombasa-ask-track =
    { $tracks ->
        [one] Na které stupnici společnosti teď postoupíš? (zbývá { $tracks } stupnice)
        [few] Na které stupnici společnosti teď postoupíš? (zbývají { $tracks } stupnice)
       *[other] Na které stupnici společnosti teď postoupíš? (zbývá { $tracks } stupnic)
    }
    .title = výběr stupnice společnosti
mombasa-ask-company = Síť které společnosti rozšíříš? (Máš { mombasa-part-expansion }.)
    .title = výběr společnosti k expanzi
mombasa-ask-enter = Který region obsadí { $company }? (Máš ještě { mombasa-part-expansion }.)
    .title = obsazování regionů
mombasa-ask-column = Ze kterého sloupce sídla { $company_gen } vezmeš stanici pro region { $region }?
    .title = stanice ze sídla společnosti
mombasa-ask-return = Do kterého sloupce sídla vrátíš odstraněnou stanici { $company_gen }?
    .title = vrácení odstraněné stanice
mombasa-ask-remove =
    { $posts ->
        [one] Kterou stanici vyřadíš ze hry? (nejvýše { $posts } stanici)
        [few] Kterou stanici vyřadíš ze hry? (nejvýše { $posts } stanice)
       *[other] Kterou stanici vyřadíš ze hry? (nejvýše { $posts } stanic)
    }
    .title = vyřazení obchodních stanic
mombasa-ask-ledger = { $choices }? (Pak účetní dává { mombasa-part-books }.)
    .title = posun kalamáře
    .flip = otočíš knihu
    .forward = posuneš kalamář
    .stop = skončíš
mombasa-ask-points = Kterou knihu si vezmeš, nebo raději libry? (Máš ještě { mombasa-part-books }.)
    .title = čerpání účetních bodů
mombasa-ask-next_book = Kterou knihu umístíš teď? Pro všechny není místo.
    .title = pořadí umisťování knih
mombasa-ask-place = Na které políčko stupnice účetnictví umístíš { $book_acc }?
    .title = umisťování knih
mombasa-ask-choose = Kterou odměnu si vezmeš? ({ $space })
    .title = výběr odměny
mombasa-ask-buy = Kterou kartu si koupíš? (Máš { mombasa-part-pounds }.)
    .title = koupě karty za libry
mombasa-ask-sell = Kterou kartu prodáš za číslo na bedně + { $plus } £?
    .title = prodej karty
mombasa-ask-deck = Kterou řadu použitých karet si vezmeš do ruky?
    .title = vzetí řady použitých karet

## Volby

mombasa-do-lay = Přiložit { $track } k okraji { $company_gen }
mombasa-do-lot = Začíná { $seat }
mombasa-do-draw = Odkrýt { $card_acc }
mombasa-do-reveal = Odkrýt { $book_acc }
mombasa-do-deal = Rozdat { $tile_acc }
mombasa-do-keep = Nechat si { $tile_acc }
mombasa-do-rest = Položit { $card_acc } na další místo pro použité karty
mombasa-do-plan = Připravit { $card_acc }
mombasa-do-leave = Nechat místo prázdné
mombasa-do-goods = Použít { $card_acc }
mombasa-do-goods_plus = Použít { $card_acc } s destičkou „+1 zboží“
mombasa-do-plus_one = Položit destičku „+1 zboží“ na kartu „{ $card }“
mombasa-do-acquire = Pořídit si kartu ({ mombasa-part-display })
mombasa-do-no_card = Nepořídit si žádnou kartu
mombasa-do-step = Postoupit na stupnici { $company_gen }
mombasa-do-stop = Zastavit tady
mombasa-do-track = Zvolit stupnici { $company_gen }
mombasa-do-expand = Použít všechny karty expanze
mombasa-do-company = Rozšířit síť { $company_gen }
mombasa-do-enter = Obsadit region { $region }
mombasa-do-column = Zvolit sloupec { $column }
mombasa-do-remove = Vyřadit stanici { $company_gen }, sloupec { $column }
mombasa-do-bookkeeper = Použít { $card_acc }
mombasa-do-flip = Otočit knihu lícem dolů ({ mombasa-part-book_space })
mombasa-do-forward = Posunout kalamář na další knihu
mombasa-do-take = Vzít knihu (řada { $row }, sloupec { mombasa-part-book_column })
mombasa-do-pounds = Vzít si libry za všechny zbylé body
mombasa-do-next = Umístit teď { $book_acc }
mombasa-do-place = Umístit ji na { mombasa-part-book_space.acc }
mombasa-do-merchant = Použít { $card_acc }
mombasa-do-marker = Obsadit bonusové políčko: { $space }
mombasa-do-choose = Vzít si odměnu { $number }
mombasa-do-sell = Prodat { $card_acc }
mombasa-do-end = Vystoupit z fáze akcí
mombasa-do-deck = Vzít řadu použitých karet č. { $slot }

## Proč ne

mombasa-why-other_edge = Losuje se teď pro jiný okraj, ne pro okraj { $company_gen }.
mombasa-why-track_in_use = Jedna strana této stupnice už se používá: { $track }.
mombasa-why-no_such_seat =
    { $seats ->
        [one] U stolu je jen { $seats } hráč.
        [few] U stolu jsou jen { $seats } hráči.
       *[other] U stolu je jen { $seats } hráčů.
    }
mombasa-why-not_on_top = Taková karta není mezi kartami s písmenem na vrchu balíčku: { $card }.
mombasa-why-not_in_supply = Políčko je pro jiné písmeno, nebo taková kniha už není v zásobě: { $book }.
mombasa-why-tile_dealt_already = Tato startovní destička už je rozdaná: { $tile }.
mombasa-why-tile_not_yours = Tuto startovní destičku nemáš: { $tile }.
mombasa-why-not_on_tile = Tvá startovní destička tuto kartu neuvádí, nebo už leží na místě: { $card }.
mombasa-why-share_in_slot = Kartu jediné akcie nelze nikdy umístit na akční místo.
mombasa-why-not_in_hand = Tuto kartu už v ruce nemáš: { $card }.
mombasa-why-not_face_up = Toto nemáš ve své oblasti akcí lícem nahoru: { $card }.
mombasa-why-plus_not_there = Destička „+1 zboží“ neleží na takové kartě lícem nahoru: { $card }.
mombasa-why-no_expansion_card = Ve své oblasti akcí nemáš lícem nahoru žádnou kartu ani destičku expanze.
mombasa-why-no_plus_one = Destičku „+1 zboží“ nemáš.
mombasa-why-plus_one_laid = Destička „+1 zboží“ už leží na kartě a zůstane na ní.
mombasa-why-one_kind = V jedné akci se používají karty téhož zboží, a toto je jiné: { $card }.
mombasa-why-cards_in_order = Karty se volí v pevném pořadí a na { $card_acc } už je pozdě; vezmi volby zpět, chceš-li to změnit.
mombasa-why-mixed_without_card = Různé zboží lze použít dohromady jen k pořízení karty.
mombasa-why-no_card_displayed = Na tomto políčku nabídky karet není žádná karta.
mombasa-why-too_few_units = Cena této karty je { $price }, ale máš jen { mombasa-part-units }.
mombasa-why-too_few_pounds = Stojí to { mombasa-part-cost }, ale máš jen { $pounds }.
mombasa-why-units_left = Máš ještě { mombasa-part-units } a bez placení můžeš postoupit na stupnici { $company_gen }, takže ještě nesmíš skončit.
mombasa-why-track_end = Tvůj kámen je na posledním políčku stupnice { $company_gen }.
mombasa-why-call_too_dear = Povinná splátka na stupnici { $company_gen } stojí { mombasa-part-call }, ale máš jen { $pounds }.
mombasa-why-other_track = Tato odměna platí jen pro stupnici { $company_gen }.
mombasa-why-must_advance = Počáteční bonus tě posouvá o { mombasa-part-steps }; zastavit smíš jen před povinnou splátkou.
mombasa-why-no_steps_there = Tato odměna na stupnici { $company_gen } žádná políčka (nebo žádná další) nedává.
mombasa-why-base_empty = V sídle { $company_gen } už není žádná obchodní stanice.
mombasa-why-no_access = Se stanicemi ani se sídlem { $company_gen } nesousedí žádný další region.
mombasa-why-out_of_reach =
    { $cost ->
        [one] Nejlevnější region pro společnost { $company } stojí { $cost } bod expanze, ale máš jen { $points }.
        [few] Nejlevnější region pro společnost { $company } stojí { $cost } body expanze, ale máš jen { $points }.
       *[other] Nejlevnější region pro společnost { $company } stojí { $cost } bodů expanze, ale máš jen { $points }.
    }
mombasa-why-own_post_there = V regionu { $region } už je stanice { $company_gen }.
mombasa-why-not_accessible = Region { $region } nesousedí se sídlem { $company_gen } ani s regionem, kde stojí stanice této společnosti.
mombasa-why-too_few_points =
    { $cost ->
        [one] Region { $region } stojí { $cost } bod expanze, ale máš jen { $points }.
        [few] Region { $region } stojí { $cost } body expanze, ale máš jen { $points }.
       *[other] Region { $region } stojí { $cost } bodů expanze, ale máš jen { $points }.
    }
mombasa-why-column_empty = Ve sloupci { $column } sídla { $company_gen } už není žádná stanice.
mombasa-why-column_full = Ve sloupci { $column } sídla { $company_gen } není políčko pro odstraněnou stanici.
mombasa-why-flip_before_moving = Kniha se otáčí před posunem kalamáře, a ten už se posunul.
mombasa-why-flip_once = V jedné akci lze otočit jen jednu knihu.
mombasa-why-book_behind_jar = Kalamář už je na tomto políčku nebo za ním ({ mombasa-part-book_space }): otočení té knihy by nic nepřineslo.
mombasa-why-no_book_there = Na { mombasa-part-book_space.loc } tvé stupnice účetnictví není žádná kniha.
mombasa-why-flipped_already = Kniha na { mombasa-part-book_space.loc } už leží lícem dolů.
mombasa-why-jar_at_end = Tvůj kalamář je na posledním políčku stupnice účetnictví.
mombasa-why-needs_goods =
    { $need ->
        [one] Tato kniha vyžaduje { $need } jednotku { $good_gen }; lícem nahoru máš { $have }.
        [few] Tato kniha vyžaduje { $need } jednotky { $good_gen }; lícem nahoru máš { $have }.
       *[other] Tato kniha vyžaduje { $need } jednotek { $good_gen }; lícem nahoru máš { $have }.
    }
mombasa-why-needs_one_good =
    { $need ->
        [one] Tato kniha vyžaduje { $need } jednotku jednoho zboží (kromě jiného požadavku, má-li ho); máš nejvýše { $have }.
        [few] Tato kniha vyžaduje { $need } jednotky jednoho zboží (kromě jiného požadavku, má-li ho); máš nejvýše { $have }.
       *[other] Tato kniha vyžaduje { $need } jednotek jednoho zboží (kromě jiného požadavku, má-li ho); máš nejvýše { $have }.
    }
mombasa-why-needs_expansion =
    { $need ->
        [one] Tato kniha vyžaduje { $need } bod expanze; lícem nahoru máš { $have }.
        [few] Tato kniha vyžaduje { $need } body expanze; lícem nahoru máš { $have }.
       *[other] Tato kniha vyžaduje { $need } bodů expanze; lícem nahoru máš { $have }.
    }
mombasa-why-needs_specialist =
    { $need ->
        [one] Tato kniha vyžaduje { $need } obchodníka s diamanty nebo účetního kromě toho, kterého právě používáš; lícem nahoru máš { $have }.
        [few] Tato kniha vyžaduje { $need } obchodníky s diamanty nebo účetní kromě toho, kterého právě používáš; lícem nahoru máš { $have }.
       *[other] Tato kniha vyžaduje { $need } obchodníků s diamanty nebo účetních kromě toho, kterého právě používáš; lícem nahoru máš { $have }.
    }
mombasa-why-no_book_displayed = Na tomto políčku nabídky knih není žádná kniha.
mombasa-why-books_in_order = Knihy se berou v pořadí nabídky a na tuto už je pozdě; vezmi volby zpět, chceš-li ji.
mombasa-why-book_too_dear =
    { $cost ->
        [one] Tato kniha stojí { $cost } účetní bod, ale máš jen { $points }.
        [few] Tato kniha stojí { $cost } účetní body, ale máš jen { $points }.
       *[other] Tato kniha stojí { $cost } účetních bodů, ale máš jen { $points }.
    }
mombasa-why-book_not_taken = Tato kniha není mezi vzatými v tomto tahu, nebo už je umístěná: { $book }.
mombasa-why-covers_new_book = Na { mombasa-part-book_space.loc } leží kniha z tohoto tahu: ještě ji nelze překrýt.
mombasa-why-crossed_out = Na { mombasa-part-book_space.loc } je přeškrtnuté A: knihu A tam nelze umístit.
mombasa-why-covers_better_book = Na { mombasa-part-book_space.loc } leží kniha B nebo C: kniha A ji nesmí překrýt.
mombasa-why-no_marker_left = V tomto kole už nemáš žádný bonusový kámen.
mombasa-why-space_taken = Do konce kola toto políčko obsazuje { $seat }.
mombasa-why-first_turn_of_first_player = Začínající hráč nesmí toto políčko obsadit ve svém prvním tahu v kole.
mombasa-why-no_total = Kámen tu vyžaduje lícem nahoru aspoň 1 ({ $kind }); pod uvedeným číslem nic nepřináší a jen blokuje políčko.
mombasa-why-below_threshold = To vyžaduje celkovou hodnotu { $need } ({ $kind }); lícem nahoru máš { $have }.
mombasa-why-no_majority = { $seat } má lícem nahoru vyšší celkovou hodnotu ({ $kind }): { $theirs }; ty máš { $have }.
mombasa-why-no_extra_space = Stupnice { $company_gen } nemá dodatečná bonusová políčka.
mombasa-why-not_unlocked =
    { $have ->
        [0] Toto políčko vyžaduje { $need }. speciální bonus stupnice { $company_gen }; zatím nemůžeš využívat žádný.
       *[any] Toto políčko vyžaduje { $need }. speciální bonus stupnice { $company_gen }; zatím můžeš využívat jen { $have }. bonus.
    }
mombasa-why-one_space_a_track = Už máš bonusový kámen na jiném dodatečném bonusovém políčku stupnice { $company_gen }.
mombasa-why-no_such_reward =
    { $rewards ->
        [one] Na tomto políčku je jen { $rewards } odměna.
        [few] Na tomto políčku jsou jen { $rewards } odměny.
       *[other] Na tomto políčku je jen { $rewards } odměn.
    }
mombasa-why-nothing_to_sell = V ruce nemáš kartu, kterou by tu šlo prodat.
mombasa-why-share_not_sold = Karta jediné akcie zůstává v ruce do konce partie: nelze ji prodat.
mombasa-why-other_kind = Tady lze prodat jen karty tohoto druhu: { $kind }.
mombasa-why-deck_empty = Řada použitých karet č. { $slot } je prázdná.

## What a turn is for

hint-mombasa-cash = hotovost
hint-mombasa-mombasa = akcie Mombasy
hint-mombasa-cape_town = akcie Kapského Města
hint-mombasa-saint_louis = akcie Saint-Louis
hint-mombasa-cairo = akcie Káhiry
hint-mombasa-diamonds = diamanty
hint-mombasa-bookkeeping = účetnictví
hint-mombasa-cards = karty pro další kola
hint-mombasa-note = Akcie se počítají za hodnotu, kterou mohou mít na konci partie.
