# Co přesně je špatně se zápisem partie, edicí, zálohou nebo odpověďmi bota.

# Zápisy partií.
damage-whole = { $problem } Použij úplnou, nezměněnou kopii souboru.
damage-no-record = to není zápis partie: začíná { $text }, ne svým nadpisem.
damage-record-format = zápis má formát { $found }, tento program čte { $known }: aktualizuj ho.
damage-below-closing = pod závěrečným řádkem je text: { $text }.
damage-cut-off = zápis tu končí bez závěrečného řádku: je useknutý.
damage-closed-after = podle závěrečného řádku má být kroků { $closed }, ale je jich { $found }.
damage-not-closed = řádky výše nejsou ty, které byly uzavřeny: některý byl změněn.
damage-no-field = očekáváno „{ $field }: …“, nalezeno { $found }.
damage-no-gap = očekáván prázdný řádek, nalezeno { $found }.
damage-name-count = jmen hráčů má být { $seats }, je jich { $names }.
damage-field = „{ $field }“ je { $found }, očekáváno: { $expected }.
damage-field-game = název hry v uvozovkách
damage-field-count = celé číslo od 1 výš
damage-field-edition = identifikátor edice v uvozovkách
damage-field-digest = otisk edice v uvozovkách
damage-field-names = seznam s jedním jménem pro každé místo
damage-field-options = tabulka čísel, textů nebo seznamů textů
damage-field-text = text v uvozovkách
damage-field-program = název programu v uvozovkách
damage-field-commitment = otisk semínka v uvozovkách
damage-field-seed = semínko v uvozovkách
damage-title = nad těmito řádky má být nadpis { $expected }, ne { $found }.
damage-other-seed = to není semínko, ke kterému se server zavázal: má jiný otisk.
damage-no-choice = { $text } není volba: očekáváno „krok místo volba #otisk“.
damage-other-step = očekáván krok { $expected }, nalezen krok { $found }.
damage-other-game = to je partie hry { $found }, ne { $expected }.
damage-newer = hrálo se podle verze { $found } hry { $game }, tohle je { $known }: aktualizuj program.
damage-other-edition = hrálo se s edicí { $found }, načtena je { $known }: načti soubor edice, se kterou se hrálo.
damage-edition-named = „{ $name }“ (otisk { $digest })
damage-not-dealt = krok { $step }, „{ $choice }“, neodpovídá semínku, které dává „{ $due }“. Tento řádek nebo některý výše byl změněn, nebo rozdání nebylo poctivé.
damage-other-state = krok { $step }, „{ $choice }“, vede ke stavu #{ $found }, ne #{ $expected }. Tento řádek nebo některý výše byl změněn.
damage-older-version = { $problem } (Hrálo se podle verze { $version } hry, tohle je { $known }.)
damage-illegal = Místo { $seat } teď nemůže zvolit „{ $choice }“: { $reason }
damage-no-action = „{ $text }“ není akce této hry. { $advice }
damage-near = Nemyslíš „{ $near }“?
damage-choose-listed = Zvol jednu z uvedených možností.
damage-log-line = Řádek { $line } záznamu nelze přehrát: { $problem }
damage-state = Stav je poškozený v { $place }: nalezeno { $found }, očekáváno: { $expected }.
damage-puzzle-set-up = Úlohu { $puzzle } nelze připravit: { $problem }
damage-puzzle-other = Úloha { $puzzle } vede k jiné pozici, než má.
damage-puzzle-line = Řádek { $line } souboru „{ $file }“ je poškozen: vytvoř úlohy znovu.
damage-file = Soubor „{ $file }“ je poškozený: { $problem }

