# Speicherstadt in the terminal

cli-speicherstadt-round =
    { $last ->
        [1] Runda { $round }, ostatnia · pierwszy gracz: { $starter }
       *[0] Runda { $round } · pierwszy gracz: { $starter }
    }
cli-speicherstadt-pile = Stos: { $cards } · woreczek: { $bag } · punkty kolejnych pożarów: { $fires }
cli-speicherstadt-stock = Zasoby: { $goods }
cli-speicherstadt-card = Karta
cli-speicherstadt-queue = Kolejka
cli-speicherstadt-price = Cena
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } punkt): { $symbols }
        [few] { $contract } ({ $points } punkty): { $symbols }
       *[many] { $contract } ({ $points } punktów): { $symbols }
    }
cli-speicherstadt-player = monety { $coins } · kupcy { $merchants } · strażacy { $firemen } · wynik { $score }
cli-speicherstadt-cards = karty
cli-speicherstadt-goods = towary
cli-speicherstadt-warehouse = w magazynie
cli-speicherstadt-house = w Domu Kupieckim
