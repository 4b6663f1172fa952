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
web-settings = Instellingen
web-at-once = Een keuze meteen versturen als die het hele antwoord is
web-sound = Een zacht geluid als je aan de beurt bent
web-notices = Een melding als je aan de beurt bent en deze pagina niet te zien is
web-notices-refused = Deze browser toont geen meldingen van deze pagina.
web-notices-begin = Vanaf nu hoor je hier wanneer je aan de beurt bent.
web-nowhere = Hier is niets
web-to-lobby = Naar de lobby
web-connecting = Een ogenblik …
web-lost = De verbinding is verbroken. We blijven het proberen; geen keuze gaat verloren.
web-busy = De kamer moet even op adem komen. We proberen het opnieuw; geen keuze gaat verloren.
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
        [paused] pauze
        [over] afgelopen
        [frozen] kan niet verder
       *[closed] gesloten
    }
web-ended-tables =
    { $count ->
        [one] 1 tafel die klaar is
       *[other] { $count } tafels die klaar zijn
    }
web-new-table = Nieuwe tafel
web-game = Spel
web-players = Spelers
web-players-range = { $fewest } tot { $most } spelers
web-option =
    { $option ->
        [memory_aids] Geheugensteun
       *[other] { $option }
    }
web-option-value =
    { $value ->
        [on] aan
        [off] uit
       *[other] { $value }
    }
web-chairs = Stoelen
web-chair = Stoel { $number }
web-chair-free = vrij
web-chair-anybody = wie de link heeft
web-chair-here = iemand op dit apparaat
web-chair-name = Wie zit op stoel { $number }?
web-clock = Tijd voor een vraag
web-no-clock = geen klok
web-chair-bot = bot: { $bot }
web-chairs-help = De eerste stoel is voor jou. Bots nemen de stoelen die bij het begin nog vrij zijn. Wie dit apparaat deelt, geeft het door.
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
web-link-local = Deze link werkt alleen op deze computer. Om anderen binnen te laten start je de clubzaal met “clubantique serve --host 0.0.0.0”; meer staat in docs/operating.md.
web-link-network = De link werkt voor iedereen in hetzelfde netwerk.
web-you = (jij)
web-bot = bot
web-host = nodigt uit
web-chair-for = { $name } (voor { $owner })
web-handed-on = doorgegeven
web-due = kiest

## Het spel

web-title-due = ● Jij bent aan de beurt · { $game }
web-round = Ronde { $round }
web-looking-on = Je kijkt toe
web-your-turn = Jij bent aan de beurt
web-choose = Wat kies je?
web-waiting-for = We wachten op { $names }
web-run = Tot nu toe: { $run }.
web-chosen = Je hebt gekozen: { $run }.
web-take-back = Terugnemen
web-confirm = Bevestigen
web-obstacles = Wat nu niet kan, en waarom
web-others = Iets anders
web-explain = Waar gaat dit over?
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-log-fades = Oudere details vervagen: onthouden hoort bij het spel.
web-chat = Gesprek
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-field = Zeg iets
web-send = Versturen
web-notice = Mededeling van de kamer
web-understood = Begrepen

## Rond de tafel

