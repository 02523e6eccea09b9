### Was der Server nicht tun kann, und was zu tun ist.

## Anfragen

error-signed-out = Melde dich zuerst an oder wähle einen Namen als Gast.
error-not-found = So etwas gibt es hier nicht, oder du hast keinen Zugriff darauf.
error-too-often =
    { $wait ->
        [one] Das war zu oft. Warte eine Sekunde.
       *[other] Das war zu oft. Warte { $wait } Sekunden.
    }
error-unavailable = Das kann der Server gerade nicht. Versuch es noch einmal; nichts ist verloren.
error-restarting = Der Server startet gleich neu. Versuch es in einem Moment noch einmal.
error-internal = Der Server hat einen Fehler gemacht und ihn vermerkt. Nichts Bestätigtes ist verloren.
error-malformed = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-illegal = Das ist jetzt nicht möglich.
error-no-method = Das bietet diese Adresse nicht.
error-too-large = Das ist zu groß.
error-too-much = Das ist zu viel auf einmal: höchstens { $most }.
error-too-deep = Die Anfrage ist zu tief verschachtelt.
error-unstorable = Darin steht ein Text oder eine Zahl, die sich nicht speichern lässt.
error-not-utf8 = Der Text ist kein UTF-8.
error-not-json = Sende JSON, mit Content-Type: application/json.
error-other-origin = Das muss von der eigenen Seite dieses Servers kommen (Origin-Header).
error-same-moment = Im selben Moment hat jemand das geändert. Sieh noch einmal nach und versuch es dann erneut.
error-stale = Inzwischen ist etwas geschehen. Sieh dir den Tisch noch einmal an.

## Leute

error-has-account = Du hast schon ein Konto. Melde dich ab, um ein weiteres anzulegen.
error-wrong-login = Benutzername oder Passwort stimmt nicht.
error-wrong-password = Das ist nicht dein Passwort.
error-old-password = Gib auch dein altes Passwort ein.
error-guest-password = Ein Gast hat kein Passwort. Registriere dich zuerst.
error-login-taken = Diesen Benutzernamen hat schon jemand. Wähle einen anderen.
error-login-shape = Ein Benutzername hat { $low } bis { $high } Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
error-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-name-invisible = Ein Name hat keine unsichtbaren Zeichen.
error-name-blank = Ein Name hat mindestens ein sichtbares Zeichen.
error-password-length = Ein Passwort hat { $low } bis { $high } Zeichen.
error-password-controls = Ein Passwort hat keine Steuerzeichen.
error-settings-size = Einstellungen haben höchstens { $most } Bytes.
error-settings-depth = Einstellungen sind höchstens { $most } Ebenen tief verschachtelt.
error-no-language = Diese Sprache gibt es nicht. Wähle eine davon: { $all }.
error-no-email-address = Das ist keine E-Mail-Adresse.
error-no-email-yet = Du hast noch keine E-Mail-Adresse eingetragen.
error-confirm-first = Bestätige zuerst deine E-Mail-Adresse, mit dem Link, der dorthin geschickt wurde.
error-confirmed-already = Deine E-Mail-Adresse ist schon bestätigt.
error-confirm-link-old = Dieser Link ist abgelaufen oder gehört zu einer anderen Adresse. Fordere in deinen Einstellungen einen neuen an.
error-reset-link-old = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
error-moving-link-old = Dieser Link ist abgelaufen. Erstelle einen neuen in dem Browser, in dem du spielst.
error-signed-in-already = Du bist hier mit einem Konto angemeldet. Melde dich zuerst ab.
error-link-account = Du hast ein Konto: Melde dich im anderen Browser mit Benutzername und Passwort an.
error-no-mail-server = Dieser Server verschickt keine E-Mails. Bitte seinen Betreiber um einen Link für ein neues Passwort.
error-no-webhook = Ein Webhook ist eine Adresse, die mit https:// oder http:// beginnt, ohne Passwort.
error-hooks-full = Mehr Webhooks darfst du nicht haben. Entferne zuerst einen.

## Tische

