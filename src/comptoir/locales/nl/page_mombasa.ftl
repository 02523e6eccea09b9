# De pagina: het bord van Mombasa

page-mombasa-map = Kaart
page-mombasa-displays = Sporen en displays
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
