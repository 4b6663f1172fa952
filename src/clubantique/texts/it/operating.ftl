### Gestire la sala del club.

cli-serve-requests = richieste al secondo che cambiano qualcosa e che un indirizzo può fare a lungo andare
cli-serve-reads = richieste al secondo che leggono soltanto (GET) e che un indirizzo può fare a lungo andare
cli-serve-kilobytes = KiB al secondo che un indirizzo può mandare a lungo andare
cli-serve-sockets = socket che un indirizzo può tenere aperti
cli-serve-onlookers = spettatori che un tavolo può avere; da un solo indirizzo la metà
cli-serve-messages = messaggi al secondo che un posto può mandare a lungo andare
cli-serve-bot_seconds = secondi in cui un bot può pensare a una risposta; poi risponde uno più debole del suo gioco
cli-serve-away_seconds = secondi per cui qualcuno deve mancare prima che l’ospite possa passare il suo posto
cli-serve-public_url = l’indirizzo che la gente usa, ad es. https://club.example, se davanti alla sala c’è un proxy; con https i cookie valgono solo per https
cli-serve-forwarded_allow_ips = indirizzi o reti dei proxy a cui si crede quando dicono chi chiede, separati da virgole; * per tutti
cli-serve-metrics_allow_ips = indirizzi o reti che possono leggere /metrics, separati da virgole; * per tutti
cli-serve-log = come si scrive il registro su stderr: righe per le persone, o JSON per i programmi
cli-serve-log_level = quanto si scrive nel registro
cli-serve-client = una cartella con un client per browser diverso da quello incluso
cli-serve-group-store = Dove si conserva tutto
cli-serve-group-door = La porta
cli-serve-group-limits = I limiti
cli-serve-group-bots = I bot
cli-serve-group-desk = Per chi la gestisce
cli-serve-example = Esempio: clubantique serve --port 8000 --public-url https://club.example --log json
cli-serve-docs = docs/operating.md racconta tutto: proxy, più processi, copie di sicurezza, metriche.

cli-keep-database = l’archivio, come lo ha serve
cli-keep-bus = il bus, come lo ha serve
cli-keep-file = FILE
cli-backup-help = Scrivere in un solo file tutto ciò che la sala conserva, mentre continua. Il file va bene per ogni database; non contiene le chiavi dei posti, ma le chiacchiere e i semi dei bot: solo il proprietario può leggerlo.
cli-backup-done = { $file }: tavoli: { $tables }, risposte: { $entries }, righe di chiacchiere: { $chats }.
cli-restore-help = Rimettere una copia in un archivio vuoto, tutta o niente. Prima fermare la sala.
cli-restore-replace = buttare via ciò che c’è ora nell’archivio
cli-restore-done = Ripristinati: tavoli: { $tables }, risposte: { $entries }, righe di chiacchiere: { $chats }.
cli-doctor-help = Guardare se c’è ed è intatto tutto ciò che serve alla sala. Il codice d’uscita è 1 se qualcosa non va.
cli-doctor-good = [bene] { $said }
cli-doctor-bad = [male] { $said }
cli-doctor-healthy = Va tutto bene.
cli-doctor-ill = { $count ->
        [one] Una cosa non va.
       *[other] { $count } cose non vanno.
    }
cli-table-metavar = TAVOLO
cli-table-help = Mostra che cosa la sala del club conserva di un tavolo, e lo elimina se qualcuno lo chiede. TAVOLO è il suo link, il suo id o il segno che il registro e doctor usano per lui. Intanto la sala può restare aperta.
cli-table-delete = elimina il tavolo con tutto ciò che vi è stato giocato e detto; solo insieme a --yes
cli-table-yes = davvero
cli-table-found =
    Tavolo { $mark }: { $game }, { $status ->
        [waiting] aspetta persone
        [playing] in gioco
        [paused] in pausa
        [over] finito
        [frozen] congelato: non si può rigiocare dalla registrazione
       *[closed] chiuso
    }
      Giocatori: { $players }
      Aperto { $created }, toccato l’ultima volta { $changed }
      Risposte: { $answers }, righe di conversazione: { $chats }
      Regole: versione { $rules } (qui: { $rules_here })
cli-table-sure = Non è stato eliminato nulla. Per eliminare questo tavolo per sempre: --delete --yes.
cli-table-deleted = Il tavolo è eliminato, con tutto ciò che vi è stato giocato e detto. Nei backup c’è ancora.

