### What the page says.

## Home

page-welcome = Board games around one table
page-welcome-more = Play against bots at once, or with friends near and far. No account needed.
page-home = Home
page-navigation = Main navigation
page-rules = Rules
page-how-to-play = How to play
page-about = About
page-language = Language
page-theme-auto = Colours: same as system
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-my-tables = My tables
page-tables-more = and { $count } more
page-tables-fewer = Show fewer
page-open-tables = Open tables
page-no-open-tables = No table is looking for players right now.
page-finished-games = Finished games
page-no-finished-games = No games have finished here yet.
page-join-by-link = Join by link
page-paste-link = Paste a link
page-join = Join
page-no-link = That is not a link to a table.
page-your-turn = Your turn
page-waiting-for-players = Waiting for players
page-play-now = Play now
page-new-table = New table
page-game-facts = { $least } to { $most } players · { $length } · by { $authors }
page-game-minutes = about { $minutes } minutes
page-game-hours =
    { $hours ->
        [one] about { $hours } hour
       *[other] about { $hours } hours
    }
page-against-bots =
    { $count ->
        [one] against { $count } bot:
       *[other] against { $count } bots:
    }
page-level = Strength of the bots
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-expert = Expert
page-guest = Guest

## A new table

page-new-table-of = New table: { $game }
page-players = Players
page-seat = Seat { $number }
page-wish-me = Me
page-wish-bot = Bot: { $level }
page-wish-invited = By invitation
page-wish-open = Open to all
page-hot-seat-is = Several people at one screen: the screen is hidden whenever it is someone else’s turn.
page-hot-seat-open = Several people at one screen: nothing is secret here, so the screen only says whose turn it is.
page-edition = Edition
page-clock = Clock
page-clock-none = None
page-clock-off = No clock
page-clock-live = Live: 15 minutes + 30 seconds per turn
page-clock-slow = Slow: 3 days + 12 hours per turn
page-clock-quick = Quick: 5 minutes + 10 seconds per turn
page-clock-day = A turn a day: 1 day per turn
page-clock-terms = Clock: { $bank } + { $more } per turn
page-clock-bank = Clock: { $bank }
page-seat-name = Name at seat { $number }
page-title = Title
page-list-openly = List it under open tables
page-rated = Rated game
page-make-table = Create table
page-start = Start

## Before the start

page-table = Table
page-lobby-waits = The game starts when all seats are taken and you start it, or as soon as you fill the empty ones with bots.
page-lobby-start = All seats are taken: you can start the game.
page-lobby-host = { $name } starts the game when all seats are taken.
page-lobby-host-full = All seats are taken: { $name } can start the game now.
page-invites-you = { $name } invites you to play { $game }
page-your-name = Your name
page-names = Ada, Ben, Clara, Dan, Emma, Finn, Grace, Hugo, Iris, Jonas, Lena, Max
page-name-suggested = Only a suggestion: type your own name over it.
page-name-another = Another suggestion
page-seat-open = Open seat
page-seat-invited = Seat by invitation
page-seat-kept = { $name } (invited)
page-invited = You are invited to this table. You play only if you accept.
page-accept = Accept
page-decline = Decline
page-invitation = Invitation
page-bot = Bot { $number }
page-sit-down = Sit down
page-copy-link = Copy the link
page-link-all =
    { $count ->
        [one] Send this link: it lets { $count } more person in.
       *[other] Send this link: it lets { $count } more people in.
    }
page-link-only-here = This link works on this computer only. For it to work on other devices, start the server again with “{ $command }” and open this page at the computer’s address in the network: see docs/hosting.md.
page-link-not-here = This link works on this computer only. Open this page at the computer’s address in the network and send the link from there: see docs/hosting.md.
page-link-used = This invitation is used up: all its seats are taken.
page-link-late = You were invited, but the game started without you. You can watch it.
page-remove-person = Remove { $name }
page-removed = The person who created the table has removed you from your seat.
page-copied = Copied
page-copy-by-hand = The link can’t be copied automatically here: it is selected, so that you can copy it yourself.
page-start-with-bots = Start with bots in the empty seats
page-is-here = Online
page-leave = Leave the table

## The account

