### Last Will

game-title = Der letzte Wille
game-summary = Alle erben gleich viel, und wer es am besten verprasst, erbt den Rest: speisen, segeln und Häuser verfallen lassen.
option-will = Erbschaft
option-will-random = gezogen

## Choices. What they are about is named already; hints say what they cost and bring.

choice-done = Zug beenden
choice-enough = das genügt
choice-block = Plan { $what } sperren
choice-plan = Plan { $what }
# Extra cards thanks to a helper: from any deck, or from one.
choice-extra = Zusatzkarten: { $what }
choice-draw-event = Ereignisse: { $what }
choice-draw-helper_expense = Helfer & Ausgaben: { $what }
choice-draw-property = Immobilien: { $what }
choice-draw-companion = Gefährten: { $what }
# The name of an offer space (S1, N2 …), or the Wild Companion.
choice-take = { $what } nehmen
choice-extension = Erweiterung nehmen
choice-market = zum Immobilienmarkt
choice-set-farm = Bauernhöfe { $what }
choice-set-villa = Villen { $what }
choice-set-summer = Sommerresidenzen { $what }
choice-set-mansion = Herrenhäuser { $what }
choice-opera = in die Oper
choice-unknown = unbekannte Karte: { $what }
choice-keep = behalten: { $what }
choice-play = spielen: { $what }
choice-option = Möglichkeit { $what }
choice-with = Gefährtenkarte: { $what }
choice-wild-as = Gefährtenjoker als { $what }
choice-lay = auslegen: { $what }
choice-buy = kaufen: { $what }
choice-instead-of = ersetzen: { $what }
choice-put = Gefährtenmarker auf { $what }
choice-activate = aktivieren: { $what }
choice-free = ohne Aktion: { $what }
choice-spend = { $what } Pfund ausgeben
choice-sell = verkaufen: { $what }
choice-get = { $what } Pfund bekommen
choice-lower = eine Stufe abwerten: { $what }

## Phases: what is asked, and what it is about

phase-inherit = Welche Karten behältst du?
phase-inherit-help =
    Von deinen ersten Karten behältst du geheim so viele: { $box-boards-start_keep }; die anderen kommen verdeckt auf die Ablagestapel.
    Helfer und Ausgaben legst du auf deine Tafel, und sie dienen dir in jeder Runde. Immobilien werden gekauft:
    Sie kosten viel, Häuser verlieren in jeder Runde an Wert, in der du sie nicht instand hältst, und beim
    Verkauf bringen sie dann weniger ein.
phase-block = Welchen Plan sperrst du in dieser Runde?
phase-block-help =
    Zu zweit sperrt ihr beide je einen Plan, bevor jemand plant; er ist dann für euch beide tabu. Danach plant
    zuerst die andere Person und zuletzt der Startspieler.
phase-plan = Was planst du für diese Runde?
phase-plan-help =
    Dein Plan sagt, wie viele Karten du jetzt ziehst, wie viele Boten und wie viele Aktionen du hast und wann
    du an der Reihe bist: Je weiter links der Plan, desto früher. Dann sagst du, wie viele Karten du von welchem
    Deck ziehst, bevor du irgendeine davon ansiehst. Mit Ereignissen gibst du sofort Geld aus, Helfer und
    Ausgaben dienen dir immer wieder, Immobilien vernichten viel Geld auf einmal, und Gefährten machen andere
    Karten teurer.
phase-errand = Wohin schickst du deinen Boten?
phase-errand-help =
    Auf jeden Platz geht in einer Runde nur ein Bote. Er bringt dir eine Karte aus dem Angebot, eine unbekannte
    Karte oben von einem Deck, einen Gefährtenjoker oder eine Erweiterung (einen Platz mehr auf deiner Tafel);
    oder er verteilt die Modifikationsmarker des Immobilienmarkts neu, oder er gibt in der Oper sofort Geld
    aus. Mit Immobilien darfst du keine Schulden machen.
