### Meisterdiebe

game-title = Meisterdiebe
game-summary = I gioielli spariscono in un cubo di dodici cassetti che si ruota e si capovolge: ricorda dove, o sarai colto sul fatto.
option-open_cube = Cubo aperto

## Choices

# Characters stand on buttons and after “{ $seat }:”.
choice-play =
    { $what ->
        [jeweller] gioielliere
        [jewellers-wife] moglie del gioielliere
        [smuggler] contrabbandiere
        [thief] ladro
        [master-thief] maestro ladro
       *[detective] detective
    }
# The place of a drawer: it also stands alone.
choice-open =
    { $what ->
        [top-front] in alto davanti
        [top-right] in alto a destra
        [top-back] in alto dietro
        [top-left] in alto a sinistra
        [middle-front] in mezzo davanti
        [middle-right] in mezzo a destra
        [middle-back] in mezzo dietro
        [middle-left] in mezzo a sinistra
        [bottom-front] in basso davanti
        [bottom-right] in basso a destra
        [bottom-back] in basso dietro
       *[bottom-left] in basso a sinistra
    }
choice-shut = non aprire nessun cassetto
choice-leave = lascia lì le gemme
# Seats are counted from 0; the hint says who sits there.
choice-diamond-to = un diamante al posto { $what }
choice-sapphire-to = uno zaffiro al posto { $what }
choice-put =
    { $what ->
        [diamond] metti un diamante
       *[sapphire] metti uno zaffiro
    }
choice-enough = basta così
choice-plunder = prendi le gemme
choice-pull = tira il cassetto ancora più fuori
# Twists stand on buttons and after “{ $seat } finisce il turno:”.
choice-stay = lasciare il cubo com'è
choice-flip = capovolgere il cubo
choice-turn =
    { $what ->
        [top-left] ruotare il livello più alto a sinistra
        [top-right] ruotare il livello più alto a destra
        [two-left] ruotare i due livelli più alti a sinistra
       *[two-right] ruotare i due livelli più alti a destra
    }
choice-turn-flip =
    { $what ->
        [top-left] ruotare il livello più alto a sinistra, poi capovolgere
        [top-right] ruotare il livello più alto a destra, poi capovolgere
        [two-left] ruotare i due livelli più alti a sinistra, poi capovolgere
       *[two-right] ruotare i due livelli più alti a destra, poi capovolgere
    }
choice-flip-turn =
    { $what ->
        [top-left] capovolgere, poi ruotare il livello più alto a sinistra
        [top-right] capovolgere, poi ruotare il livello più alto a destra
        [two-left] capovolgere, poi ruotare i due livelli più alti a sinistra
       *[two-right] capovolgere, poi ruotare i due livelli più alti a destra
    }

## Phases: what is asked, and what it is about

phase-place = In quale cassetto metti un diamante?
phase-place-help =
    Prima che la partita cominci si nascondono { $box-setup-placed_diamonds } diamanti, uno a testa a turno. Apri un cassetto e metti il
    tuo diamante nello scomparto superiore; ciò che cade ci va insieme, e nessuno è colto sul fatto. Dopo puoi
    ruotare e capovolgere il cubo. Tutti vedono che cosa va dove: ricordalo.
phase-choose = Quale personaggio sei in questo round?
phase-choose-help =
    Ognuno sceglie in segreto una carta personaggio; tutte vengono scoperte insieme. I turni seguono l'ordine
    da ① a ⑥, a parità di personaggio il numero sulla carta. Gioielliere, moglie e contrabbandiere si sbarazzano
    di imitazioni; ladro, maestro ladro e detective procurano gemme. Una carta giocata torna solo quando sono
    state giocate tutte e sei. Chi ha giocato lo stesso personaggio si passa la carta alla fine del round.
phase-open = Quale cassetto apri?
phase-open-help =
    Puoi aprire un cassetto, su qualunque lato di qualunque livello. Ciò che sta nello scomparto superiore resta
    lì. Ciò che sta in quello inferiore cade: allora sei colto sul fatto e non fai nulla, a meno che tu non sia
    la moglie del gioielliere. Se è in gioco un detective, le gemme cadute vanno sul panno rosso, altrimenti
    nello scomparto superiore. Chi apre un cassetto deve agire.
