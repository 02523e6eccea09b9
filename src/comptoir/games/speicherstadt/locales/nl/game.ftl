### Speicherstadt, met de woorden van het spelregelboek.

## Hoeveelheden

speicherstadt-part-coins =
    { ABS($coins) ->
        [one] { ABS($coins) } munt
       *[other] { ABS($coins) } munten
    }
speicherstadt-part-price =
    { $price ->
        [one] { $price } munt
       *[other] { $price } munten
    }
speicherstadt-part-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Goederen en handelskaarten

speicherstadt-id-coffee = koffie
speicherstadt-id-tea = thee
speicherstadt-id-spices = specerijen
speicherstadt-id-rubber = rubber
speicherstadt-id-cloth = stof

speicherstadt-id-ship = schip
    .the = het schip
speicherstadt-id-counting_office = kantoor
    .the = het kantoor
speicherstadt-id-warehouse = pakhuis
    .the = het pakhuis
speicherstadt-id-bank = bank
    .the = de bank
speicherstadt-id-port = haven
    .the = de haven
speicherstadt-id-chamber = handelskamer
    .the = de handelskamer
speicherstadt-id-church = kerk
    .the = de kerk
speicherstadt-id-prayer_boat = gebedsboot
    .the = de gebedsboot
speicherstadt-id-trader_coffee = koffiehandelaar
    .the = de koffiehandelaar
speicherstadt-id-trader_tea = theehandelaar
    .the = de theehandelaar
speicherstadt-id-trader_spices = specerijenhandelaar
    .the = de specerijenhandelaar
speicherstadt-id-trader_rubber = rubberhandelaar
    .the = de rubberhandelaar
speicherstadt-id-trader_cloth = stoffenhandelaar
    .the = de stoffenhandelaar
speicherstadt-id-fireman_1 = brandweerman (1)
    .the = de brandweerman (1)
speicherstadt-id-fireman_2 = brandweerman (2)
    .the = de brandweerman (2)
speicherstadt-id-fireman_3 = brandweerman (3)
    .the = de brandweerman (3)
speicherstadt-id-fireman_4 = brandweerman (4)
    .the = de brandweerman (4)
speicherstadt-id-fireman_5 = brandweerman (5)
    .the = de brandweerman (5)
speicherstadt-id-contract_1 = contract 1
speicherstadt-id-contract_2 = contract 2
speicherstadt-id-contract_3 = contract 3
speicherstadt-id-contract_4 = contract 4
speicherstadt-id-contract_5 = contract 5
speicherstadt-id-contract_6 = contract 6
speicherstadt-id-contract_7 = contract 7
speicherstadt-id-contract_8 = contract 8
speicherstadt-id-contract_9 = contract 9
speicherstadt-id-contract_10 = contract 10
speicherstadt-id-fire_1 = 1e brand
    .the = de 1e brand
speicherstadt-id-fire_2 = 2e brand
    .the = de 2e brand
speicherstadt-id-fire_3 = 3e brand
    .the = de 3e brand
speicherstadt-id-fire_4 = 4e brand
    .the = de 4e brand

## Puntentelling

speicherstadt-category-fires = Branden
speicherstadt-category-contracts = Contracten
speicherstadt-category-counting_offices = Kantoren
speicherstadt-category-traders = Handelaren
speicherstadt-category-warehouse = Pakhuis
speicherstadt-category-port = Haven
speicherstadt-category-chamber = Handelskamer
speicherstadt-category-church = Kerk
speicherstadt-category-prayer_boat = Gebedsboot

## Wat er gebeurde

speicherstadt-event-lot = Het lot wijst { $seat } aan als startspeler.
speicherstadt-event-round = Ronde { $round } begint.
speicherstadt-event-turned_up = { $card_the } komt open op watervak { $space }.
speicherstadt-event-loaded = Op het schip op watervak { $space } komt een blokje: { $good }.
speicherstadt-event-fire = { $card_the } breekt uit, voor { speicherstadt-part-points }.
speicherstadt-event-fire_gain = { $seat } heeft de sterkste brandweermannen (totaal { $firemen }) en krijgt { speicherstadt-part-points }.
speicherstadt-event-fire_loss = { $seat } heeft de zwakste brandweermannen (totaal { $firemen }) en verliest { speicherstadt-part-points }.
speicherstadt-event-fire_harmless = Iedereen heeft even sterke brandweermannen (totaal { $firemen }): niemand krijgt of verliest punten.
speicherstadt-event-last_round = Dit is de laatste ronde.
speicherstadt-event-no_round = Alleen de 4e brand is over: er wordt geen ronde meer gespeeld.
speicherstadt-event-bid = { $seat } zet een koopman boven { $card_the } op watervak { $space }, positie { $place }.
speicherstadt-event-stays_home = Alle rijen zijn vol: een koopman van { $seat } blijft thuis.
speicherstadt-event-bought = { $seat } koopt { $card_the } op watervak { $space } voor { speicherstadt-part-coins }.
speicherstadt-event-passed = { $seat } ziet af van { $card_the } op watervak { $space } (prijs: { speicherstadt-part-price }).
speicherstadt-event-could_not_pay = { $seat } kan { speicherstadt-part-price } voor { $card_the } op watervak { $space } niet betalen en ziet ervan af.
speicherstadt-event-unsold = Niemand koopt { $card_the } op watervak { $space }; de kaart gaat naar de aflegstapel.
speicherstadt-event-delivered = { $seat } levert { $good } voor { $card_the }.
speicherstadt-event-traded = { $seat } verkoopt { $good } aan de handelaar voor { speicherstadt-part-coins }.
speicherstadt-event-threw = { $seat } legt { $good } af.
speicherstadt-event-sells = { $seat } verkoopt goederen in het Koopmanshuis.
speicherstadt-event-exchanges = { $seat } ruilt goederen in het Koopmanshuis.
speicherstadt-event-laid = { $seat } legt { $good } op de aflegstapel.
speicherstadt-event-sold = { $seat } ontvangt { speicherstadt-part-coins } voor de goederen.
speicherstadt-event-took = { $seat } pakt { $good } van de aflegstapel.
speicherstadt-event-done = { $seat } is klaar met de verwerking.
speicherstadt-event-stored = { $seat } slaat { $good } op in het pakhuis.
speicherstadt-event-kept = { $seat } bewaart { $good } in het Koopmanshuis.
speicherstadt-event-left_over = { $seat } heeft geen plaats voor deze goederen en verliest ze aan de aflegstapel: { $goods }.
speicherstadt-event-income = { $seat } ontvangt { speicherstadt-part-coins } aan inkomsten.
speicherstadt-event-start_player = { $seat } krijgt de startspelersmunt.
speicherstadt-event-over = De partij is voorbij.

