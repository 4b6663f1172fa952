### Das Spielzeug

game-title = Ein Spielzeug
game-summary = Geheime Gebote um Münzen aus einem Beutel.

choice-bid = biete { $what }
choice-stop = das ist mein Gebot

phase-bid = Wie viel bietest du?
phase-bid-help = Ein oder zwei Gebote, das kleinere zuerst, zählen zusammen. Das höchste gewinnt die Münze, und nur wer gewinnt, zahlt.
phase-over = Das Spiel ist aus

event-coin-laid = Eine Münze im Wert von { $coin } liegt auf dem Tisch.
event-coin-won = { $seat } zahlt { $paid } und nimmt die Münze im Wert von { $coin }.

hint-bid = zusammen { $total }; wenn du gewinnst, bleiben { $left }
hint-stop = zusammen { $total }; wenn du gewinnst, bleiben { $left }
lack-pebbles = nötig sind { $needed } Kiesel, du hast { $there }

field-coin = Münze auf dem Tisch
field-bank = Bezahlte Kiesel
field-pebbles = Kiesel
field-purse = Geldbeutel
field-coins = Münzen
field-in_bag = Im Beutel

board-race = Wert der Münzen, Runde für Runde
