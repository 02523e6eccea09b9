### Mombasa, with the words of the rulebook.

## Amounts

mombasa-part-pounds =
    { ABS($pounds) ->
        [one] { ABS($pounds) } pound
       *[other] { ABS($pounds) } pounds
    }
mombasa-part-cost =
    { $cost ->
        [one] { $cost } pound
       *[other] { $cost } pounds
    }
mombasa-part-call =
    { $call ->
        [one] { $call } pound
       *[other] { $call } pounds
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
        [one] { $points } bookkeeping point
       *[other] { $points } bookkeeping points
    }
mombasa-part-expansion =
    { $points ->
        [one] { $points } expansion point
       *[other] { $points } expansion points
    }
mombasa-part-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
mombasa-part-steps =
    { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
mombasa-part-posts =
    { $posts ->
        [one] { $posts } trading post
       *[other] { $posts } trading posts
    }
mombasa-part-level =
    { $level ->
        [1] first
       *[2] second
    }
mombasa-part-place =
    { $rank ->
        [1] in 1st place
        [2] in 2nd place
        [3] in 3rd place
       *[any] in { $rank }th place
    }
mombasa-part-display =
    { $column ->
        [1] row { $row }, left column
        [2] row { $row }, middle column
       *[3] row { $row }, right column
    }
mombasa-part-book_space =
    { $space ->
        [0] the starting tile
       *[any] space { $space }
    }

## Companies, goods and regions

mombasa-id-mombasa = Mombasa
mombasa-id-cape_town = Cape Town
mombasa-id-saint_louis = Saint-Louis
mombasa-id-cairo = Cairo

mombasa-id-coffee = coffee
mombasa-id-bananas = bananas
mombasa-id-cotton = cotton
mombasa-id-expansion = expansion
mombasa-id-bookkeeper = bookkeeper
mombasa-id-share = share

mombasa-id-senegambia = Senegambia
mombasa-id-niger_bend = Niger Bend
    .the = the Niger Bend
mombasa-id-gold_coast = Gold Coast
    .the = the Gold Coast
mombasa-id-hausaland = Hausaland
mombasa-id-benin = Benin
mombasa-id-nubia = Nubia
mombasa-id-kordofan = Kordofan
mombasa-id-abyssinia = Abyssinia
mombasa-id-horn = Horn of Africa
    .the = the Horn of Africa
mombasa-id-sahel = Sahel
    .the = the Sahel
mombasa-id-bornu = Bornu
mombasa-id-cameroon = Cameroon
mombasa-id-congo_basin = Congo Basin
    .the = the Congo Basin
mombasa-id-kuba = Kuba
mombasa-id-loango = Loango
mombasa-id-angola = Angola
mombasa-id-swahili_coast = Swahili Coast
    .the = the Swahili Coast
mombasa-id-great_lakes = Great Lakes
    .the = the Great Lakes
mombasa-id-tanganyika = Tanganyika
mombasa-id-mozambique = Mozambique
mombasa-id-zambezi = Zambezi
    .the = the Zambezi
mombasa-id-kalahari = Kalahari
    .the = the Kalahari
mombasa-id-karoo = Karoo
    .the = the Karoo
mombasa-id-natal = Natal

mombasa-id-A1 = A1
mombasa-id-A2 = A2
mombasa-id-B1 = B1
mombasa-id-B2 = B2
mombasa-id-C1 = C1
mombasa-id-C2 = C2
mombasa-id-D1 = D1
mombasa-id-D2 = D2

## Cards and bonus tiles

mombasa-id-coffee_1 = coffee 1
mombasa-id-coffee_2 = coffee 2
mombasa-id-coffee_3 = coffee 3
mombasa-id-coffee_4 = coffee 4
mombasa-id-coffee_4_cairo = coffee 4 with a Cairo share
mombasa-id-bananas_1 = bananas 1
mombasa-id-bananas_2 = bananas 2
mombasa-id-bananas_3 = bananas 3
mombasa-id-bananas_4 = bananas 4
mombasa-id-bananas_4_cape_town = bananas 4 with a Cape Town share
mombasa-id-cotton_1 = cotton 1
mombasa-id-cotton_2 = cotton 2
mombasa-id-cotton_3 = cotton 3
mombasa-id-cotton_4 = cotton 4
mombasa-id-cotton_4_saint_louis = cotton 4 with a Saint-Louis share
mombasa-id-expansion_1_crate_0 = expansion 1 (crate 0)
mombasa-id-expansion_1_crate_1 = expansion 1 (crate 1)
mombasa-id-expansion_1_crate_2 = expansion 1 (crate 2)
mombasa-id-expansion_1_crate_3 = expansion 1 (crate 3)
mombasa-id-expansion_2 = expansion 2
mombasa-id-expansion_2_mombasa = expansion 2 with a Mombasa share
mombasa-id-expansion_2_cape_town = expansion 2 with a Cape Town share
mombasa-id-expansion_2_saint_louis = expansion 2 with a Saint-Louis share
mombasa-id-expansion_2_cairo = expansion 2 with a Cairo share
mombasa-id-expansion_3 = expansion 3
mombasa-id-expansion_3_mombasa = expansion 3 with a Mombasa share
mombasa-id-expansion_3_cape_town = expansion 3 with a Cape Town share
mombasa-id-expansion_3_saint_louis = expansion 3 with a Saint-Louis share
mombasa-id-expansion_3_cairo = expansion 3 with a Cairo share
mombasa-id-bookkeeper_2_crate_1 = bookkeeper 2 (crate 1)
mombasa-id-bookkeeper_2_crate_2 = bookkeeper 2 (crate 2)
mombasa-id-bookkeeper_3 = bookkeeper 3
mombasa-id-bookkeeper_3_mombasa = bookkeeper 3 with a Mombasa share
mombasa-id-diamond_merchant = diamond merchant
    .the = the diamond merchant
mombasa-id-diamond_merchant_mombasa = Mombasa diamond merchant
    .the = the Mombasa diamond merchant
mombasa-id-diamond_merchant_cape_town = Cape Town diamond merchant
    .the = the Cape Town diamond merchant
mombasa-id-diamond_merchant_saint_louis = Saint-Louis diamond merchant
    .the = the Saint-Louis diamond merchant
mombasa-id-diamond_merchant_cairo = Cairo diamond merchant
    .the = the Cairo diamond merchant
mombasa-id-share_mombasa_crate_3 = Mombasa share (crate 3)
    .the = the Mombasa share (crate 3)
mombasa-id-share_mombasa_crate_4 = Mombasa share (crate 4)
    .the = the Mombasa share (crate 4)
mombasa-id-share_cape_town_crate_3 = Cape Town share (crate 3)
    .the = the Cape Town share (crate 3)
mombasa-id-share_cape_town_crate_4 = Cape Town share (crate 4)
    .the = the Cape Town share (crate 4)
mombasa-id-share_saint_louis_crate_3 = Saint-Louis share (crate 3)
    .the = the Saint-Louis share (crate 3)
mombasa-id-share_saint_louis_crate_4 = Saint-Louis share (crate 4)
    .the = the Saint-Louis share (crate 4)
mombasa-id-share_cairo_crate_3 = Cairo share (crate 3)
    .the = the Cairo share (crate 3)
mombasa-id-share_cairo_crate_4 = Cairo share (crate 4)
    .the = the Cairo share (crate 4)
mombasa-id-tile_bookkeeper = bookkeeper tile
    .the = the bookkeeper tile
mombasa-id-tile_diamond_merchant = diamond merchant tile
    .the = the diamond merchant tile
mombasa-id-tile_expansion = expansion tile
    .the = the expansion tile
mombasa-id-tile_plus_one = “+1” goods tile
    .the = the “+1” goods tile

## Bonus spaces

mombasa-id-first_player = first player
mombasa-id-buy = buy a card
mombasa-id-sell = sell a card
mombasa-id-majority_coffee = coffee majority
mombasa-id-majority_bananas = banana majority
mombasa-id-majority_cotton = cotton majority
mombasa-id-majority_expansion = expansion majority
mombasa-id-extra_mombasa_1 = first extra space of the Mombasa track
mombasa-id-extra_mombasa_2 = second extra space of the Mombasa track
mombasa-id-extra_cape_town_1 = first extra space of the Cape Town track
mombasa-id-extra_cape_town_2 = second extra space of the Cape Town track
mombasa-id-extra_saint_louis_1 = first extra space of the Saint-Louis track
mombasa-id-extra_saint_louis_2 = second extra space of the Saint-Louis track
mombasa-id-extra_cairo_1 = first extra space of the Cairo track
mombasa-id-extra_cairo_2 = second extra space of the Cairo track

## Books and starting tiles

mombasa-id-a_coffee_1_pounds_1 = A-book (1 coffee → 1 pound)
mombasa-id-a_coffee_1_diamonds_1 = A-book (1 coffee → 1 diamond)
mombasa-id-a_coffee_2_pounds_2 = A-book (2 coffee → 2 pounds)
mombasa-id-a_coffee_2_books_1 = A-book (2 coffee → 1 bookkeeping point)
mombasa-id-a_coffee_3_diamonds_2 = A-book (3 coffee → 2 diamonds)
mombasa-id-a_bananas_1_pounds_1 = A-book (1 banana → 1 pound)
mombasa-id-a_bananas_1_diamonds_1 = A-book (1 banana → 1 diamond)
mombasa-id-a_bananas_2_pounds_2 = A-book (2 bananas → 2 pounds)
mombasa-id-a_bananas_2_books_1 = A-book (2 bananas → 1 bookkeeping point)
mombasa-id-a_bananas_3_diamonds_2 = A-book (3 bananas → 2 diamonds)
mombasa-id-a_cotton_1_pounds_1 = A-book (1 cotton → 1 pound)
mombasa-id-a_cotton_1_diamonds_1 = A-book (1 cotton → 1 diamond)
mombasa-id-a_cotton_2_pounds_2 = A-book (2 cotton → 2 pounds)
mombasa-id-a_cotton_2_books_1 = A-book (2 cotton → 1 bookkeeping point)
mombasa-id-a_cotton_3_diamonds_2 = A-book (3 cotton → 2 diamonds)
mombasa-id-a_expansion_1_pounds_1 = A-book (expansion 1 → 1 pound)
mombasa-id-a_expansion_2_books_1 = A-book (expansion 2 → 1 bookkeeping point)
mombasa-id-a_expansion_2_pounds_2 = A-book (expansion 2 → 2 pounds)
mombasa-id-a_specialist_1_pounds_2 = A-book (merchant or bookkeeper → 2 pounds)
mombasa-id-a_specialist_1_diamonds_1 = A-book (merchant or bookkeeper → 1 diamond)
mombasa-id-b_coffee_4_pounds_3 = B-book (4 coffee → 3 pounds)
mombasa-id-b_coffee_3_books_2 = B-book (3 coffee → 2 bookkeeping points)
mombasa-id-b_coffee_3_diamonds_3 = B-book (3 coffee → 3 diamonds)
mombasa-id-b_coffee_2_expansion_1_remove_posts_1 = B-book (2 coffee + expansion 1 → remove 1 post)
mombasa-id-b_coffee_1_units_coffee = B-book (1 coffee → coffee − 1 in pounds)
mombasa-id-b_bananas_4_pounds_3 = B-book (4 bananas → 3 pounds)
mombasa-id-b_bananas_3_books_2 = B-book (3 bananas → 2 bookkeeping points)
mombasa-id-b_bananas_3_diamonds_3 = B-book (3 bananas → 3 diamonds)
mombasa-id-b_bananas_2_expansion_1_remove_posts_1 = B-book (2 bananas + expansion 1 → remove 1 post)
mombasa-id-b_bananas_1_units_bananas = B-book (1 banana → bananas − 1 in pounds)
mombasa-id-b_cotton_4_pounds_3 = B-book (4 cotton → 3 pounds)
mombasa-id-b_cotton_3_books_2 = B-book (3 cotton → 2 bookkeeping points)
mombasa-id-b_cotton_3_diamonds_3 = B-book (3 cotton → 3 diamonds)
mombasa-id-b_cotton_2_expansion_1_remove_posts_1 = B-book (2 cotton + expansion 1 → remove 1 post)
mombasa-id-b_cotton_1_units_cotton = B-book (1 cotton → cotton − 1 in pounds)
mombasa-id-b_one_good_4_pounds_3 = B-book (4 of one good → 3 pounds)
mombasa-id-b_one_good_4_books_2 = B-book (4 of one good → 2 bookkeeping points)
mombasa-id-b_expansion_3_diamonds_2 = B-book (expansion 3 → 2 diamonds)
mombasa-id-b_expansion_3_pounds_3 = B-book (expansion 3 → 3 pounds)
mombasa-id-b_specialist_1_books_2 = B-book (merchant or bookkeeper → 2 bookkeeping points)
mombasa-id-b_specialist_1_one_good_2_pounds_3 = B-book (2 of one good + merchant or bookkeeper → 3 pounds)
mombasa-id-c_coffee_2_pounds_4 = C-book (2 coffee → 4 pounds)
mombasa-id-c_coffee_3_diamonds_4 = C-book (3 coffee → 4 diamonds)
mombasa-id-c_coffee_3_one_good_3_remove_posts_2 = C-book (3 coffee + 3 of one good → remove 2 posts)
mombasa-id-c_coffee_2_expansion_2_diamonds_5 = C-book (2 coffee + expansion 2 → 5 diamonds)
mombasa-id-c_coffee_2_books_3 = C-book (2 coffee → 3 bookkeeping points)
mombasa-id-c_bananas_2_pounds_4 = C-book (2 bananas → 4 pounds)
mombasa-id-c_bananas_3_diamonds_4 = C-book (3 bananas → 4 diamonds)
mombasa-id-c_bananas_3_one_good_3_remove_posts_2 = C-book (3 bananas + 3 of one good → remove 2 posts)
mombasa-id-c_bananas_2_expansion_2_diamonds_5 = C-book (2 bananas + expansion 2 → 5 diamonds)
mombasa-id-c_bananas_2_books_3 = C-book (2 bananas → 3 bookkeeping points)
mombasa-id-c_cotton_2_pounds_4 = C-book (2 cotton → 4 pounds)
mombasa-id-c_cotton_3_diamonds_4 = C-book (3 cotton → 4 diamonds)
mombasa-id-c_cotton_3_one_good_3_remove_posts_2 = C-book (3 cotton + 3 of one good → remove 2 posts)
mombasa-id-c_cotton_2_expansion_2_diamonds_5 = C-book (2 cotton + expansion 2 → 5 diamonds)
mombasa-id-c_cotton_2_books_3 = C-book (2 cotton → 3 bookkeeping points)
mombasa-id-c_one_good_3_pounds_4 = C-book (3 of one good → 4 pounds)
mombasa-id-c_one_good_4_diamonds_3 = C-book (4 of one good → 3 diamonds)
mombasa-id-c_expansion_3_remove_posts_2 = C-book (expansion 3 → remove 2 posts)
mombasa-id-c_expansion_2_pounds_4 = C-book (expansion 2 → 4 pounds)
mombasa-id-c_specialist_1_one_good_2_diamonds_3 = C-book (2 of one good + merchant or bookkeeper → 3 diamonds)
mombasa-id-c_specialist_1_books_3 = C-book (merchant or bookkeeper → 3 bookkeeping points)
mombasa-id-starting_book_1 = book of starting tile 1
mombasa-id-starting_book_2 = book of starting tile 2
mombasa-id-starting_book_3 = book of starting tile 3
mombasa-id-starting_book_4 = book of starting tile 4
mombasa-id-starting_book_5 = book of starting tile 5
mombasa-id-starting_book_6 = book of starting tile 6
mombasa-id-starting_book_7 = book of starting tile 7
mombasa-id-starting_book_8 = book of starting tile 8
mombasa-id-starting_book_9 = book of starting tile 9
mombasa-id-starting_book_10 = book of starting tile 10

mombasa-id-starting_tile_1 = starting tile 1
mombasa-id-starting_tile_2 = starting tile 2
mombasa-id-starting_tile_3 = starting tile 3
mombasa-id-starting_tile_4 = starting tile 4
mombasa-id-starting_tile_5 = starting tile 5
mombasa-id-starting_tile_6 = starting tile 6
mombasa-id-starting_tile_7 = starting tile 7
mombasa-id-starting_tile_8 = starting tile 8
mombasa-id-starting_tile_9 = starting tile 9
mombasa-id-starting_tile_10 = starting tile 10

## Scoring

mombasa-category-cash = Cash
mombasa-category-mombasa = Mombasa
mombasa-category-cape_town = Cape Town
mombasa-category-saint_louis = Saint-Louis
mombasa-category-cairo = Cairo
mombasa-category-diamonds = Diamonds
mombasa-category-bookkeeping = Bookkeeping

## What happened: setup and rounds

mombasa-event-track_laid = Track { $track } goes to { $company }.
mombasa-event-first_player = { $seat } is drawn as first player.
mombasa-event-one_expansion = { $seat } gets { $card }.
mombasa-event-tile_dealt = { $seat } is dealt { $tile }.
mombasa-event-tile_kept = { $seat } keeps { $tile }.
mombasa-event-tile_chosen = { $seat } has chosen a starting tile.
mombasa-event-starting_tile = { $seat } starts with { $tile }.
mombasa-event-laid_to_rest = { $seat } puts { $card_the } into resting slot { $slot }.
mombasa-event-resting_done = { $seat } has filled the resting slots.
mombasa-event-rested = { $seat } starts with { $cards } in the resting slots.
mombasa-event-round = Round { $round } begins; { $seat } is the first player.
mombasa-event-planned = { $seat } plans { $card_the } for action slot { $slot }.
mombasa-event-left_empty = { $seat } leaves action slot { $slot } empty.
mombasa-event-planning_done = { $seat } has finished planning.
mombasa-event-revealed = { $seat } reveals { $cards }.
mombasa-event-turn = { $seat } takes a turn.
mombasa-event-ended = { $seat } ends their own action phase.
mombasa-event-picked_up = { $seat } picks up resting deck { $slot }: { $cards }.
mombasa-event-coins_moved =
    { $coins ->
        [one] { $coins } coin moves from the round track to column { mombasa-part-book_column } of the book display.
       *[other] { $coins } coins move from the round track to column { mombasa-part-book_column } of the book display.
    }
mombasa-event-card_discarded = { $card_the } is discarded from the card display.
mombasa-event-card_drawn = { $card_the } enters the card display ({ mombasa-part-display }).
mombasa-event-book_revealed = The { $book } enters the book display (row { $row }, column { mombasa-part-book_column }).
mombasa-event-tile_received = { $seat } receives { $tile_the }.
mombasa-event-markers_returned = All bonus markers return to their players.
mombasa-event-scored =
    { $total ->
        [one] { $seat } finishes with { $total } pound, { mombasa-part-place }.
       *[other] { $seat } finishes with { $total } pounds, { mombasa-part-place }.
    }

## What happened: money, tracks and bonuses

mombasa-event-gained = { $seat } receives { mombasa-part-pounds }.
mombasa-event-paid = { $seat } pays { mombasa-part-pounds }.
mombasa-event-diamonds = { $seat } moves { mombasa-part-steps } forward on the diamond track, to space { $space }.
mombasa-event-slot_unlocked = { $seat } unlocks action slot { $slot }, from the next planning phase on.
mombasa-event-track_chosen = { $seat } has { mombasa-part-steps } to move on the { $company } track.
mombasa-event-stepped = { $seat } moves to space { $space } of the { $company } track.
mombasa-event-special_space = { $seat } reaches the { mombasa-part-level } special space of the { $company } track and unlocks its track bonus.
mombasa-event-steps_lost = { $seat } forfeits { mombasa-part-steps } on the { $company } track.
mombasa-event-bonus_in_force = { $seat } may use the { mombasa-part-level } track bonus of { $company } from now on.
mombasa-event-more_markers =
    { $markers ->
        [one] { $seat } gets { $markers } more bonus marker.
       *[other] { $seat } gets { $markers } more bonus markers.
    }

## What happened: actions

mombasa-event-goods_used = { $seat } uses { $card } ({ mombasa-part-units }).
mombasa-event-acquired = { $seat } acquires { $card_the } ({ mombasa-part-display }) at price { $price }.
mombasa-event-acquired_none = { $seat } acquires no card and has { mombasa-part-units } for the company tracks.
mombasa-event-units_lost = { $seat } forfeits { mombasa-part-units }.
mombasa-event-plus_one_laid = { $seat } puts the “+1” goods tile on { $card }.
mombasa-event-expansion = { $seat } uses all expansion cards: { mombasa-part-expansion }.
mombasa-event-company_chosen = { $seat } expands the { $company } company.
mombasa-event-expansion_lost = { $seat } expands no company and forfeits { mombasa-part-expansion }.
mombasa-event-region_chosen = { $seat } spends { mombasa-part-expansion } on { $region_the }.
mombasa-event-entered = { $seat } enters { $region_the } with a { $company } trading post from column { $column } of the base.
mombasa-event-ousted = { $seat } ousts the { $company } trading post from { $region_the }.
mombasa-event-points_lost = { $seat } forfeits { mombasa-part-expansion }.
mombasa-event-returned = { $seat } returns an ousted { $company } trading post to column { $column } of its base.
mombasa-event-post_lost = { $seat } finds no room for an ousted { $company } trading post in its base; it leaves the game.
mombasa-event-removed = { $seat } removes a { $company } trading post from column { $column } of its base.
mombasa-event-removed_none = { $seat } chooses not to remove { mombasa-part-posts }.
mombasa-event-bookkeeper_used = { $seat } uses { $card_the }.
mombasa-event-book_flipped = { $seat } flips the { $book } face down, on { mombasa-part-book_space }.
mombasa-event-jar_moved = { $seat } moves the ink jar to { mombasa-part-book_space }: { $book }.
mombasa-event-jar_stopped = { $seat } leaves the ink jar where it is; the bookkeeper gives { mombasa-part-books }.
mombasa-event-book_taken = { $seat } takes the { $book } (row { $row }, column { mombasa-part-book_column }) for { mombasa-part-books }.
mombasa-event-book_named = { $seat } places the { $book } next.
mombasa-event-book_placed = { $seat } places the { $book } on { mombasa-part-book_space } of the bookkeeping track.
mombasa-event-book_discarded = { $seat } has no space for the { $book } and discards it.
mombasa-event-merchant_used = { $seat } uses { $card_the }.
mombasa-event-marker_placed = { $seat } places a bonus marker: { $space }.
mombasa-event-first_player_marker = { $seat } takes the first player marker for the next round.
mombasa-event-tile_reserved = { $seat } reserves { $tile_the } for the next round.
mombasa-event-reward = { $seat } chooses reward { $number } ({ $space }).
mombasa-event-bought_none = { $seat } buys no card.
mombasa-event-sold = { $seat } sells { $card_the } from hand.

## Questions

mombasa-ask-lay = Which track goes to the next edge?
    .title = placing the company tracks
mombasa-ask-lot = Who is the first player?
    .title = drawing the first player
mombasa-ask-draw = Which card is drawn from the action card stack?
    .title = drawing an action card
mombasa-ask-reveal = Which book is drawn from the supply?
    .title = drawing a book
mombasa-ask-deal = Which starting tile is dealt?
    .title = dealing the starting tiles
mombasa-ask-keep = Which starting tile do you keep?
    .title = choosing a starting tile
mombasa-ask-rest = Which card named on your starting tile goes to resting slot { $slot }?
    .title = filling the resting slots
mombasa-ask-plan = Which card do you plan for action slot { $slot }?
    .title = planning
mombasa-ask-turn = Which action do you perform?
    .title = choosing an action
mombasa-ask-goods = { $choices }? (You have { mombasa-part-units }.)
    .title = using goods cards
    .goods = use another goods card
    .goods_plus = { mombasa-ask-goods.goods }
    .acquire = acquire a card
    .no_card = go on without a new card
mombasa-ask-step = On which company track do you move 1 space? ({ mombasa-part-units } left)
    .title = moving with goods
mombasa-ask-advance =
    { $call ->
        [0] Do you move along the { $company } track? ({ mombasa-part-steps } left)
       *[any] Do you pay the capital call of { mombasa-part-call } and move along the { $company } track? ({ mombasa-part-steps } left)
    }
    .title = moving on a company track
mombasa-ask-track =
    { $tracks ->
        [one] On which company track do you move next? ({ $tracks } track left)
       *[other] On which company track do you move next? ({ $tracks } tracks left)
    }
    .title = choosing a company track
mombasa-ask-company = Which company do you expand? (You have { mombasa-part-expansion }.)
    .title = choosing the company to expand
mombasa-ask-enter = Which region does the { $company } company enter? ({ mombasa-part-expansion } left)
    .title = entering regions
mombasa-ask-column = Which column of the { $company } base does the trading post for { $region_the } come from?
    .title = taking a trading post from a base
mombasa-ask-return = To which column of its base does the ousted { $company } trading post return?
    .title = returning an ousted trading post
mombasa-ask-remove = Which trading post do you remove from the game? (at most { mombasa-part-posts })
    .title = removing trading posts
mombasa-ask-ledger = { $choices }? (After that the bookkeeper gives { mombasa-part-books }.)
    .title = moving the ink jar
    .flip = flip a book
    .forward = move the ink jar
    .stop = stop here
mombasa-ask-points = Which book do you take, or do you take pounds instead? ({ mombasa-part-books } left)
    .title = using bookkeeping points
mombasa-ask-next_book = Which book do you place next? There is no room for all of them.
    .title = the order of placing books
mombasa-ask-place = On which space of the bookkeeping track do you place the { $book }?
    .title = placing books
mombasa-ask-choose = Which reward do you take? ({ $space })
    .title = choosing a reward
mombasa-ask-buy = Which card do you buy? (You have { mombasa-part-pounds }.)
    .title = buying a card for pounds
mombasa-ask-sell = Which card do you sell for its crate value plus { $plus } pounds?
    .title = selling a card
mombasa-ask-deck = Which resting deck do you pick up?
    .title = picking up a resting deck

## Options

mombasa-do-lay = Place { $track } at { $company }
mombasa-do-lot = { $seat } is the first player
mombasa-do-draw = Draw { $card_the }
mombasa-do-reveal = Reveal the { $book }
mombasa-do-deal = Deal { $tile }
mombasa-do-keep = Keep { $tile }
mombasa-do-rest = Put { $card_the } into the next resting slot
mombasa-do-plan = Plan { $card_the }
mombasa-do-leave = Leave the slot empty
mombasa-do-goods = Use { $card }
mombasa-do-goods_plus = Use { $card } with the “+1” goods tile
mombasa-do-plus_one = Put the “+1” goods tile on { $card }
mombasa-do-acquire = Acquire the card in { mombasa-part-display }
mombasa-do-no_card = Acquire no card
mombasa-do-step = Move along the { $company } track
mombasa-do-stop = Stop here
mombasa-do-track = Choose the { $company } track
mombasa-do-expand = Use all expansion cards
mombasa-do-company = Expand { $company }
mombasa-do-enter = Enter { $region_the }
mombasa-do-column = Choose column { $column }
mombasa-do-remove = Remove a { $company } trading post, column { $column }
mombasa-do-bookkeeper = Use { $card_the }
mombasa-do-flip = Flip the book on { mombasa-part-book_space }
mombasa-do-forward = Move the ink jar to the next book
mombasa-do-take = Take the book in row { $row }, column { mombasa-part-book_column }
mombasa-do-pounds = Take pounds for all remaining points
mombasa-do-next = Place the { $book } next
mombasa-do-place = Place it on { mombasa-part-book_space }
mombasa-do-merchant = Use { $card_the }
mombasa-do-marker = Place a bonus marker: { $space }
mombasa-do-choose = Take reward { $number }
mombasa-do-sell = Sell { $card_the }
mombasa-do-end = End your own action phase
mombasa-do-deck = Pick up resting deck { $slot }

## Why not

mombasa-why-other_edge = A track is being drawn for another edge now, not for { $company }.
mombasa-why-track_in_use = One side of this track is already in use: { $track }.
mombasa-why-no_such_seat = There are only { $seats } players at the table.
mombasa-why-not_on_top = That card is not among those of the letter now on top of the stack: { $card }.
mombasa-why-not_in_supply = The space is for another letter, or that book is no longer in the supply: { $book }.
mombasa-why-tile_dealt_already = This starting tile has already been dealt: { $tile }.
mombasa-why-tile_not_yours = This starting tile was not dealt to you: { $tile }.
mombasa-why-not_on_tile = Your starting tile does not name this card, or you have already placed it: { $card }.
mombasa-why-share_in_slot = A single share card can never be placed in an action slot.
mombasa-why-not_in_hand = This card is no longer in your hand: { $card }.
mombasa-why-not_face_up = You don’t have this face up in your action area: { $card }.
mombasa-why-plus_not_there = The “+1” goods tile is not on such a face-up card: { $card }.
mombasa-why-no_expansion_card = You have no expansion card or tile face up in your action area.
mombasa-why-no_plus_one = You don’t have the “+1” goods tile.
mombasa-why-plus_one_laid = The “+1” goods tile is already on a card and stays there.
mombasa-why-one_kind = All goods cards used in one action must show the same good, and this is another one: { $card }.
mombasa-why-cards_in_order = Cards are chosen in a fixed order and you are already past { $card }; undo to choose it.
mombasa-why-mixed_without_card = Different goods may only be used together to acquire a card.
mombasa-why-no_card_displayed = There is no card on this space of the card display.
mombasa-why-too_few_units =
    { $units ->
        [one] The price of this card is { $price }; you have { $units } unit.
       *[other] The price of this card is { $price }; you have { $units } units.
    }
mombasa-why-too_few_pounds = That costs { mombasa-part-cost }; you have { $pounds }.
mombasa-why-units_left = You have { mombasa-part-units } left and can still move on the { $company } track without paying, so you can’t stop yet.
mombasa-why-track_end = Your marker is on the last space of the { $company } track.
mombasa-why-call_too_dear = The capital call on the { $company } track costs { mombasa-part-call }; you have { $pounds }.
mombasa-why-other_track = This reward moves you on the { $company } track only.
mombasa-why-must_advance = Your starting bonus moves you { mombasa-part-steps } forward; you may stop only in front of a capital call.
mombasa-why-no_steps_there = This reward gives you no spaces, or no more spaces, on the { $company } track.
mombasa-why-base_empty = There is no trading post left in the { $company } base.
mombasa-why-no_access = No region is directly accessible to the { $company } company.
mombasa-why-out_of_reach =
    { $cost ->
        [one] The cheapest region for the { $company } company costs { $cost } expansion point; you have { $points }.
       *[other] The cheapest region for the { $company } company costs { $cost } expansion points; you have { $points }.
    }
mombasa-why-own_post_there = There is already a { $company } trading post in { $region_the }.
mombasa-why-not_accessible = { $region_the } is not adjacent to the { $company } base or to a region with a { $company } trading post.
mombasa-why-too_few_points =
    { $cost ->
        [one] Entering { $region_the } costs { $cost } expansion point; you have { $points }.
       *[other] Entering { $region_the } costs { $cost } expansion points; you have { $points }.
    }
mombasa-why-column_empty = Column { $column } of the { $company } base has no trading post left.
mombasa-why-column_full = Column { $column } of the { $company } base has no space for a returned trading post.
mombasa-why-flip_before_moving = A book is flipped before the ink jar moves, and it has already moved.
mombasa-why-flip_once = Only one book may be flipped per action.
mombasa-why-book_behind_jar = The ink jar stands on or beyond { mombasa-part-book_space }: flipping that book would do nothing.
mombasa-why-no_book_there = There is no book on { mombasa-part-book_space } of your bookkeeping track.
mombasa-why-flipped_already = The book on { mombasa-part-book_space } is already face down.
mombasa-why-jar_at_end = Your ink jar is on the last space of the bookkeeping track.
mombasa-why-needs_goods =
    { $need ->
        [one] This book requires { $need } unit of { $good }; you have { $have } face up.
       *[other] This book requires { $need } { $good }; you have { $have } face up.
    }
mombasa-why-needs_one_good =
    { $need ->
        [one] This book requires { $need } unit of one good, besides its other requirement if it has one; you have { $have } at most.
       *[other] This book requires { $need } units of one good, besides its other requirement if it has one; you have { $have } at most.
    }
mombasa-why-needs_expansion =
    { $need ->
        [one] This book requires { $need } expansion point; you have { $have } face up.
       *[other] This book requires { $need } expansion points; you have { $have } face up.
    }
mombasa-why-needs_specialist =
    { $need ->
        [one] This book requires { $need } diamond merchant or bookkeeper besides the one in use; you have { $have } face up.
       *[other] This book requires { $need } diamond merchants or bookkeepers besides the one in use; you have { $have } face up.
    }
mombasa-why-no_book_displayed = There is no book on this space of the book display.
mombasa-why-books_in_order = Books are taken in the order of the display and you are already past this one; undo to take it.
mombasa-why-book_too_dear =
    { $cost ->
        [one] This book costs { $cost } bookkeeping point; you have { $points }.
       *[other] This book costs { $cost } bookkeeping points; you have { $points }.
    }
mombasa-why-book_not_taken = You did not take this book this turn, or you have already placed it: { $book }.
mombasa-why-covers_new_book = The book on { mombasa-part-book_space } was placed this turn: it can’t be covered yet.
mombasa-why-crossed_out = { mombasa-part-book_space } shows a crossed-out A: no A-book may be placed there.
mombasa-why-covers_better_book = The book on { mombasa-part-book_space } is a B-book or a C-book: an A-book may not cover it.
mombasa-why-no_marker_left = You have no bonus marker left this round.
mombasa-why-space_taken = { $seat } has a bonus marker on this space until the end of the round.
mombasa-why-first_turn_of_first_player = The first player may not place a bonus marker here in the first turn of a round.
mombasa-why-no_total = A marker here needs at least 1 face up ({ $kind }); with less than the number shown it brings nothing and only blocks the space.
mombasa-why-below_threshold = That needs a total of { $need } ({ $kind }); you have { $have } face up.
mombasa-why-no_majority = { $seat } has a higher total ({ $kind }) face up: { $theirs }; you have { $have }.
mombasa-why-no_extra_space = The track of { $company } has no extra bonus spaces.
mombasa-why-not_unlocked =
    { $have ->
        [0] This space needs track bonus { $need } of { $company }; you may not use any bonus of that track yet.
       *[any] This space needs track bonus { $need } of { $company }; you may use only bonus { $have } so far.
    }
mombasa-why-one_space_a_track = You already have a bonus marker on the other extra bonus space of the { $company } track.
mombasa-why-no_such_reward =
    { $rewards ->
        [one] This space offers only { $rewards } reward.
       *[other] This space offers only { $rewards } rewards.
    }
mombasa-why-nothing_to_sell = You have no card in your hand that can be sold here.
mombasa-why-share_not_sold = A single share card stays in your hand until the end of the game: it can’t be sold.
mombasa-why-other_kind = Only cards of this kind can be sold here: { $kind }.
mombasa-why-deck_empty = Resting deck { $slot } is empty.

## What a turn is for

hint-mombasa-cash = cash
hint-mombasa-mombasa = shares in Mombasa
hint-mombasa-cape_town = shares in Cape Town
hint-mombasa-saint_louis = shares in Saint-Louis
hint-mombasa-cairo = shares in Cairo
hint-mombasa-diamonds = diamonds
hint-mombasa-bookkeeping = bookkeeping
hint-mombasa-cards = cards for later rounds
hint-mombasa-note = Shares are counted at what they may be worth when the game ends.
