# The page: Speicherstadt among the games

page-game-speicherstadt = Hamburská čtvrť skladů: postav se do fronty na lodě, kontrakty a hasiče a poznej, kdy přestat přihazovat.
