### Was die Seite sagt.

## Startseite

page-welcome = Brettspiele an einem Tisch
page-welcome-more = Spiel sofort gegen Bots oder mit Freunden, nah und fern. Ein Konto brauchst du nicht.
page-home = Startseite
page-navigation = Hauptnavigation
page-rules = Regeln
page-how-to-play = So wird gespielt
page-about = Über Comptoir
page-language = Sprache
page-theme-auto = Farben: wie im System
page-theme-light = Farben: hell
page-theme-dark = Farben: dunkel
page-my-tables = Meine Tische
page-tables-more = und noch { $count }
page-tables-fewer = Weniger zeigen
page-open-tables = Offene Tische
page-no-open-tables = Zurzeit sucht kein Tisch Mitspieler.
page-finished-games = Beendete Partien
page-no-finished-games = Hier ist noch keine Partie zu Ende gegangen.
page-join-by-link = Mit einem Link mitspielen
page-paste-link = Link einfügen
page-join = Mitspielen
page-no-link = Das ist kein Link zu einem Tisch.
page-your-turn = Du bist am Zug
page-waiting-for-players = Wartet auf Mitspieler
page-play-now = Sofort spielen
page-new-table = Neuer Tisch
page-game-facts = { $least } bis { $most } Spieler · { $length } · von { $authors }
page-game-minutes = etwa { $minutes } Minuten
page-game-hours =
    { $hours ->
        [one] etwa { $hours } Stunde
       *[other] etwa { $hours } Stunden
    }
page-against-bots =
    { $count ->
        [one] gegen { $count } Bot:
       *[other] gegen { $count } Bots:
    }
page-level = Stärke der Bots
page-level-easy = Leicht
page-level-medium = Mittel
page-level-hard = Schwer
page-level-expert = Experte
page-guest = Gast

## Ein neuer Tisch

page-new-table-of = Neuer Tisch: { $game }
page-players = Spieler
page-seat = Platz { $number }
page-wish-me = Ich
page-wish-bot = Bot: { $level }
page-wish-invited = Auf Einladung
page-wish-open = Offen für alle
page-hot-seat-is = Mehrere Leute an einem Bildschirm: Er wird verdeckt, sobald jemand anderes am Zug ist.
page-hot-seat-open = Mehrere Leute an einem Bildschirm: Hier ist nichts geheim, deshalb sagt er nur, wer am Zug ist.
page-edition = Edition
page-clock = Bedenkzeit
page-clock-none = Keine
page-clock-off = Ohne Zeitbegrenzung
page-clock-live = Live: 15 Minuten + 30 Sekunden pro Zug
page-clock-slow = Langsam: 3 Tage + 12 Stunden pro Zug
page-clock-quick = Schnell: 5 Minuten + 10 Sekunden pro Zug
page-clock-day = Ein Zug am Tag: 1 Tag pro Zug
page-clock-terms = Bedenkzeit: { $bank } + { $more } pro Zug
page-clock-bank = Bedenkzeit: { $bank }
page-seat-name = Name auf Platz { $number }
page-title = Titel
page-list-openly = Unter den offenen Tischen zeigen
page-rated = Gewertete Partie
page-make-table = Tisch eröffnen
page-start = Starten

## Vor dem Start

page-table = Tisch
page-lobby-waits = Die Partie beginnt, wenn alle Plätze besetzt sind und du sie startest, oder sobald du die leeren mit Bots füllst.
page-lobby-start = Alle Plätze sind besetzt: Du kannst die Partie starten.
page-lobby-host = { $name } startet die Partie, wenn alle Plätze besetzt sind.
page-lobby-host-full = Alle Plätze sind besetzt: { $name } kann die Partie jetzt starten.
page-invites-you = { $name } lädt dich zu { $game } ein
page-your-name = Dein Name
page-names = Anna, Ben, Clara, David, Emma, Felix, Greta, Hannes, Ida, Jonas, Lena, Max
page-name-suggested = Nur ein Vorschlag: Überschreib ihn mit deinem Namen.
page-name-another = Anderer Vorschlag
page-seat-open = Freier Platz
page-seat-invited = Platz auf Einladung
page-seat-kept = { $name } (eingeladen)
page-invited = Du bist an diesen Tisch eingeladen. Du spielst nur mit, wenn du annimmst.
page-accept = Annehmen
page-decline = Ablehnen
page-invitation = Einladung
page-bot = Bot { $number }
page-sit-down = Platz nehmen
page-copy-link = Link kopieren
page-link-all =
    { $count ->
        [one] Verschicke diesen Link: Er lässt noch { $count } Person herein.
       *[other] Verschicke diesen Link: Er lässt noch { $count } Personen herein.
    }
