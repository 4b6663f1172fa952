### Der Browser-Client: was er rund um jedes Spiel sagt.

## Das Haus

web-skip = Zum Inhalt
web-language = Sprache
web-theme =
    { $theme ->
        [light] Farben: hell
        [dark] Farben: dunkel
       *[auto] Farben: wie im System
    }
web-settings = Einstellungen
web-at-once = Eine Wahl sofort abschicken, wenn sie die ganze Antwort ist
web-sound = Ein leiser Ton, wenn du dran bist
web-notices = Eine Benachrichtigung, wenn du dran bist und diese Seite nicht zu sehen ist
web-notices-refused = Dieser Browser zeigt keine Benachrichtigungen dieser Seite.
web-notices-begin = Ab jetzt erfährst du hier, wenn du dran bist.
web-nowhere = Hier ist nichts
web-to-lobby = Zur Lobby
web-connecting = Einen Augenblick …
web-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; keine Wahl geht verloren.
web-busy = Der Raum muss kurz Luft holen. Wir versuchen es weiter; keine Wahl geht verloren.
web-unreachable = Der Clubraum ist im Augenblick nicht zu erreichen.

## Die Lobby

web-welcome = Guten Abend
web-welcome-more = Eröffne einen Tisch und schick deinen Freunden den Link, oder nimm auf einem freien Stuhl Platz. Ein Konto braucht niemand.
web-mine = Deine Tische
web-open-tables = Offene Tische
web-no-open-tables = Zurzeit sucht kein Tisch nach Leuten.
web-status =
    { $status ->
        [waiting] { $free ->
            [0] beginnt gleich
            [one] 1 freier Stuhl
           *[other] { $free } freie Stühle
        }
        [playing] wird gespielt
        [paused] Pause
        [over] beendet
        [frozen] geht nicht weiter
       *[closed] geschlossen
    }
web-ended-tables =
    { $count ->
        [one] 1 Tisch, an dem nicht mehr gespielt wird
       *[other] { $count } Tische, an denen nicht mehr gespielt wird
    }
web-new-table = Neuer Tisch
web-game = Spiel
web-players = Spieler
web-players-range = { $fewest } bis { $most } Spieler
web-option =
    { $option ->
        [memory_aids] Gedächtnishilfen
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] an
        [off] aus
       *[other] { $value }
    }
web-chairs = Stühle
web-chair = Stuhl { $number }
web-chair-free = frei
web-chair-anybody = wer den Link hat
web-chair-here = jemand an diesem Gerät
web-chair-name = Wer sitzt auf Stuhl { $number }?
web-clock = Zeit für eine Frage
web-no-clock = keine Uhr
web-chair-bot = Bot: { $bot }
web-chairs-help = Der erste Stuhl ist deiner. Auf Stühle, die beim Beginn noch frei sind, setzen sich Bots. Wer sich dieses Gerät teilt, reicht es weiter.
web-who-may-come = Wer darf kommen?
web-by-link = Wer den Link hat
web-listed = Alle: der Tisch steht in der Lobby
web-your-name = Dein Name
web-set-up = Tisch eröffnen

## Vor dem Spiel

web-sit-down = Platz nehmen
web-begin = Beginnen
web-begin-help =
    { $free ->
        [one] Den freien Stuhl nimmt ein Bot.
       *[other] Die { $free } freien Stühle nehmen Bots.
    }
web-waiting-for-host = Es geht los, sobald die Gastgeberin oder der Gastgeber beginnt oder alle Stühle besetzt sind.
web-invite = Freunde einladen
web-invite-help = Wer diesen Link öffnet, kann Platz nehmen.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-link-local = Dieser Link funktioniert nur auf diesem Rechner. Damit andere hereinkommen, starte den Clubraum mit „clubantique serve --host 0.0.0.0“; mehr dazu steht in docs/operating.md.
web-link-network = Der Link funktioniert für alle im selben Netz.
web-you = (du)
web-bot = Bot
web-host = lädt ein
web-chair-for = { $name } (für { $owner })
web-handed-on = weitergegeben
web-due = wählt

## Das Spiel

web-title-due = ● Du bist dran · { $game }
web-round = Runde { $round }
web-looking-on = Du schaust zu
web-your-turn = Du bist dran
web-choose = Was wählst du?
web-waiting-for = Wir warten auf { $names }
web-run = Bisher: { $run }.
web-chosen = Du hast gewählt: { $run }.
web-take-back = Zurücknehmen
web-confirm = Bestätigen
web-obstacles = Was jetzt nicht geht, und warum
web-others = Etwas anderes
web-explain = Worum geht es?
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-log-fades = Ältere Einzelheiten verblassen: Erinnern gehört zum Spiel.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-field = Etwas sagen
web-send = Senden
web-notice = Mitteilung des Raums
web-understood = Verstanden

## Rund um den Tisch

