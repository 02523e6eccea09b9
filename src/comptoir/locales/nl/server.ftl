### Wat de server zegt, en de berichten aan mensen die niet aan tafel zitten.

server-visit = Ga naar { $address } om te spelen. Ctrl-C stopt de server.
server-turn-subject = Jij bent aan de beurt: { $table }
server-turn = { $name }, je bent aan de beurt aan „{ $table }” ({ $game }).
server-turn-link = Speel verder: { $address }
server-turn-why = Je krijgt dit omdat je dit e-mailadres hebt opgegeven op { $server }. Je kunt het daar uit je instellingen halen.
server-test-subject = Een proefbericht
server-test = { $name }, dit is een proef: berichten over je beurten zien er zo uit.
server-confirm-subject = Bevestig je e-mailadres
server-confirm = Iemand wil op dit adres berichten krijgen over beurten in spellen op { $server }. Was jij dat, bevestig het dan met deze link, die { $days } dagen werkt: { $link } Zo niet, doe dan niets: je krijgt geen ander bericht.
server-broken-subject = Een webhook van je is uitgeschakeld
server-broken = { $name }, je webhook bij { $host } is { $times } keer achter elkaar mislukt en is uitgeschakeld. Verwijder hem of voeg hem opnieuw toe in je instellingen.
server-bench-wait = Een server starten, en mensen die spelen …
server-bench-choices = { $choices } keuzes per seconde zijn blijvend opgeslagen, van { $wanted } die men wilde doen; geweigerd als verouderd: { $stale }, mislukt: { $failed }.
server-bench-delays = Tot een keuze bevestigd was: { $median } ms in de mediaan, onder { $most } ms voor 99 van 100, hoogstens { $slowest } ms.
server-bench-load = Tafels: { $tables }, open verbindingen: { $sockets }, berichten per seconde: { $messages }, serverprocessen: { $processes }, database: { $database }, werk van de server per keuze: { $work } ms.
server-backing-up = De back-up wordt geschreven
server-restoring = De back-up wordt teruggezet
server-backed-up = { $file } bevat alles wat bewaard is, { $rows } rijen. Er staan geheimen in: berg het veilig op.
server-restored = De back-up is teruggezet, { $rows } rijen. Start de server om verder te gaan.
