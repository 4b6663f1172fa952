### Meisterdiebe

game-title = Meisterdiebe
game-summary = Juwelen verdwijnen in een kubus met twaalf laden die wordt gedraaid en omgekeerd: onthoud waar, of word betrapt.
option-open_cube = Open kubus

## Choices

# Characters stand on buttons and after “{ $seat } is”.
choice-play =
    { $what ->
        [jeweller] juwelier
        [jewellers-wife] juweliersvrouw
        [smuggler] smokkelaar
        [thief] dief
        [master-thief] meesterdief
       *[detective] detective
    }
# The place of a drawer: it also stands alone.
choice-open =
    { $what ->
        [top-front] boven voor
        [top-right] boven rechts
        [top-back] boven achter
        [top-left] boven links
        [middle-front] midden voor
        [middle-right] midden rechts
        [middle-back] midden achter
        [middle-left] midden links
        [bottom-front] onder voor
        [bottom-right] onder rechts
        [bottom-back] onder achter
       *[bottom-left] onder links
    }
choice-shut = geen lade openen
choice-leave = de stenen laten liggen
# Seats are counted from 0; the hint says who sits there.
choice-diamond-to = een diamant voor plaats { $what }
choice-sapphire-to = een saffier voor plaats { $what }
choice-put =
    { $what ->
        [diamond] een diamant erin leggen
       *[sapphire] een saffier erin leggen
    }
choice-enough = dat is genoeg
choice-plunder = de stenen nemen
choice-pull = de lade verder uittrekken
choice-stay = de kubus zo laten
choice-flip = de kubus omkeren
choice-turn =
    { $what ->
        [top-left] bovenste laag naar links draaien
        [top-right] bovenste laag naar rechts draaien
        [two-left] bovenste 2 lagen naar links draaien
       *[two-right] bovenste 2 lagen naar rechts draaien
    }
choice-turn-flip =
    { $what ->
        [top-left] bovenste laag naar links draaien, dan omkeren
        [top-right] bovenste laag naar rechts draaien, dan omkeren
        [two-left] bovenste 2 lagen naar links draaien, dan omkeren
       *[two-right] bovenste 2 lagen naar rechts draaien, dan omkeren
    }
choice-flip-turn =
    { $what ->
        [top-left] omkeren, dan bovenste laag naar links draaien
        [top-right] omkeren, dan bovenste laag naar rechts draaien
        [two-left] omkeren, dan bovenste 2 lagen naar links draaien
       *[two-right] omkeren, dan bovenste 2 lagen naar rechts draaien
    }

## Phases: what is asked, and what it is about

phase-place = In welke lade leg je een diamant?
phase-place-help =
    Voordat het spel begint, worden om de beurt { $box-setup-placed_diamonds } diamanten verstopt. Je opent een lade en legt je diamant
    in het bovenvak; wat eruit valt, gaat erbij, en niemand wordt betrapt. Daarna mag je de kubus draaien en
    omkeren. Iedereen ziet wat waar komt te liggen: onthoud het.
phase-choose = Welk personage ben je deze ronde?
phase-choose-help =
    Iedereen kiest in het geheim een personagekaart; alle kaarten worden tegelijk onthuld. De beurten volgen
    de volgorde ① tot ⑥, bij gelijke personages de nummers op de kaarten. Juwelier, juweliersvrouw en
    smokkelaar werken imitaties weg, dief, meesterdief en detective halen stenen binnen. Een gespeelde kaart
    komt pas terug als ze alle zes zijn gespeeld. Wie hetzelfde personage heeft, geeft die kaart na de ronde
    aan elkaar door.
phase-open = Welke lade open je?
phase-open-help =
    Je mag één lade openen, aan elke kant van elke laag. Wat in het bovenvak ligt, blijft daar. Wat in het
    ondervak ligt, valt eruit: dan ben je betrapt en doe je niets, tenzij je de juweliersvrouw bent. Is er een
    detective in het spel, dan gaan gevallen stenen naar de rode doek, anders in het bovenvak. Wie een lade
    opent, moet ook iets doen.
