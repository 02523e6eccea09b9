# The page: Mombasa’s board

page-mombasa-map = Kaart
page-mombasa-displays = Sporen en displays
page-mombasa-spaces = Bonusvakken en stapels
page-mombasa-share-value = Een aandeel van { $company } is £{ $value } waard
page-mombasa-column =
    { $company }, { $row ->
        [1] bovenste rij
        [2] middelste rij
       *[3] onderste rij
    }: { $posts ->
        [one] { $posts } handelspost
       *[other] { $posts } handelsposten
    }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Maatschappijspoor { $company }
page-mombasa-empty = leeg
page-mombasa-price = Prijs: { $price }
page-mombasa-price-less = Prijs: { $full } − { $off } (spoorbonus) = { $price }
page-mombasa-stack = Actiekaartenstapel
page-mombasa-stack-short = Kaarten
page-mombasa-supply-short = Boeken
page-mombasa-discards-short = Aflegstapel
page-mombasa-supply = Boekenvoorraad
page-mombasa-own-tracks = Sporen van { $player }
page-mombasa-diamonds = Diamanten: { $count }, waarde £{ $value }
page-mombasa-book-space = Boekvak { $number }
page-mombasa-deck =
    { $cards ->
        [one] Ruststapel { $number }: { $cards } kaart
       *[other] Ruststapel { $number }: { $cards } kaarten
    }
page-mombasa-laid = Slot { $number }: { $card }
page-mombasa-take-out = Druk erop om de kaart terug te nemen, of sleep hem naar een ander slot
page-mombasa-planned = Heeft gepland: de kaarten liggen gedekt
page-mombasa-pounds = Ponden: { $pounds }
page-mombasa-markers = Bonusschijven: { $markers }
page-mombasa-costs = Kosten: £{ $pounds }
page-mombasa-entry = Benodigde uitbreidingspunten: { $points }
page-mombasa-rounds = Ronde { $round } van { $rounds }
page-mombasa-discards = Aflegstapel
page-mombasa-bank = Bank: ponden komen hiervandaan en gaan hierheen terug
page-mombasa-slot-unlocked = Vanaf hier heb je een actieslot meer
page-mombasa-books =
    { $count ->
        [one] Boekhouding: { $count } boek betreden, waarde £{ $value }
       *[other] Boekhouding: { $count } boeken betreden, waarde £{ $value }
    }
page-mombasa-marker-lies = Bonusschijf: { $player }
page-mombasa-bonus-more_expansion = uitbreiding +
page-mombasa-bonus-more_markers = schijven +
page-mombasa-bonus-cheaper_bananas = bananen, mix
page-mombasa-bonus-cheaper_cotton = katoen
page-mombasa-bonus-books_and_diamonds = boeken, diamant
page-mombasa-bonus-buy_and_diamonds = kopen, diamant
page-mombasa-bonus-sell_dear = verkopen
page-mombasa-bonus-other_tracks = andere sporen

## Choices, in the words of the drawing

page-mombasa-do-rest = Leg { $card_the } in rustslot { $slot }
page-mombasa-about-rest = De drie kaarten van je starttegel rusten eerst, in elk rustslot één. Een kaart komt terug in je hand als je aan het einde van een ronde de ruststapel opraapt waarin ze ligt: één stapel per ronde.
page-mombasa-about-deck = De kaarten ervan komen terug in je hand. Pas daarna gaan de gespeelde kaarten naar de ruststapels van hun slots.
page-mombasa-about-books = Je neemt boeken rij voor rij, telkens van links naar rechts.
page-mombasa-do-acquire = Verwerf { $card_the }
page-mombasa-do-take = Neem het { $book }
page-mombasa-replaces = Vervangt wat daar ligt: { $book }
page-mombasa-also = Je krijgt er { $things } bij
page-mombasa-do-choose = Neem de beloning: { $things }
page-mombasa-do-column =
    Neem de post uit { $row ->
        [1] de bovenste rij
        [2] de middelste rij
       *[3] de onderste rij
    }
page-mombasa-do-return =
    Zet de post terug in { $row ->
        [1] de bovenste rij
        [2] de middelste rij
       *[3] de onderste rij
    }
