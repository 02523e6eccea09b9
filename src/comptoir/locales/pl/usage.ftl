# Co jest nie tak z wierszem poleceń albo z plikiem.

# Wiersz poleceń.
usage-see = { $problem }; zobacz „{ $command } --help”.
usage-required = Brakuje argumentów: { $names }
usage-unrecognized = Nieznane argumenty: { $words }
usage-argument = Argument { $flag }: { $problem }
usage-one-required = Potrzebny jest jeden z argumentów { $names }
usage-choice = wartość { $value } jest niedozwolona (do wyboru: { $known })
usage-int = { $value } nie jest liczbą całkowitą
usage-float = { $value } nie jest liczbą
usage-one = brakuje wartości
usage-some = brakuje co najmniej jednej wartości
usage-explicit = nie przyjmuje wartości: { $value }
usage-not-with = nie można łączyć z { $flag }
usage-ambiguous = Niejednoznaczna opcja: { $flag } może oznaczać { $known }
usage-no-language = Nie ma języka „{ $name }”. Do wyboru: { $known }.
usage-no-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.
usage-no-bot = Nie ma bota „{ $name }”. Do wyboru: { $known }.
usage-nobody = Nikt o nazwie „{ $name }” nie może grać. Do wyboru: { $known }.
usage-no-learner = Nie ma metody uczenia „{ $name }”. Do wyboru: { $known }.
usage-players = Liczba graczy ({ $game }): od { $least } do { $most }, nie { $seats }.
usage-no-such-option = { $game } nie ma opcji „{ $name }”. Opcje: { $known }.
usage-option-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Do wyboru: { $known }.
usage-option-form = „{ $text }” to nie opcja. Zapisz ją jako NAZWA=WARTOŚĆ.
usage-names = { $count ->
        [one] --names zawiera jedną nazwę, a liczba miejsc to { $seats }: podaj nazwę dla każdego.
        [few] --names zawiera { $count } nazwy, a liczba miejsc to { $seats }: podaj nazwę dla każdego.
       *[many] --names zawiera { $count } nazw, a liczba miejsc to { $seats }: podaj nazwę dla każdego.
    }
usage-names-differ = --names wymaga innej nazwy dla każdego miejsca.
usage-names-given = { $count ->
        [one] Jest jedna nazwa, a liczba miejsc to { $seats }: podaj nazwę dla każdego.
        [few] Są { $count } nazwy, a liczba miejsc to { $seats }: podaj nazwę dla każdego.
       *[many] Jest { $count } nazw, a liczba miejsc to { $seats }: podaj nazwę dla każdego.
    }
usage-seats = Liczba miejsc w --seats: { $seats }, w zapisie gry: { $recorded }.
usage-from-one = { $flag } wymaga liczby całkowitej, co najmniej 1.
usage-from-zero = { $flag } wymaga liczby całkowitej, co najmniej 0.
usage-from-to = { $flag } wymaga liczby całkowitej od { $from } do { $to }.
usage-number-zero = { $flag } wymaga liczby, co najmniej 0.
usage-numbers-zero = --kills, --restarts i --jumps wymagają liczby, co najmniej 0.
usage-number-above = { $flag } wymaga liczby większej od 0.
usage-numbers-above = --minutes i --playing wymagają liczby większej od 0.
usage-time-above = { $flag } wymaga czasu większego od 0.
usage-no-rule = Nie ma zasady „{ $number }”. { $hint }
usage-rule-near = Czy chodzi o { $known }?
usage-rules-range = Zasady mają numery { $ranges }.
usage-no-turn =
    { $count ->
        [one] Nie ma tury { $turn }: gra ma jedną turę.
        [few] Nie ma tury { $turn }: gra ma { $count } tury.
       *[many] Nie ma tury { $turn }: gra ma { $count } tur.
    }
usage-no-step =
    { $count ->
        [one] Nie ma kroku { $step }: zapis gry ma jeden krok.
        [few] Nie ma kroku { $step }: zapis gry ma { $count } kroki.
       *[many] Nie ma kroku { $step }: zapis gry ma { $count } kroków.
    }
usage-recompute = Dodaj --recompute: cały ranking zostanie obliczony od nowa z zapisanych wyników.
usage-days = Podaj 1 dzień lub więcej albo pomiń --days, jeśli ma to być na zawsze.
usage-guest = Gość nie ma hasła.
usage-whom = Podaj, kogo usunąć, albo --table i który stół.
usage-benchmark = Podaj grę i bota: comptoir benchmark GAME --bot NAME.
usage-profile = --profile bada jeden proces: pomiń --processes.
usage-no-entries = W „{ $folder }” nie ma wpisów.

