### Last Will

game-title = Der letzte Wille
game-summary = Iedereen erft evenveel, en wie dat geld het best verkwist, erft de rest: dineer, vaar en laat huizen verkommeren.
option-will = Erfenis
option-will-random = getrokken

## Choices. What they are about is named already; hints say what they cost and bring.

choice-done = je beurt beëindigen
choice-enough = dat is genoeg
choice-block = plan { $what } blokkeren
choice-plan = plan { $what }
# Extra cards thanks to a helper: from any deck, or from one.
choice-extra = extra kaarten: { $what }
choice-draw-event = gebeurtenissen: { $what }
choice-draw-helper_expense = helpers en uitgaven: { $what }
choice-draw-property = onroerend goed: { $what }
choice-draw-companion = metgezellen: { $what }
# The name of an offer space (S1, N2 …), or the Wild Companion.
choice-take = { $what } halen
choice-extension = een uitbreiding halen
choice-market = naar de markt
choice-set-farm = boerderijen { $what }
choice-set-villa = villa’s { $what }
choice-set-summer = zomerverblijven { $what }
choice-set-mansion = landhuizen { $what }
choice-opera = naar de opera
choice-unknown = een onbekende kaart: { $what }
choice-keep = { $what } houden
choice-play = { $what } spelen
choice-option = mogelijkheid { $what }
choice-with = metgezelkaart: { $what }
choice-wild-as = joker-metgezel als { $what }
choice-lay = { $what } neerleggen
choice-buy = { $what } kopen
choice-instead-of = in plaats van { $what }
choice-put = een metgezel op { $what } zetten
choice-activate = { $what } activeren
choice-free = zonder actie, dankzij { $what }
choice-spend = £{ $what } uitgeven
choice-sell = { $what } verkopen
choice-get = £{ $what } ontvangen
choice-lower = { $what } een trede verlagen

## Phases: what is asked, and what it is about

phase-inherit = Welke kaarten houd je?
phase-inherit-help =
    Van je eerste kaarten houd je er in het geheim { $box-boards-start_keep }; de andere gaan gedekt naar de aflegstapels.
    Helpers en uitgaven leg je op je bord, waar ze je elke ronde van dienst zijn. Panden koop je: ze kosten
    veel. Een huis verliest waarde in elke ronde waarin je het niet onderhoudt, en brengt bij verkoop dus
    minder op.
phase-block = Welk plan sluit je voor deze ronde?
phase-block-help =
    Met twee spelers blokkeren jullie elk één plan voordat iemand plant; het is voor jullie allebei gesloten.
    Daarna plant eerst de andere speler, en de startspeler als laatste.
phase-plan = Wat is je plan voor deze ronde?
phase-plan-help =
    Een plan bepaalt hoeveel kaarten je nu trekt, hoeveel loopjongens en hoeveel acties je hebt, en wanneer je
    aan de beurt bent: wie verder naar links staat, komt eerder. Daarna zeg je hoeveel kaarten je van welke
    stapel trekt, voordat je er één bekijkt. Met gebeurtenissen geef je meteen geld uit, helpers en uitgaven
    dienen je telkens weer, met onroerend goed raak je in één keer veel geld kwijt, en metgezellen maken
    andere kaarten duurder.
phase-errand = Waar stuur je je loopjongen heen?
phase-errand-help =
    Op elke plek past één loopjongen per ronde. Hij brengt een kaart uit het aanbod, een onbekende kaart boven
    van een stapel, een joker-metgezel of een uitbreiding (één vak meer op je bord); of hij verdeelt de
    markeringen voor de markt opnieuw, of geeft in de opera meteen geld uit. Met een pand mag je geen schulden
    maken.