web-menu = Tisch
web-menu-title = An diesem Tisch
web-close = Schließen
web-cancel = Abbrechen
web-your-seat = Dein Platz: { $name }
web-move-seat = Mit meinem Platz auf ein anderes Gerät
web-move-seat-help = Öffne diesen Link auf dem anderen Gerät oder lies dort den Code ein. Er gilt einmal und { $time } lang. Wer ihn öffnet, spielt auf deinem Platz.
web-hand-back = Der Platz von { $name }
web-hand-back-help = Gib diesen Link { $name } und sonst niemandem: wer ihn öffnet, spielt auf diesem Platz. Er gilt einmal und { $time } lang. Das Gerät, das den Platz hatte, schaut dann nur noch zu.
web-hand-on = Platz weitergeben
web-hand-on-help = Gib diesen Link der Person, die für { $name } weiterspielen soll. Er gilt einmal, { $time } lang und nur solange { $name } weg ist. Der ganze Tisch liest, wer gekommen ist, und { $name } kann den Platz jederzeit zurücknehmen.
web-hand-on-here = { $name } ist da. Ein Platz kann erst weitergegeben werden, wenn dort eine Weile niemand war.
web-try-again = Noch einmal versuchen
web-seat-link = Link zum Platz
web-i-am-back = Ich bin wieder da
web-bot-for-you = Ein Bot spielt für dich.
web-bot-for-now = Bot als Vertretung
web-stand-in = Einen Bot spielen lassen
web-is-back = Wieder da
web-stand-up = Meinen Stuhl verlassen
web-resign = Aufgeben
web-resign-ask = Willst du aufgeben?
web-resign-help = Ein Bot spielt für dich bis zum Ende weiter. Es gibt kein Zurück.
web-resigned = aufgegeben
web-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter; du kannst zuschauen.
web-the-game = Das Spiel
web-pause = Pause machen
web-resume = Weiterspielen
web-paused = Das Spiel macht Pause
web-paused-help = Wer am Tisch sitzt, kann es weitergehen lassen.
web-end-propose = Vorschlagen, das Spiel abzubrechen
web-end-agree = Einverstanden
web-end-take-back = Doch weiterspielen
web-end-ask = Das Spiel abbrechen?
web-end-alone = Niemand sonst muss zustimmen: Das Spiel endet jetzt, und alle Karten sind offen.
web-end = Das Spiel abbrechen
web-end-help = Das Spiel wird abgebrochen, sobald alle einverstanden sind, die noch spielen.
web-end-wanted = Für den Abbruch des Spiels sind bisher: { $names }. Es endet, wenn alle einverstanden sind, die noch spielen.
web-people = Die anderen
web-absent = nicht da
web-mute = Stumm schalten
web-unmute = Wieder reden lassen
web-muted = stumm
web-remove = Vom Tisch entfernen
web-removed = Dein Stuhl wurde freigemacht.
web-close-table = Tisch schließen
web-close-ask = Willst du diesen Tisch schließen?
web-close-help = Dann kann hier niemand weiterspielen. Es gibt kein Zurück.
web-ended =
    { $status ->
        [frozen] Dieses Spiel kann nicht weitergehen
       *[closed] Dieser Tisch ist geschlossen
    }
web-ended-help =
    { $status ->
        [frozen] Es wurde mit Regeln begonnen, die es nicht mehr gibt. Nichts ist verloren: die Aufzeichnung lässt sich herunterladen.
       *[closed] Hier wird nicht mehr gespielt.
    }
web-time-left = Verbleibende Zeit

## Ein Platz zieht um

web-seat-arrives = Ein Platz für dieses Gerät
web-seat-arrives-help = Mit diesem Link spielst du hier weiter. Das Gerät, das den Platz hatte, schaut dann nur noch zu.
web-take-seat = Hier Platz nehmen
web-seat-name = Dein Name (freiwillig)
web-seat-name-help = Nur nötig, wenn dir der Platz von jemand anderem weitergegeben wird: Dann liest der Tisch, wer weiterspielt. Dein eigener Platz behält seinen Namen.
web-seat-no-code = Um hier Platz zu nehmen, öffne den ganzen Link oder lies den Code noch einmal ein.
web-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen. Hier schaust du zu.
web-seat-returned = { $name } ist wieder da und hat den Platz zurückgenommen. Danke fürs Einspringen; jetzt schaust du zu.
web-notice-seat-handed-on = { $name } war weg: Der Gastgeber hat den Platz an jemand anderen weitergegeben. { $name } kann ihn jederzeit zurücknehmen.
web-notice-seat-taken-back = { $name } ist wieder da und hat den Platz zurückgenommen.
web-lent = Dein Platz wurde an { $name } weitergegeben, während du weg warst.
web-lent-unnamed = Dein Platz wurde weitergegeben, während du weg warst.
web-lent-take-back = Platz zurücknehmen

## Ein Gerät für mehrere

