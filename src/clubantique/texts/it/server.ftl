### The club room.

error-no-table = Il tavolo “{ $table }” non c’è, o non c’è più.
error-not-yours =
    Non tocca a te: { $who ->
        [host] può farlo solo chi ha aperto il tavolo
        [player] può farlo solo chi siede al tavolo
        [newcomer] un posto si passa a chi non siede ancora a questo tavolo
        [owner] può farlo solo il titolare del posto
       *[unmuted] ti è stata tolta la parola
    }.
error-taken = A questo tavolo non c’è più una sedia libera.
error-not-now =
    Ora non è possibile: { $status ->
        [waiting] la partita non è cominciata
        [playing] la partita è cominciata
        [paused] la partita è in pausa
        [frozen] la partita è cominciata con regole più vecchie
        [over] la partita è finita
       *[closed] il tavolo è chiuso
    }.
error-two-in-chair = Una sedia è di un bot o di una persona: { $bot } e { $name } non stanno su una sola.
error-no-box = Questa scatola qui non c'è (più): { $box }. Portala di nuovo come file.
error-too-long = Questa registrazione ha { $entries } voci; qui se ne mostrano al massimo { $most }.
error-pass = Questo link non vale più: sposta un posto una sola volta, entro un quarto d’ora. Chiedine uno nuovo.
error-stale = Il tavolo è già andato avanti: era la risposta a un’altra domanda.
error-not-away = { $name } è qui, o lo era un attimo fa: un posto si può passare ad altri quando il suo proprietario manca da { $minutes } minuti.
error-store-away = In questo momento la sala non raggiunge il suo archivio. Riprova tra un attimo: nulla va perso e nulla avviene due volte.
error-too-much = È troppo in una volta: aspetta { $seconds } secondi.
error-garbled = Questo messaggio non si può leggere: { $problem }.
error-nothing-said = In questa riga non si vede nulla: di’ qualcosa, in { $most } caratteri al massimo.
error-origin = «{ $origin }» è un indirizzo diverso da quello di questa sala del club: solo le pagine di { $possible } possono fare qualcosa qui.
error-missing-part = “{ $part }” non è installato. La sala del club richiede: pip install "clubantique[{ $extra }]".
error-broken-part = Una parte di cui la sala del club ha bisogno non funziona ({ $reason }). Installala di nuovo: pip install --force-reinstall "clubantique[{ $extra }]".
error-nothing-here = A questo indirizzo non c’è niente.
error-method = A questo indirizzo si chiede in un altro modo: { $possible }.
error-too-large = È troppo grande: al massimo { $most } byte.
error-went-wrong = Qualcosa è andato storto nella sala del club. Chi la gestisce trova il motivo nel registro.
error-bus = “{ $url }” non è l’indirizzo di un servizio di messaggi. Un indirizzo comincia con { $possible } e continua con un host e, se serve, una porta e un numero: redis://127.0.0.1:6379/0. In nome e password / # ? si scrivono %2F %23 %3F; dopo un ? stanno le impostazioni del client Redis.
error-no-room = A { $address } non risponde nessuna sala del club.
error-link = “{ $link }” non è il link di un tavolo: un link così somiglia a https://club.example/t/abc.
error-no-body = Questa richiesta ha bisogno di un contenuto in JSON: /schema dice quale.
notice-seat-handed-on = { $name } non c'era: l'ospite ha passato il posto a { $to }. { $name } può riprenderselo in qualsiasi momento.
notice-seat-moved = { $to } gioca ora su un altro dispositivo.
notice-seat-taken-back = { $to } è di nuovo qui e si è ripreso il posto da { $name }.
