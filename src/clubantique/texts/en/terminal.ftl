### The terminal room: what it says around every game.

## The table

terminal-round = Round { $round }
terminal-thinking = The others are thinking …
terminal-log = What happened (▸ new)
terminal-log-all = What happened
terminal-log-fades = Older details are hidden: remembering is part of the game.
terminal-board = The table in words
terminal-log-empty = Nothing has happened yet.

## The question

terminal-choose = What do you choose?
terminal-question = { $name }, it is your turn. { $question }
terminal-run = So far: { $run }.
terminal-run-undo = u: take back
terminal-more = ? explains choices, signs and numbers.
terminal-offer = { $number }. { $choice } [{ $text }]: { $hint }
terminal-offer-bare = { $number }. { $choice } [{ $text }]
terminal-explained = • { $choice }: { $hint }
terminal-obstacles = Not possible now:
terminal-explained-bare = • { $choice }
terminal-prompt = Your choice (a number, or ? for help):
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-unreadable = “{ $written }” is not among the choices. You have { $count } now:
terminal-no-such-number = There is no number { $written }: choose from { $first } to { $last }.
terminal-more-offers = … and { $count } more: type ? to read them all.

## Keys and commands

terminal-key-help = help
terminal-key-undo = take back
terminal-key-log = log
terminal-key-board = in words
terminal-key-rules = rules
terminal-key-theme = light/dark
terminal-key-quit = save and quit
terminal-keys-help =
    Choose with the key beside a choice, with the arrow keys and Enter, or with the mouse. PgUp and PgDn
    scroll the log.
terminal-mark-first = Choose with the key beside a choice, or mark one with the arrow keys first.
terminal-close = Esc: back
terminal-command-board = board
terminal-command-log = log
terminal-command-rules = rules
terminal-command-undo = undo
terminal-command-save = save
terminal-command-quit = quit
terminal-commands =
    Type the number of a choice, its words, or its text in square brackets; several choices in one line are
    separated by commas. Other commands: ? (this help), board (the table in words), log, rules, undo, save,
    quit or q (saves first).
terminal-welcome = Welcome to { $game }. Type ? for help, board to hear the table, quit to save and leave.
terminal-no-rules = The rules of this game have not been written down yet.

## Passing the keyboard

terminal-pass = Pass the keyboard to { $name }. Press Enter when only { $name } is looking.
terminal-pass-undo = { $name } can still take the last answer back: undo.
terminal-pass-undo-key = u: { $name } takes the last answer back

## The end

terminal-over = The game is over.
terminal-ending-keys = Esc: look at the table. Enter: leave.
terminal-leave = Enter: leave
terminal-you = { $name } (you)
terminal-your-place =
    { $place ->
        [1] You win: number 1 of { $count }.
       *[other] You are number { $place } of { $count }.
    }
terminal-place = { $place }. { $name }: { $detail }
terminal-place-bare = { $place }. { $name }
terminal-saved = The record was saved in { $file }.
terminal-not-saved = The record could not be saved in { $file }: { $reason }.
# The command follows on a line of its own.
terminal-resume = To go on later:

## While bots play

terminal-watch = Watch what happened in this turn.
terminal-go-on = Enter: go on