phase-act = Hoe gebruik je je kaarten?
phase-act-help =
    Witte kaarten speel je één keer: je betaalt de acties en geeft het geld uit, en voor meer geld mogen
    metgezellen mee. Zwarte kaarten leg je op je bord; je kunt ze één keer per ronde activeren. Een
    metgezelfiche zet je voor één actie op de bovenste vrije plaats van een kaart. Een pand kopen of verkopen
    kost telkens één actie: koop duur, laat verkommeren, verkoop goedkoop. Zolang je een pand bezit, mag je
    geen schulden maken. Ongebruikte acties vervallen.
phase-keep = Welke kaarten houd je voor de volgende ronde?
phase-keep-help =
    Je houdt hoogstens { $box-boards-hand_limit } kaarten, en twee meer voor elke helper met dat voordeel. De rest gaat gedekt naar
    de aflegstapels, en joker-metgezellen gaan terug. Iedereen kiest tegelijk en in het geheim.
phase-over = Het spel is afgelopen
phase-over-help =
    Het laagste totaal wint: je geld (schulden tellen onder 0), en voor elk pand de waarde en nog eens £{ $box-boards-end_property_penalty }. Bij
    een gelijke stand wint wie in de laatste ronde het plan verder naar links had.

## Events

event-will-read = Het testament wordt voorgelezen: iedereen erft £{ $money }.
event-market-set = De markt: boerderijen { $farm }, villa’s { $villa }, zomerverblijven { $summer }, landhuizen { $mansion }.
event-start-player-chosen = { $seat } is de eerste startspeler.
event-cards-seen = { $seat } bekijkt: { $cards }.
event-round-began = Ronde { $round } begint.
event-offer-laid = In het aanbod: { $cards }.
event-deck-shuffled =
    Een aflegstapel wordt geschud en is weer de stapel ({ $deck }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }).
event-hand-put-aside =
    { $seat } houdt { $kept ->
        [0] geen kaart
        [one] 1 kaart
       *[other] { $kept } kaarten
    } en legt er { $given ->
        [0] geen
       *[other] { $given }
    } weg.
# The list can be empty: the sentence before it said how many cards were kept.
event-cards-kept = Kaarten die { $seat } heeft gehouden: { $cards }.
event-plan-blocked = { $seat } blokkeert plan { $plan }.
event-plan-chosen =
    { $seat } neemt plan { $plan }: { $cards ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $boys ->
        [one] 1 loopjongen
       *[other] { $boys } loopjongens
    }, { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    }.
event-cards-drawn =
    { $seat } trekt: gebeurtenissen { $events }, helpers en uitgaven { $helpers }, onroerend goed { $properties }, metgezellen { $companions }.
event-offer-taken = De loopjongen van { $seat } brengt uit het aanbod: { $card }.
event-wild-taken = De loopjongen van { $seat } brengt een joker-metgezel.
event-extension-taken = { $seat } neemt een uitbreiding; vakken op het bord nu: { $spaces }.
event-market-changed = { $seat } verdeelt de markeringen voor de markt opnieuw: boerderijen { $farm }, villa’s { $villa }, zomerverblijven { $summer }, landhuizen { $mansion }.
event-unknown-drawn = De loopjongen van { $seat } brengt een onbekende kaart ({ $deck }).
event-opera-visited = { $seat } geeft £{ $money } uit in de opera.
event-errand-impossible = Voor de loopjongen van { $seat } is geen plek open: hij blijft thuis.
event-card-played =
    { $seat } speelt { $card } { $actions ->
        [0] zonder actie
        [one] voor 1 actie
       *[other] voor { $actions } acties
    } en geeft £{ $money } uit.
event-companions-joined = { $seat } neemt mee: { $cards }.
event-actions-gained =
    { $seat } krijgt er { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    } bij.
event-marker-put = { $seat } zet een metgezelfiche op { $card }: { $companion }.
event-house-lowered = { $seat } laat { $card } verkommeren: nu nog £{ $value } waard.
event-card-laid =
    { $seat } legt { $card } neer, { $actions ->
        [0] zonder actie
        [one] voor 1 actie
       *[other] voor { $actions } acties
    }.
