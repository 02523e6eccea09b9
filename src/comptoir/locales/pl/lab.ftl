### Co mówią arena i raport.

lab-playing = Rozgrywki
lab-go-on = Przerwano. Uruchom to samo polecenie, by kontynuować z pliku { $file }.
lab-played = { $games ->
        [one] { $games } partia gry { $game }, ziarno { $seed } (rozdania: { $deals }, układy miejsc w każdym: { $seatings }, wspólne wygrane: { $shared }).
        [few] { $games } partie gry { $game }, ziarno { $seed } (rozdania: { $deals }, układy miejsc w każdym: { $seatings }, wspólne wygrane: { $shared }).
       *[many] { $games } partii gry { $game }, ziarno { $seed } (rozdania: { $deals }, układy miejsc w każdym: { $seatings }, wspólne wygrane: { $shared }).
    }
lab-dataset-written =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } w „{ $folder }” (pliki: { $files }, wybory: { $rows }).
lab-minari-written = Minari ma je teraz jako { $name }.
lab-benchmark-short = (Liczba gier z każdym przeciwnikiem: { $games }; protokół wymaga { $wanted }.)
lab-benchmark-true = „{ $file }” się zgadza: gry z każdym przeciwnikiem ({ $games }) dały ten sam wynik.
lab-rounded-up = (Żądano: { $wanted }. Każde rozdanie gra się w każdym układzie miejsc, a rozdania są co najmniej dwa.)
lab-intervals = Z ufnością 95%; liczą się rozdania, nie partie. Wspólna wygrana liczy się jako ułamek wygranej. Ranking: każdy zaczyna od 25; ± to dwukrotna niepewność.
lab-rating = Ranking
lab-choices = Wybory
lab-milliseconds = ms na wybór
lab-longest-choice = Najdł. wybór
lab-longest-turn = Najdł. tura

## Programy, które grają

lab-faults = { $count ->
        [one] { $bot }: { $count } stracony wybór, dokonany losowo ({ $kinds }).
        [few] { $bot }: { $count } stracone wybory, dokonane losowo ({ $kinds }).
       *[many] { $bot }: { $count } straconych wyborów, dokonanych losowo ({ $kinds }).
    }
lab-fault-start = brak startu
lab-fault-crash = awaria
lab-fault-late = za późno
lab-fault-flood = nadmiar danych
lab-fault-nonsense = zła odpowiedź
lab-fault-given-up = wykluczony wcześniej
lab-fault-example = Na przykład: { $example }

## Raport

lab-report-written =
    { $games ->
        [one] { $file }: raport z { $games } partii.
        [few] { $file }: raport z { $games } partii.
       *[many] { $file }: raport z { $games } partii.
    }
lab-report-title =
    { $games ->
        [one] { $game }: co mówi { $games } partia botów
        [few] { $game }: co mówią { $games } partie botów
       *[many] { $game }: co mówi { $games } partii botów
    }
lab-report-about = Gracze: { $players } ({ $bots }) · edycja „{ $edition }” · ziarno { $seed }
lab-report-made = Polecenie: { $command }. Przedziały mają ufność 95%; partie z tym samym rozdaniem liczą się jako jedna. Wspólna wygrana liczy się jako ułamek wygranej.
lab-report-winner = Wynik zwycięzcy
lab-report-margin = Przewaga nad drugim
lab-report-shared = Wspólne wygrane
lab-report-rounds = Rundy
lab-report-length = Wybory w partii