page-mombasa-do-remove =
    Verwijder een handelspost van { $company } uit { $row ->
        [1] de bovenste rij
        [2] de middelste rij
       *[3] de onderste rij
    }
page-mombasa-ask-column = Uit welke rij van de basis van { $company } komt de handelspost voor { $region_the }?
page-mombasa-ask-return = In welke rij van de basis gaat de verdreven handelspost van { $company } terug?
page-mombasa-worth = Waarde van een aandeel: £{ $from } → £{ $to }

## Uitleg bij symbolen

page-mombasa-reward = Beloning: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds = { $count } pond
page-mombasa-sign-books =
    { $count ->
        [one] { $count } boekhoudingspunt
       *[other] { $count } boekhoudingspunten
    }
page-mombasa-sign-diamonds =
    { $count ->
        [one] { $count } vak op het diamantspoor
       *[other] { $count } vakken op het diamantspoor
    }
page-mombasa-sign-steps =
    { $count ->
        [one] { $count } vak op het spoor van de maatschappij
       *[other] { $count } vakken op het spoor van de maatschappij
    }
page-mombasa-sign-remove_posts =
    { $count ->
        [one] { $count } uit een basis te verwijderen post
       *[other] { $count } uit een basis te verwijderen posten
    }
page-mombasa-sign-mines =
    { $count ->
        [one] { $count } mijn, die telt voor de diamanthandelaar van de maatschappij
       *[other] { $count } mijnen, die tellen voor de diamanthandelaar van de maatschappij
    }
page-mombasa-ink-jar = Inktpot: hij gaat van boek naar boek, en is nu £{ $value } waard
page-mombasa-jar-value = De inktpot is vanaf hier £{ $value } waard
page-mombasa-no-a = Hier mag geen A-boek liggen
page-mombasa-book-is = Vereist { $needs }, geeft { $gives }
page-mombasa-shares = Aandelen { $company }: { $count }
page-mombasa-base = Elke post die vertrekt, legt een vak bloot; de zichtbare munten zijn de waarde van een aandeel; de rijen heten in de spelregels kolommen
page-mombasa-track-is = Getallen boven: aandelen vanaf daar. Gouden vakken betalen ponden en maken de spoorbonus vrij. Een rode lijn passeren kost ponden
page-mombasa-round-coins = Munten gaan naar de boeken eronder als hun ronde begint
page-mombasa-crate = Krat: { $crate }
page-mombasa-share-on-card = Telt als aandeel: { $company }
page-mombasa-card-coffee = Goederen: verwerf een kaart uit de kaartendisplay en/of schuif vooruit op de sporen
page-mombasa-card-expansion = Uitbreidingspunten: een maatschappij betreedt regio’s
page-mombasa-card-bookkeeper = Boekhouder: verplaatst de inktpot, dan boekhoudingspunten
page-mombasa-card-diamond_merchant = Diamanthandelaar: vakken op het diamantspoor, en ponden
page-mombasa-card-share = Een aandeel dat aan het einde telt; het wordt nooit gepland
page-mombasa-space-first_player = Word startspeler vanaf de volgende ronde, en gebruik 1 boekhoudingspunt
page-mombasa-space-buy = Koop een kaart uit de kaartendisplay voor ponden
page-mombasa-space-sell = Verwijder een kaart uit je hand voor de kratwaarde plus { $plus } pond
page-mombasa-space-majority = Voor wie er het meeste van open heeft liggen (gelijkstand volstaat), vanaf het getal; je schuift vooruit op het spoor van { $company }
page-mombasa-space-tile = Reserveer deze tegel voor de volgende ronde
page-mombasa-space-extra = Voor wie de spoorbonus van { $company } heeft vrijgemaakt: { $bonus }

## Een beurt in één zin, na de naam van de speler

page-mombasa-told-acquired = verwerft { $card } met { $goods }
page-mombasa-told-used = gebruikt { $goods }
page-mombasa-told-steps =
    { $steps ->
        [one] schuift { $steps } vak vooruit op het spoor van { $company }
       *[other] schuift { $steps } vakken vooruit op het spoor van { $company }
    }
page-mombasa-told-entered = breidt { $company } uit naar { $regions }
page-mombasa-told-cards = Nieuw in de kaartendisplay: { $cards }.
page-mombasa-told-books = Nieuwe boeken: { $books }.
