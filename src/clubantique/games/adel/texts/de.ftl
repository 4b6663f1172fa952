### Adel verpflichtet

game-title = Adel verpflichtet
game-summary = Lords bieten, stehlen, stellen aus und schicken Detektive los, alles nach geheimer Wahl.
option-variant = Variante
option-variant-surprise = Überraschung
option-variant-confrontation = Konfrontation

## Choices

# The places answer “Wohin?”: they stand on buttons and after “{ $seat } geht”.
choice-castle = ins Schloss
choice-auction = ins Auktionshaus
choice-detective = Detektiv
choice-exhibit = Ausstellung
choice-bid = Scheck über { $what }.000
choice-thief = Dieb (Berufsjahre: { $what })
choice-buy =
    { $what ->
        [left] linke Karte kaufen
       *[right] rechte Karte kaufen
    }
choice-show = { $what } zeigen
choice-done = das ist meine Ausstellung
choice-steal = { $what } stehlen

## Phases: what is asked, and what it is about

phase-where = Wohin gehst du?
phase-where-help =
    Alle wählen geheim einen Ort; dann werden alle Orte zusammen aufgedeckt. Im Auktionshaus kaufst du
    Sammelkarten mit Schecks, oder du stiehlst den Scheck, der bezahlt wird. Im Schloss stellst du deine
    Sammlung aus, um voranzukommen, stiehlst aus Ausstellungen oder setzt einen Detektiv auf die Diebe
    an. Für das Auktionshaus brauchst du einen Scheck oder einen Dieb, der nicht im Gefängnis sitzt.
phase-what = Was tust du dort?
phase-what-help =
    Alle wählen geheim eine Handlungskarte. Im Auktionshaus kauft der höchste Scheck eine Karte; ein
    einzelner Dieb nimmt den bezahlten Scheck, zwei oder mehr gehen leer aus. In der Kasse liegen bezahlte
    Schecks: Sie sind aus dem Spiel, wenn kein Dieb sie sofort nimmt. Im Schloss zieht die beste
    Ausstellung um die höhere Zahl neben der vordersten Figur vor, die zweitbeste um die niedrigere;
    jeder Dieb nimmt aus jeder Ausstellung eine Karte, wer mehr Berufsjahre hat, zuerst; ein Detektiv bringt alle Diebe im Schloss ins
    Gefängnis, und wer ihn geschickt hat, zieht um den eigenen Platz im Rennen vor. Eine Ausstellung
    braucht mindestens { $box-deal-exhibition_min } Karten, deren Serien ohne Lücke aufeinander folgen, etwa AAB oder CDE.
phase-both = Wohin gehst du, und was tust du dort?
phase-both-help =
    Ihr wählt beide geheim einen Ort und dann eine Handlung dafür; alles wird zusammen aufgedeckt. Im
    Auktionshaus kauft der höchste Scheck eine Karte, und ein einzelner Dieb nimmt den bezahlten Scheck;
    sonst bleibt er in der Kasse, aus dem Spiel. Im
    Schloss stellst du aus, um voranzukommen, stiehlst aus einer Ausstellung oder setzt einen Detektiv auf
    den Dieb an.
phase-buy = Welche Karte kaufst du?
phase-buy-help =
    Dein Scheck war der höchste, also musst du eine der beiden sichtbaren Karten kaufen. Karten
    benachbarter Serien ergeben größere Ausstellungen; zwischen gleich großen entscheiden ältere Stücke.
phase-show = Welche Karten stellst du aus?
phase-show-help =
    Wähle mindestens { $box-deal-exhibition_min } Karten, deren Serien ohne Lücke aufeinander folgen; von jeder Serie beliebig
    viele. Mehr Karten schlagen weniger; bei gleicher Anzahl gewinnt das älteste Stück. Was du zeigst,
    kann gestohlen werden, du darfst also Karten zurückhalten. Wähle die Karten von links nach rechts
    und sag dann, dass deine Ausstellung vollständig ist.