phase-act = Wie nutzt du deine Karten?
phase-act-help =
    Weiße Karten spielst du einmal: Du zahlst die Aktionen und gibst das Geld aus, und Gefährten dürfen
    mitkommen, damit es mehr wird. Schwarze Karten legst du auf deine Tafel und kannst sie einmal je Runde
    aktivieren. Ein Gefährtenmarker kommt für eine Aktion auf das oberste freie Feld einer Karte. Immobilien
    kaufst und verkaufst du für je eine Aktion: Kauf teuer, lass sie verfallen, verkauf billig. Solange du
    Immobilien besitzt, darfst du keine Schulden machen. Ungenutzte Aktionen verfallen.
phase-keep = Welche Karten behältst du für die nächste Runde?
phase-keep-help =
    Du behältst höchstens { $box-boards-hand_limit } Karten, und zwei mehr für jeden Helfer mit diesem Vorteil. Der Rest kommt
    verdeckt auf die Ablagestapel, und Gefährtenjoker gehen zurück. Alle wählen gleichzeitig und geheim.
phase-over = Das Spiel ist aus
phase-over-help =
    Die niedrigste Summe gewinnt: das Geld (Schulden zählen unter 0), dazu für jede Immobilie ihr Wert und noch
    { $box-boards-end_property_penalty } Pfund. Bei Gleichstand gewinnt, wer in der letzten Runde den Plan weiter links hatte.

## Events

event-will-read = Das Testament wird verlesen: Alle erben { $money } Pfund.
event-market-set = Der Immobilienmarkt: Bauernhöfe { $farm }, Villen { $villa }, Sommerresidenzen { $summer }, Herrenhäuser { $mansion }.
event-start-player-chosen = { $seat } beginnt die erste Runde.
event-cards-seen = { $seat } sieht diese Karten: { $cards }.
event-round-began = Runde { $round } beginnt.
event-offer-laid = Im Angebot: { $cards }.
event-deck-shuffled =
    Ein Ablagestapel wird gemischt und dient wieder als Deck ({ $deck }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }).
event-hand-put-aside =
    { $seat } behält { $kept ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $kept } Karten
    } und gibt { $given ->
        [0] keine
       *[other] { $given }
    } ab.
# The list can be empty: the sentence before it said how many cards were kept.
event-cards-kept = Karten, die { $seat } behalten hat: { $cards }.
event-plan-blocked = { $seat } sperrt Plan { $plan }.
event-plan-chosen =
    { $seat } nimmt Plan { $plan }: { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $boys ->
        [one] 1 Bote
       *[other] { $boys } Boten
    }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }.
event-cards-drawn =
    { $seat } zieht: Ereignisse { $events }, Helfer & Ausgaben { $helpers }, Immobilien { $properties }, Gefährten { $companions }.
event-offer-taken = Der Bote von { $seat } bringt aus dem Angebot: { $card }.
event-wild-taken = Der Bote von { $seat } bringt einen Gefährtenjoker.
event-extension-taken = { $seat } nimmt eine Erweiterung und hat jetzt { $spaces } Plätze auf der Tafel.
event-market-changed = { $seat } ordnet den Immobilienmarkt neu: Bauernhöfe { $farm }, Villen { $villa }, Sommerresidenzen { $summer }, Herrenhäuser { $mansion }.
event-unknown-drawn = Der Bote von { $seat } bringt eine unbekannte Karte ({ $deck }).
event-opera-visited = { $seat } gibt in der Oper { $money } Pfund aus.
event-errand-impossible = Dem Boten von { $seat } steht kein Platz offen: Er bleibt zu Hause.
event-card-played =
    { $seat } spielt „{ $card }“ { $actions ->
        [0] ohne Aktion
        [one] für 1 Aktion
       *[other] für { $actions } Aktionen
    } und gibt { $money ->
        [0] nichts
       *[other] { $money } Pfund
    } aus.
event-companions-joined = Mit dabei bei { $seat }: { $cards }.
event-actions-gained =
    { $seat } gewinnt { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }.
event-marker-put = { $seat } setzt einen Gefährtenmarker auf „{ $card }“: { $companion }.
event-house-lowered = { $seat } wertet { $card } ab: jetzt nur noch £{ $value } wert.
event-card-laid =
    { $seat } legt „{ $card }“ { $actions ->
        [0] ohne Aktion
        [one] für 1 Aktion
       *[other] für { $actions } Aktionen
    } aus.