event-card-removed = { $seat } legt { $card } af om plaats te maken.
event-card-activated = { $seat } activeert { $card } en geeft £{ $money } uit.
event-property-bought = { $seat } koopt { $card } voor £{ $money }.
event-property-sold = { $seat } verkoopt { $card } voor £{ $money }.
event-turn-ended =
    { $seat } beëindigt de beurt. Geld over: { $money } pond{ $actions ->
        [0] .
        [one] ; 1 actie vervalt.
       *[other] ; { $actions } acties vervallen.
    }
event-went-bankrupt = { $seat } is failliet ({ $money } pond)! Dit is de laatste ronde.
event-house-decayed = { $seat } heeft { $card } niet onderhouden: nu nog £{ $value } waard.
event-player-placed = Plaats { $place }: { $seat }, met een totaal van { $total } pond.

## What single choices lead to

hint-done =
    { $actions ->
        [0] je hebt geen actie meer
        [one] 1 ongebruikte actie vervalt
       *[other] { $actions } ongebruikte acties vervallen
    }{ $count ->
        [0] { "" }
       *[other] ; zonder actie kun je nog activeren: { $cards }
    }
hint-enough =
    { $phase ->
        [act] geen tweede dier
       *[keep] al het andere gaat gedekt naar de aflegstapels
    }
hint-block =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $boys ->
        [one] 1 loopjongen
       *[other] { $boys } loopjongens
    }, { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    }
hint-plan =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $boys ->
        [one] 1 loopjongen
       *[other] { $boys } loopjongens
    }, { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    }
hint-extra = { $cards } meer dan je plan aangeeft
# How many cards lie in the deck, and how many on its discard pile; short, for narrow screens.
hint-draw-event =
    stapel { $size }{ $discarded ->
        [0] { "" }
       *[other] , afgelegd { $discarded }
    }
hint-draw-helper_expense =
    stapel { $size }{ $discarded ->
        [0] { "" }
       *[other] , afgelegd { $discarded }
    }
hint-draw-property =
    stapel { $size }{ $discarded ->
        [0] { "" }
       *[other] , afgelegd { $discarded }
    }
hint-draw-companion =
    stapel { $size }{ $discarded ->
        [0] { "" }
       *[other] , afgelegd { $discarded }
    }
hint-take =
    { $kind ->
        [wild] vervangt elke metgezel; alleen deze ronde te gebruiken
       *[card] { $name }: { $face }
    }
hint-extension = één vak meer op je bord (nu { $spaces })
hint-market = je verdeelt de markeringen opnieuw (nu: { $modifiers })
hint-opera = je geeft meteen £{ $money } uit
hint-unknown =
    de bovenste kaart; in de stapel: { $size }{ $discarded ->
        [0] { "" }
       *[other] , en { $discarded } afgelegd
    }
hint-set-farm =
    { $same ->
        [yes] zoals nu
       *[no] in plaats van nu { $now }
    }
hint-set-villa =
    { $same ->
        [yes] zoals nu
       *[no] in plaats van nu { $now }
    }
hint-set-summer =
    { $same ->
        [yes] zoals nu
       *[no] in plaats van nu { $now }
    }
hint-set-mansion =
    { $same ->
        [yes] zoals nu
       *[no] in plaats van nu { $now }
    }
hint-keep = { $face }
hint-play = { $face }
hint-option =
    { $actions ->
        [0] zonder actie
        [one] 1 actie
       *[other] { $actions } acties
    }: £{ $money }
hint-with =
    { $use ->
        [put] gaat naar de aflegstapel
       *[play] £{ $money } meer
    }
hint-wild-as =
    { $use ->
        [put] gaat terug naar het aanbod
       *[play] £{ $money } meer
    }
hint-lay = { $face }
hint-buy = prijs £{ $price }; { $face }
hint-instead-of = deze kaart gaat van je bord: { $face }
hint-put =
    voor { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    }, { $companion }: voortaan tot £{ $money } per ronde