phase-steal = Was stiehlt dein Dieb?
phase-steal-help =
    Dein Dieb nimmt aus jeder gezeigten Ausstellung eine Karte. Von mehreren Dieben nimmt zuerst, wer mehr
    Berufsjahre hat. Die Beute gehört dir, was auch immer mit
    dem Dieb geschieht.
phase-over = Das Spiel ist aus
phase-over-help =
    Alle haben ihre beste Ausstellung gezeigt: Die beste zog um { $box-track-final-0 } vor, die zweitbeste um { $box-track-final-1 }. Es gewinnt,
    wessen Figur am weitesten vorn steht; bei Gleichstand entscheidet die bessere Ausstellung.

## Events

colour =
    { $colour ->
        [beige] Beige
        [blue] Blau
        [green] Grün
        [purple] Lila
        [red] Rot
       *[other] { $colour }
    }
event-seated = { $seat } spielt { $colour ->
        [beige] Beige
        [blue] Blau
        [green] Grün
        [purple] Lila
        [red] Rot
       *[other] { $colour }
    }.
event-dealt = { $seat } bekommt { $cards }.
event-card-turned =
    { $pile ->
        [left] Auf dem linken Stapel liegt jetzt { $card }.
       *[right] Auf dem rechten Stapel liegt jetzt { $card }.
    }
event-round-began = Runde { $round } beginnt.
event-place-revealed = { $seat } geht { $place }.
event-action-revealed = { $seat } spielt: { $action }.
event-passed = { $seat } hat nichts zu spielen und passt.
event-bought = { $seat } kauft { $card } für { $cheque }.000.
event-outbid = { $seats }: überboten, der Scheck geht zurück auf die Hand.
event-nothing-to-steal = Nichts zu stehlen für die Diebe von { $seats }.
event-nothing-sold = Niemand bietet: Nichts wird verkauft.
event-cheque-stolen = Der Dieb von { $seat } nimmt den Scheck über { $cheque }.000.
event-thieves-clashed = Die Diebe von { $seats } kommen sich in die Quere: Niemand bekommt den Scheck.
event-house-closed = Die letzte Karte ist verkauft. Ab der nächsten Runde sind alle im Schloss.
event-exhibited = { $seat } stellt aus: { $cards } (Rang { $rank }).
event-advanced =
    { $reason ->
        [detective] Der Detektiv von { $seat } war zur Stelle: um { $steps } vor, auf Feld { $space }.
        [final] { $seat } zieht in der Schlusswertung um { $steps } vor, auf Feld { $space }.
       *[exhibition] { $seat } zieht für die Ausstellung um { $steps } vor, auf Feld { $space }.
    }
event-card-stolen = Der Dieb von { $seat } (Berufsjahre: { $thief }) nimmt { $card } von { $victim }.
event-caught = Der Dieb von { $seat } (Berufsjahre: { $thief }) kommt ins Gefängnis.
event-freed = Der Dieb von { $seat } (Berufsjahre: { $thief }) kommt aus dem Gefängnis frei.
event-nobody-caught = Kein Dieb im Schloss. Den Detektiv umsonst geschickt: { $seats }.
event-table-reached = An der Dinnertafel angekommen: { $seats }. Das Spiel endet.
event-stalled = { $rounds } Runden lang wurde nichts verkauft, und niemand kam voran: Das Spiel endet.
event-final-exhibition = Schlusswertung: { $seat } zeigt { $cards } (Rang { $rank }).
event-placed = Platz { $place }: { $seat }, auf Feld { $space }.

## Board

board-track = Vom Clubraum zur Dinnertafel
board-lords = Lords
board-house = Auktionshaus
# At most 29 characters, with two numbers of two digits.
board-piles = Auktionshaus: { $left } + { $right } Karten
board-own = Nur für dich
board-club = Club
board-table = Tafel
board-aim =
    Das Ziel: am Ende am weitesten vorn sein. Erreicht eine Figur die Dinnertafel, folgt eine Schlusswertung.
    Ausstellungen bringen dich voran, und ebenso ein Detektiv, der Diebe fängt.
