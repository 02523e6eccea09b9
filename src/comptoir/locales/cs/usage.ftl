# Co je špatně s příkazovou řádkou nebo se souborem.

# Příkazová řádka.
usage-see = { $problem }; viz „{ $command } --help“.
usage-required = Chybějí argumenty: { $names }
usage-unrecognized = Neznámé argumenty: { $words }
usage-argument = Argument { $flag }: { $problem }
usage-one-required = Je potřeba jeden z argumentů { $names }
usage-choice = { $value } není možné (na výběr: { $known })
usage-int = { $value } není celé číslo
usage-float = { $value } není číslo
usage-one = chybí hodnota
usage-some = chybí alespoň jedna hodnota
usage-explicit = hodnota sem nepatří: { $value }
usage-not-with = nejde dohromady s { $flag }
usage-ambiguous = Nejednoznačný přepínač: { $flag } může být { $known }
usage-no-language = Jazyk „{ $name }“ neexistuje. Na výběr: { $known }.
usage-no-game = Hra „{ $name }“ neexistuje. Na výběr: { $known }.
usage-no-bot = Bot „{ $name }“ neexistuje. Na výběr: { $known }.
usage-nobody = Nikdo jménem „{ $name }“ hrát nemůže. Na výběr: { $known }.
usage-no-learner = Učící metoda „{ $name }“ neexistuje. Na výběr: { $known }.
usage-players = Počet hráčů ({ $game }): { $least } až { $most }, ne { $seats }.
usage-no-such-option = { $game } nemá volbu „{ $name }“. Její volby: { $known }.
usage-option-value = Volba „{ $name }“ nemůže být „{ $value }“. Na výběr: { $known }.
usage-option-form = „{ $text }“ není volba. Napiš ji jako JMÉNO=HODNOTA.
usage-names =
    { $count ->
        [one] --names má jedno jméno a míst je { $seats }: pojmenuj každé.
        [few] --names má { $count } jména a míst je { $seats }: pojmenuj každé.
       *[other] --names má { $count } jmen a míst je { $seats }: pojmenuj každé.
    }
usage-names-differ = --names potřebuje pro každé místo jiné jméno.
usage-names-given =
    { $count ->
        [one] Je jedno jméno a míst je { $seats }: pojmenuj každé.
        [few] Jsou { $count } jména a míst je { $seats }: pojmenuj každé.
       *[other] Je { $count } jmen a míst je { $seats }: pojmenuj každé.
    }
usage-seats = Počet míst v --seats: { $seats }, v zápisu partie: { $recorded }.
usage-from-one = { $flag } potřebuje celé číslo, alespoň 1.
usage-from-zero = { $flag } potřebuje celé číslo, alespoň 0.
usage-from-to = { $flag } potřebuje celé číslo od { $from } do { $to }.
usage-number-zero = { $flag } potřebuje číslo, alespoň 0.
usage-numbers-zero = --kills, --restarts a --jumps potřebují číslo, alespoň 0.
usage-number-above = { $flag } potřebuje číslo větší než 0.
usage-numbers-above = --minutes a --playing potřebují číslo větší než 0.
usage-time-above = { $flag } potřebuje čas delší než 0.
usage-no-rule = Pravidlo „{ $number }“ neexistuje. { $hint }
usage-rule-near = Nemyslíš { $known }?
usage-rules-range = Pravidla mají čísla { $ranges }.
usage-no-turn =
    { $count ->
        [one] Tah { $turn } neexistuje: partie má jeden tah.
        [few] Tah { $turn } neexistuje: partie má { $count } tahy.
       *[other] Tah { $turn } neexistuje: partie má { $count } tahů.
    }
usage-no-step =
    { $count ->
        [one] Krok { $step } neexistuje: zápis partie má jeden krok.
        [few] Krok { $step } neexistuje: zápis partie má { $count } kroky.
       *[other] Krok { $step } neexistuje: zápis partie má { $count } kroků.
    }
usage-recompute = Přidej --recompute: celý žebříček se přepočítá z uložených výsledků.
usage-days = Zadej 1 den nebo víc, nebo --days vynech, má-li to být natrvalo.
usage-guest = Host nemá heslo.
usage-whom = Zadej, koho odstranit, nebo --table a který stůl.
usage-benchmark = Zadej hru a bota: comptoir benchmark GAME --bot NAME.
usage-profile = --profile sleduje jeden proces: vynech --processes.
usage-no-entries = V „{ $folder }“ nejsou žádné zápisy.

