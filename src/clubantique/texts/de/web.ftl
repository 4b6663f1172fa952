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
web-nowhere = Hier ist nichts
web-to-lobby = Zur Lobby
web-connecting = Einen Augenblick …
web-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; keine Wahl geht verloren.
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
        [over] beendet
       *[closed] geschlossen
    }
web-new-table = Neuer Tisch
web-game = Spiel
web-players = Spieler
web-players-range = { $fewest } bis { $most } Spieler
web-option =
    { $option ->
        [memory_aids] Gedächtnishilfen
        [open_cube] Offener Würfel
        [variant] Variante
        [will] Erbschaft
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] an
        [off] aus
        [surprise] Überraschung
        [confrontation] Konfrontation
        [random] gezogen
       *[other] { $value }
    }
web-chairs = Stühle
web-chair = Stuhl { $number }
web-chair-free = frei
web-chair-bot = Bot: { $bot }
web-chairs-help = Der erste Stuhl ist deiner. Auf Stühle, die beim Beginn noch frei sind, setzen sich Bots.
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
web-you = (du)
web-bot = Bot
web-host = lädt ein
web-due = wählt

## Das Spiel

web-title-due = ● Du bist dran · { $game }
web-round = Runde { $round }
web-looking-on = Du schaust zu
web-your-turn = Du bist dran
web-choose = Was wählst du?
web-waiting-for = Wir warten auf { $names }
web-run = Bisher: { $run }.
web-take-back = Zurücknehmen
web-explain = Worum geht es?
web-on-the-table = Auf dem Tisch
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-log-fades = Ältere Einzelheiten verblassen: Erinnern gehört zum Spiel.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-field = Etwas sagen
web-send = Senden

## Das Ende

web-over = Das Spiel ist aus
web-download = Aufzeichnung herunterladen
web-rematch = Zur Revanche