web-hand-over = Gib das Gerät { $name }
web-who-looks = Wer hat das Gerät?
web-hand-over-help = Was auf dem Tisch liegt, ist zugedeckt. Die anderen schauen jetzt weg.
web-i-am = Ich bin { $name }
web-cover = Tisch zudecken
web-others-due = An der Reihe: { $names }

## Das Ende

web-over = Das Spiel ist aus
web-download = Aufzeichnung herunterladen
web-rematch = Zur Revanche: dort Platz nehmen
web-rematch-ask = Noch einmal mit denselben Leuten

## Die Wiederholung

web-replay = Wiederholung
web-replay-of = Wiederholung: { $game }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-pace =
    { $pace ->
        [slow] langsam
        [fast] schnell
       *[normal] normal
    }
web-replay-steps = Schritte des Spiels
web-replay-step = Schritt { $step } von { $last }
web-replay-go-to-round = Zur Runde
web-replay-before = vor Runde 1
web-replay-eyes = Gesehen von
web-replay-open = allen: alle Karten offen
web-replay-now = In diesem Schritt
web-replay-setup = Das Spiel wird aufgebaut.
web-replay-chose = { $name } wählt: { $choice }.
web-replay-withdrew = { $name } nimmt die Antwort zurück.
web-replay-others = Die anderen haben gewählt.
web-replay-keys = Tasten: ← → ein Schritt, Pos1 und Ende zu den Enden, Leertaste spielt ab und hält an. Die Adresse führt zu diesem Schritt zurück und kann weitergegeben werden.
web-replay-refused = Hier gibt es keine Wiederholung
web-replay-later = Sobald ein Spiel aus ist, können alle es Schritt für Schritt ansehen.
web-replay-to-table = Zum Tisch

web-race = Der Wettlauf
web-race-round = Runde
web-race-standing = { $name } { $standing }
web-race-summary =
    { $rounds ->
        [one] Nach 1 Runde: { $standings }.
       *[other] Nach { $rounds } Runden: { $standings }.
    }
web-hands = Die Karten aller
web-hand-run = Gewählt, noch verdeckt: { $run }

## Eine Aufzeichnung von anderswo

web-upload = Eine Aufzeichnung ansehen
web-upload-help = Eine Aufzeichnung ist eine kleine JSON-Datei, wie du sie nach einem Spiel herunterladen oder mit „clubantique play“ speichern kannst. Wähle eine aus oder lass sie hier fallen, und sieh das Spiel Schritt für Schritt an.
web-upload-choose = Aufzeichnung auswählen
web-upload-unreadable = „{ $file }“ ist keine Aufzeichnung: die Datei lässt sich nicht als JSON lesen. Aufzeichnungen sind die Dateien, die man nach einem Spiel herunterladen kann.
web-upload-no-record = „{ $file }“ lässt sich lesen, ist aber nicht die Aufzeichnung eines Spiels, oder es fehlt etwas darin. Wähle eine Datei, die hier nach einem Spiel heruntergeladen oder mit „clubantique play“ gespeichert wurde.

## Die Schachtel

web-box = Schachtel
web-box-of = Die Schachtel von { $game }
web-box-help = Alles, was in der Schachtel ist: Karten, Pläne und Zahlen, und woher jeder Wert stammt. Wer das gedruckte Spiel besitzt, kann hier Werte berichtigen, Karten umbenennen und neue hinzufügen, mit dieser Schachtel spielen oder sie als Datei mitnehmen.
web-box-title = Titel deiner Schachtel
web-box-usual-title = die übliche
web-box-untitled = eine Schachtel ohne Titel
web-box-own = { $named ->
        [yes] Nicht die übliche Schachtel: { $title }
       *[no] Nicht die übliche Schachtel
    }
web-box-look = Was in der Schachtel ist
web-box-bots = Bots, die mit dieser Schachtel spielen können: { $bots }.
web-box-play = Mit dieser Schachtel spielen
web-box-download = Als { $kind } herunterladen
web-box-open = Datei öffnen …
web-box-start-over = Mit der üblichen Schachtel neu anfangen
web-box-trying = Der Raum probiert die Schachtel aus: Er spielt hundert Partien damit …
web-box-checking = Einen Moment, der Raum sieht sie sich an …
web-box-good = Das ist eine eigene Schachtel. Sie bleibt in diesem Browser, bis du neu anfängst.
web-box-usual = Das ist die übliche Schachtel.
web-box-find = Suchen
web-box-add = Hinzufügen: { $what }
web-box-add-value = Wert hinzufügen …
web-box-copy = Kopieren: { $what }
web-box-remove = Entfernen: { $what }
web-box-names = So heißt es: { $what }
web-box-all-names = Namen
web-box-origin =
    { $origin ->
        [R] aus den Regeln
        [S] aus einer Beschreibung
       *[X] rekonstruiert
    }
web-box-new = neu
web-box-was = geändert; vorher { $was }
web-box-changed = geändert
web-box-wrong = hier stimmt etwas nicht
