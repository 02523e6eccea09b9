# The page: Speicherstadt’s board

page-harbour = Přístav
page-space = Pole { $space }: { $card }, cena { $price }
page-space-free = Pole { $space }: { $card }, zatím žádní kupci; cena s jedním: { $price }
page-space-empty = Pole { $space } je prázdné
page-speicherstadt-do-bid = Postavit kupce nad { $card_acc }
page-speicherstadt-do-bid-on = Postavit kupce nad { $card_acc } na poli { $space }
page-speicherstadt-did-buy = Koupit { $card_acc }
page-speicherstadt-did-pass = Vzdát se karty „{ $card }“
page-space-line = Řada: { $names }
page-buy = Koupit
page-pass = Vzdát se
page-supply = Co ještě přijde
page-pile = Balíček
page-winter = Zima
page-spring = Jaro
page-summer = Léto
page-autumn = Podzim
page-fires = Požáry, které přijdou
page-fire-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-bag = Váček
page-stock = Zásoba
page-goods = Zboží
page-no-goods = žádné
page-house = Kupecký dům
page-house-is =
    Uchová { $places ->
        [one] { $places } kostku
        [few] { $places } kostky
       *[other] { $places } kostek
    } zboží; { $goods } prodej za { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, nebo { $give } směň za { $take } ze zásoby.
page-sell = Prodat { $count }
page-exchange = Směnit { $count }
page-done = Ukončit zpracování
page-speicherstadt-lost = Zboží: { $goods }, místa: { $room }. Zbytek propadne
page-warehouse = Sklad
page-show-whole = Zvětšit
page-start-player = Začínající hráč
page-merchants-home =
    { $count ->
        [one] { $count } kupec doma
        [few] { $count } kupci doma
       *[other] { $count } kupců doma
    }
page-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
page-firemen = Celková hodnota hasičů: { $count }
page-card-ship = Její zboží je tvoje: dodej ho, prodej nebo ulož.
page-card-contract = Dodej všechno zboží: na konci přináší body jen úplný kontrakt.
page-speicherstadt-contract =
    { $card }: { $goods } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
page-contract-complete = Všechno zboží je dodané: kontrakt na konci přinese body.
page-card-trader =
    Kupuje své zboží po { $coins ->
        [one] { $coins } minci
        [few] { $coins } mincích
       *[other] { $coins } mincích
    } za kostku; na konci přináší body.
page-card-fireman = Jeho hodnota se počítá při každém požáru: nejvyšší součet získává, nejnižší ztrácí.
page-card-fire = Nejvyšší součet hasičů získá body, nejnižší stejný počet bodů ztratí.
page-card-counting-office = Čím víc jich máš, tím větší cenu má na konci každý z nich.
page-card-warehouse = Uchová zboží z kola do kola; na konci za ně získáš body.
page-card-bank =
    Při každém příjmu přinese { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } navíc.
page-card-port = Na konci přináší body za každou tvou loď.
page-card-chamber = Na konci přináší body za každou tvou minci.
page-card-church = Na konci přináší body.
page-card-prayer-boat = Na konci přináší body.

## Tah v jedné větě, za jménem hráče

page-speicherstadt-told-cards = Nové karty v přístavu: { $cards }.
page-speicherstadt-told-gains =
    { $points ->
        [one] { $names } mají nejsilnější hasiče (součet { $firemen }) a získávají po { $points } bodu.
        [few] { $names } mají nejsilnější hasiče (součet { $firemen }) a získávají po { $points } bodech.
       *[other] { $names } mají nejsilnější hasiče (součet { $firemen }) a získávají po { $points } bodech.
    }
page-speicherstadt-told-losses =
    { $points ->
        [one] { $names } mají nejslabší hasiče (součet { $firemen }) a ztrácejí po { $points } bodu.
        [few] { $names } mají nejslabší hasiče (součet { $firemen }) a ztrácejí po { $points } bodech.
       *[other] { $names } mají nejslabší hasiče (součet { $firemen }) a ztrácejí po { $points } bodech.
    }
page-speicherstadt-told-income = Příjem: { $amounts }.
page-speicherstadt-told-delivered = dodává { $goods } na { $card }
page-speicherstadt-told-traded =
    { $coins ->
        [one] prodává { $traders ->
            [1] obchodníkovi
           *[2] obchodníkům
        } { $goods } za { $coins } minci
        [few] prodává { $traders ->
            [1] obchodníkovi
           *[2] obchodníkům
        } { $goods } za { $coins } mince
       *[other] prodává { $traders ->
            [1] obchodníkovi
           *[2] obchodníkům
        } { $goods } za { $coins } mincí
    }
page-speicherstadt-told-exchanged = směňuje { $laid } za { $took }
page-speicherstadt-told-stored = ukládá { $goods }
