# The page: Speicherstadt among the games

page-game-speicherstadt = Hamburska dzielnica spichlerzy: stań w kolejce po statki, kontrakty i strażaków i odpuść w porę.
