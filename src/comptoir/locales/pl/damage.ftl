# Co dokładnie jest nie tak z zapisem gry, edycją, kopią zapasową albo odpowiedziami bota.

# Zapisy gier.
damage-whole = { $problem } Użyj pełnej, niezmienionej kopii pliku.
damage-no-record = to nie jest zapis gry: zaczyna się od { $text }, a nie od tytułu.
damage-record-format = zapis ma format { $found }, a ten program czyta { $known }: zaktualizuj go.
damage-below-closing = pod wierszem końcowym jest tekst: { $text }.
damage-cut-off = zapis kończy się tu bez wiersza końcowego: został ucięty.
damage-closed-after = według wiersza końcowego liczba kroków to { $closed }, a jest ich { $found }.
damage-not-closed = wiersze powyżej nie są tymi, które zamknięto: któryś zmieniono.
damage-no-field = oczekiwano „{ $field }: …”, jest: { $found }.
damage-no-gap = oczekiwano pustego wiersza, jest: { $found }.
damage-name-count = liczba nazw graczy ma wynosić { $seats }, a jest ich { $names }.
damage-field = „{ $field }” to { $found }, oczekiwano: { $expected }.
damage-field-game = nazwa gry w cudzysłowie
damage-field-count = liczba całkowita od 1 w górę
damage-field-edition = identyfikator edycji w cudzysłowie
damage-field-digest = skrót edycji w cudzysłowie
damage-field-names = lista z jedną nazwą dla każdego miejsca
damage-field-options = tabela liczb, tekstów lub list tekstów
damage-field-text = tekst w cudzysłowie
damage-field-program = nazwa programu w cudzysłowie
damage-field-commitment = skrót ziarna losowości w cudzysłowie
damage-field-seed = ziarno losowości w cudzysłowie
damage-title = nad takimi wierszami tytuł to { $expected }, a nie { $found }.
damage-other-seed = to nie jest ziarno, do którego zobowiązał się serwer: jego skrót jest inny.
damage-no-choice = { $text } to nie wybór: oczekiwano „krok miejsce wybór #skrót”.
damage-other-step = oczekiwano kroku { $expected }, jest krok { $found }.
damage-other-game = to partia gry { $found }, a nie { $expected }.
damage-newer = grano w wersję { $found } gry { $game }, a to jest { $known }: zaktualizuj program.
damage-other-edition = grano z edycją { $found }, a wczytano { $known }: wczytaj plik edycji, z którą grano.
damage-edition-named = „{ $name }” (skrót { $digest })
damage-not-dealt = krok { $step }, „{ $choice }”, nie wynika z ziarna losowości, które daje „{ $due }”. Ten wiersz lub któryś powyżej zmieniono albo rozdanie nie było uczciwe.
damage-other-state = krok { $step }, „{ $choice }”, prowadzi do stanu #{ $found }, a nie #{ $expected }. Ten wiersz lub któryś powyżej zmieniono.
damage-older-version = { $problem } (Grano w wersję { $version } gry, a to jest { $known }.)
damage-illegal = Miejsce { $seat } nie może teraz wybrać „{ $choice }”: { $reason }
damage-no-action = „{ $text }” to nie akcja tej gry. { $advice }
damage-near = Czy chodzi o „{ $near }”?
damage-choose-listed = Wybierz jedną z podanych możliwości.
damage-log-line = Wiersza { $line } dziennika nie można rozegrać: { $problem }
damage-state = Stan jest uszkodzony w { $place }; jest: { $found }, oczekiwano: { $expected }.
damage-puzzle-set-up = Zadania { $puzzle } nie można ustawić: { $problem }
damage-puzzle-other = Zadanie { $puzzle } prowadzi do innej pozycji, niż powinno.
damage-puzzle-line = Wiersz { $line } pliku „{ $file }” jest uszkodzony: utwórz zadania ponownie.
damage-file = Plik „{ $file }” jest uszkodzony: { $problem }

