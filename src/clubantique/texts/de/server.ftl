### The club room.

error-no-table = Den Tisch „{ $table }“ gibt es nicht oder nicht mehr.
error-not-yours =
    Das steht dir nicht zu: { $who ->
        [host] das darf nur, wer den Tisch eröffnet hat
        [player] das darf nur, wer am Tisch sitzt
        [newcomer] ein Platz wird an jemanden weitergegeben, der noch nicht an diesem Tisch sitzt
        [owner] das darf nur, wem der Platz gehört
       *[unmuted] du bist stumm gestellt
    }.
error-taken = An diesem Tisch ist kein Stuhl mehr frei.
error-not-now =
    Das geht jetzt nicht: { $status ->
        [waiting] das Spiel hat noch nicht begonnen
        [playing] das Spiel hat begonnen
        [paused] das Spiel ist unterbrochen
        [frozen] das Spiel wurde nach älteren Regeln begonnen
        [over] das Spiel ist zu Ende
       *[closed] der Tisch ist geschlossen
    }.
error-two-in-chair = Ein Stuhl gehört einem Bot oder einem Menschen: { $bot } und { $name } passen nicht auf einen.
error-no-box = Diese Schachtel gibt es hier nicht (mehr): { $box }. Bring sie noch einmal als Datei mit.
error-too-long = Diese Aufzeichnung hat { $entries } Einträge; hier werden höchstens { $most } gezeigt.
error-pass = Dieser Link gilt nicht mehr: Er zieht einen Platz einmal um, innerhalb einer Viertelstunde. Lass dir einen neuen geben.
error-stale = Der Tisch ist schon weiter: Das war die Antwort auf eine andere Frage.
error-not-away = { $name } ist da oder war es eben noch: Ein Platz kann weitergegeben werden, wenn sein Besitzer { $minutes } Minuten lang weg war.
error-store-away = Der Raum erreicht seinen Speicher gerade nicht. Versuche es gleich noch einmal: Nichts geht verloren, und nichts geschieht zweimal.
error-too-much = Das ist zu viel auf einmal: Warte { $seconds } Sekunden.
error-garbled = Diese Nachricht ist nicht lesbar: { $problem }.
error-nothing-said = In dieser Zeile ist nichts zu sehen: Sag etwas, in höchstens { $most } Zeichen.
error-origin = „{ $origin }“ ist eine andere Adresse als die dieses Clubraums: Nur Seiten von { $possible } dürfen hier etwas tun.
error-missing-part = „{ $part }“ ist nicht installiert. Der Clubraum braucht: pip install "clubantique[{ $extra }]".
error-broken-part = Ein Teil, den der Clubraum braucht, ist nicht zu gebrauchen ({ $reason }). Bitte neu installieren: pip install --force-reinstall "clubantique[{ $extra }]".
error-nothing-here = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse wird anders gefragt: { $possible }.
error-too-large = Das ist zu groß: höchstens { $most } Bytes.
error-went-wrong = Im Clubraum selbst ist etwas schiefgegangen. Wer ihn betreibt, findet den Grund im Protokoll.
error-bus = „{ $url }“ ist keine Adresse eines Nachrichtendienstes. Eine Adresse beginnt mit { $possible } und nennt dann einen Rechner und, wenn nötig, Port und Nummer: redis://127.0.0.1:6379/0. In Name und Passwort schreibt man / # ? als %2F %23 %3F; hinter einem ? stehen Einstellungen des Redis-Clients.
error-no-room = Unter { $address } antwortet kein Clubraum.
error-link = „{ $link }“ ist nicht der Link eines Tisches: So ein Link sieht aus wie https://club.example/t/abc.
error-no-body = Diese Anfrage braucht einen Inhalt in JSON: /schema sagt, welchen.
notice-seat-handed-on = { $name } war weg: Der Gastgeber hat den Platz an { $to } weitergegeben. { $name } kann ihn jederzeit zurücknehmen.
notice-seat-moved = { $to } spielt jetzt auf einem anderen Gerät.
notice-seat-taken-back = { $to } ist wieder da und hat den Platz von { $name } zurückgenommen.
