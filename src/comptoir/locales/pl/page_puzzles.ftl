### Strona: zadania i partie rozgrywane dalej od kroku innej partii

page-puzzle-daily = Zadanie dnia
page-puzzle-daily-more = Codziennie z każdej gry nowa pozycja, w której jedna tura jest wyraźnie najlepsza. Znajdziesz ją?
page-puzzle-past = Wcześniejsze zadania
page-puzzle-none = Na tym serwerze nie ma teraz zadań.
page-puzzle-streak =
    { $days ->
        [one] seria: { $days } dzień
        [few] seria: { $days } dni
        [many] seria: { $days } dni
       *[other] seria: { $days } dnia
    }
page-puzzle-title = Zadanie
page-puzzle-of = Zadanie na { $day }
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
page-puzzle-find = Znajdź najlepszą turę
page-puzzle-task =
    Runda { $round }, teraz twoja tura. Sądząc po tym, co widzisz, jedna tura jest lepsza od wszystkich innych o co najmniej { $margin ->
        [one] { $margin } punkt
        [few] { $margin } punkty
        [many] { $margin } punktów
       *[other] { $margin } punktu
    }. Wypróbuj tury na planszy; ta, którą wyślesz, jest twoją odpowiedzią.
page-puzzle-ready = Czy to twoja odpowiedź?
page-puzzle-answer = Wyślij tę turę
page-puzzle-thinking = Twoja tura jest sprawdzana…
page-puzzle-right = Dobrze: lepszej tury nie ma!
page-puzzle-wrong =
    Nie całkiem: najlepsza tura jest lepsza od twojej o { $behind ->
        [one] { $behind } punkt
        [few] { $behind } punkty
        [many] { $behind } punktów
       *[other] { $behind } punktu
    }.
page-puzzle-gains = Z tym, co wyniknie, najlepsza tura da ci więcej: { $gains }.
page-puzzle-rivals = Najlepsza tura nie daje ci więcej punktów, ale powstrzymuje innych.
page-puzzle-again = Spróbuj innej tury albo zobacz rozwiązanie.
page-puzzle-show = Pokaż rozwiązanie
page-puzzle-give-up = Pokazać rozwiązanie?
page-puzzle-give-up-more = Wtedy nie rozwiążesz już tego zadania samodzielnie.
page-puzzle-give-up-no = Szukam dalej
page-puzzle-solution = Najlepsza tura
page-puzzle-on-board = Pokaż na planszy
page-puzzle-off-board = Zdejmij z planszy
page-puzzle-others = Inne tury
page-puzzle-behind = strata: { $points }

page-what-if-mark = Co by było, gdyby?
page-what-if = Co naprawdę się stało
page-what-if-tab = Oryginał
page-what-if-replay = Cała pierwotna partia
page-what-if-round = Runda { $round } pierwotnej partii
page-what-if-nothing = Pierwotna partia tak daleko nie doszła albo była już skończona.
page-what-if-then = Punkty tam, w tym samym momencie
page-what-if-here = Punkty tutaj
page-what-if-end-then = Pierwotna partia na koniec
page-what-if-end-here = Ta partia na koniec
page-what-if-chart = Punkty w obu partiach, runda po rundzie. Linie ciągłe: ta partia. Linie przerywane: pierwotna partia.
page-what-if-play = Graj dalej z botami
page-what-if-as = Na miejscu gracza
page-what-if-steps = Wróć do dowolnego kroku