phase-act = Che cosa fai con il cassetto aperto?
phase-act-help =
    Il gioielliere e la moglie mettono imitazioni dalla riserva negativa. Il contrabbandiere può prima
    distribuire agli altri, come imitazioni, tutte le gemme trovate. Il maestro ladro prende le gemme, oppure
    tira il cassetto ancora più fuori: se lì sopra c'è un rubino prende tutto, altrimenti non ottiene nulla.
phase-twist = Che cosa fai con il cubo?
phase-twist-help =
    Alla fine del tuo turno puoi ruotare una volta e capovolgere una volta, nell'ordine che vuoi. Ruotando a
    destra il cassetto davanti va sul lato destro, quello di destra va dietro e così via; a sinistra il
    contrario. Non cade nulla. Capovolgendo, il cubo si rovescia di lato: il livello più alto e quello più basso
    si scambiano di posto, e così sinistra e destra; in ogni cassetto lo scomparto superiore diventa quello
    inferiore. Ciò che stava sopra cade poi davanti a chi apre quel cassetto.
phase-over = La partita è finita
phase-over-help =
    Le gemme nella riserva positiva contano: un diamante { $box-gems-diamond-points }, uno zaffiro { $box-gems-sapphire-points }, un rubino { $box-gems-ruby-points }. Ogni gemma nella riserva
    negativa vale { $box-gems-imitation-points }. Vince chi ha più punti; in caso di parità chi ha più rubini, poi chi ha più zaffiri.

## Events

event-cards-dealt = { $seat } riceve i numeri { $numbers } (dal gioielliere al detective).
event-round-began = Comincia il round { $round }.
event-character-revealed = { $seat }: { $character } { $number }.
event-drawer-opened =
    { $seat } apre il cassetto { $drawer }. Sopra: { $sapphires ->
        [0] { $diamonds ->
            [0] nulla
            [one] un diamante
           *[other] { $diamonds } diamanti
        }
       *[other] { $diamonds ->
            [0] { "" }
            [one] un diamante e{ " " }
           *[other] { $diamonds } diamanti e{ " " }
        }{ $sapphires ->
            [one] uno zaffiro
           *[other] { $sapphires } zaffiri
        }
    }. Cade: { $fallen_sapphires ->
        [0] { $fallen_diamonds ->
            [0] nulla
            [one] un diamante
           *[other] { $fallen_diamonds } diamanti
        }
       *[other] { $fallen_diamonds ->
            [0] { "" }
            [one] un diamante e{ " " }
           *[other] { $fallen_diamonds } diamanti e{ " " }
        }{ $fallen_sapphires ->
            [one] uno zaffiro
           *[other] { $fallen_sapphires } zaffiri
        }
    }.
event-nothing-opened = { $seat } non apre nessun cassetto.
event-player-caught = Colto sul fatto: { $seat } non può fare nulla.
event-gem-put =
    { $gem ->
        [diamond] { $seat } mette un diamante.
       *[sapphire] { $seat } mette uno zaffiro.
    }
event-gems-kept =
    { $where ->
        [cloth] Sul panno rosso: { $sapphires ->
            [0] { $diamonds ->
                [0] nulla
                [one] un diamante
               *[other] { $diamonds } diamanti
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] un diamante e{ " " }
               *[other] { $diamonds } diamanti e{ " " }
            }{ $sapphires ->
                [one] uno zaffiro
               *[other] { $sapphires } zaffiri
            }
        }.
       *[drawer] Di nuovo nello scomparto superiore: { $sapphires ->
            [0] { $diamonds ->
                [0] nulla
                [one] un diamante
               *[other] { $diamonds } diamanti
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] un diamante e{ " " }
               *[other] { $diamonds } diamanti e{ " " }
            }{ $sapphires ->
                [one] uno zaffiro
               *[other] { $sapphires } zaffiri
            }
        }.
    }
