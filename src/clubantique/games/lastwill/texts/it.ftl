### Last Will

game-title = Der letzte Wille
game-summary = Tutti ereditano la stessa somma, e chi la sperpera meglio eredita il resto: cene, gite in barca e case in rovina.
option-will = Eredità
option-will-random = estratta

## Choices. What they are about is named already; hints say what they cost and bring.

choice-done = finisci il turno
choice-enough = basta così
choice-block = blocca il piano { $what }
choice-plan = piano { $what }
# Extra cards thanks to a helper: from any deck, or from one.
choice-extra = carte in più: { $what }
choice-draw-event = eventi: { $what }
choice-draw-helper_expense = aiutanti e spese: { $what }
choice-draw-property = immobili: { $what }
choice-draw-companion = accompagnatori: { $what }
# The name of an offer space (S1, N2 …), or the Wild Companion.
choice-take = a prendere { $what }
choice-extension = a prendere un'estensione
choice-market = al mercato
choice-set-farm = fattorie { $what }
choice-set-villa = ville { $what }
choice-set-summer = residenze estive { $what }
choice-set-mansion = manieri { $what }
choice-opera = all'opera
choice-unknown = una carta sconosciuta: { $what }
choice-keep = tieni { $what }
choice-play = gioca { $what }
choice-option = possibilità { $what }
choice-with = carta accompagnatore: { $what }
choice-wild-as = accompagnatore jolly come { $what }
choice-lay = metti in gioco { $what }
choice-buy = compra { $what }
choice-instead-of = al posto di { $what }
choice-put = metti un accompagnatore su { $what }
choice-activate = attiva { $what }
choice-free = senza azione, grazie a { $what }
choice-spend = spendi £{ $what }
choice-sell = vendi { $what }
choice-get = ricevi £{ $what }
choice-lower = abbassa { $what } di un gradino

## Phases: what is asked, and what it is about

phase-inherit = Quali carte tieni?
phase-inherit-help =
    Delle tue prime carte ne tieni { $box-boards-start_keep }, in segreto; le altre vanno coperte nelle pile degli scarti.
    Aiutanti e spese si mettono sulla plancia e ti servono in ogni round. Gli immobili si comprano: costano
    molto. Una casa perde valore in ogni round in cui non la mantieni, e così vendendola ricevi di meno.
phase-block = Quale piano chiudi per questo round?
phase-block-help =
    In due, prima di pianificare, ognuno blocca un piano, che è chiuso per entrambi. Poi sceglie per primo
    l'altro, e per ultimo il primo giocatore.
phase-plan = Che piano hai per questo round?
phase-plan-help =
    Il piano stabilisce quante carte peschi adesso, quanti fattorini e quante azioni hai e quando tocca a te:
    chi è più a sinistra viene prima. Poi dici quante carte peschi da quale mazzo, prima di guardarne una
    sola. Con gli eventi spendi subito, aiutanti e spese ti servono più volte, con gli immobili perdi molto
    denaro in un colpo solo, e gli accompagnatori rendono più care le altre carte.
phase-errand = Dove mandi il tuo fattorino?
phase-errand-help =
    Ogni casella accoglie un solo fattorino per round. Il fattorino porta una carta dell'offerta, una carta
    sconosciuta dalla cima di un mazzo, un accompagnatore jolly o un'estensione (uno spazio in più sulla
    plancia); oppure ridistribuisce i modificatori del mercato, o spende subito denaro all'opera. Con un
    immobile non puoi fare debiti.
phase-act = Come usi le tue carte?
phase-act-help =
    Le carte bianche si giocano una volta: paghi le azioni e spendi il denaro, e per spendere di più puoi
    portare accompagnatori. Le carte nere si mettono sulla plancia e si possono attivare una volta per round.
    Un segnalino accompagnatore va, con un'azione, sullo spazio libero più in alto di una carta. Comprare e
    vendere un immobile costa un'azione ogni volta: compra caro, lascia andare in rovina, vendi a poco. Finché
    possiedi un immobile non puoi fare debiti. Le azioni non usate vanno perse.