page-link-only-here = Dieser Link funktioniert nur auf diesem Computer. Damit er auch auf anderen Geräten funktioniert, starte den Server neu mit „{ $command }“ und öffne diese Seite unter der Adresse des Computers im Netzwerk: siehe docs/hosting.md.
page-link-not-here = Dieser Link funktioniert nur auf diesem Computer. Öffne diese Seite unter der Adresse des Computers im Netzwerk und verschicke den Link von dort: siehe docs/hosting.md.
page-link-used = Diese Einladung ist verbraucht: Alle ihre Plätze sind besetzt.
page-link-late = Du warst eingeladen, aber die Partie hat ohne dich begonnen. Du kannst zuschauen.
page-remove-person = { $name } entfernen
page-removed = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben.
page-copied = Kopiert
page-copy-by-hand = Der Link lässt sich hier nicht automatisch kopieren: Er ist markiert, du kannst ihn selbst kopieren.
page-start-with-bots = Mit Bots auf den leeren Plätzen starten
page-is-here = Online
page-leave = Tisch verlassen

## Das Konto

page-account = Dein Konto
page-name = Name
page-save = Speichern
page-saved = Gespeichert.
page-guest-is = Du bist Gast in diesem Browser. Registriere dich, um auch auf anderen Geräten zu spielen.
page-login-is = Du bist als { $login } angemeldet.
page-change-password = Passwort ändern
page-old-password = Altes Passwort
page-new-password = Neues Passwort (8 bis 200 Zeichen)
page-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
page-move-link = In einem anderen Browser weiterspielen
page-move-means = Öffne diesen Link innerhalb einer Stunde im anderen Browser, dann spielst du dort als derselbe Gast weiter. Wer ihn hat, spielt unter deinem Namen: Behalte ihn für dich.
page-move-ask = Dieser Link bringt die Plätze eines Gastes in diesen Browser.
page-move-here = Hier weiterspielen
page-seat-yours = Gehört dir einer dieser Plätze? Melde dich an oder erstelle unter „Dein Konto“ einen Link in dem Browser, in dem du spielst.
page-signed-out = Du bist in diesem Browser abgemeldet und schaust jetzt nur zu.
page-register-or-sign-in = Registrieren oder anmelden
page-login = Benutzername
page-password = Passwort
page-register = Registrieren
page-registered = Du bist registriert.
page-sign-in = Anmelden
page-about-person = Über { $name }
page-hosts = Für Moderatoren
page-banned = Ein Moderator dieses Servers hat dich gesperrt. Du kannst deine Daten weiterhin exportieren und dein Konto löschen.
page-muted = Ein Moderator dieses Servers hat dich stummgeschaltet: Du kannst spielen, aber nicht schreiben.
page-forgot-password = Passwort vergessen?
page-signed-in = Du bist angemeldet.
page-sign-out = Abmelden
page-sign-out-everywhere = Überall abmelden
page-preferences = Einstellungen
page-confirm-turns = Züge bestätigen
page-confirm-turns-each = immer mit dem Knopf
page-confirm-turns-moment = nur Züge mit mehreren Klicks
page-confirm-turns-none = nie: sofort spielen
page-sound = Ton, wenn ich am Zug bin
page-notify = Benachrichtigung des Browsers, wenn ich am Zug bin, solange diese Seite offen ist
page-notify-denied = Der Browser erlaubt hier keine Benachrichtigungen. Das kannst du in seinen Einstellungen für diese Website ändern.
page-motion = Animationen
page-ratings = Ratings
page-games-played =
    { $count ->
        [one] ({ $count } Partie)
       *[other] ({ $count } Partien)
    }
