### What the server says, and the messages that it sends to people who are not at the table.

server-visit = Visit { $address } to play. Press Ctrl-C to stop the server.
server-turn-subject = Your turn: { $table }
server-turn = { $name }, it is your turn at “{ $table }” ({ $game }).
server-with = You play with { $names }.
server-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
server-round = Round { $round }.
server-left-days =
    { $count ->
        [one] Time left: { $count } day.
       *[other] Time left: { $count } days.
    }
server-left-hours =
    { $count ->
        [one] Time left: { $count } hour.
       *[other] Time left: { $count } hours.
    }
server-left-minutes =
    { $count ->
        [one] Time left: { $count } minute.
       *[other] Time left: { $count } minutes.
    }
server-turn-link = Play: { $address }
server-turn-why = You are receiving this because you entered this address at { $server }. You can remove it in your settings there.
server-mail-end = Settings: { $settings } No more e-mail: { $leave }
server-invitation-subject = An invitation: { $table }
server-invitation = { $name }, you are invited to play { $game } again at “{ $table }”. Nothing starts for you unless you accept.
server-absence-subject = A bot is about to take your seat: { $table }
server-absence = { $name }, the others at “{ $table }” ({ $game }) are waiting for you and want a bot to take over. Come within { $minutes } minutes and it won’t; if it does, you can take your seat back at any time.
server-test-subject = A test message
server-test = { $name }, this is a test: messages about your turns will look like this one.
server-confirm-subject = Confirm your e-mail address
server-confirm = Someone asked { $server } to send turn notifications to this address. If that was you, confirm it with this link, which works for { $days } days: { $link } If it was not, do nothing: you will get no other message.
server-reset-subject = Set a new password
server-reset = Someone asked { $server } for a new password for the account “{ $login }”. If that was you, set it with this link, which works once, within { $minutes } minutes: { $link } If it was not, do nothing: your password stays as it is.
server-broken-subject = A webhook of yours was switched off
server-broken = { $name }, your webhook at { $host } failed { $times } times in a row and was switched off. Remove it or add it again in your settings.
server-bench-wait = Starting a server and players…
server-bench-choices = { $game }: { $choices } choices per second were stored permanently, of { $wanted } that the players wanted to make; refused as stale: { $stale }, failed: { $failed }.
server-bench-delays = Time until a choice was acknowledged: median { $median } ms, below { $most } ms for 99 out of 100, { $slowest } ms at most.
server-bench-load = Tables: { $tables }, open sockets: { $sockets }, messages per second: { $messages }, server processes: { $processes }, database: { $database }, server work per choice: { $work } ms.
server-bench-database = Work of the database per choice: { $work } ms.
server-bench-part = Part
server-bench-microseconds = µs per choice
server-bench-sum = All of it
server-part-receive = receiving a turn
server-part-check = checking it
server-part-copy = copying the table
server-part-apply = making the choice
server-part-deal = dealing
server-part-digest = digests of states
server-part-journal = what is to be stored
server-part-commit = storing it
server-part-publish = announcing it
server-part-view = views of the game
server-part-project = projections around them
server-part-stamp = stamps
server-part-compare = differences
server-part-encode = encoding
server-part-send = sending
server-part-loop = event loop, sockets and timers
server-part-threads = other threads: waiting for the disk
server-backing-up = Writing the backup
server-restoring = Restoring the backup
server-backed-up = { $file } contains everything the server stores, { $rows } rows. It includes secrets: keep it safe.
server-restored = Backup restored, { $rows } rows. Start the server to continue.
server-ratings-recomputed = Ratings recomputed. Rated games: { $games }.
server-tables-checking = Replaying tables
server-tables-sound = All tables are intact. Replayed: { $tables }.
server-tables-closed = Table { $table } ({ $game }) can’t be played. { $why }
server-tables-damaged = Table { $table } ({ $game }) is damaged at line { $line } of its journal. { $why }
server-tables-found = Tables replayed: { $tables }; closed to play: { $closed }. “comptoir admin tables --cut TABLE” cuts a damaged one back to its last good line.
server-table-cut = Table { $table } goes on from where it was before line { $line } of its journal. The lines that were cut off are kept.
server-admin-done = Done: { $action }. It is in the log (comptoir admin log).
server-admin-none = There is nothing to list.
server-admin-link = This link sets a new password for { $login }. It works once, within { $minutes } minutes:
server-admin-host = Host
server-admin-name = Name
server-admin-number = No.
server-admin-report = Report
server-admin-reports = Reports
server-admin-seen = Last seen
server-admin-state = State
server-admin-table = Table
server-admin-text = Text
server-admin-what = What
server-admin-when = When
server-admin-who = Who
server-soak-wait = Playing while servers are killed and restarted
server-soak-trouble = Servers: { $servers } ({ $database }), seconds: { $seconds }, kills: { $kills }, rolling restarts: { $restarts }, clock jumps: { $jumps }.
server-soak-turns = Tables: { $tables }, turns acknowledged: { $acknowledged }, of these sent more than once: { $resent }, stale: { $stale }, failed: { $failed }; longest wait for an answer: { $longest } s.
server-soak-kept = Everything that was acknowledged is stored, and every journal replays.
server-soak-broken = Something that was acknowledged is not stored: { $what }
server-card-bot = Bot { $number }
server-card-invitation = { $name } invites you to play { $game }
server-card-seats = At the table: { $names }. Free seats: { $free }.
server-card-table = { $game }: { $names }
server-card-playing = Round { $round }. The game is on: come and watch.
server-card-over = The game is over: { $scores }.
server-card-replay = Round { $round }: see how the game went, turn by turn.
server-card-puzzle = { $game }: find the best turn
server-card-puzzle-about = Round { $round }. One turn is clearly better than all others. Which one?
server-card-round = { $game } · round { $round }
server-embed-open = Open in Comptoir
server-embed-back = Previous turn
server-embed-ahead = Next turn
