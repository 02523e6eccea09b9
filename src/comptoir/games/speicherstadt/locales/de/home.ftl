# Die Seite: Speicherstadt unter den Spielen

page-game-speicherstadt = Die Hamburger Speicherstadt: Stell dich an für Schiffe, Aufträge und Feuerwehrleute, und hör rechtzeitig auf zu bieten.
