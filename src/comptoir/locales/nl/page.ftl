### Wat de pagina zegt.

## Home

page-welcome = Bordspellen aan één tafel
page-welcome-more = Speel meteen tegen bots, of met vrienden dichtbij en ver weg. Een account is niet nodig.
page-home = Startpagina
page-navigation = Hoofdmenu
page-rules = Spelregels
page-how-to-play = Zo speel je
page-about = Over Comptoir
page-language = Taal
page-theme-auto = Kleuren: zoals het systeem
page-theme-light = Kleuren: licht
page-theme-dark = Kleuren: donker
page-my-tables = Mijn tafels
page-tables-more = en nog { $count }
page-tables-fewer = Minder tonen
page-open-tables = Open tafels
page-no-open-tables = Op dit moment is er geen tafel die spelers zoekt.
page-finished-games = Afgelopen partijen
page-no-finished-games = Hier is nog geen partij afgelopen.
page-join-by-link = Meedoen met een link
page-paste-link = Plak een link
page-join = Meedoen
page-no-link = Dat is geen link naar een tafel.
page-your-turn = Jij bent aan de beurt
page-waiting-for-players = Wacht op spelers
page-play-now = Nu spelen
page-new-table = Nieuwe tafel
page-game-facts = { $least } tot { $most } spelers · { $length } · van { $authors }
page-game-minutes = ongeveer { $minutes } minuten
page-game-hours =
    { $hours ->
        [one] ongeveer { $hours } uur
       *[other] ongeveer { $hours } uur
    }
page-against-bots =
    { $count ->
        [one] tegen { $count } bot:
       *[other] tegen { $count } bots:
    }
page-level = Sterkte van de bots
page-level-easy = Makkelijk
page-level-medium = Gemiddeld
page-level-hard = Moeilijk
page-level-expert = Expert
page-guest = Gast

## A new table

page-new-table-of = Nieuwe tafel: { $game }
page-players = Spelers
page-seat = Plaats { $number }
page-wish-me = Ik
page-wish-bot = Bot: { $level }
page-wish-invited = Op uitnodiging
page-wish-open = Open voor iedereen
page-hot-seat-is = Meerdere mensen achter één scherm: het scherm wordt afgedekt zodra iemand anders aan de beurt is.
page-hot-seat-open = Meerdere mensen achter één scherm: hier is niets geheim, dus het scherm zegt alleen wie er aan de beurt is.
page-edition = Editie
page-clock = Klok
page-clock-none = Geen
page-clock-off = Geen klok
page-clock-live = Live: 15 minuten + 30 seconden per beurt
page-clock-slow = Langzaam: 3 dagen + 12 uur per beurt
page-clock-quick = Snel: 5 minuten + 10 seconden per beurt
page-clock-day = Een zet per dag: 1 dag per beurt
page-clock-terms = Klok: { $bank } + { $more } per beurt
page-clock-bank = Klok: { $bank }
page-seat-name = Naam op plaats { $number }
page-title = Titel
page-list-openly = De tafel bij de open tafels zetten
page-rated = Telt mee voor de rating
page-make-table = Tafel aanmaken
page-start = Starten

## Before the start

page-table = Tafel
page-lobby-waits = Zijn alle plaatsen bezet, dan kun je de partij starten. Vul je de lege plaatsen met bots, dan begint die meteen.
page-lobby-start = Alle plaatsen zijn bezet: je kunt de partij starten.
page-lobby-host = { $name } start de partij als alle plaatsen bezet zijn.
page-lobby-host-full = Alle plaatsen zijn bezet: { $name } kan de partij nu starten.
page-invites-you = { $name } nodigt je uit voor { $game }
page-your-name = Je naam
page-names = Anna, Bram, Daan, Eva, Fleur, Guus, Jip, Lotte, Noor, Ruben, Sanne, Thijs
page-name-suggested = Alleen een voorstel: typ je eigen naam eroverheen.
page-name-another = Ander voorstel
page-seat-open = Open plaats
page-seat-invited = Plaats op uitnodiging
page-seat-kept = { $name } (uitgenodigd)
page-invited = Je bent uitgenodigd voor deze tafel. Je speelt alleen mee als je de uitnodiging aanneemt.
page-accept = Aannemen
page-decline = Afslaan
page-invitation = Uitnodiging
page-bot = Bot { $number }
page-sit-down = Plaatsnemen
page-copy-link = Link kopiëren
page-link-all =
    { $count ->
        [one] Stuur deze link: daarmee kan nog { $count } persoon meedoen.
       *[other] Stuur deze link: daarmee kunnen nog { $count } mensen meedoen.
    }
