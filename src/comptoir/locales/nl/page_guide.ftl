### De pagina: eerste spel met begeleiding

page-guide-step = Stap { $number } van { $count }
page-guide-progress = Hoe ver de les is
page-guide-finished = De les is klaar
page-guide-leave = Sluit de les (je kunt later verdergaan)
page-guide-return = Ga verder met de les
page-guide-next = Verder
page-guide-back = Terug
page-guide-skip = Sla deze stap over
page-guide-wait = De bot is aan de beurt; zo ben jij het weer.
page-guide-confirm = Dit is nog maar een probeersel dat niemand anders ziet. Bevestig je beurt, of neem haar terug en kies iets anders.
page-guide-agrees = Dat bedoelde de les.
page-guide-differs = Dat kan ook. De les had iets anders in gedachten; speel zoals je wilt.
page-guide-end = Nu weet je hoe het gaat. Speel dit spel verder tegen de bot, of begin een nieuw; de spelregels kun je altijd nalezen, en “Wat zou jij doen?” blijft beschikbaar.
page-guide-play-on = Speel verder tegen de bot
page-guide-new = Nieuw spel
page-guide-other = Leer { $game }

## Speicherstadt

page-guide-speicherstadt-welcome = Welkom in de Speicherstadt van Hamburg. Je koopmannen bezorgen je kaarten in de haven, en wat je verzamelt levert punten op. We vallen in na de vierde ronde, zodat er schepen zijn. Je tegenstander is een makkelijke bot, en dit spel telt nergens mee.
page-guide-speicherstadt-fire = Er is net brand uitgebroken; het verslag vertelt erover. Wie de meeste brandweermannen heeft wint de punten van de brand, wie de minste heeft verliest er evenveel. Jouw brandweerman met een 2 versloeg de 1 van de bot. Latere branden tellen zwaarder.
page-guide-speicherstadt-offer = Deze ronde liggen er drie kaarten in de haven: een schip met drie goederen, een contract en een brandweerman. Wijs een kaart aan om te lezen waar ze voor is.
page-guide-speicherstadt-own = Dit is van jou: munten, drie koopmannen, een brandweerman, een theehandelaar en een contract dat koffie en specerijen wil. Het schip heeft beide aan boord, en ook nog thee.
page-guide-speicherstadt-bid-1 = Jij en de bot zetten om de beurt één koopman. Zet je eerste boven het schip, op vak 1: klik op de kaart, of kies uit de lijst.
page-guide-speicherstadt-queue = De munt bij een kaart is haar prijs: één voor elke koopman erboven. De onderste koopman wordt het eerst gevraagd. Wie past neemt die koopman terug, en de prijs daalt met één voor de volgende.
page-guide-speicherstadt-bid-2 = Je tweede koopman. Waar je al staat maakt hij de kaart ook voor jou duurder; boven een andere kaart geeft hij je nog een kans, of laat hij de bot meer betalen.
page-guide-speicherstadt-bid-3 = En de derde. Een koopman boven een kaart die je toch niet wilt gaat gewoon naar huis: dat kost niets.
page-guide-speicherstadt-buy = Nu worden de kaarten verkocht, van links naar rechts. Als je gevraagd wordt zie je de prijs: koop, of pas en houd je munten. Het schip vult je contract, dus het is wel wat munten waard.
page-guide-speicherstadt-process = De goederen van een gekocht schip liggen open voor je. Klik op koffie en specerijen om ze op het contract te leveren, verkoop de thee aan je handelaar, en zeg dan dat je klaar bent. Wat nergens past gaat verloren; je huis bewaart één goed.
page-guide-speicherstadt-income = De ronde is voorbij. Iedereen krijgt een munt, en wie niets kocht nog één. De ster is doorgegaan: nu zet de bot als eerste.
page-guide-speicherstadt-again = Er liggen nieuwe kaarten. Speel deze ronde zelf: wat levert elke kaart je op, en wat wil de bot? Twijfel je, vraag dan “Wat zou jij doen?”.
page-guide-speicherstadt-scoring = Zo gaat het door tot de laatste brand. Dan tellen de punten: volle contracten 5, 8 of 11, handelaren, kantoren, meer waard naarmate je er meer hebt, bijzondere gebouwen, en wat branden brachten. De meeste punten winnen.
page-guide-speicherstadt-advice = Onthoud twee dingen: munten zijn schaars, dus passen is ook een goede zet; en wie geen brandweermannen heeft betaalt bij elke brand.
page-guide-speicherstadt-ask-lay = Noem de goederen die je weggeeft, één voor één.
page-guide-speicherstadt-ask-take = Neem het goed dat je het hardst nodig hebt van de aflegstapel.
page-guide-speicherstadt-ask-keep = Er is plaats voor één ervan: welk goed kan nog van pas komen?
page-guide-speicherstadt-did-bought = Gekocht! De kaart is van jou, en alle koopmannen erboven gingen naar huis.
page-guide-speicherstadt-did-passed = Gepast: je houdt je munten, en de volgende in de rij mag voor één minder kopen.

