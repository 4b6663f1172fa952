### De clubkamer draaien.

cli-serve-requests = verzoeken per seconde die iets veranderen en die één adres op den duur mag doen
cli-serve-reads = verzoeken per seconde die alleen lezen (GET) en die één adres op den duur mag doen
cli-serve-kilobytes = KiB per seconde die één adres op den duur mag sturen
cli-serve-sockets = sockets die één adres open mag hebben
cli-serve-onlookers = toeschouwers die één tafel mag hebben; van één adres half zoveel
cli-serve-messages = berichten per seconde die één plaats op den duur mag sturen
cli-serve-bot_seconds = seconden die een bot over een antwoord mag nadenken; daarna antwoordt een zwakkere van zijn spel
cli-serve-away_seconds = seconden die iemand weg moet zijn voordat de gastheer diens plaats mag doorgeven
cli-serve-public_url = het adres dat mensen gebruiken, bijv. https://club.example, als er een proxy voor de kamer staat; met https gelden de cookies alleen voor https
cli-serve-forwarded_allow_ips = adressen of netwerken van proxy’s die geloofd worden over wie er vraagt, gescheiden door komma’s; * voor alle
cli-serve-metrics_allow_ips = adressen of netwerken die /metrics mogen lezen, gescheiden door komma’s; * voor alle
cli-serve-log = hoe het logboek naar stderr gaat: regels voor mensen, of JSON voor programma’s
cli-serve-log_level = hoeveel er in het logboek komt
cli-serve-client = een map met een andere browserclient dan de ingebouwde
cli-serve-group-store = Waar alles bewaard wordt
cli-serve-group-door = De deur
cli-serve-group-limits = De grenzen
cli-serve-group-bots = De bots
cli-serve-group-desk = Voor wie hem draait
cli-serve-example = Voorbeeld: clubantique serve --port 8000 --public-url https://club.example --log json
cli-serve-docs = docs/operating.md vertelt alles: proxy’s, meer processen, reservekopie, meetwaarden.

cli-keep-database = de opslag, zoals serve die heeft
cli-keep-bus = de bus, zoals serve die heeft
cli-keep-file = BESTAND
cli-backup-help = Alles wat de clubkamer bewaart in één bestand schrijven, terwijl zij doorgaat. Het bestand past bij elke database; er staat geen sleutel van een plaats in, maar wel gesprekken en de startwaarden van de bots: alleen de eigenaar kan het lezen.
cli-backup-done = { $file }: tafels: { $tables }, antwoorden: { $entries }, regels gesprek: { $chats }.
cli-restore-help = Een reservekopie in een lege opslag terugzetten, alles of niets. Stop eerst de clubkamer.
cli-restore-replace = weggooien wat er nu in de opslag staat
cli-restore-done = Teruggezet: tafels: { $tables }, antwoorden: { $entries }, regels gesprek: { $chats }.
cli-doctor-help = Nakijken of alles wat de clubkamer nodig heeft er is en heel is. De exitcode is 1 als er iets mis is.
cli-doctor-good = [goed] { $said }
cli-doctor-bad = [fout] { $said }
cli-doctor-healthy = Alles is in orde.
cli-doctor-ill = { $count ->
        [one] Eén ding is mis.
       *[other] { $count } dingen zijn mis.
    }
cli-table-metavar = TAFEL
cli-table-help = Laten zien wat de clubkamer van één tafel bewaart, en die wissen als iemand daarom vraagt. TAFEL is de link, de id of het merk dat het logboek en doctor ervoor hebben. De kamer mag intussen open zijn.
cli-table-delete = de tafel wissen, met alles wat eraan gespeeld en gezegd is; alleen samen met --yes
cli-table-yes = echt
cli-table-found =
    Tafel { $mark }: { $game }, { $status ->
        [waiting] wacht op mensen
        [playing] wordt gespeeld
        [paused] gepauzeerd
        [over] afgelopen
        [frozen] bevroren: kan niet uit de opname worden nagespeeld
       *[closed] gesloten
    }
      Spelers: { $players }
      Geopend { $created }, laatst aangeraakt { $changed }
      Antwoorden: { $answers }, regels gesprek: { $chats }
      Regels: versie { $rules } (hier: { $rules_here })
cli-table-sure = Er is niets gewist. Om deze tafel voorgoed te wissen: --delete --yes.
cli-table-deleted = De tafel is gewist, met alles wat eraan gespeeld en gezegd is. In back-ups staat hij nog.

