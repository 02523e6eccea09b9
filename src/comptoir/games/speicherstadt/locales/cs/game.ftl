### Speicherstadt. Věty jsou v přítomném čase, aby neprozrazovaly rod hráče.

## Množství

speicherstadt-part-coins =
    { ABS($coins) ->
        [one] { ABS($coins) } minci
        [few] { ABS($coins) } mince
       *[other] { ABS($coins) } mincí
    }
speicherstadt-part-price =
    { $price ->
        [one] { $price } mince
        [few] { $price } mince
       *[other] { $price } mincí
    }
    .acc =
    { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }
speicherstadt-part-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Zboží a karty

speicherstadt-id-coffee = káva
    .acc = kávu
    .gen = kávy
speicherstadt-id-tea = čaj
    .gen = čaje
speicherstadt-id-spices = koření
speicherstadt-id-rubber = kaučuk
    .gen = kaučuku
speicherstadt-id-cloth = látka
    .acc = látku
    .gen = látky

speicherstadt-id-ship = loď
speicherstadt-id-counting_office = kontor
speicherstadt-id-warehouse = sklad
speicherstadt-id-bank = banka
    .acc = banku
speicherstadt-id-port = přístav
speicherstadt-id-chamber = obchodní komora
    .acc = obchodní komoru
speicherstadt-id-church = kostel
speicherstadt-id-prayer_boat = modlitební loďka
    .acc = modlitební loďku
speicherstadt-id-trader_coffee = obchodník s kávou
    .acc = obchodníka s kávou
speicherstadt-id-trader_tea = obchodník s čajem
    .acc = obchodníka s čajem
speicherstadt-id-trader_spices = obchodník s kořením
    .acc = obchodníka s kořením
speicherstadt-id-trader_rubber = obchodník s kaučukem
    .acc = obchodníka s kaučukem
speicherstadt-id-trader_cloth = obchodník s látkami
    .acc = obchodníka s látkami
speicherstadt-id-fireman_1 = hasič (1)
    .acc = hasiče (1)
speicherstadt-id-fireman_2 = hasič (2)
    .acc = hasiče (2)
speicherstadt-id-fireman_3 = hasič (3)
    .acc = hasiče (3)
speicherstadt-id-fireman_4 = hasič (4)
    .acc = hasiče (4)
speicherstadt-id-fireman_5 = hasič (5)
    .acc = hasiče (5)
speicherstadt-id-contract_1 = kontrakt 1
speicherstadt-id-contract_2 = kontrakt 2
speicherstadt-id-contract_3 = kontrakt 3
speicherstadt-id-contract_4 = kontrakt 4
speicherstadt-id-contract_5 = kontrakt 5
speicherstadt-id-contract_6 = kontrakt 6
speicherstadt-id-contract_7 = kontrakt 7
speicherstadt-id-contract_8 = kontrakt 8
speicherstadt-id-contract_9 = kontrakt 9
speicherstadt-id-contract_10 = kontrakt 10
speicherstadt-id-fire_1 = 1. požár
speicherstadt-id-fire_2 = 2. požár
speicherstadt-id-fire_3 = 3. požár
speicherstadt-id-fire_4 = 4. požár

## Bodování

speicherstadt-category-fires = Požáry
speicherstadt-category-contracts = Kontrakty
speicherstadt-category-counting_offices = Kontory
speicherstadt-category-traders = Obchodníci
speicherstadt-category-warehouse = Sklad
speicherstadt-category-port = Přístav
speicherstadt-category-chamber = Obchodní komora
speicherstadt-category-church = Kostel
speicherstadt-category-prayer_boat = Modlitební loďka

## Co se stalo