hint-activate =
    £{ $amounts }{ $actions ->
        [0] , zonder actie
        [one] , 1 actie
       *[other] , { $actions } acties
    }
hint-free = nog { $left } van { $most } in deze ronde
hint-spend =
    { $actions ->
        [0] { "" }
        [one] voor 1 actie; { "" }
       *[other] voor { $actions } acties; { "" }
    }dan heb je nog { $left }
hint-sell = je krijgt £{ $price } (waarde { $value })
hint-get =
    { $actions ->
        [0] { "" }
        [one] voor 1 actie; { "" }
       *[other] voor { $actions } acties; { "" }
    }dan heb je { $left }
hint-lower = van £{ $value } naar £{ $next }

## What cards do beyond spending, in a few words (at most 30 characters) and with the numbers of the box

board-effect-per_farm = £{ $money } per boerderij
board-effect-per_marker =
    { $companion ->
        [chef] £{ $money } per kok op boerderijen
        [guest] £{ $money } per gast op boerderijen
        [dog] £{ $money } per hond op boerderijen
       *[horse] £{ $money } per paard op boerderijen
    }
board-effect-animals =
    { $count ->
        [1] 1 dierfiche
        [2] 1 of 2 dierfiches
       *[other] 1 tot { $count } dierfiches
    }
board-effect-steps_down =
    { $count ->
        [one] huizen { $count } trede lager
       *[other] huizen { $count } treden lager
    }
board-effect-actions =
    { $count ->
        [one] +{ $count } actie
       *[other] +{ $count } acties
    }
board-effect-trade-farm = boerderijhandel { $count }×: 0 acties
board-effect-trade-house = huizenhandel { $count }×: 0 acties
board-effect-trade-property = handel { $count }×: 0 acties ({ $types })
board-effect-activation-farm = { $count }× boerderij activ.: 0 acties
board-effect-activation-house = { $count }× huis activeren: 0 acties
board-effect-activation-property = activeren { $count }×: 0 acties ({ $types })
board-effect-price-farm = boerderijen { $change }
board-effect-price-house = huizen { $change }
board-effect-price-property = { $types } { $change }
board-effect-upkeep = onderhoud +£{ $money }: { $types }
board-effect-symbols = { $symbols } +£{ $money }
board-effect-symbol =
    { $symbol ->
        [cutlery] bestek
        [carriage] koets
        [mask] masker
        [helm] stuurrad
        [wine] wijn
       *[opera] opera
    }
board-effect-white_actions =
    { $count ->
        [one] +{ $count } actie voor witte kaarten
       *[other] +{ $count } acties voor witte kaarten
    }
board-effect-cards =
    { $deck ->
        [event] { $count } gebeurtenissen meer trekken
        [companion] { $count } metgezellen meer trekken
       *[any] { $count } kaarten meer trekken
    }
board-effect-keep =
    { $count ->
        [one] { $count } kaart meer houden
       *[other] { $count } kaarten meer houden
    }
# Signs of the companions on cards: one letter each, all different.
board-companion =
    { $companion ->
        [chef] K
        [guest] G
        [dog] H
       *[horse] P
    }
# Signs of the types of property: at most 7 letters, all different.
board-type =
    { $type ->
        [farm] Boerd.
        [villa] Villa
        [summer] Zomer
       *[mansion] Landh.
    }
# Decks in a table: at most 9 letters.
board-deck =
    { $deck ->
        [event] Gebeurt.
        [helper_expense] Helpers
        [property] Panden
        [companion] Metgez.
        [wild] Joker
       *[special] Speciaal
    }

## Names: decks, as they stand alone or in brackets

name-card = stapels naar keuze
name-event = Gebeurtenissen
name-helper_expense = Helpers en uitgaven
name-property = Onroerend goed
name-companion = Metgezellen
name-special_1 = Speciale kaarten met 1 kroon
name-special_2 = Speciale kaarten met 2 kronen
name-special_3 = Speciale kaarten met 3 kronen
name-last_will = Kaarten ‘Laatste wil’