lab-report-findings = Co się wyróżnia
lab-report-nothing = Nic nie przekracza swojego progu.
lab-report-threshold-seats = Wymieniono miejsca, które wygrywają rzadziej niż { $low } lub częściej niż { $high } (gracze: { $players }).
lab-report-threshold-choices = Wymieniono żetony początkowe i najdalsze tory, których odsetek wygranych różni się od średniej o co najmniej { $points } p.p.
lab-report-threshold-values = Wymieniono kompanie, których udział jest średnio wart o co najmniej { $value } więcej niż udział innej.
lab-report-chance-about = „Może przypadek” znaczy, że przedział obejmuje sprawiedliwą wartość. Im więcej się porównuje, tym częściej coś wydaje się wyraźne przez sam przypadek.
lab-report-certain = wyraźne
lab-report-chance = może przypadek
lab-report-seat-off = Gracz { $place } w kolejności tur wygrywa { $rate } gier; sprawiedliwy udział to { $fair }.
lab-report-choice-off = { $topic }: { $name }, wygrane { $rate }; średnia to { $mean }.
lab-report-value-off = Udział kompanii { $above } jest wart o { $more } więcej niż udział kompanii { $below }.

lab-report-places = Miejsca w kolejności tur
lab-report-places-about = Liczone od gracza rozpoczynającego pierwszej rundy. Linia to sprawiedliwy udział, a pas pokazuje, co za niego uchodzi; na czerwono to, co trudno wyjaśnić samym przypadkiem.
lab-report-place = Gracz { $number }
lab-report-rate = Odsetek wygranych
lab-report-scores = Wyniki
lab-report-points = Punkty
lab-report-everybody = Wszyscy
lab-report-winners = Zwycięzcy
lab-report-categories = Punkty w kategoriach
lab-report-categories-about = Średnie wszystkich i zwycięzców.
lab-report-worth-about = Linia to średnia wszystkich; na czerwono to, co trudno wyjaśnić samym przypadkiem.
lab-report-choices = Wybory a wygrana
lab-report-choices-about = Te wykresy pokazują, jak często wygrywali gracze, którzy dokonali danego wyboru; kto zrobił to dwa razy, liczy się dwa razy. Linia to średnia wszystkich wyborów tego rodzaju; na czerwono to, co trudno wyjaśnić samym przypadkiem. Kto prowadzi, może pozwolić sobie na więcej: to pokazuje związek, a nie przyczynę.
lab-report-topic-about = Średnia wszystkich tych wyborów: { $mean }.
lab-report-table =
    { $count ->
        [one] Tabela: { $count } wiersz
        [few] Tabela: { $count } wiersze
       *[many] Tabela: { $count } wierszy
    }
lab-report-thing = Co
lab-report-mean = Średnio
lab-report-times = Ile razy
lab-report-off = Różnica od średniej (p.p.)
lab-report-price = Średnia cena
lab-report-lengths = Długość
lab-report-lengths-about = Wybory w partii, wraz z losowymi; wybory z jedną możliwością dokonują się same i nie są liczone.

lab-topic-starting-tile = Żetony początkowe
lab-topic-main-track = Najdalszy tor
lab-topic-track-steps = Pola na torach
lab-topic-shares = Udziały na koniec
lab-topic-share-value = Wartość udziału na koniec
lab-topic-acquired = Karty kupione za towary
lab-topic-sold = Sprzedane karty
lab-topic-planned = Zagrane karty
lab-topic-space = Użyte pola premii
lab-topic-book = Wzięte książki
lab-topic-book-letter = Książki według liter
lab-topic-bought = Kupione karty
lab-topic-bid = Kupcy nad kartami
lab-training = Uczenie
lab-in-use = W użyciu
lab-found = Znalezione
lab-matched = Ekspert z tym plikiem wygrywa { $rate } ({ $low }–{ $high }) partii (partie: { $games }, ziarno: { $seed }) i zdobywa średnio { $own } pkt, ekspert bez niego { $other }.
lab-match-kept = Dopisano do { $file }.
lab-promoted = { $file } jest od teraz w użyciu.
lab-said = Przewidywana szansa
lab-came-true = Sprawdziło się
lab-adjusted = Bez wpływu szczęścia: { $bot } wygrywa { $rate } ± { $reach }; to oszczędza { $spared } partii.