phase-keep = Quali carte tieni per il prossimo round?
phase-keep-help =
    Tieni al massimo { $box-boards-hand_limit } carte, più due per ogni aiutante con questo vantaggio. Il resto va coperto nelle pile
    degli scarti, e gli accompagnatori jolly tornano all'offerta. Tutti scelgono in segreto e nello stesso
    momento.
phase-over = La partita è finita
phase-over-help =
    Vince il totale più basso: il denaro (i debiti contano sotto lo 0) e, per ogni immobile, il suo valore e
    altre £{ $box-boards-end_property_penalty }. In caso di parità vince chi nell'ultimo round aveva il piano più a sinistra.

## Events

event-will-read = Si legge il testamento: ognuno eredita £{ $money }.
event-market-set = Il mercato: fattorie { $farm }, ville { $villa }, residenze estive { $summer }, manieri { $mansion }.
event-start-player-chosen = Il primo giocatore è { $seat }.
event-cards-seen = { $seat } guarda: { $cards }.
event-round-began = Comincia il round { $round }.
event-offer-laid = Nell'offerta: { $cards }.
event-deck-shuffled =
    Una pila degli scarti viene mescolata e torna a essere il mazzo ({ $deck }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }).
event-hand-put-aside =
    { $seat } { $kept ->
        [0] non tiene nessuna carta
        [one] tiene 1 carta
       *[other] tiene { $kept } carte
    } e { $given ->
        [0] non ne mette via nessuna
       *[other] ne mette via { $given }
    }.
# The list can be empty: the sentence before it said how many cards were kept.
event-cards-kept = Carte tenute da { $seat }: { $cards }.
event-plan-blocked = { $seat } blocca il piano { $plan }.
event-plan-chosen =
    { $seat } prende il piano { $plan }: { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }, { $boys ->
        [one] 1 fattorino
       *[other] { $boys } fattorini
    }, { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }.
event-cards-drawn =
    { $seat } pesca: eventi { $events }, aiutanti e spese { $helpers }, immobili { $properties }, accompagnatori { $companions }.
event-offer-taken = Il fattorino di { $seat } porta dall'offerta: { $card }.
event-wild-taken = Il fattorino di { $seat } porta un accompagnatore jolly.
event-extension-taken = { $seat } prende un'estensione; spazi sulla plancia, ora: { $spaces }.
event-market-changed = { $seat } ridistribuisce i modificatori del mercato: fattorie { $farm }, ville { $villa }, residenze estive { $summer }, manieri { $mansion }.
event-unknown-drawn = Il fattorino di { $seat } porta una carta sconosciuta ({ $deck }).
event-opera-visited = { $seat } spende £{ $money } all'opera.
event-errand-impossible = Per il fattorino di { $seat } non è aperta nessuna casella: resta a casa.
event-card-played =
    { $seat } gioca { $card } { $actions ->
        [0] senza azioni
        [one] con 1 azione
       *[other] con { $actions } azioni
    } e spende £{ $money }.
event-companions-joined = { $seat } porta con sé: { $cards }.
event-actions-gained =
    { $seat } guadagna { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }.
event-marker-put = { $seat } mette un segnalino accompagnatore su { $card }: { $companion }.
event-house-lowered = { $seat } lascia andare in rovina { $card }: ora vale £{ $value }.
event-card-laid =
    { $seat } mette in gioco { $card } { $actions ->
        [0] senza azioni
        [one] con 1 azione
       *[other] con { $actions } azioni
    }.
event-card-removed = { $seat } scarta { $card } per fare posto.
event-card-activated = { $seat } attiva { $card } e spende £{ $money }.
event-property-bought = { $seat } compra { $card } per £{ $money }.
event-property-sold = { $seat } vende { $card } per £{ $money }.
event-turn-ended =
    { $seat } finisce il turno. Denaro rimasto: { $money ->
        [one] { $money } sterlina
       *[other] { $money } sterline
    }{ $actions ->
        [0] .
        [one] ; 1 azione va persa.
       *[other] ; { $actions } azioni vanno perse.
    }
