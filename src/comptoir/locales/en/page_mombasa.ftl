# The page: Mombasa's board

page-mombasa-map = Map
page-mombasa-displays = Tracks and displays
page-mombasa-share-value = A share of { $company } is worth { $value }
page-mombasa-column = { $company }, column { $number }, trading posts: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Company track { $company }
page-mombasa-empty = empty
page-mombasa-price = Price: { $price }
page-mombasa-stack = Action card stack
page-mombasa-supply = Book supply
page-mombasa-own-tracks = Tracks of { $player }
page-mombasa-diamonds = Diamonds: { $count }, worth { $value }
page-mombasa-book-space = Book space { $number }
page-mombasa-deck = Resting deck { $number }, cards: { $cards }
page-mombasa-pounds = Pounds: { $pounds }
page-mombasa-markers = Bonus markers: { $markers }
page-mombasa-costs = Cost: £{ $pounds }
page-mombasa-entry = Expansion points needed: { $points }
page-mombasa-rounds = Round { $round } of { $rounds }
page-mombasa-discards = Discard pile
page-mombasa-slot-unlocked = From here on you have one more action slot
page-mombasa-books = Flipped books: { $count }, worth { $value }

page-mombasa-bonus-more_expansion = expansion +
page-mombasa-bonus-more_markers = markers +
page-mombasa-bonus-cheaper_bananas = bananas, mixed
page-mombasa-bonus-cheaper_cotton = cotton
page-mombasa-bonus-books_and_diamonds = books, gems
page-mombasa-bonus-buy_and_diamonds = buying, gems
page-mombasa-bonus-sell_dear = selling
page-mombasa-bonus-other_tracks = other tracks
