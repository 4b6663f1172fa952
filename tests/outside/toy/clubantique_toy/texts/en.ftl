### The toy

game-title = A toy
game-summary = Secret bids for coins out of a bag.

choice-bid = bid { $what }
choice-stop = that is my bid

phase-bid = How much do you bid?
phase-bid-help = One or two bids, the lower one first, count together. The highest wins the coin, and only the winner pays.
phase-over = The game is over

event-coin-laid = A coin worth { $coin } lies on the table.
event-coin-won = { $seat } pays { $paid } and takes the coin worth { $coin }.

hint-bid = { $total } in all; { $left } left if you win
hint-stop = { $total } in all; { $left } left if you win
lack-pebbles = { $needed } pebbles are needed, and you have { $there }

field-coin = Coin on the table
field-bank = Pebbles paid
field-pebbles = Pebbles
field-purse = Purse
field-coins = Coins
field-in_bag = In the bag

board-race = Worth of the coins, round by round
