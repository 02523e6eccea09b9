### Die Seite: geführte erste Partien

page-guide-step = Schritt { $number } von { $count }
page-guide-progress = Fortschritt der Lektion
page-guide-finished = Die Lektion ist zu Ende
page-guide-leave = Lektion schließen (du kannst später weitermachen)
page-guide-return = Lektion fortsetzen
page-guide-next = Nächster Schritt
page-guide-finish = Lektion abschließen
page-guide-back = Zurück
page-guide-skip = Diesen Schritt überspringen
page-guide-early = Du hast einen Zug übersprungen: So weit ist die Partie vielleicht noch nicht.
page-guide-wait = Der Bot ist am Zug, danach du.
page-guide-confirm = Das ist erst ein Entwurf; niemand sonst sieht ihn. Bestätige deinen Zug oder nimm ihn zurück und entscheide dich anders.
page-guide-agrees = Genau diesen Zug hatte die Lektion im Sinn.
page-guide-differs = Das geht auch. Die Lektion hatte etwas anderes im Sinn; spiel ganz, wie du willst.
page-guide-end = Jetzt weißt du, wie es geht. Spiel diese Partie gegen den Bot weiter oder beginne eine neue; Regeln und Tipps bleiben zur Hand. In anderen Partien bestätigt sich ein Zug mit nur einem Klick nach einem Augenblick von selbst: Das stellst du dort im Menü (☰) ein.
page-guide-play-on = Gegen den Bot weiterspielen
page-guide-new = Neue Partie
page-guide-other = { $game } lernen
