### Last Will

game-title = Last Will
game-summary = Everybody inherits the same money, and whoever squanders it best inherits the rest: dine, sail, and ruin houses.
option-will = Inheritance
option-will-random = drawn

## Choices. What they are about is named already; hints say what they cost and bring.

choice-done = end your turn
choice-enough = that is enough
choice-block = block plan { $what }
choice-plan = plan { $what }
# Extra cards thanks to a helper: from any deck, or from one.
choice-extra = extra cards: { $what }
choice-draw-event = events: { $what }
choice-draw-helper_expense = helpers and expenses: { $what }
choice-draw-property = properties: { $what }
choice-draw-companion = companions: { $what }
# The name of an offer space (S1, N2 …), or the Wild Companion.
choice-take = take { $what }
choice-extension = take an extension
choice-market = to the property market
choice-set-farm = farms { $what }
choice-set-villa = villas { $what }
choice-set-summer = summer residences { $what }
choice-set-mansion = mansions { $what }
choice-opera = to the opera
choice-unknown = an unknown card: { $what }
choice-keep = keep { $what }
choice-play = play { $what }
choice-option = option { $what }
choice-with = companion card: { $what }
choice-wild-as = Wild Companion as { $what }
choice-lay = lay { $what }
choice-buy = buy { $what }
choice-instead-of = in place of { $what }
choice-put = put a companion on { $what }
choice-activate = activate { $what }
choice-free = without an action, thanks to { $what }
choice-spend = spend £{ $what }
choice-sell = sell { $what }
choice-get = receive £{ $what }
choice-lower = lower { $what } by a step

## Phases: what is asked, and what it is about

phase-inherit = Which cards do you keep?
phase-inherit-help =
    Of your first cards you keep { $box-boards-start_keep }, in secret; the others go face down onto the discard piles. Helpers
    and expenses are laid on your board and serve you in every round. Properties are bought: they cost a
    lot; houses lose value in each round in which you do not maintain them, and bring in less when sold.
phase-block = Which plan do you close for this round?
phase-block-help =
    With two players, each blocks one plan before anybody plans; it is closed to both of you. Then the other
    player plans first, and the start player last.
phase-plan = What do you plan for this round?
phase-plan-help =
    A plan says how many cards you draw now, how many errand boys you have, how many actions, and when it is
    your turn: plans further left come first. Then you say how many cards you draw from which deck, before
    you look at any of them. Events are money spent at once, helpers and expenses serve again and again,
    properties lose a lot of money at once, companions make other cards dearer.
phase-errand = Where do you send your errand boy?
phase-errand-help =
    Each spot takes one boy in a round. A boy brings a card of the offer, an unknown card from the top of a
    deck, a wild companion or an extension (one more space on your board); or he lays the modifiers of the
    property market anew, or spends money at the opera at once. With property you may not get into debt.
phase-act = How do you use your cards?
phase-act-help =
    White cards are played once: you pay the actions, spend the money, and companions may come along for more.
    Black cards are laid on your board and can be activated once a round. A companion marker goes on the
    topmost free space of a card for one action. Property is bought and sold for one action each: buy dear,
    let it go to ruin, sell cheap. As long as you own property you may not get into debt. Unused actions are
    lost.
phase-keep = Which cards do you keep for the next round?
phase-keep-help =
    You keep at most { $box-boards-hand_limit } cards, and two more for each helper with this benefit. The rest goes face down onto
    the discard piles, and wild companions go back. Everybody chooses at the same time and in secret.
phase-over = The game is over
phase-over-help =
    The lowest total wins: money (debts count below 0), and for each property its value and £{ $box-boards-end_property_penalty } more. A tie
    goes to whoever had the plan further left in the last round.

## Events

event-will-read = The will is read: everybody inherits £{ $money }.
event-market-set = The property market: farms { $farm }, villas { $villa }, summer residences { $summer }, mansions { $mansion }.
event-start-player-chosen = { $seat } is the first start player.
event-cards-seen = { $seat } looks at: { $cards }.
event-round-began = Round { $round } begins.
event-offer-laid = On offer: { $cards }.
event-deck-shuffled =
    A discard pile is shuffled and becomes the deck again ({ $deck }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).
event-hand-put-aside =
    { $seat } keeps { $kept ->
        [0] no card
        [one] 1 card
       *[other] { $kept } cards
    } and gives up { $given ->
        [0] none
       *[other] { $given }
    }.
