### Strona: zadania i partie rozgrywane dalej od kroku innej partii

page-puzzle-daily = Zadanie dnia
page-puzzle-daily-more = Dla każdej gry i na każdy dzień pozycja z partii, w której wyróżnia się jedna tura. Znajdziesz ją?
page-puzzle-past = Wcześniejsze zadania
page-puzzle-none = Na tym serwerze nie ma teraz zadań.
page-puzzle-streak =
    { $days ->
        [one] rozwiązane w jednym dniu
        [few] rozwiązane { $days } dni z rzędu
        [many] rozwiązane { $days } dni z rzędu
       *[other] rozwiązane { $days } dnia z rzędu
    }
page-puzzle-title = Zadanie
page-puzzle-of = Zadanie na { $day }
page-puzzle-you = Ty
page-puzzle-todo = jeszcze nierozwiązane
page-puzzle-first = rozwiązane za pierwszym razem
page-puzzle-solved =
    { $tries ->
        [one] rozwiązane w jednej próbie
        [few] rozwiązane w { $tries } próbach
        [many] rozwiązane w { $tries } próbach
       *[other] rozwiązane w { $tries } próby
    }
page-puzzle-tried =
    { $tries ->
        [one] dotąd jedna próba
        [few] dotąd { $tries } próby
        [many] dotąd { $tries } prób
       *[other] dotąd { $tries } próby
    }
page-puzzle-shown = rozwiązanie obejrzane
page-puzzle-find = Znajdź turę, która się wyróżnia
page-puzzle-task = Runda { $round }, teraz Twoja tura. O ile można to wiedzieć na Twoim miejscu, jedna tura wyprzedza wszystkie inne o punkty: { $margin } lub więcej. Wypróbuj tury na planszy; ta, którą potwierdzisz, jest Twoją odpowiedzią.
page-puzzle-answer = Odpowiedz tą turą
page-puzzle-thinking = Twoja tura jest analizowana …
page-puzzle-right = Dobrze: lepszej tury nie ma!
page-puzzle-wrong = Nie całkiem: najlepsza tura wyprzedza Twoją o tyle punktów: { $behind }.
page-puzzle-gains = Co daje Ci więcej lub mniej: { $gains }.
page-puzzle-rivals = Nie daje Ci więcej punktów, ale powstrzymuje innych.
page-puzzle-again = Spróbuj innej tury albo zobacz rozwiązanie.
page-puzzle-show = Pokaż rozwiązanie
page-puzzle-solution = Tura, która się wyróżnia
page-puzzle-on-board = Pokaż na planszy
page-puzzle-others = Inne tury
page-puzzle-behind = strata: { $points }

page-what-if = Co naprawdę się stało
page-what-if-tab = Oryginał
page-what-if-replay = Cała pierwotna partia
page-what-if-round = Runda { $round } pierwotnej partii
page-what-if-nothing = Pierwotna partia jeszcze tak daleko nie doszła albo była już wtedy skończona.
page-what-if-then = Punkty tam, w tym samym momencie
page-what-if-here = Punkty tutaj
page-what-if-end-then = Pierwotna partia na koniec
page-what-if-end-here = Ta partia na koniec
page-what-if-chart = Punkty w obu partiach, runda po rundzie. Linie ciągłe: ta partia. Linie przerywane: pierwotna partia.
page-what-if-play = Graj dalej przeciw botom
page-what-if-as = Na miejscu gracza
page-what-if-steps = Wróć do dowolnego kroku