event-card-removed = { $seat } legt „{ $card }“ ab, um Platz zu machen.
event-card-activated = { $seat } aktiviert „{ $card }“ und gibt { $money } Pfund aus.
event-property-bought = { $seat } kauft { $card } für { $money } Pfund.
event-property-sold = { $seat } verkauft { $card } für { $money } Pfund.
event-turn-ended =
    { $seat } beendet den Zug. Geld übrig: { $money } Pfund{ $actions ->
        [0] .
        [one] ; 1 Aktion verfällt.
       *[other] ; { $actions } Aktionen verfallen.
    }
event-went-bankrupt = { $seat } ist bankrott ({ $money } Pfund)! Diese Runde ist die letzte.
event-house-decayed = { $card } von { $seat } wurde nicht instand gehalten: jetzt nur noch £{ $value } wert.
event-player-placed = Platz { $place }: { $seat }, mit der Summe { $total } Pfund.

## What single choices lead to

hint-done =
    { $actions ->
        [0] du hast keine Aktion mehr
        [one] 1 ungenutzte Aktion verfällt
       *[other] { $actions } ungenutzte Aktionen verfallen
    }{ $count ->
        [0] { "" }
       *[other] ; ohne Aktion kannst du noch aktivieren: { $cards }
    }
hint-enough =
    { $phase ->
        [act] kein zweites Tier
       *[keep] alles andere kommt verdeckt auf die Ablagestapel
    }
hint-block =
    { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $boys ->
        [one] 1 Bote
       *[other] { $boys } Boten
    }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
hint-plan =
    { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $boys ->
        [one] 1 Bote
       *[other] { $boys } Boten
    }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
hint-extra = { $cards } mehr, als dein Plan sagt
# How many cards lie in the deck, and how many on its discard pile; short, for narrow screens.
hint-draw-event =
    Deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , abgelegt { $discarded }
    }
hint-draw-helper_expense =
    Deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , abgelegt { $discarded }
    }
hint-draw-property =
    Deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , abgelegt { $discarded }
    }
hint-draw-companion =
    Deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , abgelegt { $discarded }
    }
hint-take =
    { $kind ->
        [wild] steht für jeden Gefährten; nur in dieser Runde zu nutzen
       *[card] { $name }: { $face }
    }
hint-extension = ein Platz mehr auf deiner Tafel (jetzt { $spaces })
hint-market = du verteilst die Modifikationsmarker neu (jetzt: { $modifiers })
hint-opera = du gibst sofort £{ $money } aus
hint-unknown =
    die oberste Karte; im Deck: { $size }{ $discarded ->
        [0] { "" }
       *[other] , dazu { $discarded } abgelegt
    }
hint-set-farm =
    { $same ->
        [yes] wie bisher
       *[no] statt bisher { $now }
    }
hint-set-villa =
    { $same ->
        [yes] wie bisher
       *[no] statt bisher { $now }
    }
hint-set-summer =
    { $same ->
        [yes] wie bisher
       *[no] statt bisher { $now }
    }
hint-set-mansion =
    { $same ->
        [yes] wie bisher
       *[no] statt bisher { $now }
    }
hint-keep = { $face }
hint-play = { $face }
hint-option =
    { $actions ->
        [0] ohne Aktion
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }: £{ $money }
hint-with =
    { $use ->
        [put] kommt auf den Ablagestapel
       *[play] £{ $money } mehr
    }
hint-wild-as =
    { $use ->
        [put] geht zurück ins Angebot
       *[play] £{ $money } mehr
    }
hint-lay = { $face }
hint-buy = Preis £{ $price }; { $face }
hint-instead-of = diese Karte verlässt deine Tafel: { $face }
hint-put =
    für { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $companion }: von da an bis zu £{ $money } in jeder Runde
hint-activate =
    £{ $amounts }{ $actions ->
        [0] , ohne Aktion
        [one] , 1 Aktion
       *[other] , { $actions } Aktionen
    }
hint-free = noch { $left } von { $most } in dieser Runde
hint-spend =
    { $actions ->
        [0] { "" }
        [one] für 1 Aktion; { "" }
       *[other] für { $actions } Aktionen; { "" }
    }es bleiben dir { $left }
