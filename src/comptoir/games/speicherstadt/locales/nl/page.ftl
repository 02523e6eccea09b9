# The page: Speicherstadt’s board

page-harbour = Haven
page-space = Watervak { $space }: { $card }, prijs { $price }
page-space-free = Watervak { $space }: { $card }, nog geen koopmannen; prijs met één: { $price }
page-space-empty = Watervak { $space } is leeg
page-speicherstadt-do-bid = Zet een koopman boven { $card_the }
page-speicherstadt-do-bid-on = Zet een koopman boven { $card_the } op watervak { $space }
page-speicherstadt-did-buy = Koop { $card_the }
page-speicherstadt-did-pass = Zie af van { $card_the }
page-space-line = Rij: { $names }
page-buy = Kopen
page-pass = Ervan afzien
page-supply = Wat nog komt
page-pile = Stapel
page-winter = Winter
page-spring = Lente
page-summer = Zomer
page-autumn = Herfst
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
page-house-is =
    Bewaart { $places ->
        [one] { $places } goed
       *[other] { $places } goederen
    }; verkoop er { $goods } voor { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }, of ruil er { $give } voor { $take } van de aflegstapel.
page-sell = { $count } verkopen
page-exchange = { $count } ruilen
page-done = Verwerking afronden
page-speicherstadt-lost = Goederen: { $goods }, plaats voor { $room }. De rest gaat verloren
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
page-firemen = Totale waarde aan brandweermannen: { $count }
page-card-ship = De goederen zijn van jou: lever, verkoop of bewaar ze.
page-card-contract = Lever alle goederen: aan het einde telt alleen een compleet contract.
page-speicherstadt-contract =
    { $card }: { $goods } ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
page-contract-complete = Alle goederen zijn geleverd: aan het einde telt het contract.
page-card-trader =
    Koopt goederen van zijn soort voor { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } per stuk; geeft aan het einde punten.
page-card-fireman = Zijn waarde telt bij elke brand: het hoogste totaal krijgt punten, het laagste verliest ze.
page-card-fire = Het hoogste totaal aan brandweermannen krijgt de punten, het laagste verliest er evenveel.
page-card-counting-office = Hoe meer je er hebt, hoe meer elk aan het einde waard is.
page-card-warehouse = Bewaart goederen over de rondes heen; ze geven aan het einde punten.
page-card-bank =
    Levert bij de inkomsten telkens { $coins ->
        [one] { $coins } extra munt
       *[other] { $coins } extra munten
    } op.
page-card-port = Geeft aan het einde punten voor elk schip van jou.
page-card-chamber = Geeft aan het einde punten voor elke munt van jou.
page-card-church = Geeft aan het einde punten.
page-card-prayer-boat = Geeft aan het einde punten.

## Een beurt in één zin, na de naam van de speler

page-speicherstadt-told-cards = Nieuw in de haven: { $cards }.
page-speicherstadt-told-gains = { $names } hebben de sterkste brandweermannen (elk totaal { $firemen }) en krijgen elk { speicherstadt-part-points }.
page-speicherstadt-told-losses = { $names } hebben de zwakste brandweermannen (elk totaal { $firemen }) en verliezen elk { speicherstadt-part-points }.
page-speicherstadt-told-income = Inkomsten: { $amounts }.
page-speicherstadt-told-delivered = levert { $goods } voor { $card }
page-speicherstadt-told-traded =
    { $coins ->
        [one] verkoopt { $goods } { $traders ->
            [1] aan de handelaar
           *[2] aan handelaren
        } voor { $coins } munt
       *[other] verkoopt { $goods } { $traders ->
            [1] aan de handelaar
           *[2] aan handelaren
        } voor { $coins } munten
    }
page-speicherstadt-told-exchanged = ruilt { $laid } voor { $took }
page-speicherstadt-told-stored = slaat { $goods } op
