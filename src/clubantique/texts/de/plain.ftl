### Ein Brett für Spiele, die kein eigenes mitbringen.

plain-own = Nur für dich
plain-players = Alle am Tisch
plain-table = Auf dem Tisch
plain-memory = Was man wissen kann
plain-phase = Jetzt
plain-none = –
plain-yes = ja
plain-due = { $name } (wählt noch)
plain-sentence = { $what }: { $facts }.
