# Wat er mis is met een opdrachtregel of een bestand.

# De opdrachtregel.
usage-see = { $problem }; zie “{ $command } --help”.
usage-required = Deze argumenten ontbreken: { $names }
usage-unrecognized = Onbekende argumenten: { $words }
usage-argument = Argument { $flag }: { $problem }
usage-one-required = Een van de argumenten { $names } is nodig
usage-choice = { $value } is niet mogelijk (kies uit { $known })
usage-int = { $value } is geen geheel getal
usage-float = { $value } is geen getal
usage-one = er hoort een waarde bij
usage-some = er hoort minstens één waarde bij
usage-explicit = er hoort geen waarde bij: { $value }
usage-not-with = kan niet samen met { $flag }
usage-ambiguous = Niet eenduidig: { $flag } kan { $known } zijn
usage-no-language = Er is geen taal “{ $name }”. Kies uit: { $known }.
usage-no-game = Er is geen spel “{ $name }”. Kies uit: { $known }.
usage-no-bot = Er is geen bot “{ $name }”. Kies uit: { $known }.
usage-nobody = Niemand met de naam “{ $name }” kan spelen. Kies uit: { $known }.
usage-no-learner = Er is geen leermethode “{ $name }”. Kies uit: { $known }.
usage-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }.
usage-no-such-option = { $game } heeft geen optie “{ $name }”. De opties zijn: { $known }.
usage-option-value = De optie “{ $name }” kan niet “{ $value }” zijn. Kies uit: { $known }.
usage-option-form = “{ $text }” is geen optie. Schrijf NAAM=WAARDE.
usage-names =
    { $count ->
        [one] --names bevat één naam voor { $seats } plaatsen: geef iedereen een naam.
       *[other] --names bevat { $count } namen voor { $seats } plaatsen: geef iedereen een naam.
    }
usage-names-differ = --names heeft voor elke plaats een andere naam nodig.
usage-names-given =
    { $count ->
        [one] Er is één naam voor { $seats } plaatsen: geef iedereen een naam.
       *[other] Er zijn { $count } namen voor { $seats } plaatsen: geef iedereen een naam.
    }
usage-seats = Plaatsen in --seats: { $seats }, in het partijbestand: { $recorded }.
usage-from-one = { $flag } moet een geheel getal zijn, 1 of meer.
usage-from-zero = { $flag } moet een geheel getal zijn, 0 of meer.
usage-from-to = { $flag } moet een geheel getal van { $from } tot en met { $to } zijn.
usage-number-zero = { $flag } moet een getal zijn, 0 of meer.
usage-numbers-zero = --kills, --restarts en --jumps moeten getallen zijn, 0 of meer.
usage-number-above = { $flag } moet een getal boven 0 zijn.
usage-numbers-above = --minutes en --playing moeten getallen boven 0 zijn.
usage-time-above = { $flag } moet een tijd boven 0 zijn.
usage-no-rule = Er is geen spelregel “{ $number }”. { $hint }
usage-rule-near = Bedoel je { $known }?
usage-rules-range = De spelregels hebben de nummers { $ranges }.
usage-no-turn =
    { $count ->
        [one] Er is geen beurt { $turn }: de partij heeft één beurt.
       *[other] Er is geen beurt { $turn }: de partij heeft { $count } beurten.
    }
usage-no-step =
    { $count ->
        [one] Er is geen stap { $step }: het partijbestand heeft één stap.
       *[other] Er is geen stap { $step }: het partijbestand heeft { $count } stappen.
    }
usage-recompute = Voeg --recompute toe: alle ratings worden opnieuw berekend uit de opgeslagen uitslagen.
usage-days = Noem 1 dag of meer; zonder --days is het voorgoed.
usage-guest = Een gast heeft geen wachtwoord.
usage-whom = Noem wie wordt verwijderd, of --table en welke tafel.
usage-benchmark = Noem een spel en een bot: comptoir benchmark GAME --bot NAME.
usage-profile = --profile bekijkt één proces: laat --processes weg.
usage-no-entries = Er zijn geen resultaten in “{ $folder }”.

