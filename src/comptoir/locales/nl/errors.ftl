### Wat de server niet kan, en wat je eraan kunt doen.

## Verzoeken

error-signed-out = Meld je eerst aan, of kies een naam als gast.
error-not-found = Dat bestaat hier niet, of je hebt er geen toegang toe.
error-too-often =
    { $wait ->
        [one] Dat was te vaak achter elkaar. Wacht een seconde.
       *[other] Dat was te vaak achter elkaar. Wacht { $wait } seconden.
    }
error-unavailable = Dat kan de server nu niet. Probeer het opnieuw; er is niets verloren gegaan.
error-restarting = De server start zo opnieuw. Probeer het over een ogenblik nog eens.
error-internal = Er ging iets mis op de server, en dat is genoteerd. Niets wat bevestigd was, is verloren gegaan.
error-malformed = Dat heeft de server niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
error-illegal = Dat kan nu niet.
error-no-method = Dat kan op dit adres niet.
error-too-large = Dat is te groot.
error-too-much = Dat is te veel tegelijk: hoogstens { $most }.
error-too-deep = Het verzoek is te diep genest.
error-unstorable = Er staat een tekst of een getal in dat niet opgeslagen kan worden.
error-not-utf8 = De tekst is geen UTF-8.
error-not-json = Stuur JSON, met Content-Type: application/json.
error-other-origin = Dat moet van de eigen pagina van deze server komen (de Origin-header).
error-same-moment = Iemand heeft dat op hetzelfde moment veranderd. Kijk opnieuw en probeer het dan nog eens.
error-stale = Er is intussen iets gebeurd. Bekijk de tafel opnieuw.

## Mensen

error-has-account = Je hebt al een account. Meld je af om er nog een aan te maken.
error-wrong-login = De gebruikersnaam of het wachtwoord klopt niet.
error-wrong-password = Dat is niet je wachtwoord.
error-old-password = Geef ook je oude wachtwoord op.
error-guest-password = Een gast heeft geen wachtwoord. Registreer je eerst.
error-login-taken = Iemand heeft deze gebruikersnaam al. Kies een andere.
error-login-shape = Een gebruikersnaam heeft { $low } tot { $high } letters, cijfers, punten, streepjes of liggende streepjes.
error-name-length = Een naam heeft 1 tot { $most } tekens.
error-name-invisible = Een naam heeft geen onzichtbare tekens.
error-name-blank = Een naam heeft minstens één zichtbaar teken.
error-password-length = Een wachtwoord heeft { $low } tot { $high } tekens.
error-password-controls = Een wachtwoord heeft geen besturingstekens.
error-settings-size = Instellingen hebben hoogstens { $most } bytes.
error-settings-depth = Instellingen zijn hoogstens { $most } niveaus diep genest.
error-no-language = Die taal is er niet. Kies uit: { $all }.
error-no-email-address = Dat is geen e-mailadres.
error-no-email-yet = Je hebt nog geen e-mailadres opgegeven.
error-confirm-first = Bevestig eerst je e-mailadres, met de link die daarheen gestuurd is.
error-confirmed-already = Je e-mailadres is al bevestigd.
error-confirm-link-old = Deze link is verlopen of hoort bij een ander adres. Vraag een nieuwe aan in je instellingen.
error-reset-link-old = Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.
error-moving-link-old = Deze link is verlopen. Maak een nieuwe in de browser waarin je speelt.
error-signed-in-already = Je bent hier aangemeld met een account. Meld je eerst af.
error-link-account = Je hebt een account: meld je in de andere browser aan met je gebruikersnaam en wachtwoord.
error-no-mail-server = Deze server verstuurt geen e-mail. Vraag de beheerder om een link voor een nieuw wachtwoord.
error-no-webhook = Een webhook is een adres dat met https:// of http:// begint, zonder wachtwoord.
error-hooks-full = Meer webhooks mag je niet hebben. Verwijder er eerst een.

## Tafels