event-went-bankrupt =
    { $seat } è in bancarotta ({ $money ->
        [one] { $money } sterlina
       *[other] { $money } sterline
    })! Questo è l'ultimo round.
event-house-decayed = { $seat } non ha mantenuto { $card }: ora vale £{ $value }.
event-player-placed =
    { $place }º posto: { $seat }, con un totale di { $total ->
        [one] { $total } sterlina
       *[other] { $total } sterline
    }.

## What single choices lead to

hint-done =
    { $actions ->
        [0] non hai più azioni
        [one] 1 azione non usata va persa
       *[other] { $actions } azioni non usate vanno perse
    }{ $count ->
        [0] { "" }
       *[other] ; senza azioni puoi ancora attivare: { $cards }
    }
hint-enough =
    { $phase ->
        [act] nessun secondo animale
       *[keep] tutto il resto va coperto nelle pile degli scarti
    }
hint-block =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $boys ->
        [one] 1 fattorino
       *[other] { $boys } fattorini
    }, { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }
hint-plan =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $boys ->
        [one] 1 fattorino
       *[other] { $boys } fattorini
    }, { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }
hint-extra = { $cards } in più di quante ne indica il piano
# How many cards lie in the deck, and how many on its discard pile; short, for narrow screens.
hint-draw-event =
    mazzo { $size }{ $discarded ->
        [0] { "" }
       *[other] , scarti { $discarded }
    }
hint-draw-helper_expense =
    mazzo { $size }{ $discarded ->
        [0] { "" }
       *[other] , scarti { $discarded }
    }
hint-draw-property =
    mazzo { $size }{ $discarded ->
        [0] { "" }
       *[other] , scarti { $discarded }
    }
hint-draw-companion =
    mazzo { $size }{ $discarded ->
        [0] { "" }
       *[other] , scarti { $discarded }
    }
hint-take =
    { $kind ->
        [wild] sostituisce qualsiasi accompagnatore; si usa solo in questo round
       *[card] { $name }: { $face }
    }
hint-extension = uno spazio in più sulla plancia (ora { $spaces })
hint-market = ridistribuisci i modificatori (ora: { $modifiers })
hint-opera = spendi subito £{ $money }
hint-unknown =
    la prima carta; nel mazzo: { $size }{ $discarded ->
        [0] { "" }
       *[other] , più { $discarded } negli scarti
    }
hint-set-farm =
    { $same ->
        [yes] come ora
       *[no] al posto di { $now }, attuale
    }
hint-set-villa =
    { $same ->
        [yes] come ora
       *[no] al posto di { $now }, attuale
    }
hint-set-summer =
    { $same ->
        [yes] come ora
       *[no] al posto di { $now }, attuale
    }
hint-set-mansion =
    { $same ->
        [yes] come ora
       *[no] al posto di { $now }, attuale
    }
hint-keep = { $face }
hint-play = { $face }
hint-option =
    { $actions ->
        [0] senza azioni
        [one] 1 azione
       *[other] { $actions } azioni
    }: £{ $money }
hint-with =
    { $use ->
        [put] va nella pila degli scarti
       *[play] £{ $money } in più
    }
hint-wild-as =
    { $use ->
        [put] torna all'offerta
       *[play] £{ $money } in più
    }
hint-lay = { $face }
hint-buy = prezzo £{ $price }; { $face }
hint-instead-of = questa carta lascia la plancia: { $face }
hint-put =
    con { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }, { $companion }: da allora fino a £{ $money } in ogni round
hint-activate =
    £{ $amounts }{ $actions ->
        [0] , senza azioni
        [one] , 1 azione
       *[other] , { $actions } azioni
    }