event-gem-handed =
    { $gem ->
        [diamond] { $seat } dà a { $receiver } un diamante, come imitazione.
       *[sapphire] { $seat } dà a { $receiver } uno zaffiro, come imitazione.
    }
event-gems-taken =
    Prende { $seat }: { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] nulla
                [one] un diamante
               *[other] { $diamonds } diamanti
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] un diamante e{ " " }
               *[other] { $diamonds } diamanti e{ " " }
            }{ $sapphires ->
                [one] uno zaffiro
               *[other] { $sapphires } zaffiri
            }
        }
       *[other] { $rubies ->
            [one] un rubino
           *[other] { $rubies } rubini
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " e " }un diamante
               *[other] { " e " }{ $diamonds } diamanti
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }un diamante
               *[other] { ", " }{ $diamonds } diamanti
            }{ $sapphires ->
                [one] { " e " }uno zaffiro
               *[other] { " e " }{ $sapphires } zaffiri
            }
        }
    }.
event-pulled-out =
    { $seat } tira il cassetto ancora più fuori: { $found ->
        [ruby] sopra c'è un rubino!
        [fallen] cade un rubino, che va nello scomparto segreto superiore. Nessun bottino.
        [empty] è grande, ma senza rubino. Nessun bottino.
       *[small] è piccolo. Nessun bottino.
    }
event-twisted = { $seat } finisce il turno: { $twist }.
event-cards-passed = Stesso personaggio per { $seats }: si passano le carte. Nello stesso ordine ora hanno: { $numbers }.
event-hands-taken = Tutte e sei le carte sono state giocate: ognuno le riprende.
event-end-near =
    { $reason ->
        [supply] { $seat } non ha più imitazioni: questo è l'ultimo round.
       *[rubies] { $seat } ha trovato l'ultimo rubino: questo è l'ultimo round.
    }
event-time-up =
    { $rounds ->
        [one] Dopo { $rounds } round la partita finisce.
       *[other] Dopo { $rounds } round la partita finisce.
    }
event-placed =
    { $place }º posto: { $seat }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $rubies ->
        [0] nessun rubino
        [one] 1 rubino
       *[other] { $rubies } rubini
    }{ $title ->
        [king] : Re dei Maestri Ladri!
        [jeweller] : il gioielliere più ricco del quartiere!
       *[none] .
    }

## Board

board-cube = Il cubo, i quattro lati uno accanto all'altro
board-crooks = Riserve e mani
board-round = Questo round
board-own = Le tue carte
board-aim =
    Lo scopo: avere più punti alla fine. Le gemme vere nella tua riserva positiva contano (diamante { $box-gems-diamond-points }, zaffiro
    { $box-gems-sapphire-points }, rubino { $box-gems-ruby-points }), ogni imitazione nella tua riserva negativa costa 1. Un'imitazione che nascondi in un cassetto
    è vera per chi la ruba. La partita finisce quando qualcuno non ha più imitazioni o tutti i rubini sono stati
    trovati.
# Above the columns of the cube and inside its drawers: at most 8 characters.
board-side =
    { $side ->
        [front] davanti
        [right] destra
        [back] dietro
       *[left] sinistra
    }
# Beside the rows of the cube: at most 6 characters.
board-layer =
    { $layer ->
        [top] alto
        [middle] mezzo
       *[bottom] basso
    }
board-was =
    { $layer ->
        [top] era alto
        [middle] era mezzo
       *[bottom] era basso
    }
board-turned =
    { $way ->
        [left] ← a sinistra
       *[right] → a destra
    }
board-untouched = Nessuno ha ancora mosso il cubo.
board-from = da { $side }
board-last =
    { $verb ->
        [stay] { $name } lascia il cubo com'è.
       *[other] { $name }: { $twist }.
    }
board-last-how =
    { $verb ->
        [stay] { $name } lascia il cubo com'è. Tutto è rimasto dov'era.
       *[other] { $name }: { $twist } ({ $how }).
    }
