### Adel verpflichtet

game-title = Adel verpflichtet
game-summary = Lords bieden, stelen, stellen tentoon en sturen detectives, en elke keuze is geheim.
option-variant = Variant
option-variant-surprise = verrassing
option-variant-confrontation = confrontatie

## Choices

# The places answer “Waar ga je heen?”: they stand on buttons and after “{ $seat } gaat”;
# action cards stand on buttons and after “{ $seat } speelt”.
choice-castle = naar het kasteel
choice-auction = naar het veilinghuis
choice-detective = de detective
choice-exhibit = een tentoonstelling
choice-bid = de cheque van { $what }.000
choice-thief = de dief (dienstjaren: { $what })
choice-buy =
    { $what ->
        [left] de linkerkaart kopen
       *[right] de rechterkaart kopen
    }
choice-show = { $what } tonen
choice-done = dat is mijn tentoonstelling
choice-steal = { $what } stelen

## Phases: what is asked, and what it is about

phase-where = Waar ga je heen?
phase-where-help =
    Iedereen kiest in het geheim een locatie; daarna worden alle locaties tegelijk onthuld. In het
    veilinghuis koop je collectiekaarten met cheques, of je steelt de cheque die wordt betaald. In het
    kasteel stel je je collectie tentoon om vooruit te komen, steel je uit tentoonstellingen, of stuur je
    een detective achter de dieven aan. Voor het veilinghuis heb je een cheque nodig, of een dief die niet
    in de gevangenis zit.
phase-what = Wat doe je daar?
phase-what-help =
    Iedereen kiest in het geheim één actiekaart. In het veilinghuis koopt de hoogste cheque een kaart; een
    dief die er alleen is, neemt de betaalde cheque, twee of meer krijgen niets. In de kassa liggen
    betaalde cheques: die zijn uit het spel als geen dief ze meteen neemt. In het kasteel gaat de
    beste tentoonstelling het hogere getal naast de voorste pion vooruit, de tweede het lagere; elke dief
    neemt een kaart uit elke tentoonstelling, wie meer dienstjaren heeft eerst; een detective stuurt alle dieven in het kasteel naar de
    gevangenis, en wie hem speelde gaat zoveel velden vooruit als zijn plaats in de wedloop aangeeft. Een
    tentoonstelling vraagt minstens { $box-deal-exhibition_min } kaarten waarvan de series zonder gat op elkaar volgen, zoals AAB of
    CDE.
phase-both = Waar ga je heen, en wat doe je daar?
phase-both-help =
    Jullie kiezen allebei in het geheim een locatie en dan een actie daarvoor; alles wordt tegelijk onthuld.
    In het veilinghuis koopt de hoogste cheque een kaart, en een dief die er alleen is, neemt de betaalde
    cheque; anders blijft die in de kassa, uit het spel. In het kasteel stel je tentoon om vooruit te komen, steel je uit een tentoonstelling, of stuur
    je een detective achter de dief aan.
phase-buy = Welke kaart koop je?
phase-buy-help =
    Jouw cheque was de hoogste, dus je moet een van de twee zichtbare kaarten kopen. Kaarten van
    aangrenzende series geven grotere tentoonstellingen; zijn ze even groot, dan beslissen oudere stukken.
phase-show = Welke kaarten stel je tentoon?
phase-show-help =
    Kies minstens { $box-deal-exhibition_min } kaarten waarvan de series zonder gat op elkaar volgen; van elke serie zoveel als je
    wilt. Meer kaarten verslaan minder; bij een gelijk aantal wint het oudste stuk. Wat je toont, kan
    worden gestolen, dus je mag kaarten achterhouden. Kies de kaarten van links naar rechts en zeg dan dat
    je tentoonstelling compleet is.
phase-steal = Wat steelt je dief?
phase-steal-help =
    Je dief neemt één kaart uit elke getoonde tentoonstelling. Van meer dieven neemt eerst wie meer
    dienstjaren heeft. De buit is van jou, wat er ook met de dief
    gebeurt.
phase-over = Het spel is afgelopen
phase-over-help =
    Iedereen heeft zijn beste tentoonstelling getoond: de beste ging { $box-track-final-0 } vooruit, de tweede { $box-track-final-1 }. De pion die
    het verst vooraan staat, wint; bij een gelijke stand beslist de betere tentoonstelling.

## Events

colour =
    { $colour ->
        [beige] beige
        [blue] blauw
        [green] groen
        [purple] lila
        [red] rood
       *[other] { $colour }
    }
event-seated = { $seat } speelt met { $colour ->
        [beige] beige
        [blue] blauw
        [green] groen
        [purple] lila
        [red] rood
       *[other] { $colour }
    }.
event-dealt = { $seat } krijgt { $cards }.
event-card-turned =
    { $pile ->
        [left] Op de linkerstapel ligt nu { $card }.
       *[right] Op de rechterstapel ligt nu { $card }.
    }
