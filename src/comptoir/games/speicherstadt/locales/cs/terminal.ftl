# Speicherstadt in the terminal

cli-speicherstadt-round =
    { $last ->
        [1] Kolo { $round }, poslední · začínající hráč: { $starter }
       *[0] Kolo { $round } · začínající hráč: { $starter }
    }
cli-speicherstadt-pile = Balíček: { $cards } · váček: { $bag } · body příštích požárů: { $fires }
cli-speicherstadt-stock = Zásoba: { $goods }
cli-speicherstadt-card = Karta
cli-speicherstadt-queue = Řada
cli-speicherstadt-price = Cena
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } bod): { $symbols }
        [few] { $contract } ({ $points } body): { $symbols }
       *[other] { $contract } ({ $points } bodů): { $symbols }
    }
cli-speicherstadt-player = mince { $coins } · kupci { $merchants } · hasiči { $firemen } · body { $score }
cli-speicherstadt-cards = karty
cli-speicherstadt-goods = zboží
cli-speicherstadt-warehouse = ve skladu
cli-speicherstadt-house = v kupeckém domě