hint-sell = du bekommst £{ $price } (Wert { $value })
hint-get =
    { $actions ->
        [0] { "" }
        [one] für 1 Aktion; { "" }
       *[other] für { $actions } Aktionen; { "" }
    }du hast dann { $left }
hint-lower = von £{ $value } auf £{ $next }

## What cards do beyond spending, in a few words (at most 30 characters) and with the numbers of the box

board-effect-per_farm = £{ $money } je Bauernhof
board-effect-per_marker =
    { $companion ->
        [chef] £{ $money } je Koch auf Bauernhöfen
        [guest] £{ $money } je Gast auf Bauernhöfen
        [dog] £{ $money } je Hund auf Bauernhöfen
       *[horse] £{ $money } je Pferd auf Bauernhöfen
    }
board-effect-animals =
    { $count ->
        [1] 1 Tiermarker
        [2] 1 oder 2 Tiermarker
       *[other] 1 bis { $count } Tiermarker
    }
board-effect-steps_down =
    { $count ->
        [one] Häuser { $count } Stufe tiefer
       *[other] Häuser { $count } Stufen tiefer
    }
board-effect-actions =
    { $count ->
        [one] +{ $count } Aktion
       *[other] +{ $count } Aktionen
    }
board-effect-trade-farm =
    { $count ->
        [one] { $count } Hofgeschäft ohne Aktion
       *[other] { $count } Hofgeschäfte ohne Aktion
    }
board-effect-trade-house =
    { $count ->
        [one] { $count } Hausgeschäft ohne Aktion
       *[other] { $count } Hausgeschäfte ohne Aktion
    }
board-effect-trade-property =
    { $count ->
        [one] { $count } Geschäft ohne Aktion: { $types }
       *[other] { $count } Geschäfte ohne Aktion: { $types }
    }
board-effect-activation-farm =
    { $count ->
        [one] { $count } Hof ohne Aktion aktivieren
       *[other] { $count } Höfe ohne Aktion aktivieren
    }
board-effect-activation-house =
    { $count ->
        [one] { $count } Haus ohne Aktion aktivieren
       *[other] { $count } Häuser ohne Aktion aktivieren
    }
board-effect-activation-property = { $count }× ohne Aktion aktivieren: { $types }
board-effect-price-farm = Bauernhöfe { $change }
board-effect-price-house = Häuser { $change }
board-effect-price-property = { $types } { $change }
board-effect-upkeep = Unterhalt +£{ $money }: { $types }
board-effect-symbols = { $symbols } +£{ $money }
board-effect-symbol =
    { $symbol ->
        [cutlery] Besteck
        [carriage] Kutsche
        [mask] Maske
        [helm] Steuerrad
        [wine] Wein
       *[opera] Oper
    }
board-effect-white_actions =
    { $count ->
        [one] +{ $count } Aktion für weiße Karten
       *[other] +{ $count } Aktionen für weiße Karten
    }
board-effect-cards =
    { $deck ->
        [event] { $count } Ereignisse mehr ziehen
        [companion] { $count } Gefährten mehr ziehen
       *[any] { $count } Karten mehr ziehen
    }
board-effect-keep =
    { $count ->
        [one] { $count } Karte mehr behalten
       *[other] { $count } Karten mehr behalten
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
        [farm] Hof
        [villa] Villa
        [summer] Sommer
       *[mansion] Herren
    }
# Decks in a table: at most 9 letters.
board-deck =
    { $deck ->
        [event] Ereignis
        [helper_expense] Helfer
        [property] Immobilie
        [companion] Gefährte
        [wild] Joker
       *[special] Sonder
    }

## Names: decks, as they stand alone or in brackets

name-card = beliebiges Deck
name-event = Ereignisse
name-helper_expense = Helfer & Ausgaben
name-property = Immobilien
name-companion = Gefährten
name-special_1 = Sonderkarten mit 1 Krone
name-special_2 = Sonderkarten mit 2 Kronen
name-special_3 = Sonderkarten mit 3 Kronen
name-last_will = Karten „Letzter Wille“

