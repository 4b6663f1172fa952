### Meisterdiebe

game-title = Meisterdiebe
game-summary = Jewels vanish in a cube of twelve drawers that is turned and flipped: remember where, or be caught.
option-open_cube = Open cube

## Choices

# Characters stand on buttons and after “{ $seat } is”.
choice-play =
    { $what ->
        [jeweller] Jeweller
        [jewellers-wife] Jeweller's wife
        [smuggler] Smuggler
        [thief] Thief
        [master-thief] Master thief
       *[detective] Detective
    }
# The place of a drawer: it also stands alone.
choice-open =
    { $what ->
        [top-front] top front
        [top-right] top right
        [top-back] top back
        [top-left] top left
        [middle-front] middle front
        [middle-right] middle right
        [middle-back] middle back
        [middle-left] middle left
        [bottom-front] bottom front
        [bottom-right] bottom right
        [bottom-back] bottom back
       *[bottom-left] bottom left
    }
choice-shut = open no drawer
choice-leave = leave the gems there
# Seats are counted from 0; the hint says who sits there.
choice-diamond-to = a diamond for seat { $what }
choice-sapphire-to = a sapphire for seat { $what }
choice-put =
    { $what ->
        [diamond] put in a diamond
       *[sapphire] put in a sapphire
    }
choice-enough = that is enough
choice-plunder = take the gems
choice-pull = pull the drawer out further
choice-stay = leave the cube as it is
choice-flip = flip the cube
choice-turn =
    { $what ->
        [top-left] turn the top layer to the left
        [top-right] turn the top layer to the right
        [two-left] turn the top two layers to the left
       *[two-right] turn the top two layers to the right
    }
choice-turn-flip =
    { $what ->
        [top-left] turn the top layer to the left, then flip
        [top-right] turn the top layer to the right, then flip
        [two-left] turn the top two layers to the left, then flip
       *[two-right] turn the top two layers to the right, then flip
    }
choice-flip-turn =
    { $what ->
        [top-left] flip, then turn the top layer to the left
        [top-right] flip, then turn the top layer to the right
        [two-left] flip, then turn the top two layers to the left
       *[two-right] flip, then turn the top two layers to the right
    }

## Phases: what is asked, and what it is about

phase-place = Into which drawer do you put a diamond?
phase-place-help =
    Before the game begins, { $box-setup-placed_diamonds } diamonds are hidden, one each in turn. You open a drawer and put your diamond
    into its upper compartment; what falls out goes in with it, and nobody is caught. Afterwards you may turn
    and flip the cube. Everybody sees what is put where: remember it.
phase-choose = Which character are you this round?
phase-choose-help =
    Everybody secretly chooses a character card; all are revealed together. Turns follow the order ① to ⑥,
    equal characters the numbers on their cards. Jeweller, wife and Smuggler get rid of imitations, Thief,
    Master thief and Detective bring in gems. A card that was played comes back only when all six have been
    played. Those with equal characters pass their cards on to each other after the round.
phase-open = Which drawer do you open?
phase-open-help =
    You may open one drawer, at any side of any layer. What lies in its upper compartment stays there. What
    lies in the lower one falls out: then you are caught and do nothing, unless you are the Jeweller's wife.
    If a Detective is in play, fallen gems go on the red cloth, else into the upper compartment. Whoever opens
    a drawer must act.
phase-act = What do you do with the open drawer?
phase-act-help =
    Jeweller and wife put in imitations from the minus supply. The Smuggler may first hand all gems found to
    the others, as imitations. The Master thief takes the gems, or pulls the drawer out further: if a ruby lies
    on top there, both are taken, else nothing at all.
phase-twist = What do you do with the cube?
phase-twist-help =
    At the end of your turn you may turn once and flip once, in either order. A turn to the right moves the
    front drawer to the right side, the right one to the back, and so on; a turn to the left the other way
    round. Nothing falls. A flip rolls the cube over sideways: top and bottom layer change places, and so do
    left and right; in every drawer the upper compartment becomes the lower one. What lay on top then falls
    out in front of whoever opens that drawer.
phase-over = The game is over
phase-over-help =
    Gems in the plus supply count: a diamond { $box-gems-diamond-points }, a sapphire { $box-gems-sapphire-points }, a ruby { $box-gems-ruby-points }. Every gem in the minus supply counts { $box-gems-imitation-points }.
    Most points win; a tie goes to more rubies, then to more sapphires.