hint-free = ancora { $left } su { $most } in questo round
hint-spend =
    { $actions ->
        [0] { "" }
        [one] con 1 azione; { "" }
       *[other] con { $actions } azioni; { "" }
    }ti restano { $left }
hint-sell = ricevi £{ $price } (valore { $value })
hint-get =
    { $actions ->
        [0] { "" }
        [one] con 1 azione; { "" }
       *[other] con { $actions } azioni; { "" }
    }avrai { $left }
hint-lower = da £{ $value } a £{ $next }

## What cards do beyond spending, in a few words (at most 30 characters) and with the numbers of the box

board-effect-per_farm = £{ $money } per fattoria
board-effect-per_marker =
    { $companion ->
        [chef] £{ $money } per cuoco sulle fattorie
        [guest] £{ $money } per ospite sulle fattorie
        [dog] £{ $money } per cane sulle fattorie
       *[horse] £{ $money } per cavallo sulle fattorie
    }
board-effect-animals =
    { $count ->
        [1] 1 segnalino animale
        [2] 1 o 2 segnalini animale
       *[other] da 1 a { $count } segnalini animale
    }
board-effect-steps_down =
    { $count ->
        [one] case giù di { $count } gradino
       *[other] case giù di { $count } gradini
    }
board-effect-actions =
    { $count ->
        [one] +{ $count } azione
       *[other] +{ $count } azioni
    }
board-effect-trade-farm =
    { $count ->
        [one] { $count } affare fattoria senza azione
       *[other] { $count } affari fattoria senza azione
    }
board-effect-trade-house =
    { $count ->
        [one] { $count } affare casa senza azione
       *[other] { $count } affari casa senza azione
    }
board-effect-trade-property =
    { $count ->
        [one] { $count } affare senza azione: { $types }
       *[other] { $count } affari senza azione: { $types }
    }
board-effect-activation-farm =
    { $count ->
        [one] attiva { $count } fattoria senza azione
       *[other] attiva { $count } fattorie senza azione
    }
board-effect-activation-house =
    { $count ->
        [one] attiva { $count } casa senza azione
       *[other] attiva { $count } case senza azione
    }
board-effect-activation-property = attiva { $count }× senza azione: { $types }
board-effect-price-farm = fattorie { $change }
board-effect-price-house = case { $change }
board-effect-price-property = { $types } { $change }
board-effect-upkeep = mantenere +£{ $money }: { $types }
board-effect-symbols = { $symbols } +£{ $money }
board-effect-symbol =
    { $symbol ->
        [cutlery] posate
        [carriage] carrozza
        [mask] maschera
        [helm] timone
        [wine] vino
       *[opera] opera
    }
board-effect-white_actions =
    { $count ->
        [one] +{ $count } azione per carte bianche
       *[other] +{ $count } azioni per carte bianche
    }
board-effect-cards =
    { $deck ->
        [event] pesca { $count } eventi in più
        [companion] pesca { $count } accompagnatori in più
       *[any] pesca { $count } carte in più
    }
board-effect-keep =
    { $count ->
        [one] tieni { $count } carta in più
       *[other] tieni { $count } carte in più
    }
# Signs of the companions on cards: one letter each, all different.
board-companion =
    { $companion ->
        [chef] C
        [guest] O
        [dog] N
       *[horse] V
    }
# Signs of the types of property: at most 7 letters, all different.
board-type =
    { $type ->
        [farm] Fattor.
        [villa] Villa
        [summer] Estiva
       *[mansion] Maniero
    }
# Decks in a table: at most 9 letters.
board-deck =
    { $deck ->
        [event] Eventi
        [helper_expense] Aiutanti
        [property] Immobili
        [companion] Accomp.
        [wild] Jolly
       *[special] Speciali
    }

## Names: decks, as they stand alone or in brackets

name-card = mazzi a scelta
name-event = Eventi
name-helper_expense = Aiutanti e spese
name-property = Immobili
name-companion = Accompagnatori
name-special_1 = Carte speciali con 1 corona
name-special_2 = Carte speciali con 2 corone
name-special_3 = Carte speciali con 3 corone
name-last_will = Carte «Ultime volontà»

