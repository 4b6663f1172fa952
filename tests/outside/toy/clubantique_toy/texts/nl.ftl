### Het speeltje

game-title = Een speeltje
game-summary = Geheime biedingen op munten uit een zak.

choice-bid = bied { $what }
choice-stop = dat is mijn bod

phase-bid = Hoeveel bied je?
phase-bid-help = Een of twee biedingen, de laagste eerst, tellen samen. De hoogste wint de munt, en alleen wie wint, betaalt.
phase-over = Het spel is afgelopen

event-coin-laid = Er ligt een munt van { $coin } op tafel.
event-coin-won = { $seat } betaalt { $paid } en neemt de munt van { $coin }.

hint-bid = samen { $total }; als je wint, houd je er { $left } over
hint-stop = samen { $total }; als je wint, houd je er { $left } over
lack-pebbles = er zijn { $needed } kiezels nodig, en je hebt er { $there }

field-coin = Munt op tafel
field-bank = Betaalde kiezels
field-pebbles = Kiezels
field-purse = Beurs
field-coins = Munten
field-in_bag = In de zak

board-race = Waarde van de munten, ronde na ronde
