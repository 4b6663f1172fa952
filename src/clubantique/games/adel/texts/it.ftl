### Adel verpflichtet

game-title = Adel verpflichtet
game-summary = Lord che fanno offerte, rubano, espongono e mandano detective, sempre con una scelta segreta.
option-variant = Variante
option-variant-surprise = sorpresa
option-variant-confrontation = confronto

## Choices

# The places answer “Dove vai?”: they stand on buttons and after “{ $seat } va”;
# action cards stand on buttons and after “{ $seat } gioca”.
choice-castle = al castello
choice-auction = alla casa d'aste
choice-detective = il detective
choice-exhibit = un'esposizione
choice-bid = l'assegno da { $what }.000
choice-thief = il ladro (anni di servizio: { $what })
choice-buy =
    { $what ->
        [left] compra la carta di sinistra
       *[right] compra la carta di destra
    }
choice-show = mostra { $what }
choice-done = la mia esposizione è completa
choice-steal = ruba { $what }

## Phases: what is asked, and what it is about

phase-where = Dove vai?
phase-where-help =
    Ognuno sceglie in segreto un luogo; poi tutti i luoghi vengono scoperti insieme. Alla casa d'aste compri
    carte oggetto con gli assegni, oppure rubi l'assegno che viene pagato. Al castello esponi la tua
    raccolta per avanzare, rubi dalle esposizioni o mandi un detective contro i ladri. Per andare alla casa
    d'aste ti serve un assegno, oppure un ladro che non sia in prigione.
phase-what = Che cosa fai lì?
phase-what-help =
    Ognuno sceglie in segreto una carta azione. Alla casa d'aste l'assegno più alto compra una carta; un
    ladro da solo prende l'assegno pagato, due o più non ottengono nulla. Nella cassa ci sono gli
    assegni pagati: sono fuori dal gioco, se un ladro non li prende subito. Al castello l'esposizione migliore
    avanza del numero più alto accanto alla pedina in testa, la seconda del più basso; ogni ladro prende una
    carta da ciascuna esposizione, prima chi ha più anni di servizio; un detective manda in prigione tutti i ladri al castello, e chi lo ha
    giocato avanza di tante caselle quante ne indica il suo posto nella corsa. Un'esposizione richiede
    almeno { $box-deal-exhibition_min } carte le cui serie si susseguono senza buchi, come AAB o CDE.
phase-both = Dove vai, e che cosa fai lì?
phase-both-help =
    Scegliete entrambi in segreto un luogo e poi un'azione da farci; tutto viene scoperto insieme. Alla casa
    d'aste l'assegno più alto compra una carta, e un ladro da solo prende l'assegno pagato;
    altrimenti resta nella cassa, fuori dal gioco. Al castello
    esponi per avanzare, rubi da un'esposizione o mandi un detective contro il ladro.
phase-buy = Quale carta compri?
phase-buy-help =
    Il tuo assegno era il più alto, quindi devi comprare una delle due carte visibili. Carte di serie vicine
    formano esposizioni più grandi; tra esposizioni della stessa grandezza decidono gli oggetti più antichi.
phase-show = Quali carte esponi?
phase-show-help =
    Scegli almeno { $box-deal-exhibition_min } carte le cui serie si susseguono senza buchi; di ogni serie quante ne vuoi. Più carte
    battono meno carte; a parità di numero vince l'oggetto più antico. Ciò che mostri può essere rubato,
    quindi puoi tenere indietro delle carte. Scegli le carte da sinistra a destra, poi di' che la tua
    esposizione è completa.
phase-steal = Che cosa ruba il tuo ladro?
phase-steal-help =
    Il tuo ladro prende una carta da ciascuna esposizione visibile. Se i ladri sono più d'uno, prende prima
    chi ha più anni di servizio. Il bottino è tuo, qualunque cosa accada
    al ladro.
phase-over = La partita è finita
phase-over-help =
    Tutti hanno mostrato la loro esposizione migliore: la migliore di tutte è avanzata di { $box-track-final-0 }, la seconda di { $box-track-final-1 }.
    Vince la pedina più avanti; in caso di parità decide l'esposizione migliore.

## Events

colour =
    { $colour ->
        [beige] beige
        [blue] blu
        [green] verde
        [purple] viola
        [red] rosso
       *[other] { $colour }
    }
event-seated = { $seat } gioca con il { $colour ->
        [beige] beige
        [blue] blu
        [green] verde
        [purple] viola
        [red] rosso
       *[other] { $colour }
    }.
event-dealt = { $seat } riceve { $cards }.
event-card-turned =
    { $pile ->
        [left] Sul mazzo di sinistra ora c'è { $card }.
       *[right] Sul mazzo di destra ora c'è { $card }.
    }