error-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugriff darauf.
error-no-game = Dieser Server hat das Spiel „{ $game }“ zurzeit nicht. Nichts ist verloren: Wer den Server betreibt, kann es wieder installieren.
error-no-edition = Auf diesem Server gibt es kein Spiel „{ $game }“ mit der Edition „{ $edition }“.
error-edition-gone = An diesem Tisch wird mit der Edition „{ $edition }“ gespielt, die dieser Server zurzeit nicht hat. Nichts ist verloren: Wer den Server betreibt, kann sie wieder bereitstellen.
error-closed-version = Dieser Tisch wurde mit Regeln begonnen, die dieses Programm nicht kennt. Nichts ist verloren: Der Tisch bleibt, wie er ist.
error-closed-edition = Dieser Tisch wurde mit einer Edition begonnen, die dieser Server zurzeit nicht hat. Nichts ist verloren: Der Tisch bleibt, wie er ist.
error-closed-journal = Das Logbuch dieses Tischs ist beschädigt: Niemand kann hier spielen, bis es repariert ist.
error-not-closed = Nichts hindert daran, an diesem Tisch zu spielen.
error-nothing-to-cut = Das Logbuch dieses Tischs ist in Ordnung: Es gibt nichts abzuschneiden.
error-wish-what = Der Wunsch ist „end“ oder „cut“.
error-no-say = Darüber entscheiden nur die, die hier mitspielen.
error-no-lesson = { $game } hat keine geführte erste Partie. Eröffne stattdessen einen Tisch.
error-seat-wish = „{ $text }“ ist kein Wunsch für einen Platz. Möglich sind me, open, invited oder bot:STÄRKE.
error-seat-kind = Ein Platz kann open, invited oder bot sein.
error-no-level = Die Stärke „{ $level }“ gibt es nicht.
error-clock-range = Die Bedenkzeit beträgt 10 Sekunden bis 90 Tage, mit höchstens 7 Tagen Zugabe pro Zug.
error-rated-clock = Die Bedenkzeit einer gewerteten Partie beträgt mindestens 5 Minuten.
error-rated-day = In einer gewerteten Partie wird ein Platz erst nach einem Tag Wartezeit übergeben.
error-bots-not-rated = Partien mit Bots werden nicht gewertet.
error-hot-seat-not-rated = Partien an einem Bildschirm werden nicht gewertet.
error-hot-seat-own = An einem Tisch für einen Bildschirm gehören alle Plätze dir oder Bots.
error-sit-down-yourself = Nimm selbst Platz: Einer der Plätze muss „me“ sein.
error-seats-free = Einige Plätze sind noch frei. Warte auf jemanden oder lass Bots sie einnehmen.
error-seats-taken = Alle Plätze sind besetzt.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-invited = Dieser Platz ist für jemanden mit Einladung.
error-invitation-used = Diese Einladung wurde schon benutzt.
error-tables-full = Du hast { $most } Tische eröffnet, die noch nicht zu Ende sind: Bring zuerst einen zu Ende.
error-not-your-table = Das kann nur, wer den Tisch eröffnet hat.
error-no-such-seat = Diesen Platz hat der Tisch nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-no-seat-of-yours = Du hast keinen Platz an diesem Tisch.
error-own-seat = Das ist dein eigener Platz: Verlass den Tisch, um ihn aufzugeben.
error-seated-already = Du sitzt schon an diesem Tisch.
error-bot-plays-for-you = Auf diesem Platz spielt ein Bot für dich: Nimm ihn zuerst wieder ein.
error-no-bot-for-you = Hier spielt kein Bot für dich.
error-no-vote = Abstimmen dürfen nur die, die hier mitspielen.
error-no-other-person = Auf diesem Platz spielt gerade niemand anderes.
error-person-here = Diese Person ist am Tisch.
error-not-waited-for = Der Tisch wartet gerade nicht auf diese Person.
error-rematch-not-yours = Um eine Revanche können nur die bitten, die mitgespielt haben.
error-message-length = Eine Nachricht hat 1 bis { $most } Zeichen.
error-notes-length = Notizen haben höchstens { $most } Zeichen.

## Spielen