page-account = Your account
page-name = Name
page-save = Save
page-saved = Saved.
page-guest-is = You are a guest in this browser. Register to play on other devices as well.
page-login-is = You are signed in as { $login }.
page-change-password = Change the password
page-old-password = Old password
page-new-password = New password (8 to 200 characters)
page-password-changed = Your password has been changed. Everywhere else you are signed out.
page-move-link = Continue in another browser
page-move-means = Open this link in the other browser within an hour, and you continue there as the same guest. Anyone who has it plays as you: keep it to yourself.
page-move-ask = This link takes a guest’s seats to this browser.
page-move-here = Continue here
page-seat-yours = Is one of these seats yours? Sign in, or make a link under “Your account” in the browser where you play.
page-signed-out = You are signed out in this browser, so you only watch now.
page-register-or-sign-in = Register or sign in
page-login = Login
page-password = Password
page-register = Register
page-registered = You are registered.
page-sign-in = Sign in
page-signed-in = You are signed in.
page-about-person = About { $name }
page-hosts = For hosts
page-banned = A host of this server has banned you. You can still export what is stored about you, and delete your account.
page-muted = A host of this server has muted you: you can play, but not write.
page-forgot-password = Forgot your password?
page-sign-out = Sign out
page-sign-out-everywhere = Sign out everywhere
page-preferences = Preferences
page-confirm-turns = Confirm turns
page-confirm-turns-each = always with the button
page-confirm-turns-moment = only those of several clicks
page-confirm-turns-none = never: play at once
page-sound = Sound when it is my turn
page-notify = Browser notification when it is my turn, while this page is open
page-notify-denied = The browser does not allow notifications here. You can change that in its settings for this site.
page-motion = Animations
page-ratings = Ratings
page-games-played =
    { $count ->
        [one] ({ $count } game)
       *[other] ({ $count } games)
    }
page-notifications = Notifications
page-email = E-mail when it is my turn
page-webhook = Webhook
page-webhook-shape = Kind of webhook
page-add = Add
page-remove = Remove
page-remove-lesson = Remove this lesson?
page-remove-lesson-more = It disappears from your list, and you can’t resume it. You can start a new one at any time.
page-test = Test
page-test-sent = A test message was sent.
page-email-unconfirmed = Not confirmed yet: open the link that was sent to this address.
page-email-link-again = Send the link again
page-email-link-sent = A link was sent.
page-no-mail = This server sends no e-mail, but you can use a webhook.
page-no-email-ask = Stop e-mail about your turns? Your address will be removed from this server.
page-no-email-yes = Remove the address
page-no-email-done = The address has been removed. You will get no more e-mail.
page-email-confirmed = Your e-mail address is confirmed. Messages about your turns will be sent there.
page-email-link-old = This link has expired or belongs to another address. Request a new one on your account page.
page-email-title = E-mail address
page-not-sent = It could not be sent: { $reason }.
page-not-sent-address = the address is not public
page-not-sent-connection = there was no answer
page-not-sent-time = it took too long
page-not-sent-status = the answer was { $status }
page-not-sent-no-mail-server = this server sends no e-mail
page-not-sent-mail-server = the mail server failed
page-not-sent-refused = the mail server rejected the address
page-your-data = Your data
page-export = Export everything
page-delete-account = Delete my account…
page-delete-means = Your name is removed from finished games, and bots take over your seats. This can’t be undone.
page-delete-really = Delete for good
page-deleted = Your account has been deleted.
page-open-record = Open a record file
page-to-rematch = Go to the rematch
page-voted = You voted for a bot (withdraw)
page-hook-broken = switched off

## At the table

