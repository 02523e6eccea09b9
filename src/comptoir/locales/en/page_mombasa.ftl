# The page: Mombasa's board

page-mombasa-map = Map
page-mombasa-displays = Tracks and displays
page-mombasa-spaces = Bonus spaces and stacks
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
page-mombasa-bank = Bank: pounds come from here and go back here
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

## Tooltips

page-mombasa-reward = Reward: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds = pounds
page-mombasa-sign-books = bookkeeping points
page-mombasa-sign-diamonds = diamond steps
page-mombasa-sign-steps = steps on the company’s track
page-mombasa-sign-remove_posts = posts out of a base
page-mombasa-sign-mines = mines, which count for the company’s diamond merchant
page-mombasa-ink-jar = Ink jar: it moves from book to book, and is worth { $value } now
page-mombasa-jar-value = The ink jar is worth £{ $value } from here on
page-mombasa-no-a = No A-book may lie here
page-mombasa-book-is = Needs { $needs }, gives { $gives }
page-mombasa-shares = Shares of { $company }: { $count }
page-mombasa-base = Each post that leaves uncovers a place; the coins that show are the value of a share
page-mombasa-track-is = Numbers on top: shares from there on. Golden spaces pay pounds and unlock the bonus. Red lines cost pounds to cross
page-mombasa-round-coins = Coins go to the books below when their round begins
page-mombasa-crate = Crate: { $crate }
page-mombasa-share-on-card = Counts as a share of { $company }
page-mombasa-card-coffee = Goods: buy a card of the display, or step on tracks
page-mombasa-card-expansion = Expansion points: a company enters regions
page-mombasa-card-bookkeeper = Bookkeeper: moves the ink jar, then bookkeeping points
page-mombasa-card-diamond_merchant = Diamond merchant: steps on the diamond track, and pounds
page-mombasa-card-share = A share that counts at the end; it is never planned
page-mombasa-space-first_player = Be first player from the next round on, and use 1 bookkeeping point
page-mombasa-space-buy = Buy a card of the display for pounds
page-mombasa-space-sell = Remove a card from your hand for its crate and { $plus } pounds more
page-mombasa-space-majority = For whoever has the most of it open, from the number on; steps are on the track of { $company }
page-mombasa-space-tile = Reserve this tile for the next round
page-mombasa-space-extra = For those who have unlocked the bonus of the track { $company }: { $bonus }
