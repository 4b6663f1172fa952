### The club room.

error-no-table = De tafel “{ $table }” bestaat niet, of niet meer.
error-not-yours =
    Dat is niet aan jou: { $who ->
        [host] alleen wie de tafel geopend heeft mag dat
        [player] alleen wie aan tafel zit mag dat
        [newcomer] een plaats wordt doorgegeven aan iemand die nog niet aan deze tafel zit
        [owner] alleen de eigenaar van de plaats mag dat
       *[unmuted] je bent het zwijgen opgelegd
    }.
error-taken = Aan deze tafel is geen stoel meer vrij.
error-not-now =
    Dat kan nu niet: { $status ->
        [waiting] het spel is nog niet begonnen
        [playing] het spel is begonnen
        [paused] het spel is gepauzeerd
        [frozen] het spel is volgens oudere regels begonnen
        [over] het spel is afgelopen
       *[closed] de tafel is gesloten
    }.
error-two-in-chair = Een stoel is voor een bot of voor een mens: { $bot } en { $name } passen niet op één stoel.
error-no-box = Deze doos is er hier niet (meer): { $box }. Breng hem nog eens mee als bestand.
error-too-long = Dit verslag heeft { $entries } regels; hier worden er hoogstens { $most } getoond.
error-pass = Deze link is niet meer geldig: hij verplaatst een plaats één keer, binnen een kwartier. Vraag om een nieuwe.
error-stale = De tafel is al verder: dat was een antwoord op een andere vraag.
error-not-away = { $name } is er, of was er net nog: een plaats kan worden doorgegeven als de eigenaar { $minutes } minuten weg is geweest.
error-store-away = De kamer kan haar opslag nu niet bereiken. Probeer het zo nog eens: niets gaat verloren en niets gebeurt twee keer.
error-too-much = Dat is te veel tegelijk: wacht { $seconds } seconden.
error-garbled = Dit bericht is niet te lezen: { $problem }.
error-nothing-said = In deze regel is niets te zien: zeg iets, in ten hoogste { $most } tekens.
error-origin = ‘{ $origin }’ is een ander adres dan dat van deze clubkamer: alleen pagina’s van { $possible } mogen hier iets doen.
error-missing-part = “{ $part }” is niet geïnstalleerd. De clubkamer heeft nodig: pip install "clubantique[{ $extra }]".
error-broken-part = Een onderdeel dat de clubkamer nodig heeft, werkt niet ({ $reason }). Installeer het opnieuw: pip install --force-reinstall "clubantique[{ $extra }]".
error-nothing-here = Op dit adres is niets te vinden.
error-method = Dit adres wordt anders gevraagd: { $possible }.
error-too-large = Dat is te groot: hoogstens { $most } bytes.
error-went-wrong = In de clubkamer zelf is iets misgegaan. Wie haar beheert, vindt de oorzaak in het logboek.
error-bus = “{ $url }” is geen adres van een berichtendienst. Een adres begint met { $possible } en noemt dan een host en zo nodig een poort en een nummer: redis://127.0.0.1:6379/0. In naam en wachtwoord schrijf je / # ? als %2F %23 %3F; achter een ? staan instellingen van de Redis-client.
error-no-room = Op { $address } antwoordt geen clubkamer.
error-link = “{ $link }” is niet de link van een tafel: zo’n link ziet eruit als https://club.example/t/abc.
error-no-body = Dit verzoek heeft een inhoud in JSON nodig: /schema zegt welke.
notice-seat-handed-on = { $name } was weg: de gastheer heeft de plaats aan { $to } doorgegeven. { $name } kan haar altijd terugnemen.
notice-seat-moved = { $to } speelt nu op een ander apparaat.
notice-seat-taken-back = { $to } is terug en heeft de plaats van { $name } teruggenomen.
