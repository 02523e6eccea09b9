# Co je špatně se souborem edice a odkud jsou jeho hodnoty.

speicherstadt-edition-different-goods =
    { $count ->
        [one] { $count } druh zboží, jeden na obchodníka
        [few] { $count } různé druhy zboží, jeden na obchodníka
       *[other] { $count } různých druhů zboží, jeden na obchodníka
    }
speicherstadt-edition-times = „{ $card }“ { $count }krát
speicherstadt-edition-at-most = nejvýš { $most }
speicherstadt-edition-as-in-rulebook = { $numbers }, jako v pravidlech
speicherstadt-edition-contracts =
    { $count ->
        [one] { $count } kontrakt
        [few] { $count } kontrakty
       *[other] { $count } kontraktů
    }
speicherstadt-edition-of-contracts = { $number } z 10 kontraktů
speicherstadt-edition-on-contract =
    { $count ->
        [one] { $count } kostka zboží na kontraktu
        [few] { $count } kostky zboží na kontraktu
       *[other] { $count } kostek zboží na kontraktu
    }
speicherstadt-edition-sizes = 2, 3 nebo 4 kostky zboží
speicherstadt-edition-cubes-in-all =
    { $count ->
        [one] { $count } kostka celkem
        [few] { $count } kostky celkem
       *[other] { $count } kostek celkem
    }
speicherstadt-edition-cubes-needed = kostek aspoň { $cubes }, protože lodí je { $ships }

speicherstadt-guide-setup-coins = příprava hry, mince každého hráče na začátku.
speicherstadt-guide-setup-score = příprava hry, kolika body se začíná.
speicherstadt-guide-setup-merchants = strana 1, kupci, kterými hráč draží.
speicherstadt-guide-setup-offer = strana 2, karty v nabídce podle počtu hráčů.
speicherstadt-guide-setup-goods = strana 1.
speicherstadt-guide-setup-cubes-on-a-ship = strany 2 a 5.
speicherstadt-guide-setup-max-queue = strana 2, nejvýš tolik kupců nad kartou.
speicherstadt-guide-setup-removed = příprava hry, podzimní karty, které se vyřadí ze hry, podle počtu hráčů.
speicherstadt-guide-seasons = strany 3 až 5, kolik karet druhu je v zimě, na jaře, v létě a na podzim (písmeno na rubu).
speicherstadt-guide-seasons-warehouse = písmeno na rubu karty.
speicherstadt-guide-firemen = hodnoty na kartách hasičů každého ročního období (písmeno na rubu). Kolik jich je: pravidla, strana 3.
speicherstadt-guide-fires = body na kartách požárů: jarního, letního, podzimního a posledního. Kolik jich je: pravidla, strana 3.
speicherstadt-guide-contracts = zboží na kontraktech každého ročního období (písmeno na rubu), každý jako seznam. Kolik jich je: pravidla, strana 4.
speicherstadt-guide-contracts-points = strana 4, body za splněný kontrakt podle počtu kostek zboží.
speicherstadt-guide-points = strany 3 až 5.
speicherstadt-guide-income = strany 2 a 3.
speicherstadt-guide-house = strana 5, kupecký dům.
speicherstadt-guide-trader = strana 4.
