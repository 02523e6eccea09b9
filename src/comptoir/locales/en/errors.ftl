### What the server can't do, and what to do about it.

## Requests

error-signed-out = Sign in first, or choose a name as a guest.
error-not-found = This does not exist here, or you don’t have access to it.
error-too-often =
    { $wait ->
        [one] You are doing that too often. Wait a second.
       *[other] You are doing that too often. Wait { $wait } seconds.
    }
error-unavailable = The server can’t do that right now. Try again; nothing is lost.
error-restarting = The server is about to restart. Try again in a moment.
error-internal = The server made a mistake, and has noted it. Nothing that was confirmed is lost.
error-malformed = The server did not understand that. Reload the page and try again.
error-illegal = That is not possible now.
error-no-method = This address does not offer that.
error-too-large = That is too large.
error-too-much = That is too much at once: at most { $most }.
error-too-deep = The request is nested too deeply.
error-unstorable = It contains a text or a number that can’t be stored.
error-not-utf8 = The text is not UTF-8.
error-not-json = Send JSON, with Content-Type: application/json.
error-other-origin = That has to come from this server’s own page (the Origin header).
error-same-moment = Someone changed that at the same moment. Look again, then try again.
error-stale = Something has happened in the meantime. Look at the table again.

## People

error-has-account = You already have an account. Sign out to create another one.
error-wrong-login = Wrong login or password.
error-wrong-password = That is not your password.
error-old-password = Enter your old password as well.
error-guest-password = A guest has no password. Register first.
error-login-taken = Someone already has this login. Choose another one.
error-login-shape = A login must have { $low } to { $high } letters, digits, dots, dashes or underscores.
error-name-length = A name must have 1 to { $most } characters.
error-name-invisible = A name can’t have invisible characters.
error-name-blank = A name must have at least one visible character.
error-password-length = A password must have { $low } to { $high } characters.
error-password-controls = A password can’t have control characters.
error-settings-size = Settings may have at most { $most } bytes.
error-settings-depth = Settings may be nested at most { $most } deep.
error-no-language = There is no such language. Choose one of: { $all }.
error-no-email-address = That is not an e-mail address.
error-no-email-yet = You have not entered an e-mail address yet.
error-confirm-first = Confirm your e-mail address first, with the link that was sent there.
error-confirmed-already = Your e-mail address is already confirmed.
error-confirm-link-old = This link has expired or belongs to another address. Request a new one in your settings.
error-reset-link-old = This link has expired or was already used. Request a new one.
error-moving-link-old = This link has expired. Make a new one in the browser where you play.
error-signed-in-already = You are signed in to an account here. Sign out first.
error-link-account = You have an account: sign in with your login and password in the other browser.
error-no-mail-server = This server sends no e-mail. Ask its host for a link for setting a new password.
error-no-webhook = A webhook is an address that begins with https:// or http://, without a password.
error-hooks-full = You can’t have more webhooks. Remove one first.

## Tables

error-no-table = This table does not exist, or you don’t have access to it.
error-no-game = This server does not have the game “{ $game }” right now. Nothing is lost: whoever runs the server can install it again.
error-no-edition = This server has no game “{ $game }” with the edition “{ $edition }”.
error-edition-gone = This table is played with the edition “{ $edition }”, which this server does not have right now. Nothing is lost: whoever runs the server can put the edition back.
error-closed-version = This table was started with rules that this program does not know. Nothing is lost: the table is kept as it is.
error-closed-edition = This table was started with an edition that this server does not have right now. Nothing is lost: the table is kept as it is.
error-closed-journal = This table’s journal is damaged: nobody can play here until it is fixed.
error-not-closed = Nothing keeps this table from being played.
error-nothing-to-cut = Nothing is wrong with this table’s journal: there is nothing to cut.
error-wish-what = The wish is “end” or “cut”.
error-no-say = Only those who play here have a say in it.
error-no-lesson = { $game } has no guided first game. Create a table instead.
error-seat-wish = “{ $text }” is not a wish for a seat. Use me, open, invited or bot:LEVEL.
error-seat-kind = A seat can be open, invited or bot.
error-no-level = There is no level “{ $level }”.
error-clock-range = A clock must have 10 seconds to 90 days, and may add at most 7 days per turn.
error-rated-clock = The clock of a rated game must have at least 5 minutes.
error-rated-day = In a rated game a seat is handed over only after a day of waiting.
error-bots-not-rated = Games with bots are not rated.
error-hot-seat-not-rated = Games at one screen are not rated.
error-hot-seat-own = At a table for one screen, all seats are yours or bots’.
error-sit-down-yourself = Take a seat yourself: one of the seats has to be “me”.
error-seats-free = Some seats are empty. Wait for someone, or let bots take them.
error-seats-taken = All seats are taken.
error-seat-taken = This seat is taken.
error-seat-invited = This seat is for someone with an invitation.
error-invitation-used = This invitation has already been used.
error-tables-full = You have created { $most } tables that are not finished: finish one first.
error-not-your-table = Only the person who created the table can do that.
error-no-such-seat = The table has no such seat.
error-not-your-seat = This is not a seat of yours.
error-no-seat-of-yours = You have no seat at this table.
error-own-seat = This is your own seat: leave the table to give it up.
error-seated-already = You already sit at this table.
error-bot-plays-for-you = A bot is playing this seat for you: take it back first.
error-no-bot-for-you = No bot is playing a seat of yours here.
error-no-vote = Only those who play here have a vote.
error-no-other-person = No other person is playing this seat now.
error-person-here = This person is at the table.
error-not-waited-for = The table is not waiting for this person.
error-rematch-not-yours = Only those who played can ask for a rematch.
error-message-length = A message must have 1 to { $most } characters.
error-notes-length = Notes may have at most { $most } characters.

