# The page: Speicherstadt among the games

page-game-speicherstadt = Hamburg’s warehouse district: queue for ships, contracts and firemen, and know when to stop bidding.
