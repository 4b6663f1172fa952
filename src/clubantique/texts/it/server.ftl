### The club room.

error-no-table = Il tavolo “{ $table }” non c’è, o non c’è più.
error-not-yours =
    Non tocca a te: { $who ->
        [host] può farlo solo chi ha aperto il tavolo
        [player] può farlo solo chi siede al tavolo
       *[unmuted] ti è stata tolta la parola
    }.
error-taken = A questo tavolo non c’è più una sedia libera.
error-not-now =
    Ora non è possibile: { $status ->
        [waiting] la partita non è cominciata
        [playing] la partita è cominciata
        [over] la partita è finita
       *[closed] il tavolo è chiuso
    }.
error-stale = Il tavolo è già andato avanti: era la risposta a un’altra domanda.
error-too-much = È troppo in una volta: aspetta { $seconds } secondi.
error-garbled = Questo messaggio non si può leggere: { $problem }.
error-missing-part = “{ $part }” non è installato. La sala del club richiede: pip install "clubantique[{ $extra }]".