## Play

error-not-begun = The game has not started yet.
error-begun = The game has started.
error-begun-watch = The game has started: you can watch it.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-not-over-journal = The game is not over: end it together, then everyone can have the journal.
error-not-over-secrets = The game is not over; until then there are secrets.
error-not-asked = It is not your turn: hints are for your own turn.
error-no-hints-rated = There are no hints at rated tables.
error-no-hint = There is no hint this time. Try again.
error-hints-busy = Many people are asking for hints right now. Try again in a moment.
error-bot-not-asked = It is no longer the bot’s turn.
error-moved-while-thinking = Something happened while the bot was thinking.
error-empty-turn = A turn must have at least one choice.
error-turn-over-before = The turn is over before “{ $choice }”: send only what belongs to it.
error-turn-not-over = The turn is not finished: an answer is a whole turn.
error-undo-what = Undo the “last” choice or the whole “turn”.
error-answer-what = The answer is “consent” or “refuse”.
error-go-back-what = Name a line to go back to, or give an answer.
error-absent-played = { $name } played after that and is absent: the game goes back no further than to when they left.
error-no-line = There is no such line: begin with one that you have seen.
error-no-such-action = That is not a choice of this game.
error-bad-setup = The game has no such number of players or option.
error-bad-record = This is not a record of a game that can be played here.
error-bad-edition = The edition can’t be used: its file has an error.

## Study

error-steps = The game has steps 0 to { $last }.
error-steps-not-yours = You can go back only in finished games, and in your own games at one screen.
error-fork-own-seat = While a game is being played you can continue only in a seat of your own.
error-not-a-fork = This game does not continue from a step of another one.
error-no-analysis = This server does not analyse games.
error-analyses-full = You have asked for { $most } analyses that are not finished: wait for one, or stop it.
error-analysis-not-yours = Only the person who asked for the analysis and those who played may stop it.
error-no-puzzle = There is no such puzzle.
error-other-position = This is another position: look at the puzzle again.

## Peace among people

error-banned = A host of this server has banned you. You can still get everything that is stored about you, and delete your account.
error-muted = A host of this server has muted you: you can play, but not write.
error-block-yourself = You can’t block yourself.
error-blocks-full = You can’t block any more people. Unblock someone first.
error-no-person = There is no such person.
error-no-such-person = There is nobody with the login or id “{ $who }”.
error-guest-host = A guest can’t be a host: register first.
error-is-host = This is a host: only those who run the server can do that, by a command.
error-report-yourself = You can’t report yourself.
error-person-not-there = This person was not at that table.
error-no-message = This person did not write such a message there.
error-no-report = There is no such report, or someone has settled it.
error-no-confirmed-address = There is no confirmed e-mail address to send a link to. Those who run the server can make one: comptoir admin reset.
error-avoids-someone = You and someone at this table don’t play with each other.
error-no-game-here = No game is being played at this table. Remove it if it should be gone.
error-no-such-table = There is no table “{ $table }”.
error-picture-width = Ask for a picture that is { $least } to { $most } pixels wide.
error-no-embedding = This server does not let other pages show its games. Its host can allow it: the setting “embedders”.