doctor-store = De opslag { $database } antwoordt.
doctor-store-bad = { $reason }.
doctor-schema = De opslag heeft schema { $found }, zoals deze versie het wil.
doctor-schema-bad = { $problem ->
        [older] De opslag heeft schema { $found }; “clubantique serve” brengt die bij de start naar { $head }.
       *[newer] De opslag heeft schema { $found }, dat deze versie niet kent: installeer een nieuwere.
    }
doctor-records = { $count ->
        [one] De ene partij in de opslag is uit haar verslag na te spelen.
       *[other] Alle { $count } partijen in de opslag zijn uit hun verslag na te spelen.
    }
doctor-records-bad = Van { $count } partijen in de opslag zijn deze niet na te spelen en dus bevroren: { $frozen }.
doctor-access = Alleen de eigenaar kan de opslag lezen.
doctor-access-bad = Anderen op deze computer kunnen de opslag lezen: { $files }. “clubantique serve” verandert dat bij de start, als de bestanden van hem zijn; anders: chmod 600.
doctor-disk = Waar de opslag ligt is { $free } MB vrij.
doctor-disk-bad = Waar de opslag ligt is maar { $free } MB vrij; het zou { $least } of meer moeten zijn.
doctor-client = De browserclient is er.
doctor-client-bad = Er is geen browserclient: alleen programma’s kunnen spelen. “make play” bouwt hem in een kloon.
doctor-bots = Alle { $count } bots kunnen geroepen worden.
doctor-bots-bad = Deze bots kunnen niet geroepen worden: { $missing }.
doctor-games = Alle { $count } spellen kunnen gespeeld worden.
doctor-games-bad = { $reason }{ $others ->
        [0] .
       *[other] . ‘clubantique games’ noemt er nog { $others }.
    }
doctor-bus = De bus { $bus } antwoordt.
doctor-bus-bad = De bus { $bus } antwoordt niet ({ $reason }): wat het ene proces doet, merken de andere pas twee seconden later.
doctor-clock = De klok loopt goed, voor zover de opslag dat weet.
doctor-clock-bad = De klok loopt verkeerd: { $seconds } seconden achter op wat de opslag heeft gezien.
doctor-cleaning = Tafels die niemand heeft aangeraakt zolang ze bewaard blijven: { $old }; gemerkt, om een dag later weg te gaan tenzij er iemand komt: { $marked }.

error-listen = De clubkamer kan niet op { $address } luisteren: { $reason }.
error-setting =
    { $setting }: { $problem ->
        [url] “{ $found }” is geen adres als https://club.example (zonder pad erachter)
       *[network] “{ $found }” is geen adres als 10.0.0.7 en geen netwerk als 10.0.0.0/8
    }.
error-database =
    De opslag { $database } is niet te gebruiken: { $problem ->
        [url] het moet sqlite:///BESTAND of postgresql://NAAM:WACHTWOORD@HOST/DATABASE zijn
        [missing] die is er nog niet; “clubantique serve” maakt die
        [newer] die is gemaakt door een nieuwere versie van Club Antique (schema { $reason }); installeer die
        [foreign] er staan tabellen van iets anders in
        [full] er staan al partijen in; met --replace worden ze weggegooid
       *[reason] { $reason }
    }.
error-backup =
    { $file } is niet terug te zetten: { $problem ->
        [foreign] het is geen reservekopie van Club Antique
        [newer] het is gemaakt door een nieuwere versie van Club Antique ({ $found }); installeer die
       *[damaged] het is beschadigd ({ $found })
    }. De opslag is zoals die was.

metrics-store_write_seconds = Seconden tot een antwoord op de schijf staat
metrics-bot_thinking_seconds = Seconden die een bot over een antwoord heeft nagedacht
metrics-bot_waiting_seconds = Seconden die een bot op een werkproces heeft gewacht
metrics-bot_fallbacks = Antwoorden die een zwakkere bot gaf, of dezelfde nog eens, omdat een bot te laat was, faalde of verdrongen werd
metrics-messages_received = Berichten van clients over sockets
metrics-messages_sent = Berichten aan clients over sockets
metrics-refusals = Wat geweigerd werd, naar de sleutel van de melding
metrics-sockets_refused = Sockets die niet werden binnengelaten
metrics-watch_failures = Rondes van de wacht waarin de opslag niet te lezen was
metrics-games_begun = Partijen die in dit proces begonnen
metrics-games_over = Partijen die in dit proces eindigden
metrics-tables = Tafels in de opslag
metrics-connections = Open sockets
metrics-live_tables = Tafels die dit proces in het geheugen heeft
metrics-tables_thinking = Tafels waaraan nu een bot denkt
metrics-bus_connected = 1 zolang de bus bereikbaar is, of er geen nodig is
metrics-store_free_bytes = Vrije bytes waar de opslag ligt; NaN bij een database op een server