event-round-began = Ronde { $round } begint.
event-place-revealed = { $seat } gaat { $place }.
event-action-revealed = { $seat } speelt { $action }.
event-passed = { $seat } heeft niets te spelen en past.
event-bought = { $seat } koopt { $card } voor { $cheque }.000.
event-outbid = { $seats }: overboden, de cheque gaat terug in de hand.
event-nothing-to-steal = Niets te stelen voor de dieven van { $seats }.
event-nothing-sold = Niemand biedt: er wordt niets verkocht.
event-cheque-stolen = De dief van { $seat } neemt de cheque van { $cheque }.000.
event-thieves-clashed = De dieven van { $seats } lopen elkaar in de weg: niemand krijgt de cheque.
event-house-closed = De laatste kaart is verkocht. Vanaf de volgende ronde is iedereen in het kasteel.
event-exhibited = { $seat } stelt { $cards } tentoon (rang { $rank }).
event-advanced =
    { $reason ->
        [detective] De detective van { $seat } was ter plaatse: { $steps } vooruit, naar veld { $space }.
        [final] { $seat } gaat in de slotwaardering { $steps } vooruit, naar veld { $space }.
       *[exhibition] { $seat } gaat voor de tentoonstelling { $steps } vooruit, naar veld { $space }.
    }
event-card-stolen = De dief van { $seat } (dienstjaren: { $thief }) neemt { $card } van { $victim }.
event-caught = De dief van { $seat } (dienstjaren: { $thief }) gaat de gevangenis in.
event-freed = De dief van { $seat } (dienstjaren: { $thief }) komt vrij uit de gevangenis.
event-nobody-caught = Geen dief in het kasteel. Voor niets een detective gestuurd: { $seats }.
event-table-reached = Aan de feesttafel: { $seats }. Het spel eindigt.
event-stalled = { $rounds } ronden lang is er niets verkocht en kwam niemand vooruit: het spel eindigt.
event-final-exhibition = Slotwaardering: { $seat } toont { $cards } (rang { $rank }).
event-placed = Plaats { $place }: { $seat }, op veld { $space }.

## Board

board-track = Van het clublokaal naar de feesttafel
board-lords = Lords
board-house = Veilinghuis
# At most 29 characters, with two numbers of two digits.
board-piles = Veilinghuis: { $left } + { $right } kaarten
board-own = Alleen voor jou
board-club = Club
board-table = Tafel
board-aim =
    Het doel: aan het einde het verst vooraan staan. Bereikt een pion de feesttafel, dan volgt één slottelling.
    Tentoonstellingen brengen je vooruit, en een detective die dieven vangt ook.
# The title line has 78 characters for the game, a name, the round and this: at most 40.
board-pays = ▸{ $best }/{ $second } beste tentoonstelling +{ $best }, 2e +{ $second }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-pairs = ▸{ $best }/{ $second } telt nu, naast de voorste pion: de beste tentoonstelling { $best } vooruit, de tweede { $second }
board-sign-lords = Stuks: collectiekaarten · Hand: actiekaarten
board-sign-house = ×: stapel · laatste cel: snel vrij
board-sign-own = A1788: serie A, jaar 1788 · ─ samen te tonen · ┊ gat: niet samen
# On a drawn card there is room for 17 characters; side, card and theme share 29.
board-theme =
    { $theme ->
        [pipe-bowls] pijpenkoppen
        [chamber-pots] nachtpotten
        [masks] maskers
        [star-souvenirs] sterrensouvenirs
        [toys] speelgoed
        [advertising-signs] reclameborden
       *[other] { $name }
    }
board-side =
    { $side ->
        [left] links
       *[right] rechts
    }
board-pile-empty = leeg
board-cash = Kassa
board-prison = Gevangenis
board-cheques =
    { $count ->
        [0] geen cheques
       *[other] cheques { $cheques }
    }
board-thieves =
    { $count ->
        [0] geen dieven
       *[other] dieven { $thieves }
    }
# Columns are as wide as their longest word, and names get the rest: short words.
board-short =
    { $verb ->
        [castle] kasteel
        [auction] veiling
        [detective] detective
        [exhibit] expositie
        [bid] cheque { $what }
        [thief] dief { $what }
       *[other] { $verb } { $what }
    }
board-column =
    { $column ->
        [lord] Lord
        [colour] Kleur
        [space] Veld
        [place] Locatie
        [action] Actie
        [cards] Stuks
       *[hand] Hand
    }
board-you = { $name } (jij)
board-other = { $name }
board-choosing = kiest …
board-face-down = verborgen
board-shows = toont { $cards }
board-remembered = { $cheques }; { $thieves }; bekende kaarten: { $count ->
        [0] geen
       *[other] { $cards }
    }
board-collection =
    { $count ->
        [0] Jouw kaarten (nog geen tentoonstelling: { $enough } kaarten van aangrenzende series):
       *[other] Jouw kaarten (tentoonstelling tot { $count }):
    }