web-menu = Tafel
web-menu-title = Aan deze tafel
web-close = Sluiten
web-cancel = Annuleren
web-your-seat = Jouw plaats: { $name }
web-move-seat = Met mijn plaats naar een ander apparaat
web-move-seat-help = Open deze link op het andere apparaat, of scan daar de code. Hij werkt één keer, binnen { $time }. Wie hem opent, speelt op jouw plaats.
web-hand-back = De plaats van { $name }
web-hand-back-help = Geef deze link aan { $name } en aan niemand anders: wie hem opent, speelt op die plaats. Hij werkt één keer, binnen { $time }. Het apparaat dat de plaats had, kijkt dan alleen nog toe.
web-hand-on = Plaats doorgeven
web-hand-on-help = Geef deze link aan wie voor { $name } verder moet spelen. Hij werkt één keer, binnen { $time }, en alleen zolang { $name } weg is. De hele tafel leest wie er is gekomen, en { $name } kan de plaats altijd terugnemen.
web-hand-on-here = { $name } is er. Een plaats kan pas worden doorgegeven als er een tijdje niemand heeft gezeten.
web-try-again = Opnieuw proberen
web-seat-link = Link naar de plaats
web-i-am-back = Ik ben er weer
web-bot-for-you = Een bot speelt voor je.
web-bot-for-now = bot valt in
web-stand-in = Een bot laten spelen
web-is-back = Weer terug
web-stand-up = Mijn stoel verlaten
web-resign = Opgeven
web-resign-ask = Wil je opgeven?
web-resign-help = Een bot speelt voor je verder tot het einde. Er is geen weg terug.
web-resigned = opgegeven
web-you-resigned = Je hebt opgegeven. Een bot speelt voor je verder; je kunt toekijken.
web-the-game = Het spel
web-pause = Spel pauzeren
web-resume = Verdergaan
web-paused = Het spel is gepauzeerd
web-paused-help = Iedereen die aan tafel zit, kan het verder laten gaan.
web-end-propose = Voorstellen het spel af te breken
web-end-agree = Akkoord
web-end-take-back = Toch verder spelen
web-end-ask = Het spel afbreken?
web-end-alone = Niemand anders hoeft het ermee eens te zijn: het spel eindigt nu, en alle kaarten zijn open.
web-end = Het spel afbreken
web-end-help = Het spel wordt afgebroken zodra iedereen die nog speelt akkoord is.
web-end-wanted = Voor afbreken van het spel tot nu toe: { $names }. Het eindigt als iedereen die nog speelt akkoord is.
web-people = De anderen
web-absent = niet hier
web-mute = Het zwijgen opleggen
web-unmute = Weer laten praten
web-muted = zwijgt
web-remove = Van tafel verwijderen
web-removed = Je stoel is vrijgemaakt.
web-close-table = Tafel sluiten
web-close-ask = Wil je deze tafel sluiten?
web-close-help = Dan kan hier niemand verder spelen. Er is geen weg terug.
web-ended =
    { $status ->
        [frozen] Dit spel kan niet verder
       *[closed] Deze tafel is gesloten
    }
web-ended-help =
    { $status ->
        [frozen] Het is begonnen met regels die er niet meer zijn. Er is niets verloren: het verslag kan worden gedownload.
       *[closed] Hier wordt niet meer gespeeld.
    }
web-time-left = Resterende tijd

## Een plaats verhuist

web-seat-arrives = Een plaats voor dit apparaat
web-seat-arrives-help = Met deze link speel je hier verder. Het apparaat dat de plaats had, kijkt dan alleen nog toe.
web-take-seat = Hier gaan zitten
web-seat-name = Je naam (niet verplicht)
web-seat-name-help = Alleen nodig als de plaats van iemand anders aan jou wordt doorgegeven: dan leest de tafel wie er verder speelt. Je eigen plaats houdt haar naam.
web-seat-no-code = Open de hele link of scan de code nog eens om hier te gaan zitten.
web-seat-moved = Je plaats is naar een ander apparaat verhuisd. Hier kijk je toe.
web-seat-returned = { $name } is terug en heeft de plaats teruggenomen. Bedankt voor het invallen; nu kijk je toe.
web-notice-seat-handed-on = { $name } was weg: de gastheer heeft de plaats aan iemand anders doorgegeven. { $name } kan haar altijd terugnemen.
web-notice-seat-taken-back = { $name } is terug en heeft de plaats teruggenomen.
web-lent = Je plaats is aan { $name } doorgegeven terwijl je weg was.
web-lent-unnamed = Je plaats is doorgegeven terwijl je weg was.
web-lent-take-back = Plaats terugnemen

## Eén apparaat voor meer spelers

web-hand-over = Geef het apparaat aan { $name }
web-who-looks = Wie heeft het apparaat?
web-hand-over-help = Wat op tafel ligt, is afgedekt. De anderen kijken nu weg.
web-i-am = Ik ben { $name }
web-cover = Tafel afdekken
web-others-due = Aan de beurt: { $names }

## Het einde