error-no-table = Deze tafel bestaat niet, of je hebt er geen toegang toe.
error-no-game = Deze server heeft het spel “{ $game }” nu niet. Er is niets verloren gegaan: de beheerder kan het weer installeren.
error-no-edition = Deze server heeft geen spel “{ $game }” met de editie “{ $edition }”.
error-edition-gone = Aan deze tafel wordt met de editie “{ $edition }” gespeeld, die deze server nu niet heeft. Er is niets verloren gegaan: de beheerder kan die terugzetten.
error-closed-version = Deze tafel is begonnen met spelregels die dit programma niet kent. Er is niets verloren gegaan: de tafel blijft zoals die is.
error-closed-edition = Deze tafel is begonnen met een editie die deze server nu niet heeft. Er is niets verloren gegaan: de tafel blijft zoals die is.
error-closed-journal = Het logboek van deze tafel is beschadigd: niemand kan hier spelen tot het hersteld is.
error-not-closed = Niets belet dat er aan deze tafel gespeeld wordt.
error-nothing-to-cut = Er is niets mis met het logboek van deze tafel: er valt niets af te knippen.
error-wish-what = De wens is “end” of “cut”.
error-no-say = Alleen wie hier speelt, heeft daarin een stem.
error-no-lesson = { $game } heeft geen begeleide eerste partij. Maak in plaats daarvan een tafel aan.
error-seat-wish = “{ $text }” is geen wens voor een plaats. Gebruik me, open, invited of bot:NIVEAU.
error-seat-kind = Een plaats kan open, invited of bot zijn.
error-no-level = Het niveau “{ $level }” bestaat niet.
error-clock-range = Een klok heeft 10 seconden tot 90 dagen, en krijgt er hoogstens 7 dagen per beurt bij.
error-rated-clock = De klok van een partij die meetelt voor de rating heeft minstens 5 minuten.
error-rated-day = In een partij die meetelt voor de rating, wordt een plaats pas na een dag wachten overgedragen.
error-bots-not-rated = Partijen met bots tellen niet mee voor de rating.
error-hot-seat-not-rated = Partijen achter één scherm tellen niet mee voor de rating.
error-hot-seat-own = Aan een tafel voor één scherm zijn alle plaatsen van jou of van bots.
error-sit-down-yourself = Neem zelf een plaats: een van de plaatsen moet “me” zijn.
error-seats-free = Er zijn nog lege plaatsen. Wacht op iemand, of laat bots ze innemen.
error-seats-taken = Alle plaatsen zijn bezet.
error-seat-taken = Deze plaats is bezet.
error-seat-invited = Deze plaats is voor iemand met een uitnodiging.
error-invitation-used = Deze uitnodiging is al gebruikt.
error-tables-full = Je hebt { $most } tafels aangemaakt die nog niet afgelopen zijn: speel er eerst een uit.
error-not-your-table = Dat kan alleen wie de tafel heeft aangemaakt.
error-no-such-seat = De tafel heeft die plaats niet.
error-not-your-seat = Dit is niet jouw plaats.
error-no-seat-of-yours = Je hebt geen plaats aan deze tafel.
error-own-seat = Dit is je eigen plaats: verlaat de tafel om die op te geven.
error-seated-already = Je zit al aan deze tafel.
error-bot-plays-for-you = Een bot speelt deze plaats voor je: neem die eerst weer in.
error-no-bot-for-you = Er speelt hier geen bot voor je.
error-no-vote = Alleen wie hier speelt, mag stemmen.
error-no-other-person = Op deze plaats speelt nu niemand anders.
error-person-here = Deze persoon is aan tafel.
error-not-waited-for = De tafel wacht nu niet op deze persoon.
error-rematch-not-yours = Alleen wie meespeelde, kan om een revanche vragen.
error-message-length = Een bericht heeft 1 tot { $most } tekens.
error-notes-length = Notities hebben hoogstens { $most } tekens.

## Spelen

