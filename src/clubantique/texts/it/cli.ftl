### La riga di comando.

cli-help = Club Antique: giochi di bluff, memoria e stravaganza, da giocare, studiare e vincere.
cli-game-metavar = GIOCO
# The name of the only person at the table. Sentences are built around it in the third person
# (“Giocatore compra …”, “il ladro di Giocatore”), so a pronoun will not do.
cli-you = Giocatore
cli-lang-help = La lingua: inglese, tedesco, olandese o italiano.
cli-json-help = Stampa un oggetto JSON per i programmi.
cli-components-help = Un altro file dei componenti (TOML) al posto di quello predefinito, o il nome di uno fornito con il gioco come «tiny».
cli-option-help = Un'opzione del gioco; si può ripetere. «clubantique games» le elenca.
cli-players-help = Quanti giocano.
cli-count-help = Quante partite giocare.
cli-seed-help = Il seme del caso; lo stesso seme dà le stesse partite. Se lo ometti, ne viene scelto uno nuovo.
cli-bots-help = I bot, un nome per posto, separati da virgole.
cli-rotate-help = Sposta i bot di un posto da una partita all'altra.
cli-jobs-help = Quanti processi si dividono il lavoro. Il risultato è lo stesso con qualsiasi numero.
cli-records-help = Una cartella per la registrazione di ogni partita.
cli-at-help = Fermati dopo questo numero di voci della registrazione e mostra a che punto è la partita.
cli-seat-help = Solo ciò che si vedeva da questo posto (il primo è 0).
cli-name-help = Una persona che gioca; ripetilo per ognuna a questa tastiera.
cli-plain-help = Solo righe di testo: per screen reader e pipe.
cli-resume-help = Continua una partita salvata; senza file, l'ultima salvata.
cli-save-help = Il file in cui salvare la partita.

cli-play-help = Gioca nel terminale, contro i bot e con altre persone alla stessa tastiera.
cli-simulate-help = Fai giocare ai bot tante partite tra loro.
cli-replay-help = Rivedi una partita registrata.
cli-games-help = Elenca i giochi con le loro opzioni e i loro bot.
cli-rules-help = Stampa le regole complete di un gioco.
cli-version-help = Stampa la versione e se è compilata in codice nativo.

cli-games-line =
    { $id }: { $title }. { $summary }
      Giocatori: da { $fewest } a { $most }. Bot: { $bots }. Opzioni: { $options }.
cli-version = Club Antique { $version } ({ $native ->
        [true] codice nativo
       *[false] interpretato
    })
cli-simulate-playing = In corso
cli-simulate-title = { $games ->
        [one] Vittorie dopo una partita
       *[other] Vittorie dopo { $games } partite
    }
cli-column-seat = Posto
cli-column-bot = Bot
cli-column-wins = Vittorie
cli-column-share = Quota
cli-simulate-speed = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } con seme { $seed }: { $decisions } decisioni in { $seconds } secondi ({ $decisions_per_second } al secondo).
cli-simulate-digest = Impronta di tutte le registrazioni: { $digest }
cli-replay-chose = { $number } { $seat }: { $choice }
cli-replay-withdrew = { $number } { $seat } annulla la scelta
cli-replay-stands = Dopo { $entries } voci della registrazione la partita è a questo punto:
cli-serve-help = La sala del club: tavoli che gli amici condividono, nel browser. Tutto si può impostare anche con CLUBANTIQUE_… nell’ambiente.
cli-serve-database = dove stanno tavoli e partite: sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@HOST/NOME; altrimenti club.db in ~/.local/share/clubantique
cli-serve-bus = dove più processi sullo stesso database si dicono che cosa c’è di nuovo, perché nessuno debba aspettare: redis://HOST:PORTA, rediss:// o valkey://; a un processo solo non serve
cli-serve-host = l’indirizzo su cui ascoltare; 0.0.0.0 per tutti
cli-serve-port = la porta; 0 per una qualsiasi libera
cli-serve-workers = processi in cui pensano i bot
cli-serve-ready = La sala del club è aperta: { $address }
cli-serve-friends = Per gli amici nella tua rete: { $address }
cli-serve-alone = (Solo per questo computer: { $setting } oppure make play HOST={ $host })
cli-serve-open = aprire la sala del club in un browser
cli-serve-keep_days = giorni dopo i quali un tavolo che nessuno ha toccato viene rimosso