## Names: types of property

name-farm = Boerderij
name-villa = Villa
name-summer = Zomerverblijf
name-mansion = Landhuis

## Names: cards. Those that share a name are told apart by a label; short names read best (at most 30 characters).

name-dinner_basic = Diner
name-dinner_chef_guest = Diner (kok, gast)
name-dinner_dog = Diner (hond)
name-carriage_basic = Koetsrit
name-carriage_horse = Koetsrit (paard)
name-carriage_guest_dog = Koetsrit (gast, hond)
name-boat_basic = Boottocht
name-boat_dog_guest_chef = Boottocht (hond, gast, kok)
name-boat_guest_chef = Boottocht (gast, kok)
name-theatre_basic = Theater
name-theatre_guest = Theater (gast)
name-theatre_horse_guest = Theater (paard, gast)
name-soiree_basic = Soiree
name-soiree_chef_guest = Soiree (kok, gast)
name-ball = Bal
name-cruise = Cruise
name-gambling = Gokavond
name-theatre_season = Theaterfestival
name-races = Paardenrennen
name-day_trip = Dagje uit
name-friend_hand = Schoolvriend (houden)
name-friend_action = Schoolvriend (actie)
name-bon_vivant = Levensgenieter
name-butler = Butler
name-secretary = Secretaris
name-friend_companions = Schoolvriend (metgezellen)
name-steward_farm = Rentmeester
name-steward_house = Huismeester
name-gardener_vm = Tuinman (villa, landhuis)
name-gardener_sm = Tuinman (zomer, landhuis)
name-gardener_sv = Tuinman (zomer, villa)
name-agent_trade = Makelaar
name-agent_price = Beleggingsadviseur
name-farm_broker = Boerderijmakelaar
name-gourmet = Fijnproever
name-coachman = Koetsier
name-tailor = Kleermaker
name-sailor = Dronken matroos
name-reserv_chef2 = Reservering (2 koks)
name-reserv_chef1 = Reservering (kok)
name-reserv_guest = Reservering (gast, hond)
name-coach_horse = Huurkoets (paard)
name-coach_horse2 = Huurkoets (2 paarden)
name-box_guest = Theaterloge (gast)
name-box_guest2 = Theaterloge (2 gasten)
name-yacht = Jacht
name-wine_cellar = Wijnkelder
name-club = Herenclub
name-salon = Salon
name-farm_supplies = Boerderijvoorraden
name-horse_breeding = Paardenfokkerij
name-dog_breeding = Hondenfokkerij
name-farm_15 = Boerderij 15
name-farm_dog_horse = Boerderij 13
name-farm_dog = Boerderij 11
name-farm_horses = Boerderij 17
name-summer_a = Zomerverblijf A
name-summer_b = Zomerverblijf B
name-summer_c = Zomerverblijf C
name-villa_a = Villa A
name-villa_b = Villa B
name-villa_c = Villa C
name-mansion_a = Landhuis A
name-mansion_b = Landhuis B
name-mansion_c = Landhuis C
name-chef = Kok
name-guest = Gast
name-dog = Hond
name-horse = Paard
name-wild = Joker-metgezel
name-livestock_market = Veemarkt
name-early_start = Vroeg uit de veren
name-gala_dinner = Galadiner
name-private_table = Eigen tafel
name-school_friend = Schoolvriend (kaarten)
name-hectic_day_2 = Drukke dag (2 kronen)
name-wild_party_2 = Wild feest (2 kronen)
name-luxury_cruise = Luxecruise
name-coach_and_four = Vierspan
name-landscape_gardener = Tuinarchitect
name-crooked_agent = Louche makelaar
name-hectic_day_3 = Drukke dag (3 kronen)
name-wild_party_3 = Wild feest (3 kronen)
name-masked_ball = Gemaskerd bal
name-premiere = Première
name-banquet = Banket
name-world_tour = Wereldreis
name-will_70 = Laatste wil (£70)
name-will_80 = Laatste wil (£80)
name-will_90 = Laatste wil (£90)
name-will_100 = Laatste wil (£100)
name-will_110 = Laatste wil (£110)
name-will_120 = Laatste wil (£120)
name-will_130 = Laatste wil (£130)