board-open-drawer =
    Aperto: { $place }. Sopra: { $upper }. { $fell ->
        [cloth] Caduto sul panno rosso: { $fallen }.
        [drawer] Caduto e rimesso sopra: { $fallen }.
       *[none] Non è caduto nulla.
    }
board-nothing = nulla
board-cloth = Panno rosso: { $gems }
# Columns are as wide as their longest word, and names get the rest: at most 13 characters.
board-character =
    { $character ->
        [jeweller] gioielliere
        [jewellers-wife] moglie
        [smuggler] contrabband.
        [thief] ladro
        [master-thief] maestro ladro
       *[detective] detective
    }
board-column =
    { $column ->
        [name] Chi
        [plus] Più
        [minus] Meno
       *[hand] Mano
    }
board-you = { $name } (tu)
board-other = { $name }
board-choosing = sceglie…
board-ready = ha scelto
board-hides = nasconde
board-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
board-placing = Nascosti: { $placed } di { $all } diamanti
board-last-round = l'ultimo round
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-cube = «da sinistra»: questo cassetto era a sinistra prima di questo movimento · ⇅ capovolto
board-sign-cube-open = ■ grande ▪ piccolo · ▴ sopra ▾ sotto (o sopra/sotto) · ┊● rubino nello scomparto segreto
board-sign-crooks = ◇ diamante { $box-gems-diamond-points } · ◆ zaffiro { $box-gems-sapphire-points } · ● rubino { $box-gems-ruby-points } · − { $box-gems-imitation-points }
board-sign-round = ✓ fatto · ▶ ora · ①–⑥ ordine
board-sign-own = ①–⑥ ordine dei turni; a parità decide il numero · tra parentesi: giocate, coperte
board-act =
    { $character ->
        [smuggler] { $count ->
            [0] Metti un'imitazione. Quale?
           *[other] { $gone ->
                [0] Distribuisci tutte le gemme, o le lasci tutte lì?
               *[other] Chi riceve la prossima gemma?
            }
        }
        [master-thief] Prendi le gemme, o cerchi un rubino?
        [jewellers-wife] { $gone ->
            [0] Quale imitazione metti?
           *[other] Ne metti un'altra?
        }
       *[jeweller] Quale imitazione metti?
    }
board-handed =
    { $gem ->
        [diamond] un diamante a { $name }
       *[sapphire] uno zaffiro a { $name }
    }
board-gems = { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] nulla
                [one] un diamante
               *[other] { $diamonds } diamanti
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] un diamante e{ " " }
               *[other] { $diamonds } diamanti e{ " " }
            }{ $sapphires ->
                [one] uno zaffiro
               *[other] { $sapphires } zaffiri
            }
        }
       *[other] { $rubies ->
            [one] un rubino
           *[other] { $rubies } rubini
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " e " }un diamante
               *[other] { " e " }{ $diamonds } diamanti
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }un diamante
               *[other] { ", " }{ $diamonds } diamanti
            }{ $sapphires ->
                [one] { " e " }uno zaffiro
               *[other] { " e " }{ $sapphires } zaffiri
            }
        }
    }
board-race = Punti, round dopo round
board-result =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $rubies ->
        [0] nessun rubino
        [one] 1 rubino
       *[other] { $rubies } rubini
    }{ $title ->
        [king] ; Re dei Maestri Ladri
        [jeweller] ; il gioielliere più ricco del quartiere
       *[none] { "" }
    }
board-own-card = { $character } { $number }
board-own-spoken = Le tue carte in mano: { $hand }. Coperte: { $count ->
        [0] nessuna
       *[other] { $played }
    }.
board-own-supplies = La tua riserva positiva: { $plus }. Le tue imitazioni: { $minus }.
board-spoken-round =
    { $round ->
        [0] Prima della partita: nascosti { $placed } diamanti su { $all }.
       *[other] Round { $round }.
    }
board-spoken-cloth = Sul panno rosso: { $gems }.
board-spoken-crook =
    { $name }{ $character ->
        [none] { "" }
       *[other] , { $played } { $number }
    }: riserva positiva: { $plus }; imitazioni: { $minus }; in mano: { $count ->
        [0] nessuna carta
       *[other] { $hand }
    }.
