# The page: Mombasa among the games

page-game-mombasa = Four trading companies, one continent: plan your cards in secret and back the company that grows.
page-variant-setup = Setup
page-variant-setup-first = First game
page-variant-setup-variable = Variable
