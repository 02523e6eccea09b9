# The page: the guided first game of Speicherstadt

page-guide-speicherstadt-welcome = Welkom in de Speicherstadt van Hamburg. Je koopmannen bezorgen je kaarten in de haven, en wat je verzamelt, levert punten op. We vallen in na de vierde ronde, als er schepen zijn. Je tegenstander is een makkelijke bot, en deze partij telt niet mee voor je rating.
page-guide-speicherstadt-fire = Er is net brand uitgebroken. Tel bij iedereen de waarden van de brandweermannen op. Wie het hoogste totaal heeft, krijgt de punten van de brand; wie het laagste heeft, verliest er evenveel. Bij gelijke stand krijgen of verliezen alle spelers met dat totaal punten, en als iedereen gelijk staat, gebeurt er niets. Jouw brandweerman met waarde 2 versloeg de 1 van de bot. Latere branden tellen zwaarder.
page-guide-speicherstadt-offer = Deze ronde liggen er drie kaarten in de haven: een schip met drie goederen, een contract en een brandweerman. Wijs een kaart aan, of houd hem ingedrukt, om te lezen waar die voor is.
page-guide-speicherstadt-own = Dit is allemaal van jou: munten, drie koopmannen, een brandweerman, een theehandelaar en een contract dat koffie en specerijen vraagt. Het schip heeft beide aan boord, en ook nog thee.
page-guide-speicherstadt-bid-1 = Jij en de bot zetten om de beurt één koopman, tot ze allemaal staan: overslaan mag hier niet. Zet je eerste boven het schip, op watervak 1: kies de kaart op het bord of in de lijst.
page-guide-speicherstadt-queue = De munt bij een kaart is de prijs: 1 voor elke koopman erboven. De onderste koopman beslist het eerst. Wie van de koop afziet, neemt die koopman terug, en de prijs daalt met 1 voor de volgende. Een kaart die niemand koopt, wordt afgelegd.
page-guide-speicherstadt-bid-2 = Je tweede koopman: probeer het contract of de brandweerman. In een rij waar je al staat, maakt hij de kaart ook voor jou duurder; boven een andere kaart geeft hij je nog een kans, of laat hij de bot meer betalen.
page-guide-speicherstadt-bid-3 = En de derde. Wil je de kaart toch niet, dan gaat de koopman gewoon naar huis: dat kost niets.
page-guide-speicherstadt-buy = Nu worden de kaarten verkocht, van links naar rechts. Als jij aan de beurt bent, zie je de prijs: koop, of zie ervan af en houd je munten.
page-guide-speicherstadt-process = De goederen van een gekocht schip liggen voor je. Lever koffie en specerijen voor je eerste contract. Heb je ook het nieuwe gekocht, lever daarvoor dan de thee; verkoop die anders aan je handelaar. Met het laatste goed ben je klaar. Goederen waarvoor geen plaats is, gaan na het afronden verloren (tot je bevestigt, kun je het ongedaan maken); in je Koopmanshuis bewaar je één goed.
page-guide-speicherstadt-income = De ronde is voorbij. Iedereen krijgt 1 munt, en wie niets kocht, nog 1. De startspelersmunt (★) is naar links doorgegeven: nu zet de bot als eerste.
page-guide-speicherstadt-again = Er liggen nieuwe kaarten. Speel deze ronde zelf: wat levert elke kaart je op, en wat wil de bot? Twijfel je, vraag dan een bot om een tip: de knop staat onder de opties, op een telefoon is het de ? naast de vraag.
page-guide-speicherstadt-scoring = Zo gaat het door tot de laatste brand. Dan tellen de punten: volledige contracten (5, 8 of 11), handelaren, kantoren (meer waard naarmate je er meer hebt), bijzondere gebouwen en wat de branden opbrachten. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste munten heeft.
page-guide-speicherstadt-advice = Onthoud twee dingen: munten zijn schaars, dus van een koop afzien kan een goede zet zijn; en wie geen brandweermannen heeft, verliest bij bijna elke brand punten.
page-guide-speicherstadt-ask-buy-ship = Het schip maakt je contract compleet, dus het is wel wat munten waard.
page-guide-speicherstadt-ask-buy-contract = Een contract levert pas punten op als alle goederen erop liggen: kun je die nog krijgen?
page-guide-speicherstadt-ask-buy-fireman = Brandweermannen tellen bij elke brand mee: alleen je totaal is van belang. Wat is het je waard om de bot voor te blijven?
page-guide-speicherstadt-ask-lay = Kies de goederen die je inlevert, één voor één.
page-guide-speicherstadt-ask-take = Neem het goed dat je het hardst nodig hebt van de aflegstapel.
page-guide-speicherstadt-ask-keep = Er is plaats voor één ervan: welk goed heb je misschien nog nodig? De andere gaan verloren: maak de keuze ongedaan als je ze nog kunt leveren of verkopen.
page-guide-speicherstadt-did-bought = Gekocht! De kaart is van jou, en alle koopmannen erboven zijn naar huis.
page-guide-speicherstadt-did-passed = Je ziet ervan af: je houdt je munten, en de volgende in de rij mag voor 1 munt minder kopen.
