### Der Raum im Terminal: was er rund um jedes Spiel sagt.

## The table

terminal-round = Runde { $round }
terminal-thinking = Die anderen überlegen …
terminal-log = Was bisher geschah (▸ neu)
terminal-log-all = Was bisher geschah
terminal-log-fades = Ältere Einzelheiten sind verborgen: Sich zu erinnern gehört zum Spiel.
terminal-board = Der Tisch in Worten
terminal-log-empty = Noch ist nichts geschehen.

## The question

terminal-choose = Was wählst du?
terminal-question = { $name }, du bist dran. { $question }
terminal-run = Bisher: { $run }.
terminal-run-undo = u: zurücknehmen
terminal-more = ? erklärt Wahl, Zeichen und Zahlen.
terminal-offer = { $number }. { $choice } [{ $text }]: { $hint }
terminal-offer-bare = { $number }. { $choice } [{ $text }]
terminal-explained = • { $choice }: { $hint }
terminal-obstacles = Jetzt nicht möglich:
terminal-explained-bare = • { $choice }
terminal-prompt = Deine Wahl (eine Nummer, oder ? für Hilfe):
terminal-undone = Zurückgenommen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-unreadable = „{ $written }“ steht nicht zur Wahl. Du hast jetzt { $count } Möglichkeiten:
terminal-no-such-number = Eine Nummer { $written } gibt es nicht: Wähle von { $first } bis { $last }.
terminal-more-offers = … und { $count } weitere: ? nennt alle.

## Keys and commands

# The seven labels share one line of 80 columns: together at most 52 characters.
terminal-key-help = Hilfe
terminal-key-undo = zurück
terminal-key-log = Log
terminal-key-board = als Text
terminal-key-rules = Regeln
terminal-key-theme = hell/dunkel
terminal-key-quit = sichern, Ende
terminal-keys-help =
    Wähle mit der Taste neben einer Wahl, mit Pfeiltasten und Enter oder mit der Maus. Bild auf und Bild ab
    blättern im Log.
terminal-mark-first = Wähle mit der Taste neben einer Wahl, oder markiere zuerst eine mit den Pfeiltasten.
terminal-close = Esc: zurück
terminal-command-board = tisch
terminal-command-log = log
terminal-command-rules = regeln
terminal-command-undo = zurück
terminal-command-save = sichern
terminal-command-quit = ende
terminal-commands =
    Tippe die Nummer einer Wahl, ihre Worte oder ihren Text in den eckigen Klammern; mehrere in einer Zeile
    trennst du durch Kommas. Weitere Befehle: ? (diese Hilfe), tisch (der Tisch in Worten), log, regeln,
    zurück, sichern, ende oder q (sichert vorher).
terminal-welcome = Willkommen bei { $game }. Tippe ? für Hilfe, „tisch“ für den Tisch in Worten, „ende“ zum Sichern und Gehen.
terminal-no-rules = Die Regeln dieses Spiels sind noch nicht aufgeschrieben.

## Passing the keyboard

terminal-pass = Gib die Tastatur an { $name } weiter. Enter drücken, wenn nur { $name } hinsieht.
terminal-pass-undo = { $name } kann die letzte Antwort noch zurücknehmen, mit dem Befehl „zurück“.
terminal-pass-undo-key = u: { $name } nimmt die letzte Antwort zurück

## The end

terminal-over = Das Spiel ist aus.
terminal-ending-keys = Esc: den Tisch ansehen. Enter: gehen.
terminal-leave = Enter: gehen
terminal-you = { $name } (du)
terminal-your-place =
    { $place ->
        [1] Du gewinnst: Platz 1 von { $count }.
       *[other] Du bist auf Platz { $place } von { $count }.
    }
terminal-place = { $place }. { $name }: { $detail }
terminal-place-bare = { $place }. { $name }
terminal-saved = Die Aufzeichnung liegt in { $file }.
terminal-not-saved = Die Aufzeichnung ließ sich nicht in { $file } sichern: { $reason }.
# The command follows on a line of its own.
terminal-resume = So geht es später weiter:

## While bots play

terminal-watch = Schau, was in diesem Zug geschah.
terminal-go-on = Enter: weiter