# Chybějící balíčky.
usage-needs-server = Server potřebuje { $names }: nainstaluj „comptoir[server]“.
usage-needs-matplotlib = Grafy potřebují „matplotlib“: nainstaluj comptoir[lab].
usage-needs-export = Export potřebuje „{ $name }“: nainstaluj comptoir[minari].
usage-needs-numpy = Policy potřebuje „numpy“: nainstaluj comptoir[envs].
usage-needs-numpy-to-learn = Učení potřebuje „numpy“: nainstaluj comptoir[train].
usage-needs-pettingzoo = Prostředí potřebují PettingZoo: nainstaluj comptoir[envs].
usage-needs-ray = Cluster potřebuje „ray“: nainstaluj comptoir[ray].
usage-needs-pyarrow = Datové sady potřebují „pyarrow“: nainstaluj comptoir[dataset].
usage-needs-openskill = Žebříček potřebuje „openskill“: nainstaluj comptoir[lab].

# Soubory.
usage-not-read = „{ $file }“ nelze přečíst: { $reason }.
usage-not-written = „{ $file }“ nelze zapsat: { $reason }.
usage-not-replaced = „{ $file }“ nelze nahradit: { $reason }.
usage-not-made = { $folder } nelze vytvořit: { $reason }. Použij --database.
usage-output = Výstup nelze zapsat: { $reason }.
usage-no-text = není to textový soubor
usage-no-file = takový soubor ani složka neexistuje
usage-directory = je to složka
usage-not-directory = není to složka
usage-permission = chybí oprávnění
usage-read-only = souborový systém je jen pro čtení
usage-full = na disku není místo
usage-exists = „{ $file }“ už existuje. { $advice }
usage-exists-delete = „{ $file }“ už existuje. Zadej jiný soubor, nebo tento smaž.
usage-exists-force = Zvol jiný soubor, nebo ho nahraď pomocí --force.
usage-exists-resume = Zvol jiný soubor, pokračuj s --resume { $file }, nebo ho nahraď pomocí --force.
usage-no-edition = { $file } není edice známé hry. Zadej hru pomocí --game.
usage-no-toml = { $file } není soubor TOML: { $reason }.
usage-line-of-record = Řádek { $line } zápisu partie: { $problem }
usage-line-damaged = Řádek { $line } souboru „{ $file }“ je poškozen. Zvol jiný soubor.
usage-line = Řádek { $line } souboru „{ $file }“: { $problem }
usage-step-unplayable = krok { $step }, „{ $choice }“, nelze přehrát: { $problem }
usage-no-journal = „{ $file }“ není deník partií. Zvol jiný soubor.
usage-other-journal = „{ $file }“ obsahuje partie, v nichž je něco jinak ({ $what }): { $was }, ne { $now }. Zvol jiný soubor, nebo použij stejná nastavení jako předtím.
usage-journal-busy = Do „{ $file }“ právě zapisuje jiný běh.
usage-other-games = „{ $file }“ obsahuje jiné partie. Zvol jinou složku, nebo použij stejná nastavení jako předtím.
usage-more-games = Ve složce „{ $folder }“ už partie jsou (počet: { $games }) a žádná se nezahodí. Zadej tento nebo vyšší počet, nebo pro { $wanted } zvol jinou složku.
usage-rules-version = To je verze { $version } pravidel hry { $game } a tento program zná { $known }: { $advice }.
usage-update = aktualizuj program
usage-older = přehraje ji starší program
usage-unknown-program = „{ $program }“ nelze spustit: takový program neexistuje.
usage-unrun = „{ $program }“ nelze spustit: { $reason }.
usage-no-time = „{ $program }“ nenechává čas na přemýšlení.
usage-forfeited = „{ $bot }“ přišel o volby: { $example }
usage-policy = „{ $file }“ nelze přečíst jako policy: { $reason }
usage-policy-lacks = „{ $file }“ není policy: chybí „{ $name }“.
usage-network-file = „{ $file }“ nelze přečíst jako síť: { $reason }
usage-network-other = Síť v „{ $file }“ patří k něčemu jinému ({ $what }): { $was }, ne { $now }.
usage-network-large = Síť v „{ $file }“ zabírá { $size } kB, povoleno je { $most }: natrénuj síť s méně skrytými jednotkami (comptoir train fit --hidden).
usage-part = „{ $part }“ není část: polovina se píše 0.5.
usage-few-menus = Partií je příliš málo na to, aby se z nich dalo učit: vytvoř další.
usage-network-out = Zadej soubor pro síť pomocí --out.
usage-train-resume = Zadej soubor s tím, co se odehrálo, pomocí --resume.
usage-final-seed = --final otevírá vlastní seed: vynech --seed.
usage-final-seeds = Rozhodující seedy otevírá jen --final: zvol jiný --seed.
usage-trial-file = Zadej soubor k vyzkoušení pomocí --trial.
usage-final-had = „{ $file }“ už svůj rozhodující zápas měl, viz „{ $log }“. Natrénuj něco jiného.
usage-final-begun = Rozhodující zápas souboru „{ $file }“ začal s počtem partií { $count }: dohraj ho s --games { $games }.
usage-final-none = „{ $file }“ nemá v „{ $log }“ žádný rozhodující zápas. Odehraj ho: comptoir train match --final.
usage-final-lost = „{ $file }“ nevyhrál rozhodující zápas nade vši pochybnost: dolní mez podílu výher je { $low } %, potřeba je víc než { $par } %. Natrénuj něco jiného.
usage-promote-folder = Složka „{ $file }“ neexistuje. Spusť to tam, kde jsou zdrojové kódy, nebo ji zadej pomocí --out.
usage-no-matches = „{ $file }“ není seznam zápasů.
usage-numbers-other = „{ $file }“ má čísla pro něco jiného ({ $what }): { $was }, ne { $now }.
usage-numbers-unreadable = „{ $file }“ nelze přečíst jako čísla: { $reason }
usage-no-trial = „{ $name }“ není zkouška: napiš trial:N:SOUBOR.
usage-entry = „{ $file }“ není zápis benchmarku: { $reason }
usage-protocol = „{ $file }“ se řídí protokolem { $found }; tento je { $known }.
usage-dataset-name = Datová sada se nemůže jmenovat „{ $name }“: použij písmena, číslice, „-“ a „_“.
usage-dataset-taken = Minari už datovou sadu „{ $name }“ má. Zvol jiné jméno.
usage-cluster = Na adrese „{ $address }“ není cluster Ray: { $reason } Spusť ho příkazem „ray start --head“.

