### The browser client: what it says around every game.

## The house

web-skip = To the content
web-language = Language
web-theme =
    { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: as the system has it
    }
web-settings = Settings
web-at-once = Send a choice at once if it is the whole answer
web-sound = A soft sound when it is your turn
web-notices = A notice when it is your turn and this page is out of sight
web-notices-refused = This browser does not show notices of this page.
web-notices-begin = From now on you are told here when it is your turn.
web-nowhere = There is nothing here
web-to-lobby = To the lobby
web-connecting = One moment …
web-lost = The connection is lost. We keep trying; nothing you chose gets lost.
web-busy = The room is catching its breath. We are trying again; nothing you chose gets lost.
web-unreachable = The club room cannot be reached at the moment.

## The lobby

web-welcome = Good evening
web-welcome-more = Set up a table and send your friends the link, or take a free chair. Nobody needs an account.
web-mine = Your tables
web-open-tables = Open tables
web-no-open-tables = No table is looking for people at the moment.
web-status =
    { $status ->
        [waiting] { $free ->
            [0] about to begin
            [one] 1 free chair
           *[other] { $free } free chairs
        }
        [playing] playing
        [paused] paused
        [over] over
        [frozen] cannot go on
       *[closed] closed
    }
web-ended-tables =
    { $count ->
        [one] 1 table that has ended
       *[other] { $count } tables that have ended
    }
web-new-table = New table
web-game = Game
web-players = Players
web-players-range = { $fewest } to { $most } players
web-option =
    { $option ->
        [memory_aids] Memory aids
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] on
        [off] off
       *[other] { $value }
    }
web-chairs = Chairs
web-chair = Chair { $number }
web-chair-free = free
web-chair-anybody = somebody with the link
web-chair-here = somebody at this device
web-chair-name = Who sits in chair { $number }?
web-clock = Time for a question
web-no-clock = no clock
web-chair-bot = bot: { $bot }
web-chairs-help = The first chair is yours. Bots take the chairs that are still free when you begin. Those who share this device hand it to each other.
web-who-may-come = Who may come?
web-by-link = Whoever has the link
web-listed = Everybody: list the table in the lobby
web-your-name = Your name
web-set-up = Set up the table

## Before the game

web-sit-down = Sit down
web-begin = Begin
web-begin-help =
    { $free ->
        [one] A bot takes the free chair.
       *[other] Bots take the { $free } free chairs.
    }
web-waiting-for-host = As soon as the host begins or all chairs are taken, the game starts.
web-invite = Invite friends
web-invite-help = Whoever opens this link can sit down.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-link-local = This link works on this machine only. To let others in, start the club room with “clubantique serve --host 0.0.0.0”; docs/operating.md says more.
web-link-network = The link works for everybody in the same network.
web-you = (you)
web-bot = bot
web-host = host
web-chair-for = { $name } (for { $owner })
web-handed-on = handed on
web-due = to choose

## The game

web-title-due = ● Your turn · { $game }
web-round = Round { $round }
web-looking-on = You are looking on
web-your-turn = It is your turn
web-choose = What do you choose?
web-waiting-for = Waiting for { $names }
web-run = So far: { $run }.
web-chosen = You have chosen: { $run }.
web-take-back = Take back
web-confirm = Confirm
web-obstacles = What is not possible now, and why
web-others = Something else
web-explain = What is this about?
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-fades = Older details fade: remembering is part of the game.
web-chat = Conversation
web-chat-empty = Nobody has said anything yet.
web-chat-field = Say something
web-send = Send
web-notice = Notice of the room
web-understood = Got it

## Around the table

web-menu = Table
web-menu-title = At this table
web-close = Close
web-cancel = Cancel
web-your-seat = Your seat: { $name }
web-move-seat = Move my seat to another device
web-move-seat-help = Open this link on the other device, or scan the code there. It works once, within { $time }. Whoever opens it plays in your seat.
web-hand-back = The seat of { $name }
web-hand-back-help = Give this link to { $name } and nobody else: whoever opens it plays in that seat. It works once, within { $time }. The device that had the seat only looks on then.
web-hand-on = Hand on the seat
web-hand-on-help = Give this link to whoever is to play on for { $name }. It works once, within { $time }, and only as long as { $name } stays away. The whole table reads who came, and { $name } can take the seat back at any time.
web-hand-on-here = { $name } is here. A seat can be handed on only when nobody has been in it for a while.
web-try-again = Try again
web-seat-link = Link to the seat
web-i-am-back = I’m back
web-bot-for-you = A bot is playing for you.
web-bot-for-now = bot for now
web-stand-in = Let a bot play
web-is-back = Back again
web-stand-up = Leave my chair
web-resign = Resign
web-resign-ask = Do you want to resign?
web-resign-help = A bot plays on for you until the end. There is no way back.
web-resigned = resigned
web-you-resigned = You have resigned. A bot plays on for you; you can watch.
web-the-game = The game
web-pause = Pause the game
web-resume = Go on
web-paused = The game is paused
web-paused-help = Anybody who sits at the table can let it go on.
web-end-propose = Propose to abandon the game
web-end-agree = I agree
web-end-take-back = Rather play on
web-end-ask = Abandon the game?
web-end-alone = Nobody else has to agree: the game ends now, and everybody’s cards are open.
web-end = Abandon the game
web-end-help = The game is abandoned as soon as everybody who still plays agrees.
web-end-wanted = To abandon the game, so far: { $names }. It ends when everybody who still plays agrees.
web-people = The others
web-absent = not here
web-mute = Mute
web-unmute = Let speak again
web-muted = muted
web-remove = Remove from the table
web-removed = The host has freed your chair.
web-close-table = Close the table
web-close-ask = Do you want to close this table?
web-close-help = Then nobody can play on here. There is no way back.
web-ended =
    { $status ->
        [frozen] This game cannot go on
       *[closed] This table is closed
    }