# The title line has 78 characters for the game, a name, the round and this: at most 40.
board-pays = ▸{ $best }/{ $second } beste Ausstellung +{ $best }, zweite +{ $second }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-pairs = ▸{ $best }/{ $second } gilt jetzt, neben der vordersten Figur: beste Ausstellung { $best } vor, zweitbeste { $second }
board-sign-lords = Stück: Sammelkarten · Hand: Handlungskarten
board-sign-house = ×: Stapel · letzte Zelle: bald frei
board-sign-own = A1788: Serie A, Jahr 1788 · ─ zusammen ausstellbar · ┊ Lücke: nicht zusammen
# On a drawn card there is room for 17 characters; side, card and theme share 29.
board-theme =
    { $theme ->
        [pipe-bowls] Pfeifenköpfe
        [chamber-pots] Nachttöpfe
        [masks] Masken
        [star-souvenirs] Star-Souvenirs
        [toys] Spielzeug
        [advertising-signs] Reklameschilder
       *[other] { $name }
    }
board-side =
    { $side ->
        [left] links
       *[right] rechts
    }
board-pile-empty = leer
board-cash = Kasse
board-prison = Gefängnis
board-cheques =
    { $count ->
        [0] keine Schecks
       *[other] Schecks { $cheques }
    }
board-thieves =
    { $count ->
        [0] keine Diebe
       *[other] Diebe { $thieves }
    }
# Columns are as wide as their longest word, and names get the rest: short words.
board-short =
    { $verb ->
        [castle] Schloss
        [auction] Auktion
        [detective] Detektiv
        [exhibit] ausstellen
        [bid] Scheck { $what }
        [thief] Dieb { $what }
       *[other] { $verb } { $what }
    }
board-column =
    { $column ->
        [lord] Lord
        [colour] Farbe
        [space] Feld
        [place] Ort
        [action] Handlung
        [cards] Stück
       *[hand] Hand
    }
board-you = { $name } (du)
board-other = { $name }
board-choosing = wählt …
board-face-down = verdeckt
board-shows = zeigt { $cards }
board-remembered = { $cheques }; { $thieves }; bekannte Karten: { $count ->
        [0] keine
       *[other] { $cards }
    }
board-collection =
    { $count ->
        [0] Deine Karten (noch keine Ausstellung: { $enough } Karten benachbarter Serien):
       *[other] Deine Karten (Ausstellung bis zu { $count }):
    }
board-hand = Deine Hand:
board-hand-cards = { $cheques }; { $thieves }; Detektiv; Ausstellung.
board-laid = Deine Wahl: { $action }.
board-how-to-show =
    { $count ->
        [0] { $question } Mindestens { $missing }, eine nach der anderen von links nach rechts; was du übergehst, bleibt zu Hause.
       *[other] { $missing ->
            [0] Welche Karte kommt als nächste, oder ist das alles?
           *[other] Welche Karte kommt als nächste? (Mindestens noch { $missing }.)
        }
    }
board-run = Deine Ausstellung bisher ({ $count }): { $cards }.
board-race = Felder auf dem Weg zur Dinnertafel, Runde für Runde
board-result =
    { $count ->
        [0] Feld { $space }; keine Ausstellung
       *[other] Feld { $space }; Ausstellung mit { $count } Karten: { $cards }
    }
board-spoken-race =
    Runde { $round }. Die vorderste Figur steht auf Feld { $leader }; die Dinnertafel beginnt bei Feld
    { $table }. Die beste Ausstellung zieht um { $best } vor, die zweitbeste um { $second }.
board-spoken-lord =
    { $name } ({ $colour ->
        [beige] Beige
        [blue] Blau
        [green] Grün
        [purple] Lila
        [red] Rot
       *[other] { $colour }
    }): Feld { $space }{ $place ->
        [castle] , im Schloss
        [auction] , im Auktionshaus
       *[none] { "" }
    }{ $acts ->
        [yes] , spielt: { $action }
       *[no] { "" }
    }; Sammelkarten: { $cards }; Handlungskarten: { $hand }{ $count ->
        [0] .
       *[other] ; ausgestellt: { $exhibition }.
    }