## Vragen

speicherstadt-ask-lot = Wie begint?
    .title = het lot voor de startspeler
speicherstadt-ask-draw = Welke kaart wordt opengelegd?
    .title = een kaart van de stapel
speicherstadt-ask-load = Welk blokje komt uit de buidel?
    .title = een blokje uit de buidel
speicherstadt-ask-bid =
    Boven welke kaart zet je een koopman? ({ $merchants ->
        [one] nog { $merchants } koopman
       *[other] nog { $merchants } koopmannen
    })
    .title = bieden met een koopman
speicherstadt-ask-buy = Koop je { $card_the } voor { speicherstadt-part-price }?
    .title = een kaart kopen of ervan afzien
speicherstadt-ask-process = Wat doe je met je goederen?
    .title = goederen verwerken
speicherstadt-ask-lay = Welk blokje leg je nu af? De volgorde is die van de aflegstapel. (nog { $left })
    .title = goederen afleggen in het Koopmanshuis
speicherstadt-ask-take = Welk blokje pak je van de aflegstapel?
    .title = een blokje uit de aflegstapel pakken
speicherstadt-ask-keep =
    { $room ->
        [one] Er is plaats voor { $room } blokje; de andere gaan verloren. Welk bewaar je?
       *[other] Er is plaats voor { $room } blokjes; de andere gaan verloren. Welk bewaar je?
    }
    .title = goederen bewaren voor latere rondes

## Keuzes

speicherstadt-do-lot = { $seat } begint
speicherstadt-do-draw = Leg { $card_the } open
speicherstadt-do-load = Laad { $good }
speicherstadt-do-bid = Zet een koopman boven de kaart op watervak { $space }
speicherstadt-do-buy = Koop de kaart
speicherstadt-do-pass = Zie ervan af en neem de koopman terug
speicherstadt-do-deliver = Lever { $good } voor { $card_the }
speicherstadt-do-trade = Verkoop { $good } aan de handelaar
speicherstadt-do-sell = Verkoop goederen in het Koopmanshuis
speicherstadt-do-exchange = Ruil goederen in het Koopmanshuis
speicherstadt-do-lay = Leg { $good } af
speicherstadt-do-take = Pak { $good }
speicherstadt-do-throw = Leg { $good } zomaar af
speicherstadt-do-done = Rond de verwerking af
speicherstadt-do-keep = Bewaar { $good }

## Waarom niet

speicherstadt-why-no_such_seat = Er zijn maar { $seats } spelers aan tafel.
speicherstadt-why-not_on_top = Deze kaart zit niet in het bovenste seizoen van de stapel: { $card }.
speicherstadt-why-not_in_bag = Dit goed zit niet meer in de buidel: { $good }.
speicherstadt-why-no_card = Er ligt geen kaart op watervak { $space }.
speicherstadt-why-queue_full = Boven een kaart mogen hoogstens { $most } koopmannen staan.
speicherstadt-why-too_dear = De prijs is { speicherstadt-part-price }, je hebt er { $coins }.
speicherstadt-why-not_yours = Deze kaart is niet van jou: { $card }.
speicherstadt-why-symbol_filled = Op { $card_the } is geen vrije afbeelding meer voor { $good }.
speicherstadt-why-too_few_goods = Daarvoor zijn { $need } goederenblokjes nodig, je hebt er { $have }.
speicherstadt-why-good_missing = Dit goed heb je niet: { $good }.
speicherstadt-why-goods_in_order = Goederen worden in een vaste volgorde gekozen en je bent { $good } al voorbij; maak keuzes ongedaan om het te kiezen.
speicherstadt-why-too_few_after = Goederen worden in een vaste volgorde gekozen: vanaf { $good } heb je er minder dan de { $need } die nog nodig zijn.
speicherstadt-why-not_in_stock = Dit goed ligt niet op de aflegstapel: { $good }.

## What a turn is for

hint-speicherstadt-fires = branden
hint-speicherstadt-contracts = contracten
hint-speicherstadt-counting_offices = kantoren
hint-speicherstadt-traders = handelaren
hint-speicherstadt-warehouse = pakhuis
hint-speicherstadt-port = haven
hint-speicherstadt-chamber = handelskamer
hint-speicherstadt-church = kerk
hint-speicherstadt-prayer_boat = gebedsboot
hint-speicherstadt-coins = munten
hint-speicherstadt-note = Munten tellen voor de punten die ze nog kunnen opleveren.
