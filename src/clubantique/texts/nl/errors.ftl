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
       *[language] taal
    } met de naam ‘{ $name }’. Wel: { $possible }.
error-players =
    { $players ->
        [one] Met één speler kun
       *[other] Met { $players } spelers kun
    } je { $game } niet spelen: het is een spel voor { $fewest } tot { $most }.
error-option = De optie { $option } kan niet. Wat wel kan: { $possible }.
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
       *[shape] { $found }
    }.
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