speicherstadt-event-lot = Los určuje začínajícího hráče: { $seat }.
speicherstadt-event-round = Začíná { $round }. kolo.
speicherstadt-event-turned_up = Na poli { $space } se odkrývá karta: { $card }.
speicherstadt-event-loaded = Na loď na poli { $space } přichází { $good }.
speicherstadt-event-fire = Vypuká { $card } za { speicherstadt-part-points }.
speicherstadt-event-fire_gain = { $seat } má nejsilnější hasiče (součet { $firemen }) a získává { speicherstadt-part-points }.
speicherstadt-event-fire_loss = { $seat } má nejslabší hasiče (součet { $firemen }) a ztrácí { speicherstadt-part-points }.
speicherstadt-event-fire_harmless = Všichni mají stejně silné hasiče (součet { $firemen }): nikdo nezískává ani neztrácí.
speicherstadt-event-last_round = Toto je poslední kolo.
speicherstadt-event-no_round = Zbývá už jen 4. požár: další kolo se nehraje.
speicherstadt-event-bid = { $seat } staví kupce nad { $card_acc } na poli { $space }, pozice { $place }.
speicherstadt-event-stays_home = Všechny řady jsou plné: jeden kupec zůstává doma ({ $seat }).
speicherstadt-event-bought = { $seat } kupuje { $card_acc } z pole { $space } za { speicherstadt-part-coins }.
speicherstadt-event-passed = { $seat } se vzdává karty „{ $card }“ na poli { $space } (cena: { speicherstadt-part-price }).
speicherstadt-event-could_not_pay = { $seat } nemá dost mincí a vzdává se karty „{ $card }“ na poli { $space } (cena: { speicherstadt-part-price }).
speicherstadt-event-unsold = Nikdo nekupuje { $card_acc } na poli { $space }; karta se odhazuje.
speicherstadt-event-delivered = { $seat } dodává { $good_acc } na { $card_acc }.
speicherstadt-event-traded = { $seat } prodává obchodníkovi { $good_acc } za { speicherstadt-part-coins }.
speicherstadt-event-threw = { $seat } zahazuje { $good_acc }.
speicherstadt-event-sells = { $seat } prodává zboží v kupeckém domě.
speicherstadt-event-exchanges = { $seat } směňuje zboží v kupeckém domě.
speicherstadt-event-laid = { $seat } odkládá do zásoby { $good_acc }.
speicherstadt-event-sold = { $seat } dostává za zboží { speicherstadt-part-coins }.
speicherstadt-event-took = { $seat } bere ze zásoby { $good_acc }.
speicherstadt-event-done = { $seat } končí se zpracováním.
speicherstadt-event-stored = { $seat } ukládá { $good_acc } do skladu.
speicherstadt-event-kept = { $seat } si nechává { $good_acc } v kupeckém domě.
speicherstadt-event-left_over = { $seat } nemá místo na všechno zboží a ztrácí do zásoby: { $goods_acc }.
speicherstadt-event-income = { $seat } dostává jako příjem { speicherstadt-part-coins }.
speicherstadt-event-start_player = { $seat } dostává minci začínajícího hráče.
speicherstadt-event-over = Partie skončila.

## Otázky

speicherstadt-ask-lot = Kdo začíná?
    .title = losování začínajícího hráče
speicherstadt-ask-draw = Která karta se odkryje?
    .title = karta z balíčku
speicherstadt-ask-load = Která kostka přijde z váčku?
    .title = kostka z váčku
speicherstadt-ask-bid =
    Nad kterou kartu postavíš kupce? ({ $merchants ->
        [one] zbývá { $merchants } kupec
        [few] zbývají { $merchants } kupci
       *[other] zbývá { $merchants } kupců
    })
    .title = dražba kupcem
speicherstadt-ask-buy = Koupíš { $card_acc } za { speicherstadt-part-price.acc }?
    .title = koupě karty nebo vzdání se jí
speicherstadt-ask-process = Co uděláš se svým zbožím?
    .title = zpracování zboží
