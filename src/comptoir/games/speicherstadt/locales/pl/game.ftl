### Speicherstadt. Zdania w czasie teraźniejszym: nie zdradzają płci gracza.

## Ilości

speicherstadt-part-coins =
    { ABS($coins) ->
        [one] { ABS($coins) } monetę
        [few] { ABS($coins) } monety
       *[many] { ABS($coins) } monet
    }
speicherstadt-part-price =
    { $price ->
        [one] { $price } moneta
        [few] { $price } monety
       *[many] { $price } monet
    }
    .acc =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }
speicherstadt-part-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Towary i karty

speicherstadt-id-coffee = kawa
    .acc = kawę
    .gen = kawy
speicherstadt-id-tea = herbata
    .acc = herbatę
    .gen = herbaty
speicherstadt-id-spices = przyprawy
    .gen = przypraw
speicherstadt-id-rubber = kauczuk
    .gen = kauczuku
speicherstadt-id-cloth = tkanina
    .acc = tkaninę
    .gen = tkaniny

speicherstadt-id-ship = statek
speicherstadt-id-counting_office = kantor handlowy
speicherstadt-id-warehouse = magazyn
speicherstadt-id-bank = bank
speicherstadt-id-port = port
speicherstadt-id-chamber = izba handlowa
    .acc = izbę handlową
speicherstadt-id-church = kościół
speicherstadt-id-prayer_boat = łódź modlitewna
    .acc = łódź modlitewną
speicherstadt-id-trader_coffee = handlarz kawą
    .acc = handlarza kawą
speicherstadt-id-trader_tea = handlarz herbatą
    .acc = handlarza herbatą
speicherstadt-id-trader_spices = handlarz przyprawami
    .acc = handlarza przyprawami
speicherstadt-id-trader_rubber = handlarz kauczukiem
    .acc = handlarza kauczukiem
speicherstadt-id-trader_cloth = handlarz tkaninami
    .acc = handlarza tkaninami
speicherstadt-id-fireman_1 = strażak (1)
    .acc = strażaka (1)
speicherstadt-id-fireman_2 = strażak (2)
    .acc = strażaka (2)
speicherstadt-id-fireman_3 = strażak (3)
    .acc = strażaka (3)
speicherstadt-id-fireman_4 = strażak (4)
    .acc = strażaka (4)
speicherstadt-id-fireman_5 = strażak (5)
    .acc = strażaka (5)
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
speicherstadt-id-fire_1 = 1. pożar
speicherstadt-id-fire_2 = 2. pożar
speicherstadt-id-fire_3 = 3. pożar
speicherstadt-id-fire_4 = 4. pożar

## Punktacja

speicherstadt-category-fires = Pożary
speicherstadt-category-contracts = Kontrakty
speicherstadt-category-counting_offices = Kantory handlowe
speicherstadt-category-traders = Handlarze
speicherstadt-category-warehouse = Magazyn
speicherstadt-category-port = Port
speicherstadt-category-chamber = Izba handlowa
speicherstadt-category-church = Kościół
speicherstadt-category-prayer_boat = Łódź modlitewna

## Co się stało

