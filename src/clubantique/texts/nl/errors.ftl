### Wat er misging, en wat er wel kan.

error-unreadable = ‘{ $choice }’ is niet als keuze te lezen. Zo ziet een keuze eruit: { $possible }.
error-not-possible = ‘{ $choice }’ kan nu niet. Wat wel kan: { $possible }.
error-not-asked = Nu niet aan de beurt: { $seat }. Nog te kiezen hebben: { $due }.
error-nothing-to-withdraw = Niets om terug te nemen voor: { $seat }.
error-unknown-name =
    Er is geen { $kind ->
        [game] spel
        [bot] bot
        [seat] plaats
        [components] materiaalbestand
       *[language] taal
    } met de naam ‘{ $name }’. Wel: { $possible }.
error-players =
    { $players ->
        [one] Met één speler kun
       *[other] Met { $players } spelers kun
    } je { $game } niet spelen: het is een spel voor { $fewest } tot { $most }.
error-option = De optie { $option } kan niet. Wat wel kan: { $possible }.
error-company = Genoemde bots: { $bots }, stoelen voor bots aan deze tafel: { $chairs }. Noem er één voor allemaal, of zoveel als er stoelen zijn.
error-bot-name = Een bot kan niet ‘{ $name }’ heten: de naam moet bestaan uit letters, cijfers, - en _, en mag geen van deze zijn: { $taken }.
error-components =
    Het materiaalbestand is niet bruikbaar. Bij { $place }: { $problem ->
        [repeated] de waarde { $found } komt meer dan eens voor; elke waarde moet anders zijn
        [spaces] de kastelen hebben samen { $found } velden, maar de feesttafel begint bij { $expected }
        [letter] een serie heet “{ $found }”, maar moet één letter zijn, { $expected }
        [last] het laatste veld is { $found }, maar het moet 0 (geen) of minstens { $expected } zijn
        [players] er staat { $found }, maar de spelersaantallen moeten binnen { $expected } liggen
        [colours] aantal kleuren: { $found }, nodig: { $expected }
        [cards] aantal kaarten: { $found }, nodig: { $expected }
        [opposite] de grote laden moeten tegenover elkaar liggen, maar er staat: { $found }
        [rubies] de robijnen horen in de grote laden ({ $expected }), elk aan een kant, maar er staat: { $found }
        [one-of] gevonden: { $found }, mogelijk: { $expected }
        [missing] er zijn er { $found }, maar er is minstens { $expected } nodig
        [alone] dit kan niet samengaan: { $found }
        [same-add] een metgezel die twee keer genoemd wordt, moet hetzelfde bedrag toevoegen, niet { $found } en { $expected }
        [rising] de bedragen moeten met elke metgezelplaats stijgen, maar ze zijn { $found }
        [falling] de waarden moeten van trede tot trede dalen, maar ze zijn { $found }
        [farm] een boerderij heeft één waarde en houdt die, een huis heeft dalende waarden, maar hier staat: { $found }
        [only-property] alleen onroerend goed heeft waarden, maar hier staat: { $found }
        [deck] de stapel heeft { $found } kaarten, maar het moeten er { $expected } zijn
        [companions] voor elke metgezel ({ $expected }) moet er een kaart zijn, maar er is: { $found }
        [kinds] de stapel { $expected } kan geen { $found } soorten kaarten hebben
        [plans] er zijn { $found } plannen, maar er zijn er minstens { $expected } nodig
        [spots] de plekken voor { $expected } spelers ontbreken; er zijn alleen { $found }
        [rounds] voor elk van de { $expected } rondes moet precies één stapel genoemd zijn, maar niet zo in ronde { $found }
        [newer] dit is versie { $found } van de materiaalbestanden, maar hier is hoogstens versie { $expected } bekend
        [version-needed] titels, namen en andere toevoegingen vragen om “version = { $expected }” bovenaan het bestand
        [line] “{ $found }” kan niet worden getoond: een regel heeft zichtbare tekens nodig, zonder spatie ervoor of erna
        [large] het bestand heeft { $found } bytes, maar er kunnen er hoogstens { $expected } zijn
        [pieces] kaarten en onderdelen: { $found }, maar er kunnen er hoogstens { $expected } zijn
        [choices] er zouden { $found } verschillende keuzes zijn, maar er kunnen er hoogstens { $expected } zijn
        [late] het uitproberen duurde langer dan { $found } seconden; maak de doos kleiner of de partijen korter
        [stumbles] een partij met { $expected } spelers kan er niet mee uitgespeeld worden ({ $found }); kijk wat je het laatst veranderd hebt
        [endless] een partij met { $expected } spelers was na { $found } keuzes niet voorbij; maak die korter, met minder rondes of een kortere weg
       *[shape] { $found }
    }.
error-game =
    { $problem ->
        [twice] Er is meer dan één spel ‘{ $game }’: { $source }. Geen van beide wordt gebruikt zolang ze allebei geïnstalleerd zijn.
        [ours] Het spel ‘{ $game }’ in { $source } wordt niet gebruikt: het huis heeft er een met die naam.
        [name] Het spel ‘{ $game }’ in { $source } wordt niet gebruikt: de naam moet met een kleine letter beginnen en uit kleine letters, cijfers en _ bestaan.
        [id] Het spel ‘{ $game }’ in { $source } wordt niet gebruikt: het noemt zichzelf ‘{ $reason }’.
        [lacks] Het spel ‘{ $game }’ is niet bruikbaar: in { $source } ontbreekt { $reason }.
        [part] Het spel ‘{ $game }’ doet het zonder { $source }, want dat kan niet geladen worden: { $reason }
       *[broken] Het spel ‘{ $game }’ in { $source } kan niet geladen worden: { $reason }
    }
error-record =
    De opname is niet bruikbaar. Bij { $place }: { $problem ->
        [rules] ze is gemaakt met versie { $found } van de regels, maar hier geldt versie { $expected }
        [components] ze is gemaakt met ander materiaal ({ $found } in plaats van { $expected })
        [draw] hier moet iets worden getrokken uit { $expected }, maar er staat: { $found }
        [choice] hier moet een keuze staan zoals [plaats, "tekst"], maar er staat: { $found }
        [game] dit is een partij { $found }, geen partij { $expected }
        [none-saved] er is geen bewaarde partij { $found } die nog niet afgelopen is
        [refused] { $found }
       *[shape] { $found }
    }.
error-out-of-range = { $name } { $number } kan niet: het getal moet tussen 0 en { $most } liggen.
error-file = { $file }: { $reason }.
error-name = ‘{ $name }’ kan geen naam zijn: het moeten 1 tot { $most } afdrukbare tekens zijn, en niemand anders mag zo heten.
error-file-exists = { $file } bestaat al. Kies een ander bestand of zet het ergens anders.
error-resume = Met --resume gaat de partij verder zoals ze bewaard is: laat { $given } weg.
error-not-begun = Er is geen spel bezig. Met reset() begint er een.