doctor-store = L’archivio { $database } risponde.
doctor-store-bad = { $reason }.
doctor-schema = L’archivio ha lo schema { $found }, come lo vuole questa versione.
doctor-schema-bad = { $problem ->
        [older] L’archivio ha lo schema { $found }; “clubantique serve” lo porterà a { $head } all’avvio.
       *[newer] L’archivio ha lo schema { $found }, che questa versione non conosce: installarne una più nuova.
    }
doctor-records = { $count ->
        [one] L’unica partita nell’archivio si può rigiocare dalla sua registrazione.
       *[other] Tutte le { $count } partite nell’archivio si possono rigiocare dalle loro registrazioni.
    }
doctor-records-bad = Di { $count } partite nell’archivio queste non si possono rigiocare e sono congelate: { $frozen }.
doctor-access = Solo il proprietario può leggere l’archivio.
doctor-access-bad = Altri su questo computer possono leggere l’archivio: { $files }. “clubantique serve” lo corregge all’avvio, se i file sono suoi; altrimenti: chmod 600.
doctor-disk = Dove sta l’archivio ci sono { $free } MB liberi.
doctor-disk-bad = Dove sta l’archivio ci sono solo { $free } MB liberi; dovrebbero essere almeno { $least }.
doctor-client = Il client per browser c’è.
doctor-client-bad = Non c’è un client per browser: possono giocare solo i programmi. “make play” lo costruisce in un clone.
doctor-bots = Si possono chiamare tutti i { $count } bot.
doctor-bots-bad = Questi bot non si possono chiamare: { $missing }.
doctor-games = Si può giocare a tutti i { $count } giochi.
doctor-games-bad = { $reason }{ $others ->
        [0] .
       *[other] . «clubantique games» ne dice { $others } in più.
    }
doctor-bus = Il bus { $bus } risponde.
doctor-bus-bad = Il bus { $bus } non risponde ({ $reason }): ciò che fa un processo, gli altri lo notano due secondi dopo.
doctor-clock = L’orologio è giusto, per quanto ne sa l’archivio.
doctor-clock-bad = L’orologio è sbagliato: è indietro di { $seconds } secondi rispetto a ciò che l’archivio ha visto.
doctor-cleaning = Tavoli che nessuno ha toccato per tutto il tempo in cui si conservano: { $old }; segnati, da togliere un giorno dopo se non viene nessuno: { $marked }.

error-listen = La sala del club non può ascoltare su { $address }: { $reason }.
error-setting =
    { $setting }: { $problem ->
        [url] “{ $found }” non è un indirizzo come https://club.example (senza percorso)
       *[network] “{ $found }” non è né un indirizzo come 10.0.0.7 né una rete come 10.0.0.0/8
    }.
error-database =
    L’archivio { $database } non si può usare: { $problem ->
        [url] dev’essere sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@HOST/NOME
        [missing] non c’è ancora; lo crea “clubantique serve”
        [newer] è di una versione più nuova di Club Antique (schema { $reason }); installare quella
        [foreign] contiene tabelle di qualcos’altro
        [full] ci sono già partite; con --replace si buttano via
       *[reason] { $reason }
    }.
error-backup =
    { $file } non si può ripristinare: { $problem ->
        [foreign] non è una copia di Club Antique
        [newer] è di una versione più nuova di Club Antique ({ $found }); installare quella
       *[damaged] è danneggiata ({ $found })
    }. L’archivio è rimasto com’era.

metrics-store_write_seconds = Secondi finché una risposta è sul disco
metrics-bot_thinking_seconds = Secondi in cui un bot ha pensato a una risposta
metrics-bot_waiting_seconds = Secondi in cui un bot ha atteso un processo di lavoro
metrics-bot_fallbacks = Risposte date da un bot più debole, o dallo stesso un’altra volta, perché uno era in ritardo, è inciampato o non ha trovato posto
metrics-messages_received = Messaggi dai client sui socket
metrics-messages_sent = Messaggi ai client sui socket
metrics-refusals = Che cosa è stato rifiutato, per chiave del messaggio
metrics-sockets_refused = Socket che non sono stati fatti entrare
metrics-watch_failures = Giri della guardia in cui l’archivio non si poteva leggere
metrics-games_begun = Partite cominciate in questo processo
metrics-games_over = Partite finite in questo processo
metrics-tables = Tavoli nell’archivio
metrics-connections = Socket aperti
metrics-live_tables = Tavoli che questo processo ha in memoria
metrics-tables_thinking = Tavoli a cui ora pensa un bot
metrics-bus_connected = 1 finché il bus è raggiungibile, o non ne serve uno
metrics-store_free_bytes = Byte liberi dove sta l’archivio; NaN per un database su un server
