### Il client per il browser: ciò che dice attorno a ogni gioco.

## La casa

web-skip = Al contenuto
web-language = Lingua
web-theme =
    { $theme ->
        [light] Colori: chiari
        [dark] Colori: scuri
       *[auto] Colori: come nel sistema
    }
web-settings = Impostazioni
web-at-once = Invia subito una scelta se è l'intera risposta
web-sound = Un suono leggero quando tocca a te
web-notices = Una notifica quando tocca a te e questa pagina non è in vista
web-notices-refused = Questo browser non mostra notifiche di questa pagina.
web-notices-begin = Da ora ti avvisiamo qui quando tocca a te.
web-nowhere = Qui non c’è nulla
web-to-lobby = All’ingresso
web-connecting = Un momento …
web-lost = La connessione è interrotta. Continuiamo a provare; nessuna scelta va perduta.
web-busy = La sala sta riprendendo fiato. Continuiamo a provare; nessuna scelta va perduta.
web-unreachable = La sala del club al momento non è raggiungibile.

## L'ingresso

web-welcome = Buonasera
web-welcome-more = Apri un tavolo e manda il link agli amici, oppure prendi una sedia libera. Nessuno ha bisogno di un account.
web-mine = I tuoi tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento nessun tavolo cerca persone.
web-status =
    { $status ->
        [waiting] { $free ->
            [0] sta per cominciare
            [one] 1 sedia libera
           *[other] { $free } sedie libere
        }
        [playing] in corso
        [paused] in pausa
        [over] finito
        [frozen] non può continuare
       *[closed] chiuso
    }
web-ended-tables =
    { $count ->
        [one] 1 tavolo concluso
       *[other] { $count } tavoli conclusi
    }
web-new-table = Nuovo tavolo
web-game = Gioco
web-players = Giocatori
web-players-range = da { $fewest } a { $most } giocatori
web-option =
    { $option ->
        [memory_aids] Aiuti alla memoria
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] sì
        [off] no
       *[other] { $value }
    }
web-chairs = Sedie
web-chair = Sedia { $number }
web-chair-free = libera
web-chair-anybody = chi ha il link
web-chair-here = qualcuno su questo dispositivo
web-chair-name = Chi siede sulla sedia { $number }?
web-clock = Tempo per una domanda
web-no-clock = senza orologio
web-chair-bot = bot: { $bot }
web-chairs-help = La prima sedia è tua. I bot prendono le sedie ancora libere quando cominci. Chi condivide questo dispositivo se lo passa.
web-who-may-come = Chi può venire?
web-by-link = Chi ha il link
web-listed = Tutti: il tavolo appare all’ingresso
web-your-name = Il tuo nome
web-set-up = Apri il tavolo

## Prima del gioco

web-sit-down = Siediti
web-begin = Comincia
web-begin-help =
    { $free ->
        [one] Un bot prende la sedia libera.
       *[other] I bot prendono le { $free } sedie libere.
    }
web-waiting-for-host = Si gioca appena chi ospita comincia o tutte le sedie sono occupate.
web-invite = Invita gli amici
web-invite-help = Chi apre questo link può sedersi.
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice QR
web-link-local = Questo link funziona solo su questo computer. Per far entrare altri, avvia la sala del club con “clubantique serve --host 0.0.0.0”; docs/operating.md spiega di più.
web-link-network = Il link funziona per chiunque sia nella stessa rete.
web-you = (tu)
web-bot = bot
web-host = ospita
web-chair-for = { $name } (per { $owner })
web-handed-on = passato ad altri
web-due = sceglie

## Il gioco

web-title-due = ● Tocca a te · { $game }
web-round = Round { $round }
web-looking-on = Stai guardando
web-your-turn = Tocca a te
web-choose = Che cosa scegli?
web-waiting-for = Si aspetta: { $names }
web-run = Finora: { $run }.
web-chosen = Hai scelto: { $run }.
web-take-back = Riprendi
web-confirm = Conferma
web-obstacles = Che cosa ora non è possibile, e perché
web-others = Qualcos'altro
web-explain = Di che si tratta?
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-log-fades = I dettagli più vecchi svaniscono: ricordare fa parte del gioco.
web-chat = Conversazione
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-field = Di’ qualcosa
web-send = Invia
web-notice = Avviso della sala
web-understood = Ho capito

## Attorno al tavolo

