### La sala nel terminale: che cosa dice intorno a ogni gioco.

## The table

terminal-round = Round { $round }
terminal-thinking = Gli altri stanno pensando…
terminal-log = Che cosa è successo (▸ nuovo)
terminal-log-all = Che cosa è successo
terminal-log-fades = I dettagli più vecchi sono nascosti: ricordare fa parte del gioco.
terminal-board = Il tavolo descritto a parole
terminal-log-empty = Non è ancora successo nulla.

## The question

terminal-choose = Che cosa scegli?
terminal-question = { $name }, tocca a te. { $question }
terminal-run = Finora: { $run }.
terminal-run-undo = u: annulla
terminal-more = ? spiega scelte, segni e numeri.
terminal-offer = { $number }. { $choice } [{ $text }]: { $hint }
terminal-offer-bare = { $number }. { $choice } [{ $text }]
terminal-explained = • { $choice }: { $hint }
terminal-obstacles = Ora non possibile:
terminal-explained-bare = • { $choice }
terminal-prompt = La tua scelta (un numero, oppure ? per l'aiuto):
terminal-undone = Annullato.
terminal-nothing-to-undo = Non c'è nulla da annullare.
terminal-unreadable = «{ $written }» non è tra le scelte. Ora ne hai { $count }:
terminal-no-such-number = Non c'è un numero { $written }: scegli da { $first } a { $last }.
terminal-more-offers = … e altre { $count }: ? le elenca tutte.

## Keys and commands

# The seven labels share one line of 80 columns: together at most 52 characters.
terminal-key-help = aiuto
terminal-key-undo = annulla
terminal-key-log = diario
terminal-key-board = testo
terminal-key-rules = regole
terminal-key-theme = chiaro/scuro
terminal-key-quit = salva, esci
terminal-keys-help =
    Scegli con il tasto accanto a una scelta, con le frecce e Invio, oppure con il mouse. Pag↑ e Pag↓
    scorrono il diario.
terminal-mark-first = Scegli con il tasto accanto a una scelta, o segnane prima una con le frecce.
terminal-close = Esc: indietro
terminal-command-board = tavolo
terminal-command-log = diario
terminal-command-rules = regole
terminal-command-undo = annulla
terminal-command-save = salva
terminal-command-quit = esci
terminal-commands =
    Scrivi il numero di una scelta, le sue parole, oppure il suo testo tra parentesi quadre; più scelte sulla
    stessa riga si separano con virgole. Altri comandi: ? (questo aiuto), tavolo (il tavolo descritto a
    parole), diario, regole, annulla, salva, esci oppure q (prima salva).
terminal-welcome = { $game }: ti diamo il benvenuto. Scrivi ? per l'aiuto, «tavolo» per sentire il tavolo, «esci» per salvare e uscire.
terminal-no-rules = Le regole di questo gioco non sono ancora state scritte.

## Passing the keyboard

terminal-pass = Passa la tastiera a { $name }. Premi Invio quando guarda soltanto { $name }.
terminal-pass-undo = { $name } può ancora annullare l'ultima risposta, con il comando «annulla».
terminal-pass-undo-key = u: { $name } annulla l'ultima risposta

## The end

terminal-over = La partita è finita.
terminal-ending-keys = Esc: guarda il tavolo. Invio: esci.
terminal-leave = Invio: esci
terminal-you = { $name } (tu)
terminal-your-place =
    { $place ->
        [1] Hai vinto: 1º posto su { $count }.
       *[other] Sei al { $place }º posto su { $count }.
    }
terminal-place = { $place }. { $name }: { $detail }
terminal-place-bare = { $place }. { $name }
terminal-saved = La registrazione è salvata in { $file }.
terminal-not-saved = Non è stato possibile salvare la registrazione in { $file }: { $reason }.
# The command follows on a line of its own.
terminal-resume = Per continuare più tardi:

## While bots play

terminal-watch = Guarda cos'è successo in questo turno.
terminal-go-on = Invio: avanti
