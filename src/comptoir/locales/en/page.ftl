### What the page says.

## Home

page-welcome = Two trading games, one table
page-welcome-more = Play against bots at once, or with friends near and far. No account needed.
page-home = Home
page-navigation = Main navigation
page-rules = Rules
page-about = About
page-language = Language
page-theme-auto = Colours: as the system
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-my-tables = My tables
page-open-tables = Open tables
page-no-open-tables = No table is looking for players right now.
page-finished-games = Finished games
page-no-finished-games = No game has ended here yet.
page-join-by-link = Join by link
page-paste-link = Paste a link
page-join = Join
page-no-link = That is not a link to a table.
page-your-turn = Your turn
page-waiting-for-players = Waiting for players
page-play-now = Play now
page-new-table = New table
page-game-speicherstadt = Hamburg’s warehouse district: queue for ships, contracts and firemen, and know when to stop bidding.
page-game-speicherstadt-facts = 2 to 5 players · about 45 minutes · by Stefan Feld
page-game-mombasa = Four trading companies, one continent: plan your cards in secret and back the company that grows.
page-game-mombasa-facts = 2 to 4 players · about 2 hours · by Alexander Pfister
page-level = Strength of the bots
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-guest = Guest

## A new table

page-new-table-of = New table: { $game }
page-players = Players
page-seat = Seat { $number }
page-wish-me = Me
page-wish-bot = Bot: { $level }
page-wish-invited = By invitation
page-wish-open = Open to all
page-hot-seat-is = Several people at one screen: it is covered whenever the seat changes.
page-variant-setup = Setup
page-variant-setup-first = First game
page-variant-setup-variable = Variable
page-edition = Edition
page-clock = Clock
page-clock-none = None
page-clock-live = Live: 15 minutes + 30 seconds a turn
page-clock-slow = Slow: 3 days + 12 hours a turn
page-title = Title
page-list-openly = Show it among the open tables
page-rated = Counts for the ratings
page-make-table = Make the table
page-start = Start

## Before the start

page-table = Table
page-lobby-waits = The game starts when all seats are taken, or with bots on those that are left.
page-seat-open = Open seat
page-seat-invited = Invited seat
page-bot = Bot { $number }
page-sit-down = Sit down
page-copy-link = Copy the link
page-copied = Copied
page-start-with-bots = Start, bots on the empty seats
page-is-here = Is here
page-leave = Leave

## The account

page-account = You
page-name = Name
page-save = Save
page-saved = Saved.
page-guest-is = You are a guest in this browser. Register to play from elsewhere, too.
page-register-or-sign-in = Register or sign in
page-login = Login
page-password = Password
page-register = Register
page-registered = You are registered.
page-sign-in = Sign in
page-signed-in = You are signed in.
page-sign-out = Sign out
page-sign-out-everywhere = Sign out everywhere
page-preferences = Preferences
page-confirm-turns = Confirm each turn
page-sound = Sound when it is my turn
page-motion = Animations
page-ratings = Ratings
page-games-played =
    { $count ->
        [one] ({ $count } game)
       *[other] ({ $count } games)
    }
page-notifications = Notifications
page-email = E-mail when it is your turn
page-webhook = Webhook
page-webhook-shape = Kind of webhook
page-add = Add
page-remove = Remove
page-test = Test
page-test-sent = A test message was sent.
page-email-unconfirmed = Not confirmed yet: open the link that was sent to this address.
page-email-link-again = Send the link again
page-email-link-sent = A link was sent.
page-email-confirmed = Your e-mail address is confirmed. Messages about your turns go there now.
page-email-link-old = This link is too old, or of another address. Ask for a new one under your name.
page-email-title = E-mail address
page-not-sent = It could not be sent: { $reason }.
page-not-sent-address = the address is not a public one
page-not-sent-connection = nobody answers there
page-not-sent-time = it took too long
page-not-sent-status = the answer was { $status }
page-not-sent-no-mail-server = this server sends no e-mail
page-not-sent-mail-server = the mail server failed
page-not-sent-refused = the mail server does not take the address
page-your-data = Your data
page-export = Export all
page-delete-account = Delete me…
page-delete-means = Your name leaves finished games, and bots take your seats. This can’t be undone.
page-delete-really = Delete for good
page-deleted = You were deleted.
page-open-record = Open a record file
page-to-rematch = To the rematch
page-voted = You want a bot; withdraw
page-hook-broken = switched off

## At the table

