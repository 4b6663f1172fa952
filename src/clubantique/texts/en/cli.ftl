### The command line.

cli-help = Club Antique: play, study and beat games of bluff, memory and extravagance.
cli-game-metavar = GAME
cli-you = Player
cli-lang-help = The language: English, German, Dutch or Italian.
cli-json-help = Print one JSON object for programs.
cli-components-help = Another component file (TOML) instead of the built-in one, or the name of one of the game’s own, such as “tiny”.
cli-option-help = An option of the game; can be given more than once. “clubantique games” lists them.
cli-players-help = How many play.
cli-count-help = How many games to play.
cli-seed-help = The seed of all chance; the same seed gives the same games. A new one if left out.
cli-bots-help = The bots, one name a seat, separated by commas.
cli-rotate-help = Let the bots move on by one seat from game to game.
cli-jobs-help = How many processes share the work. The outcome is the same with any number.
cli-records-help = A folder to write the record of every game to.
cli-at-help = Stop after this many entries of the record, and show how the game stands.
cli-seat-help = Only what this seat saw (the first is 0).
cli-name-help = A person who plays; give it once for each person at this keyboard.
cli-plain-help = Lines only: for screen readers and for pipes.
cli-resume-help = Go on with a saved game; without a file, with the one saved last.
cli-save-help = The file to save the game to.

cli-play-help = Play in the terminal, against bots and with others at the same keyboard.
cli-simulate-help = Let bots play many games against each other.
cli-replay-help = Play a recorded game again.
cli-games-help = List the games with their options and bots.
cli-rules-help = Print the complete rules of a game.
cli-version-help = Print the version, and whether this is the native build.

cli-games-line =
    { $id }: { $title }. { $summary }
      Players: { $fewest } to { $most }. Bots: { $bots }. Options: { $options }.
cli-version = Club Antique { $version } ({ $native ->
        [true] native build
       *[false] interpreted
    })
cli-simulate-playing = Playing
cli-simulate-title = { $games ->
        [one] Wins after one game
       *[other] Wins after { $games } games
    }
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-simulate-speed = { $games } games with seed { $seed }: { $decisions } decisions in { $seconds } seconds ({ $decisions_per_second } a second).
cli-simulate-digest = Digest of all records: { $digest }
cli-replay-chose = { $number } { $seat }: { $choice }
cli-replay-withdrew = { $number } { $seat } takes the choice back
cli-replay-stands = After { $entries } entries of the record the game stands like this:
cli-serve-help = The club room: tables that friends share, in a browser. Everything can also be set by CLUBANTIQUE_… in the environment.
cli-serve-database = where tables and games are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME; by default club.db in ~/.local/share/clubantique
cli-serve-bus = where several processes over one database tell each other what is new, so that nobody waits for it: redis://HOST:PORT, rediss:// or valkey://; one process alone needs none
cli-serve-host = the address to listen on; 0.0.0.0 for all
cli-serve-port = the port to listen on; 0 for any that is free
cli-serve-workers = processes in which bots think
cli-serve-ready = The club room is open at { $address }
cli-serve-friends = For friends in your network: { $address }
cli-serve-alone = (Only for this machine: { $setting }, or make play HOST={ $host })
cli-serve-open = open the club room in a browser
cli-serve-keep_days = days after which a table that nobody has touched is removed