page-link-only-here = Deze link werkt alleen op deze computer. Moet hij ook op andere apparaten werken, start de server dan opnieuw met “{ $command }” en open deze pagina op het adres van de computer in het netwerk: zie docs/hosting.md.
page-link-not-here = Deze link werkt alleen op deze computer. Open deze pagina op het adres van de computer in het netwerk en stuur de link van daaruit: zie docs/hosting.md.
page-link-used = Deze uitnodiging is opgebruikt: alle plaatsen zijn bezet.
page-link-late = Je was uitgenodigd, maar de partij is zonder jou begonnen. Je kunt meekijken.
page-remove-person = { $name } verwijderen
page-removed = Degene die de tafel heeft aangemaakt, heeft je plaats vrijgemaakt.
page-copied = Gekopieerd
page-copy-by-hand = De link kan hier niet automatisch worden gekopieerd: hij is geselecteerd, zodat je hem zelf kunt kopiëren.
page-start-with-bots = Starten met bots op de lege plaatsen
page-is-here = Online
page-leave = De tafel verlaten

## The account

page-account = Je account
page-name = Naam
page-save = Opslaan
page-saved = Opgeslagen.
page-guest-is = Je bent gast in deze browser. Registreer je om ook op andere apparaten te spelen.
page-login-is = Je bent aangemeld als { $login }.
page-change-password = Wachtwoord wijzigen
page-old-password = Oud wachtwoord
page-new-password = Nieuw wachtwoord (8 tot 200 tekens)
page-password-changed = Je wachtwoord is gewijzigd. In alle andere browsers ben je afgemeld.
page-move-link = In een andere browser verderspelen
page-move-means = Open deze link binnen een uur in de andere browser, dan speel je daar als dezelfde gast verder. Wie de link heeft, speelt als jij: houd hem voor jezelf.
page-move-ask = Met deze link gaan de plaatsen van een gast naar deze browser.
page-move-here = Hier verderspelen
page-seat-yours = Is een van deze plaatsen van jou? Meld je aan, of maak een link onder “Je account” in de browser waarin je speelt.
page-signed-out = Je bent in deze browser afgemeld en kijkt nu alleen mee.
page-register-or-sign-in = Registreren of aanmelden
page-login = Gebruikersnaam
page-password = Wachtwoord
page-register = Registreren
page-registered = Je bent geregistreerd.
page-sign-in = Aanmelden
page-signed-in = Je bent aangemeld.
page-about-person = Over { $name }
page-hosts = Beheer
page-banned = Een beheerder van deze server heeft je verbannen. Je kunt nog wel je gegevens exporteren en je account verwijderen.
page-muted = Een beheerder van deze server heeft je het zwijgen opgelegd: je kunt spelen, maar niet schrijven.
page-forgot-password = Wachtwoord vergeten?
page-sign-out = Afmelden
page-sign-out-everywhere = Overal afmelden
page-preferences = Voorkeuren
page-confirm-turns = Beurten bevestigen
page-confirm-turns-each = altijd met de knop
page-confirm-turns-moment = alleen beurten van meer dan één klik
page-confirm-turns-none = nooit: meteen spelen
page-sound = Geluid als ik aan de beurt ben
page-notify = Browsermelding als ik aan de beurt ben, zolang deze pagina open is
page-notify-denied = De browser staat hier geen meldingen toe. Dat kun je wijzigen in de instellingen voor deze site.
page-motion = Animaties
page-ratings = Ratings
page-games-played =
    { $count ->
        [one] ({ $count } partij)
       *[other] ({ $count } partijen)
    }