## Events

event-cards-dealt = { $seat } gets the numbers { $numbers } (from Jeweller to Detective).
event-round-began = Round { $round } begins.
event-character-revealed = { $seat } is { $character } { $number }.
event-drawer-opened =
    { $seat } opens the drawer { $drawer }. Above: { $sapphires ->
        [0] { $diamonds ->
            [0] nothing
            [one] one diamond
           *[other] { $diamonds } diamonds
        }
       *[other] { $diamonds ->
            [0] { "" }
            [one] one diamond and{ " " }
           *[other] { $diamonds } diamonds and{ " " }
        }{ $sapphires ->
            [one] one sapphire
           *[other] { $sapphires } sapphires
        }
    }. Falling out: { $fallen_sapphires ->
        [0] { $fallen_diamonds ->
            [0] nothing
            [one] one diamond
           *[other] { $fallen_diamonds } diamonds
        }
       *[other] { $fallen_diamonds ->
            [0] { "" }
            [one] one diamond and{ " " }
           *[other] { $fallen_diamonds } diamonds and{ " " }
        }{ $fallen_sapphires ->
            [one] one sapphire
           *[other] { $fallen_sapphires } sapphires
        }
    }.
event-nothing-opened = { $seat } opens no drawer.
event-player-caught = { $seat } is caught and may do nothing.
event-gem-put =
    { $gem ->
        [diamond] { $seat } puts in a diamond.
       *[sapphire] { $seat } puts in a sapphire.
    }
event-gems-kept =
    { $where ->
        [cloth] On the red cloth: { $sapphires ->
            [0] { $diamonds ->
                [0] nothing
                [one] one diamond
               *[other] { $diamonds } diamonds
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] one diamond and{ " " }
               *[other] { $diamonds } diamonds and{ " " }
            }{ $sapphires ->
                [one] one sapphire
               *[other] { $sapphires } sapphires
            }
        }.
       *[drawer] Back into the upper compartment: { $sapphires ->
            [0] { $diamonds ->
                [0] nothing
                [one] one diamond
               *[other] { $diamonds } diamonds
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] one diamond and{ " " }
               *[other] { $diamonds } diamonds and{ " " }
            }{ $sapphires ->
                [one] one sapphire
               *[other] { $sapphires } sapphires
            }
        }.
    }
event-gem-handed =
    { $gem ->
        [diamond] { $seat } hands { $receiver } a diamond, as an imitation.
       *[sapphire] { $seat } hands { $receiver } a sapphire, as an imitation.
    }
event-gems-taken =
    { $seat } takes { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] nothing
                [one] one diamond
               *[other] { $diamonds } diamonds
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] one diamond and{ " " }
               *[other] { $diamonds } diamonds and{ " " }
            }{ $sapphires ->
                [one] one sapphire
               *[other] { $sapphires } sapphires
            }
        }
       *[other] { $rubies ->
            [one] one ruby
           *[other] { $rubies } rubies
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " and " }one diamond
               *[other] { " and " }{ $diamonds } diamonds
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }one diamond
               *[other] { ", " }{ $diamonds } diamonds
            }{ $sapphires ->
                [one] { " and " }one sapphire
               *[other] { " and " }{ $sapphires } sapphires
            }
        }
    }.
event-pulled-out =
    { $seat } pulls the drawer out further: { $found ->
        [ruby] a ruby lies on top!
        [fallen] a ruby falls out and is put into the secret upper compartment. Nothing is taken.
        [empty] the drawer is large, but without a ruby. Nothing is taken.
       *[small] the drawer is small. Nothing is taken.
    }
event-twisted = { $seat } ends the turn: { $twist }.
event-cards-passed = { $seats } played the same character and pass the cards on. In this order they now have: { $numbers }.
event-hands-taken = All six cards have been played: everybody takes them back.
event-end-near =
    { $reason ->
        [supply] { $seat } has no imitation left: this round is the last.
       *[rubies] { $seat } has found the last ruby: this round is the last.
    }
event-time-up =
    { $rounds ->
        [one] After { $rounds } round the game ends.
       *[other] After { $rounds } rounds the game ends.
    }
event-placed =
    Place { $place }: { $seat }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $rubies ->
        [0] no ruby
        [one] 1 ruby
       *[other] { $rubies } rubies
    }{ $title ->
        [king] : King of the Master Thieves!
        [jeweller] : the richest jeweller of the quarter!
       *[none] .
    }