# Edice: kde, co se našlo a co se čekalo.
damage-edition = { $place }: nalezeno { $found }, očekáváno: { $expected }.
damage-nothing = nic
damage-unknown-key = neznámý klíč
damage-unknown-id = neznámý identifikátor
damage-one-of = jedno z: { $known }
damage-only = jen { $known }
damage-number = celé číslo od { $low } do { $high }
damage-numbers = seznam celých čísel od { $low } do { $high }
damage-numbers-length = seznam celých čísel od { $low } do { $high }, počet { $count }
damage-text = text
damage-texts = seznam textů
damage-texts-among = seznam textů z: { $known }
damage-flag = true nebo false
damage-lists = seznam seznamů
damage-table = tabulka
damage-tables = seznam tabulek
damage-value = hodnota
damage-list = seznam
damage-whole-number = celé číslo
damage-point-number = číslo s tečkou
damage-readable = soubor, který lze přečíst
damage-no-utf8 = bajty, které nejsou UTF-8
damage-text-file = textový soubor
damage-toml = soubor TOML
damage-own-id = vlastní identifikátor, jiný než v souboru { $file }
damage-other-values = jiné hodnoty
damage-with-digest = ty s otiskem { $digest }
damage-other-tables = jiné tabulky
damage-edition-of = edice hry { $games }
damage-fix-line = Oprav řádek; co následuje, se přečte potom.
damage-delete = Smaž to, nebo napiš jiný název.
damage-house-has = Naše edice má { $value }.
damage-and-house = { $advice } Naše edice má { $value }.
damage-from-house = Naše edice: { $place }
damage-from-public = Veřejně známé: { $place }
damage-from-rulebook = Pravidla: { $place }

# TOML, jak ho čte Python.
damage-toml-at = { $problem } (řádek { $line }, sloupec { $column })
damage-toml-end = { $problem } (na konci souboru)
damage-toml-statement = neplatný příkaz
damage-toml-newline = chybějící nový řádek po přiřazení
damage-toml-equals = chybějící „=“ za klíčem
damage-toml-value = neplatná hodnota
damage-toml-key = neplatný první znak klíče
damage-toml-string = neukončený text
damage-toml-array = seznam bez „]“
damage-toml-inline = neuzavřená tabulka na řádku
damage-toml-table-end = chybějící „]“ na konci názvu tabulky
damage-toml-tables-end = chybějící „]]“ na konci názvu tabulky
damage-toml-twice = { $name } podruhé
damage-toml-overwrite = hodnota, která už tu je
damage-toml-duplicate = klíč { $name } podruhé
damage-toml-character = nedovolený znak: { $character }
damage-toml-invalid-character = nedovolený znak: { $character }