page-notifications = Benachrichtigungen
page-email = E-Mail, wenn du am Zug bist
page-webhook = Webhook
page-webhook-shape = Art des Webhooks
page-add = Hinzufügen
page-remove = Entfernen
page-remove-lesson = Diese Lektion entfernen?
page-remove-lesson-more = Sie verschwindet aus deiner Liste und lässt sich nicht fortsetzen. Du kannst jederzeit eine neue beginnen.
page-test = Testen
page-test-sent = Eine Testnachricht wurde gesendet.
page-email-unconfirmed = Noch nicht bestätigt: Öffne den Link, der an diese Adresse geschickt wurde.
page-email-link-again = Link noch einmal senden
page-email-link-sent = Ein Link wurde gesendet.
page-no-mail = Dieser Server verschickt keine E-Mails. Ein Webhook funktioniert aber.
page-no-email-ask = Sollen keine E-Mails mehr über deine Züge kommen? Deine Adresse wird von diesem Server entfernt.
page-no-email-yes = Adresse entfernen
page-no-email-done = Die Adresse ist entfernt. Es kommen keine E-Mails mehr.
page-email-confirmed = Deine E-Mail-Adresse ist bestätigt. Nachrichten über deine Züge gehen jetzt dorthin.
page-email-link-old = Dieser Link ist abgelaufen oder gehört zu einer anderen Adresse. Fordere auf der Seite deines Kontos einen neuen an.
page-email-title = E-Mail-Adresse
page-not-sent = Das konnte nicht gesendet werden: { $reason }.
page-not-sent-address = die Adresse ist nicht öffentlich
page-not-sent-connection = es kam keine Antwort
page-not-sent-time = es hat zu lange gedauert
page-not-sent-status = die Antwort war { $status }
page-not-sent-no-mail-server = dieser Server verschickt keine E-Mails
page-not-sent-mail-server = beim Mailserver ist ein Fehler aufgetreten
page-not-sent-refused = der Mailserver hat die Adresse abgelehnt
page-your-data = Deine Daten
page-export = Alles exportieren
page-delete-account = Mein Konto löschen…
page-delete-means = Dein Name verschwindet aus beendeten Partien, und Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen.
page-delete-really = Endgültig löschen
page-deleted = Dein Konto wurde gelöscht.
page-open-record = Partiedatei öffnen
page-to-rematch = Zur Revanche
page-voted = Du hast für einen Bot gestimmt (zurückziehen)
page-hook-broken = abgeschaltet

## Am Tisch

