# The page: Speicherstadt’s board

page-harbour = Port
page-space = Pole { $space }: { $card }, cena { $price }
page-space-free = Pole { $space }: { $card }, nie ma jeszcze kupców; cena przy jednym: { $price }
page-space-empty = Pole { $space } jest puste
page-speicherstadt-do-bid = Postaw kupca nad kartą „{ $card }”
page-speicherstadt-do-bid-on = Postaw kupca nad kartą „{ $card }” na polu { $space }
page-speicherstadt-did-buy = Kup { $card_acc }
page-speicherstadt-did-pass = Zrezygnuj z karty „{ $card }”
page-space-line = Kolejka: { $names }
page-buy = Kup
page-pass = Zrezygnuj
page-supply = Co jeszcze przyjdzie
page-pile = Stos
page-winter = Zima
page-spring = Wiosna
page-summer = Lato
page-autumn = Jesień
page-fires = Nadchodzące pożary
page-fire-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
page-bag = Woreczek
page-stock = Zasoby
page-goods = Towary
page-no-goods = brak
page-house = Dom Kupiecki
page-house-is =
    Przechowuje { $places ->
        [one] { $places } towar
        [few] { $places } towary
       *[many] { $places } towarów
    }; sprzedaj { $goods } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } albo wymień { $give } na { $take } z zasobów.
page-sell = Sprzedaj { $count }
page-exchange = Wymień { $count }
page-done = Zakończ rozdział towarów
page-speicherstadt-lost = Towary: { $goods }, miejsca: { $room }. Reszta przepadnie
page-warehouse = Magazyn
page-show-whole = Pokaż w powiększeniu
page-start-player = Pierwszy gracz
page-merchants-home =
    { $count ->
        [one] { $count } kupiec w domu
        [few] { $count } kupców w domu
        [many] { $count } kupców w domu
       *[other] { $count } kupców w domu
    }
page-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monet
    }
page-firemen = Łączna wartość strażaków: { $count }
page-card-ship = Jego towary są twoje: dostarcz je, sprzedaj albo przechowaj.
page-card-contract = Dostarcz wszystkie towary: na końcu punktuje tylko pełny kontrakt.
page-speicherstadt-contract =
    { $card }: { $goods } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
page-contract-complete = Wszystkie towary są dostarczone: kontrakt punktuje na końcu.
page-card-trader =
    Kupuje swój towar po { $coins ->
        [one] { $coins } monecie
        [few] { $coins } monety
       *[many] { $coins } monet
    } za sztukę; punktuje na końcu.
page-card-fireman = Jego wartość liczy się przy każdym pożarze: najwyższa suma zyskuje, najniższa traci.
page-card-fire = Najwyższa suma strażaków zyskuje punkty, najniższa tyle samo traci.
page-card-counting-office = Im więcej ich masz, tym więcej każdy jest wart na końcu.
page-card-warehouse = Przechowuje towary między rundami; punktują na końcu.
page-card-bank =
    Daje { $coins ->
        [one] { $coins } dodatkową monetę
        [few] { $coins } dodatkowe monety
       *[many] { $coins } dodatkowych monet
    } przy każdym dochodzie.
page-card-port = Na końcu punktuje za każdy twój statek.
page-card-chamber = Na końcu punktuje za każdą twoją monetę.
page-card-church = Punktuje na końcu.
page-card-prayer-boat = Punktuje na końcu.

## Tura w jednym zdaniu, po imieniu gracza

page-speicherstadt-told-cards = Nowe karty w porcie: { $cards }.
page-speicherstadt-told-gains =
    { $points ->
        [one] { $names } mają najsilniejszych strażaków (suma { $firemen }) i zyskują po { $points } punkcie.
        [few] { $names } mają najsilniejszych strażaków (suma { $firemen }) i zyskują po { $points } punkty.
       *[many] { $names } mają najsilniejszych strażaków (suma { $firemen }) i zyskują po { $points } punktów.
    }
page-speicherstadt-told-losses =
    { $points ->
        [one] { $names } mają najsłabszych strażaków (suma { $firemen }) i tracą po { $points } punkcie.
        [few] { $names } mają najsłabszych strażaków (suma { $firemen }) i tracą po { $points } punkty.
       *[many] { $names } mają najsłabszych strażaków (suma { $firemen }) i tracą po { $points } punktów.
    }
page-speicherstadt-told-income = Dochód: { $amounts }.
page-speicherstadt-told-delivered = dostarcza { $goods } na { $card }
page-speicherstadt-told-traded =
    { $coins ->
        [one] sprzedaje { $traders ->
            [1] handlarzowi
           *[2] handlarzom
        } { $goods } za { $coins } monetę
        [few] sprzedaje { $traders ->
            [1] handlarzowi
           *[2] handlarzom
        } { $goods } za { $coins } monety
        [many] sprzedaje { $traders ->
            [1] handlarzowi
           *[2] handlarzom
        } { $goods } za { $coins } monet
       *[other] sprzedaje { $traders ->
            [1] handlarzowi
           *[2] handlarzom
        } { $goods } za { $coins } monety
    }
page-speicherstadt-told-exchanged = wymienia { $laid } na { $took }
page-speicherstadt-told-stored = przechowuje { $goods }
