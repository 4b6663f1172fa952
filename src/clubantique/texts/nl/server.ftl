### The club room.

error-no-table = De tafel “{ $table }” bestaat niet, of niet meer.
error-not-yours =
    Dat is niet aan jou: { $who ->
        [host] alleen wie de tafel geopend heeft mag dat
        [player] alleen wie aan tafel zit mag dat
       *[unmuted] je bent het zwijgen opgelegd
    }.
error-taken = Aan deze tafel is geen stoel meer vrij.
error-not-now =
    Dat kan nu niet: { $status ->
        [waiting] het spel is nog niet begonnen
        [playing] het spel is begonnen
        [over] het spel is afgelopen
       *[closed] de tafel is gesloten
    }.
error-stale = De tafel is al verder: dat was een antwoord op een andere vraag.
error-too-much = Dat is te veel tegelijk: wacht { $seconds } seconden.
error-garbled = Dit bericht is niet te lezen: { $problem }.
error-missing-part = “{ $part }” is niet geïnstalleerd. De clubkamer heeft nodig: pip install "clubantique[{ $extra }]".
