# The page: Speicherstadt among the games

page-game-speicherstadt = Hamburska dzielnica spichlerzy: ustaw się w kolejce po statki, kontrakty i strażaków i wiedz, kiedy odpuścić.