error-not-begun = Die Partie hat noch nicht begonnen.
error-begun = Die Partie hat begonnen.
error-begun-watch = Die Partie hat begonnen: Du kannst zuschauen.
error-game-over = Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-over-journal = Die Partie ist nicht zu Ende: Beendet sie gemeinsam, dann bekommen alle das Logbuch.
error-not-over-secrets = Die Partie ist nicht zu Ende; bis dahin bleibt manches geheim.
error-not-asked = Du bist nicht am Zug: Tipps gibt es nur für deinen eigenen Zug.
error-no-hints-rated = An gewerteten Tischen gibt es keine Tipps.
error-no-hint = Diesmal gibt es keinen Tipp. Versuch es noch einmal.
error-hints-busy = Gerade bitten viele um Tipps. Versuch es gleich noch einmal.
error-bot-not-asked = Der Bot ist nicht mehr am Zug.
error-moved-while-thinking = Während der Bot nachdachte, ist etwas geschehen.
error-empty-turn = Ein Zug hat mindestens eine Entscheidung.
error-turn-over-before = Der Zug ist vor „{ $choice }“ zu Ende: Sende nur, was dazugehört.
error-turn-not-over = Der Zug ist nicht vollständig: Eine Antwort ist ein ganzer Zug.
error-undo-what = Nimm die letzte Entscheidung („last“) oder den ganzen Zug („turn“) zurück.
error-answer-what = Die Antwort ist „consent“ oder „refuse“.
error-go-back-what = Nenne eine Zeile, zu der es zurückgehen soll, oder gib eine Antwort.
error-absent-played = { $name } hat danach gespielt und ist abwesend: Weiter als bis zu diesem Weggang geht die Partie nicht zurück.
error-no-line = Diese Zeile gibt es nicht: Beginne mit einer, die du gesehen hast.
error-no-such-action = Diese Entscheidung gibt es in diesem Spiel nicht.
error-bad-setup = Diese Spielerzahl oder Option hat das Spiel nicht.
error-bad-record = Das ist keine Partiedatei, die hier gespielt werden kann.
error-bad-edition = Die Edition ist nicht brauchbar: Ihre Datei enthält einen Fehler.

## Analyse

error-steps = Die Partie hat die Schritte 0 bis { $last }.
error-steps-not-yours = Zurückgehen kannst du nur in beendeten Partien und in deinen eigenen an einem Bildschirm.
error-fork-own-seat = Solange die Partie läuft, kannst du nur auf einem eigenen Platz weiterspielen.
error-not-a-fork = Diese Partie setzt keine andere fort.
error-no-analysis = Dieser Server analysiert keine Partien.
error-analyses-full = Du hast { $most } Analysen angefordert, die noch nicht fertig sind: Warte auf eine oder halte eine an.
error-analysis-not-yours = Anhalten dürfen die Analyse nur, wer sie angefordert hat, und die, die mitgespielt haben.
error-no-puzzle = Diese Aufgabe gibt es nicht.
error-other-position = Das ist eine andere Stellung: Sieh dir die Aufgabe noch einmal an.

## Frieden unter Leuten

error-banned = Ein Moderator dieses Servers hat dich gesperrt. Du kannst weiterhin alles abrufen, was über dich gespeichert ist, und dein Konto löschen.
error-muted = Ein Moderator dieses Servers hat dich stummgeschaltet: Du kannst spielen, aber nicht schreiben.
error-block-yourself = Du kannst dich nicht selbst blockieren.
error-blocks-full = Mehr Leute kannst du nicht blockieren. Hebe zuerst eine Blockierung auf.
error-no-person = Diese Person gibt es nicht.
error-no-such-person = Niemand hat den Benutzernamen oder die Kennung „{ $who }“.
error-guest-host = Ein Gast kann kein Moderator sein: Er muss sich zuerst registrieren.
error-is-host = Das ist ein Moderator: Das kann nur, wer den Server betreibt, mit einem Befehl.
error-report-yourself = Du kannst dich nicht selbst melden.
error-person-not-there = Diese Person war nicht an diesem Tisch.
error-no-message = Diese Person hat dort keine solche Nachricht geschrieben.
error-no-report = Diese Meldung gibt es nicht, oder jemand hat sie schon erledigt.
error-no-confirmed-address = Es gibt keine bestätigte E-Mail-Adresse für einen Link. Wer den Server betreibt, kann einen erstellen: comptoir admin reset.
error-avoids-someone = Du und jemand an diesem Tisch spielt nicht miteinander.
error-no-game-here = An diesem Tisch wird nicht gespielt. Entferne ihn, wenn er weg soll.
error-no-such-table = Den Tisch „{ $table }“ gibt es nicht.
error-picture-width = Verlange ein Bild, das { $least } bis { $most } Pixel breit ist.
error-no-embedding = Dieser Server lässt andere Seiten seine Spiele nicht zeigen. Wer ihn betreibt, kann es erlauben: die Einstellung „embedders“.
