### Un tabellone per i giochi che non ne portano uno.

plain-own = Solo per te
plain-players = I giocatori
plain-table = Sul tavolo
plain-memory = Quello che si può sapere
plain-phase = Adesso
plain-none = –
plain-yes = sì
plain-due = { $name } (deve scegliere)
plain-sentence = { $what }: { $facts }.
