### De browserclient: wat hij rond elk spel zegt.

## Het huis

web-skip = Naar de inhoud
web-language = Taal
web-theme =
    { $theme ->
        [light] Kleuren: licht
        [dark] Kleuren: donker
       *[auto] Kleuren: zoals het systeem
    }
web-nowhere = Hier is niets
web-to-lobby = Naar de lobby
web-connecting = Een ogenblik …
web-lost = De verbinding is verbroken. We blijven het proberen; geen keuze gaat verloren.
web-unreachable = De clubzaal is op dit moment niet bereikbaar.

## De lobby

web-welcome = Goedenavond
web-welcome-more = Open een tafel en stuur je vrienden de link, of neem een vrije stoel. Niemand heeft een account nodig.
web-mine = Jouw tafels
web-open-tables = Open tafels
web-no-open-tables = Op dit moment zoekt geen tafel mensen.
web-status =
    { $status ->
        [waiting] { $free ->
            [0] begint zo
            [one] 1 vrije stoel
           *[other] { $free } vrije stoelen
        }
        [playing] wordt gespeeld
        [over] afgelopen
       *[closed] gesloten
    }
web-new-table = Nieuwe tafel
web-game = Spel
web-players = Spelers
web-players-range = { $fewest } tot { $most } spelers
web-option =
    { $option ->
        [memory_aids] Geheugensteun
        [open_cube] Open kubus
        [variant] Variant
        [will] Erfenis
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] aan
        [off] uit
        [surprise] verrassing
        [confrontation] confrontatie
        [random] getrokken
       *[other] { $value }
    }
web-chairs = Stoelen
web-chair = Stoel { $number }
web-chair-free = vrij
web-chair-bot = bot: { $bot }
web-chairs-help = De eerste stoel is voor jou. Bots nemen de stoelen die bij het begin nog vrij zijn.
web-who-may-come = Wie mag komen?
web-by-link = Wie de link heeft
web-listed = Iedereen: zet de tafel in de lobby
web-your-name = Je naam
web-set-up = Tafel openen

## Voor het spel

web-sit-down = Ga zitten
web-begin = Beginnen
web-begin-help =
    { $free ->
        [one] Een bot neemt de vrije stoel.
       *[other] Bots nemen de { $free } vrije stoelen.
    }
web-waiting-for-host = Zodra de gastheer of gastvrouw begint of alle stoelen bezet zijn, start het spel.
web-invite = Vrienden uitnodigen
web-invite-help = Wie deze link opent, kan gaan zitten.
web-link = Link naar deze tafel
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als QR-code
web-you = (jij)
web-bot = bot
web-host = nodigt uit
web-due = kiest

## Het spel

web-title-due = ● Jij bent aan de beurt · { $game }
web-round = Ronde { $round }
web-looking-on = Je kijkt toe
web-your-turn = Jij bent aan de beurt
web-choose = Wat kies je?
web-waiting-for = We wachten op { $names }
web-run = Tot nu toe: { $run }.
web-take-back = Terugnemen
web-explain = Waar gaat dit over?
web-on-the-table = Op tafel
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-log-fades = Oudere details vervagen: onthouden hoort bij het spel.
web-chat = Gesprek
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-field = Zeg iets
web-send = Versturen

## Het einde

web-over = Het spel is afgelopen
web-download = Verslag downloaden
web-rematch = Naar de revanche
