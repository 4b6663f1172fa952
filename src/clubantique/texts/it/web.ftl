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
web-nowhere = Qui non c’è nulla
web-to-lobby = All’ingresso
web-connecting = Un momento …
web-lost = La connessione è interrotta. Continuiamo a provare; nessuna scelta va perduta.
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
        [over] finito
       *[closed] chiuso
    }
web-new-table = Nuovo tavolo
web-game = Gioco
web-players = Giocatori
web-players-range = da { $fewest } a { $most } giocatori
web-option =
    { $option ->
        [memory_aids] Aiuti alla memoria
        [open_cube] Cubo aperto
        [variant] Variante
        [will] Eredità
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] sì
        [off] no
        [surprise] sorpresa
        [confrontation] confronto
        [random] estratta
       *[other] { $value }
    }
web-chairs = Sedie
web-chair = Sedia { $number }
web-chair-free = libera
web-chair-bot = bot: { $bot }
web-chairs-help = La prima sedia è tua. I bot prendono le sedie ancora libere quando cominci.
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
web-you = (tu)
web-bot = bot
web-host = ospita
web-due = sceglie

## Il gioco

web-title-due = ● Tocca a te · { $game }
web-round = Round { $round }
web-looking-on = Stai guardando
web-your-turn = Tocca a te
web-choose = Che cosa scegli?
web-waiting-for = Si aspetta: { $names }
web-run = Finora: { $run }.
web-take-back = Riprendi
web-explain = Di che si tratta?
web-on-the-table = Sul tavolo
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-log-fades = I dettagli più vecchi svaniscono: ricordare fa parte del gioco.
web-chat = Conversazione
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-field = Di’ qualcosa
web-send = Invia

## La fine

web-over = La partita è finita
web-download = Scarica la registrazione
web-rematch = Alla rivincita