# Zálohy a databáze.
damage-backup-tables = tabulky nejsou ty z hlavičky
damage-backup-columns = „{ $table }“ má zvláštní sloupce
damage-backup-missing = chybějí tabulky
damage-backup-row = počet sloupců v řádku tabulky „{ $table }“ je { $count }
damage-backup-rows = počet řádků tabulky „{ $table }“ je { $count }
damage-backup-digest = otisk je jiný
damage-backup-more = za koncem ještě něco je
damage-backup-early = končí příliš brzy
damage-backup-nonsense = některý řádek nedává smysl
damage-backup-packed = nejde rozbalit až do konce
damage-backup-migrations = Záloha je poškozená: tabulky nejsou ty z migrací.
damage-path-read = { $file } nelze přečíst: { $reason }.
damage-path-written = { $file } nelze zapsat: { $reason }.
damage-folder-rights = { $file } nelze zapsat: { $reason }. Uživatel serveru musí smět zapisovat do složky databáze.
damage-folder-made = Složku { $folder } nelze vytvořit: { $reason }.
damage-database-folder = Složku databáze { $folder } nelze vytvořit: { $reason }.
damage-database-used = Databázi { $file } nelze použít: { $reason }.
damage-database-not-available = Databáze { $file } není dostupná: { $reason }.
damage-database-closed = Databáze je zavřená.
damage-database-file-closed = Databáze { $file } je zavřená.
damage-postgres-write = PostgreSQL teď nemůže zapisovat: { $reason }
damage-database-no-file = „{ $url }“ neurčuje soubor: napiš { $example }, nebo se čtyřmi lomítky cestu od kořene, { $other }.
damage-database-newer = Databázi vytvořila novější verze Comptoiru (má migraci { $number }, „{ $name }“, kterou tato nezná). Aktualizuj program, nebo použij jinou databázi.
damage-database-other = Databázi vytvořilo jiné sestavení Comptoiru: její migrace { $number }, „{ $name }“, není ta, kterou má tento program. Použij program, který ji vytvořil, nebo jinou databázi.
damage-server-older = Server, který používá { $file }, je starší než tento program. Nejdřív ho spusť znovu v této verzi.
damage-table-line = { $place }: nelze přehrát: { $problem }
damage-table-state = { $place } vede k jinému stavu, než byl uložen.
damage-table-place = Řádek { $line } deníku stolu { $table }
damage-sqlite-full = disk je plný; uvolni místo a půjde to dál
damage-sqlite-readonly = nelze do ní zapisovat; dovol uživateli serveru zapisovat do souboru i jeho složky
damage-sqlite-open = nelze ji otevřít; uživatel serveru musí smět zapisovat do její složky
damage-sqlite-rights = nelze ji otevřít; uživatel serveru do ní musí smět zapisovat
damage-sqlite-locked = zamyká ji jiný program; zavři ho a půjde to dál
damage-sqlite-disk = disk selhává nebo je plný; podívej se do systémového deníku
damage-sqlite-corrupt = je poškozená; obnov zálohu
damage-sqlite-no-database = není to databáze; zadej jiný soubor, nebo obnov zálohu
damage-sqlite-memory = nezbývá žádná paměť

# Boti, balíčky a laboratoř.
damage-answered-no-option = Odpověděl { $answer }, což není žádná z možností.
damage-answered-no-json = Odpověděl { $answer }, což není objekt JSON.
damage-asked-language = Chtěl jazyk „{ $language }“; k dispozici jsou { $known }.
damage-no-number = Neuvedl, že odpovídá na otázku { $number }.
damage-no-hello = Nepozdravil v protokolu { $protocol }.
damage-late = Neodpověděl včas.
damage-ended = Skončil.
damage-long-line = Napsal řádek delší než { $most } bajtů.
damage-long-answer = Napsal víc než { $most } bajtů jako jednu odpověď.
damage-not-started = Nelze ho spustit: { $reason }.
damage-policy-other = Policy byla natrénována pro hru { $game } (počet hráčů: { $players }, edice { $edition }): tohle hrát neumí.
damage-unfit =
    { $count ->
        [one] „{ $bot }“ přišel o { $count } volbu: { $example } Nic z toho se nezapsalo.
        [few] „{ $bot }“ přišel o { $count } volby: { $example } Nic z toho se nezapsalo.
       *[other] „{ $bot }“ přišel o { $count } voleb: { $example } Nic z toho se nezapsalo.
    }
damage-no-dataset = „{ $file }“ není soubor datové sady. Zvol jinou složku.
damage-dataset-format = „{ $file }“ zapsal starší nebo novější Comptoir ve formátu { $found }; tento zapisuje formát { $known }. Číst ho lze jako dřív, doplňovat ne: další partie zapiš do jiné složky, s jiným semínkem.
damage-dataset-differs = „{ $file }“ se liší ({ $what }). Zvol jinou složku, nebo použij stejné nastavení jako dřív.
damage-nothing-to-tune = { $game } nemá čísla k ladění.
damage-analysis-budget = Rozbor potřebuje aspoň 1 iteraci na tah.
damage-puzzle-budget = Úlohy potřebují aspoň 1 iteraci.
damage-left-out = Hra „{ $name }“ z balíčku { $package } je vynechána ({ $reason }). Aktualizuj { $again }, nebo ho odinstaluj.
damage-same-key = Hra „{ $name }“ z balíčku { $package } je vynechána: jiná má stejný klíč. Odinstaluj jeden z balíčků, nebo požádej autory { $again } o jiný klíč.