speicherstadt-ask-lay = Kterou kostku teď odložíš? Pořadí je jako v zásobě. ({ $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .title = odkládání kostek v kupeckém domě
speicherstadt-ask-take = Kterou kostku si vezmeš ze zásoby?
    .title = kostka ze zásoby
speicherstadt-ask-keep =
    { $room ->
        [one] Je místo na { $room } kostku zboží, ostatní propadnou. Kterou si necháš?
        [few] Je místo na { $room } kostky zboží, ostatní propadnou. Kterou si necháš?
       *[other] Je místo na { $room } kostek zboží, ostatní propadnou. Kterou si necháš?
    }
    .title = uchování zboží na později

## Volby

speicherstadt-do-lot = Začíná { $seat }
speicherstadt-do-draw = Odkrýt { $card_acc }
speicherstadt-do-load = Naložit { $good_acc }
speicherstadt-do-bid = Postavit kupce nad kartu na poli { $space }
speicherstadt-do-buy = Koupit kartu
speicherstadt-do-pass = Vzdát se karty a vzít kupce zpět
speicherstadt-do-deliver = Dodat { $good_acc } na { $card_acc }
speicherstadt-do-trade = Prodat { $good_acc } obchodníkovi
speicherstadt-do-sell = Prodat zboží v kupeckém domě
speicherstadt-do-exchange = Směnit zboží v kupeckém domě
speicherstadt-do-lay = Odložit { $good_acc }
speicherstadt-do-take = Vzít { $good_acc }
speicherstadt-do-throw = Zahodit { $good_acc }
speicherstadt-do-done = Ukončit zpracování
speicherstadt-do-keep = Nechat si { $good_acc }

## Proč ne

speicherstadt-why-no_such_seat =
    { $seats ->
        [one] U stolu je jen { $seats } hráč.
        [few] U stolu jsou jen { $seats } hráči.
       *[other] U stolu je jen { $seats } hráčů.
    }
speicherstadt-why-not_on_top = Taková karta není mezi kartami ročního období, které je v balíčku navrchu: { $card }.
speicherstadt-why-not_in_bag = Toto zboží už ve váčku není: { $good }.
speicherstadt-why-no_card = Na poli { $space } neleží žádná karta.
speicherstadt-why-queue_full =
    { $most ->
        [one] Nad jednou kartou smí stát nejvýše { $most } kupec.
        [few] Nad jednou kartou smějí stát nejvýše { $most } kupci.
       *[other] Nad jednou kartou smí stát nejvýše { $most } kupců.
    }
speicherstadt-why-too_dear = Cena je { speicherstadt-part-price }, ale máš jen { speicherstadt-part-coins }.
speicherstadt-why-not_yours = Tuto kartu nemáš: { $card }.
speicherstadt-why-symbol_filled = { $card } už nemá volný symbol na { $good_acc }.
speicherstadt-why-too_few_goods =
    { $need ->
        [one] Je třeba { $need } kostka zboží, máš jen { $have }.
        [few] Jsou třeba { $need } kostky zboží, máš jen { $have }.
       *[other] Je třeba { $need } kostek zboží, máš jen { $have }.
    }
speicherstadt-why-good_missing = Toto zboží nemáš: { $good }.
speicherstadt-why-goods_in_order = Zboží se volí v pevném pořadí a na { $good_acc } už je pozdě; vezmi volby zpět, chceš-li to změnit.
speicherstadt-why-too_few_after = Zboží se volí v pevném pořadí: počínaje zbožím „{ $good }“ máš méně než { $need }, tolik je ještě třeba.
speicherstadt-why-not_in_stock = Toto zboží není v zásobě: { $good }.

## What a turn is for

hint-speicherstadt-fires = požáry
hint-speicherstadt-contracts = kontrakty
hint-speicherstadt-counting_offices = kontory
hint-speicherstadt-traders = obchodníci
hint-speicherstadt-warehouse = sklad
hint-speicherstadt-port = přístav
hint-speicherstadt-chamber = obchodní komora
hint-speicherstadt-church = kostel
hint-speicherstadt-prayer_boat = modlitební loďka
hint-speicherstadt-coins = mince
hint-speicherstadt-note = Mince se počítají za body, které ještě mohou přinést.
