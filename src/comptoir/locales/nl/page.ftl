### Wat de pagina zegt.

## Home

page-welcome = Twee handelsspellen, één tafel
page-welcome-more = Speel meteen tegen bots, of met vrienden dichtbij en ver weg. Een account is niet nodig.
page-home = Startpagina
page-navigation = Hoofdmenu
page-rules = Spelregels
page-about = Over Comptoir
page-language = Taal
page-theme-auto = Kleuren: zoals het systeem
page-theme-light = Kleuren: licht
page-theme-dark = Kleuren: donker
page-my-tables = Mijn tafels
page-open-tables = Open tafels
page-no-open-tables = Op dit moment zoekt geen tafel spelers.
page-finished-games = Afgelopen spellen
page-no-finished-games = Hier is nog geen spel afgelopen.
page-join-by-link = Meedoen met een link
page-paste-link = Plak een link
page-join = Doe mee
page-no-link = Dat is geen link naar een tafel.
page-your-turn = Jij bent aan de beurt
page-waiting-for-players = Wacht op spelers
page-play-now = Speel nu
page-new-table = Nieuwe tafel
page-game-speicherstadt = De pakhuizen van Hamburg: sta in de rij voor schepen, contracten en brandweermannen, en weet wanneer je moet stoppen.
page-game-speicherstadt-facts = 2 tot 5 spelers · ongeveer 45 minuten · van Stefan Feld
page-game-mombasa = Vier handelscompagnieën, één continent: plan je kaarten in het geheim en steun de compagnie die groeit.
page-game-mombasa-facts = 2 tot 4 spelers · ongeveer 2 uur · van Alexander Pfister
page-level = Sterkte van de bots
page-level-easy = Makkelijk
page-level-medium = Gemiddeld
page-level-hard = Moeilijk
page-guest = Gast

## A new table

page-new-table-of = Nieuwe tafel: { $game }
page-players = Spelers
page-seat = Plaats { $number }
page-wish-me = Ik
page-wish-bot = Bot: { $level }
page-wish-invited = Op uitnodiging
page-wish-open = Open voor iedereen
page-hot-seat-is = Meerdere mensen aan één scherm: het wordt afgedekt zodra de speler wisselt.
page-variant-setup = Opzet
page-variant-setup-first = Eerste spel
page-variant-setup-variable = Variabel
page-edition = Editie
page-clock = Klok
page-clock-none = Geen
page-clock-live = Live: 15 minuten + 30 seconden per beurt
page-clock-slow = Langzaam: 3 dagen + 12 uur per beurt
page-title = Titel
page-list-openly = Toon hem bij de open tafels
page-rated = Telt mee voor de rangschikking
page-make-table = Maak de tafel
page-start = Begin

## Before the start

page-table = Tafel
page-lobby-waits = Het spel begint als alle plaatsen bezet zijn, of met bots op de plaatsen die over zijn.
page-seat-open = Open plaats
page-seat-invited = Plaats op uitnodiging
page-bot = Bot { $number }
page-sit-down = Neem plaats
page-copy-link = Kopieer de link
page-copied = Gekopieerd
page-start-with-bots = Begin, bots op de lege plaatsen
page-is-here = Is aanwezig
page-leave = Ga weg

## The account

page-account = Jij
page-name = Naam
page-save = Bewaar
page-saved = Bewaard.
page-guest-is = Je bent gast in deze browser. Registreer je om ook elders te spelen.
page-register-or-sign-in = Registreren of aanmelden
page-login = Gebruikersnaam
page-password = Wachtwoord
page-register = Registreren
page-registered = Je bent geregistreerd.
page-sign-in = Aanmelden
page-signed-in = Je bent aangemeld.
page-sign-out = Afmelden
page-sign-out-everywhere = Overal afmelden
page-preferences = Voorkeuren
page-confirm-turns = Elke beurt bevestigen
page-sound = Geluid als ik aan de beurt ben
page-motion = Animaties
page-ratings = Rangschikking
page-games-played =
    { $count ->
        [one] ({ $count } spel)
       *[other] ({ $count } spellen)
    }