# Nastavení serveru a jeho databáze.
usage-setting = { $setting } nemůže být „{ $value }“: { $reason }.
usage-setting-most = nejvýš { $most }
usage-setting-use = na výběr je { $known }
usage-setting-number = musí to být celé číslo
usage-setting-yes = musí to být yes nebo no
usage-processes = Musí běžet alespoň jeden proces.
usage-several = Více procesů vyžaduje PostgreSQL: přidej --database { $url }
usage-address = „{ $address }“ není adresa jako { $example }.
usage-network = „{ $address }“ není síťová adresa jako { $example }.
usage-mail-from = S poštovním serverem musí --mail-from říct, kdo posílá.
usage-mail-address = S poštovním serverem musí --address říct, kam vedou odkazy.
usage-listen = Na { $host }, port { $port }, nelze naslouchat: { $reason }. Zvol jiný --port nebo --host.
usage-unstarted = Proces serveru se nepodařilo spustit; důvod je v jeho záznamu.
usage-not-started = Server se nespustil: { $reason }
usage-database-kind = „{ $scheme }“ není databáze, kterou Comptoir zná: použij { $example }.
usage-database-busy = { $file } používá jiný server, nebo se do něj obnovuje záloha. Nejdřív to ukonči, nebo zadej jiný soubor; více serverů vyžaduje PostgreSQL.
usage-database-used = Tuto databázi používá server, nebo se do ní obnovuje záloha. Nejdřív to ukonči.
usage-database-full = Databáze není prázdná. Zadej jinou, nebo použij --force.
usage-database-none = V databázi nejsou tabulky Comptoiru.
usage-database-damaged = Databáze { $file } je poškozená; obnov zálohu.
usage-no-backup = { $file } není záloha Comptoiru.
usage-backup-damaged = Záloha { $file } je poškozená: { $reason }. Použij jinou.
usage-backup-format = { $file } je záloha ve formátu { $found }; tento program čte formát { $known }. Aktualizuj program.
usage-backup-exists = { $file } už existuje. Zadej jiný soubor, nebo použij --force.
usage-database-exists = { $file } už existuje. Zadej jinou databázi, nebo použij --force.
usage-postgres = PostgreSQL teď nelze použít: { $reason }
usage-picture-kind = „{ $path }“ má mít jednu z přípon: { $known }.
usage-picture-width = Obrázek smí být široký { $least } až { $most } pixelů.
usage-picture-extra = Obrázky potřebují další balíčky: pip install 'comptoir[pictures]' (nebo ulož .svg).