## Board

board-plans = De plannen, van links naar rechts, en de markt
board-heirs = De erfgenamen
board-offer = Aanbod
board-yours = Jouw bord
board-own = Jouw hand
board-aim =
    Het doel: je erfenis verkwisten. Het laagste totaal wint: je geld, en voor elk pand dat je nog bezit de
    waarde en nog eens £{ $box-boards-end_property_penalty }. Schulden tellen onder 0. Het spel eindigt na de ronde waarin iemand geen onroerend
    goed en geen geld meer heeft, uiterlijk na { $box-boards-rounds } ronden.
board-round = Ronde { $round } van { $rounds }
board-last-round = de laatste ronde
board-you = { $name } (jij)
board-other = { $name }
board-market = Markt
board-decks = Stapels
board-extensions = Uitbreidingen { $count }
# Columns are as wide as their longest word: at most 7 characters, “race” at most 14.
board-column =
    { $column ->
        [name] Speler
        [money] Geld
        [total] Totaal
        [race] tot op nul
       *[held] Kaarten
    }
# Spots for boys: short.
board-spot =
    { $spot ->
        [wild] Joker
        [extension] Uitbreiding
        [market] Markt
        [opera] Opera
       *[unknown] Onbekend
    }
board-hand =
    hand: { $backs }{ $count ->
        [0] { "" }
       *[other] , bekend: { $known }
    }
board-no-card = geen kaart in de hand
board-free =
    { $count ->
        [one] 1 vrij vak
       *[other] { $count } vrije vakken
    }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-plans = ▤ kaarten trekken · ♟ loopjongens · ▸ acties · ✕ geblokkeerd · verder links: eerder
board-sign-heirs = ▶ nu · ⚑ start · ⌂ panden ■ bord ▤ hand
board-sign-offer =
    ○ vrij · ♟ bezet{ $shared ->
        [yes] { " " }· * 2 voor alle *
       *[no] { "" }
    }
board-sign-own = □ eenmalig · ■ op het bord · ⌂ pand · ◦ metgezel · ▸ acties · ↻ elke ronde
# More signs for the help: letters are those of board-companion.
board-sign-spaces =
    S1, N1, X1 …: vakken van het aanbod{ $shared ->
        [yes] , die met * delen 2 plekken
       *[no] { "" }
    }
board-sign-faces = Kaarten: £13›10›7 daalt in waarde; K kok, G gast, H hond, P paard; K+2 geeft met een kok £2 meer uit; K5 geeft met een kokfiche £5 uit; ●K bezet, ○K vrij; ✓ geactiveerd; × helper al gebruikt; ▫ vrij vak; † failliet
board-sign-symbols = Symbolen waar helpers op letten: ♆ bestek, ⊛ koets, ☻ masker, ☸ stuurrad of wijnglas
board-ask-act =
    { $question } Je hebt { $actions ->
        [0] geen actie meer
        [one] 1 actie
       *[other] { $actions } acties
    } (geld: { $money }).
board-ask-keep = { $question } Hoogstens { $most }, tot nu toe { $count }.
board-next =
    { $verb ->
        [plan] Hoeveel kaarten trek je van welke stapel? Nog te verdelen: { $left }.
        [market] Welke markering komt waar?
        [opera] Hoeveel geef je uit?
        [play] Hoe speel je de kaart?
        [lay] Welke kaart maakt plaats?
        [put] Welke metgezel komt daar?
       *[other] Hoe precies?
    }
board-race = Geld en panden in ponden, ronde na ronde: minder is beter
board-result =
    totaal { $total } (geld { $money }{ $count ->
        [0] )
       *[other] , bezit nog { $cards })
    }
