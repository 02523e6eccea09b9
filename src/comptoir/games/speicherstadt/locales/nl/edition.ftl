# Wat er mis is met een editiebestand, en waar de waarden vandaan komen.

speicherstadt-edition-different-goods = { $count } verschillende goederen, één per handelaar
speicherstadt-edition-times = { $count } keer “{ $card }”
speicherstadt-edition-at-most = hoogstens { $most }
speicherstadt-edition-as-in-rulebook = { $numbers }, zoals in het spelregelboek
speicherstadt-edition-contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracten
    }
speicherstadt-edition-of-contracts = { $number } van de 10 contracten
speicherstadt-edition-on-contract =
    { $count ->
        [one] { $count } goed op een contract
       *[other] { $count } goederen op een contract
    }
speicherstadt-edition-sizes = 2, 3 of 4 goederen
speicherstadt-edition-cubes-in-all =
    { $count ->
        [one] { $count } blokje in totaal
       *[other] { $count } blokjes in totaal
    }
speicherstadt-edition-cubes-needed = minstens { $cubes } blokjes voor { $ships } schepen

speicherstadt-guide-setup-coins = de opstelling, munten van elke speler aan het begin.
speicherstadt-guide-setup-score = de opstelling, waar de punten beginnen.
speicherstadt-guide-setup-merchants = pagina 1, koopmannen waarmee een speler biedt.
speicherstadt-guide-setup-offer = pagina 2, kaarten in het aanbod naar aantal spelers.
speicherstadt-guide-setup-goods = pagina 1.
speicherstadt-guide-setup-cubes-on-a-ship = pagina’s 2 en 5.
speicherstadt-guide-setup-max-queue = pagina 2, hoogstens zoveel koopmannen boven een kaart.
speicherstadt-guide-setup-removed = de opstelling, herfstkaarten die uit het spel gaan, naar aantal spelers.
speicherstadt-guide-seasons = pagina’s 3 tot en met 5, hoeveel kaarten van een soort er zijn in winter, lente, zomer en herfst (de letter op de achterkant).
speicherstadt-guide-seasons-warehouse = de letter op de achterkant van de kaart.
speicherstadt-guide-firemen = de waarden op de brandweermannen van elk seizoen (de letter op de achterkant). Hoeveel er zijn: spelregelboek, pagina 3.
speicherstadt-guide-fires = de punten op de brandkaarten: die van lente, zomer en herfst, en de laatste. Hoeveel er zijn: spelregelboek, pagina 3.
speicherstadt-guide-contracts = de goederen op de contracten van elk seizoen (de letter op de achterkant), elk een lijst. Hoeveel er zijn: spelregelboek, pagina 4.
speicherstadt-guide-contracts-points = pagina 4, punten van een volledig contract naar aantal goederen.
speicherstadt-guide-points = pagina’s 3 tot en met 5.
speicherstadt-guide-income = pagina’s 2 en 3.
speicherstadt-guide-house = pagina 5, het Koopmanshuis.
speicherstadt-guide-trader = pagina 4.
