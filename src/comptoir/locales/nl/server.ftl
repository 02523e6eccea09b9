### Wat de server zegt, en de berichten aan mensen die niet aan tafel zitten.

server-visit = Ga naar { $address } om te spelen. Ctrl-C stopt de server.
server-turn-subject = Jij bent aan de beurt: { $table }
server-turn = { $name }, je bent aan de beurt aan „{ $table }” ({ $game }).
server-turn-link = Speel verder: { $address }
server-turn-why = Je krijgt dit omdat je dit e-mailadres hebt opgegeven op { $server }. Je kunt het daar uit je instellingen halen.
server-test-subject = Een proefbericht
server-test = { $name }, dit is een proef: berichten over je beurten zien er zo uit.
server-broken-subject = Een webhook van je is uitgeschakeld
server-broken = { $name }, je webhook bij { $host } is { $times } keer achter elkaar mislukt en is uitgeschakeld. Verwijder hem of voeg hem opnieuw toe in je instellingen.