page-board = Spielplan
page-zoom-in = Größer
page-zoom-out = Kleiner
page-zoom-own = Auch die eigene Spielerablage vergrößern
page-side = Spieler, Entscheidung und Bereiche
page-panels = Bereiche
page-menu = Menü
page-close = Schließen
page-cancel = Abbrechen
page-round = Runde { $round }
page-watching = Du schaust zu
page-you = du
page-left = ist gegangen
page-out-of-time = Zeit abgelaufen
page-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
page-away = abwesend
page-thinking = Denkt nach
page-thinks = { $name } denkt nach…
page-waiting-for = Warten auf { $name }
page-going-on = Die Partie geht weiter…
page-working = Einen Moment…
page-score-now = Punkte, wenn die Partie jetzt enden würde
page-vote-bot = Dafür stimmen, dass ein Bot übernimmt
page-vote-later = Ab { $time } kannst du für einen Bot stimmen.
page-votes = Für einen Bot: { $names }
page-leave-to-bot = Gehen: Ein Bot übernimmt
page-notice-left = { $name } ist gegangen; jetzt spielt ein Bot.
page-notice-replaced = { $name } ist nicht gekommen; jetzt spielt ein Bot.
page-notice-out_of_time = Die Zeit von { $name } ist abgelaufen; jetzt spielt ein Bot.
page-notice-returned = { $name } ist zurück.
page-notice-warned = { $name } ist abwesend, und die anderen wollen, dass in 10 Minuten ein Bot übernimmt.
page-notice-unrated = Diese Partie wird nicht gewertet: { $name } nutzt denselben Browser oder dieselbe Adresse wie jemand anderes hier.
page-notice-went_back = Auf Wunsch von { $name } wurden die Züge zurückgenommen.
page-notice-took_back = { $name } hat den letzten Zug zurückgenommen.
page-notice-refused = { $name } lehnt die Rücknahme ab.
page-notice-proposed = { $name } schlägt eine Rücknahme vor.
page-notice-agreed = { $name } stimmt der Rücknahme zu.
page-notice-withdrawn = { $name } hat den Vorschlag zur Rücknahme zurückgezogen.
page-notice-lapsed = Die Partie ging weiter: Der Vorschlag von { $name } zur Rücknahme ist hinfällig.
page-notice-removed = { $name } musste den Platz freigeben.
page-bot-takes-over = Um { $time } übernimmt ein Bot
page-bot-plays-for-you = Ein Bot spielt für dich.
page-out-of-time-you = Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
page-rated-rules = Gewertet: Spielt ein Bot für dich, auch nur einen Zug lang, gilt die Partie für dich als verloren. Partien zwischen Leuten im selben Browser oder mit derselben Adresse werden nicht gewertet.
page-leave-rated = Diese Partie ist gewertet. Wenn du gehst, gilt sie für dich als verloren, auch wenn du zurückkommst. Trotzdem gehen?
page-leave-sure = Gehen? Ein Bot spielt für dich, bis du zurückkommst.
page-lost = gilt als verloren
page-come-back = Platz wieder einnehmen
page-keys = Tasten: 1–9, danach a, b, c… wählt, Eingabe bestätigt, U nimmt zurück, R beginnt den Zug neu.
page-options = Was du tun kannst
page-options-below = noch { $count }
page-turn-ready = Diesen Zug spielen?
page-turn-soon = Dieser Zug wird gleich gespielt, wenn du ihn nicht zurücknimmst
page-turn-waits = Er wartet, bis du ihn bestätigst.
page-ends = Dann spielen die anderen.
page-ends-chance = Dabei kommt etwas Neues ans Licht: Danach kannst du es nur zurücknehmen, wenn alle anderen am Tisch zustimmen.
page-ends-chance-alone = Dabei kommt etwas Neues ans Licht: Danach kannst du es nur noch mit dem Pfeil im Protokoll zurücknehmen.
page-confirm = Bestätigen
page-undo = Zurücknehmen
page-undo-told = Du kannst deinen Zug noch zurücknehmen; { $name } erfährt davon.
page-restart = Zug neu beginnen
page-back-to-here = Bis zu dieser Entscheidung zurücknehmen
page-money = Geld
page-score = Punkte
page-changed = Am Tisch ist etwas geschehen. Bitte entscheide noch einmal.
page-kept = Der Server ist nicht erreichbar. Deine Entscheidungen bleiben erhalten; versuch es noch einmal.
page-reconnecting = Verbindung verloren. Sie wird wiederhergestellt… Nichts von dem, was du getan hast, geht verloren.
page-offline = Der Server ist nicht erreichbar.
page-try-again = Noch einmal versuchen
page-not-loaded = Dieser Teil konnte nicht geladen werden.
page-nothing-here = Unter dieser Adresse gibt es nichts.
page-loading = Wird geladen…
page-closed-version = Diese Partie wurde mit einer Fassung der Regeln begonnen, die dieser Server nicht mehr spielt. Nichts ist verloren: Die Partie bleibt, wie sie ist.
page-closed-edition = Diese Partie wurde mit einer Edition begonnen, die dieser Server zurzeit nicht hat. Nichts ist verloren: Die Partie bleibt, wie sie ist.
page-closed-journal = Das Logbuch dieser Partie ist ab Zeile { $line } beschädigt, deshalb kann niemand weiterspielen. Alles vor dieser Zeile ist erhalten.
page-closed-ended = Die Partie wurde ohne Ergebnis beendet. Sie zählt für niemanden.
page-closed-end = Dem Ende der Partie zustimmen
page-closed-cut = Der Rückkehr zum letzten intakten Schritt zustimmen ({ $steps })
page-closed-withdraw = Doch nicht zustimmen
page-closed-needs = Zustimmung fehlt noch: { $names }
page-closed-download = Alles herunterladen, was getan wurde
page-cover = { $name } ist am Zug
page-uncover = Ich bin { $name }
page-cover-back = Zurück zu { $name }
page-cover-keys = Mit der Tastatur: Tab, dann Enter.
page-log = Protokoll
page-log-earlier = Frühere Ereignisse zeigen
page-scores = Punkte
page-chat = Chat
page-notes = Notizen
page-since =
    { $count ->
        [one] Seit deinem letzten Zug: { $count } Zug
       *[other] Seit deinem letzten Zug: { $count } Züge
    }