page-notifications = Meldingen
page-email = E-mail als je aan de beurt bent
page-webhook = Webhook
page-webhook-shape = Soort webhook
page-add = Toevoegen
page-remove = Verwijderen
page-remove-lesson = Deze les verwijderen?
page-remove-lesson-more = Ze verdwijnt uit je lijst en je kunt er niet mee verdergaan. Je kunt altijd een nieuwe beginnen.
page-test = Testen
page-test-sent = Er is een testbericht verstuurd.
page-email-unconfirmed = Nog niet bevestigd: open de link die naar dit adres is gestuurd.
page-email-link-again = Link opnieuw sturen
page-email-link-sent = Er is een link gestuurd.
page-no-mail = Deze server verstuurt geen e-mail. Een webhook werkt wel.
page-no-email-ask = Geen e-mail meer over je beurten? Je adres wordt van deze server verwijderd.
page-no-email-yes = Adres verwijderen
page-no-email-done = Het adres is verwijderd. Er komt geen e-mail meer.
page-email-confirmed = Je e-mailadres is bevestigd. Berichten over je beurten gaan voortaan naar dit adres.
page-email-link-old = Deze link is verlopen of hoort bij een ander adres. Vraag een nieuwe aan op je accountpagina.
page-email-title = E-mailadres
page-not-sent = Het kon niet worden verstuurd: { $reason }.
page-not-sent-address = het adres is niet openbaar
page-not-sent-connection = er kwam geen antwoord
page-not-sent-time = het duurde te lang
page-not-sent-status = het antwoord was { $status }
page-not-sent-no-mail-server = deze server verstuurt geen e-mail
page-not-sent-mail-server = de mailserver gaf een fout
page-not-sent-refused = de mailserver weigerde het adres
page-your-data = Je gegevens
page-export = Alles exporteren
page-delete-account = Mijn account verwijderen…
page-delete-means = Je naam verdwijnt uit afgelopen partijen en bots nemen je plaatsen over. Dit kan niet ongedaan worden gemaakt.
page-delete-really = Definitief verwijderen
page-deleted = Je account is verwijderd.
page-open-record = Een partijbestand openen
page-to-rematch = Naar de revanche
page-voted = Je stemde voor een bot (intrekken)
page-hook-broken = uitgeschakeld

## At the table

page-board = Speelbord
page-zoom-in = Groter
page-zoom-out = Kleiner
page-zoom-own = Ook je eigen spelerbord vergroten
page-side = Spelers, vraag en panelen
page-panels = Panelen
page-menu = Menu
page-close = Sluiten
page-cancel = Annuleren
page-round = Ronde { $round }
page-watching = Je kijkt mee
page-you = jij
page-left = heeft de tafel verlaten
page-out-of-time = geen tijd meer
page-watchers =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
page-away = afwezig
page-thinking = Denkt na
page-thinks = { $name } denkt na…
page-waiting-for = Wachten op { $name }
page-going-on = De partij gaat verder…
page-working = Een ogenblik…
page-score-now = Punten als de partij nu voorbij was
page-vote-bot = Stemmen voor overname door een bot
page-vote-later = Vanaf { $time } kun je voor een bot stemmen.
page-votes = Voor een bot: { $names }
page-leave-to-bot = De tafel verlaten: een bot neemt het over
page-notice-left = { $name } is weggegaan; een bot speelt verder.
page-notice-replaced = { $name } kwam niet opdagen; een bot speelt verder.
page-notice-out_of_time = De tijd van { $name } is op; een bot speelt verder.
page-notice-returned = { $name } is terug.
page-notice-warned = { $name } is afwezig; de anderen willen dat een bot het over 10 minuten overneemt.
page-notice-unrated = Deze partij telt niet mee voor de rating: { $name } gebruikt dezelfde browser of hetzelfde adres als iemand anders hier.
page-notice-went_back = De partij is op verzoek van { $name } teruggezet.
page-notice-took_back = { $name } heeft de laatste beurt ongedaan gemaakt.
page-notice-refused = { $name } wil niets ongedaan maken.
page-notice-proposed = { $name } stelt voor iets ongedaan te maken.
page-notice-agreed = { $name } stemt ermee in het ongedaan te maken.
page-notice-withdrawn = { $name } heeft het voorstel om iets ongedaan te maken ingetrokken.
page-notice-lapsed = De partij ging verder: het voorstel van { $name } om iets ongedaan te maken is vervallen.
page-notice-removed = { $name } moest de plaats vrijgeven.
page-bot-takes-over = Een bot neemt het over om { $time }
page-bot-plays-for-you = Een bot speelt voor jou.
page-out-of-time-you = Je tijd is op: een bot speelt voor jou.
page-rated-rules = Telt mee voor de rating: als een bot voor je speelt, al is het maar één beurt, telt de partij voor jou als verloren. Partijen tussen mensen in één browser of op één adres tellen niet mee.
page-leave-rated = Deze partij telt mee voor de rating. Als je weggaat, telt die voor jou als verloren, ook als je terugkomt. Weggaan?
page-leave-sure = Weggaan? Een bot speelt voor je tot je terugkomt.
page-lost = telt als verloren
page-come-back = De plaats weer innemen
page-keys = Toetsen: 1–9, daarna a, b, c… kiezen, Enter bevestigt, U maakt ongedaan, R begint de beurt opnieuw.
page-options = Wat je kunt doen
page-options-below = nog { $count }
page-turn-ready = Deze beurt spelen?
page-turn-soon = Deze beurt wordt zo gespeeld, tenzij je haar ongedaan maakt
page-turn-waits = Ze wacht tot je bevestigt.
page-ends = Daarna spelen de anderen.
page-ends-chance = Dit onthult iets nieuws: daarna kun je het alleen ongedaan maken als alle anderen aan tafel het goedvinden.
page-ends-chance-alone = Dit onthult iets nieuws: daarna kun je het alleen nog met de pijl in het verslag ongedaan maken.
page-confirm = Bevestigen
page-undo = Ongedaan maken
page-undo-told = Je kunt je beurt nog ongedaan maken; { $name } krijgt dat te horen.
page-restart = De beurt opnieuw beginnen
page-back-to-here = Ongedaan maken tot en met deze keuze
page-money = Geld
page-score = Punten
page-changed = Er is iets gebeurd aan tafel. Kies opnieuw.
page-kept = De server is niet bereikbaar. Je keuzes blijven bewaard; probeer het opnieuw.
page-reconnecting = De verbinding is verbroken. Er wordt opnieuw verbonden… Niets van wat je deed, gaat verloren.
page-offline = De server is niet bereikbaar.
page-try-again = Opnieuw proberen
page-not-loaded = Dit deel kon niet worden geladen.
page-nothing-here = Op dit adres is niets te vinden.
page-loading = Laden…
page-closed-version = Deze partij is begonnen met een versie van de regels die deze server niet meer speelt. Er is niets verloren gegaan: de partij blijft bewaard zoals die is.
page-closed-edition = Deze partij is begonnen met een editie die deze server nu niet heeft. Er is niets verloren gegaan: de partij blijft bewaard zoals die is.
page-closed-journal = Het logboek van deze partij is beschadigd vanaf regel { $line }, dus kan niemand verderspelen. Alles vóór die regel is bewaard.
page-closed-ended = De partij is zonder uitslag beëindigd en telt voor niemand mee.
page-closed-end = Instemmen met het beëindigen van de partij
page-closed-cut = Instemmen met teruggaan naar de laatste goede stap ({ $steps })
page-closed-withdraw = Instemming intrekken
page-closed-needs = Ook nodig: { $names }
page-closed-download = Alles downloaden wat er is gedaan
page-cover = { $name } is aan de beurt
page-uncover = Ik ben { $name }
page-cover-back = Terug naar { $name }
page-cover-keys = Met het toetsenbord: Tab, dan Enter.
page-log = Verslag
page-log-earlier = Eerdere gebeurtenissen tonen
page-scores = Punten
page-chat = Chat
page-notes = Notities
page-since =
    { $count ->
        [one] Sinds je laatste beurt: { $count } beurt
       *[other] Sinds je laatste beurt: { $count } beurten
    }