# Brakujące pakiety.
usage-needs-server = Serwer potrzebuje: { $names }. Zainstaluj „comptoir[server]”.
usage-needs-matplotlib = Wykresy potrzebują „matplotlib”: zainstaluj comptoir[lab].
usage-needs-export = Eksport potrzebuje „{ $name }”: zainstaluj comptoir[minari].
usage-needs-numpy = Polityka (policy) potrzebuje „numpy”: zainstaluj comptoir[envs].
usage-needs-numpy-to-learn = Uczenie potrzebuje „numpy”: zainstaluj comptoir[train].
usage-needs-pettingzoo = Środowiska potrzebują PettingZoo: zainstaluj comptoir[envs].
usage-needs-ray = Klaster potrzebuje „ray”: zainstaluj comptoir[ray].
usage-needs-pyarrow = Zbiory danych potrzebują „pyarrow”: zainstaluj comptoir[dataset].
usage-needs-openskill = Ranking potrzebuje „openskill”: zainstaluj comptoir[lab].

# Pliki.
usage-not-read = Nie można odczytać „{ $file }”: { $reason }.
usage-not-written = Nie można zapisać „{ $file }”: { $reason }.
usage-not-replaced = Nie można zastąpić „{ $file }”: { $reason }.
usage-not-made = Nie można utworzyć { $folder }: { $reason }. Użyj --database.
usage-output = Nie można zapisać danych wyjściowych: { $reason }.
usage-no-text = to nie jest plik tekstowy
usage-no-file = nie ma takiego pliku ani folderu
usage-directory = to jest folder
usage-not-directory = to nie jest folder
usage-permission = brak uprawnień
usage-read-only = system plików jest tylko do odczytu
usage-full = brak miejsca na dysku
usage-exists = „{ $file }” już istnieje. { $advice }
usage-exists-delete = „{ $file }” już istnieje. Podaj inny plik albo usuń ten.
usage-exists-force = Wybierz inny plik albo zastąp istniejący, dodając --force.
usage-exists-resume = Wybierz inny plik, kontynuuj z --resume { $file } albo zastąp istniejący, dodając --force.
usage-no-edition = { $file } nie jest edycją znanej gry. Podaj grę: --game.
usage-no-toml = { $file } nie jest plikiem TOML: { $reason }.
usage-line-of-record = Wiersz { $line } zapisu gry: { $problem }
usage-line-damaged = Wiersz { $line } pliku „{ $file }” jest uszkodzony. Wybierz inny plik.
usage-line = Wiersz { $line } pliku „{ $file }”: { $problem }
usage-step-unplayable = kroku { $step }, „{ $choice }”, nie można rozegrać: { $problem }
usage-no-journal = „{ $file }” nie jest dziennikiem gier. Wybierz inny plik.
usage-other-journal = „{ $file }” zawiera gry, w których coś jest inne ({ $what }): { $was }, nie { $now }. Wybierz inny plik albo użyj tych samych ustawień co wcześniej.
usage-journal-busy = Inny proces zapisuje właśnie w „{ $file }”.
usage-other-games = „{ $file }” zawiera inne gry. Wybierz inny folder albo użyj tych samych ustawień co wcześniej.
usage-more-games = W „{ $folder }” jest już więcej gier ({ $games }), a żadna nie zostanie wyrzucona. Podaj tyle samo lub więcej albo wybierz inny folder dla { $wanted }.
usage-rules-version = To wersja { $version } zasad gry { $game }, a ten program zna { $known }: { $advice }.
usage-update = zaktualizuj program
usage-older = starszy program może ją rozegrać
usage-unknown-program = Nie można uruchomić „{ $program }”: nie ma takiego programu.
usage-unrun = Nie można uruchomić „{ $program }”: { $reason }.
usage-no-time = „{ $program }” nie zostawia czasu do namysłu.
usage-forfeited = „{ $bot }” stracił wybory: { $example }
usage-policy = „{ $file }” nie daje się odczytać jako polityka (policy): { $reason }
usage-policy-lacks = „{ $file }” nie jest polityką (policy): brakuje „{ $name }”.
usage-network-file = „{ $file }” nie daje się odczytać jako sieć: { $reason }
usage-network-other = Sieć w „{ $file }” należy do czegoś innego ({ $what }): { $was }, nie { $now }.
usage-network-large = Sieć w „{ $file }” zajmuje { $size } kB, a dozwolone są { $most }: wytrenuj sieć o mniejszej liczbie jednostek ukrytych (comptoir train fit --hidden).
usage-part = „{ $part }” nie jest częścią: napisz 0.5, jeśli chodzi o połowę.
usage-few-menus = Jest za mało gier, żeby się z nich uczyć: wygeneruj więcej.
usage-network-out = Podaj plik sieci za pomocą --out.
usage-train-resume = Podaj plik z tym, co rozegrano, za pomocą --resume.
usage-final-seed = --final otwiera własne ziarno: pomiń --seed.
usage-final-seeds = Ziarna rozstrzygające otwiera tylko --final: wybierz inne --seed.
usage-trial-file = Podaj plik do wypróbowania za pomocą --trial.
usage-final-had = „{ $file }” rozegrał już swój rozstrzygający mecz, patrz „{ $log }”. Wytrenuj coś innego.
usage-final-begun = Rozstrzygający mecz „{ $file }” zaczęto z liczbą partii { $count }: dokończ go z --games { $games }.
usage-final-none = „{ $file }” nie ma rozstrzygającego meczu w „{ $log }”. Rozegraj go: comptoir train match --final.
usage-final-lost = „{ $file }” nie wygrał rozstrzygającego meczu ponad wszelką wątpliwość: dolna granica odsetka wygranych to { $low }%, a potrzeba więcej niż { $par }%. Wytrenuj coś innego.
usage-promote-folder = Nie ma folderu „{ $file }”. Uruchom to tam, gdzie są źródła, albo podaj go za pomocą --out.
usage-no-matches = „{ $file }” nie jest spisem meczów.
usage-numbers-other = „{ $file }” zawiera liczby do czegoś innego ({ $what }): { $was }, a nie { $now }.
usage-numbers-unreadable = Nie można odczytać „{ $file }” jako liczb: { $reason }
usage-no-trial = „{ $name }” nie jest próbą: napisz trial:N:PLIK.
usage-entry = „{ $file }” nie jest wpisem benchmarku: { $reason }
usage-protocol = „{ $file }” stosuje protokół { $found }; tu obowiązuje { $known }.
usage-dataset-name = Zbiór danych nie może się nazywać „{ $name }”: użyj liter, cyfr, „-” i „_”.
usage-dataset-taken = Minari ma już zbiór danych „{ $name }”. Wybierz inną nazwę.
usage-cluster = Pod adresem „{ $address }” nie ma klastra Ray: { $reason } Uruchom go poleceniem „ray start --head”.

