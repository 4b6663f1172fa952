### Die Befehlszeile.

cli-help = Club Antique: Spiele voller Bluff, Gedächtnis und Extravaganz spielen, studieren und meistern.
cli-game-metavar = SPIEL
# The name of the only person at the table. Sentences are built around it in the third person
# (“Spieler kauft …”, “der Dieb von Spieler”), so a pronoun will not do.
cli-you = Spieler
cli-lang-help = Die Sprache: Englisch, Deutsch, Niederländisch oder Italienisch.
cli-json-help = Ein JSON-Objekt für Programme ausgeben.
cli-components-help = Eine andere Materialdatei (TOML) statt der eingebauten, oder der Name einer mitgelieferten wie „tiny“.
cli-option-help = Eine Option des Spiels; kann mehrmals angegeben werden. „clubantique games“ zählt sie auf.
cli-players-help = Wie viele mitspielen.
cli-count-help = Wie viele Partien gespielt werden.
cli-seed-help = Der Startwert allen Zufalls; gleicher Startwert, gleiche Partien. Ohne Angabe ein neuer.
cli-bots-help = Die Bots, ein Name je Platz, durch Kommas getrennt.
cli-rotate-help = Die Bots rücken von Partie zu Partie einen Platz weiter.
cli-jobs-help = Auf wie viele Prozesse sich die Arbeit verteilt. Das Ergebnis ist bei jeder Zahl dasselbe.
cli-records-help = Ein Ordner für die Aufzeichnung jeder Partie.
cli-at-help = Nach so vielen Einträgen der Aufzeichnung anhalten und zeigen, wie die Partie steht.
cli-seat-help = Nur, was von diesem Platz zu sehen war (der erste ist 0).
cli-name-help = Ein Mensch, der mitspielt; einmal für jeden an dieser Tastatur angeben.
cli-plain-help = Nur Zeilen: für Screenreader und Pipes.
cli-resume-help = Eine gespeicherte Partie fortsetzen; ohne Datei die zuletzt gespeicherte.
cli-save-help = Die Datei, in der die Partie gespeichert wird.

cli-play-help = Im Terminal spielen, gegen Bots und mit anderen an derselben Tastatur.
cli-simulate-help = Bots viele Partien gegeneinander spielen lassen.
cli-replay-help = Eine aufgezeichnete Partie noch einmal abspielen.
cli-games-help = Die Spiele mit ihren Optionen und Bots aufzählen.
cli-rules-help = Die vollständigen Regeln eines Spiels ausgeben.
cli-version-help = Die Version ausgeben, und ob sie nativ kompiliert ist.

cli-games-line =
    { $id }: { $title }. { $summary }
      Spielende: { $fewest } bis { $most }. Bots: { $bots }. Optionen: { $options }.
cli-version = Club Antique { $version } ({ $native ->
        [true] nativ kompiliert
       *[false] interpretiert
    })
cli-simulate-playing = Es läuft
cli-simulate-title = { $games ->
        [one] Siege nach einer Partie
       *[other] Siege nach { $games } Partien
    }
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-simulate-speed = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit Startwert { $seed }: { $decisions } Entscheidungen in { $seconds } Sekunden ({ $decisions_per_second } pro Sekunde).
cli-simulate-digest = Prüfsumme aller Aufzeichnungen: { $digest }
cli-replay-chose = { $number } { $seat }: { $choice }
cli-replay-withdrew = { $number } { $seat } nimmt die Wahl zurück
cli-replay-stands = Nach { $entries } Einträgen der Aufzeichnung steht die Partie so:
cli-serve-help = Der Clubraum: Tische, die sich Freunde im Browser teilen. Alles lässt sich auch als CLUBANTIQUE_… in der Umgebung setzen.
cli-serve-database = wo Tische und Spiele liegen: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK; sonst club.db in ~/.local/share/clubantique
cli-serve-bus = wo mehrere Prozesse über einer Datenbank einander sagen, was es Neues gibt, damit niemand darauf wartet: redis://RECHNER:PORT, rediss:// oder valkey://; ein einzelner Prozess braucht das nicht
cli-serve-host = die Adresse, auf der gelauscht wird; 0.0.0.0 für alle
cli-serve-port = der Port; 0 für irgendeinen freien
cli-serve-workers = Prozesse, in denen Bots denken
cli-serve-ready = Der Clubraum ist offen: { $address }
cli-serve-friends = Für Freunde in deinem Netz: { $address }
cli-serve-alone = (Nur für diesen Rechner: { $setting } oder make play HOST={ $host })
cli-serve-open = den Clubraum im Browser öffnen
cli-serve-keep_days = Tage, nach denen ein unberührter Tisch entfernt wird