event-round-began = Comincia il round { $round }.
event-place-revealed = { $seat } va { $place }.
event-action-revealed = { $seat } gioca { $action }.
event-passed = { $seat } non ha nulla da giocare e passa.
event-bought = { $seat } compra { $card } per { $cheque }.000.
event-outbid = { $seats }: offerta superata, l'assegno torna in mano.
event-nothing-to-steal = Niente da rubare per i ladri di { $seats }.
event-nothing-sold = Nessuno fa offerte: non si vende nulla.
event-cheque-stolen = Il ladro di { $seat } prende l'assegno da { $cheque }.000.
event-thieves-clashed = I ladri di { $seats } si ostacolano a vicenda: nessuno prende l'assegno.
event-house-closed = L'ultima carta è venduta. Dal prossimo round sono tutti al castello.
event-exhibited = { $seat } espone { $cards } ({ $rank }º posto).
event-advanced =
    { $reason ->
        [detective] Il detective di { $seat } era sul posto: avanti di { $steps }, fino alla casella { $space }.
        [final] { $seat } avanza di { $steps } nel punteggio finale, fino alla casella { $space }.
       *[exhibition] { $seat } avanza di { $steps } per l'esposizione, fino alla casella { $space }.
    }
event-card-stolen = Il ladro di { $seat } (anni di servizio: { $thief }) ruba { $card } a { $victim }.
event-caught = Il ladro di { $seat } (anni di servizio: { $thief }) va in prigione.
event-freed = Il ladro di { $seat } (anni di servizio: { $thief }) esce di prigione.
event-nobody-caught = Nessun ladro al castello. Detective mandato per niente da: { $seats }.
event-table-reached = Alla tavola del banchetto: { $seats }. La partita finisce.
event-stalled = Per { $rounds } round non si è venduto nulla e nessuno è avanzato: la partita finisce.
event-final-exhibition = Punteggio finale: { $seat } espone { $cards } ({ $rank }º posto).
event-placed = { $place }º posto: { $seat }, sulla casella { $space }.

## Board

board-track = Dalla sala del club alla tavola del banchetto
board-lords = Lord
board-house = Casa d'aste
# At most 29 characters, with two numbers of two digits.
board-piles = Casa d'aste: { $left } + { $right } carte
board-own = Solo per te
board-club = Club
board-table = Tavola
board-aim =
    Lo scopo: essere più avanti di tutti alla fine. Quando una pedina raggiunge la tavola del banchetto, segue
    un punteggio finale. Le esposizioni ti fanno avanzare, e così un detective che cattura ladri.
# The title line has 78 characters for the game, a name, the round and this: at most 40.
board-pays = ▸{ $best }/{ $second } esposizione migliore +{ $best }, 2ª +{ $second }
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-pairs = ▸{ $best }/{ $second } vale ora, accanto a chi è in testa: l'esposizione migliore avanza di { $best }, la seconda di { $second }
board-sign-lords = Carte: carte oggetto · Mano: carte azione
board-sign-house = ×: mazzo · ultima cella: esce presto
board-sign-own = A1788: serie A, anno 1788 · ─ si espongono insieme · ┊ salto: non insieme
# On a drawn card there is room for 17 characters; side, card and theme share 29.
board-theme =
    { $theme ->
        [pipe-bowls] teste di pipa
        [chamber-pots] vasi da notte
        [masks] maschere
        [star-souvenirs] cimeli di star
        [toys] giocattoli
        [advertising-signs] insegne
       *[other] { $name }
    }
board-side =
    { $side ->
        [left] sinistra
       *[right] destra
    }
board-pile-empty = vuoto
board-cash = Cassa
board-prison = Prigione
board-cheques =
    { $count ->
        [0] nessun assegno
       *[other] assegni { $cheques }
    }
board-thieves =
    { $count ->
        [0] nessun ladro
       *[other] ladri { $thieves }
    }
# Columns are as wide as their longest word, and names get the rest: short words.
board-short =
    { $verb ->
        [castle] castello
        [auction] asta
        [detective] detective
        [exhibit] esporre
        [bid] assegno { $what }
        [thief] ladro { $what }
       *[other] { $verb } { $what }
    }
board-column =
    { $column ->
        [lord] Lord
        [colour] Colore
        [space] Cas.
        [place] Luogo
        [action] Azione
        [cards] Carte
       *[hand] Mano
    }
board-you = { $name } (tu)
board-other = { $name }
board-choosing = sceglie…
board-face-down = coperta
board-shows = espone { $cards }
board-remembered = { $cheques }; { $thieves }; carte note: { $count ->
        [0] nessuna
       *[other] { $cards }
    }
board-collection =
    { $count ->
        [0] Le tue carte (ancora nessuna esposizione: { $enough } carte di serie vicine):
       *[other] Le tue carte (esposizione fino a { $count }):
    }