page-board = Board
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-own = Enlarge your own board, too
page-side = Players, decision and panels
page-panels = Panels
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-round = Round { $round }
page-watching = Watching
page-you = you
page-left = has left
page-out-of-time = out of time
page-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
page-away = away
page-thinking = Thinking
page-thinks = { $name } is thinking…
page-waiting-for = Waiting for { $name }
page-going-on = The game continues…
page-working = One moment…
page-score-now = Score if the game ended now
page-vote-bot = Vote to let a bot take over
page-vote-later = You can vote for a bot from { $time } on.
page-votes = For a bot: { $names }
page-leave-to-bot = Leave: a bot takes over
page-notice-left = { $name } left; a bot is playing.
page-notice-replaced = { $name } did not show up; a bot is playing.
page-notice-out_of_time = { $name } ran out of time; a bot is playing.
page-notice-returned = { $name } is back.
page-notice-warned = { $name } is absent, and the others want a bot to take over in 10 minutes.
page-notice-unrated = This game is not rated: { $name } is using the same browser or address as someone else here.
page-notice-went_back = The game went back, as { $name } wished.
page-notice-took_back = { $name } took back the last turn.
page-notice-refused = { $name } refuses the undo.
page-notice-proposed = { $name } proposes an undo.
page-notice-agreed = { $name } agrees to the undo.
page-notice-withdrawn = { $name } withdrew the proposed undo.
page-notice-lapsed = The game went on: the undo that { $name } proposed no longer stands.
page-notice-removed = { $name } had to give up the seat.
page-bot-takes-over = A bot takes over at { $time }
page-bot-plays-for-you = A bot is playing for you.
page-out-of-time-you = Your time is up: a bot is playing for you.
page-rated-rules = Rated: if a bot plays for you, even for one turn, the game counts as lost for you. Games between people in one browser or at one address are not rated.
page-leave-rated = This game is rated. If you leave, it counts as lost for you, even if you come back. Leave?
page-leave-sure = Leave? A bot plays for you until you come back.
page-lost = counts as lost
page-come-back = Take the seat back
page-keys = Keys: 1–9, then a, b, c… choose, Enter confirms, U undoes, R restarts the turn.
page-options = What you can do
page-options-below = { $count } more
page-turn-ready = Play this turn?
page-turn-soon = This turn is played in a moment, unless you undo it
page-turn-waits = It waits until you confirm it.
page-ends = Then the others play.
page-ends-chance = This reveals something new: afterwards you can undo it only if everyone else at the table agrees.
page-ends-chance-alone = This reveals something new: afterwards you can undo it only with the arrow in the log.
page-confirm = Confirm
page-undo = Undo
page-undo-told = You can still take your turn back; { $name } will be told.
page-restart = Restart the turn
page-back-to-here = Undo back to this choice
page-money = Money
page-score = Score
page-changed = Something has happened at the table. Please choose again.
page-kept = The server can’t be reached. Your choices are kept; try again.
page-reconnecting = Connection lost. Reconnecting… Nothing you did is lost.
page-offline = The server can’t be reached.
page-try-again = Try again
page-not-loaded = This part could not be loaded.
page-nothing-here = There is nothing at this address.
page-loading = Loading…
page-closed-version = This game was started with a version of the rules that this server no longer plays. Nothing is lost: the game is kept as it is.
page-closed-edition = This game was started with an edition that this server does not have now. Nothing is lost: the game is kept as it is.
page-closed-journal = The journal of this game is damaged from line { $line } on, so nobody can continue it. Everything before that line is kept.
page-closed-ended = The game was ended without a result. It counts for nobody.
page-closed-end = Agree to end the game
page-closed-cut = Agree to go back to the last good step ({ $steps })
page-closed-withdraw = Withdraw your agreement
page-closed-needs = Still to agree: { $names }
page-closed-download = Download everything that was done
page-cover = { $name }’s turn
page-uncover = I am { $name }
page-cover-back = Back to { $name }
page-cover-keys = With the keyboard: Tab, then Enter.
page-log = Log
page-log-earlier = Show earlier events
page-scores = Scores
page-chat = Chat
page-notes = Notes
page-since =
    { $count ->
        [one] Since your last turn: { $count } turn
       *[other] Since your last turn: { $count } turns
    }
page-propose-undo = Propose undoing everything from here on
page-go-back-from = Undo everything from here on
page-go-back-ask = Undo everything from here on?
page-go-back-lost =
    { $count ->
        [one] { $count } line of the log will be undone, and can’t be brought back.
       *[other] { $count } lines of the log will be undone, and can’t be brought back.
    }
page-go-back-rounds =
    { $count ->
        [one] The game goes back by { $count } round.
       *[other] The game goes back by { $count } rounds.
    }