page-propose-undo = Voorstellen dit en alles erna ongedaan te maken
page-go-back-from = Dit en alles erna ongedaan maken
page-go-back-ask = Dit en alles erna ongedaan maken?
page-go-back-lost =
    { $count ->
        [one] { $count } regel van het verslag wordt ongedaan gemaakt en is niet terug te halen.
       *[other] { $count } regels van het verslag worden ongedaan gemaakt en zijn niet terug te halen.
    }
page-go-back-rounds =
    { $count ->
        [one] De partij gaat { $count } ronde terug.
       *[other] De partij gaat { $count } rondes terug.
    }
page-go-back-yes = Dit alles ongedaan maken
page-go-back-no = De partij zo laten
page-proposal = { $name } stelt voor dit en alles erna ongedaan te maken:
page-proposal-agreed = Akkoord: { $names }
page-proposal-asked = Nog gevraagd: { $names }
page-agree = Instemmen
page-refuse = Weigeren
page-withdraw = Intrekken
page-category = Categorie
page-total = Totaal
page-rank = Plaats
page-place = { $rank }e
page-chat-empty = Nog niemand heeft iets gezegd.
page-someone-gone = Iemand die hier niet meer is
page-chat-message = Bericht
page-send = Versturen
page-notes-are = Alleen jij ziet dit.
page-wins = Winnaar: { $name }
page-replay = Terugkijken
page-analyse = Analyseren
page-analysis = Analyse
page-replay-game = Partij
page-rematch = Revanche
page-rematch-asked = Er wacht een revanche op je.
page-rating = Rating
page-download = Partijbestand downloaden
page-fork = Vanaf hier zelf alle plaatsen spelen
page-fork-about = Een nieuwe tafel vanaf deze stap; deze partij blijft zoals ze is. Tegen bots speel je één plaats, en bots spelen de andere.
page-fork-friends = Met vrienden verderspelen
page-check-draws = Trekkingen controleren
page-seed = Seed: { $seed }
page-step = Stap
page-to-start = Naar het begin
page-event-by-event = Gebeurtenis voor gebeurtenis
page-the-start = Het begin van de partij.
page-play = Afspelen
page-pause = Pauzeren
page-chart = Punten in de loop van de partij: { $names }

