# The page: Mombasa among the games

page-game-mombasa = Vier handelsmaatschappijen, één continent: plan je kaarten in het geheim en steun de maatschappij die groeit.
page-variant-setup = Opstelling
page-variant-setup-first = Eerste partij
page-variant-setup-variable = Variabel