# The list can be empty: the sentence before it said how many cards were kept.
event-cards-kept = Cards that { $seat } has kept: { $cards }.
event-plan-blocked = { $seat } blocks plan { $plan }.
event-plan-chosen =
    { $seat } takes plan { $plan }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $boys ->
        [one] 1 errand boy
       *[other] { $boys } errand boys
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
event-cards-drawn =
    { $seat } draws: events { $events }, helpers and expenses { $helpers }, properties { $properties }, companions { $companions }.
event-offer-taken = { $seat }'s boy brings from the offer: { $card }.
event-wild-taken = { $seat }'s boy brings a Wild Companion.
event-extension-taken = { $seat } takes an extension and has { $spaces } board spaces now.
event-market-changed = { $seat } lays the property market anew: farms { $farm }, villas { $villa }, summer residences { $summer }, mansions { $mansion }.
event-unknown-drawn = { $seat }'s boy brings an unknown card ({ $deck }).
event-opera-visited = { $seat } spends £{ $money } at the opera.
event-errand-impossible = There is no open spot for { $seat }'s boy: he stays at home.
event-card-played =
    { $seat } plays { $card } for { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    } and spends £{ $money }.
event-companions-joined = { $seat } brings along: { $cards }.
event-actions-gained =
    { $seat } gains { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
event-marker-put = { $seat } puts a companion marker on { $card }: { $companion }.
event-house-lowered = { $seat } lets { $card } come down: it is worth £{ $value } now.
event-card-laid =
    { $seat } lays { $card } for { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }.
event-card-removed = { $seat } removes { $card } to make room.
event-card-activated = { $seat } activates { $card } and spends £{ $money }.
event-property-bought = { $seat } buys { $card } for £{ $money }.
event-property-sold = { $seat } sells { $card } for £{ $money }.
event-turn-ended =
    { $seat } ends the turn. Money left: { $money ->
        [one] { $money } pound
       *[other] { $money } pounds
    }{ $actions ->
        [0] .
        [one] ; 1 action is lost.
       *[other] ; { $actions } actions are lost.
    }
event-went-bankrupt =
    { $seat } is bankrupt ({ $money ->
        [one] { $money } pound
       *[other] { $money } pounds
    })! This round is the last.
event-house-decayed = { $seat }'s { $card } was not maintained: it is worth £{ $value } now.
event-player-placed =
    Place { $place }: { $seat }, with a total of { $total ->
        [one] { $total } pound
       *[other] { $total } pounds
    }.

## What single choices lead to

hint-done =
    { $actions ->
        [0] you have no action left
        [one] 1 unused action is lost
       *[other] { $actions } unused actions are lost
    }{ $count ->
        [0] { "" }
       *[other] ; without an action you can still activate: { $cards }
    }
hint-enough =
    { $phase ->
        [act] no second animal
       *[keep] everything else goes face down to the discard piles
    }
hint-block =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $boys ->
        [one] 1 boy
       *[other] { $boys } boys
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
hint-plan =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $boys ->
        [one] 1 boy
       *[other] { $boys } boys
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
hint-extra = { $cards } more than your plan says
# How many cards lie in the deck, and how many on its discard pile; short, for narrow screens.
hint-draw-event =
    deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , discarded { $discarded }
    }
hint-draw-helper_expense =
    deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , discarded { $discarded }
    }
hint-draw-property =
    deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , discarded { $discarded }
    }
hint-draw-companion =
    deck { $size }{ $discarded ->
        [0] { "" }
       *[other] , discarded { $discarded }
    }
hint-take =
    { $kind ->
        [wild] stands for any companion; to be used in this round
       *[card] { $name }: { $face }
    }
hint-extension = one more space on your board (now { $spaces })
hint-market = you lay the modifiers anew (now: { $modifiers })
hint-opera = you spend £{ $money } at once
hint-unknown =
    the top card; in the deck: { $size }{ $discarded ->
        [0] { "" }
       *[other] , and { $discarded } discarded
    }
hint-set-farm =
    { $same ->
        [yes] as it is now
       *[no] instead of { $now } now
    }
hint-set-villa =
    { $same ->
        [yes] as it is now
       *[no] instead of { $now } now
    }
hint-set-summer =
    { $same ->
        [yes] as it is now
       *[no] instead of { $now } now
    }
hint-set-mansion =
    { $same ->
        [yes] as it is now
       *[no] instead of { $now } now
    }
hint-keep = { $face }
hint-play = { $face }
hint-option =
    { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }: £{ $money }