## Names: types of property

name-farm = Bauernhof
name-villa = Villa
name-summer = Sommerresidenz
name-mansion = Herrenhaus

## Names: cards. Those that share a name are told apart by a label; short names read best (at most 30 characters).

name-dinner_basic = Abendessen
name-dinner_chef_guest = Abendessen (Koch, Gast)
name-dinner_dog = Abendessen (Hund)
name-carriage_basic = Kutschfahrt
name-carriage_horse = Kutschfahrt (Pferd)
name-carriage_guest_dog = Kutschfahrt (Gast, Hund)
name-boat_basic = Bootsfahrt
name-boat_dog_guest_chef = Bootsfahrt (Hund, Gast, Koch)
name-boat_guest_chef = Bootsfahrt (Gast, Koch)
name-theatre_basic = Theater
name-theatre_guest = Theater (Gast)
name-theatre_horse_guest = Theater (Pferd, Gast)
name-soiree_basic = Abendgesellschaft
name-soiree_chef_guest = Abendgesellschaft (Koch, Gast)
name-ball = Festball
name-cruise = Kreuzfahrt
name-gambling = Glücksspiel
name-theatre_season = Festspiele
name-races = Pferderennen
name-day_trip = Tagesausflug
name-friend_hand = Alter Schulkumpel (behalten)
name-friend_action = Alter Schulkumpel (Aktion)
name-bon_vivant = Lebemann
name-butler = Butler
name-secretary = Sekretär
name-friend_companions = Alter Schulkumpel (Gefährten)
name-steward_farm = Gutsverwalter
name-steward_house = Hausverwalter
name-gardener_vm = Gärtner (Villa, Herrenhaus)
name-gardener_sm = Gärtner (Sommer, Herrenhaus)
name-gardener_sv = Gärtner (Sommer, Villa)
name-agent_trade = Immobilienmakler
name-agent_price = Anlageberater
name-farm_broker = Viehhändler
name-gourmet = Feinschmecker
name-coachman = Kutscher
name-tailor = Schneider
name-sailor = Betrunkener Matrose
name-reserv_chef2 = Reservierung (2 Köche)
name-reserv_chef1 = Reservierung (Koch)
name-reserv_guest = Reservierung (Gast, Hund)
name-coach_horse = Kutschenmiete (Pferd)
name-coach_horse2 = Kutschenmiete (2 Pferde)
name-box_guest = Theaterloge (Gast)
name-box_guest2 = Theaterloge (2 Gäste)
name-yacht = Jacht
name-wine_cellar = Weinkeller
name-club = Herrenclub
name-salon = Salon
name-farm_supplies = Landwirtschaft
name-horse_breeding = Pferdezucht
name-dog_breeding = Hundezucht
name-farm_15 = Bauernhof 15
name-farm_dog_horse = Bauernhof 13
name-farm_dog = Bauernhof 11
name-farm_horses = Bauernhof 17
name-summer_a = Sommerresidenz A
name-summer_b = Sommerresidenz B
name-summer_c = Sommerresidenz C
name-villa_a = Villa A
name-villa_b = Villa B
name-villa_c = Villa C
name-mansion_a = Herrenhaus A
name-mansion_b = Herrenhaus B
name-mansion_c = Herrenhaus C
name-chef = Koch
name-guest = Gast
name-dog = Hund
name-horse = Pferd
name-wild = Gefährtenjoker
name-livestock_market = Viehmarkt
name-early_start = Früher Start
name-gala_dinner = Galadiner
name-private_table = Stammtisch
name-school_friend = Alter Schulkumpel (Karten)
name-hectic_day_2 = Hektischer Tag (2 Kronen)
name-wild_party_2 = Wilde Feier (2 Kronen)
name-luxury_cruise = Luxuskreuzfahrt
name-coach_and_four = Ausfahrt im Vierspänner
name-landscape_gardener = Landschaftsgärtner
name-crooked_agent = Betrügerischer Makler
name-hectic_day_3 = Hektischer Tag (3 Kronen)
name-wild_party_3 = Wilde Feier (3 Kronen)
name-masked_ball = Maskenball
name-premiere = Premiere
name-banquet = Bankett
name-world_tour = Weltreise
name-will_70 = Letzter Wille (70 Pfund)
name-will_80 = Letzter Wille (80 Pfund)
name-will_90 = Letzter Wille (90 Pfund)
name-will_100 = Letzter Wille (100 Pfund)
name-will_110 = Letzter Wille (110 Pfund)
name-will_120 = Letzter Wille (120 Pfund)
name-will_130 = Letzter Wille (130 Pfund)