# Pakketten die ontbreken.
usage-needs-server = De server heeft { $names } nodig: installeer “comptoir[server]”.
usage-needs-matplotlib = De grafieken hebben “matplotlib” nodig: installeer comptoir[lab].
usage-needs-export = De export heeft “{ $name }” nodig: installeer comptoir[minari].
usage-needs-numpy = Een policy heeft “numpy” nodig: installeer comptoir[envs].
usage-needs-numpy-to-learn = Leren heeft “numpy” nodig: installeer comptoir[train].
usage-needs-pettingzoo = De omgevingen hebben PettingZoo nodig: installeer comptoir[envs].
usage-needs-ray = Een cluster heeft “ray” nodig: installeer comptoir[ray].
usage-needs-pyarrow = Datasets hebben “pyarrow” nodig: installeer comptoir[dataset].
usage-needs-openskill = De ratings hebben “openskill” nodig: installeer comptoir[lab].

# Bestanden.
usage-not-read = “{ $file }” kan niet worden gelezen: { $reason }.
usage-not-written = “{ $file }” kan niet worden geschreven: { $reason }.
usage-not-replaced = “{ $file }” kan niet worden vervangen: { $reason }.
usage-not-made = { $folder } kan niet worden gemaakt: { $reason }. Gebruik --database.
usage-output = De uitvoer kan niet worden geschreven: { $reason }.
usage-no-text = het is geen tekstbestand
usage-no-file = het bestand of de map bestaat niet
usage-directory = het is een map
usage-not-directory = het is geen map
usage-permission = geen toegang
usage-read-only = het bestandssysteem is alleen-lezen
usage-full = er is geen ruimte meer
usage-exists = “{ $file }” bestaat al. { $advice }
usage-exists-delete = “{ $file }” bestaat al. Noem een ander bestand, of verwijder dit.
usage-exists-force = Kies een ander bestand, of vervang het met --force.
usage-exists-resume = Kies een ander bestand, ga verder met --resume { $file }, of vervang het met --force.
usage-no-edition = { $file } is geen editie van een bekend spel. Noem het spel met --game.
usage-no-toml = { $file } is geen TOML-bestand: { $reason }.
usage-line-of-record = Regel { $line } van het partijbestand: { $problem }
usage-line-damaged = Regel { $line } van “{ $file }” is beschadigd. Kies een ander bestand.
usage-line = Regel { $line } van “{ $file }”: { $problem }
usage-step-unplayable = stap { $step }, “{ $choice }”, kan niet worden gespeeld: { $problem }
usage-no-journal = “{ $file }” is geen logboek van partijen. Kies een ander bestand.
usage-other-journal = “{ $file }” bevat partijen met andere instellingen ({ $what }: { $was }, niet { $now }). Kies een ander bestand, of gebruik dezelfde instellingen als eerst.
usage-journal-busy = Een ander programma schrijft al in “{ $file }”.
usage-other-games = “{ $file }” bevat andere partijen. Kies een andere map, of gebruik dezelfde instellingen als eerst.
usage-more-games = “{ $folder }” bevat al { $games } partijen, en er wordt niets weggegooid. Vraag er zoveel of meer, of kies een andere map voor { $wanted }.
usage-rules-version = Dit is versie { $version } van de regels van { $game }, en dit programma kent { $known }: { $advice }.
usage-update = werk het programma bij
usage-older = een ouder programma kan het spelen
usage-unknown-program = “{ $program }” kan niet worden gestart: dat programma bestaat niet.
usage-unrun = “{ $program }” kan niet worden gestart: { $reason }.
usage-no-time = “{ $program }” laat geen tijd om na te denken.
usage-forfeited = “{ $bot }” verspeelde keuzes: { $example }
usage-policy = “{ $file }” kan niet als policy worden gelezen: { $reason }
usage-policy-lacks = “{ $file }” is geen policy: “{ $name }” ontbreekt.
usage-network-file = “{ $file }” kan niet als netwerk worden gelezen: { $reason }
usage-network-other = Het netwerk in “{ $file }” hoort bij iets anders ({ $what }): { $was }, niet { $now }.
usage-network-large = Het netwerk in “{ $file }” neemt { $size } kB in, toegestaan zijn { $most }: train er een met minder verborgen eenheden (comptoir train fit --hidden).
usage-part = “{ $part }” is geen deel: schrijf 0.5 voor de helft.
usage-few-menus = Er zijn te weinig partijen om van te leren: maak er meer.
usage-network-out = Noem met --out het bestand voor het netwerk.
usage-train-resume = Noem het bestand met wat er gespeeld is met --resume.
usage-final-seed = --final opent een eigen seed: laat --seed weg.
usage-final-seeds = Definitieve seeds opent alleen --final: kies een andere --seed.
usage-trial-file = Noem het bestand dat beproefd moet worden met --trial.
usage-final-had = ‘{ $file }’ heeft zijn beslissende match al gehad, zie ‘{ $log }’. Train iets anders.
usage-final-begun = De beslissende match van ‘{ $file }’ is met { $count } partijen begonnen: speel haar uit met --games { $games }.
usage-final-none = ‘{ $file }’ heeft geen beslissende match gehad die in ‘{ $log }’ staat. Speel er een: comptoir train match --final.
usage-final-lost = ‘{ $file }’ heeft zijn beslissende match niet zonder twijfel gewonnen: de ondergrens van het winstpercentage is { $low }%, en meer dan { $par }% is nodig. Train iets anders.
usage-promote-folder = Er is geen map ‘{ $file }’. Start dit waar de broncode staat, of noem haar met --out.
usage-no-matches = ‘{ $file }’ is geen lijst van matches.
usage-numbers-other = ‘{ $file }’ heeft getallen voor iets anders ({ $what }): { $was }, niet { $now }.
usage-numbers-unreadable = ‘{ $file }’ kan niet als getallen gelezen worden: { $reason }
usage-no-trial = ‘{ $name }’ is geen beproeving: schrijf trial:N:BESTAND.
usage-entry = “{ $file }” is geen resultaat van de benchmark: { $reason }
usage-protocol = “{ $file }” volgt protocol { $found }; dit is { $known }.
usage-dataset-name = “{ $name }” kan geen dataset heten: gebruik letters, cijfers, “-” en “_”.
usage-dataset-taken = Minari heeft al een dataset “{ $name }”. Kies een andere naam.
usage-cluster = Er is geen Ray-cluster bereikbaar op “{ $address }”: { $reason } Start er een met “ray start --head”.

