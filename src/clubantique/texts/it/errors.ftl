### Che cosa è andato storto, e che cosa si può fare invece.

error-unreadable = «{ $choice }» non si può leggere come una scelta. Le scelte si scrivono così: { $possible }.
error-not-possible = «{ $choice }» adesso non è possibile. Possibile: { $possible }.
error-not-asked = Adesso non tocca a: { $seat }. Devono ancora scegliere: { $due }.
error-nothing-to-withdraw = Niente da annullare per: { $seat }.
error-unknown-name =
    Non c'è { $kind ->
        [game] nessun gioco
        [bot] nessun bot
        [seat] nessun posto
        [components] nessun file dei componenti
       *[language] nessuna lingua
    } di nome «{ $name }». Disponibili: { $possible }.
error-players =
    { $players ->
        [one] Da soli non si può
       *[other] In { $players } non si può
    } giocare: { $game } è un gioco per { $fewest }–{ $most } persone.
error-option = L'opzione { $option } non è possibile. Possibile: { $possible }.
error-company = Bot indicati: { $bots }, sedie per i bot a questo tavolo: { $chairs }. Indicane uno per tutte, oppure tanti quante sono le sedie.
error-bot-name = Un bot non può chiamarsi «{ $name }»: il nome deve essere fatto di lettere, cifre, - e _, e non può essere uno di questi: { $taken }.
error-components =
    Il file dei componenti non si può usare. In { $place }: { $problem ->
        [repeated] il valore { $found } compare più di una volta; ogni valore dev'essere diverso
        [spaces] i castelli hanno in tutto { $found } caselle, ma la tavola del banchetto comincia dalla { $expected }
        [letter] una serie si chiama «{ $found }», ma deve essere una sola lettera, { $expected }
        [last] l'ultima casella è { $found }, ma dev'essere 0 (nessuna) o almeno { $expected }
        [players] c'è { $found }, ma il numero di giocatori deve restare entro { $expected }
        [colours] colori presenti: { $found }, necessari: { $expected }
        [cards] carte presenti: { $found }, necessarie: { $expected }
        [opposite] i cassetti grandi devono stare uno di fronte all'altro, ma c'è: { $found }
        [rubies] i rubini vanno nei cassetti grandi ({ $expected }), un lato ciascuno, ma c'è: { $found }
        [one-of] trovato { $found }, ma è possibile { $expected }
        [missing] ce ne sono { $found }, ma ne serve almeno { $expected }
        [alone] non si può combinare: { $found }
        [same-add] un accompagnatore elencato due volte deve aggiungere lo stesso importo, non { $found } e { $expected }
        [rising] gli importi devono crescere con ogni spazio per accompagnatori, ma sono { $found }
        [falling] i valori devono scendere di gradino in gradino, ma sono { $found }
        [farm] una fattoria ha un solo valore e lo mantiene, una casa ha valori che scendono, ma qui c’è: { $found }
        [only-property] solo un immobile ha valori, ma qui ci sono { $found }
        [deck] il mazzo ha { $found } carte, ma dovrebbe averne { $expected }
        [companions] ci deve essere una carta per ogni accompagnatore ({ $expected }), ma c’è: { $found }
        [kinds] il mazzo { $expected } non può avere { $found } tipi di carte
        [plans] ci sono { $found } piani, ma ne servono almeno { $expected }
        [spots] mancano i posti per { $expected } giocatori; ci sono solo { $found }
        [rounds] per ognuno dei { $expected } round ci deve essere esattamente un mazzo, ma non è così nel round { $found }
        [newer] questa è la versione { $found } dei file dei componenti, ma qui è nota al massimo la { $expected }
        [version-needed] titoli, nomi e altre aggiunte richiedono «version = { $expected }» in cima al file
        [line] «{ $found }» non si può mostrare: una riga ha bisogno di caratteri visibili, senza spazi prima o dopo
        [large] il file ha { $found } byte, ma se ne possono avere al massimo { $expected }
        [pieces] carte e pezzi: { $found }, ma se ne possono avere al massimo { $expected }
        [choices] ci sarebbero { $found } scelte diverse, ma se ne possono avere al massimo { $expected }
        [late] la prova è durata più di { $found } secondi; fai la scatola più piccola o le partite più corte
        [stumbles] una partita in { $expected } non si riesce a finire ({ $found }); guarda l'ultima cosa che hai cambiato
        [endless] una partita in { $expected } non era finita dopo { $found } scelte; falla più corta, con meno turni o un percorso più breve
       *[shape] { $found }
    }.
error-game =
    { $problem ->
        [twice] C'è più di un gioco «{ $game }»: { $source }. Finché sono installati entrambi, nessuno dei due viene usato.
        [ours] Il gioco «{ $game }» in { $source } non viene usato: la casa ne ha uno con quel nome.
        [name] Il gioco «{ $game }» in { $source } non viene usato: il suo nome deve cominciare con una minuscola ed essere fatto di minuscole, cifre e _.
        [id] Il gioco «{ $game }» in { $source } non viene usato: si chiama da sé «{ $reason }».
        [lacks] Il gioco «{ $game }» non si può usare: in { $source } manca { $reason }.
        [part] Il gioco «{ $game }» fa a meno di { $source }, che non si può caricare: { $reason }
       *[broken] Il gioco «{ $game }» in { $source } non si può caricare: { $reason }
    }
error-record =
    La registrazione non si può usare. In { $place }: { $problem ->
        [rules] è stata fatta con la versione { $found } delle regole, ma qui vale la versione { $expected }
        [components] è stata fatta con altri componenti ({ $found } invece di { $expected })
        [draw] qui va estratto qualcosa tra { $expected }, ma c'è: { $found }
        [choice] qui serve una scelta come [posto, "testo"], ma c'è: { $found }
        [game] è una partita di { $found }, non di { $expected }
        [none-saved] non c'è nessuna partita salvata di { $found } ancora in corso
        [refused] { $found }
       *[shape] { $found }
    }.
error-out-of-range = { $name } { $number } non è possibile: il numero deve stare tra 0 e { $most }.
error-file = { $file }: { $reason }.
error-name = «{ $name }» non può essere un nome: servono da 1 a { $most } caratteri stampabili, e nessun altro può chiamarsi così.
error-file-exists = { $file } esiste già. Scegli un altro file o spostalo.
error-resume = Con --resume la partita continua com'era: togli { $given }.
error-not-begun = Nessuna partita in corso. Con reset() ne comincia una.