## Board

board-plans = Die Pläne von links nach rechts und der Immobilienmarkt
board-heirs = Die Erben
board-offer = Im Angebot
board-yours = Deine Tafel
board-own = Deine Hand
board-aim =
    Das Ziel: dein Erbe verprassen. Die niedrigste Summe gewinnt: dein Geld, dazu für jede Immobilie, die du
    noch besitzt, ihr Wert und noch { $box-boards-end_property_penalty } Pfund. Schulden zählen unter 0. Das Spiel endet nach der Runde, in der
    jemand weder Immobilien noch Geld hat, spätestens nach { $box-boards-rounds } Runden.
board-round = Runde { $round } von { $rounds }
board-last-round = die letzte Runde
board-you = { $name } (du)
board-other = { $name }
board-market = Markt
board-decks = Decks
board-extensions = Erweiterungen { $count }
# Columns are as wide as their longest word: at most 7 characters, “race” at most 14.
board-column =
    { $column ->
        [name] Wer
        [money] Geld
        [total] Summe
        [race] bis zum Ruin
       *[held] Karten
    }
# Spots for boys: short.
board-spot =
    { $spot ->
        [wild] Joker
        [extension] Erweiterung
        [market] Markt
        [opera] Oper
       *[unknown] Unbekannt
    }
board-hand =
    Hand: { $backs }{ $count ->
        [0] { "" }
       *[other] , bekannt: { $known }
    }
board-no-card = keine Karte auf der Hand
board-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-plans = ▤ Karten ziehen · ♟ Boten · ▸ Aktionen · ✕ gesperrt · weiter links: früher am Zug
board-sign-heirs = ▶ jetzt · ⚑ Start · ⌂ Immobilien ■ Tafel ▤ Hand
board-sign-offer =
    ○ frei · ♟ besetzt{ $shared ->
        [yes] { " " }· * 2 für alle *
       *[no] { "" }
    }
board-sign-own = □ einmal · ■ auf der Tafel · ⌂ Immobilie · ◦ Gefährte · ▸ Aktionen · ↻ jede Runde
# More signs for the help: letters are those of board-companion.
board-sign-spaces =
    S1, N1, X1 …: Felder des Angebots{ $shared ->
        [yes] , die mit * teilen sich 2 Botenplätze
       *[no] { "" }
    }
board-sign-faces = Karten: £13›10›7 verliert an Wert; K Koch, G Gast, H Hund, P Pferd; K+2 gibt mit einem Koch £2 mehr aus; K5 gibt mit einem Kochmarker £5 aus; ●K besetzt, ○K frei; ✓ aktiviert; × Helfer hat gedient; ▫ freier Platz; † bankrott
board-sign-symbols = Symbole, auf die Helfer achten: ♆ Besteck, ⊛ Kutsche, ☻ Maske, ☸ Steuerrad oder Wein
board-ask-act =
    { $question } Du hast { $actions ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } (Geld: { $money }).
board-ask-keep = { $question } Höchstens { $most }, bisher { $count }.
board-next =
    { $verb ->
        [plan] Wie viele Karten ziehst du von welchem Deck? Noch zu verteilen: { $left }.
        [market] Welcher Modifikationsmarker kommt wohin?
        [opera] Wie viel gibst du aus?
        [play] Wie spielst du die Karte?
        [lay] Welche Karte macht Platz?
        [put] Welcher Gefährte kommt dorthin?
       *[other] Wie genau?
    }
board-race = Geld und Immobilien in Pfund, Runde für Runde: weniger ist besser
board-result =
    Summe { $total } (Geld { $money }{ $count ->
        [0] )
       *[other] , besitzt noch { $cards })
    }
