### What the server says, and the messages that it sends to people who are not at the table.

server-visit = Visit { $address } to play. Ctrl-C ends the server.
server-turn-subject = Your turn: { $table }
server-turn = { $name }, it is your turn at “{ $table }” ({ $game }).
server-turn-link = Play on: { $address }
server-turn-why = You get this because you gave this e-mail address at { $server }. You can take it out of your settings there.
server-test-subject = A test message
server-test = { $name }, this is a test: messages about your turns will look like this one.
server-confirm-subject = Confirm your e-mail address
server-confirm = Somebody wants messages about turns in games at { $server } to go to this address. If that was you, confirm it with this link, which works for { $days } days: { $link } If it was not, do nothing: you will get no other message.
server-broken-subject = A webhook of yours was switched off
server-broken = { $name }, your webhook at { $host } failed { $times } times in a row and was switched off. Remove it or add it anew in your settings.
server-bench-wait = Starting a server, and people who play …
server-bench-choices = { $choices } choices a second were stored for good, of { $wanted } that people wanted to make; refused as stale: { $stale }, failed: { $failed }.
server-bench-delays = Until a choice was acknowledged: { $median } ms in the median, below { $most } ms for 99 of 100, { $slowest } ms at most.
server-bench-load = Tables: { $tables }, open sockets: { $sockets }, messages a second: { $messages }, server processes: { $processes }, database: { $database }, work of the server a choice: { $work } ms.
server-backing-up = Writing the backup
server-restoring = Putting the backup back
server-backed-up = { $file } has all that is kept, { $rows } rows. It has secrets in it: keep it safe.
server-restored = The backup is back, { $rows } rows. Start the server to go on.
