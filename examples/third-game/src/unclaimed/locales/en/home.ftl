# The page: Unclaimed among the games

page-game-unclaimed = Crates that nobody fetched: sealed bids at the customs house, and a secret commission.
page-game-unclaimed-facts = 2 to 4 players · about 10 minutes