speicherstadt-event-lot = Los wskazuje pierwszego gracza: { $seat }.
speicherstadt-event-round = Zaczyna się runda { $round }.
speicherstadt-event-turned_up = Odkryta karta na polu { $space }: { $card }.
speicherstadt-event-loaded = Nowy towar na statku na polu { $space }: { $good }.
speicherstadt-event-fire = Wybucha { $card }: { speicherstadt-part-points }.
speicherstadt-event-fire_gain = { $seat } ma najsilniejszych strażaków (suma { $firemen }) i zyskuje { speicherstadt-part-points }.
speicherstadt-event-fire_loss = { $seat } ma najsłabszych strażaków (suma { $firemen }) i traci { speicherstadt-part-points }.
speicherstadt-event-fire_harmless = Wszyscy mają równie silnych strażaków (suma { $firemen }): nikt nie zyskuje ani nie traci.
speicherstadt-event-last_round = To ostatnia runda.
speicherstadt-event-no_round = Został tylko 4. pożar: kolejnej rundy już się nie gra.
speicherstadt-event-bid = { $seat } stawia kupca nad kartą „{ $card }” na polu { $space }, pozycja { $place }.
speicherstadt-event-stays_home = Wszystkie kolejki są pełne: jeden kupiec zostaje w domu ({ $seat }).
speicherstadt-event-bought = { $seat } kupuje { $card_acc } z pola { $space } za { speicherstadt-part-coins }.
speicherstadt-event-passed = { $seat } rezygnuje z karty „{ $card }” na polu { $space } (cena: { speicherstadt-part-price }).
speicherstadt-event-could_not_pay = { $seat } nie ma dość monet i rezygnuje z karty „{ $card }” na polu { $space } (cena: { speicherstadt-part-price }).
speicherstadt-event-unsold = Nikt nie kupuje karty „{ $card }” na polu { $space }; zostaje odrzucona.
speicherstadt-event-delivered = { $seat } dostarcza { $good_acc } na { $card_acc }.
speicherstadt-event-traded = { $seat } sprzedaje handlarzowi { $good_acc } za { speicherstadt-part-coins }.
speicherstadt-event-threw = { $seat } odrzuca { $good_acc }.
speicherstadt-event-sells = { $seat } sprzedaje towary w Domu Kupieckim.
speicherstadt-event-exchanges = { $seat } wymienia towary w Domu Kupieckim.
speicherstadt-event-laid = { $seat } odkłada do zasobów { $good_acc }.
speicherstadt-event-sold = { $seat } dostaje za towary { speicherstadt-part-coins }.
speicherstadt-event-took = { $seat } bierze z zasobów { $good_acc }.
speicherstadt-event-done = { $seat } kończy rozdział towarów.
speicherstadt-event-stored = { $seat } składa { $good_acc } w magazynie.
speicherstadt-event-kept = { $seat } zachowuje { $good_acc } w Domu Kupieckim.
speicherstadt-event-left_over = { $seat } nie ma miejsca na te towary i traci je (do zasobów): { $goods_acc }.
speicherstadt-event-income = { $seat } dostaje { speicherstadt-part-coins } dochodu.
speicherstadt-event-start_player = { $seat } otrzymuje monetę pierwszego gracza.
speicherstadt-event-over = Gra jest zakończona.

## Pytania

speicherstadt-ask-lot = Kto zaczyna?
    .title = losowanie pierwszego gracza
speicherstadt-ask-draw = Jaka karta zostaje odkryta?
    .title = karta ze stosu
speicherstadt-ask-load = Jaki towar wychodzi z woreczka?
    .title = towar z woreczka
speicherstadt-ask-bid =
    Nad którą kartą stawiasz kupca? ({ $merchants ->
        [one] masz jeszcze { $merchants } kupca
        [few] masz jeszcze { $merchants } kupców
       *[many] masz jeszcze { $merchants } kupców
    })
    .title = licytacja kupcem
speicherstadt-ask-buy = Czy kupujesz { $card_acc } za { speicherstadt-part-price.acc }?
    .title = kupno karty lub rezygnacja
speicherstadt-ask-process = Co robisz ze swoimi towarami?
    .title = rozdział towarów
speicherstadt-ask-lay = Który towar teraz odkładasz? Kolejność jest taka jak w zasobach. (jeszcze { $left })
    .title = odkładanie towarów w Domu Kupieckim
speicherstadt-ask-take = Który towar bierzesz z zasobów?
    .title = wzięcie towaru z zasobów