board-ended =
    { $count ->
        [0] Ronde { $round } was de laatste: alle rondes zijn gespeeld.
       *[other] Ronde { $round } was de laatste. Failliet: { $names }.
    }
# Cards in words: what a white card costs and spends, and who adds to it.
board-told-option =
    £{ $money } { $actions ->
        [0] zonder actie
        [one] voor 1 actie
       *[other] voor { $actions } acties
    }
board-told-options = { $options }
board-told-joins = met { $companion } +£{ $money }
board-told-symbol =
    symbool: { $symbol ->
        [cutlery] bestek
        [carriage] koets
        [mask] masker
       *[helm] stuurrad of wijn
    }
board-told-values =
    { $count ->
        [one] waarde £{ $values }
       *[other] waarden { $values }
    }
board-told-lay =
    { $actions ->
        [0] neerleggen zonder actie
        [one] neerleggen voor 1 actie
       *[other] neerleggen voor { $actions } acties
    }
board-told-activate =
    elke ronde £{ $money }{ $actions ->
        [0] { "" }
        [one] { " " }voor 1 actie
       *[other] { " " }voor { $actions } acties
    }
# Spaces are filled one after the other; “again”: by the same companion as the one before.
board-told-space =
    { $order ->
        [first] met { $companion } £{ $money }
        [again] daarna met nog een { $companion } £{ $money }
       *[next] daarna ook met { $companion } £{ $money }
    }
board-told-companion = gaat mee met een andere kaart
board-told-wild = vervangt elke metgezel
board-spoken-round =
    Ronde { $round } van { $rounds }. Startspeler: { $start }.{ $count ->
        [0] { "" }
       *[other] { " " }Beurtvolgorde: { $order }.
    }{ $last ->
        [yes] { " " }Dit is de laatste ronde.
       *[no] { "" }
    }
board-spoken-market = Markt: { $modifiers }.
board-spoken-plan =
    Plan { $plan }: { $cards ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $boys ->
        [one] 1 loopjongen
       *[other] { $boys } loopjongens
    }, { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    }{ $taken ->
        [taken] ; { $name }.
        [blocked] ; geblokkeerd.
       *[free] .
    }
board-spoken-space =
    In het aanbod, { $slot }: { $card } ({ $face }){ $shared ->
        [yes] , deelt plekken met andere kaarten.
       *[no] .
    }
board-spoken-spots = Vrije plekken: joker-metgezel { $wild }, uitbreiding { $extension }, markt { $market }, opera { $opera }, onbekende kaarten { $unknown } (één per speler).
board-spoken-shared = Vrije plekken voor de kaarten die ze delen: { $count }.
board-spoken-deck = { $deck } { $size } (afgelegd { $discarded })
board-spoken-decks = Stapels: { $decks }.
board-spoken-heir =
    { $name }: geld { $money }, totaal { $total }, acties { $actions }, vakken op het bord { $spaces }, { $cards ->
        [0] geen kaart in de hand
       *[other] in de hand: { $backs }
    }{ $bankrupt ->
        [yes] ; failliet.
       *[no] .
    }
board-spoken-card =
    Op het bord: { $card }{ $property ->
        [yes] , waarde { $value }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] , fiches: { $markers }
    }{ $activated ->
        [yes] , geactiveerd
       *[no] { "" }
    }{ $uses ->
        [0] { "" }
       *[other] , deze ronde al gebruikt
    } ({ $face }).
board-spoken-known = Bekend in de hand van { $name }: { $cards }.
board-spoken-errands = De loopjongens van { $name }: { $errands }.
board-spoken-own =
    In jouw hand: { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    } ({ $face }).
board-summary =
    Jouw geld: { $money }. Totaal: { $total }. Acties: { $actions }. Hand: { $count ->
        [0] geen kaart.
       *[other] { $cards }.
    }
board-memory-seen = Gezien op de aflegstapel ({ $deck }): { $cards }.
board-memory-unseen = Nog niet gezien ({ $deck }): { $cards }.
board-memory-aside = Door jou gedekt weggelegd: { $cards }.