## Names: types of property

name-farm = Fattoria
name-villa = Villa
name-summer = Residenza estiva
name-mansion = Maniero

## Names: cards. Those that share a name are told apart by a label; short names read best (at most 30 characters).

name-dinner_basic = Cena
name-dinner_chef_guest = Cena (cuoco, ospite)
name-dinner_dog = Cena (cane)
name-carriage_basic = In carrozza
name-carriage_horse = In carrozza (cavallo)
name-carriage_guest_dog = In carrozza (ospite, cane)
name-boat_basic = In barca
name-boat_dog_guest_chef = In barca (cane, ospite, cuoco)
name-boat_guest_chef = In barca (ospite, cuoco)
name-theatre_basic = A teatro
name-theatre_guest = A teatro (ospite)
name-theatre_horse_guest = A teatro (cavallo, ospite)
name-soiree_basic = Soirée
name-soiree_chef_guest = Soirée (cuoco, ospite)
name-ball = Ballo
name-cruise = Crociera
name-gambling = Gioco d'azzardo
name-theatre_season = Festival teatrale
name-races = Corse dei cavalli
name-day_trip = Gita in giornata
name-friend_hand = Vecchio amico (tenere)
name-friend_action = Vecchio amico (azione)
name-bon_vivant = Viveur
name-butler = Maggiordomo
name-secretary = Segretario
name-friend_companions = Vecchio amico (accompagnatori)
name-steward_farm = Fattore
name-steward_house = Custode
name-gardener_vm = Giardiniere (villa, maniero)
name-gardener_sm = Giardiniere (estiva, maniero)
name-gardener_sv = Giardiniere (estiva, villa)
name-agent_trade = Agente immobiliare
name-agent_price = Consulente finanziario
name-farm_broker = Mediatore agricolo
name-gourmet = Buongustaio
name-coachman = Cocchiere
name-tailor = Sarto
name-sailor = Marinaio ubriaco
name-reserv_chef2 = Prenotazione (2 cuochi)
name-reserv_chef1 = Prenotazione (cuoco)
name-reserv_guest = Prenotazione (ospite, cane)
name-coach_horse = Carrozza a nolo (cavallo)
name-coach_horse2 = Carrozza a nolo (2 cavalli)
name-box_guest = Palco a teatro (ospite)
name-box_guest2 = Palco a teatro (2 ospiti)
name-yacht = Panfilo
name-wine_cellar = Cantina
name-club = Circolo dei gentiluomini
name-salon = Salotto
name-farm_supplies = Forniture agricole
name-horse_breeding = Allevamento di cavalli
name-dog_breeding = Allevamento di cani
name-farm_15 = Fattoria 15
name-farm_dog_horse = Fattoria 13
name-farm_dog = Fattoria 11
name-farm_horses = Fattoria 17
name-summer_a = Residenza estiva A
name-summer_b = Residenza estiva B
name-summer_c = Residenza estiva C
name-villa_a = Villa A
name-villa_b = Villa B
name-villa_c = Villa C
name-mansion_a = Maniero A
name-mansion_b = Maniero B
name-mansion_c = Maniero C
name-chef = Cuoco
name-guest = Ospite
name-dog = Cane
name-horse = Cavallo
name-wild = Accompagnatore jolly
name-livestock_market = Mercato del bestiame
name-early_start = Sveglia all'alba
name-gala_dinner = Cena di gala
name-private_table = Tavolo riservato
name-school_friend = Vecchio amico (carte)
name-hectic_day_2 = Giornata frenetica (2 corone)
name-wild_party_2 = Festa sfrenata (2 corone)
name-luxury_cruise = Crociera di lusso
name-coach_and_four = Tiro a quattro
name-landscape_gardener = Paesaggista
name-crooked_agent = Agente truffaldino
name-hectic_day_3 = Giornata frenetica (3 corone)
name-wild_party_3 = Festa sfrenata (3 corone)
name-masked_ball = Ballo in maschera
name-premiere = Prima teatrale
name-banquet = Banchetto
name-world_tour = Giro del mondo
name-will_70 = Ultime volontà (£70)
name-will_80 = Ultime volontà (£80)
name-will_90 = Ultime volontà (£90)
name-will_100 = Ultime volontà (£100)
name-will_110 = Ultime volontà (£110)
name-will_120 = Ultime volontà (£120)
name-will_130 = Ultime volontà (£130)

