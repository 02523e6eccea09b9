### Analiza zakończonej partii na stronie.

page-study-off = Ten serwer nie analizuje partii.
page-study-about = Bot przegląda każdą turę: ile kosztowała, co jeszcze było możliwe i jakie szanse na wygraną mieli wszyscy. Pracuje w tle; możesz wyjść i wrócić.
page-study-working = Przeglądanie tur …
page-study-waiting =
    { $ahead ->
        [0] Zacznie się za chwilę.
        [one] Najpierw jedna inna partia.
        [few] Najpierw { $ahead } inne partie.
        [many] Najpierw { $ahead } innych partii.
       *[other] Najpierw { $ahead } innej partii.
    }
page-study-progress = Przejrzane tury: { $found } z { $turns }
page-study-failed = Coś się nie udało.
page-study-stop = Zatrzymaj
page-study-go-on = Kontynuuj
page-study-curves = Co pokazują linie
page-study-wins = Szanse na wygraną
page-study-scores = Oczekiwane wyniki
page-study-chart = { $what } po każdej turze: { $names }. Lista tur prowadzi w te same miejsca.
page-study-worst =
    { $count ->
        [0] Na razie żadna tura nie kosztowała pół punktu
        [one] Tura, która kosztowała najwięcej
        [few] { $count } tury, które kosztowały najwięcej
        [many] { $count } tur, które kosztowały najwięcej
       *[other] { $count } tury, które kosztowały najwięcej
    }
page-study-turns = Wszystkie tury
page-study-costly-only = Tylko te, które coś kosztowały
page-study-turn = Tura { $number }, runda { $round }: { $name }
page-study-cost = −{ $cost }
page-study-instead = Lepiej: { $turn }
page-study-played = Zagrano
page-study-better = Lepiej
page-study-best = Bot nie znalazł nic lepszego.
page-study-gains = Oczekiwane na koniec: { $gains }
page-study-rivals = żadnych dodatkowych punktów, ale to powstrzymuje pozostałych
page-study-play-out = Rozegraj to
page-study-play-out-note = Przy nowym stole, od tego miejsca: lepsza tura jest przygotowana, a na pozostałych miejscach grają boty.
page-study-weighed = Rozważane tury
page-study-this = (zagrano)
page-study-choices = Wybór po wyborze, na pierwszy rzut oka
page-study-value-note = Liczby to oczekiwana przez bota przewaga miejsca w punktach; koszt tury porównano jeszcze raz.
page-study-players = Jak kto grał
page-study-player = { $name }: tak dobrze jak bot w { $good } z { $turns }, stracone punkty: { $cost }