board-hand = La tua mano:
board-hand-cards = { $cheques }; { $thieves }; detective; esposizione.
board-laid = La tua scelta: { $action }.
board-how-to-show =
    { $count ->
        [0] { $question } Almeno { $missing }, una dopo l'altra da sinistra a destra; quelle che salti restano a casa.
       *[other] { $missing ->
            [0] Quale carta viene dopo, o è tutto?
           *[other] Quale carta viene dopo? (Ancora almeno { $missing }.)
        }
    }
board-run = La tua esposizione finora ({ $count }): { $cards }.
board-race = Caselle sulla strada verso la tavola del banchetto, round dopo round
board-result =
    { $count ->
        [0] casella { $space }; nessuna esposizione
       *[other] casella { $space }; esposizione di { $count } carte: { $cards }
    }
board-spoken-race =
    Round { $round }. La pedina in testa è sulla casella { $leader }; la tavola del banchetto comincia dalla
    casella { $table }. L'esposizione migliore avanza di { $best }, la seconda di { $second }.
board-spoken-lord =
    { $name } ({ $colour ->
        [beige] beige
        [blue] blu
        [green] verde
        [purple] viola
        [red] rosso
       *[other] { $colour }
    }): casella { $space }{ $place ->
        [castle] , al castello
        [auction] , alla casa d'aste
       *[none] { "" }
    }{ $acts ->
        [yes] , gioca { $action }
       *[no] { "" }
    }; carte oggetto: { $cards }; carte azione: { $hand }{ $count ->
        [0] .
       *[other] ; in mostra: { $exhibition }.
    }
board-spoken-pile =
    { $side ->
        [left] Mazzo di sinistra
       *[right] Mazzo di destra
    }: { $size ->
        [0] vuoto.
        [one] { $card } ({ $theme }), l'ultima carta.
       *[other] { $card } ({ $theme }), { $size } carte.
    }
board-spoken-cash =
    { $count ->
        [0] La cassa è vuota.
        [one] Nella cassa: un assegno da { $cheques }.000.
       *[other] Nella cassa: assegni da { $cheques } (in migliaia).
    }
board-spoken-prison =
    { $count ->
        [0] La prigione è vuota; ha { $cells } celle.
       *[other] In prigione ({ $cells } celle): { $inmates }.
    }
board-spoken-inmate = nella cella { $cell } il ladro { $thief } di { $name }
board-spoken-memory = Che cosa si sa di { $name }: { $facts }.
hint-castle =
    { $able ->
        [yes] esponi (l'esposizione migliore avanza di { $best }, la seconda di { $second }), rubi dalle altre o catturi ladri
       *[no] rubi dalle esposizioni o catturi ladri (non puoi ancora esporre)
    }
hint-auction =
    { $cheques ->
        [0] non hai assegni: il tuo ladro può solo prendere l'assegno pagato da qualcun altro
       *[other] l'assegno più alto compra una carta ({ $cards }); un ladro da solo prende quell'assegno
    }
hint-detective = i ladri al castello vanno in prigione; se ce ne sono, avanzi di { $rank }
hint-exhibit = la migliore avanza di { $best }, la seconda di { $second }; i ladri possono rubarne carte
hint-bid = il più alto compra una carta, gli altri tornano in mano
hint-thief =
    { $at ->
        [auction] prende l'assegno pagato, se non c'è nessun altro ladro
       *[castle] ruba da ogni esposizione; un detective lo arresta
    }
hint-buy =
    { $fitting ->
        [0] { $card }, { $theme }: per ora non va con nessuna tua carta
        [one] { $card }, { $theme }: va con una tua carta
       *[other] { $card }, { $theme }: va con { $fitting } tue carte
    }
hint-show = { $theme }; fino a { $most } in tutto
hint-done = esponi { $count } carte: { $shown }
hint-steal = { $theme }, { $year }, di { $victim }

## Che cosa manca a una scelta che ora non è possibile

lack-block = servono { $needed } carte senza salti tra le lettere, ne hai { $there }
lack-order = l'hai saltata
lack-gap = tra la sua lettera e quelle scelte c'è un salto
lack-pile = il mazzo è vuoto
lack-bidder = serve un assegno o un ladro libero

## La scatola

box-field =
    { $field ->
        [players] Numero di giocatori
        [track] Il percorso
        [table] Prima casella della tavola del banchetto
        [last] Ultima casella (0: nessuna)
        [final] Punteggio finale: prima, seconda
        [castles] Castelli
        [spaces] Caselle
        [pair] Passi: prima, seconda
        [name] Nome
        [corner] In un angolo
        [colours] Colori
        [beige] Beige
        [blue] Blu
        [green] Verde
        [purple] Viola
        [red] Rosso
        [cheques] Assegni, in migliaia
        [thieves] Ladri, anni di servizio
        [deal] Con che cosa si comincia
        [cards] Carte
        [exhibition_min] Almeno per un'esposizione
        [series] Serie
        [theme] Tema
        [years] Anni delle carte
        [limits] Quando una partita finisce da sé
        [quiet_rounds] Turni in cui non succede nulla
       *[other] { $field }
    }
