### Adel verpflichtet

game-title = Adel verpflichtet
game-summary = Lords bid, steal, exhibit and send detectives, all by secret choice.
option-variant = Variant
option-variant-surprise = surprise
option-variant-confrontation = confrontation

## Choices

choice-castle = the castle
choice-auction = the auction house
choice-detective = the detective
choice-exhibit = an exhibition
choice-bid = the cheque for { $what },000
choice-thief = the thief (years of service: { $what })
choice-buy =
    { $what ->
        [left] buy the left card
       *[right] buy the right card
    }
choice-show = show { $what }
choice-done = that is my exhibition
choice-steal = steal { $what }

## Phases: what is asked, and what it is about

phase-where = Where do you go?
phase-where-help =
    Everybody secretly chooses a place; all places are revealed together. At the auction house you buy
    collection cards with cheques, or steal the cheque that is paid. At the castle you exhibit your
    collection to advance, steal from exhibitions, or send a detective after the thieves. To go to the
    auction house you need a cheque, or a thief who is not in prison.
phase-what = What do you do there?
phase-what-help =
    Everybody secretly chooses one action card. At the auction house the highest cheque buys a card;
    a single thief takes the cheque that was paid, two or more get nothing. In the cash box lie cheques that
    were paid: they are out of the game unless a thief takes them at once. At the castle the best
    exhibition advances by the higher number beside the leader, the second-best by the lower one; each
    thief takes a card from each exhibition, and whoever has more years of service takes first; a detective
    sends all castle thieves to prison and then
    advances by its player's place in the race. An exhibition needs { $box-deal-exhibition_min } or more cards whose series follow
    one another without a gap, such as AAB or CDE.
phase-both = Where do you go, and what do you do there?
phase-both-help =
    Both of you secretly choose a place and then an action for it; all is revealed together. At the
    auction house the highest cheque buys a card, and a single thief takes the cheque that was paid; else it
    stays in the cash box, out of the game. At
    the castle you exhibit to advance, steal from an exhibition, or send a detective after the thief.
phase-buy = Which card do you buy?
phase-buy-help =
    Your cheque was the highest, so you must buy one of the two visible cards. Cards of neighbouring
    series make larger exhibitions; older objects decide between exhibitions of the same size.
phase-show = Which cards do you exhibit?
phase-show-help =
    Choose at least { $box-deal-exhibition_min } cards whose series follow one another without a gap; any number of each series.
    More cards beat fewer; at equal number the oldest object wins. What you show can be stolen, so you
    may hold cards back. Choose cards from left to right and then say that your exhibition is complete.
phase-steal = What does your thief steal?
phase-steal-help =
    Your thief takes one card out of each exhibition on show. Of several thieves, the one with more years of
    service takes first. The loot is yours, whatever happens to
    the thief.
phase-over = The game is over
phase-over-help =
    Everybody has shown their best exhibition: the best advanced by { $box-track-final-0 }, the second-best by { $box-track-final-1 }. The pawn
    furthest ahead wins; a tie goes to the better exhibition.

## Events

colour =
    { $colour ->
        [beige] beige
        [blue] blue
        [green] green
        [purple] purple
        [red] red
       *[other] { $colour }
    }
event-seated = { $seat } plays { $colour ->
        [beige] beige
        [blue] blue
        [green] green
        [purple] purple
        [red] red
       *[other] { $colour }
    }.
event-dealt = { $seat } is dealt { $cards }.
event-card-turned =
    { $pile ->
        [left] { $card } now lies on the left pile.
       *[right] { $card } now lies on the right pile.
    }
event-round-began = Round { $round } begins.
event-place-revealed = { $seat } chose: { $place }.
event-action-revealed = { $seat } plays: { $action }.
event-passed = { $seat } has nothing to play and passes.
event-bought = { $seat } buys { $card } for { $cheque },000.
event-outbid = { $seats }: outbid, the cheque goes back to hand.
event-nothing-to-steal = The thieves of { $seats } find nothing to steal.
event-nothing-sold = Nobody bids: nothing is sold.
event-cheque-stolen = The thief of { $seat } takes the cheque for { $cheque },000.
event-thieves-clashed = The thieves of { $seats } get in each other's way: nobody takes the cheque.
event-house-closed = The last card is sold. From the next round on everybody is at the castle.
event-exhibited = { $seat } exhibits { $cards } (rank { $rank }).
event-advanced =
    { $reason ->
        [detective] The detective of { $seat } was on the spot: { $steps } forward, to space { $space }.
        [final] { $seat } advances { $steps } in the final scoring, to space { $space }.
       *[exhibition] { $seat } advances { $steps } for the exhibition, to space { $space }.
    }