web-over = Het spel is afgelopen
web-download = Verslag downloaden
web-rematch = Naar de revanche: ga daar zitten
web-rematch-ask = Nog eens met dezelfde mensen

## De herhaling

web-replay = Herhaling
web-replay-of = Herhaling: { $game }
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-forward = Een stap verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Tempo
web-replay-pace =
    { $pace ->
        [slow] langzaam
        [fast] snel
       *[normal] gewoon
    }
web-replay-steps = Stappen van het spel
web-replay-step = Stap { $step } van { $last }
web-replay-go-to-round = Naar ronde
web-replay-before = voor ronde 1
web-replay-eyes = Gezien door
web-replay-open = iedereen: alle kaarten open
web-replay-now = In deze stap
web-replay-setup = Het spel wordt klaargezet.
web-replay-chose = { $name } kiest: { $choice }.
web-replay-withdrew = { $name } neemt het antwoord terug.
web-replay-others = De anderen hebben gekozen.
web-replay-keys = Toetsen: ← → een stap, Home en End naar begin en einde, spatie speelt af en pauzeert. Het adres leidt terug naar deze stap en kan worden doorgestuurd.
web-replay-refused = Hier is geen herhaling
web-replay-later = Zodra een spel is afgelopen, kan iedereen het stap voor stap bekijken.
web-replay-to-table = Naar de tafel

web-race = De wedloop
web-race-round = Ronde
web-race-standing = { $name } { $standing }
web-race-summary =
    { $rounds ->
        [one] Na 1 ronde: { $standings }.
       *[other] Na { $rounds } rondes: { $standings }.
    }
web-hands = Ieders kaarten
web-hand-run = Gekozen, nog niet open: { $run }

## Een verslag van elders

web-upload = Een verslag bekijken
web-upload-help = Een verslag is een klein JSON-bestand, zoals je het na een spel kunt downloaden of met “clubantique play” kunt bewaren. Kies er een of laat het hier vallen, en bekijk het spel stap voor stap.
web-upload-choose = Verslag kiezen
web-upload-unreadable = “{ $file }” is geen verslag: het bestand is niet als JSON te lezen. Verslagen zijn de bestanden die je na een spel kunt downloaden.
web-upload-no-record = “{ $file }” is te lezen, maar het is niet het verslag van een spel, of er ontbreekt iets in. Kies een bestand dat hier na een spel is gedownload of met “clubantique play” is bewaard.

## De doos

web-box = Doos
web-box-of = De doos van { $game }
web-box-help = Alles wat in de doos zit: kaarten, borden en getallen, en waar elke waarde vandaan komt. Wie het gedrukte spel heeft, kan hier waarden verbeteren, kaarten een andere naam geven en nieuwe toevoegen, met die doos spelen of hem als bestand meenemen.
web-box-title = Titel van je doos
web-box-usual-title = de gewone
web-box-untitled = een doos zonder titel
web-box-own = { $named ->
        [yes] Niet de gewone doos: { $title }
       *[no] Niet de gewone doos
    }
web-box-look = Wat er in de doos zit
web-box-bots = Bots die met deze doos kunnen spelen: { $bots }.
web-box-play = Met deze doos spelen
web-box-download = Downloaden als { $kind }
web-box-open = Bestand openen …
web-box-start-over = Opnieuw beginnen met de gewone doos
web-box-trying = De kamer probeert de doos uit: er worden honderd partijen mee gespeeld …
web-box-checking = Een ogenblik, de kamer bekijkt hem …
web-box-good = Dit is een eigen doos. Hij blijft in deze browser tot je opnieuw begint.
web-box-usual = Dit is de gewone doos.
web-box-find = Zoeken
web-box-add = Toevoegen: { $what }
web-box-add-value = Waarde toevoegen …
web-box-copy = Kopiëren: { $what }
web-box-remove = Weghalen: { $what }
web-box-names = Hoe het heet: { $what }
web-box-all-names = Namen
web-box-origin =
    { $origin ->
        [R] uit de regels
        [S] uit een beschrijving
       *[X] gereconstrueerd
    }
web-box-new = nieuw
web-box-was = veranderd; het was { $was }
web-box-changed = veranderd
web-box-wrong = hier klopt iets niet