page-notifications = Meldingen
page-email = E-mail als je aan de beurt bent
page-webhook = Webhook
page-webhook-shape = Soort webhook
page-add = Voeg toe
page-remove = Verwijder
page-test = Test
page-test-sent = Een testbericht is verstuurd.
page-email-unconfirmed = Nog niet bevestigd: open de link die naar dit adres is gestuurd.
page-email-link-again = Link opnieuw sturen
page-email-link-sent = Er is een link gestuurd.
page-email-confirmed = Je e-mailadres is bevestigd. Berichten over je beurten gaan er nu naartoe.
page-email-link-old = Deze link is te oud of hoort bij een ander adres. Vraag een nieuwe aan onder je naam.
page-email-title = E-mailadres
page-not-sent = Het kon niet worden verstuurd: { $reason }.
page-not-sent-address = het adres is niet openbaar
page-not-sent-connection = daar antwoordt niemand
page-not-sent-time = het duurde te lang
page-not-sent-status = het antwoord was { $status }
page-not-sent-no-mail-server = deze server stuurt geen e-mail
page-not-sent-mail-server = de mailserver faalde
page-not-sent-refused = de mailserver neemt het adres niet aan
page-your-data = Je gegevens
page-export = Alles exporteren
page-delete-account = Verwijder mij…
page-delete-means = Je naam verdwijnt uit afgelopen spellen en bots nemen je plaatsen in. Dit kan niet ongedaan worden gemaakt.
page-delete-really = Definitief verwijderen
page-deleted = Je bent verwijderd.
page-open-record = Een partijbestand openen
page-to-rematch = Naar de revanche
page-voted = Jij wilt een bot; intrekken
page-hook-broken = uitgeschakeld

## At the table

page-board = Speelbord
page-zoom-in = Groter
page-zoom-out = Kleiner
page-side = Spelers, vraag en panelen
page-panels = Panelen
page-menu = Menu
page-close = Sluit
page-round = Ronde { $round }
page-watching = Je kijkt mee
page-you = jij
page-left = weg
page-away = afwezig
page-thinking = Denkt na
page-thinks = { $name } denkt na …
page-waiting-for = Wachten op { $name }
page-going-on = Het spel gaat verder …
page-working = Een ogenblik …
page-score-now = Punten als het spel nu voorbij was
page-vote-bot = Laat een bot verdergaan
page-leave-to-bot = Ga weg: een bot neemt over
page-come-back = Neem de plaats weer in
page-keys = Toetsen: 1–9 kiezen, Enter bevestigt, U neemt terug, R begint de beurt opnieuw.
page-options = Wat je kunt doen
page-turn-ready = Is dit je beurt?
page-ends = Daarna gaan de anderen verder.
page-ends-chance = Daarna komt er iets nieuws open, dus er is geen weg terug.
page-confirm = Bevestig
page-undo = Neem terug
page-restart = Begin de beurt opnieuw
page-back-to-here = Terug naar vóór deze keuze
page-money = Geld
page-score = Punten
page-changed = Er is iets gebeurd aan tafel. Kies opnieuw.
page-kept = De server is niet bereikbaar. Je keuzes blijven bewaard; probeer het opnieuw.
page-reconnecting = De verbinding is verbroken. Er wordt opnieuw verbonden; niets gaat verloren.
page-offline = De server is niet bereikbaar.
page-try-again = Probeer opnieuw
page-not-loaded = Dit deel van de pagina kon niet worden geladen.
page-loading = Laden …
page-error-not-found = Er is niet zo’n tafel, of je mag hem niet zien.
page-error-signed-out = Meld je eerst aan.
page-error-taken = Dat is al bezet.
page-error-too-many = Te veel verzoeken. Wacht even.
page-cover = { $name } is aan de beurt
page-uncover = Ik ben { $name }
page-log = Verslag
page-log-earlier = Toon wat eerder gebeurde
page-scores = Punten
page-chat = Chat
page-notes = Notities
page-since =
    { $count ->
        [one] Sinds je laatste beurt: { $count } gebeurtenis
       *[other] Sinds je laatste beurt: { $count } gebeurtenissen
    }
page-previous = Vorige
page-next = Volgende
page-propose-undo = Stel voor terug te gaan naar vóór dit moment
page-proposal = { $name } stelt voor terug te gaan naar vóór dit moment:
page-agree = Akkoord
page-refuse = Weiger
page-withdraw = Trek in
page-category = Categorie
page-total = Totaal
page-rank = Plaats
page-chat-empty = Nog niemand heeft iets gezegd.
page-chat-message = Bericht
page-send = Verstuur
page-notes-are = Alleen jij ziet dit.
page-wins = Winnaar: { $name }
page-replay = Terugkijken
page-analyse = Analyseren
page-analysis = Analyse
page-replay-game = Spel
page-rematch = Revanche
page-download = Download het verslag
page-fork = Speel vanaf hier verder
page-seed = Seed: { $seed }
page-step = Stap
page-to-start = Naar het begin
page-the-start = Het begin van het spel.
page-play = Afspelen
page-pause = Pauze
page-chart = Punten in de loop van het spel: { $names }

## Speicherstadt’s board