board-ended =
    { $count ->
        [0] Runde { $round } war die letzte: Alle Runden sind gespielt.
       *[other] Runde { $round } war die letzte. Bankrott: { $names }.
    }
# Cards in words: what a white card costs and spends, and who adds to it.
board-told-option =
    £{ $money } { $actions ->
        [0] ohne Aktion
        [one] für 1 Aktion
       *[other] für { $actions } Aktionen
    }
board-told-options = { $options }
board-told-joins = mit { $companion } +£{ $money }
board-told-symbol =
    Symbol: { $symbol ->
        [cutlery] Besteck
        [carriage] Kutsche
        [mask] Maske
       *[helm] Steuerrad oder Wein
    }
board-told-values =
    { $count ->
        [one] Wert £{ $values }
       *[other] Werte { $values }
    }
board-told-lay =
    { $actions ->
        [0] ohne Aktion auszulegen
        [one] 1 Aktion zum Auslegen
       *[other] { $actions } Aktionen zum Auslegen
    }
board-told-activate =
    jede Runde £{ $money }{ $actions ->
        [0] { "" }
        [one] { " " }für 1 Aktion
       *[other] { " " }für { $actions } Aktionen
    }
# Spaces are filled one after the other; “again”: by the same companion as the one before.
board-told-space =
    { $order ->
        [first] mit { $companion } £{ $money }
        [again] danach mit noch einem { $companion } £{ $money }
       *[next] danach auch mit { $companion } £{ $money }
    }
board-told-companion = kommt mit einer anderen Karte mit
board-told-wild = steht für jeden Gefährten
board-spoken-round =
    Runde { $round } von { $rounds }. Startspieler: { $start }.{ $count ->
        [0] { "" }
       *[other] { " " }Zugfolge: { $order }.
    }{ $last ->
        [yes] { " " }Diese Runde ist die letzte.
       *[no] { "" }
    }
board-spoken-market = Immobilienmarkt: { $modifiers }.
board-spoken-plan =
    Plan { $plan }: { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $boys ->
        [one] 1 Bote
       *[other] { $boys } Boten
    }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }{ $taken ->
        [taken] ; { $name }.
        [blocked] ; gesperrt.
       *[free] .
    }
board-spoken-space =
    Im Angebot, { $slot }: { $card } ({ $face }){ $shared ->
        [yes] , mit gemeinsamen Botenplätzen.
       *[no] .
    }
board-spoken-spots = Freie Botenplätze: Gefährtenjoker { $wild }, Erweiterung { $extension }, Immobilienmarkt { $market }, Oper { $opera }, unbekannte Karten { $unknown } (einer für jede Person).
board-spoken-shared = Freie Botenplätze für die Karten, die sie sich teilen: { $count }.
board-spoken-deck = { $deck } { $size } (abgelegt { $discarded })
board-spoken-decks = Decks: { $decks }.
board-spoken-heir =
    { $name }: Geld { $money }, Summe { $total }, Aktionen { $actions }, Plätze auf der Tafel { $spaces }, { $cards ->
        [0] keine Karte auf der Hand
       *[other] auf der Hand: { $backs }
    }{ $bankrupt ->
        [yes] ; bankrott.
       *[no] .
    }
board-spoken-card =
    Auf der Tafel: { $card }{ $property ->
        [yes] , Wert { $value }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] , Marker: { $markers }
    }{ $activated ->
        [yes] , aktiviert
       *[no] { "" }
    }{ $uses ->
        [0] { "" }
       *[other] , hat in dieser Runde gedient
    } ({ $face }).
board-spoken-known = Bekannt auf der Hand von { $name }: { $cards }.
board-spoken-errands = Die Boten von { $name }: { $errands }.
board-spoken-own =
    Auf deiner Hand: { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    } ({ $face }).
board-summary =
    Dein Geld: { $money }. Summe: { $total }. Aktionen: { $actions }. Hand: { $count ->
        [0] keine Karte.
       *[other] { $cards }.
    }
board-memory-seen = Auf dem Ablagestapel gesehen ({ $deck }): { $cards }.
board-memory-unseen = Noch nicht gesehen ({ $deck }): { $cards }.
board-memory-aside = Verdeckt abgegeben hast du: { $cards }.