phase-act = Wat doe je met de open lade?
phase-act-help =
    Juwelier en juweliersvrouw leggen imitaties uit de minvoorraad in de lade. De smokkelaar mag eerst alle
    gevonden stenen als imitaties aan de anderen uitdelen. De meesterdief neemt de stenen of trekt de lade
    verder uit: ligt daar boven een robijn, dan neemt hij allebei, anders krijgt hij niets.
phase-twist = Wat doe je met de kubus?
phase-twist-help =
    Aan het einde van je beurt mag je één keer draaien en één keer omkeren, in willekeurige volgorde. Naar
    rechts gaat de voorste lade naar de rechterkant, de rechter naar achter, enzovoort; naar links andersom. Er
    valt niets. Bij het omkeren rolt de kubus zijwaarts: de bovenste en de onderste laag wisselen van plaats, en
    links en rechts ook; in elke lade wordt het bovenvak het ondervak. Wat boven lag, valt er dan uit voor de
    neus van wie die lade opent.
phase-over = Het spel is afgelopen
phase-over-help =
    Stenen in de plusvoorraad tellen: een diamant { $box-gems-diamond-points }, een saffier { $box-gems-sapphire-points }, een robijn { $box-gems-ruby-points }. Elke steen in de minvoorraad
    telt { $box-gems-imitation-points }. De meeste punten winnen; bij een gelijke stand beslissen meer robijnen, dan meer saffieren.

## Events

event-cards-dealt = { $seat } krijgt de nummers { $numbers } (van juwelier tot detective).
event-round-began = Ronde { $round } begint.
event-character-revealed = { $seat } is { $character } { $number }.
event-drawer-opened =
    { $seat } opent de lade { $drawer }. In het bovenvak: { $sapphires ->
        [0] { $diamonds ->
            [0] niets
            [one] een diamant
           *[other] { $diamonds } diamanten
        }
       *[other] { $diamonds ->
            [0] { "" }
            [one] een diamant en{ " " }
           *[other] { $diamonds } diamanten en{ " " }
        }{ $sapphires ->
            [one] een saffier
           *[other] { $sapphires } saffieren
        }
    }. Eruit valt: { $fallen_sapphires ->
        [0] { $fallen_diamonds ->
            [0] niets
            [one] een diamant
           *[other] { $fallen_diamonds } diamanten
        }
       *[other] { $fallen_diamonds ->
            [0] { "" }
            [one] een diamant en{ " " }
           *[other] { $fallen_diamonds } diamanten en{ " " }
        }{ $fallen_sapphires ->
            [one] een saffier
           *[other] { $fallen_sapphires } saffieren
        }
    }.
event-nothing-opened = { $seat } opent geen lade.
event-player-caught = { $seat } is betrapt en mag niets doen.
event-gem-put =
    { $gem ->
        [diamond] { $seat } legt een diamant in de lade.
       *[sapphire] { $seat } legt een saffier in de lade.
    }
event-gems-kept =
    { $where ->
        [cloth] Naar de rode doek: { $sapphires ->
            [0] { $diamonds ->
                [0] niets
                [one] een diamant
               *[other] { $diamonds } diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] een diamant en{ " " }
               *[other] { $diamonds } diamanten en{ " " }
            }{ $sapphires ->
                [one] een saffier
               *[other] { $sapphires } saffieren
            }
        }.
       *[drawer] Terug in het bovenvak: { $sapphires ->
            [0] { $diamonds ->
                [0] niets
                [one] een diamant
               *[other] { $diamonds } diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] een diamant en{ " " }
               *[other] { $diamonds } diamanten en{ " " }
            }{ $sapphires ->
                [one] een saffier
               *[other] { $sapphires } saffieren
            }
        }.
    }
event-gem-handed =
    { $gem ->
        [diamond] { $seat } geeft { $receiver } een diamant, als imitatie.
       *[sapphire] { $seat } geeft { $receiver } een saffier, als imitatie.
    }