# Edycje: gdzie, co znaleziono i czego oczekiwano.
damage-edition = { $place }: jest: { $found }, oczekiwano: { $expected }.
damage-nothing = nic
damage-unknown-key = nieznany klucz
damage-unknown-id = nieznany identyfikator
damage-one-of = jedno z: { $known }
damage-only = tylko { $known }
damage-number = liczba całkowita od { $low } do { $high }
damage-numbers = lista liczb całkowitych od { $low } do { $high }
damage-numbers-length = lista liczb całkowitych od { $low } do { $high }, długość { $count }
damage-text = tekst
damage-texts = lista tekstów
damage-texts-among = lista tekstów spośród: { $known }
damage-flag = true lub false
damage-lists = lista list
damage-table = tabela
damage-tables = lista tabel
damage-value = wartość
damage-list = lista
damage-whole-number = liczba całkowita
damage-point-number = liczba z kropką
damage-readable = plik, który można odczytać
damage-no-utf8 = bajty, które nie są UTF-8
damage-text-file = plik tekstowy
damage-toml = plik TOML
damage-own-id = własny identyfikator, inny niż w pliku { $file }
damage-other-values = inne wartości
damage-with-digest = te ze skrótem { $digest }
damage-other-tables = inne tabele
damage-edition-of = edycja gry { $games }
damage-fix-line = Popraw ten wiersz; dalszy ciąg zostanie odczytany potem.
damage-delete = Usuń to albo wpisz inną nazwę.
damage-house-has = W naszej edycji jest { $value }.
damage-and-house = { $advice } W naszej edycji jest { $value }.
damage-from-house = Nasza edycja: { $place }
damage-from-public = Publicznie znane: { $place }
damage-from-rulebook = Instrukcja: { $place }

# TOML, jak go czyta Python.
damage-toml-at = { $problem } (wiersz { $line }, kolumna { $column })
damage-toml-end = { $problem } (na końcu pliku)
damage-toml-statement = niepoprawna instrukcja
damage-toml-newline = brak nowego wiersza po przypisaniu
damage-toml-equals = brak „=” po kluczu
damage-toml-value = niepoprawna wartość
damage-toml-key = niedozwolony pierwszy znak klucza
damage-toml-string = niezakończony tekst
damage-toml-array = lista bez „]”
damage-toml-inline = niezamknięta tabela w wierszu
damage-toml-table-end = brak „]” na końcu nazwy tabeli
damage-toml-tables-end = brak „]]” na końcu nazwy tabeli
damage-toml-twice = { $name } po raz drugi
damage-toml-overwrite = próba nadpisania wartości
damage-toml-duplicate = klucz { $name } po raz drugi
damage-toml-character = niedozwolony znak: { $character }
damage-toml-invalid-character = niedozwolony znak: { $character }

