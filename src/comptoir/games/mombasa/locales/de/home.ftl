# Die Seite: Mombasa unter den Spielen

page-game-mombasa = Vier Handelskompanien, ein Kontinent: Plane deine Karten im Geheimen und setze auf die Kompanie, die wächst.
page-variant-setup = Spielaufbau
page-variant-setup-first = Erste Partie
page-variant-setup-variable = Variabel