event-gems-taken =
    { $seat } neemt { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] niets
                [one] een diamant
               *[other] { $diamonds } diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] een diamant en{ " " }
               *[other] { $diamonds } diamanten en{ " " }
            }{ $sapphires ->
                [one] een saffier
               *[other] { $sapphires } saffieren
            }
        }
       *[other] { $rubies ->
            [one] een robijn
           *[other] { $rubies } robijnen
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " en " }een diamant
               *[other] { " en " }{ $diamonds } diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }een diamant
               *[other] { ", " }{ $diamonds } diamanten
            }{ $sapphires ->
                [one] { " en " }een saffier
               *[other] { " en " }{ $sapphires } saffieren
            }
        }
    }.
event-pulled-out =
    { $seat } trekt de lade verder uit: { $found ->
        [ruby] bovenin ligt een robijn!
        [fallen] er valt een robijn uit; die gaat in het geheime bovenvak. Er is geen buit.
        [empty] de lade is groot, maar zonder robijn. Er is geen buit.
       *[small] de lade is klein. Er is geen buit.
    }
event-twisted = { $seat } besluit de beurt: { $twist }.
event-cards-passed = Hetzelfde personage hadden { $seats }; ze geven de kaarten door. In deze volgorde hebben ze nu: { $numbers }.
event-hands-taken = Alle zes de kaarten zijn gespeeld: iedereen neemt ze terug.
event-end-near =
    { $reason ->
        [supply] { $seat } heeft geen imitatie meer: dit is de laatste ronde.
       *[rubies] { $seat } heeft de laatste robijn gevonden: dit is de laatste ronde.
    }
event-time-up =
    { $rounds ->
        [one] Na { $rounds } ronde eindigt het spel.
       *[other] Na { $rounds } ronden eindigt het spel.
    }
event-placed =
    Plaats { $place }: { $seat }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $rubies ->
        [0] geen robijn
        [one] 1 robijn
       *[other] { $rubies } robijnen
    }{ $title ->
        [king] : Koning van de Meesterdieven!
        [jeweller] : de rijkste juwelier van de buurt!
       *[none] .
    }

## Board

board-cube = De kubus, zijn vier kanten naast elkaar
board-crooks = Voorraden en handen
board-round = Deze ronde
board-own = Jouw kaarten
board-aim =
    Het doel: aan het einde de meeste punten. Echte stenen in je plusvoorraad tellen (diamant { $box-gems-diamond-points }, saffier { $box-gems-sapphire-points },
    robijn { $box-gems-ruby-points }), imitaties in je minvoorraad kosten elk 1. Een imitatie die jij in een lade verstopt, is echt
    voor wie haar steelt. Het spel eindigt als iemand geen imitatie meer heeft of alle robijnen zijn gevonden.
# Above the columns of the cube and inside its drawers: at most 8 characters.
board-side =
    { $side ->
        [front] voor
        [right] rechts
        [back] achter
       *[left] links
    }
# Beside the rows of the cube: at most 6 characters.
board-layer =
    { $layer ->
        [top] boven
        [middle] midden
       *[bottom] onder
    }
board-was =
    { $layer ->
        [top] was boven
        [middle] was midden
       *[bottom] was onder
    }
board-turned =
    { $way ->
        [left] ← naar links
       *[right] → naar rechts
    }
board-untouched = Nog niemand heeft de kubus bewogen.
board-from = van { $side }
board-last =
    { $verb ->
        [stay] { $name } laat de kubus zoals hij is.
       *[other] { $name }: { $twist }.
    }
board-last-how =
    { $verb ->
        [stay] { $name } laat de kubus zoals hij is. Alles blijft waar het was.
       *[other] { $name }: { $twist } ({ $how }).
    }
board-open-drawer =
    Open: { $place }. In het bovenvak: { $upper }. { $fell ->
        [cloth] Op de rode doek viel: { $fallen }.
        [drawer] Gevallen, nu boven: { $fallen }.
       *[none] Er viel niets uit.
    }