event-card-stolen = The thief of { $seat } (years: { $thief }) takes { $card } from { $victim }.
event-caught = The thief of { $seat } (years: { $thief }) goes to prison.
event-freed = The thief of { $seat } (years: { $thief }) leaves prison.
event-nobody-caught = No thief at the castle: nothing to do for the detectives of { $seats }.
event-table-reached = { $seats } reached the dining table: the game ends.
event-stalled = Nothing was sold and nobody moved for { $rounds } rounds: the game ends.
event-final-exhibition = Final scoring: { $seat } exhibits { $cards } (rank { $rank }).
event-placed = Place { $place }: { $seat }, on space { $space }.

## Board

board-track = From the club room to the dining table
board-lords = Lords
board-house = Auction house
# At most 29 characters, with two numbers of two digits.
board-piles = Auction house: { $left } + { $right } cards
board-own = Yours alone
board-club = Club
board-table = Table
board-aim =
    The aim: be furthest ahead in the end. When a pawn reaches the dining table, one final scoring follows.
    Exhibitions move you forward, and so does a detective who catches thieves.
# The title line has 78 characters for the game, a name, the round and this: at most 40.
board-pays = ▸{ $best }/{ $second } best exhibition +{ $best }, 2nd +{ $second }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-pairs = ▸{ $best }/{ $second } counts now, beside the leader: the best exhibition advances { $best }, the second-best { $second }
board-sign-lords = Cards: collection cards · Hand: action cards
board-sign-house = ×: pile size · last cell: freed next
board-sign-own = A1788: series A, year 1788 · ─ can be shown together · ┊ gap: cannot
# On a drawn card there is room for 17 characters; side, card and theme share 29.
board-theme =
    { $theme ->
        [pipe-bowls] pipe bowls
        [chamber-pots] chamber pots
        [masks] masks
        [star-souvenirs] star souvenirs
        [toys] toys
        [advertising-signs] advertising signs
       *[other] { $name }
    }
board-side =
    { $side ->
        [left] left
       *[right] right
    }
board-pile-empty = empty
board-cash = Cash box
board-prison = Prison
board-cheques =
    { $count ->
        [0] no cheques
       *[other] cheques { $cheques }
    }
board-thieves =
    { $count ->
        [0] no thieves
       *[other] thieves { $thieves }
    }
# Columns are as wide as their longest word, and names get the rest: short words.
board-short =
    { $verb ->
        [castle] castle
        [auction] auction
        [detective] detective
        [exhibit] exhibition
        [bid] cheque { $what }
        [thief] thief { $what }
       *[other] { $verb } { $what }
    }
board-column =
    { $column ->
        [lord] Lord
        [colour] Colour
        [space] Space
        [place] Place
        [action] Plays
        [cards] Cards
       *[hand] Hand
    }
board-you = { $name } (you)
board-other = { $name }
board-choosing = chooses …
board-face-down = face down
board-shows = shows { $cards }
board-remembered = { $cheques }; { $thieves }; known cards: { $count ->
        [0] none
       *[other] { $cards }
    }
board-collection =
    { $count ->
        [0] Your cards (no exhibition yet: { $enough } cards of neighbouring series):
       *[other] Your cards (exhibition of up to { $count }):
    }
board-hand = Your hand:
board-hand-cards = { $cheques }; { $thieves }; detective; exhibition.
board-laid = You laid: { $action }.
board-how-to-show =
    { $count ->
        [0] { $question } At least { $missing }, one by one from left to right; what you pass over stays at home.
       *[other] { $missing ->
            [0] Which card comes next, or is that all?
           *[other] Which card comes next? (At least { $missing } more.)
        }
    }
