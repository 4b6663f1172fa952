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
web-nowhere = There is nothing here
web-to-lobby = To the lobby
web-connecting = One moment …
web-lost = The connection is lost. We keep trying; nothing you chose gets lost.
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
        [over] over
       *[closed] closed
    }
web-new-table = New table
web-game = Game
web-players = Players
web-players-range = { $fewest } to { $most } players
web-option =
    { $option ->
        [memory_aids] Memory aids
        [open_cube] Open cube
        [variant] Variant
        [will] Inheritance
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] on
        [off] off
        [surprise] surprise
        [confrontation] confrontation
        [random] drawn
       *[other] { $value }
    }
web-chairs = Chairs
web-chair = Chair { $number }
web-chair-free = free
web-chair-bot = bot: { $bot }
web-chairs-help = The first chair is yours. Bots take the chairs that are still free when you begin.
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
web-you = (you)
web-bot = bot
web-host = host
web-due = to choose

## The game

web-title-due = ● Your turn · { $game }
web-round = Round { $round }
web-looking-on = You are looking on
web-your-turn = It is your turn
web-choose = What do you choose?
web-waiting-for = Waiting for { $names }
web-run = So far: { $run }.
web-take-back = Take back
web-explain = What is this about?
web-on-the-table = On the table
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-fades = Older details fade: remembering is part of the game.
web-chat = Conversation
web-chat-empty = Nobody has said anything yet.
web-chat-field = Say something
web-send = Send

## The end

web-over = The game is over
web-download = Download the record
web-rematch = To the rematch