## Rules and about

page-games = Spellen
page-rules-of = Spelregels van { $game }
page-rules-note = Elke spelregel heeft een nummer, waarnaar de uitleg en het verslag verwijzen. Paginanummers zijn die van het gedrukte spelregelboek.
page-rule-number = Spelregel { $rule } (opent in een nieuw tabblad)
page-rule-pages =
    { $count ->
        [one] (pagina { $pages })
       *[other] (pagina’s { $pages })
    }
page-about-games = De spellen en hun makers
page-about-authors = Speicherstadt is een spel van Stefan Feld. Mombasa is een spel van Alexander Pfister, geïllustreerd door Klemens Franz en Andreas Resch. Beide zijn uitgegeven door eggertspiele. De spellen en hun namen zijn van hun auteurs en uitgevers. Bevallen ze je hier, koop ze dan: er gaat niets boven een echte tafel met vrienden.
page-about-independent = Comptoir is onafhankelijk werk van liefhebbers, niet verbonden aan de auteurs of uitgevers. Alle teksten en tekeningen zijn van onszelf; niets uit de gedrukte spellen is overgenomen.
page-about-house = De huiseditie
page-about-house-text = De spellen worden gespeeld met een huiseditie die klopt met alles wat in de spelregelboeken staat. Waar die alleen plaatjes tonen, zijn de waarden van onszelf en niet van het materiaal overgenomen. Als je een spel bezit, kun je met de gedrukte waarden spelen.
page-about-history = De geschiedenis achter Mombasa
page-about-history-1 = Mombasa speelt zich af rond de handelsmaatschappijen die in de koloniale tijd in Afrika actief waren. Het spel maakt daar een abstracte wedstrijd met aandelen en handelsposten van. Zo was de geschiedenis niet: deze maatschappijen namen met geweld land en rijkdommen, buitten de mensen die er woonden uit en verdienden aan hun onvrije arbeid. De mensen van het continent, met eigen staten, handel en culturen, komen in het spel helemaal niet voor.
page-about-history-2 = De uitbuiting van Afrika en zijn mensen is een van de zwartste bladzijden van de geschiedenis, en de gevolgen zijn nog steeds voelbaar. We houden van het spel om zijn mechanismen; die mogen dat niet verhullen.
page-about-fair = Eerlijk spel
page-about-fair-text = De server stuurt een speler nooit verborgen informatie die niet voor hem bestemd is, en bots zien niet meer dan mensen. Na afloop wordt de seed van de partij bekendgemaakt, zodat iedereen elke getrokken kaart kan nagaan.
page-about-compiled = Comptoir { $version }, engine gecompileerd.
page-about-plain = Comptoir { $version }, engine in gewone Python. Die speelt hetzelfde, maar langzamer.

page-learn = Al spelend leren
page-hint-line = Daarna misschien: { $line }
page-hint-reply = { $name }: { $turn }
page-hint-ask = Een bot om een tip vragen
page-hint-thinks = Denkt na…

## Het verhaal van een beurt

page-pace = Beurten van anderen
page-pace-slow = langzaam
page-pace-normal = in normaal tempo
page-pace-fast = snel
page-pace-once = meteen
page-story = Wat er gebeurt
page-story-next = Toon verder
page-story-skip = Overslaan tot nu
page-log-setup = Opstelling
page-log-more = Details
page-log-newest = Nieuwste regels
page-round-back = Vorige ronde
page-round-ahead = Volgende ronde
page-to-end = Naar het einde
page-turn-back = Vorige beurt
page-turn-ahead = Volgende beurt
page-replay-start = Begin
page-replay-by-round = Ronde
page-replay-by-turn = Beurt
page-replay-end = Einde
page-speed = Snelheid
page-replay-round =
    { $round ->
        [0] Opstelling
       *[1] Ronde { $round }
    }

## Het einde

page-best-turn = Meeste punten in één keer: { $name }, ronde { $round } (+{ $points })
page-worst-turn = Meeste punten in één keer verloren: { $name }, ronde { $round } (−{ $points })
page-costliest-turn = Duurste beurt volgens de analyse: { $name }, ronde { $round } (−{ $points })