board-spoken-pile =
    { $side ->
        [left] Linker Stapel
       *[right] Rechter Stapel
    }: { $size ->
        [0] leer.
        [one] { $card } ({ $theme }), die letzte Karte.
       *[other] { $card } ({ $theme }), { $size } Karten.
    }
board-spoken-cash =
    { $count ->
        [0] Die Kasse ist leer.
        [one] In der Kasse: ein Scheck über { $cheques }.000.
       *[other] In der Kasse: Schecks über { $cheques } (in Tausend).
    }
board-spoken-prison =
    { $count ->
        [0] Das Gefängnis ist leer; es hat { $cells } Zellen.
       *[other] Im Gefängnis ({ $cells } Zellen): { $inmates }.
    }
board-spoken-inmate = in Zelle { $cell } Dieb { $thief } von { $name }
board-spoken-memory = Bekannt über { $name }: { $facts }.
hint-castle =
    { $able ->
        [yes] ausstellen (die beste Ausstellung zieht um { $best } vor, die zweite um { $second }), bei anderen stehlen oder Diebe fangen
       *[no] aus Ausstellungen stehlen oder Diebe fangen (ausstellen kannst du noch nicht)
    }
hint-auction =
    { $cheques ->
        [0] du hast keinen Scheck: Dein Dieb kann nur nehmen, was jemand anderes bezahlt
       *[other] der höchste Scheck kauft eine Karte ({ $cards }); ein einzelner Dieb nimmt diesen Scheck
    }
hint-detective = Diebe im Schloss kommen ins Gefängnis; ist einer da, ziehst du um { $rank } vor
hint-exhibit = die beste zieht um { $best } vor, die zweite um { $second }; Diebe können daraus stehlen
hint-bid = der höchste kauft eine Karte, andere kommen zurück
hint-thief =
    { $at ->
        [auction] nimmt den bezahlten Scheck, wenn kein anderer Dieb da ist
       *[castle] nimmt je Ausstellung eine Karte; Detektive sperren ihn ein
    }
hint-buy =
    { $fitting ->
        [0] { $card }, { $theme }: passt noch zu keiner deiner Karten
        [one] { $card }, { $theme }: passt zu einer deiner Karten
       *[other] { $card }, { $theme }: passt zu { $fitting } deiner Karten
    }
hint-show = { $theme }; bis zu { $most } insgesamt
hint-done = du zeigst { $count } Karten: { $shown }
hint-steal = { $theme }, { $year }, von { $victim }

## Was einer Wahl fehlt, die jetzt nicht möglich ist

lack-block = braucht { $needed } Karten ohne Lücke in ihren Buchstaben, du hast { $there }
lack-order = du hast sie übergangen
lack-gap = zwischen ihrem Buchstaben und dem, was du gewählt hast, ist eine Lücke
lack-pile = der Stapel ist leer
lack-bidder = braucht einen Scheck oder einen freien Dieb

## Die Schachtel

box-field =
    { $field ->
        [players] Spielerzahlen
        [track] Der Weg
        [table] Erstes Feld der Festtafel
        [last] Letztes Feld (0: keines)
        [final] Schlusswertung: beste, zweite
        [castles] Schlösser
        [spaces] Felder
        [pair] Schritte: beste, zweite
        [name] Name
        [corner] An einer Ecke
        [colours] Farben
        [beige] Beige
        [blue] Blau
        [green] Grün
        [purple] Violett
        [red] Rot
        [cheques] Schecks, in Tausend
        [thieves] Diebe, Berufsjahre
        [deal] Was alle am Anfang haben
        [cards] Karten
        [exhibition_min] Mindestens für eine Ausstellung
        [series] Serien
        [theme] Thema
        [years] Jahre der Karten
        [limits] Wann eine Partie von selbst endet
        [quiet_rounds] Runden, in denen nichts geschieht
       *[other] { $field }
    }