hint-with =
    { $use ->
        [put] goes onto the discard pile
       *[play] £{ $money } more
    }
hint-wild-as =
    { $use ->
        [put] goes back to the offer
       *[play] £{ $money } more
    }
hint-lay = { $face }
hint-buy = price £{ $price }; { $face }
hint-instead-of = this card leaves your board: { $face }
hint-put =
    for { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $companion }: from then on up to £{ $money } in each round
hint-activate =
    £{ $amounts }{ $actions ->
        [0] , no action
        [one] , 1 action
       *[other] , { $actions } actions
    }
hint-free = still { $left } of { $most } this round
hint-spend =
    { $actions ->
        [0] { "" }
        [one] for 1 action; { "" }
       *[other] for { $actions } actions; { "" }
    }leaves you { $left }
hint-sell = you receive £{ $price } (value { $value })
hint-get =
    { $actions ->
        [0] { "" }
        [one] for 1 action; { "" }
       *[other] for { $actions } actions; { "" }
    }you have { $left } then
hint-lower = from £{ $value } to £{ $next }

## What cards do beyond spending, in a few words (at most 30 characters) and with the numbers of the box

board-effect-per_farm = £{ $money } per farm
board-effect-per_marker =
    { $companion ->
        [chef] £{ $money } per chef on farms
        [guest] £{ $money } per guest on farms
        [dog] £{ $money } per dog on farms
       *[horse] £{ $money } per horse on farms
    }
board-effect-animals =
    { $count ->
        [1] 1 animal marker
        [2] 1 or 2 animal markers
       *[other] 1 to { $count } animal markers
    }
board-effect-steps_down =
    { $count ->
        [one] houses { $count } step down
       *[other] houses { $count } steps down
    }
board-effect-actions =
    { $count ->
        [one] +{ $count } action
       *[other] +{ $count } actions
    }
board-effect-trade-farm =
    { $count ->
        [one] { $count } farm trade free
       *[other] { $count } farm trades free
    }
board-effect-trade-house =
    { $count ->
        [one] { $count } house trade free
       *[other] { $count } house trades free
    }
board-effect-trade-property =
    { $count ->
        [one] { $count } trade free: { $types }
       *[other] { $count } trades free: { $types }
    }
board-effect-activation-farm = { $count } farm upkeep free
board-effect-activation-house = { $count } house upkeep free
board-effect-activation-property = { $count } upkeep free: { $types }
board-effect-price-farm = farms { $change }
board-effect-price-house = houses { $change }
board-effect-price-property = { $types } { $change }
board-effect-upkeep = upkeep +£{ $money }: { $types }
board-effect-symbols = { $symbols } +£{ $money }
board-effect-symbol =
    { $symbol ->
        [cutlery] cutlery
        [carriage] carriage
        [mask] mask
        [helm] wheel
        [wine] wine
       *[opera] opera
    }
board-effect-white_actions =
    { $count ->
        [one] +{ $count } action for white cards
       *[other] +{ $count } actions for white cards
    }
board-effect-cards =
    { $deck ->
        [event] draw { $count } more events
        [companion] draw { $count } more companions
       *[any] draw { $count } more
    }
board-effect-keep = keep { $count } more
# Signs of the companions on cards: one letter each, all different.
board-companion =
    { $companion ->
        [chef] C
        [guest] G
        [dog] D
       *[horse] H
    }
# Signs of the types of property: at most 7 letters, all different.
board-type =
    { $type ->
        [farm] Farm
        [villa] Villa
        [summer] Summer
       *[mansion] Mansion
    }
# Decks in a table: at most 9 letters.
board-deck =
    { $deck ->
        [event] Events
        [helper_expense] Helpers
        [property] Property
        [companion] Compan.
        [wild] Wild
       *[special] Special
    }

## Names: decks, as they stand alone or in brackets

name-card = any deck
name-event = Events
name-helper_expense = Helpers and Expenses
name-property = Properties
name-companion = Companions
name-special_1 = Special cards with 1 crown
name-special_2 = Special cards with 2 crowns
name-special_3 = Special cards with 3 crowns
name-last_will = Last Will cards

## Names: types of property

name-farm = Farm
name-villa = Villa
name-summer = Summer Residence
name-mansion = Mansion

## Names: cards. Those that share a name are told apart by a label; short names read best (at most 30 characters).

