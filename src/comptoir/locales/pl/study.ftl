### Partie oglądane po fakcie.

study-looking = Analiza tur
study-title =
    { $game }: { $turns ->
        [one] jedna tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }, każda przeanalizowana w { $budget ->
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
study-as-found = Nie gorzej niż wyszukiwanie
study-chances = Szanse na wygraną, tura po turze (gwiazdka: tu linie się spotykają):
study-who = Gracze to { $who }. Kolumny z ich numerami pokazują szanse na wygraną po turze.
study-who-scores = Gracze to { $who }. Kolumny z ich numerami pokazują spodziewane wyniki końcowe po turze.
study-scores = Spodziewane wyniki końcowe, tura po turze (gwiazdka: tu linie się spotykają):
study-worst =
    { $count ->
        [0] Żadna tura nie kosztowała pół punktu.
        [one] Najkosztowniejsza tura:
        [few] { $count } najkosztowniejsze tury:
        [many] { $count } najkosztowniejszych tur:
       *[other] { $count } najkosztowniejszej tury:
    }
study-cost-most = Tura { $turn }, runda { $round }: { $name } – „{ $played }”; koszt w punktach: { $cost }.
study-better = Lepiej: „{ $better }”. Według kategorii: { $gains }.
study-rivals = żadnych punktów, ale to powstrzymuje pozostałych
study-none-better = Tura { $turn }, runda { $round }: { $name } – „{ $played }”. Wyszukiwanie nie znalazło nic lepszego.
study-more = Użyj --turn N, by zobaczyć wszystko, co rozważono w turze, na przykład --turn { $turn }.
study-weighed = Rozważone tury i liczba punktów, o którą gracz wyprzedziłby pozostałych:
study-choices = Wybór po wyborze, możliwości na pierwszy rzut oka:
study-this = (zagrano)
study-after = Po turze: spodziewane wyniki końcowe i szanse na wygraną:
study-chance-to-win = Szansa na wygraną
study-moved = Szansa na wygraną, w punktach procentowych: losowanie przed turą { SIGNED($luck) } (± { $luck_doubt }), ta tura { SIGNED($own) } (± { $own_doubt }).

study-account = Szczęście i umiejętności: jak zmieniała się szansa na wygraną, w punktach procentowych (każda część ± jej błąd standardowy). Liczby od lewej do prawej sumują się do wyniku.
study-account-start = Na początku
study-account-luck = Szczęście w losowaniu
study-account-own = Własne tury
study-account-others = Tury innych
study-account-result = Wynik

study-puzzling = Szukanie zadań
study-puzzles =
    { $games ->
        [one] Przeszukano jedną partię
        [few] Przeszukano { $games } partie
        [many] Przeszukano { $games } partii
       *[other] Przeszukano { $games } partii
    }: { $puzzles ->
        [0] nie ma zadań
        [one] jedno zadanie
        [few] { $puzzles } zadania
        [many] { $puzzles } zadań
       *[other] { $puzzles } zadania
    }, w pliku „{ $file }”.