# Kopie zapasowe i bazy danych.
damage-backup-tables = tabele nie są tymi z nagłówka
damage-backup-columns = „{ $table }” ma nieoczekiwane kolumny
damage-backup-missing = brakuje tabel
damage-backup-row = liczba kolumn wiersza tabeli „{ $table }” to { $count }
damage-backup-rows = liczba wierszy tabeli „{ $table }” to { $count }
damage-backup-digest = skrót jest inny
damage-backup-more = po jej końcu coś jeszcze jest
damage-backup-early = kończy się za wcześnie
damage-backup-nonsense = któryś wiersz nie ma sensu
damage-backup-packed = nie da się jej rozpakować do końca
damage-backup-migrations = Kopia zapasowa jest uszkodzona: tabele nie są tymi z migracji.
damage-path-read = Nie można odczytać { $file }: { $reason }.
damage-path-written = Nie można zapisać { $file }: { $reason }.
damage-folder-rights = Nie można zapisać { $file }: { $reason }. Użytkownik serwera musi móc pisać w folderze bazy danych.
damage-folder-made = Nie można utworzyć folderu { $folder }: { $reason }.
damage-database-folder = Nie można utworzyć folderu bazy danych { $folder }: { $reason }.
damage-database-used = Nie można użyć bazy danych { $file }: { $reason }.
damage-database-not-available = Baza danych { $file } jest niedostępna: { $reason }.
damage-database-closed = Baza danych jest zamknięta.
damage-database-file-closed = Baza danych { $file } jest zamknięta.
damage-postgres-write = PostgreSQL nie może teraz zapisywać: { $reason }
damage-database-no-file = „{ $url }” nie wskazuje pliku: napisz { $example } albo z czterema ukośnikami ścieżkę od katalogu głównego, { $other }.
damage-database-newer = Baza danych pochodzi z nowszej wersji Comptoir (ma migrację { $number }, „{ $name }”, której ta nie zna). Zaktualizuj program albo użyj innej bazy.
damage-database-other = Baza danych pochodzi z innego wydania Comptoir: jej migracja { $number }, „{ $name }”, nie jest taka jak w tym programie. Użyj programu, który ją utworzył, albo innej bazy.
damage-server-older = Serwer, który używa { $file }, jest starszy niż ten program. Najpierw uruchom go ponownie w tej wersji.
damage-table-line = { $place }: nie można rozegrać: { $problem }
damage-table-state = { $place } prowadzi do innego stanu niż zapisany.
damage-table-place = Wiersz { $line } dziennika stołu { $table }
damage-sqlite-full = dysk jest pełny; zwolnij miejsce, a wszystko ruszy dalej
damage-sqlite-readonly = nie można w niej pisać; pozwól użytkownikowi serwera pisać w pliku i jego folderze
damage-sqlite-open = nie można jej otworzyć; użytkownik serwera musi móc pisać w jej folderze
damage-sqlite-rights = nie można jej otworzyć; użytkownik serwera musi móc w niej pisać
damage-sqlite-locked = blokuje ją inny program; zamknij go, a wszystko ruszy dalej
damage-sqlite-disk = dysk zawodzi albo jest pełny; zajrzyj do dziennika systemu
damage-sqlite-corrupt = jest uszkodzona; przywróć kopię zapasową
damage-sqlite-no-database = to nie jest baza danych; podaj inny plik albo przywróć kopię zapasową
damage-sqlite-memory = zabrakło pamięci

# Boty, pakiety i laboratorium.
damage-answered-no-option = Odpowiedział { $answer }, a to nie jest żadna z możliwości.
damage-answered-no-json = Odpowiedział { $answer }, a to nie jest obiekt JSON.
damage-asked-language = Poprosił o język „{ $language }”; dostępne są: { $known }.
damage-no-number = Nie podał, że odpowiada na pytanie { $number }.
damage-no-hello = Nie przywitał się w protokole { $protocol }.
damage-late = Nie odpowiedział na czas.
damage-ended = Zakończył działanie.
damage-long-line = Napisał wiersz dłuższy niż { $most } bajtów.
damage-long-answer = Napisał ponad { $most } bajtów jako jedną odpowiedź.
damage-not-started = Nie można go uruchomić: { $reason }.
damage-policy-other = Polityka (policy) była trenowana dla gry { $game } (liczba graczy: { $players }, edycja { $edition }): w to nie umie grać.
damage-unfit =
    „{ $bot }” stracił { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }: { $example } Nic z tego nie zapisano.
damage-no-dataset = „{ $file }” nie jest plikiem zbioru danych. Wybierz inny folder.
damage-dataset-format = „{ $file }” zapisał starszy lub nowszy Comptoir, w formacie { $found }; ten zapisuje format { $known }. Można go czytać jak dotąd, ale nie uzupełniać: zapisz kolejne partie w innym folderze, z innym ziarnem.
damage-dataset-differs = „{ $file }” różni się ({ $what }). Wybierz inny folder albo użyj tych samych ustawień co wcześniej.
damage-nothing-to-tune = { $game } nie ma liczb do strojenia.
damage-analysis-budget = Analiza wymaga budżetu co najmniej 1 iteracji na turę.
damage-puzzle-budget = Zadania wymagają budżetu co najmniej 1 iteracji.
damage-left-out = Gra „{ $name }” z pakietu { $package } zostaje pominięta ({ $reason }). Zaktualizuj { $again } albo odinstaluj.
damage-same-key = Gra „{ $name }” z pakietu { $package } zostaje pominięta: inna ma ten sam klucz. Odinstaluj jeden z pakietów albo poproś autorów { $again } o inny klucz.