## Board

board-plans = I piani, da sinistra a destra, e il mercato
board-heirs = Gli eredi
board-offer = Offerta
board-yours = La tua plancia
board-own = La tua mano
board-aim =
    Lo scopo: dilapidare l'eredità. Vince il totale più basso: il tuo denaro e, per ogni immobile che possiedi
    ancora, il suo valore e altre £{ $box-boards-end_property_penalty }. I debiti contano sotto lo 0. La partita finisce dopo il round in cui
    qualcuno non ha più né immobili né denaro, al più tardi dopo { $box-boards-rounds } round.
board-round = Round { $round } di { $rounds }
board-last-round = l'ultimo round
board-you = { $name } (tu)
board-other = { $name }
board-market = Mercato
board-decks = Mazzi
board-extensions = Estensioni { $count }
# Columns are as wide as their longest word: at most 7 characters, “race” at most 14.
board-column =
    { $column ->
        [name] Erede
        [money] Denaro
        [total] Totale
        [race] fino a zero
       *[held] Carte
    }
# Spots for boys: short.
board-spot =
    { $spot ->
        [wild] Jolly
        [extension] Estensione
        [market] Mercato
        [opera] Opera
       *[unknown] Sconosciuta
    }
board-hand =
    mano: { $backs }{ $count ->
        [0] { "" }
       *[other] , note: { $known }
    }
board-no-card = nessuna carta in mano
board-free =
    { $count ->
        [one] 1 spazio libero
       *[other] { $count } spazi liberi
    }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-plans = ▤ carte da pescare · ♟ fattorini · ▸ azioni · ✕ bloccato · più a sinistra: prima nel turno
board-sign-heirs = ▶ ora · ⚑ primo · ⌂ immobili ■ plancia ▤ mano
board-sign-offer =
    ○ libera · ♟ presa{ $shared ->
        [yes] { " " }· * 2 per tutte *
       *[no] { "" }
    }
board-sign-own = □ una volta · ■ sulla plancia · ⌂ immobile · ◦ accompagnatore · ▸ azioni · ↻ ogni round
# More signs for the help: letters are those of board-companion.
board-sign-spaces =
    S1, N1, X1 …: spazi dell'offerta{ $shared ->
        [yes] , quelli con * condividono 2 caselle
       *[no] { "" }
    }
board-sign-faces = Carte: £13›10›7 perde valore; C cuoco, O ospite, N cane, V cavallo; C+2 fa spendere £2 in più con un cuoco; C5 fa spendere £5 con un segnalino cuoco; ●C occupato, ○C libero; ✓ attivata; × aiutante già usato; ▫ spazio libero; † in bancarotta
board-sign-symbols = Simboli che contano per gli aiutanti: ♆ posate, ⊛ carrozza, ☻ maschera, ☸ timone o calice di vino
board-ask-act =
    { $question } { $actions ->
        [0] Non hai più azioni
        [one] Hai 1 azione
       *[other] Hai { $actions } azioni
    } (denaro: { $money }).
board-ask-keep = { $question } Al massimo { $most }, finora { $count }.
board-next =
    { $verb ->
        [plan] Quante carte peschi da quale mazzo? Ancora da ripartire: { $left }.
        [market] Quale modificatore va dove?
        [opera] Quanto spendi?
        [play] Come giochi la carta?
        [lay] Quale carta fa posto?
        [put] Quale accompagnatore va lì?
       *[other] Come, esattamente?
    }
