# The page: Mombasa’s board

page-mombasa-map = Map
page-mombasa-displays = Tracks and displays
page-mombasa-spaces = Bonus spaces and stacks
page-mombasa-share-value = A share of { $company } is worth £{ $value }
page-mombasa-column =
    { $company }, { $row ->
        [1] top row
        [2] middle row
       *[3] bottom row
    }, trading posts: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = { $company } track
page-mombasa-empty = empty
page-mombasa-price = Price: { $price }
page-mombasa-price-less = Price: { $full } − { $off } (track bonus) = { $price }
page-mombasa-stack = Action card stack
page-mombasa-stack-short = Cards
page-mombasa-supply-short = Books
page-mombasa-discards-short = Discards
page-mombasa-supply = Book supply
page-mombasa-own-tracks = Tracks of { $player }
page-mombasa-diamonds = Diamonds: { $count }, worth £{ $value }
page-mombasa-book-space = Book space { $number }
page-mombasa-deck = Resting deck { $number }, cards: { $cards }
page-mombasa-laid = Slot { $number }: { $card }
page-mombasa-take-out = Press it to take it out, or drag it to another slot
page-mombasa-planned = Has planned: the cards lie face down
page-mombasa-pounds = Pounds: { $pounds }
page-mombasa-markers = Bonus markers: { $markers }
page-mombasa-costs = Cost: £{ $pounds }
page-mombasa-entry = Expansion points needed: { $points }
page-mombasa-rounds = Round { $round } of { $rounds }
page-mombasa-discards = Discard pile
page-mombasa-bank = Bank: pounds come from here and go back here
page-mombasa-slot-unlocked = From here on you have one more action slot
page-mombasa-books = Bookkeeping: worth £{ $value }, books entered: { $count }
page-mombasa-marker-lies = Bonus marker: { $player }
page-mombasa-bonus-more_expansion = more expansion points
page-mombasa-bonus-more_markers = more bonus markers
page-mombasa-bonus-cheaper_bananas = cheaper cards for bananas, then for any goods
page-mombasa-bonus-cheaper_cotton = cheaper cards for cotton, then more units of cotton
page-mombasa-bonus-books_and_diamonds = bookkeeping points and diamonds
page-mombasa-bonus-buy_and_diamonds = buying a card, and diamonds
page-mombasa-bonus-sell_dear = selling a card for more
page-mombasa-bonus-other_tracks = spaces on other tracks

## Choices, in the words of the drawing

page-mombasa-do-rest = Put { $card_the } into resting slot { $slot }
page-mombasa-about-rest = The three cards named on your starting tile begin at rest, one in each slot. A card comes back to your hand when you pick up its deck at the end of a round: one deck per round.
page-mombasa-about-deck = Its cards come back to your hand. Only after that do the cards you played go to the resting decks of their slots.
page-mombasa-about-books = You take books row by row, each row from left to right.
page-mombasa-do-acquire = Acquire { $card_the }
page-mombasa-do-take = Take the { $book }
page-mombasa-replaces = Replaces what lies there: { $book }
page-mombasa-also = You also get { $things }
page-mombasa-do-choose = Take the reward: { $things }
page-mombasa-do-column =
    Take the post from { $row ->
        [1] the top row
        [2] the middle row
       *[3] the bottom row
    }
page-mombasa-do-return =
    Put the post back into { $row ->
        [1] the top row
        [2] the middle row
       *[3] the bottom row
    }
page-mombasa-do-remove =
    Remove a { $company } trading post from { $row ->
        [1] the top row
        [2] the middle row
       *[3] the bottom row
    }
page-mombasa-ask-column = Which row of the { $company } base does the trading post for { $region_the } come from?
page-mombasa-ask-return = To which row of its base does the ousted { $company } trading post return?
page-mombasa-worth = Value of a share: £{ $from } → £{ $to }

## Tooltips

page-mombasa-reward = Reward: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds =
    { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
page-mombasa-sign-books =
    { $count ->
        [one] { $count } bookkeeping point
       *[other] { $count } bookkeeping points
    }
page-mombasa-sign-diamonds =
    { $count ->
        [one] { $count } space on the diamond track
       *[other] { $count } spaces on the diamond track
    }
page-mombasa-sign-steps =
    { $count ->
        [one] { $count } space on the company’s track
       *[other] { $count } spaces on the company’s track
    }
page-mombasa-sign-remove_posts =
    { $count ->
        [one] { $count } post to remove from a base
       *[other] { $count } posts to remove from a base
    }
page-mombasa-sign-mines =
    { $count ->
        [one] { $count } mine, which counts for the company’s diamond merchant
       *[other] { $count } mines, which count for the company’s diamond merchant
    }
page-mombasa-ink-jar = Ink jar: it moves from book to book, and is worth £{ $value } now
page-mombasa-jar-value = The ink jar is worth £{ $value } from here on
page-mombasa-no-a = No A-book may lie here
page-mombasa-book-is = Requires { $needs }, gives { $gives }
page-mombasa-shares = Shares of { $company }: { $count }
page-mombasa-base = Each post that leaves uncovers a space; the coins you can see are the value of a share; the rows are what the rules call columns
page-mombasa-track-is = Numbers on top: shares from there on. Golden spaces pay pounds and unlock the track bonus. Crossing a red line costs pounds
page-mombasa-round-coins = Coins go to the books below when their round begins
page-mombasa-crate = Crate: { $crate }
page-mombasa-share-on-card = Counts as a share of { $company }
page-mombasa-card-coffee = Goods: acquire a card from the display and/or move along the company tracks
page-mombasa-card-expansion = Expansion points: a company enters regions
page-mombasa-card-bookkeeper = Bookkeeper: moves the ink jar, then bookkeeping points
page-mombasa-card-diamond_merchant = Diamond merchant: spaces on the diamond track, and pounds
page-mombasa-card-share = A share that counts at the end; it is never planned
page-mombasa-space-first_player = Become first player from the next round on, and use 1 bookkeeping point
page-mombasa-space-buy = Buy a card from the display for pounds
page-mombasa-space-sell = Remove a card from your hand for its crate value plus { $plus } pounds
page-mombasa-space-majority = For whoever has the most of it face up (a tie is enough); the reward depends on your total; moves are on the { $company } track
page-mombasa-space-tile = Reserve this tile for the next round
page-mombasa-space-extra = For those who have unlocked the track bonus of { $company }: { $bonus }

## A turn in a sentence, after the player’s name

page-mombasa-told-acquired = acquires { $card } with { $goods }
page-mombasa-told-used = uses { $goods }
page-mombasa-told-steps =
    { $steps ->
        [one] moves { $steps } space on the { $company } track
       *[other] moves { $steps } spaces on the { $company } track
    }
page-mombasa-told-entered = expands { $company } into { $regions }
page-mombasa-told-cards = New cards on display: { $cards }.
page-mombasa-told-books = New books on display: { $books }.
