### Partie oglądane po fakcie.

study-looking = Przeglądanie tur
study-title =
    { $game ->
        [mombasa] Mombasa
       *[speicherstadt] Speicherstadt
    }: { $turns ->
        [one] jedna tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }, każda przemyślana w { $budget ->
        [one] jednej iteracji
        [few] { $budget } iteracjach
        [many] { $budget } iteracjach
       *[other] { $budget } iteracjach
    } wyszukiwania.
study-turn = Tura
study-turns = Tury
study-round = Runda
study-player = Gracz
study-played = Zagrano
study-cost = Koszt
study-as-found = Jak wyszukiwanie lub nie gorzej
study-chances = Szanse na wygraną, tura po turze (gwiazdka: tu linie się spotykają):
study-who = Gracze to { $who }. Kolumny z ich numerami to ich szanse na wygraną po turze.
study-who-scores = Gracze to { $who }. Kolumny z ich numerami to wyniki końcowe, których można się spodziewać po turze.
study-scores = Spodziewane wyniki końcowe, tura po turze (gwiazdka: tu linie się spotykają):
study-worst =
    { $count ->
        [0] Żadna tura nie kosztowała pół punktu.
        [one] Tura, która kosztowała najwięcej:
        [few] { $count } tury, które kosztowały najwięcej:
        [many] { $count } tur, które kosztowały najwięcej:
       *[other] { $count } tury, które kosztowały najwięcej:
    }
study-cost-most = Tura { $turn }, runda { $round }: { $name } – „{ $played }”; koszt w punktach: { $cost }.
study-better = Lepiej: „{ $better }”. Według kategorii: { $gains }.
study-rivals = żadnych punktów, ale to powstrzymuje pozostałych
study-none-better = Tura { $turn }, runda { $round }: { $name } – „{ $played }”. Wyszukiwanie nie znalazło nic lepszego.
study-more = Wszystko, co rozważono w turze, pokazuje --turn, tu na przykład --turn { $turn }.
study-weighed = Rozważone tury i liczba punktów, o którą gracz wyprzedziłby pozostałych:
study-choices = Wybór po wyborze, możliwości na pierwszy rzut oka:
study-this = (zagrano)
study-after = Po turze: spodziewane wyniki końcowe i szanse na wygraną:
study-chance-to-win = Szansa na wygraną

study-puzzling = Szukanie zadań
study-puzzles =
    { $games ->
        [one] Przejrzano jedną partię
        [few] Przejrzano { $games } partie
        [many] Przejrzano { $games } partii
       *[other] Przejrzano { $games } partii
    }: { $puzzles ->
        [0] nie ma zadań
        [one] jedno zadanie
        [few] { $puzzles } zadania
        [many] { $puzzles } zadań
       *[other] { $puzzles } zadania
    }, w pliku '{ $file }'.
