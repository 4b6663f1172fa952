### Den Clubraum betreiben.

cli-serve-requests = Anfragen pro Sekunde, die etwas ändern und die eine Adresse auf Dauer stellen darf
cli-serve-reads = Anfragen pro Sekunde, die nur lesen (GET) und die eine Adresse auf Dauer stellen darf
cli-serve-kilobytes = KiB pro Sekunde, die eine Adresse auf Dauer senden darf
cli-serve-sockets = Sockets, die eine Adresse offen haben darf
cli-serve-onlookers = Zuschauer, die ein Tisch haben darf; von einer Adresse halb so viele
cli-serve-messages = Nachrichten pro Sekunde, die ein Platz auf Dauer senden darf
cli-serve-bot_seconds = Sekunden, die ein Bot über eine Antwort nachdenken darf; danach antwortet ein schwächerer seines Spiels
cli-serve-away_seconds = Sekunden, die jemand weg sein muss, bevor sein Platz weitergegeben werden darf
cli-serve-public_url = die Adresse, die Leute benutzen, z. B. https://club.example, wenn ein Proxy vor dem Raum steht; mit https gelten die Cookies nur für https
cli-serve-forwarded_allow_ips = Adressen oder Netze von Proxys, denen geglaubt wird, wer fragt, durch Kommas getrennt; * für alle
cli-serve-metrics_allow_ips = Adressen oder Netze, die /metrics lesen dürfen, durch Kommas getrennt; * für alle
cli-serve-log = wie das Protokoll nach stderr geschrieben wird: Zeilen für Menschen oder JSON für Programme
cli-serve-log_level = wie viel protokolliert wird
cli-serve-client = ein Ordner mit einem anderen Browser-Client als dem eingebauten
cli-serve-group-store = Wo alles aufbewahrt wird
cli-serve-group-door = Die Tür
cli-serve-group-limits = Die Grenzen
cli-serve-group-bots = Die Bots
cli-serve-group-desk = Für die, die ihn betreiben
cli-serve-example = Beispiel: clubantique serve --port 8000 --public-url https://club.example --log json
cli-serve-docs = docs/operating.md erzählt alles: Proxys, viele Prozesse, Sicherung, Messwerte.

cli-keep-database = der Speicher, wie ihn serve hat
cli-keep-bus = der Bus, wie ihn serve hat
cli-keep-file = DATEI
cli-backup-help = Alles, was der Clubraum aufbewahrt, in eine Datei schreiben, während er weiterläuft. Die Datei passt zu jeder Datenbank; sie enthält keine Platzschlüssel, aber Gespräche und die Startwerte der Bots: Nur wem sie gehört, kann sie lesen.
cli-backup-done = { $file }: Tische: { $tables }, Antworten: { $entries }, Zeilen Gespräch: { $chats }.
cli-restore-help = Eine Sicherung in einen leeren Speicher einspielen, ganz oder gar nicht. Vorher den Clubraum anhalten.
cli-restore-replace = wegwerfen, was jetzt im Speicher ist
cli-restore-done = Eingespielt: Tische: { $tables }, Antworten: { $entries }, Zeilen Gespräch: { $chats }.
cli-doctor-help = Nachsehen, ob alles, was der Clubraum braucht, da und heil ist. Der Rückgabewert ist 1, wenn etwas nicht stimmt.
cli-doctor-good = [gut] { $said }
cli-doctor-bad = [falsch] { $said }
cli-doctor-healthy = Alles ist in Ordnung.
cli-doctor-ill = { $count ->
        [one] Eines stimmt nicht.
       *[other] { $count } Dinge stimmen nicht.
    }
cli-table-metavar = TISCH
cli-table-help = Zeigen, was der Clubraum von einem Tisch aufbewahrt, und ihn löschen, wenn jemand darum bittet. TISCH ist sein Link, seine Kennung oder das Zeichen, das Protokoll und doctor für ihn haben. Der Raum kann dabei offen sein.
cli-table-delete = den Tisch löschen, mit allem, was an ihm gespielt und gesagt wurde; nur zusammen mit --yes
cli-table-yes = wirklich
cli-table-found =
    Tisch { $mark }: { $game }, { $status ->
        [waiting] wartet auf Leute
        [playing] wird gespielt
        [paused] macht Pause
        [over] zu Ende
        [frozen] eingefroren: lässt sich aus der Aufzeichnung nicht nachspielen
       *[closed] geschlossen
    }
      Spieler: { $players }
      Eröffnet { $created }, zuletzt berührt { $changed }
      Antworten: { $answers }, Zeilen Gespräch: { $chats }
      Regeln: Version { $rules } (hier: { $rules_here })
cli-table-sure = Nichts wurde gelöscht. Um diesen Tisch endgültig zu löschen: --delete --yes.
cli-table-deleted = Der Tisch ist gelöscht, mit allem, was an ihm gespielt und gesagt wurde. In Sicherungen ist er noch.