web-menu = Tavolo
web-menu-title = A questo tavolo
web-close = Chiudi
web-cancel = Annulla
web-your-seat = Il tuo posto: { $name }
web-move-seat = Sposta il mio posto su un altro dispositivo
web-move-seat-help = Apri questo link sull’altro dispositivo, o inquadra lì il codice. Vale una volta sola, entro { $time }. Chi lo apre gioca al tuo posto.
web-hand-back = Il posto di { $name }
web-hand-back-help = Da’ questo link a { $name } e a nessun altro: chi lo apre gioca in quel posto. Vale una volta sola, entro { $time }. Il dispositivo che aveva il posto potrà soltanto guardare.
web-hand-on = Passa il posto
web-hand-on-help = Da’ questo link a chi deve continuare a giocare per { $name }. Vale una volta sola, entro { $time }, e soltanto finché { $name } non c’è. Tutto il tavolo legge chi è arrivato, e { $name } può riprendersi il posto in qualsiasi momento.
web-hand-on-here = { $name } è qui. Un posto si può passare ad altri solo quando da un po’ non c’è nessuno.
web-try-again = Riprova
web-seat-link = Link al posto
web-i-am-back = Sono di nuovo qui
web-bot-for-you = Un bot sta giocando per te.
web-bot-for-now = bot, per ora
web-stand-in = Fai giocare un bot
web-is-back = Di nuovo qui
web-stand-up = Lascia la mia sedia
web-resign = Abbandona
web-resign-ask = Vuoi abbandonare?
web-resign-help = Un bot continua per te fino alla fine. Non si torna indietro.
web-resigned = ha abbandonato
web-you-resigned = Hai abbandonato. Un bot continua per te; puoi guardare.
web-the-game = La partita
web-pause = Metti in pausa
web-resume = Riprendi a giocare
web-paused = La partita è in pausa
web-paused-help = Chiunque sieda al tavolo può farla continuare.
web-end-propose = Proponi di interrompere la partita
web-end-agree = D’accordo
web-end-take-back = Meglio continuare
web-end-ask = Interrompere la partita?
web-end-alone = Nessun altro deve essere d’accordo: la partita finisce ora, e tutte le carte sono scoperte.
web-end = Interrompere la partita
web-end-help = La partita si interrompe appena tutti quelli che giocano ancora sono d’accordo.
web-end-wanted = Per interrompere la partita, finora: { $names }. Finisce quando tutti quelli che giocano ancora sono d’accordo.
web-people = Gli altri
web-absent = assente
web-mute = Togli la parola
web-unmute = Ridai la parola
web-muted = senza parola
web-remove = Togli dal tavolo
web-removed = La tua sedia è stata liberata.
web-close-table = Chiudi il tavolo
web-close-ask = Vuoi chiudere questo tavolo?
web-close-help = Poi nessuno potrà continuare a giocare qui. Non si torna indietro.
web-ended =
    { $status ->
        [frozen] Questa partita non può continuare
       *[closed] Questo tavolo è chiuso
    }
web-ended-help =
    { $status ->
        [frozen] È cominciata con regole che non ci sono più. Nulla è perduto: la registrazione si può scaricare.
       *[closed] Qui non si gioca più.
    }
web-time-left = Tempo rimasto

## Un posto si sposta

web-seat-arrives = Un posto per questo dispositivo
web-seat-arrives-help = Con questo link continui a giocare qui. Il dispositivo che aveva il posto potrà soltanto guardare.
web-take-seat = Siediti qui
web-seat-name = Il tuo nome (facoltativo)
web-seat-name-help = Serve solo se ti viene passato il posto di qualcun altro: così il tavolo legge chi continua a giocare. Il tuo posto conserva il suo nome.
web-seat-no-code = Per sederti qui, apri il link intero o inquadra di nuovo il codice.
web-seat-moved = Il tuo posto è passato a un altro dispositivo. Qui stai guardando.
web-seat-returned = { $name } è di nuovo qui e si è ripreso il posto. Grazie di aver giocato al suo posto; ora stai guardando.
web-notice-seat-handed-on = { $name } non c’era: l’ospite ha passato il posto a qualcun altro. { $name } può riprenderselo in qualsiasi momento.
web-notice-seat-taken-back = { $name } è di nuovo qui e si è ripreso il posto.
web-lent = Mentre non c’eri, il tuo posto è stato passato a { $name }.
web-lent-unnamed = Mentre non c’eri, il tuo posto è stato passato ad altri.
web-lent-take-back = Riprendi il posto