# De instellingen van de server en zijn database.
usage-setting = { $setting } kan niet “{ $value }” zijn: { $reason }.
usage-setting-most = het is hoogstens { $most }
usage-setting-use = gebruik { $known }
usage-setting-number = het moet een geheel getal zijn
usage-setting-yes = het moet yes of no zijn
usage-processes = Er moet minstens één proces draaien.
usage-several = Voor meerdere processen is PostgreSQL nodig: voeg --database { $url } toe
usage-address = “{ $address }” is geen adres zoals { $example }.
usage-network = “{ $address }” is geen netwerkadres zoals { $example }.
usage-mail-from = Bij een mailserver moet --mail-from zeggen wie de afzender is.
usage-mail-address = Bij een mailserver moet --address zeggen waar de links heen leiden.
usage-listen = De server kan niet luisteren op { $host }, poort { $port }: { $reason }. Kies een andere --port of --host.
usage-unstarted = Een serverproces kon niet starten; het logboek zegt waarom.
usage-not-started = De server is niet gestart: { $reason }
usage-database-kind = “{ $scheme }” is geen database die Comptoir kent: gebruik { $example }.
usage-database-busy = Een andere server, of een back-up die wordt teruggezet, gebruikt { $file }. Stop die eerst, of noem een ander bestand; voor meerdere servers is PostgreSQL nodig.
usage-database-used = Een server, of een back-up die wordt teruggezet, gebruikt deze database. Stop die eerst.
usage-database-full = De database is niet leeg. Noem een andere, of gebruik --force.
usage-database-none = De database heeft geen tabellen van Comptoir.
usage-database-damaged = De database { $file } is beschadigd; zet een back-up terug.
usage-no-backup = { $file } is geen back-up van Comptoir.
usage-backup-damaged = De back-up { $file } is beschadigd: { $reason }. Gebruik een andere.
usage-backup-format = { $file } is een back-up van formaat { $found }; dit programma leest formaat { $known }. Werk het programma bij.
usage-backup-exists = { $file } bestaat al. Noem een ander bestand, of gebruik --force.
usage-database-exists = { $file } bestaat al. Noem een andere database, of gebruik --force.
usage-postgres = PostgreSQL kan nu niet worden gebruikt: { $reason }
usage-picture-kind = “{ $path }” moet eindigen op een van: { $known }.
usage-picture-width = Een plaatje is { $least } tot { $most } pixels breed.
usage-picture-extra = Plaatjes hebben meer pakketten nodig: pip install 'comptoir[pictures]' (of schrijf een .svg).