## Was einer Wahl fehlt, die jetzt nicht möglich ist

lack-actions =
    { $needed ->
        [one] kostet 1 Aktion
       *[other] kostet { $needed } Aktionen
    }, du hast { $there }
lack-money = kostet £{ $needed }, du darfst £{ $there } ausgeben
lack-space = dein Tableau ist voll, und es liegen nur Immobilien darauf
lack-round = nur einmal in jeder Runde
lack-companion = der Begleiter für das nächste Feld ist nicht auf deiner Hand
lack-animal = auf keine deiner Karten passt jetzt ein Hund oder ein Pferd
lack-house = du hast kein Haus, dessen Wert noch fallen kann
lack-amount = noch zählt keiner deiner Höfe und kein Tier, es gäbe also nichts aus
lack-spot = dort ist jeder Platz besetzt
lack-taken = diesen Plan hat schon jemand
lack-blocked = dieser Plan ist gesperrt
lack-wild = dort liegt kein Joker
lack-extension = es ist keine Erweiterung mehr da
lack-deck = es ist keine Karte mehr zu ziehen

## Die Schachtel

box-field =
    { $field ->
        [players] Spielerzahlen
        [decks] Karten in jedem Stapel
        [event] Ereignisse
        [helper_expense] Helfer und Ausgaben
        [property] Immobilien
        [companion] Gefährten
        [special] Sonderkarten
        [wild] Gefährtenjoker
        [last_will] Testamentkarten
        [boards] Tafeln und Zahlen
        [plans_2_3] Pläne zu 2 und 3: Karten, Boten, Aktionen
        [plans_4_5] Pläne zu 4 und 5: Karten, Boten, Aktionen
        [modifiers] Marktwerte
        [unknown_card_spots_per_player] Verdeckte Karten im Angebot je Spieler
        [player_board_slots] Plätze einer Tafel
        [extensions] Erweiterungen der Tafeln
        [hand_limit] Höchstens auf der Hand behalten
        [start_hand_helper] Ausgeteilte Helfer und Ausgaben
        [start_hand_property] Ausgeteilte Immobilien
        [start_keep] Anfangs behaltene Karten
        [rounds] Runden
        [start_money] Geld am Anfang
        [opera_money] Geld für die Oper
        [end_property_penalty] Strafe für eine Immobilie am Ende
        [offer_2_3] Angebot zu 2 und 3
        [offer_2_3_group_spots] Plätze, die Karten teilen
        [offer_4_5] Angebot zu 4 und 5
        [supplement_3] Zusätzlich zu 3
        [supplement_5] Zusätzlich zu 5
        [slot] Platz
        [from_to] Von Runde, bis Runde, Stapel
        [spots] Plätze für Boten
        [extension] Erweiterungen
        [market] Immobilienmarkt
        [opera] Oper
        [card] Karten
        [id] Kürzel in Protokollen
        [deck] Stapel
        [count] Wie viele
        [frame] Rahmen
        [kind] Art
        [symbols] Symbole
        [options] Möglichkeiten, sie zu spielen
        [actions] Aktionen
        [money] Geld
        [companions] Gefährten
        [add] Dazu
        [place_actions] Aktionen zum Auslegen
        [activate] Aktivieren
        [slots] Plätze für Gefährten
        [ladder] Werte, fallend
        [depreciates] Verliert an Wert
        [effects] Wirkungen
        [crowns] Kronen
        [effect] Wirkungen, die Karten haben können
        [on] Auf welcher Art von Karte
        [per_farm] Geld für jeden Hof
        [per_marker] Geld für jeden dieser Gefährten auf Höfen
        [animals] Tiere, die eingesetzt werden
        [steps_down] Stufen, um die Häuser fallen
        [types] Für diese Immobilien
        [saves] Spart die Aktionen für
        [uses] Wie oft in einer Runde
        [cheaper] Senkt einen Preis um
        [dearer] Erhöht einen Preis um
        [more_money] Gibt mehr aus
        [white_actions] Aktionen für weiße Karten
        [cards] Mehr Karten ziehen
        [keep] Mehr Karten behalten
       *[other] { $field }
    }
