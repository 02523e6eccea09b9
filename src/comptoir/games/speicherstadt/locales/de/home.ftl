# Die Seite: Speicherstadt unter den Spielen

page-game-speicherstadt = Die Hamburger Speicherstadt: Stell dich für Schiffe, Aufträge und Feuerwehrleute an und hör rechtzeitig auf zu bieten.