# Ustawienia serwera i jego baza danych.
usage-setting = { $setting } nie może mieć wartości „{ $value }”: { $reason }.
usage-setting-most = najwyżej { $most }
usage-setting-use = do wyboru { $known }
usage-setting-number = potrzebna jest liczba całkowita
usage-setting-yes = potrzebne jest yes albo no
usage-processes = Musi działać co najmniej jeden proces.
usage-several = Kilka procesów wymaga PostgreSQL: dodaj --database { $url }
usage-address = „{ $address }” nie jest adresem takim jak { $example }.
usage-network = „{ $address }” nie jest adresem sieciowym takim jak { $example }.
usage-mail-from = Jeśli jest serwer poczty, --mail-from musi podawać nadawcę.
usage-mail-address = Jeśli jest serwer poczty, --address musi podawać, dokąd prowadzą linki.
usage-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }. Wybierz inny --port albo --host.
usage-unstarted = Proces serwera nie mógł się uruchomić; powód jest w jego dzienniku.
usage-not-started = Serwer się nie uruchomił: { $reason }
usage-database-kind = „{ $scheme }” to nie baza danych, którą zna Comptoir: użyj { $example }.
usage-database-busy = Pliku { $file } używa inny serwer albo właśnie przywracana kopia zapasowa. Najpierw to zatrzymaj albo podaj inny plik; kilka serwerów wymaga PostgreSQL.
usage-database-used = Tej bazy danych używa serwer albo właśnie przywracana kopia zapasowa. Najpierw to zatrzymaj.
usage-database-full = Baza danych nie jest pusta. Podaj inną albo użyj --force.
usage-database-none = W bazie danych nie ma tabel Comptoir.
usage-database-damaged = Baza danych { $file } jest uszkodzona; przywróć kopię zapasową.
usage-no-backup = { $file } nie jest kopią zapasową Comptoir.
usage-backup-damaged = Kopia zapasowa { $file } jest uszkodzona: { $reason }. Użyj innej.
usage-backup-format = { $file } to kopia zapasowa w formacie { $found }; ten program czyta format { $known }. Zaktualizuj program.
usage-backup-exists = { $file } już istnieje. Podaj inny plik albo użyj --force.
usage-database-exists = { $file } już istnieje. Podaj inną bazę danych albo użyj --force.
usage-postgres = PostgreSQL jest teraz niedostępny: { $reason }
usage-picture-kind = „{ $path }” powinno kończyć się jednym z: { $known }.
usage-picture-width = Obrazek ma od { $least } do { $most } pikseli szerokości.
usage-picture-extra = Obrazki wymagają dodatkowych pakietów: pip install 'comptoir[pictures]' (albo zapisz .svg).