board-run = Your exhibition so far ({ $count }): { $cards }.
board-race = Spaces on the way to the dining table, round by round
board-result =
    { $count ->
        [0] space { $space }; no exhibition
       *[other] space { $space }; exhibition of { $count }: { $cards }
    }
board-spoken-race =
    Round { $round }. The leader is on space { $leader }; the dining table begins at { $table }. The best
    exhibition advances { $best }, the second-best { $second }.
board-spoken-lord =
    { $name } ({ $colour ->
        [beige] beige
        [blue] blue
        [green] green
        [purple] purple
        [red] red
       *[other] { $colour }
    }): space { $space }{ $place ->
        [castle] , at the castle
        [auction] , at the auction house
       *[none] { "" }
    }{ $acts ->
        [yes] , plays { $action }
       *[no] { "" }
    }; collection cards: { $cards }; action cards: { $hand }{ $count ->
        [0] .
       *[other] ; on show: { $exhibition }.
    }
board-spoken-pile =
    { $side ->
        [left] Left pile
       *[right] Right pile
    }: { $size ->
        [0] empty.
        [one] { $card } ({ $theme }), the last card.
       *[other] { $card } ({ $theme }), { $size } cards.
    }
board-spoken-cash =
    { $count ->
        [0] The cash box is empty.
        [one] In the cash box: a cheque for { $cheques } thousand.
       *[other] In the cash box: cheques for { $cheques } thousand.
    }
board-spoken-prison =
    { $count ->
        [0] The prison is empty; it has { $cells } cells.
       *[other] In prison ({ $cells } cells): { $inmates }.
    }
board-spoken-inmate = cell { $cell }, thief { $thief } of { $name }
board-spoken-memory = What is known of { $name }: { $facts }.
hint-castle =
    { $able ->
        [yes] exhibit (the best advances { $best }, the second { $second }), steal from exhibitions, or catch thieves
       *[no] steal from exhibitions, or catch thieves (you cannot exhibit yet)
    }
hint-auction =
    { $cheques ->
        [0] you have no cheque: your thief can only take a cheque that somebody pays
       *[other] the highest cheque buys a card ({ $cards }); a single thief takes that cheque
    }
hint-detective = thieves at the castle go to prison; if there are any, you advance { $rank }
hint-exhibit = the best advances { $best }, the second { $second }; thieves may take cards you show
hint-bid = the highest pays for a card, others return
hint-thief =
    { $at ->
        [auction] takes the cheque that is paid, if no other thief is there
       *[castle] takes a card from each exhibition; a detective would lock him up
    }
hint-buy =
    { $fitting ->
        [0] { $card }, { $theme }: fits none of your cards yet
        [one] { $card }, { $theme }: fits { $fitting } of your cards
       *[other] { $card }, { $theme }: fits { $fitting } of your cards
    }
hint-show = { $theme }; up to { $most } in all
hint-done = you exhibit { $count } cards: { $shown }
hint-steal = { $theme }, { $year }, from { $victim }

## What a choice lacks that is not possible now

lack-block = needs { $needed } cards without a gap in their letters, you have { $there }
lack-order = you have passed it over
lack-gap = there is a gap between its letter and what you have chosen
lack-pile = the pile is empty
lack-bidder = needs a cheque or a free thief

## The box

box-field =
    { $field ->
        [players] Numbers of players
        [track] The way
        [table] First space of the dining table
        [last] Last space (0: none)
        [final] Final scoring: best, second
        [castles] Castles
        [spaces] Spaces
        [pair] Steps: best, second
        [name] Name
        [corner] At a corner
        [colours] Colours
        [beige] Beige
        [blue] Blue
        [green] Green
        [purple] Purple
        [red] Red
        [cheques] Cheques, in thousands
        [thieves] Thieves, years of service
        [deal] What everybody starts with
        [cards] Cards
        [exhibition_min] Fewest cards of an exhibition
        [series] Series
        [theme] Theme
        [years] Years of its cards
        [limits] When a game ends by itself
        [quiet_rounds] Rounds in which nothing happens
       *[other] { $field }
    }
