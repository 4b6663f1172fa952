### Il giocattolo

game-title = Un giocattolo
game-summary = Offerte segrete per le monete di un sacchetto.

choice-bid = offro { $what }
choice-stop = questa è la mia offerta

phase-bid = Quanto offri?
phase-bid-help = Una o due offerte, prima la più bassa, si sommano. La più alta vince la moneta, e paga solo chi vince.
phase-over = La partita è finita

event-coin-laid = Sul tavolo c'è una moneta da { $coin }.
event-coin-won = { $seat } paga { $paid } e prende la moneta da { $coin }.

hint-bid = in tutto { $total }; se vinci, te ne restano { $left }
hint-stop = in tutto { $total }; se vinci, te ne restano { $left }
lack-pebbles = servono { $needed } sassolini, e ne hai { $there }

field-coin = Moneta sul tavolo
field-bank = Sassolini pagati
field-pebbles = Sassolini
field-purse = Borsa
field-coins = Monete
field-in_bag = Nel sacchetto

board-race = Valore delle monete, giro dopo giro
