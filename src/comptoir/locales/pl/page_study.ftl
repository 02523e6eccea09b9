### Analiza zakończonej partii na stronie.

page-study-off = Ten serwer nie analizuje partii.
page-study-about = Bot analizuje każdą turę: ile kosztowała, co jeszcze było możliwe i jakie szanse na wygraną mieli wszyscy. Pracuje w tle; możesz wyjść i wrócić.
page-study-working = Analiza tur…
page-study-waiting =
    { $ahead ->
        [0] Zacznie się za chwilę.
        [one] Najpierw jedna inna partia.
        [few] Najpierw { $ahead } inne partie.
        [many] Najpierw { $ahead } innych partii.
       *[other] Najpierw { $ahead } innej partii.
    }
page-study-progress = Przeanalizowane tury: { $found } z { $turns }
page-study-left = pozostały czas: ok. { $time }
page-study-failed = Coś się nie udało.
page-study-stop = Zatrzymaj
page-study-go-on = Kontynuuj
page-study-curves = Co pokazują linie
page-study-wins = Szanse na wygraną
page-study-scores = Oczekiwane wyniki
page-study-chart = { $what } po każdej turze: { $names }. Lista tur prowadzi do tych samych pozycji.
page-study-worst =
    { $count ->
        [0] Na razie żadna tura nie kosztowała pół punktu
        [one] Najkosztowniejsza tura
        [few] { $count } najkosztowniejsze tury
        [many] { $count } najkosztowniejszych tur
       *[other] { $count } najkosztowniejszej tury
    }
page-study-turns = Wszystkie tury
page-study-costly-only = Tylko te, które coś kosztowały
page-study-own-only = Tylko moje tury
page-study-turn =
    { $round ->
        [0] Tura { $number }, przygotowanie gry: { $name }
       *[1] Tura { $number }, runda { $round }: { $name }
    }
page-study-cost = −{ $cost }
page-study-instead = Lepiej: { $turn }
page-study-played = Zagrano
page-study-better = Lepiej
page-study-best = Bot nie znalazł nic lepszego.
page-study-gains = To powinno było dać na koniec więcej: { $gains }
page-study-rivals = żadnych dodatkowych punktów, ale to powstrzymuje pozostałych
page-study-moved = Szansa na wygraną, w punktach procentowych: losowanie przed turą { SIGNED($luck) } (± { $luck_doubt }), ta tura { SIGNED($own) } (± { $own_doubt }).
page-study-play-out = Rozegraj od tego miejsca
page-study-play-out-note = Przy nowym stole, od tej pozycji: lepsza tura czeka na potwierdzenie, a na pozostałych miejscach grają boty.
page-study-play-on-note = Przy nowym stole, od tej pozycji: rozegrana tura czeka na potwierdzenie, a na pozostałych miejscach grają boty.
page-study-weighed = Rozważane tury
page-study-this = (zagrano)
page-study-choices = Wybór po wyborze, na pierwszy rzut oka
page-study-value-note = Każda liczba to przewaga punktowa, jakiej bot oczekuje dla tego miejsca; koszt tury pochodzi z drugiego, osobnego porównania.
page-study-players = Jak kto grał
page-study-player = { $name }: tury zagrane równie dobrze jak przez bota: { $good } z { $turns }, stracone punkty: { $cost }
page-study-luck = Szczęście i umiejętności
page-study-account = { $name }: na początku { $expected }, szczęście w losowaniu { SIGNED($luck) } (± { $luck_doubt }), własne tury { SIGNED($own) } (± { $own_doubt }), tury innych { SIGNED($others) } (± { $others_doubt }), wynik { $result }
page-study-account-note = Szansa na wygraną w punktach procentowych, każda część ± jej błąd standardowy. Razem dają wynik.