## Wat een keuze mist die nu niet kan

lack-actions =
    { $needed ->
        [one] kost 1 actie
       *[other] kost { $needed } acties
    }, je hebt er { $there }
lack-money = kost £{ $needed }, je mag £{ $there } uitgeven
lack-space = je bord is vol, en er ligt alleen vastgoed op
lack-round = maar één keer per ronde
lack-companion = de metgezel voor het volgende vakje heb je niet op de hand
lack-animal = op geen van je kaarten past nu een hond of een paard
lack-house = je hebt geen huis waarvan de waarde nog kan dalen
lack-amount = er telt nog geen boerderij of dier van je mee, dus het geeft niets uit
lack-spot = daar is elke plek bezet
lack-taken = dit plan heeft al iemand
lack-blocked = dit plan is geblokkeerd
lack-wild = er ligt geen joker
lack-extension = er is geen uitbreiding meer
lack-deck = er is geen kaart meer te trekken

## De doos

box-field =
    { $field ->
        [players] Aantallen spelers
        [decks] Kaarten in elke stapel
        [event] Gebeurtenissen
        [helper_expense] Helpers en uitgaven
        [property] Panden
        [companion] Metgezellen
        [special] Speciale kaarten
        [wild] Jokers
        [last_will] Testamentkaarten
        [boards] Borden en getallen
        [plans_2_3] Plannen voor 2 en 3: kaarten, jongens, acties
        [plans_4_5] Plannen voor 4 en 5: kaarten, jongens, acties
        [modifiers] Marktwaarden
        [unknown_card_spots_per_player] Gedekte kaarten in het aanbod per speler
        [player_board_slots] Plaatsen op een spelersbord
        [extensions] Borduitbreidingen
        [hand_limit] Hoogstens in de hand houden
        [start_hand_helper] Gedeelde helpers en uitgaven
        [start_hand_property] Gedeelde panden
        [start_keep] In het begin gehouden kaarten
        [rounds] Rondes
        [start_money] Geld in het begin
        [opera_money] Geld voor de opera
        [end_property_penalty] Boete voor een pand aan het eind
        [offer_2_3] Aanbod voor 2 en 3
        [offer_2_3_group_spots] Plaatsen die kaarten delen
        [offer_4_5] Aanbod voor 4 en 5
        [supplement_3] Extra aanbod voor 3
        [supplement_5] Extra aanbod voor 5
        [slot] Plaats
        [from_to] Van ronde, tot ronde, stapel
        [spots] Plaatsen voor jongens
        [extension] Uitbreidingen
        [market] Markt
        [opera] Opera
        [card] Kaarten
        [id] Kenmerk in verslagen
        [deck] Stapel
        [count] Hoeveel
        [frame] Rand
        [kind] Soort
        [symbols] Symbolen
        [options] Manieren om hem te spelen
        [actions] Acties
        [money] Geld
        [companions] Metgezellen
        [add] Erbij
        [place_actions] Acties om hem te leggen
        [activate] Activeren
        [slots] Plaatsen voor metgezellen
        [ladder] Waarden, dalend
        [depreciates] Verliest waarde
        [effects] Effecten
        [crowns] Kronen
        [effect] Effecten die kaarten kunnen hebben
        [on] Op welk soort kaart
        [per_farm] Geld voor elke boerderij
        [per_marker] Geld voor elk van deze metgezellen op boerderijen
        [animals] Dieren die worden geplaatst
        [steps_down] Stappen die huizen dalen
        [types] Voor deze panden
        [saves] Bespaart de acties voor
        [uses] Hoe vaak in een ronde
        [cheaper] Verlaagt een prijs met
        [dearer] Verhoogt een prijs met
        [more_money] Geeft meer uit
        [white_actions] Acties voor witte kaarten
        [cards] Meer kaarten trekken
        [keep] Meer kaarten houden
       *[other] { $field }
    }
