### The club room.

error-no-table = Den Tisch „{ $table }“ gibt es nicht oder nicht mehr.
error-not-yours =
    Das steht dir nicht zu: { $who ->
        [host] das darf nur, wer den Tisch eröffnet hat
        [player] das darf nur, wer am Tisch sitzt
       *[unmuted] du bist stumm gestellt
    }.
error-taken = An diesem Tisch ist kein Stuhl mehr frei.
error-not-now =
    Das geht jetzt nicht: { $status ->
        [waiting] das Spiel hat noch nicht begonnen
        [playing] das Spiel hat begonnen
        [over] das Spiel ist zu Ende
       *[closed] der Tisch ist geschlossen
    }.
error-stale = Der Tisch ist schon weiter: Das war die Antwort auf eine andere Frage.
error-too-much = Das ist zu viel auf einmal: Warte { $seconds } Sekunden.
error-garbled = Diese Nachricht ist nicht lesbar: { $problem }.
error-missing-part = „{ $part }“ ist nicht installiert. Der Clubraum braucht: pip install "clubantique[{ $extra }]".
