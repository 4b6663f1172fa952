### De opdrachtregel.

cli-help = Club Antique: speel, bestudeer en doorgrond spellen vol bluf, geheugen en extravagantie.
cli-game-metavar = SPEL
# The name of the only person at the table. Sentences are built around it in the third person
# (“Speler koopt …”, “de dief van Speler”), so a pronoun will not do.
cli-you = Speler
cli-lang-help = De taal: Engels, Duits, Nederlands of Italiaans.
cli-json-help = Toon één JSON-object voor programma’s.
cli-components-help = Een ander materiaalbestand (TOML) in plaats van het ingebouwde, of de naam van een meegeleverd bestand zoals ‘tiny’.
cli-option-help = Een optie van het spel; mag vaker worden gebruikt. ‘clubantique games’ somt ze op.
cli-players-help = Hoeveel spelers meedoen.
cli-count-help = Hoeveel partijen er worden gespeeld.
cli-seed-help = De startwaarde van al het toeval; dezelfde waarde geeft dezelfde partijen. Een nieuwe als je hem weglaat.
cli-bots-help = De bots, één naam per plaats, gescheiden door komma’s.
cli-rotate-help = Laat de bots na elke partij één plaats opschuiven.
cli-jobs-help = Over hoeveel processen het werk wordt verdeeld. De uitkomst is bij elk aantal dezelfde.
cli-records-help = Een map voor de opname van elke partij.
cli-at-help = Stop na zoveel stappen van de opname en toon hoe de partij ervoor staat.
cli-seat-help = Alleen wat vanaf deze plaats te zien was (de eerste is 0).
cli-name-help = Iemand die meespeelt; één keer voor ieder mens aan dit toetsenbord.
cli-plain-help = Alleen regels tekst: voor schermlezers en pipes.
cli-resume-help = Ga verder met een bewaarde partij; zonder bestand met de laatst bewaarde.
cli-save-help = Het bestand waarin de partij wordt bewaard.

cli-play-help = Speel in de terminal, tegen bots en met anderen aan hetzelfde toetsenbord.
cli-simulate-help = Laat bots veel partijen tegen elkaar spelen.
cli-replay-help = Speel een opgenomen partij opnieuw af.
cli-games-help = Toon de spellen met hun opties en bots.
cli-rules-help = Toon de volledige regels van een spel.
cli-version-help = Toon de versie, en of die native gecompileerd is.

cli-games-line =
    { $id }: { $title }. { $summary }
      Spelers: { $fewest } tot { $most }. Bots: { $bots }. Opties: { $options }.
cli-version = Club Antique { $version } ({ $native ->
        [true] native gecompileerd
       *[false] geïnterpreteerd
    })
cli-simulate-playing = Bezig
cli-simulate-title = { $games ->
        [one] Zeges na één partij
       *[other] Zeges na { $games } partijen
    }
cli-column-seat = Plaats
cli-column-bot = Bot
cli-column-wins = Zeges
cli-column-share = Aandeel
cli-simulate-speed = { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } met startwaarde { $seed }: { $decisions } beslissingen in { $seconds } seconden ({ $decisions_per_second } per seconde).
cli-simulate-digest = Controlesom van alle opnamen: { $digest }
cli-replay-chose = { $number } { $seat }: { $choice }
cli-replay-withdrew = { $number } { $seat } neemt de keuze terug
cli-replay-stands = Na { $entries } stappen van het verslag staat de partij er zo voor:
cli-serve-help = De clubkamer: tafels die vrienden delen, in de browser. Alles kan ook met CLUBANTIQUE_… in de omgeving worden ingesteld.
cli-serve-database = waar tafels en spellen bewaard worden: sqlite:///BESTAND of postgresql://NAAM:WACHTWOORD@HOST/DATABASE; anders club.db in ~/.local/share/clubantique
cli-serve-bus = waar meerdere processen boven één database elkaar vertellen wat er nieuw is, zodat niemand erop wacht: redis://HOST:POORT, rediss:// of valkey://; één enkel proces heeft dit niet nodig
cli-serve-host = het adres om op te luisteren; 0.0.0.0 voor alle
cli-serve-port = de poort; 0 voor een vrije
cli-serve-workers = processen waarin bots denken
cli-serve-ready = De clubkamer is open: { $address }
cli-serve-friends = Voor vrienden in je netwerk: { $address }
cli-serve-alone = (Alleen voor deze computer: { $setting } of make play HOST={ $host })
cli-serve-open = de clubkamer in een browser openen
cli-serve-keep_days = dagen waarna een tafel die niemand heeft aangeraakt wordt verwijderd
