### What a bot would do, and what for: the same words on the page and in the terminal.

hint-title = What a bot would do, and where it expects more points in the end than from the other turns:
hint-aim = { $name } { SIGNED($points) }
hint-aim-little = { $name } (a little)
hint-no-aim = no more than the others

hint-speicherstadt-fires = fires
hint-speicherstadt-contracts = contracts
hint-speicherstadt-counting_offices = counting offices
hint-speicherstadt-traders = traders
hint-speicherstadt-warehouse = warehouse
hint-speicherstadt-port = port
hint-speicherstadt-chamber = chamber of commerce
hint-speicherstadt-church = church
hint-speicherstadt-prayer_boat = prayer boat
hint-speicherstadt-note = Coins that you keep count where they are likely to bring points later.

hint-mombasa-cash = cash
hint-mombasa-mombasa = shares in Mombasa
hint-mombasa-cape_town = shares in Cape Town
hint-mombasa-saint_louis = shares in Saint-Louis
hint-mombasa-cairo = shares in Cairo
hint-mombasa-diamonds = diamonds
hint-mombasa-bookkeeping = bookkeeping
hint-mombasa-note = Shares count as what they may be worth when the game ends.