page-board = Board
page-zoom-in = Larger
page-zoom-out = Smaller
page-side = Players, question and panels
page-panels = Panels
page-menu = Menu
page-close = Close
page-round = Round { $round }
page-watching = Watching
page-you = you
page-left = left
page-away = away
page-thinking = Thinking
page-thinks = { $name } is thinking …
page-waiting-for = Waiting for { $name }
page-going-on = The game goes on …
page-working = One moment …
page-score-now = Score if the game ended now
page-vote-bot = Let a bot go on
page-leave-to-bot = Leave: a bot takes over
page-come-back = Take the seat back
page-keys = Keys: 1–9 choose, Enter confirms, U takes back, R restarts the turn.
page-options = What you can do
page-turn-ready = Is this your turn?
page-ends = After that the others go on.
page-ends-chance = After that something new is revealed, so there is no way back.
page-confirm = Confirm
page-undo = Take back
page-restart = Restart the turn
page-back-to-here = Back to before this choice
page-money = Money
page-score = Score
page-changed = Something has happened at the table. Please choose anew.
page-kept = The server can’t be reached. Your choices are kept; try again.
page-reconnecting = The connection is lost. Reconnecting; nothing is lost.
page-offline = The server can’t be reached.
page-try-again = Try again
page-not-loaded = This part of the page could not be loaded.
page-loading = Loading …
page-error-not-found = There is no such table, or it is not for you to see.
page-error-signed-out = Please sign in first.
page-error-taken = That is taken already.
page-error-too-many = Too many requests. Please wait a moment.
page-cover = { $name } is next
page-uncover = I am { $name }
page-log = Log
page-log-earlier = Show what happened before
page-scores = Scores
page-chat = Chat
page-notes = Notes
page-since =
    { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
page-previous = Previous
page-next = Next
page-propose-undo = Propose to go back to before this
page-proposal = { $name } proposes to go back to before this:
page-agree = Agree
page-refuse = Refuse
page-withdraw = Withdraw
page-category = Category
page-total = Total
page-rank = Place
page-chat-empty = Nobody has said anything yet.
page-chat-message = Message
page-send = Send
page-notes-are = Only you see this.
page-wins = Winner: { $name }
page-replay = Replay
page-analyse = Analyse
page-analysis = Analysis
page-replay-game = Game
page-rematch = Rematch
page-download = Download the record
page-fork = Play on from here
page-seed = Seed: { $seed }
page-step = Step
page-to-start = To the start
page-the-start = The start of the game.
page-play = Play
page-pause = Pause
page-chart = Scores over time: { $names }

## Speicherstadt’s board

page-harbour = Harbour
page-space = Space { $space }: { $card }, price { $price }
page-space-empty = Space { $space } is empty
page-buy = Buy
page-pass = Pass
page-supply = Still to come
page-pile = Pile
page-winter = Winter
page-spring = Spring
page-summer = Summer
page-autumn = Autumn
page-last-fire = Last fire
page-fires = Fires to come
page-fire-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-bag = Bag
page-stock = Stock
page-goods = Goods
page-no-goods = none
page-house = Merchant house
page-house-is = Keeps one good; sell two goods for a coin, or exchange three for one.
page-sell = Sell { $count }
page-exchange = Exchange { $count }
page-done = Done
page-warehouse = Warehouse
page-show-whole = Show larger
page-start-player = Start player
page-merchants-home =
    { $count ->
        [one] { $count } merchant at home
       *[other] { $count } merchants at home
    }
page-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
page-firemen = Firemen: { $count }
page-card-ship = Its goods are yours to deliver, sell or store.
page-card-contract = Deliver all its goods: it scores at the end if it is complete.
page-card-trader = Buys goods of its kind for a coin each; scores at the end.
page-card-fireman = His value counts at every fire: the strongest gain, the weakest lose.
page-card-fire = Most firemen gain its points, fewest lose them.
page-card-counting-office = The more you own, the more each is worth at the end.
page-card-warehouse = Keeps goods over the rounds; they score at the end.
page-card-bank = Brings another coin with every income.
page-card-port = Scores for each of your ships at the end.
page-card-chamber = Scores for each of your coins at the end.
page-card-church = Scores at the end.
page-card-prayer-boat = Scores at the end.

## Rules and about

page-games = Games
page-rules-of = Rules of { $game }
page-rules-note = Every rule has a number, and every reason and every line of the log refers to one. Page numbers are those of the printed rulebook.
page-rule-number = Rule { $rule }
page-rule-pages =
    { $count ->
        [one] (page { $pages })
       *[other] (pages { $pages })
    }
page-about-games = The games and their makers
page-about-authors = Speicherstadt is a game by Stefan Feld. Mombasa is a game by Alexander Pfister, illustrated by Klemens Franz and Andreas Resch. Both were published by eggertspiele. The games and their names belong to their authors and publishers. If you enjoy them here, buy them: a table with friends is better.
page-about-independent = Comptoir is independent work by fans, made without the authors or publishers. All texts are our own words and all drawings our own; nothing printed in the games is copied.
page-about-house = The house edition
page-about-house-text = The games are played with a house edition: it fits every statement of the rulebooks. Where these only show pictures, its values are our own and not read off the printed components. Whoever owns a box can run the program with its values.
page-about-history = The history behind Mombasa
page-about-history-1 = Mombasa is set among the chartered companies that traded in Africa in the age of colonialism. The game turns this into an abstract contest of shares and trading posts. The history was not like that: these companies took land and resources by force, exploited the people who lived there and profited from their unfree labour. The people of the continent, who had states, trade and cultures of their own, do not appear in the game at all.
page-about-history-2 = The exploitation of Africa and its people is one of the darkest chapters of history, and its consequences last to this day. We love the game for its mechanisms; we don’t want them to hide that.
page-about-fair = Fair play
page-about-fair-text = Nothing hidden leaves the server for a seat that may not know it, and bots see no more than people do. When a game is over its seed is published, so that anyone can check every card drawn.

page-learn = Learn by playing
page-hint-ask = What would you do?
page-hint-thinks = Thinking …