page-go-back-yes = Undo all this
page-go-back-no = Leave the game as it is
page-proposal = { $name } proposes undoing everything from here on:
page-proposal-agreed = Agreed: { $names }
page-proposal-asked = Still to answer: { $names }
page-agree = Agree
page-refuse = Refuse
page-withdraw = Withdraw
page-category = Category
page-total = Total
page-rank = Place
page-place =
    { $rank ->
        [one] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
page-chat-empty = Nobody has said anything yet.
page-someone-gone = Someone who is no longer here
page-chat-message = Message
page-send = Send
page-notes-are = Only you see this.
page-wins = Winner: { $name }
page-replay = Replay
page-analyse = Analyse
page-analysis = Analysis
page-replay-game = Game
page-rematch = Rematch
page-rematch-asked = A rematch is waiting for you.
page-rating = Rating
page-download = Download the record
page-fork = Play all seats yourself from here
page-fork-about = A new table from this step; this game stays as it is. Against bots you play one seat and bots the others.
page-fork-friends = Continue with friends
page-check-draws = Check the draws
page-seed = Seed: { $seed }
page-step = Step
page-to-start = To the start
page-event-by-event = Event by event
page-the-start = The start of the game.
page-play = Play
page-pause = Pause
page-chart = Scores over time: { $names }

## Rules and about

page-games = Games
page-rules-of = Rules of { $game }
page-rules-note = Every rule has a number; explanations and log lines refer to it. Page numbers are those of the printed rulebook.
page-rule-number = Rule { $rule } (opens in a new tab)
page-rule-pages =
    { $count ->
        [one] (page { $pages })
       *[other] (pages { $pages })
    }
page-about-games = The games and their makers
page-about-authors = Speicherstadt is a game by Stefan Feld. Mombasa is a game by Alexander Pfister, illustrated by Klemens Franz and Andreas Resch. Both were published by eggertspiele. The games and their names belong to their authors and publishers. If you enjoy them here, buy them: nothing beats a real table with friends.
page-about-independent = Comptoir is independent work by fans, not affiliated with the authors or publishers. All texts are our own words and all drawings our own; nothing printed in the games is copied.
page-about-house = The house edition
page-about-house-text = The games are played with a house edition that agrees with every statement in the rulebooks. Where the rulebooks only show pictures, the values are our own, not copied from the components. If you own a game, you can play with its printed values.
page-about-history = The history behind Mombasa
page-about-history-1 = Mombasa is set among the chartered companies that traded in Africa in the age of colonialism. The game turns this into an abstract contest of shares and trading posts. The history was not like that: these companies took land and resources by force, exploited the people who lived there and profited from their unfree labour. The people of the continent, who had states, trade and cultures of their own, do not appear in the game at all.
page-about-history-2 = The exploitation of Africa and its people is one of the darkest chapters of history, and its consequences last to this day. We love the game for its mechanisms; we don’t want them to hide that.
page-about-fair = Fair play
page-about-fair-text = The server never sends hidden information to a player who may not see it, and bots see no more than people do. When a game is over, its seed is published, so that anyone can check every card drawn.
page-about-compiled = Comptoir { $version }, engine compiled.
page-about-plain = Comptoir { $version }, engine in plain Python. It plays the same, more slowly.

page-learn = Learn by playing
page-hint-line = Perhaps next: { $line }
page-hint-reply = { $name }: { $turn }
page-hint-ask = Ask a bot for a hint
page-hint-thinks = Thinking…

## The story of a turn

page-pace = Others’ turns
page-pace-slow = slowly
page-pace-normal = at normal speed
page-pace-fast = fast
page-pace-once = instantly
page-story = What is happening
page-story-next = Show next
page-story-skip = Skip to now
page-log-setup = Setup
page-log-more = Details
page-log-newest = Newest lines
page-round-back = Previous round
page-round-ahead = Next round
page-to-end = To the end
page-turn-back = Previous turn
page-turn-ahead = Next turn
page-replay-start = Start
page-replay-by-round = Round
page-replay-by-turn = Turn
page-replay-end = End
page-speed = Speed
page-replay-round =
    { $round ->
        [0] Setup
       *[1] Round { $round }
    }

## The end

page-best-turn = Most points at once: { $name }, round { $round } (+{ $points })
page-worst-turn = Most points lost at once: { $name }, round { $round } (−{ $points })
page-costliest-turn = Costliest turn by the analysis: { $name }, round { $round } (−{ $points })
