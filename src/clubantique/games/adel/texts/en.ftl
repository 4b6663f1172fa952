### Adel verpflichtet

game-title = Adel verpflichtet
game-summary = Lords bid, steal, exhibit and send detectives, all by secret choice.

## Choices

choice-castle = the castle
choice-auction = the auction house
choice-detective = the detective
choice-exhibit = an exhibition
choice-bid = the cheque over { $what },000
choice-thief = the thief with { $what } years of service
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
    collection to advance, steal from exhibitions, or send a detective after the thieves. You need a
    cheque or a free thief to go to the auction house.
phase-what = What do you do there?
phase-what-help =
    Everybody secretly chooses one action card. At the auction house the highest cheque buys a card;
    a single thief takes the cheque that was paid, two or more get nothing. At the castle the best
    exhibition advances by the higher number beside the leader, the second-best by the lower one; each
    thief takes a card from each exhibition; a detective sends all castle thieves to prison and then
    advances by its player's place in the race. An exhibition needs 3 or more cards whose series follow
    one another without a gap, such as AAB or CDE.
phase-buy = Which card do you buy?
phase-buy-help =
    Your cheque was the highest, so you must buy one of the two visible cards. Cards of neighbouring
    series make larger exhibitions; older objects decide between exhibitions of the same size.
phase-show = Which cards do you exhibit?
phase-show-help =
    Choose at least 3 cards whose series follow one another without a gap; any number of each series.
    More cards beat fewer; at equal number the oldest object wins. What you show can be stolen, so you
    may hold cards back. Choose cards from left to right and then say that your exhibition is complete.
phase-steal = What does your thief steal?
phase-steal-help =
    Your thief takes one card out of each exhibition on show. The loot is yours, whatever happens to
    the thief.
phase-over = The game is over
phase-over-help =
    Everybody has shown their best exhibition: the best advanced by 8, the second-best by 4. The pawn
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
event-nothing-sold = Nobody bids: nothing is sold.
event-cheque-stolen = The thief of { $seat } takes the cheque over { $cheque },000.
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