web-ended-help =
    { $status ->
        [frozen] It was begun with rules that are not there any more. Nothing is lost: the record can be downloaded.
       *[closed] Nobody plays here any more.
    }
web-time-left = Time left

## A seat moves

web-seat-arrives = A seat for this device
web-seat-arrives-help = With this link you go on playing here. The device that had the seat only looks on then.
web-take-seat = Take the seat here
web-seat-name = Your name (optional)
web-seat-name-help = Only needed if somebody else’s seat is handed on to you: then the table reads who plays on. Your own seat keeps its name.
web-seat-no-code = To sit down here, open the whole link or scan the code again.
web-seat-moved = Your seat has moved to another device. Here you are looking on.
web-seat-returned = { $name } is back and has taken the seat again. Thank you for stepping in; now you are looking on.
web-notice-seat-handed-on = { $name } was away: the host has handed the seat on to somebody else. { $name } can take it back at any time.
web-notice-seat-taken-back = { $name } is back, and has taken the seat back.
web-lent = Your seat was handed on to { $name } while you were away.
web-lent-unnamed = Your seat was handed on while you were away.
web-lent-take-back = Take it back

## One device for several players

web-hand-over = Hand the device to { $name }
web-who-looks = Who has the device?
web-hand-over-help = What lies on the table is covered. The others look away now.
web-i-am = I am { $name }
web-cover = Cover the table
web-others-due = It is the turn of: { $names }

## The end

web-over = The game is over
web-download = Download the record
web-rematch = To the rematch: sit down there
web-rematch-ask = Play again with the same people

## The replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-pace =
    { $pace ->
        [slow] slow
        [fast] fast
       *[normal] normal
    }
web-replay-steps = Steps of the game
web-replay-step = Step { $step } of { $last }
web-replay-go-to-round = Go to round
web-replay-before = before round 1
web-replay-eyes = Seen by
web-replay-open = everybody: all cards open
web-replay-now = In this step
web-replay-setup = The game is set up.
web-replay-chose = { $name } chooses: { $choice }.
web-replay-withdrew = { $name } takes the answer back.
web-replay-others = The others have chosen.
web-replay-keys = Keys: ← → one step, Home and End to the ends, space plays and pauses. The address leads back to this step and can be sent to others.
web-replay-refused = There is no replay here
web-replay-later = As soon as a game is over, everybody can watch it step by step.
web-replay-to-table = To the table

web-race = The race
web-race-round = Round
web-race-standing = { $name } { $standing }
web-race-summary =
    { $rounds ->
        [one] After 1 round: { $standings }.
       *[other] After { $rounds } rounds: { $standings }.
    }
web-hands = Everybody’s cards
web-hand-run = Chosen, not yet open: { $run }

## A record from elsewhere

web-upload = Replay a recorded game
web-upload-help = A record is a small JSON file, as you can download it after a game or save it with “clubantique play”. Choose one or drop it here, and watch the game step by step.
web-upload-choose = Choose a record
web-upload-unreadable = “{ $file }” is not a record: it cannot be read as JSON. Records are the files that can be downloaded after a game.
web-upload-no-record = “{ $file }” can be read, but it is not the record of a game, or something in it is missing. Choose a file that was downloaded here after a game, or saved with “clubantique play”.

## The box

web-box = Box
web-box-of = The box of { $game }
web-box-help = Everything that is in the box: cards, boards and numbers, with where each value comes from. Whoever owns the printed game can correct values here, rename cards and add new ones, play with that box, or take it along as a file.
web-box-title = Title of your box
web-box-usual-title = the usual one
web-box-untitled = a box without a title
web-box-own = { $named ->
        [yes] Not the usual box: { $title }
       *[no] Not the usual box
    }
web-box-look = What is in the box
web-box-bots = Bots that can play with this box: { $bots }.
web-box-play = Play with this box
web-box-download = Download as { $kind }
web-box-open = Open a file …
web-box-start-over = Start over with the usual box
web-box-trying = The room tries the box out: it plays a hundred games with it …
web-box-checking = One moment, the room is looking at it …
web-box-good = This is a box of your own. It is kept in this browser until you start over.
web-box-usual = This is the usual box.
web-box-find = Find
web-box-add = Add: { $what }
web-box-add-value = Add a value …
web-box-copy = Copy: { $what }
web-box-remove = Remove: { $what }
web-box-names = What it is called: { $what }
web-box-all-names = Names
web-box-origin =
    { $origin ->
        [R] from the rules
        [S] from a description
       *[X] reconstructed
    }
web-box-new = new
web-box-was = changed; it was { $was }
web-box-changed = changed
web-box-wrong = something is wrong here