board-spoken-order = Devono ancora giocare: { $names }.
board-spoken-drawer =
    { $size ->
        [large] { $place }, grande
       *[small] { $place }, piccolo
    }: sopra { $upper }, sotto { $lower }{ $ruby ->
        [upper] ; un rubino nello scomparto segreto superiore
        [lower] ; un rubino nello scomparto segreto inferiore
       *[none] { "" }
    }.
board-move = { $from } → { $to }
hint-play =
    { $what ->
        [jeweller] mette un'imitazione in un cassetto
        [jewellers-wife] mette un'imitazione, e se vuole una in più per detective; mai colta sul fatto
        [smuggler] distribuisce agli altri, come imitazioni, ciò che trova; poi ne mette una
        [thief] prende tutte le gemme che stanno sopra in un cassetto
        [master-thief] come il ladro, o le rischia per un rubino in fondo al cassetto
       *[detective] riceve tutte le gemme che cadono agli altri; non apre nulla
    }
hint-open =
    { $known ->
        [yes] sopra: { $upper }; sotto: { $lower }
       *[no] { $who ->
            [none] il tuo diamante andrà nello scomparto superiore
            [thief] prendi ciò che sta sopra; se cade qualcosa, sei colto sul fatto
            [master-thief] prendi ciò che sta sopra, o cerchi un rubino; se cade qualcosa, sei colto sul fatto
            [jewellers-wife] metti una o più imitazioni, qualunque cosa cada
           *[other] metti un'imitazione; se cade qualcosa, sei colto sul fatto
        }
    }
hint-shut = ruoti e capovolgi soltanto il cubo
hint-leave = poi metti soltanto una tua imitazione
hint-diamond-to =
    { $count ->
        [one] { $receiver }, finora { $count } imitazione
       *[other] { $receiver }, finora { $count } imitazioni
    }
hint-sapphire-to =
    { $count ->
        [one] { $receiver }, finora { $count } imitazione
       *[other] { $receiver }, finora { $count } imitazioni
    }
hint-put = vale { $worth } per chi lo ruba
hint-enough = non metti altro
hint-plunder = nella tua riserva positiva: { $gems }
hint-pull = se sopra c'è un rubino prendi tutto; altrimenti non ottieni nulla e le gemme restano
hint-stay = ogni cassetto resta dov'è
hint-flip = i cassetti davanti: { $moves }; sopra ↔ sotto
hint-turn = { $path }
hint-turn-flip = i cassetti davanti: { $moves }; sopra ↔ sotto
hint-flip-turn = i cassetti davanti: { $moves }; sopra ↔ sotto

## Che cosa manca a una scelta che ora non è possibile

lack-hand = hai giocato questa carta; dopo l'ultima le riprendi tutte
lack-imitation = non ne hai più

## La scatola

box-field =
    { $field ->
        [players] Numero di giocatori
        [cube] Il cubo
        [large_sides] Lati con i cassetti grandi
        [rubies_upper] Rubini negli scomparti segreti superiori di questo lato
        [rubies_lower] Rubini negli scomparti segreti inferiori di questo lato
        [layers] Strati (da 1 a 3)
        [gems] Gemme
        [diamond] Diamanti
        [sapphire] Zaffiri
        [ruby] Rubini
        [imitation] Gemme in una riserva negativa
        [total] Quante ce ne sono
        [points] Punti per ciascuna
        [setup] All'inizio
        [minus_diamonds] Diamanti in ogni riserva negativa
        [minus_sapphires] Zaffiri in ogni riserva negativa
        [placed_diamonds] Diamanti che si mettono nel cubo
        [characters] Personaggi
        [numbers] Numeri sulle carte di ognuno
        [titles] Titoli
        [king_min_rubies] Rubini che servono a un re
        [limits] Quando una partita finisce da sé
        [rounds] Turni al massimo
       *[other] { $field }
    }