page-harbour = Haven
page-space = Watervak { $space }: { $card }, prijs { $price }
page-space-empty = Watervak { $space } is leeg
page-buy = Koop
page-pass = Pas
page-supply = Wat nog komt
page-pile = Stapel
page-winter = Winter
page-spring = Lente
page-summer = Zomer
page-autumn = Herfst
page-last-fire = Laatste brand
page-fires = Branden die nog komen
page-fire-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-bag = Buidel
page-stock = Aflegstapel
page-goods = Goederen
page-no-goods = geen
page-house = Koopmanshuis
page-house-is = Bewaart één goed; verkoop er twee voor een munt, of ruil er drie voor één.
page-sell = Verkoop { $count }
page-exchange = Ruil { $count }
page-done = Klaar
page-warehouse = Pakhuis
page-show-whole = Groter tonen
page-start-player = Startspeler
page-merchants-home =
    { $count ->
        [one] { $count } koopman thuis
       *[other] { $count } koopmannen thuis
    }
page-coins =
    { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
page-firemen = Brandweermannen: { $count }
page-card-ship = De goederen zijn van jou: lever, verkoop of bewaar ze.
page-card-contract = Lever alle goederen: aan het einde telt het als het compleet is.
page-card-trader = Koopt goederen van zijn soort voor een munt per stuk; telt aan het einde.
page-card-fireman = Zijn waarde telt bij elke brand: de sterkste wint punten, de zwakste verliest ze.
page-card-fire = De meeste brandweermannen krijgen de punten, de minste verliezen ze.
page-card-counting-office = Hoe meer je er hebt, hoe meer elk aan het einde waard is.
page-card-warehouse = Bewaart goederen over de ronden; ze tellen aan het einde.
page-card-bank = Brengt bij elk inkomen een extra munt.
page-card-port = Telt aan het einde voor elk schip van jou.
page-card-chamber = Telt aan het einde voor elke munt van jou.
page-card-church = Telt aan het einde.
page-card-prayer-boat = Telt aan het einde.

## Rules and about

page-games = Spellen
page-rules-of = Spelregels van { $game }
page-rules-note = Elke spelregel heeft een nummer, en elke reden en elke regel van het verslag verwijst ernaar. Paginanummers zijn die van het gedrukte regelboekje.
page-rule-number = Spelregel { $rule }
page-rule-pages =
    { $count ->
        [one] (pagina { $pages })
       *[other] (pagina’s { $pages })
    }
page-about-games = De spellen en hun makers
page-about-authors = Speicherstadt is een spel van Stefan Feld. Mombasa is een spel van Alexander Pfister, geïllustreerd door Klemens Franz en Andreas Resch. Beide zijn uitgegeven door eggertspiele. De spellen en hun namen zijn van hun auteurs en uitgevers. Bevallen ze je hier, koop ze dan: een tafel met vrienden is beter.
page-about-independent = Comptoir is onafhankelijk werk van liefhebbers, gemaakt zonder de auteurs of uitgevers. Alle teksten en tekeningen zijn van onszelf; niets uit de gedrukte spellen is overgenomen.
page-about-house = De huiseditie
page-about-house-text = De spellen worden gespeeld met een huiseditie: die klopt met alles wat in de regelboekjes staat. Waar die alleen plaatjes tonen, zijn de waarden van onszelf en niet van het gedrukte materiaal afgelezen. Wie een doos bezit, kan het programma met de waarden daarvan laten werken.
page-about-history = De geschiedenis achter Mombasa
page-about-history-1 = Mombasa speelt zich af rond de handelscompagnieën die in de koloniale tijd in Afrika actief waren. Het spel maakt daar een abstracte wedstrijd met aandelen en handelsposten van. Zo was de geschiedenis niet: deze compagnieën namen met geweld land en rijkdommen, buitten de mensen die er woonden uit en verdienden aan hun onvrije arbeid. De mensen van het continent, met eigen staten, handel en culturen, komen in het spel helemaal niet voor.
page-about-history-2 = De uitbuiting van Afrika en zijn mensen is een van de zwartste bladzijden van de geschiedenis, en de gevolgen duren tot op vandaag. We houden van het spel om zijn mechanismen; die mogen dat niet verhullen.
page-about-fair = Eerlijk spel
page-about-fair-text = Niets wat verborgen is verlaat de server voor wie het niet mag weten, en bots zien niet meer dan mensen. Na afloop wordt de seed van het spel bekendgemaakt, zodat iedereen elke getrokken kaart kan nagaan.

page-learn = Leer al spelend
page-hint-ask = Wat zou jij doen?
page-hint-thinks = Denkt na …
