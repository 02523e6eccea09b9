# The page: Mombasa among the games

page-game-mombasa = Čtyři obchodní společnosti, jeden kontinent: naplánuj karty tajně a vsaď na společnost, která roste.
page-variant-setup = Příprava
page-variant-setup-first = První partie
page-variant-setup-variable = Variabilní