speicherstadt-ask-keep =
    { $room ->
        [one] Jest miejsce na { $room } towar, pozostałe przepadają. Który zachowujesz?
        [few] Jest miejsce na { $room } towary, pozostałe przepadają. Który zachowujesz?
       *[many] Jest miejsce na { $room } towarów, pozostałe przepadają. Który zachowujesz?
    }
    .title = zachowanie towarów na później

## Wybory

speicherstadt-do-lot = Zaczyna { $seat }
speicherstadt-do-draw = Odkryj { $card_acc }
speicherstadt-do-load = Załaduj { $good_acc }
speicherstadt-do-bid = Postaw kupca nad kartą na polu { $space }
speicherstadt-do-buy = Kup kartę
speicherstadt-do-pass = Zrezygnuj i zabierz kupca
speicherstadt-do-deliver = Dostarcz { $good_acc } na { $card_acc }
speicherstadt-do-trade = Sprzedaj { $good_acc } handlarzowi
speicherstadt-do-sell = Sprzedaj towary w Domu Kupieckim
speicherstadt-do-exchange = Wymień towary w Domu Kupieckim
speicherstadt-do-lay = Odłóż { $good_acc }
speicherstadt-do-take = Weź { $good_acc }
speicherstadt-do-throw = Odrzuć { $good_acc }
speicherstadt-do-done = Zakończ rozdział towarów
speicherstadt-do-keep = Zachowaj { $good_acc }

## Dlaczego nie

speicherstadt-why-no_such_seat =
    { $seats ->
        [one] Przy stole jest tylko { $seats } gracz.
        [few] Przy stole są tylko { $seats } gracze.
       *[many] Przy stole jest tylko { $seats } graczy.
    }
speicherstadt-why-not_on_top = Takiej karty nie ma wśród kart pory roku, która leży na wierzchu stosu: { $card }.
speicherstadt-why-not_in_bag = Tego towaru nie ma już w woreczku: { $good }.
speicherstadt-why-no_card = Na polu { $space } nie leży żadna karta.
speicherstadt-why-queue_full =
    { $most ->
        [one] Nad jedną kartą może stać najwyżej { $most } kupiec.
        [few] Nad jedną kartą może stać najwyżej { $most } kupców.
       *[many] Nad jedną kartą może stać najwyżej { $most } kupców.
    }
speicherstadt-why-too_dear = Cena to { speicherstadt-part-price }, a masz tylko { speicherstadt-part-coins }.
speicherstadt-why-not_yours = Nie masz tej karty: { $card }.
speicherstadt-why-symbol_filled = { $card } nie ma już wolnego symbolu na { $good_acc }.
speicherstadt-why-too_few_goods =
    { $need ->
        [one] Potrzebny jest { $need } towar, a masz tylko { $have }.
        [few] Potrzebne są { $need } towary, a masz tylko { $have }.
       *[many] Potrzeba { $need } towarów, a masz tylko { $have }.
    }
speicherstadt-why-good_missing = Nie masz tego towaru: { $good }.
speicherstadt-why-goods_in_order = Towary wybiera się w stałej kolejności, a na { $good_acc } jest już za późno; cofnij wybór, by to zmienić.
speicherstadt-why-too_few_after = Towary wybiera się w stałej kolejności: od towaru „{ $good }” począwszy masz mniej niż { $need }, a tyle jeszcze trzeba.
speicherstadt-why-not_in_stock = Tego towaru nie ma w zasobach: { $good }.

## What a turn is for

hint-speicherstadt-fires = pożary
hint-speicherstadt-contracts = kontrakty
hint-speicherstadt-counting_offices = kantory handlowe
hint-speicherstadt-traders = handlarze
hint-speicherstadt-warehouse = magazyn
hint-speicherstadt-port = port
hint-speicherstadt-chamber = izba handlowa
hint-speicherstadt-church = kościół
hint-speicherstadt-prayer_boat = łódź modlitewna
hint-speicherstadt-coins = monety
hint-speicherstadt-note = Monety liczą się za punkty, które mogą jeszcze przynieść.
