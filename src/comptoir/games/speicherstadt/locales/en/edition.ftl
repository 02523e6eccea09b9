# What is wrong with an edition file, and where its values come from. In English these are the words
# of errors and of the guide; in other languages the terminal says them instead.

speicherstadt-edition-different-goods = { $count } different goods, one for each trader
speicherstadt-edition-times = '{ $card }' { $count } times
speicherstadt-edition-at-most = at most { $most }
speicherstadt-edition-as-in-rulebook = { $numbers }, as in the rulebook
speicherstadt-edition-contracts = { $count } contracts
speicherstadt-edition-of-contracts = { $number } of the 10 contracts
speicherstadt-edition-on-contract = { $count } goods on a contract
speicherstadt-edition-sizes = 2, 3 or 4 goods
speicherstadt-edition-cubes-in-all = { $count } cubes in all
speicherstadt-edition-cubes-needed = at least { $cubes } cubes for { $ships } ships

speicherstadt-guide-setup-coins = the setup, coins of each player at the start.
speicherstadt-guide-setup-score = the setup, where the score begins.
speicherstadt-guide-setup-merchants = page 1, merchants that a player bids with.
speicherstadt-guide-setup-offer = page 2, cards on offer by number of players.
speicherstadt-guide-setup-goods = page 1.
speicherstadt-guide-setup-cubes-on-a-ship = pages 2 and 5.
speicherstadt-guide-setup-max-queue = page 2, merchants above a card at most.
speicherstadt-guide-setup-removed = the setup, autumn cards that go out of the game, by number of players.
speicherstadt-guide-seasons = pages 3 to 5, how many cards of a kind there are in winter, spring, summer and autumn (the letter on the back).
speicherstadt-guide-seasons-warehouse = the letter on the back of the card.
speicherstadt-guide-firemen = the values on the firemen cards of each season (the letter on the back). How many there are: rulebook, page 3.
speicherstadt-guide-fires = the points on the fire cards: those of spring, summer and autumn, and the last one. How many there are: rulebook, page 3.
speicherstadt-guide-contracts = the goods on the contract cards of each season (the letter on the back), a list each. How many there are: rulebook, page 4.
speicherstadt-guide-contracts-points = page 4, points of a full contract by number of goods.
speicherstadt-guide-points = pages 3 to 5.
speicherstadt-guide-income = pages 2 and 3.
speicherstadt-guide-house = page 5, the merchant house.
speicherstadt-guide-trader = page 4.
