### Co mówią arena i raport.

lab-playing = Rozgrywki
lab-go-on = Przerwano. To samo polecenie podejmie grę od pliku { $file }.
lab-played =
    { $games ->
        [one] { $games } partia { $game }, ziarno { $seed }: rozdania { $deals }, układy miejsc na rozdanie { $seatings }; ze wspólną wygraną: { $shared }.
        [few] { $games } partie { $game }, ziarno { $seed }: rozdania { $deals }, układy miejsc na rozdanie { $seatings }; ze wspólną wygraną: { $shared }.
       *[many] { $games } partii { $game }, ziarno { $seed }: rozdania { $deals }, układy miejsc na rozdanie { $seatings }; ze wspólną wygraną: { $shared }.
    }
lab-rounded-up = (Żądano: { $wanted }. Każde rozdanie gra się w każdym układzie miejsc, a rozdania są co najmniej dwa.)
lab-intervals = Z ufnością 95 %; liczą się rozdania, nie partie. Wspólna wygrana liczy się w części. Ranking: każdy zaczyna od 25; ± to dwukrotna niepewność.
lab-rating = Ranking
lab-choices = Wybory
lab-milliseconds = ms na wybór
lab-longest-choice = Najdł. wybór
lab-longest-turn = Najdł. tura

## Programy, które grają

lab-faults =
    { $count ->
        [one] { $bot }: { $count } oddany wybór, wykonany losowo ({ $kinds }).
        [few] { $bot }: { $count } oddane wybory, wykonane losowo ({ $kinds }).
       *[many] { $bot }: { $count } oddanych wyborów, wykonanych losowo ({ $kinds }).
    }
lab-fault-start = brak startu
lab-fault-crash = awaria
lab-fault-late = za późno
lab-fault-flood = nadmiar danych
lab-fault-nonsense = zła odpowiedź
lab-fault-given-up = wykluczony wcześniej
