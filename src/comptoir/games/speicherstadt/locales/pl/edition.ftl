# Co jest nie tak z plikiem edycji i skąd pochodzą jej wartości.

speicherstadt-edition-different-goods =
    { $count ->
        [one] { $count } towar, po jednym na handlarza
        [few] { $count } różne towary, po jednym na handlarza
       *[many] { $count } różnych towarów, po jednym na handlarza
    }
speicherstadt-edition-times = { $count ->
        [one] „{ $card }” { $count } raz
        [few] „{ $card }” { $count } razy
       *[many] „{ $card }” { $count } razy
    }
speicherstadt-edition-at-most = najwyżej { $most }
speicherstadt-edition-as-in-rulebook = { $numbers }, jak w instrukcji
speicherstadt-edition-contracts =
    { $count ->
        [one] { $count } kontrakt
        [few] { $count } kontrakty
       *[many] { $count } kontraktów
    }
speicherstadt-edition-of-contracts = { $number } z 10 kontraktów
speicherstadt-edition-on-contract =
    { $count ->
        [one] { $count } towar na kontrakcie
        [few] { $count } towary na kontrakcie
       *[many] { $count } towarów na kontrakcie
    }
speicherstadt-edition-sizes = 2, 3 lub 4 towary
speicherstadt-edition-cubes-in-all =
    { $count ->
        [one] { $count } kostka w sumie
        [few] { $count } kostki w sumie
       *[many] { $count } kostek w sumie
    }
speicherstadt-edition-cubes-needed = co najmniej { $cubes } kostek na { $ships } statków

speicherstadt-guide-setup-coins = przygotowanie gry, monety każdego gracza na początku.
speicherstadt-guide-setup-score = przygotowanie gry, od ilu punktów się zaczyna.
speicherstadt-guide-setup-merchants = strona 1, kupcy, którymi gracz licytuje.
speicherstadt-guide-setup-offer = strona 2, karty w ofercie według liczby graczy.
speicherstadt-guide-setup-goods = strona 1.
speicherstadt-guide-setup-cubes-on-a-ship = strony 2 i 5.
speicherstadt-guide-setup-max-queue = strona 2, najwyżej tylu kupców nad kartą.
speicherstadt-guide-setup-removed = przygotowanie gry, karty jesieni, które odpadają z gry, według liczby graczy.
speicherstadt-guide-seasons = strony od 3 do 5, ile kart danego rodzaju jest w zimie, wiośnie, lecie i jesieni (litera na rewersie).
speicherstadt-guide-seasons-warehouse = litera na rewersie karty.
speicherstadt-guide-firemen = wartości na kartach strażaków każdej pory roku (litera na rewersie). Ile ich jest: instrukcja, strona 3.
speicherstadt-guide-fires = punkty na kartach pożarów: wiosny, lata i jesieni oraz ostatniego. Ile ich jest: instrukcja, strona 3.
speicherstadt-guide-contracts = towary na kontraktach każdej pory roku (litera na rewersie), każdy jako lista. Ile ich jest: instrukcja, strona 4.
speicherstadt-guide-contracts-points = strona 4, punkty za pełny kontrakt według liczby towarów.
speicherstadt-guide-points = strony od 3 do 5.
speicherstadt-guide-income = strony 2 i 3.
speicherstadt-guide-house = strona 5, Dom Kupiecki.
speicherstadt-guide-trader = strona 4.
