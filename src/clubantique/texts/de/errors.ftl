### Was schiefging und was stattdessen möglich ist.

error-unreadable = „{ $choice }“ ist nicht als Wahl zu lesen. So sieht eine Wahl aus: { $possible }.
error-not-possible = „{ $choice }“ ist gerade nicht möglich. Möglich: { $possible }.
error-not-asked = Gerade nicht gefragt: { $seat }. Noch zu wählen haben: { $due }.
error-nothing-to-withdraw = Nichts zurückzunehmen für: { $seat }.
error-unknown-name =
    { $kind ->
        [game] Ein Spiel
        [bot] Einen Bot
        [seat] Einen Platz
        [components] Eine Materialdatei
       *[language] Eine Sprache
    } mit dem Namen „{ $name }“ gibt es nicht. Es gibt: { $possible }.
error-players =
    { $players ->
        [one] Eine Person allein kann
       *[other] { $players } Personen können
    } { $game } nicht spielen: Es ist ein Spiel für { $fewest } bis { $most }.
error-option = Die Option { $option } ist nicht möglich. Möglich: { $possible }.
error-company = Genannte Bots: { $bots }, Stühle für Bots an diesem Tisch: { $chairs }. Nenne einen für alle, oder so viele, wie es Stühle sind.
error-bot-name = Ein Bot kann nicht „{ $name }“ heißen: Sein Name muss aus Buchstaben, Ziffern, - und _ bestehen und darf keiner von diesen sein: { $taken }.
error-components =
    Die Materialdatei ist nicht zu gebrauchen. Bei { $place }: { $problem ->
        [repeated] Der Wert { $found } kommt mehrmals vor; jeder Wert muss anders sein
        [spaces] Die Schlösser haben zusammen { $found } Felder, aber die Dinnertafel beginnt bei { $expected }
        [letter] eine Serie heißt „{ $found }“, sie muss aber ein einziger Buchstabe sein, { $expected }
        [last] Das letzte Feld ist { $found }, aber es muss 0 (keines) oder mindestens { $expected } sein
        [players] Da steht { $found }, aber die Spielerzahlen müssen innerhalb von { $expected } liegen
        [colours] Anzahl der Farben: { $found }, gebraucht werden { $expected }
        [cards] Anzahl der Karten: { $found }, gebraucht werden { $expected }
        [opposite] Die großen Schubladen müssen einander gegenüberliegen, gefunden wurde: { $found }
        [rubies] Die Rubine gehören in die großen Schubladen ({ $expected }), je eine Seite, gefunden wurde: { $found }
        [one-of] gefunden wurde { $found }, möglich ist { $expected }
        [missing] vorhanden: { $found }, nötig: mindestens { $expected }
        [alone] das lässt sich nicht verbinden: { $found }
        [same-add] ein Gefährte, der zweimal genannt ist, muss gleich viel dazugeben, nicht { $found } und { $expected }
        [rising] die Beträge müssen mit jedem Gefährtenplatz steigen, sind aber { $found }
        [falling] die Werte müssen von Stufe zu Stufe fallen, sind aber { $found }
        [farm] ein Bauernhof hat einen Wert und behält ihn, ein Haus hat fallende Werte, hier aber: { $found }
        [only-property] nur eine Immobilie hat Werte, hier aber: { $found }
        [deck] der Stapel hat { $found } Karten, sollte aber { $expected } haben
        [companions] für jeden Gefährten ({ $expected }) muss es eine Karte geben, vorhanden: { $found }
        [kinds] der Stapel { $expected } kann nicht { $found } Kartenarten haben
        [plans] es gibt { $found } Pläne, nötig sind mindestens { $expected }
        [spots] die Plätze für { $expected } Spieler fehlen; vorhanden nur { $found }
        [rounds] für jede der { $expected } Runden muss genau ein Stapel genannt sein, nicht so in Runde { $found }
        [newer] Das ist Version { $found } der Materialdateien, hier ist höchstens Version { $expected } bekannt
        [version-needed] Titel, Namen und andere Zusätze brauchen „version = { $expected }“ am Anfang der Datei
        [line] „{ $found }“ kann nicht gezeigt werden: Eine Zeile braucht sichtbare Zeichen und kein Leerzeichen davor oder dahinter
        [large] Die Datei hat { $found } Bytes, möglich sind höchstens { $expected }
        [pieces] Karten und Teile: { $found }, möglich sind höchstens { $expected }
        [choices] Es gäbe { $found } verschiedene Wahlmöglichkeiten, möglich sind höchstens { $expected }
        [late] Das Ausprobieren hat länger als { $found } Sekunden gedauert; mach die Schachtel kleiner oder ihre Partien kürzer
        [stumbles] Damit lässt sich eine Partie zu { $expected } nicht zu Ende spielen ({ $found }); sieh dir an, was du zuletzt geändert hast
        [endless] Eine Partie zu { $expected } war nach { $found } Entscheidungen nicht zu Ende; mach sie kürzer, mit weniger Runden oder einem kürzeren Weg
       *[shape] { $found }
    }.
error-game =
    { $problem ->
        [twice] Es gibt mehr als ein Spiel „{ $game }“: { $source }. Keines davon wird benutzt, solange beide installiert sind.
        [ours] Das Spiel „{ $game }“ in { $source } wird nicht benutzt: Das Haus hat eines mit diesem Namen.
        [name] Das Spiel „{ $game }“ in { $source } wird nicht benutzt: Sein Name muss mit einem Kleinbuchstaben beginnen und aus Kleinbuchstaben, Ziffern und _ bestehen.
        [id] Das Spiel „{ $game }“ in { $source } wird nicht benutzt: Es nennt sich selbst „{ $reason }“.
        [lacks] Das Spiel „{ $game }“ ist nicht zu gebrauchen: In { $source } fehlt { $reason }.
        [part] Das Spiel „{ $game }“ kommt ohne { $source } aus, denn das lässt sich nicht laden: { $reason }
       *[broken] Das Spiel „{ $game }“ in { $source } lässt sich nicht laden: { $reason }
    }
error-record =
    Die Aufzeichnung ist nicht zu gebrauchen. Bei { $place }: { $problem ->
        [rules] Sie entstand mit Version { $found } der Regeln, aber hier gilt Version { $expected }
        [components] Sie entstand mit anderem Material ({ $found } statt { $expected })
        [draw] Hier muss gezogen werden, etwas aus { $expected }, aber da steht: { $found }
        [choice] Hier muss eine Wahl wie [Platz, "Text"] stehen, aber da steht: { $found }
        [game] Das Spiel darin ist { $found }, nicht { $expected }
        [none-saved] hier liegt keine gesicherte Partie { $found }, die noch nicht zu Ende ist
        [refused] { $found }
       *[shape] { $found }
    }.
error-out-of-range = { $name } { $number } ist nicht möglich: Die Zahl muss zwischen 0 und { $most } liegen.
error-file = { $file }: { $reason }.
error-name = „{ $name }“ kann kein Name sein: Er muss aus 1 bis { $most } druckbaren Zeichen bestehen, und niemand sonst darf ihn tragen.
error-file-exists = { $file } gibt es schon. Nimm eine andere Datei oder räum sie weg.
error-resume = Mit --resume geht die Partie weiter, wie sie gesichert wurde: Lass { $given } weg.
error-not-begun = Es läuft kein Spiel. Mit reset() beginnt eines.
