### Running the club room.

cli-serve-requests = requests that change something, a second, that one address may make in the long run
cli-serve-reads = requests that only read (GET), a second, that one address may make in the long run
cli-serve-kilobytes = KiB a second that one address may send in the long run
cli-serve-sockets = sockets that one address may have open
cli-serve-onlookers = onlookers that one table may have; half as many of one address
cli-serve-messages = messages a second that one seat may send in the long run
cli-serve-bot_seconds = seconds that a bot may think about an answer; then a weaker one of its game answers
cli-serve-away_seconds = seconds that somebody must have been away before the host may hand on their seat
cli-serve-public_url = the address that people use, e.g. https://club.example, when a proxy stands before the room; with https the cookies are for https only
cli-serve-forwarded_allow_ips = addresses or networks of proxies that are believed when they say who asks, separated by commas; * for any
cli-serve-metrics_allow_ips = addresses or networks that may read /metrics, separated by commas; * for any
cli-serve-log = how the log is written to stderr: lines for people, or JSON for programs
cli-serve-log_level = how much is logged
cli-serve-client = a folder with another browser client than the built-in one
cli-serve-group-store = Where things are kept
cli-serve-group-door = The door
cli-serve-group-limits = The limits
cli-serve-group-bots = The bots
cli-serve-group-desk = For whoever runs it
cli-serve-example = Example: clubantique serve --port 8000 --public-url https://club.example --log json
cli-serve-docs = docs/operating.md tells the whole story: proxies, many processes, backup, metrics.

cli-keep-database = the store, as serve has it
cli-keep-bus = the bus, as serve has it
cli-keep-file = FILE
cli-backup-help = Write everything the club room keeps into one file, while it goes on. The file fits any database; it holds no seat's token, but chats and the bots' seeds: only its owner can read it.
cli-backup-done = { $file }: tables: { $tables }, answers: { $entries }, lines of chat: { $chats }.
cli-restore-help = Put a backup into an empty store, all of it or nothing. Stop the club room first.
cli-restore-replace = throw away what is in the store now
cli-restore-done = Restored: tables: { $tables }, answers: { $entries }, lines of chat: { $chats }.
cli-doctor-help = Look whether everything the club room needs is there and whole. The exit code is 1 if something is wrong.
cli-doctor-good = [ok] { $said }
cli-doctor-bad = [wrong] { $said }
cli-doctor-healthy = All is well.
cli-doctor-ill = { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
cli-table-metavar = TABLE
cli-table-help = Show what the club room keeps of one table, and delete it if somebody asks for that. TABLE is its link, its id, or the mark that the log and the doctor have for it. The room may be open meanwhile.
cli-table-delete = delete the table with everything that was played and said at it; only together with --yes
cli-table-yes = really
cli-table-found =
    Table { $mark }: { $game }, { $status ->
        [waiting] waiting for people
        [playing] being played
        [paused] paused
        [over] over
        [frozen] frozen: it cannot be played again from its record
       *[closed] closed
    }
      Players: { $players }
      Set up { $created }, last touched { $changed }
      Answers: { $answers }, lines of chat: { $chats }
      Rules: version { $rules } (here: { $rules_here })
cli-table-sure = Nothing was deleted. To delete this table for good, say --delete --yes.
cli-table-deleted = The table is deleted, with everything that was played and said at it. Backups still have it.

doctor-store = The store { $database } answers.
doctor-store-bad = { $reason }.
doctor-schema = The store has schema { $found }, as this version wants it.
doctor-schema-bad = { $problem ->
        [older] The store has schema { $found }; “clubantique serve” will bring it to { $head } when it starts.
       *[newer] The store has schema { $found }, which this version does not know: install a newer one.
    }
doctor-records = { $count ->
        [one] The one game in the store can be played again from its record.
       *[other] All { $count } games in the store can be played again from their records.
    }
doctor-records-bad = Of { $count } games in the store these cannot be played again, and are frozen: { $frozen }.
doctor-access = Only its owner can read the store.
doctor-access-bad = Others on this machine can read the store: { $files }. “clubantique serve” corrects that when it starts, if the files are its own; else: chmod 600.
doctor-disk = There are { $free } MB free where the store lies.
doctor-disk-bad = There are only { $free } MB free where the store lies; it should be { $least } or more.
doctor-client = The browser client is there.
doctor-client-bad = There is no browser client: only programs can play. “make play” builds it in a clone.
doctor-bots = All { $count } bots can be called.
doctor-bots-bad = These bots cannot be called: { $missing }.
doctor-games = All { $count } games can be played.
doctor-games-bad = { $reason }{ $others ->
        [0] .
       *[other] . “clubantique games” tells { $others } more.
    }
doctor-bus = The bus { $bus } answers.
doctor-bus-bad = The bus { $bus } does not answer ({ $reason }): what one process does, the others notice two seconds later.
doctor-clock = The clock is right, as far as the store can tell.
doctor-clock-bad = The clock is wrong: it is { $seconds } seconds behind what the store has seen.
doctor-cleaning = Tables that nobody has touched for as long as they are kept: { $old }; marked, to be removed a day later unless somebody comes: { $marked }.

error-listen = The club room cannot listen on { $address }: { $reason }.
error-setting =
    { $setting }: { $problem ->
        [url] “{ $found }” is not an address like https://club.example (no path behind it)
       *[network] “{ $found }” is neither an address like 10.0.0.7 nor a network like 10.0.0.0/8
    }.
error-database =
    The store { $database } cannot be used: { $problem ->
        [url] it must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
        [missing] it is not there yet; “clubantique serve” makes it
        [newer] it was made by a newer version of Club Antique (schema { $reason }); install that one
        [foreign] it has tables of something else
        [full] there are games in it already; with --replace they are thrown away
       *[reason] { $reason }
    }.
error-backup =
    { $file } cannot be restored: { $problem ->
        [foreign] it is not a backup of Club Antique
        [newer] it was made by a newer version of Club Antique ({ $found }); install that one
       *[damaged] it is damaged ({ $found })
    }. The store is as it was.

metrics-store_write_seconds = Seconds until an answer is on the disk
metrics-bot_thinking_seconds = Seconds that a bot has thought about an answer
metrics-bot_waiting_seconds = Seconds that a bot has waited for a worker
metrics-bot_fallbacks = Answers that a weaker bot gave, or the same bot once more, because one was late, failed or was crowded out
metrics-messages_received = Messages from clients over sockets
metrics-messages_sent = Messages to clients over sockets
metrics-refusals = What was refused, by the key of the message
metrics-sockets_refused = Sockets that were not let in
metrics-watch_failures = Rounds of the watch in which the store could not be read
metrics-games_begun = Games that began in this process
metrics-games_over = Games that ended in this process
metrics-tables = Tables in the store
metrics-connections = Open sockets
metrics-live_tables = Tables that this process has in memory
metrics-tables_thinking = Tables at which a bot thinks now
metrics-bus_connected = 1 while the bus can be reached, or none is needed
metrics-store_free_bytes = Bytes that are free where the store lies; NaN for a database on a server
