### Een bord voor spellen die er zelf geen meebrengen.

plain-own = Alleen voor jou
plain-players = De spelers
plain-table = Op tafel
plain-memory = Wat je kunt weten
plain-phase = Nu
plain-none = –
plain-yes = ja
plain-due = { $name } (kiest nog)
plain-sentence = { $what }: { $facts }.