board-nothing = niets
board-cloth = Rode doek: { $gems }
# Columns are as wide as their longest word, and names get the rest: at most 13 characters.
board-character =
    { $character ->
        [jeweller] juwelier
        [jewellers-wife] vrouw
        [smuggler] smokkelaar
        [thief] dief
        [master-thief] meesterdief
       *[detective] detective
    }
board-column =
    { $column ->
        [name] Speler
        [plus] Plus
        [minus] Min
       *[hand] Hand
    }
board-you = { $name } (jij)
board-other = { $name }
board-choosing = kiest …
board-ready = heeft gekozen
board-hides = verstopt
board-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
board-placing = Verstopt: { $placed } van { $all } diamanten
board-last-round = de laatste ronde
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-cube = ‘van links’: deze lade was vóór deze beweging links · ⇅ ondersteboven gezet
board-sign-cube-open = ■ groot ▪ klein · ▴ boven ▾ onder (of boven/onder) · ┊● robijn in geheim vak
board-sign-crooks = ◇ diamant { $box-gems-diamond-points } · ◆ saffier { $box-gems-sapphire-points } · ● robijn { $box-gems-ruby-points } · min { $box-gems-imitation-points }
board-sign-round = ✓ klaar · ▶ nu · ①–⑥ volgorde
board-sign-own = ①–⑥ volgorde; bij gelijke personages beslist het nummer · tussen haakjes: gespeeld, gedekt
board-act =
    { $character ->
        [smuggler] { $count ->
            [0] Je legt een imitatie in de lade. Welke?
           *[other] { $gone ->
                [0] Deel je alle stenen uit, of laat je ze allemaal liggen?
               *[other] Wie krijgt de volgende steen?
            }
        }
        [master-thief] Neem je de stenen, of zoek je een robijn?
        [jewellers-wife] { $gone ->
            [0] Welke imitatie leg je in de lade?
           *[other] Leg je er nog een bij?
        }
       *[jeweller] Welke imitatie leg je in de lade?
    }
board-handed =
    { $gem ->
        [diamond] een diamant voor { $name }
       *[sapphire] een saffier voor { $name }
    }
board-gems = { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] niets
                [one] een diamant
               *[other] { $diamonds } diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] een diamant en{ " " }
               *[other] { $diamonds } diamanten en{ " " }
            }{ $sapphires ->
                [one] een saffier
               *[other] { $sapphires } saffieren
            }
        }
       *[other] { $rubies ->
            [one] een robijn
           *[other] { $rubies } robijnen
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " en " }een diamant
               *[other] { " en " }{ $diamonds } diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }een diamant
               *[other] { ", " }{ $diamonds } diamanten
            }{ $sapphires ->
                [one] { " en " }een saffier
               *[other] { " en " }{ $sapphires } saffieren
            }
        }
    }
board-race = Punten, ronde na ronde
board-result =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $rubies ->
        [0] geen robijn
        [one] 1 robijn
       *[other] { $rubies } robijnen
    }{ $title ->
        [king] ; Koning van de Meesterdieven
        [jeweller] ; de rijkste juwelier van de buurt
       *[none] { "" }
    }
board-own-card = { $character } { $number }
board-own-spoken = Jouw kaarten in de hand: { $hand }. Gedekt: { $count ->
        [0] geen
       *[other] { $played }
    }.
board-own-supplies = Jouw plusvoorraad: { $plus }. Jouw imitaties: { $minus }.
board-spoken-round =
    { $round ->
        [0] Voor het spel: { $placed } van { $all } diamanten zijn verstopt.
       *[other] Ronde { $round }.
    }
board-spoken-cloth = Op de rode doek: { $gems }.
board-spoken-crook =
    { $name }{ $character ->
        [none] { "" }
       *[other] , { $played } { $number }
    }: plusvoorraad: { $plus }; imitaties: { $minus }; in de hand: { $count ->
        [0] geen kaart
       *[other] { $hand }
    }.
