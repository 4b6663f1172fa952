### De kamer in de terminal: wat ze rond elk spel zegt.

## The table

terminal-round = Ronde { $round }
terminal-thinking = De anderen denken na …
terminal-log = Wat er gebeurde (▸ nieuw)
terminal-log-all = Wat er gebeurde
terminal-log-fades = Oudere details zijn verborgen: onthouden hoort bij het spel.
terminal-board = De tafel in woorden
terminal-log-empty = Er is nog niets gebeurd.

## The question

terminal-choose = Wat kies je?
terminal-question = { $name }, jij bent aan de beurt. { $question }
terminal-run = Tot nu toe: { $run }.
terminal-run-undo = u: terugnemen
terminal-more = ? legt keuzes, tekens en getallen uit.
terminal-offer = { $number }. { $choice } [{ $text }]: { $hint }
terminal-offer-bare = { $number }. { $choice } [{ $text }]
terminal-explained = • { $choice }: { $hint }
terminal-obstacles = Nu niet mogelijk:
terminal-explained-bare = • { $choice }
terminal-prompt = Jouw keuze (een nummer, of ? voor hulp):
terminal-undone = Teruggenomen.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-unreadable = ‘{ $written }’ is geen van de keuzes. Je hebt er nu { $count }:
terminal-no-such-number = Er is geen nummer { $written }: kies van { $first } tot en met { $last }.
terminal-more-offers = … en nog { $count }: ? noemt ze allemaal.

## Keys and commands

# The seven labels share one line of 80 columns: together at most 52 characters.
terminal-key-help = hulp
terminal-key-undo = terug
terminal-key-log = log
terminal-key-board = als tekst
terminal-key-rules = regels
terminal-key-theme = licht/donker
terminal-key-quit = bewaar & stop
terminal-keys-help =
    Kies met de toets naast een keuze, met de pijltjestoetsen en Enter, of met de muis. Met PgUp en PgDn
    blader je door het log.
terminal-mark-first = Kies met de toets naast een keuze, of markeer er eerst een met de pijltjestoetsen.
terminal-close = Esc: terug
terminal-command-board = tafel
terminal-command-log = log
terminal-command-rules = regels
terminal-command-undo = terug
terminal-command-save = bewaar
terminal-command-quit = stop
terminal-commands =
    Typ het nummer van een keuze, haar woorden, of haar tekst tussen vierkante haken; meer keuzes op één
    regel scheid je met komma’s. Andere opdrachten: ? (deze hulp), tafel (de tafel in woorden), log, regels,
    terug, bewaar, stop of q (bewaart eerst).
terminal-welcome = Welkom bij { $game }. Typ ? voor hulp, ‘tafel’ om de tafel te horen, ‘stop’ om te bewaren en te gaan.
terminal-no-rules = De regels van dit spel zijn nog niet opgeschreven.

## Passing the keyboard

terminal-pass = Geef het toetsenbord aan { $name }. Druk op Enter als alleen { $name } kijkt.
terminal-pass-undo = { $name } kan het laatste antwoord nog terugnemen, met de opdracht ‘terug’.
terminal-pass-undo-key = u: { $name } neemt het laatste antwoord terug

## The end

terminal-over = Het spel is afgelopen.
terminal-ending-keys = Esc: de tafel bekijken. Enter: weggaan.
terminal-leave = Enter: weggaan
terminal-you = { $name } (jij)
terminal-your-place =
    { $place ->
        [1] Jij wint: plaats 1 van { $count }.
       *[other] Je staat op plaats { $place } van { $count }.
    }
terminal-place = { $place }. { $name }: { $detail }
terminal-place-bare = { $place }. { $name }
terminal-saved = De opname is bewaard in { $file }.
terminal-not-saved = De opname kon niet worden bewaard in { $file }: { $reason }.
# The command follows on a line of its own.
terminal-resume = Later verder spelen:

## While bots play

terminal-watch = Kijk wat er in deze beurt gebeurde.
terminal-go-on = Enter: verder