page-propose-undo = Vorschlagen, alles ab hier zurückzunehmen
page-go-back-from = Alles ab hier zurücknehmen
page-go-back-ask = Alles ab hier zurücknehmen?
page-go-back-lost =
    { $count ->
        [one] { $count } Zeile des Protokolls wird zurückgenommen und lässt sich nicht wiederherstellen.
       *[other] { $count } Zeilen des Protokolls werden zurückgenommen und lassen sich nicht wiederherstellen.
    }
page-go-back-rounds =
    { $count ->
        [one] Die Partie geht { $count } Runde zurück.
       *[other] Die Partie geht { $count } Runden zurück.
    }
page-go-back-yes = All das zurücknehmen
page-go-back-no = Partie so lassen
page-proposal = { $name } schlägt vor, alles ab hier zurückzunehmen:
page-proposal-agreed = Einverstanden: { $names }
page-proposal-asked = Noch offen: { $names }
page-agree = Zustimmen
page-refuse = Ablehnen
page-withdraw = Zurückziehen
page-category = Kategorie
page-total = Gesamt
page-rank = Rang
page-place = { $rank }.
page-chat-empty = Noch hat niemand etwas gesagt.
page-someone-gone = Jemand, der nicht mehr hier ist
page-chat-message = Nachricht
page-send = Senden
page-notes-are = Das siehst nur du.
page-wins = Sieg: { $name }
page-replay = Nachspielen
page-analyse = Analysieren
page-analysis = Analyse
page-replay-game = Partie
page-rematch = Revanche
page-rematch-asked = Eine Revanche wartet auf dich.
page-rating = Rating
page-download = Partiedatei herunterladen
page-fork = Von hier alle Plätze selbst spielen
page-fork-about = Ein neuer Tisch ab diesem Schritt; diese Partie bleibt, wie sie ist. Gegen Bots spielst du einen Platz und Bots die anderen.
page-fork-friends = Mit Freunden weiterspielen
page-check-draws = Ziehungen nachprüfen
page-seed = Seed: { $seed }
page-step = Schritt
page-to-start = Zum Anfang
page-event-by-event = Ereignis für Ereignis
page-the-start = Der Anfang der Partie.
page-play = Abspielen
page-pause = Anhalten
page-chart = Punkte im Verlauf: { $names }

## Regeln und Über

page-games = Spiele
page-rules-of = Regeln von { $game }
page-rules-note = Jede Regel hat eine Nummer, auf die Erklärungen und das Protokoll verweisen. Die Seitenzahlen sind die der gedruckten Spielanleitung.
page-rule-number = Regel { $rule } (öffnet sich in einem neuen Tab)
page-rule-pages =
    { $count ->
        [one] (Seite { $pages })
       *[other] (Seiten { $pages })
    }