board-spoken-order = Nog aan de beurt: { $names }.
board-spoken-drawer =
    { $size ->
        [large] { $place }, groot
       *[small] { $place }, klein
    }: bovenvak { $upper }, ondervak { $lower }{ $ruby ->
        [upper] ; een robijn in het geheime bovenvak
        [lower] ; een robijn in het geheime ondervak
       *[none] { "" }
    }.
board-move = { $from } → { $to }
hint-play =
    { $what ->
        [jeweller] legt één imitatie in een lade
        [jewellers-wife] legt één imitatie in een lade, en per detective mag er nog een bij; wordt nooit betrapt
        [smuggler] deelt uit wat in een lade ligt, als imitaties, en legt er dan een in
        [thief] neemt alle stenen die in een lade boven liggen
        [master-thief] als de dief, of waagt ze voor een robijn in het geheime vak
       *[detective] krijgt alle stenen die bij anderen eruit vallen; opent niets
    }
hint-open =
    { $known ->
        [yes] boven: { $upper }; onder: { $lower }
       *[no] { $who ->
            [none] je diamant komt in het bovenvak
            [thief] je neemt wat boven ligt; valt er iets uit, dan ben je betrapt
            [master-thief] je neemt wat boven ligt, of zoekt een robijn; valt er iets uit, dan ben je betrapt
            [jewellers-wife] je legt er imitaties in, wat er ook uit valt
           *[other] je legt er een imitatie in; valt er iets uit, dan ben je betrapt
        }
    }
hint-shut = je draait en keert alleen de kubus
hint-leave = dan leg je er alleen een eigen imitatie bij
hint-diamond-to =
    { $count ->
        [one] { $receiver }, tot nu toe { $count } imitatie
       *[other] { $receiver }, tot nu toe { $count } imitaties
    }
hint-sapphire-to =
    { $count ->
        [one] { $receiver }, tot nu toe { $count } imitatie
       *[other] { $receiver }, tot nu toe { $count } imitaties
    }
hint-put =
    { $worth ->
        [one] wie hem steelt, heeft { $worth } punt
       *[other] wie hem steelt, heeft { $worth } punten
    }
hint-enough = je legt er niets meer bij
hint-plunder = in je plusvoorraad: { $gems }
hint-pull = ligt er boven een robijn, dan neem je allebei; anders krijg je niets en blijven de stenen liggen
hint-stay = elke lade blijft waar ze is
hint-flip = de voorste laden: { $moves }; bovenvak ↔ ondervak
hint-turn = { $path }
hint-turn-flip = de voorste laden: { $moves }; bovenvak ↔ ondervak
hint-flip-turn = de voorste laden: { $moves }; bovenvak ↔ ondervak

## Wat een keuze mist die nu niet kan

lack-hand = je hebt deze kaart gespeeld; na de laatste neem je ze allemaal terug
lack-imitation = daarvan heb je er geen meer

## De doos

box-field =
    { $field ->
        [players] Aantallen spelers
        [cube] De kubus
        [large_sides] Kanten met grote laden
        [rubies_upper] Robijnen in de bovenste geheime vakken van deze kant
        [rubies_lower] Robijnen in de onderste geheime vakken van deze kant
        [layers] Lagen (1 tot 3)
        [gems] Edelstenen
        [diamond] Diamanten
        [sapphire] Saffieren
        [ruby] Robijnen
        [imitation] Stenen in een minvoorraad
        [total] Hoeveel er zijn
        [points] Punten voor elke
        [setup] In het begin
        [minus_diamonds] Diamanten in elke minvoorraad
        [minus_sapphires] Saffieren in elke minvoorraad
        [placed_diamonds] Diamanten die in de kubus worden gelegd
        [characters] Personages
        [numbers] Getallen op de kaarten van elk
        [titles] Titels
        [king_min_rubies] Robijnen die een koning nodig heeft
        [limits] Wanneer een partij vanzelf eindigt
        [rounds] Hoogstens zoveel rondes
       *[other] { $field }
    }