## Board

board-cube = The cube, its four sides side by side
board-crooks = Supplies and hands
board-round = This round
board-own = Your cards
board-aim =
    The aim: most points in the end. Genuine gems in your plus supply count (diamond { $box-gems-diamond-points }, sapphire { $box-gems-sapphire-points }, ruby { $box-gems-ruby-points }),
    imitations in your minus supply cost 1 each. An imitation that you hide in a drawer is genuine for whoever
    steals it. The game ends when somebody has no imitation left, or when all rubies are found.
# Above the columns of the cube and inside its drawers: at most 8 characters.
board-side =
    { $side ->
        [front] front
        [right] right
        [back] back
       *[left] left
    }
# Beside the rows of the cube: at most 6 characters.
board-layer =
    { $layer ->
        [top] top
        [middle] middle
       *[bottom] bottom
    }
board-was =
    { $layer ->
        [top] was top
        [middle] was middle
       *[bottom] was bottom
    }
board-turned =
    { $way ->
        [left] ← to the left
       *[right] → to the right
    }
board-untouched = Nobody has moved the cube yet.
board-from = from { $side }
board-last =
    { $verb ->
        [stay] { $name } left the cube as it is.
       *[other] { $name }: { $twist }.
    }
board-last-how =
    { $verb ->
        [stay] { $name } left the cube as it is. Everything stayed where it was.
       *[other] { $name }: { $twist } ({ $how }).
    }
board-open-drawer =
    Open: { $place }. Above: { $upper }. { $fell ->
        [cloth] Fell on the red cloth: { $fallen }.
        [drawer] Fell and put back above: { $fallen }.
       *[none] Nothing fell out.
    }
board-nothing = nothing
board-cloth = Red cloth: { $gems }
# Columns are as wide as their longest word, and names get the rest: at most 13 characters.
board-character =
    { $character ->
        [jeweller] Jeweller
        [jewellers-wife] Wife
        [smuggler] Smuggler
        [thief] Thief
        [master-thief] Master thief
       *[detective] Detective
    }
board-column =
    { $column ->
        [name] Player
        [plus] Plus
        [minus] Minus
       *[hand] In hand
    }
board-you = { $name } (you)
board-other = { $name }
board-choosing = chooses …
board-ready = has chosen
board-hides = hides a diamond
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-placing = Hidden: { $placed } of { $all } diamonds
board-last-round = the last round
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-cube = “from left”: this drawer was on the left before this move · ⇅ turned upside down
board-sign-cube-open = ■ large ▪ small · ▴ above ▾ below (or above/below) · ┊● ruby at the back
board-sign-crooks = ◇ diamond { $box-gems-diamond-points } · ◆ sapphire { $box-gems-sapphire-points } · ● ruby { $box-gems-ruby-points } · minus { $box-gems-imitation-points }
board-sign-round = ✓ done · ▶ now · ①–⑥ order of turns
board-sign-own = ①–⑥ order of turns; the number decides between equals · in brackets: played, face down
board-act =
    { $character ->
        [smuggler] { $count ->
            [0] You put in an imitation. Which one?
           *[other] { $gone ->
                [0] Hand out all the gems, or leave them all there?
               *[other] Who gets the next gem?
            }
        }
        [master-thief] Do you take the gems, or do you look for a ruby?
        [jewellers-wife] { $gone ->
            [0] Which imitation do you put in?
           *[other] Do you put in another one?
        }
       *[jeweller] Which imitation do you put in?
    }
board-handed =
    { $gem ->
        [diamond] a diamond for { $name }
       *[sapphire] a sapphire for { $name }
    }
board-gems = { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] nothing
                [one] one diamond
               *[other] { $diamonds } diamonds
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] one diamond and{ " " }
               *[other] { $diamonds } diamonds and{ " " }
            }{ $sapphires ->
                [one] one sapphire
               *[other] { $sapphires } sapphires
            }
        }
       *[other] { $rubies ->
            [one] one ruby
           *[other] { $rubies } rubies
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " and " }one diamond
               *[other] { " and " }{ $diamonds } diamonds
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }one diamond
               *[other] { ", " }{ $diamonds } diamonds
            }{ $sapphires ->
                [one] { " and " }one sapphire
               *[other] { " and " }{ $sapphires } sapphires
            }
        }
    }