## Un dispositivo per più persone

web-hand-over = Passa il dispositivo a { $name }
web-who-looks = Chi ha il dispositivo?
web-hand-over-help = Ciò che sta sul tavolo è coperto. Gli altri ora non guardano.
web-i-am = Sono { $name }
web-cover = Copri il tavolo
web-others-due = Tocca a: { $names }

## La fine

web-over = La partita è finita
web-download = Scarica la registrazione
web-rematch = Alla rivincita: siediti lì
web-rematch-ask = Ancora una volta con le stesse persone

## La replica

web-replay = Rivedi la partita
web-replay-of = Replica: { $game }
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-pace =
    { $pace ->
        [slow] lenta
        [fast] veloce
       *[normal] normale
    }
web-replay-steps = Passi della partita
web-replay-step = Passo { $step } di { $last }
web-replay-go-to-round = Vai al round
web-replay-before = prima del round 1
web-replay-eyes = Visto da
web-replay-open = tutti: ogni carta scoperta
web-replay-now = In questo passo
web-replay-setup = La partita viene preparata.
web-replay-chose = { $name } sceglie: { $choice }.
web-replay-withdrew = { $name } riprende la risposta.
web-replay-others = Gli altri hanno scelto.
web-replay-keys = Tasti: ← → un passo, Home e Fine agli estremi, la barra spaziatrice avvia e ferma. L’indirizzo riporta a questo passo e si può mandare ad altri.
web-replay-refused = Qui non c’è nessuna replica
web-replay-later = Appena una partita è finita, tutti possono rivederla passo per passo.
web-replay-to-table = Al tavolo

web-race = La corsa
web-race-round = Round
web-race-standing = { $name } { $standing }
web-race-summary =
    { $rounds ->
        [one] Dopo 1 round: { $standings }.
       *[other] Dopo { $rounds } round: { $standings }.
    }
web-hands = Le carte di tutti
web-hand-run = Scelto, non ancora scoperto: { $run }

## Una registrazione da altrove

web-upload = Rivedi una partita registrata
web-upload-help = Una registrazione è un piccolo file JSON, come quello che si scarica dopo una partita o si salva con “clubantique play”. Scegline una o lasciala cadere qui, e rivedi la partita passo per passo.
web-upload-choose = Scegli una registrazione
web-upload-unreadable = “{ $file }” non è una registrazione: non si può leggere come JSON. Le registrazioni sono i file che si scaricano dopo una partita.
web-upload-no-record = “{ $file }” si può leggere, ma non è la registrazione di una partita, oppure vi manca qualcosa. Scegli un file scaricato qui dopo una partita o salvato con “clubantique play”.

## La scatola

web-box = Scatola
web-box-of = La scatola di { $game }
web-box-help = Tutto quello che c'è nella scatola: carte, tabelloni e numeri, e da dove viene ogni valore. Chi possiede il gioco stampato può correggere qui i valori, cambiare nome alle carte e aggiungerne di nuove, giocare con quella scatola o portarla con sé come file.
web-box-title = Titolo della tua scatola
web-box-usual-title = la solita
web-box-untitled = una scatola senza titolo
web-box-own = { $named ->
        [yes] Non la solita scatola: { $title }
       *[no] Non la solita scatola
    }
web-box-look = Che cosa c'è nella scatola
web-box-bots = Bot che possono giocare con questa scatola: { $bots }.
web-box-play = Gioca con questa scatola
web-box-download = Scarica come { $kind }
web-box-open = Apri un file …
web-box-start-over = Ricomincia dalla solita scatola
web-box-trying = La sala prova la scatola: ci gioca cento partite …
web-box-checking = Un momento, la sala la sta guardando …
web-box-good = Questa è una scatola tua. Resta in questo browser finché non ricominci.
web-box-usual = Questa è la solita scatola.
web-box-find = Cerca
web-box-add = Aggiungi: { $what }
web-box-add-value = Aggiungi un valore …
web-box-copy = Copia: { $what }
web-box-remove = Togli: { $what }
web-box-names = Come si chiama: { $what }
web-box-all-names = Nomi
web-box-origin =
    { $origin ->
        [R] dalle regole
        [S] da una descrizione
       *[X] ricostruito
    }
web-box-new = nuovo
web-box-was = cambiato; era { $was }
web-box-changed = cambiato
web-box-wrong = qui c'è qualcosa che non va
