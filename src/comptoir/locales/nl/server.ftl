### Wat de server zegt, en de berichten aan mensen die niet aan tafel zitten.

server-visit = Ga naar { $address } om te spelen. Druk op Ctrl-C om de server te stoppen.
server-turn-subject = Jij bent aan de beurt: { $table }
server-turn = { $name }, je bent aan de beurt aan tafel “{ $table }” ({ $game }).
server-with = Je speelt met { $names }.
server-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
server-round = Ronde { $round }.
server-left-days =
    { $count ->
        [one] Resterende tijd: { $count } dag.
       *[other] Resterende tijd: { $count } dagen.
    }
server-left-hours =
    { $count ->
        [one] Resterende tijd: { $count } uur.
       *[other] Resterende tijd: { $count } uur.
    }
server-left-minutes =
    { $count ->
        [one] Resterende tijd: { $count } minuut.
       *[other] Resterende tijd: { $count } minuten.
    }
server-turn-link = Spelen: { $address }
server-turn-why = Je krijgt dit omdat je dit adres hebt opgegeven op { $server }. Je kunt het daar in je instellingen verwijderen.
server-mail-end = Instellingen: { $settings } Geen e-mail meer: { $leave }
server-invitation-subject = Een uitnodiging: { $table }
server-invitation = { $name }, je bent uitgenodigd om opnieuw { $game } te spelen aan tafel “{ $table }”. Er begint voor jou niets voordat je de uitnodiging aanneemt.
server-absence-subject = Een bot neemt je plaats straks over: { $table }
server-absence = { $name }, de anderen aan tafel “{ $table }” ({ $game }) wachten op je en willen dat een bot het overneemt. Kom je binnen { $minutes } minuten, dan gebeurt dat niet; anders kun je je plaats altijd weer innemen.
server-test-subject = Een testbericht
server-test = { $name }, dit is een test: berichten over je beurten zien er zo uit.
server-confirm-subject = Bevestig je e-mailadres
server-confirm = Iemand heeft { $server } gevraagd meldingen over beurten naar dit adres te sturen. Was jij dat, bevestig het dan met deze link, die { $days } dagen werkt: { $link } Zo niet, doe dan niets: je krijgt geen ander bericht.
server-reset-subject = Een nieuw wachtwoord instellen
server-reset = Iemand heeft { $server } om een nieuw wachtwoord voor het account “{ $login }” gevraagd. Was jij dat, stel het dan in met deze link, die één keer werkt, binnen { $minutes } minuten: { $link } Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.
server-broken-subject = Een webhook van je is uitgeschakeld
server-broken = { $name }, je webhook bij { $host } is { $times } keer achter elkaar mislukt en is uitgeschakeld. Verwijder hem of voeg hem opnieuw toe in je instellingen.
server-bench-wait = Een server en spelers starten…
server-bench-choices = { $game }: { $choices } keuzes per seconde zijn blijvend opgeslagen, van { $wanted } die de spelers wilden maken; geweigerd als verouderd: { $stale }, mislukt: { $failed }.
server-bench-delays = Tot een keuze bevestigd was: { $median } ms in de mediaan, onder { $most } ms voor 99 van 100, hoogstens { $slowest } ms.
server-bench-load = Tafels: { $tables }, open verbindingen: { $sockets }, berichten per seconde: { $messages }, serverprocessen: { $processes }, database: { $database }, werk van de server per keuze: { $work } ms.
server-bench-database = Werk van de database per keuze: { $work } ms.
server-bench-part = Onderdeel
server-bench-microseconds = µs per keuze
server-bench-sum = Alles samen
server-part-receive = een beurt ontvangen
server-part-check = controleren
server-part-copy = de tafel kopiëren
server-part-apply = de keuze uitvoeren
server-part-deal = trekken en uitdelen
server-part-digest = controlegetallen van de toestand
server-part-journal = wat opgeslagen wordt
server-part-commit = opslaan
server-part-publish = bekendmaken
server-part-view = aanzichten van het spel
server-part-project = projecties daaromheen
server-part-stamp = stempels
server-part-compare = verschillen
server-part-encode = coderen
server-part-send = versturen
server-part-loop = event-loop, sockets en timers
server-part-threads = andere threads: wachten op de schijf
server-backing-up = De back-up wordt geschreven
server-restoring = De back-up wordt teruggezet
server-backed-up = { $file } bevat alles wat de server bewaart, { $rows } rijen. Er staan geheimen in: berg het veilig op.
server-restored = De back-up is teruggezet, { $rows } rijen. Start de server om verder te gaan.
server-ratings-recomputed = Ratings opnieuw berekend. Partijen die meetellen: { $games }.
server-tables-checking = Tafels opnieuw afspelen
server-tables-sound = Alle tafels zijn in orde. Opnieuw afgespeeld: { $tables }.
server-tables-closed = Aan tafel { $table } ({ $game }) kan niet worden gespeeld. { $why }
server-tables-damaged = Tafel { $table } ({ $game }) is beschadigd op regel { $line } van het logboek. { $why }
server-tables-found = Opnieuw afgespeelde tafels: { $tables }; gesloten: { $closed }. Met “comptoir admin tables --cut TAFEL” gaat een beschadigde tafel terug naar de laatste goede regel.
server-table-cut = Tafel { $table } gaat verder zoals die was vóór regel { $line } van het logboek. De afgeknipte regels blijven bewaard.
server-admin-done = Gedaan: { $action }. Het staat in het logboek (comptoir admin log).
server-admin-none = Er is niets te tonen.
server-admin-link = Deze link stelt een nieuw wachtwoord in voor { $login }. Hij werkt één keer, binnen { $minutes } minuten:
server-admin-host = Beheerder
server-admin-name = Naam
server-admin-number = Nr.
server-admin-report = Melding
server-admin-reports = Meldingen
server-admin-seen = Laatst gezien
server-admin-state = Status
server-admin-table = Tafel
server-admin-text = Tekst
server-admin-what = Wat
server-admin-when = Wanneer
server-admin-who = Wie
server-soak-wait = Spelen terwijl servers worden afgebroken en herstart
server-soak-trouble = Servers: { $servers } ({ $database }), seconden: { $seconds }, keer afgebroken: { $kills }, om de beurt herstart: { $restarts }, sprongen van de klok: { $jumps }.
server-soak-turns = Tafels: { $tables }, bevestigde beurten: { $acknowledged }, waarvan meer dan eens verstuurd: { $resent }, verouderd: { $stale }, mislukt: { $failed }; langste wachttijd op een antwoord: { $longest } s.
server-soak-kept = Alles wat is bevestigd, is opgeslagen, en elk logboek kan opnieuw worden afgespeeld.
server-soak-broken = Iets wat is bevestigd, is niet opgeslagen: { $what }
server-card-bot = Bot { $number }
server-card-invitation = { $name } nodigt je uit voor { $game }
server-card-seats = Aan tafel: { $names }. Vrije plaatsen: { $free }.
server-card-table = { $game }: { $names }
server-card-playing = Ronde { $round }. De partij is bezig: kom kijken.
server-card-over = De partij is afgelopen: { $scores }.
server-card-replay = Ronde { $round }: bekijk de partij beurt voor beurt.
server-card-puzzle = { $game }: vind de beste beurt
server-card-puzzle-about = Ronde { $round }. Eén beurt is duidelijk beter dan alle andere. Welke?
server-card-round = { $game } · ronde { $round }
server-embed-open = Openen in Comptoir
server-embed-back = Vorige beurt
server-embed-ahead = Volgende beurt