board-race = Points, round by round
board-result =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $rubies ->
        [0] no ruby
        [one] 1 ruby
       *[other] { $rubies } rubies
    }{ $title ->
        [king] ; King of the Master Thieves
        [jeweller] ; the richest jeweller of the quarter
       *[none] { "" }
    }
board-own-card = { $character } { $number }
board-own-spoken = Your cards in hand: { $hand }. Face down: { $count ->
        [0] none
       *[other] { $played }
    }.
board-own-supplies = Your plus supply: { $plus }. Your imitations: { $minus }.
board-spoken-round =
    { $round ->
        [0] Before the game: { $placed } of { $all } diamonds are hidden.
       *[other] Round { $round }.
    }
board-spoken-cloth = On the red cloth: { $gems }.
board-spoken-crook =
    { $name }{ $character ->
        [none] { "" }
       *[other] , { $played } { $number }
    }: plus supply: { $plus }; imitations: { $minus }; in hand: { $count ->
        [0] no card
       *[other] { $hand }
    }.
board-spoken-order = Turns still to come: { $names }.
board-spoken-drawer =
    { $size ->
        [large] { $place }, large
       *[small] { $place }, small
    }: above { $upper }, below { $lower }{ $ruby ->
        [upper] ; a ruby at the back, above
        [lower] ; a ruby at the back, below
       *[none] { "" }
    }.
board-move = { $from } → { $to }
hint-play =
    { $what ->
        [jeweller] puts one imitation into a drawer
        [jewellers-wife] puts in one imitation, and may put in one more per Detective; never caught
        [smuggler] hands what lies in a drawer to the others as imitations, then puts in one
        [thief] takes all gems that lie above in a drawer
        [master-thief] like the Thief, or risks them for a ruby at the back of the drawer
       *[detective] gets all gems that fall out for others; opens nothing
    }
hint-open =
    { $known ->
        [yes] above: { $upper }; below: { $lower }
       *[no] { $who ->
            [none] your diamond will lie above, in the upper compartment
            [thief] you take what lies above; if anything falls out, you are caught
            [master-thief] you take what lies above, or look for a ruby; if anything falls out, you are caught
            [jewellers-wife] you put in one imitation or more, whatever falls out
           *[other] you put in an imitation; if anything falls out, you are caught
        }
    }
hint-shut = you only turn and flip the cube
hint-leave = then you only put in an imitation of your own
hint-diamond-to =
    { $count ->
        [one] { $receiver }, so far with { $count } imitation
       *[other] { $receiver }, so far with { $count } imitations
    }
hint-sapphire-to =
    { $count ->
        [one] { $receiver }, so far with { $count } imitation
       *[other] { $receiver }, so far with { $count } imitations
    }
hint-put = worth { $worth } to whoever steals it
hint-enough = you put in nothing more
hint-plunder = into your plus supply: { $gems }
hint-pull = with a ruby on top you take both; else you get nothing, and the gems stay
hint-stay = every drawer stays where it is
hint-flip = the front drawers: { $moves }; above ↔ below
hint-turn = { $path }
hint-turn-flip = the front drawers: { $moves }; above ↔ below
hint-flip-turn = the front drawers: { $moves }; above ↔ below

## What a choice lacks that is not possible now

lack-hand = you have played this card; you take all of them back when the last one is played
lack-imitation = you have none of these left

## The box

box-field =
    { $field ->
        [players] Numbers of players
        [cube] The cube
        [large_sides] Sides with large drawers
        [rubies_upper] Rubies in the upper secret compartments of this side
        [rubies_lower] Rubies in the lower secret compartments of this side
        [layers] Layers (1 to 3)
        [gems] Gems
        [diamond] Diamonds
        [sapphire] Sapphires
        [ruby] Rubies
        [imitation] Gems in a minus supply
        [total] How many there are
        [points] Points for each
        [setup] At the beginning
        [minus_diamonds] Diamonds in each minus supply
        [minus_sapphires] Sapphires in each minus supply
        [placed_diamonds] Diamonds that are placed in the cube
        [characters] Characters
        [numbers] Numbers on the cards of each
        [titles] Titles
        [king_min_rubies] Rubies that a king needs
        [limits] When a game ends by itself
        [rounds] Rounds at most
       *[other] { $field }
    }