name-dinner_basic = Dinner
name-dinner_chef_guest = Dinner (chef, guest)
name-dinner_dog = Dinner (dog)
name-carriage_basic = Carriage Ride
name-carriage_horse = Carriage Ride (horse)
name-carriage_guest_dog = Carriage Ride (guest, dog)
name-boat_basic = Boat Trip
name-boat_dog_guest_chef = Boat Trip (dog, guest, chef)
name-boat_guest_chef = Boat Trip (guest, chef)
name-theatre_basic = Theatre
name-theatre_guest = Theatre (guest)
name-theatre_horse_guest = Theatre (horse, guest)
name-soiree_basic = Soirée
name-soiree_chef_guest = Soirée (chef, guest)
name-ball = Ball
name-cruise = Cruise
name-gambling = Gambling
name-theatre_season = Theatre Festival
name-races = Horse Races
name-day_trip = Day Trip
name-friend_hand = Old School Friend (keeps)
name-friend_action = Old School Friend (action)
name-bon_vivant = Bon Vivant
name-butler = Butler
name-secretary = Secretary
name-friend_companions = Old School Friend (companions)
name-steward_farm = Farm Steward
name-steward_house = House Steward
name-gardener_vm = Gardener (villa, mansion)
name-gardener_sm = Gardener (summer, mansion)
name-gardener_sv = Gardener (summer, villa)
name-agent_trade = Estate Agent
name-agent_price = Investment Adviser
name-farm_broker = Farm Broker
name-gourmet = Gourmet
name-coachman = Coachman
name-tailor = Tailor
name-sailor = Drunken Sailor
name-reserv_chef2 = Reservation (2 chefs)
name-reserv_chef1 = Reservation (chef)
name-reserv_guest = Reservation (guest, dog)
name-coach_horse = Carriage Hire (horse)
name-coach_horse2 = Carriage Hire (2 horses)
name-box_guest = Theatre Box (guest)
name-box_guest2 = Theatre Box (2 guests)
name-yacht = Yacht
name-wine_cellar = Wine Cellar
name-club = Gentlemen's Club
name-salon = Salon
name-farm_supplies = Farm Supplies
name-horse_breeding = Horse Breeding
name-dog_breeding = Dog Breeding
name-farm_15 = Farm 15
name-farm_dog_horse = Farm 13
name-farm_dog = Farm 11
name-farm_horses = Farm 17
name-summer_a = Summer Residence A
name-summer_b = Summer Residence B
name-summer_c = Summer Residence C
name-villa_a = Villa A
name-villa_b = Villa B
name-villa_c = Villa C
name-mansion_a = Mansion A
name-mansion_b = Mansion B
name-mansion_c = Mansion C
name-chef = Chef
name-guest = Guest
name-dog = Dog
name-horse = Horse
name-wild = Wild Companion
name-livestock_market = Livestock Market
name-early_start = Early Start
name-gala_dinner = Gala Dinner
name-private_table = Private Table
name-school_friend = Old School Friend (cards)
name-hectic_day_2 = Hectic Day (2 crowns)
name-wild_party_2 = Wild Party (2 crowns)
name-luxury_cruise = Luxury Cruise
name-coach_and_four = Coach and Four
name-landscape_gardener = Landscape Gardener
name-crooked_agent = Crooked Agent
name-hectic_day_3 = Hectic Day (3 crowns)
name-wild_party_3 = Wild Party (3 crowns)
name-masked_ball = Masked Ball
name-premiere = Premiere
name-banquet = Banquet
name-world_tour = World Tour
name-will_70 = Last Will (£70)
name-will_80 = Last Will (£80)
name-will_90 = Last Will (£90)
name-will_100 = Last Will (£100)
name-will_110 = Last Will (£110)
name-will_120 = Last Will (£120)
name-will_130 = Last Will (£130)

## Board

board-plans = Plans, from left to right, and the property market
board-heirs = The heirs
board-offer = On offer
board-yours = Your board
board-own = Your hand
board-aim =
    The aim: squander your inheritance. The lowest total wins: your money, and for each property you still own
    its value and £{ $box-boards-end_property_penalty } more. Debts count below 0. The game ends after the round in which somebody has neither
    property nor money, at the latest after { $box-boards-rounds } rounds.
board-round = Round { $round } of { $rounds }
board-last-round = the last round
board-you = { $name } (you)
board-other = { $name }
board-market = Market
board-decks = Decks
board-extensions = Extensions { $count }
# Columns are as wide as their longest word: at most 7 characters, “race” at most 14.
board-column =
    { $column ->
        [name] Player
        [money] Money
        [total] Total
        [race] to nothing
       *[held] Cards
    }