board-race = Denaro e immobili in sterline, round dopo round: meno è meglio
board-result =
    totale { $total } (denaro { $money }{ $count ->
        [0] )
       *[other] , possiede ancora { $cards })
    }
board-ended =
    { $count ->
        [0] Il round { $round } è stato l'ultimo: tutti i round sono stati giocati.
       *[other] Il round { $round } è stato l'ultimo. In bancarotta: { $names }.
    }
# Cards in words: what a white card costs and spends, and who adds to it.
board-told-option =
    £{ $money } { $actions ->
        [0] senza azioni
        [one] con 1 azione
       *[other] con { $actions } azioni
    }
board-told-options = { $options }
board-told-joins = con { $companion } +£{ $money }
board-told-symbol =
    simbolo: { $symbol ->
        [cutlery] posate
        [carriage] carrozza
        [mask] maschera
       *[helm] timone o vino
    }
board-told-values =
    { $count ->
        [one] valore £{ $values }
       *[other] valori { $values }
    }
board-told-lay =
    { $actions ->
        [0] si mette senza azioni
        [one] si mette con 1 azione
       *[other] si mette con { $actions } azioni
    }
board-told-activate =
    ogni round £{ $money }{ $actions ->
        [0] { "" }
        [one] { " " }con 1 azione
       *[other] { " " }con { $actions } azioni
    }
# Spaces are filled one after the other; “again”: by the same companion as the one before.
board-told-space =
    { $order ->
        [first] con { $companion } £{ $money }
        [again] poi con un altro { $companion } £{ $money }
       *[next] poi anche con { $companion } £{ $money }
    }
board-told-companion = accompagna un'altra carta
board-told-wild = sostituisce qualsiasi accompagnatore
board-spoken-round =
    Round { $round } di { $rounds }. Primo giocatore: { $start }.{ $count ->
        [0] { "" }
       *[other] { " " }Ordine di turno: { $order }.
    }{ $last ->
        [yes] { " " }Questo è l'ultimo round.
       *[no] { "" }
    }
board-spoken-market = Mercato: { $modifiers }.
board-spoken-plan =
    Piano { $plan }: { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }, { $boys ->
        [one] 1 fattorino
       *[other] { $boys } fattorini
    }, { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }{ $taken ->
        [taken] ; { $name }.
        [blocked] ; bloccato.
       *[free] .
    }
board-spoken-space =
    Nell'offerta, { $slot }: { $card } ({ $face }){ $shared ->
        [yes] , condivide le caselle con altre carte.
       *[no] .
    }
board-spoken-spots = Caselle libere: accompagnatore jolly { $wild }, estensione { $extension }, mercato { $market }, opera { $opera }, carte sconosciute { $unknown } (una per giocatore).
board-spoken-shared = Caselle libere per le carte che le condividono: { $count }.
board-spoken-deck = { $deck } { $size } (scarti { $discarded })
board-spoken-decks = Mazzi: { $decks }.
board-spoken-heir =
    { $name }: denaro { $money }, totale { $total }, azioni { $actions }, spazi sulla plancia { $spaces }, { $cards ->
        [0] nessuna carta in mano
       *[other] in mano: { $backs }
    }{ $bankrupt ->
        [yes] ; in bancarotta.
       *[no] .
    }
board-spoken-card =
    Sulla plancia: { $card }{ $property ->
        [yes] , valore { $value }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] , segnalini: { $markers }
    }{ $activated ->
        [yes] , carta attivata
       *[no] { "" }
    }{ $uses ->
        [0] { "" }
       *[other] , già usata in questo round
    } ({ $face }).
board-spoken-known = Carte note nella mano di { $name }: { $cards }.
board-spoken-errands = I fattorini di { $name }: { $errands }.
board-spoken-own =
    Nella tua mano: { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    } ({ $face }).
board-summary =
    Il tuo denaro: { $money }. Totale: { $total }. Azioni: { $actions }. Mano: { $count ->
        [0] nessuna carta.
       *[other] { $cards }.
    }