page-about-games = Die Spiele und wer sie gemacht hat
page-about-authors = Speicherstadt ist ein Spiel von Stefan Feld. Mombasa ist ein Spiel von Alexander Pfister, illustriert von Klemens Franz und Andreas Resch. Beide sind bei eggertspiele erschienen. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen. Wenn sie dir hier gefallen, kauf sie dir: Nichts geht über einen echten Tisch mit Freunden.
page-about-independent = Comptoir ist das unabhängige Werk von Fans, ohne Verbindung zu Autoren oder Verlagen. Alle Texte sind unsere eigenen Worte und alle Zeichnungen unsere eigenen; nichts, was in den Spielen gedruckt ist, wurde kopiert.
page-about-house = Die Hausedition
page-about-house-text = Gespielt wird mit einer Hausedition, die mit jeder Aussage der Spielanleitungen übereinstimmt. Wo die Anleitungen nur Bilder zeigen, sind die Werte unsere eigenen, nicht vom Spielmaterial kopiert. Wenn du ein Spiel besitzt, kannst du mit dessen gedruckten Werten spielen.
page-about-history = Die Geschichte hinter Mombasa
page-about-history-1 = Mombasa spielt unter den Handelskompanien, die im Zeitalter des Kolonialismus in Afrika Handel trieben. Das Spiel macht daraus einen abstrakten Wettstreit um Anteile und Handelsposten. So war die Geschichte nicht: Diese Kompanien nahmen sich Land und Bodenschätze mit Gewalt, beuteten die Menschen aus, die dort lebten, und bereicherten sich an ihrer unfreien Arbeit. Die Menschen des Kontinents, die ihre eigenen Staaten, ihren eigenen Handel und ihre eigenen Kulturen hatten, kommen im Spiel gar nicht vor.
page-about-history-2 = Die Ausbeutung Afrikas und seiner Menschen ist eines der dunkelsten Kapitel der Geschichte, und ihre Folgen reichen bis heute. Wir lieben das Spiel für seine Mechanismen; sie sollen das nicht verdecken.
page-about-fair = Faires Spiel
page-about-fair-text = Der Server schickt verdeckte Informationen niemals an jemanden, der sie nicht sehen darf, und Bots sehen nicht mehr als Menschen. Ist eine Partie zu Ende, wird ihr Seed veröffentlicht, sodass alle jede gezogene Karte nachprüfen können.
page-about-compiled = Comptoir { $version }, die Engine ist kompiliert.
page-about-plain = Comptoir { $version }, die Engine läuft in reinem Python. Sie spielt genauso, nur langsamer.

page-learn = Spielend lernen
page-hint-line = Danach vielleicht: { $line }
page-hint-reply = { $name }: { $turn }
page-hint-ask = Einen Bot um einen Tipp bitten
page-hint-thinks = Denkt nach…

## Die Geschichte eines Zuges

page-pace = Züge der anderen
page-pace-slow = langsam
page-pace-normal = normal
page-pace-fast = schnell
page-pace-once = sofort
page-story = Was geschieht
page-story-next = Weiter zeigen
page-story-skip = Zum aktuellen Stand springen
page-log-setup = Aufbau
page-log-more = Einzelheiten
page-log-newest = Neueste Zeilen
page-round-back = Vorige Runde
page-round-ahead = Nächste Runde
page-to-end = Zum Ende
page-turn-back = Voriger Zug
page-turn-ahead = Nächster Zug
page-replay-start = Anfang
page-replay-by-round = Runde
page-replay-by-turn = Zug
page-replay-end = Ende
page-speed = Tempo
page-replay-round =
    { $round ->
        [0] Spielaufbau
       *[1] Runde { $round }
    }

## Das Ende

page-best-turn = Meiste Punkte auf einmal: { $name }, Runde { $round } (+{ $points })
page-worst-turn = Meiste Punkte auf einmal verloren: { $name }, Runde { $round } (−{ $points })
page-costliest-turn = Teuerster Zug laut Analyse: { $name }, Runde { $round } (−{ $points })