doctor-store = Der Speicher { $database } antwortet.
doctor-store-bad = { $reason }.
doctor-schema = Der Speicher hat das Schema { $found }, wie es diese Version will.
doctor-schema-bad = { $problem ->
        [older] Der Speicher hat das Schema { $found }; „clubantique serve“ bringt ihn beim Start auf { $head }.
       *[newer] Der Speicher hat das Schema { $found }, das diese Version nicht kennt: eine neuere installieren.
    }
doctor-records = { $count ->
        [one] Die eine Partie im Speicher lässt sich aus ihrer Aufzeichnung nachspielen.
       *[other] Alle { $count } Partien im Speicher lassen sich aus ihren Aufzeichnungen nachspielen.
    }
doctor-records-bad = Von { $count } Partien im Speicher lassen sich diese nicht nachspielen und sind eingefroren: { $frozen }.
doctor-access = Nur wem er gehört, kann den Speicher lesen.
doctor-access-bad = Andere auf diesem Rechner können den Speicher lesen: { $files }. „clubantique serve“ ändert das beim Start, wenn die Dateien ihm gehören; sonst: chmod 600.
doctor-disk = Wo der Speicher liegt, sind { $free } MB frei.
doctor-disk-bad = Wo der Speicher liegt, sind nur { $free } MB frei; es sollten mindestens { $least } sein.
doctor-client = Der Browser-Client ist da.
doctor-client-bad = Es gibt keinen Browser-Client: Nur Programme können spielen. „make play“ baut ihn in einem Klon.
doctor-bots = Alle { $count } Bots lassen sich rufen.
doctor-bots-bad = Diese Bots lassen sich nicht rufen: { $missing }.
doctor-games = Alle { $count } Spiele lassen sich spielen.
doctor-games-bad = { $reason }{ $others ->
        [0] .
       *[other] . „clubantique games“ nennt { $others } mehr.
    }
doctor-bus = Der Bus { $bus } antwortet.
doctor-bus-bad = Der Bus { $bus } antwortet nicht ({ $reason }): Was ein Prozess tut, merken die anderen erst zwei Sekunden später.
doctor-clock = Die Uhr geht richtig, soweit der Speicher das sagen kann.
doctor-clock-bad = Die Uhr geht falsch: { $seconds } Sekunden hinter dem, was der Speicher gesehen hat.
doctor-cleaning = Tische, die niemand angerührt hat, solange sie aufgehoben werden: { $old }; vorgemerkt, um einen Tag später zu gehen, wenn niemand kommt: { $marked }.

error-listen = Der Clubraum kann auf { $address } nicht lauschen: { $reason }.
error-setting =
    { $setting }: { $problem ->
        [url] „{ $found }“ ist keine Adresse wie https://club.example (ohne Pfad dahinter)
       *[network] „{ $found }“ ist weder eine Adresse wie 10.0.0.7 noch ein Netz wie 10.0.0.0/8
    }.
error-database =
    Der Speicher { $database } ist nicht zu gebrauchen: { $problem ->
        [url] er muss sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK heißen
        [missing] es gibt ihn noch nicht; „clubantique serve“ legt ihn an
        [newer] eine neuere Version von Club Antique hat ihn gemacht (Schema { $reason }); bitte diese installieren
        [foreign] er enthält Tabellen von etwas anderem
        [full] es sind schon Partien darin; mit --replace werden sie weggeworfen
       *[reason] { $reason }
    }.
error-backup =
    { $file } lässt sich nicht einspielen: { $problem ->
        [foreign] das ist keine Sicherung von Club Antique
        [newer] eine neuere Version von Club Antique hat sie gemacht ({ $found }); bitte diese installieren
       *[damaged] sie ist beschädigt ({ $found })
    }. Der Speicher ist, wie er war.

metrics-store_write_seconds = Sekunden, bis eine Antwort auf der Platte ist
metrics-bot_thinking_seconds = Sekunden, die ein Bot über eine Antwort nachgedacht hat
metrics-bot_waiting_seconds = Sekunden, die ein Bot auf einen Arbeitsprozess gewartet hat
metrics-bot_fallbacks = Antworten, die ein schwächerer Bot gab oder derselbe noch einmal, weil einer zu spät kam, scheiterte oder verdrängt wurde
metrics-messages_received = Nachrichten von Clients über Sockets
metrics-messages_sent = Nachrichten an Clients über Sockets
metrics-refusals = Was abgelehnt wurde, nach dem Schlüssel der Meldung
metrics-sockets_refused = Sockets, die nicht eingelassen wurden
metrics-watch_failures = Runden der Wache, in denen der Speicher nicht zu lesen war
metrics-games_begun = Partien, die in diesem Prozess begannen
metrics-games_over = Partien, die in diesem Prozess endeten
metrics-tables = Tische im Speicher
metrics-connections = Offene Sockets
metrics-live_tables = Tische, die dieser Prozess im Gedächtnis hat
metrics-tables_thinking = Tische, an denen gerade ein Bot denkt
metrics-bus_connected = 1, solange der Bus erreichbar ist oder keiner gebraucht wird
metrics-store_free_bytes = Freie Bytes, wo der Speicher liegt; NaN bei einer Datenbank auf einem Server
