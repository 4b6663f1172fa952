### A board for games that bring none of their own.

plain-own = Yours alone
plain-players = The players
plain-table = On the table
plain-memory = What can be known
plain-phase = Now
plain-none = –
plain-yes = yes
plain-due = { $name } (to choose)
plain-sentence = { $what }: { $facts }.