## Mombasa

page-guide-mombasa-welcome = Welkom bij Mombasa. Vier handelsmaatschappijen breiden zich uit over een kaart van Afrika; je hebt in alle vier een vinger in de pap. Aan het eind telt geld, net als aandelen, diamanten en boeken. Alles staat klaar voor de eerste van zeven ronden. Je tegenstander is een makkelijke bot, en dit spel telt nergens mee.
page-guide-mombasa-map = In de hoeken liggen de basissen van de maatschappijen, vol handelsposten. Elke post die een basis verlaat voor een regio maakt daar een plaats vrij; de munten die te zien zijn, zijn de waarde van één aandeel.
page-guide-mombasa-tracks = Elke maatschappij heeft een spoor. Stap voor stap komt je schijf bij het volgende aandeel: de getallen boven de vakken zeggen hoeveel je er vanaf daar hebt. Op het spoor van Cape Town heb je een voorsprong, en één aandeel.
page-guide-mombasa-own = Je eigen bord: drie actieslots, met onder elk de kaarten die rusten; je hand; en twee sporen, één voor diamanten en één voor boeken, waar je inktpot wacht.
page-guide-mombasa-plan = Iedereen plant in het geheim: één kaart per slot. Wat je plant is wat je deze ronde kunt doen.
page-guide-mombasa-ask-plan-1 = Slot 1: probeer de koffie met een 2. Goederen kopen kaarten, of stappen op de sporen.
page-guide-mombasa-ask-plan-2 = Slot 2: de boekhouder. Die verplaatst je inktpot en bezorgt je boeken.
page-guide-mombasa-ask-plan-3 = Slot 3: een uitbreiding met een 2. Zo komt een maatschappij in nieuwe regio’s.
page-guide-mombasa-reveal = Nu liggen alle kaarten open; wat de bot plande staat bij zijn naam. Om de beurt doet ieder één actie, tot niemand meer iets wil doen.
page-guide-mombasa-bookkeeper = Gebruik eerst de boekhouder, zolang je koffie open ligt: je eerste boek wil koffie. Een gebruikte kaart wordt omgedraaid en telt niet meer.
page-guide-mombasa-ask-ledger = Zet de inktpot vooruit: je hebt wat het boek wil. Waar hij stopt krijg je wat het boek geeft. Daarna komen de punten van de kaart zelf.
page-guide-mombasa-ask-points = Boekhoudingspunten: een A- of B-boek kost 1, een C-boek 2; een punt kan ook een pond worden. Zoek een boek dat wil wat je vaak plant.
page-guide-mombasa-ask-place = Leg het boek op het eerste lege vak na de andere: de inktpot kan niet over gaten springen.
page-guide-mombasa-ask-next = Je hebt meer nieuwe boeken: welk boek gaat het eerst naar je spoor?
page-guide-mombasa-did-bookkeeper = Je boekhouder heeft zijn werk gedaan.
page-guide-mombasa-books = Je boeken zijn de weg van de inktpot: een volgende keer kan hij verder, boek voor boek, als je open kaarten hebben wat elk boek wil. Hoe verder hij komt, hoe meer pond hij aan het eind waard is; onderweg speelt hij een extra slot vrij.
page-guide-mombasa-expand = Breid nu uit. Met 2 punten kan Cape Town, waarvan je een aandeel hebt, de twee regio’s naast zijn basis betreden.
page-guide-mombasa-ask-company = Welke maatschappij? Die waarvan je aandelen hebt, of wilt hebben: probeer Cape Town.
page-guide-mombasa-ask-enter = Wat oplicht is bereikbaar. Een enkele grens kost 1 punt, een dubbele 2, een post van een andere maatschappij 1 extra. Je krijgt wat de regio toont.
page-guide-mombasa-ask-column = Uit welke kolom komt de post? De voorste vertrekt, en de plaats eronder komt vrij.
page-guide-mombasa-ask-return = Een verdreven post gaat naar huis: kies de kolom.
page-guide-mombasa-did-expand = De maatschappij is gegroeid, en je kreeg wat de nieuwe regio’s tonen.
page-guide-mombasa-oust = Een regio heeft plaats voor één post. Wie betreedt waar een andere maatschappij staat verdrijft die post: hij gaat terug naar zijn eigen basis en dekt weer een plaats af, zodat die aandelen minder waard worden.
page-guide-mombasa-goods = Gebruik je koffie. De 2 eenheden kopen een kaart uit de display, of zijn stappen op sporen naar keuze.
page-guide-mombasa-ask-goods = De prijs in de krat naast een kaart is wat ze kost. Ze komt in je hand, voor latere ronden. Of neem geen kaart: dan zijn alle eenheden stappen.
page-guide-mombasa-ask-step = Eén stap per eenheid. Een gouden vak betaalt een pond of twee en speelt de bonus van het spoor vrij: op het spoor van Cape Town is er een dichtbij.
page-guide-mombasa-ask-advance = Ga verder, of stop hier. Een rode lijn passeren kost de ponden die erop staan.
page-guide-mombasa-ask-track = Op welk spoor wil je de stappen?
page-guide-mombasa-ask-remove = Je mag posten uit basissen nemen: dat maakt plaatsen vrij en die aandelen meer waard.
page-guide-mombasa-ask-choose = Kies welke beloning je neemt.
page-guide-mombasa-ask-buy = Koop een kaart voor ponden, of geen.
page-guide-mombasa-ask-sell = Welke kaart uit je hand geef je voorgoed weg? Ze brengt haar krat plus 2 pond op.
page-guide-mombasa-did-goods = Je goederen zijn verkocht: de kaart ligt gedekt tot het einde van de ronde.
page-guide-mombasa-did-merchant = De diamanthandelaar verplaatste je diamant op zijn spoor.
page-guide-mombasa-did-marker = Je schijf blokkeert dat vak tot het einde van de ronde, en je kreeg wat het geeft.
page-guide-mombasa-special = Meer over de sporen: een gouden vak betaalt je een pond of twee, betaalt wie er eerder was nog eens, en speelt de bonus van het spoor vrij. Een rode lijn is een kapitaalaflossing: betaal, of blijf ervoor.
page-guide-mombasa-marker = Je hebt ook drie bonusschijven. Elke gaat naar een vrij vak links: om startspeler te worden, een kaart te kopen of verkopen, voor het meeste van een goed of van uitbreiding, of om een tegel te reserveren. Probeer er een.
page-guide-mombasa-diamonds = Diamanten komen uit regio’s, boeken en van diamanthandelaren, die je kunt kopen. Je diamant gaat langs het bovenste spoor; net als de inktpot speelt hij een slot vrij, en hij is meer pond waard naarmate hij verder is.
page-guide-mombasa-end = Als je niets meer wilt doen, beëindig je je ronde. Tot dan kun je schijven en kaarten gebruiken die over zijn.
page-guide-mombasa-ask-deck = Neem één ruststapel op: die kaarten heb je volgende ronde in de hand. Kies wat je het meest mist.
page-guide-mombasa-rest = De kaarten die je speelde rusten nu, elk in de stapel van haar slot. Per ronde komt er maar één stapel terug, dus het is belangrijk welke kaarten samen liggen.
page-guide-mombasa-prepare = Als beiden klaar zijn wordt de volgende ronde voorbereid: munten van het rondespoor gaan naar de boeken, kaarten schuiven naar rechts, waar ze goedkoper zijn, en schijven komen thuis, met de tegels die ze reserveerden.
page-guide-mombasa-scoring = Na zeven ronden telt dit: je ponden, je aandelen van elke maatschappij maal hun waarde, en de waarden die diamant en inktpot gepasseerd zijn. Wie het meeste heeft wint.