# Spots for boys: short.
board-spot =
    { $spot ->
        [wild] Wild
        [extension] Extension
        [market] Market
        [opera] Opera
       *[unknown] Unknown
    }
board-hand =
    hand: { $backs }{ $count ->
        [0] { "" }
       *[other] , known: { $known }
    }
board-no-card = no card in hand
board-free =
    { $count ->
        [one] 1 free space
       *[other] { $count } free spaces
    }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-plans = ▤ cards to draw · ♟ errand boys · ▸ actions · ✕ blocked · further left: earlier turn
board-sign-heirs = ▶ now · ⚑ start · ⌂ properties ■ board ▤ hand
board-sign-offer =
    ○ free spot · ♟ taken{ $shared ->
        [yes] { " " }· * 2 for all *
       *[no] { "" }
    }
board-sign-own = □ once · ■ on the board · ⌂ property · ◦ companion · ▸ actions · ↻ each round
# More signs for the help: letters are those of board-companion.
board-sign-spaces =
    S1, N1, X1 …: spaces of the offer{ $shared ->
        [yes] , those with * share 2 spots
       *[no] { "" }
    }
board-sign-faces = Cards: £13›10›7 falls in value; C chef, G guest, D dog, H horse; C+2 spends £2 more with a chef; C5 spends £5 with a chef marker; ●C there, ○C free; ✓ activated; × helper has served; ▫ free space; † bankrupt
board-sign-symbols = Symbols that helpers look for: ♆ cutlery, ⊛ carriage, ☻ mask, ☸ wheel or wine
board-ask-act =
    { $question } You have { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    } (money: { $money }).
board-ask-keep = { $question } At most { $most }, { $count } so far.
board-next =
    { $verb ->
        [plan] How many cards do you draw from which deck? Still to share out: { $left }.
        [market] Which modifier goes where?
        [opera] How much do you spend?
        [play] How do you play the card?
        [lay] Which card makes room?
        [put] Which companion goes there?
       *[other] How exactly?
    }
board-race = Money and property in pounds, round by round: less is better
board-result =
    total { $total } (money { $money }{ $count ->
        [0] )
       *[other] , still owns { $cards })
    }
board-ended =
    { $count ->
        [0] Round { $round } was the last: all rounds have been played.
       *[other] Round { $round } was the last. Bankrupt: { $names }.
    }
# Cards in words: what a white card costs and spends, and who adds to it.
board-told-option =
    £{ $money } for { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }
board-told-options = { $options }
board-told-joins = with { $companion } +£{ $money }
board-told-symbol =
    symbol: { $symbol ->
        [cutlery] cutlery
        [carriage] carriage
        [mask] mask
       *[helm] wheel or wine
    }
board-told-values =
    { $count ->
        [one] value £{ $values }
       *[other] values { $values }
    }
board-told-lay =
    { $actions ->
        [0] no action to lay
        [one] 1 action to lay
       *[other] { $actions } actions to lay
    }
board-told-activate =
    each round £{ $money }{ $actions ->
        [0] { "" }
        [one] { " " }for 1 action
       *[other] { " " }for { $actions } actions
    }
# Spaces are filled one after the other; “again”: by the same companion as the one before.
board-told-space =
    { $order ->
        [first] with a { $companion } £{ $money }
        [again] then with another { $companion } £{ $money }
       *[next] then with a { $companion } too £{ $money }
    }
board-told-companion = comes along with another card
board-told-wild = stands for any companion
board-spoken-round =
    Round { $round } of { $rounds }. Start player: { $start }.{ $count ->
        [0] { "" }
       *[other] { " " }Order of turns: { $order }.
    }{ $last ->
        [yes] { " " }This round is the last.
       *[no] { "" }
    }
board-spoken-market = Property market: { $modifiers }.
board-spoken-plan =
    Plan { $plan }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $boys ->
        [one] 1 errand boy
       *[other] { $boys } errand boys
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }{ $taken ->
        [taken] ; { $name }.
        [blocked] ; blocked.
       *[free] .
    }
board-spoken-space =
    On offer, { $slot }: { $card } ({ $face }){ $shared ->
        [yes] , sharing its spots.
       *[no] .
    }
