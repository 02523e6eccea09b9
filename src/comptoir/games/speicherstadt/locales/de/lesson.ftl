# Die Seite: die geführte erste Partie Speicherstadt

page-guide-speicherstadt-welcome = Willkommen in der Hamburger Speicherstadt. Deine Arbeiter besorgen dir Karten im Hafen, und was du sammelst, bringt Punkte. Wir steigen nach der vierten Runde in eine Partie ein, denn dann gibt es Schiffe. Dein Gegner ist ein Bot der Stärke „Leicht“, und diese Partie wird nicht gewertet.
page-guide-speicherstadt-fire = Gerade ist ein Brand ausgebrochen. Alle zählen die Werte ihrer Feuerwehrleute zusammen. Die höchste Summe erhält die Punkte des Brandes, die niedrigste verliert ebenso viele; bei Gleichstand gewinnen oder verlieren alle Beteiligten, und sind alle gleich, passiert nichts. Dein Feuerwehrmann mit dem Wert 2 war stärker als der des Bots mit 1. Spätere Brände zählen mehr.
page-guide-speicherstadt-offer = In dieser Runde liegen drei Karten im Hafen: ein Schiff mit drei Waren, ein Auftrag und ein Feuerwehrmann. Zeig auf eine Karte oder halte sie gedrückt, um zu sehen, wozu sie gut ist.
page-guide-speicherstadt-own = All das gehört dir: Münzen, drei Arbeiter, ein Feuerwehrmann, ein Teehändler und ein Auftrag, der Kaffee und Safran braucht. Beides hat das Schiff geladen, und Tee noch dazu.
page-guide-speicherstadt-bid-1 = Du und der Bot stellt abwechselnd je einen Arbeiter auf, bis alle stehen: Passen darf hier niemand. Stell deinen ersten über das Schiff, auf Feld 1: Wähle die Karte auf dem Spielplan oder in der Liste.
page-guide-speicherstadt-queue = Die Münze neben einer Karte zeigt ihren Preis: 1 für jeden Arbeiter darüber. Der unterste Arbeiter entscheidet zuerst. Wenn du verzichtest, nimmst du diesen Arbeiter zurück, und für den Nächsten in der Reihe sinkt der Preis um 1. Eine Karte, die niemand kauft, wird abgelegt.
page-guide-speicherstadt-bid-2 = Dein zweiter Arbeiter: Nimm den Auftrag oder den Feuerwehrmann. In einer Reihe, in der du schon stehst, macht er die Karte auch für dich teurer; über einer anderen Karte gibt er dir eine weitere Chance oder lässt den Bot mehr bezahlen.
page-guide-speicherstadt-bid-3 = Und der dritte. Willst du die Karte dann doch nicht, geht der Arbeiter einfach nach Hause: Das kostet nichts.
page-guide-speicherstadt-buy = Jetzt werden die Karten verkauft, von links nach rechts. Bist du am Zug, siehst du den Preis: Kaufe, oder verzichte und behalte deine Münzen.
page-guide-speicherstadt-process = Die Waren eines gekauften Schiffs liegen vor dir. Liefere Kaffee und Safran für deinen ersten Auftrag. Hast du auch den neuen gekauft, liefere dafür den Tee, sonst verkaufe ihn an deinen Händler. Mit der letzten Ware bist du fertig. Waren, für die du keinen Platz hast, gehen verloren; in deiner Markthalle ist Platz für eine Ware.
page-guide-speicherstadt-income = Die Runde ist zu Ende. Alle bekommen 1 Münze, und wer nichts gekauft hat, bekommt 1 mehr. Die Startspielermünze (★) ist nach links gewandert: Jetzt stellt der Bot den ersten Arbeiter.
page-guide-speicherstadt-again = Neue Karten liegen aus. Spiel diese Runde allein: Was bringt dir jede Karte, und was hätte der Bot gern? Wenn du unsicher bist, bitte einen Bot um einen Tipp: Der Knopf steht unter den Möglichkeiten, auf dem Handy ist es das ? neben der Frage.
page-guide-speicherstadt-scoring = So geht die Partie weiter bis zum letzten Brand. Dann zählen vollständige Aufträge (5, 8 oder 11), Händler, Kontore (je mehr du hast, desto mehr ist jedes wert), besondere Gebäude und alles, was die Brände gebracht haben. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Münzen.
page-guide-speicherstadt-advice = Zwei Dinge zum Merken: Münzen sind knapp, da kann Verzichten ein guter Zug sein; und ohne Feuerwehrleute verlierst du bei fast jedem Brand Punkte.
page-guide-speicherstadt-ask-buy-ship = Das Schiff macht deinen Auftrag vollständig, es ist also ein paar Münzen wert.
page-guide-speicherstadt-ask-buy-contract = Ein Auftrag bringt erst Punkte, wenn alle seine Waren darauf liegen: Kannst du sie noch bekommen?
page-guide-speicherstadt-ask-buy-fireman = Feuerwehrleute zählen bei jedem Brand: Nur ihre Summe ist wichtig. Was ist es dir wert, vor dem Bot zu liegen?
page-guide-speicherstadt-ask-lay = Wähle die Waren, die du abgibst, eine nach der anderen.
page-guide-speicherstadt-ask-take = Nimm die Ware aus dem Vorrat, die du am dringendsten brauchst.
page-guide-speicherstadt-ask-keep = Für eine davon ist Platz: Welche brauchst du vielleicht noch?
page-guide-speicherstadt-did-bought = Gekauft! Die Karte gehört dir, und alle Arbeiter darüber sind nach Hause gegangen.
page-guide-speicherstadt-did-passed = Verzichtet: Du behältst deine Münzen, und der Nächste in der Reihe darf für 1 Münze weniger kaufen.