error-not-begun = De partij is nog niet begonnen.
error-begun = De partij is begonnen.
error-begun-watch = De partij is begonnen: je kunt meekijken.
error-game-over = De partij is afgelopen.
error-not-over = De partij is nog niet afgelopen.
error-not-over-journal = De partij is niet afgelopen: beëindig die samen, dan kan iedereen het logboek krijgen.
error-not-over-secrets = De partij is niet afgelopen; tot die tijd zijn er geheimen.
error-not-asked = Je bent niet aan de beurt: tips zijn er alleen voor je eigen beurt.
error-no-hints-rated = Bij partijen die meetellen voor de rating zijn er geen tips.
error-no-hint = Deze keer is er geen tip. Probeer het opnieuw.
error-hints-busy = Veel mensen vragen nu om tips. Probeer het zo nog eens.
error-bot-not-asked = De bot is niet meer aan de beurt.
error-moved-while-thinking = Er is iets gebeurd terwijl de bot nadacht.
error-empty-turn = Een beurt heeft minstens één keuze.
error-turn-over-before = De beurt is afgelopen vóór “{ $choice }”: stuur alleen wat erbij hoort.
error-turn-not-over = De beurt is niet af: een antwoord is een hele beurt.
error-undo-what = Maak de laatste keuze (“last”) of de hele beurt (“turn”) ongedaan.
error-answer-what = Het antwoord is “consent” of “refuse”.
error-go-back-what = Noem een regel om naar terug te gaan, of geef een antwoord.
error-absent-played = { $name } speelde daarna en is afwezig: de partij gaat niet verder terug dan tot dat vertrek.
error-no-line = Die regel is er niet: begin met een die je gezien hebt.
error-no-such-action = Dat is geen keuze van dit spel.
error-bad-setup = Dat aantal spelers of die optie heeft het spel niet.
error-bad-record = Dit is geen partijbestand dat hier gespeeld kan worden.
error-bad-edition = De editie is niet bruikbaar: er zit een fout in het bestand.

## Studie

error-steps = De partij heeft de stappen 0 tot en met { $last }.
error-steps-not-yours = Je kunt alleen teruggaan in afgelopen partijen en in je eigen partijen achter één scherm.
error-fork-own-seat = Zolang er gespeeld wordt, kun je alleen op een eigen plaats verdergaan.
error-not-a-fork = Deze partij gaat niet verder vanaf een stap van een andere.
error-no-analysis = Deze server analyseert geen partijen.
error-analyses-full = Je hebt { $most } analyses aangevraagd die nog niet klaar zijn: wacht er een af, of stop er een.
error-analysis-not-yours = Alleen wie de analyse aanvroeg en wie meespeelde, mag die stoppen.
error-no-puzzle = Die puzzel bestaat niet.
error-other-position = Dit is een andere stelling: bekijk de puzzel opnieuw.

## Vrede tussen mensen

error-banned = Een beheerder van deze server heeft je verbannen. Je kunt nog wel alles opvragen wat over je is opgeslagen, en je account verwijderen.
error-muted = Een beheerder van deze server heeft je het zwijgen opgelegd: je kunt spelen, maar niet schrijven.
error-block-yourself = Je kunt jezelf niet blokkeren.
error-blocks-full = Meer mensen kun je niet blokkeren. Deblokkeer eerst iemand.
error-no-person = Die persoon bestaat niet.
error-no-such-person = Er is niemand met de gebruikersnaam of id “{ $who }”.
error-guest-host = Een gast kan geen beheerder zijn: registreer je eerst.
error-is-host = Dit is een beheerder: dat kan alleen wie de server draait, met een opdracht.
error-report-yourself = Je kunt jezelf niet melden.
error-person-not-there = Deze persoon was niet aan die tafel.
error-no-message = Deze persoon heeft daar niet zo’n bericht geschreven.
error-no-report = Die melding is er niet, of is al afgehandeld.
error-no-confirmed-address = Er is geen bevestigd e-mailadres om een link naartoe te sturen. Wie de server draait, kan er een maken: comptoir admin reset.
error-avoids-someone = Jij en iemand aan deze tafel spelen niet met elkaar.
error-no-game-here = Aan deze tafel wordt niet gespeeld. Verwijder de tafel als die weg moet.
error-no-such-table = Er is geen tafel “{ $table }”.
error-picture-width = Vraag een plaatje van { $least } tot { $most } pixels breed.
error-no-embedding = Deze server laat andere pagina’s zijn spellen niet tonen. De beheerder kan het toestaan: de instelling “embedders”.