board-spoken-spots = Free spots: Wild Companion { $wild }, extension { $extension }, property market { $market }, opera { $opera }, unknown cards { $unknown } (one for each player).
board-spoken-shared = Free spots for the cards that share them: { $count }.
board-spoken-deck = { $deck } { $size } (discarded { $discarded })
board-spoken-decks = Decks: { $decks }.
board-spoken-heir =
    { $name }: money { $money }, total { $total }, actions { $actions }, board spaces { $spaces }, { $cards ->
        [0] no card in hand
       *[other] in hand: { $backs }
    }{ $bankrupt ->
        [yes] ; bankrupt.
       *[no] .
    }
board-spoken-card =
    On the board: { $card }{ $property ->
        [yes] , value { $value }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] , markers: { $markers }
    }{ $activated ->
        [yes] , activated
       *[no] { "" }
    }{ $uses ->
        [0] { "" }
       *[other] , has served this round
    } ({ $face }).
board-spoken-known = Known in { $name }'s hand: { $cards }.
board-spoken-errands = { $name }'s boys: { $errands }.
board-spoken-own =
    In your hand: { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    } ({ $face }).
board-summary =
    Your money: { $money }. Total: { $total }. Actions: { $actions }. Hand: { $count ->
        [0] no card.
       *[other] { $cards }.
    }
board-memory-seen = Seen on the discard pile ({ $deck }): { $cards }.
board-memory-unseen = Not seen yet ({ $deck }): { $cards }.
board-memory-aside = You gave up face down: { $cards }.

## What a choice lacks that is not possible now

lack-actions =
    { $needed ->
        [one] needs 1 action
       *[other] needs { $needed } actions
    }, you have { $there }
lack-money = needs £{ $needed }, you may spend £{ $there }
lack-space = your board is full, and only property lies on it
lack-round = only once a round
lack-companion = the companion for its next space is not in your hand
lack-animal = no dog or horse could be put on any of your cards now
lack-house = you have no house whose value could still fall
lack-amount = no farm or animal of yours counts yet, so it spends nothing
lack-spot = every spot there is taken
lack-taken = somebody has this plan already
lack-blocked = this plan is blocked
lack-wild = no wild companion lies there
lack-extension = no extension is left
lack-deck = no card is left to draw

## The box

box-field =
    { $field ->
        [players] Numbers of players
        [decks] Cards in each deck
        [event] Events
        [helper_expense] Helpers and expenses
        [property] Properties
        [companion] Companions
        [special] Special cards
        [wild] Wild companions
        [last_will] Last Will cards
        [boards] Boards and numbers
        [plans_2_3] Plans for 2 and 3: cards, boys, actions
        [plans_4_5] Plans for 4 and 5: cards, boys, actions
        [modifiers] Market modifiers
        [unknown_card_spots_per_player] Face-down cards on offer for each player
        [player_board_slots] Spaces of a player board
        [extensions] Board extensions
        [hand_limit] Cards kept in hand at most
        [start_hand_helper] Helpers and expenses dealt
        [start_hand_property] Properties dealt
        [start_keep] Cards kept at the beginning
        [rounds] Rounds
        [start_money] Money at the beginning
        [opera_money] Money spent at the opera
        [end_property_penalty] Penalty for a property at the end
        [offer_2_3] Offer for 2 and 3
        [offer_2_3_group_spots] Spots that share cards
        [offer_4_5] Offer for 4 and 5
        [supplement_3] More on offer for 3
        [supplement_5] More on offer for 5
        [slot] Space
        [from_to] From round, to round, deck
        [spots] Spots for boys
        [extension] Extensions
        [market] Property market
        [opera] Opera
        [card] Cards
        [id] Sign in records
        [deck] Deck
        [count] How many
        [frame] Frame
        [kind] Kind
        [symbols] Symbols
        [options] Ways to play it
        [actions] Actions
        [money] Money
        [companions] Companions
        [add] Money added
        [place_actions] Actions to lay it
        [activate] Activating it
        [slots] Spaces for companions
        [ladder] Values, falling
        [depreciates] Loses value
        [effects] Effects
        [crowns] Crowns
        [effect] Effects that cards can have
        [on] On which kind of card
        [per_farm] Money for each farm
        [per_marker] Money for each of these companions on farms
        [animals] Animals that are placed
        [steps_down] Steps by which houses fall
        [types] For these properties
        [saves] Saves the actions of
        [uses] How often in a round
        [cheaper] Lowers a price by
        [dearer] Raises a price by
        [more_money] Spends more
        [white_actions] Actions for white cards
        [cards] More cards to draw
        [keep] More cards to keep
       *[other] { $field }
    }
