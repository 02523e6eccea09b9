# The page: Speicherstadt among the games

page-game-speicherstadt = De pakhuizen van Hamburg: sta in de rij voor schepen, contracten en brandweermannen, en weet wanneer je moet stoppen met bieden.