board-hand = Jouw hand:
board-hand-cards = { $cheques }; { $thieves }; detective; tentoonstelling.
board-laid = Jouw keuze: { $action }.
board-how-to-show =
    { $count ->
        [0] { $question } Minstens { $missing }, een voor een van links naar rechts; wat je overslaat, blijft thuis.
       *[other] { $missing ->
            [0] Welke kaart komt nu, of is dat alles?
           *[other] Welke kaart komt nu? (Minstens nog { $missing }.)
        }
    }
board-run = Jouw tentoonstelling tot nu toe ({ $count }): { $cards }.
board-race = Velden op weg naar de feesttafel, ronde na ronde
board-result =
    { $count ->
        [0] veld { $space }; geen tentoonstelling
       *[other] veld { $space }; tentoonstelling van { $count } kaarten: { $cards }
    }
board-spoken-race =
    Ronde { $round }. De voorste pion staat op veld { $leader }; de feesttafel begint bij veld { $table }.
    De beste tentoonstelling gaat { $best } vooruit, de tweede { $second }.
board-spoken-lord =
    { $name } ({ $colour ->
        [beige] beige
        [blue] blauw
        [green] groen
        [purple] lila
        [red] rood
       *[other] { $colour }
    }): veld { $space }{ $place ->
        [castle] , in het kasteel
        [auction] , in het veilinghuis
       *[none] { "" }
    }{ $acts ->
        [yes] , speelt { $action }
       *[no] { "" }
    }; collectiekaarten: { $cards }; actiekaarten: { $hand }{ $count ->
        [0] .
       *[other] ; tentoongesteld: { $exhibition }.
    }
board-spoken-pile =
    { $side ->
        [left] Linkerstapel
       *[right] Rechterstapel
    }: { $size ->
        [0] leeg.
        [one] { $card } ({ $theme }), de laatste kaart.
       *[other] { $card } ({ $theme }), { $size } kaarten.
    }
board-spoken-cash =
    { $count ->
        [0] De kassa is leeg.
        [one] In de kassa: een cheque van { $cheques }.000.
       *[other] In de kassa: cheques van { $cheques } (in duizenden).
    }
board-spoken-prison =
    { $count ->
        [0] De gevangenis is leeg; ze heeft { $cells } cellen.
       *[other] In de gevangenis ({ $cells } cellen): { $inmates }.
    }
board-spoken-inmate = in cel { $cell } dief { $thief } van { $name }
board-spoken-memory = Bekend over { $name }: { $facts }.
hint-castle =
    { $able ->
        [yes] tentoonstellen (de beste tentoonstelling gaat { $best } vooruit, de tweede { $second }), bij anderen stelen of dieven vangen
       *[no] uit tentoonstellingen stelen of dieven vangen (tentoonstellen kun je nog niet)
    }
hint-auction =
    { $cheques ->
        [0] je hebt geen cheque: je dief kan alleen nemen wat een ander betaalt
       *[other] de hoogste cheque koopt een kaart ({ $cards }); een dief die er alleen is, neemt die cheque
    }
hint-detective = sluit dieven in het kasteel op; is er een, dan ga je { $rank } vooruit
hint-exhibit = de beste gaat { $best } vooruit, de tweede { $second }; dieven kunnen toeslaan
hint-bid = de hoogste koopt een kaart, andere komen terug
hint-thief =
    { $at ->
        [auction] neemt de betaalde cheque, als er geen andere dief is
       *[castle] neemt een kaart per tentoonstelling; een detective pakt hem
    }
hint-buy =
    { $fitting ->
        [0] { $card }, { $theme }: past nog bij geen van je kaarten
        [one] { $card }, { $theme }: past bij één van je kaarten
       *[other] { $card }, { $theme }: past bij { $fitting } van je kaarten
    }
hint-show = { $theme }; tot { $most } in totaal
hint-done = je toont { $count } kaarten: { $shown }
hint-steal = { $theme }, { $year }, van { $victim }

## Wat een keuze mist die nu niet kan

lack-block = heeft { $needed } kaarten zonder gat in hun letters nodig, je hebt er { $there }
lack-order = je hebt haar overgeslagen
lack-gap = tussen haar letter en wat je hebt gekozen zit een gat
lack-pile = de stapel is leeg
lack-bidder = heeft een cheque of een vrije dief nodig

## De doos

box-field =
    { $field ->
        [players] Aantallen spelers
        [track] De weg
        [table] Eerste veld van de feesttafel
        [last] Laatste veld (0: geen)
        [final] Eindtelling: beste, tweede
        [castles] Kastelen
        [spaces] Velden
        [pair] Stappen: beste, tweede
        [name] Naam
        [corner] Op een hoek
        [colours] Kleuren
        [beige] Beige
        [blue] Blauw
        [green] Groen
        [purple] Paars
        [red] Rood
        [cheques] Cheques, in duizenden
        [thieves] Dieven, dienstjaren
        [deal] Waar iedereen mee begint
        [cards] Kaarten
        [exhibition_min] Minstens voor een tentoonstelling
        [series] Series
        [theme] Thema
        [years] Jaren van de kaarten
        [limits] Wanneer een partij vanzelf eindigt
        [quiet_rounds] Rondes waarin niets gebeurt
       *[other] { $field }
    }