board-memory-seen = Viste nella pila degli scarti ({ $deck }): { $cards }.
board-memory-unseen = Non ancora viste ({ $deck }): { $cards }.
board-memory-aside = Messe via coperte da te: { $cards }.

## Che cosa manca a una scelta che ora non è possibile

lack-actions =
    { $needed ->
        [one] serve 1 azione
       *[other] servono { $needed } azioni
    }, ne hai { $there }
lack-money = servono £{ $needed }, puoi spendere £{ $there }
lack-space = la tua plancia è piena, e ci sono solo proprietà
lack-round = solo una volta per round
lack-companion = non hai in mano il compagno per il prossimo spazio
lack-animal = su nessuna tua carta va ora un cane o un cavallo
lack-house = non hai case il cui valore possa ancora scendere
lack-amount = nessuna tua fattoria e nessun animale conta ancora, quindi non spende nulla
lack-spot = lì ogni posto è occupato
lack-taken = questo piano è già di qualcuno
lack-blocked = questo piano è bloccato
lack-wild = non c'è nessun jolly
lack-extension = non ci sono più estensioni
lack-deck = non ci sono più carte da pescare

## La scatola

box-field =
    { $field ->
        [players] Numero di giocatori
        [decks] Carte di ogni mazzo
        [event] Eventi
        [helper_expense] Aiutanti e spese
        [property] Immobili
        [companion] Accompagnatori
        [special] Carte speciali
        [wild] Accompagnatori jolly
        [last_will] Carte testamento
        [boards] Tabelloni e numeri
        [plans_2_3] Piani in 2 e 3: carte, fattorini, azioni
        [plans_4_5] Piani in 4 e 5: carte, fattorini, azioni
        [modifiers] Modificatori del mercato
        [unknown_card_spots_per_player] Carte coperte in offerta per giocatore
        [player_board_slots] Spazi di una plancia
        [extensions] Estensioni delle plance
        [hand_limit] Carte da tenere al massimo
        [start_hand_helper] Aiutanti e spese distribuiti
        [start_hand_property] Immobili distribuiti
        [start_keep] Carte tenute all'inizio
        [rounds] Round
        [start_money] Denaro all'inizio
        [opera_money] Denaro speso all'opera
        [end_property_penalty] Penalità per un immobile alla fine
        [offer_2_3] Offerta in 2 e 3
        [offer_2_3_group_spots] Posti che condividono carte
        [offer_4_5] Offerta in 4 e 5
        [supplement_3] In più per 3
        [supplement_5] In più per 5
        [slot] Spazio
        [from_to] Dal round, al round, mazzo
        [spots] Posti per i fattorini
        [extension] Estensioni
        [market] Mercato
        [opera] Opera
        [card] Carte
        [id] Sigla nei resoconti
        [deck] Mazzo
        [count] Quante
        [frame] Bordo
        [kind] Tipo
        [symbols] Simboli
        [options] Modi di giocarla
        [actions] Azioni
        [money] Denaro
        [companions] Accompagnatori
        [add] In più
        [place_actions] Azioni per posarla
        [activate] Attivarla
        [slots] Spazi per accompagnatori
        [ladder] Valori, a scendere
        [depreciates] Perde valore
        [effects] Effetti
        [crowns] Corone
        [effect] Effetti che le carte possono avere
        [on] Su quale tipo di carta
        [per_farm] Denaro per ogni fattoria
        [per_marker] Denaro per ognuno di questi accompagnatori nelle fattorie
        [animals] Animali che si mettono
        [steps_down] Passi di cui le case scendono
        [types] Per questi immobili
        [saves] Risparmia le azioni di
        [uses] Quante volte in un round
        [cheaper] Abbassa un prezzo di
        [dearer] Alza un prezzo di
        [more_money] Fa spendere di più
        [white_actions] Azioni per carte bianche
        [cards] Carte in più da pescare
        [keep] Carte in più da tenere
       *[other] { $field }
    }
