# De pagina: het bord van Mombasa

page-mombasa-map = Kaart
page-mombasa-displays = Sporen en displays
page-mombasa-spaces = Bonusvakken en stapels
page-mombasa-share-value = Een aandeel van { $company } is { $value } waard
page-mombasa-column = { $company }, kolom { $number }, handelsposten: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Maatschappijspoor { $company }
page-mombasa-empty = leeg
page-mombasa-price = Prijs: { $price }
page-mombasa-stack = Actiekaartenstapel
page-mombasa-supply = Boekenvoorraad
page-mombasa-own-tracks = Sporen van { $player }
page-mombasa-diamonds = Diamanten: { $count }, waarde { $value }
page-mombasa-book-space = Boekvak { $number }
page-mombasa-deck = Ruststapel { $number }, kaarten: { $cards }
page-mombasa-pounds = Pond: { $pounds }
page-mombasa-markers = Bonusschijven: { $markers }
page-mombasa-costs = Kosten: £{ $pounds }
page-mombasa-entry = Nodige uitbreidingspunten: { $points }
page-mombasa-rounds = Ronde { $round } van { $rounds }
page-mombasa-discards = Aflegstapel
page-mombasa-bank = Bank: ponden komen hiervandaan en gaan hierheen terug
page-mombasa-slot-unlocked = Vanaf hier heb je een actieslot meer
page-mombasa-books = Omgedraaide boeken: { $count }, waard { $value }

page-mombasa-bonus-more_expansion = uitbreiding +
page-mombasa-bonus-more_markers = schijven +
page-mombasa-bonus-cheaper_bananas = bananen, mix
page-mombasa-bonus-cheaper_cotton = katoen
page-mombasa-bonus-books_and_diamonds = boeken, diamant
page-mombasa-bonus-buy_and_diamonds = kopen, diamant
page-mombasa-bonus-sell_dear = verkopen
page-mombasa-bonus-other_tracks = andere sporen

## Uitleg bij symbolen

page-mombasa-reward = Beloning: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds = ponden
page-mombasa-sign-books = boekhoudingspunten
page-mombasa-sign-diamonds = diamantstappen
page-mombasa-sign-steps = stappen op het spoor van de maatschappij
page-mombasa-sign-remove_posts = posten uit een basis
page-mombasa-sign-mines = mijnen, die tellen voor de diamanthandelaar van de maatschappij
page-mombasa-ink-jar = Inktpot: hij gaat van boek naar boek, en is nu { $value } waard
page-mombasa-jar-value = De inktpot is vanaf hier £{ $value } waard
page-mombasa-no-a = Hier mag geen A-boek liggen
page-mombasa-book-is = Vereist { $needs }, geeft { $gives }
page-mombasa-shares = Aandelen { $company }: { $count }
page-mombasa-base = Elke post die vertrekt maakt een plaats vrij; de zichtbare munten zijn de waarde van een aandeel
page-mombasa-track-is = Getallen boven: aandelen vanaf daar. Gouden vakken betalen ponden en spelen de bonus vrij. Rode lijnen kosten ponden
page-mombasa-round-coins = Munten gaan naar de boeken eronder als hun ronde begint
page-mombasa-crate = Krat: { $crate }
page-mombasa-share-on-card = Telt als aandeel: { $company }
page-mombasa-card-coffee = Goederen: koop een kaart uit de display, of zet stappen op sporen
page-mombasa-card-expansion = Uitbreidingspunten: een maatschappij betreedt regio’s
page-mombasa-card-bookkeeper = Boekhouder: verplaatst de inktpot, dan boekhoudingspunten
page-mombasa-card-diamond_merchant = Diamanthandelaar: stappen op het diamantspoor, en ponden
page-mombasa-card-share = Een aandeel dat aan het eind telt; het wordt nooit gepland
page-mombasa-space-first_player = Word startspeler vanaf de volgende ronde, en gebruik 1 boekhoudingspunt
page-mombasa-space-buy = Koop een kaart uit de display voor ponden
page-mombasa-space-sell = Verwijder een kaart uit je hand voor haar krat plus { $plus } pond
page-mombasa-space-majority = Voor wie er het meeste van open heeft, vanaf het getal; stappen zijn op het spoor van { $company }
page-mombasa-space-tile = Reserveer deze tegel voor de volgende ronde
page-mombasa-space-extra = Voor wie de bonus van het spoor { $company } heeft vrijgespeeld: { $bonus }
