### Gestire la sala del club.

cli-serve-requests = richieste al secondo che un indirizzo può fare a lungo andare
cli-serve-messages = messaggi al secondo che un posto può mandare a lungo andare
cli-serve-bot_seconds = secondi dopo i quali un bot che pensa ancora è sostituito da uno casuale
cli-serve-public_url = l’indirizzo che la gente usa, ad es. https://club.example, se davanti alla sala c’è un proxy; con https i cookie valgono solo per https
cli-serve-forwarded_allow_ips = indirizzi o reti dei proxy a cui si crede quando dicono chi chiede, separati da virgole; * per tutti
cli-serve-metrics_allow_ips = indirizzi o reti che possono leggere /metrics, separati da virgole; * per tutti
cli-serve-log = come si scrive il registro su stderr: righe per le persone, o JSON per i programmi
cli-serve-log_level = quanto si scrive nel registro
cli-serve-client = una cartella con un client per browser diverso da quello incluso
cli-serve-group-store = Dove si conserva tutto
cli-serve-group-door = La porta
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
doctor-disk = Dove sta l’archivio ci sono { $free } MB liberi.
doctor-disk-bad = Dove sta l’archivio ci sono solo { $free } MB liberi; dovrebbero essere almeno { $least }.
doctor-client = Il client per browser c’è.
doctor-client-bad = Non c’è un client per browser: possono giocare solo i programmi. “make play” lo costruisce in un clone.
doctor-bots = Si possono chiamare tutti i { $count } bot.
doctor-bots-bad = Questi bot non si possono chiamare: { $missing }.
doctor-bus = Il bus { $bus } risponde.
doctor-bus-bad = Il bus { $bus } non risponde ({ $reason }): ciò che fa un processo, gli altri lo notano due secondi dopo.
doctor-clock = L’orologio è giusto, per quanto ne sa l’archivio.
doctor-clock-bad = L’orologio è sbagliato: è indietro di { $seconds } secondi rispetto a ciò che l’archivio ha visto.

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
metrics-bot_thinking_seconds = Secondi finché un bot ha risposto
metrics-bot_fallbacks = Risposte date dal bot casuale per uno in ritardo o inciampato
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
