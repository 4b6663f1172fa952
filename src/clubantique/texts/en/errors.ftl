### What went wrong, and what is possible instead.

error-unreadable = “{ $choice }” cannot be read as a choice. Choices look like this: { $possible }.
error-not-possible = “{ $choice }” is not possible now. Possible: { $possible }.
error-not-asked = Player { $seat } is not asked now. Still to choose: { $due }.
error-nothing-to-withdraw = Player { $seat } has chosen nothing that could be taken back.
error-unknown-name =
    There is no { $kind ->
        [game] game
        [bot] bot
        [seat] seat
        [components] component file
       *[language] language
    } called “{ $name }”. There is: { $possible }.
error-players = { $players } players cannot play { $game }: it is for { $fewest } to { $most }.
error-option = The option { $option } is not possible. Possible: { $possible }.
error-company = { $bots } bots are named, but bots have { $chairs } chairs at this table. Name one for all of them, or as many as there are chairs.
error-bot-name = A bot cannot be called “{ $name }”: its name must consist of letters, digits, - and _, and it must be none of these: { $taken }.
error-components =
    The component file cannot be used. At { $place }: { $problem ->
        [repeated] the value { $found } occurs more than once; every value must be different
        [spaces] the castles have { $found } spaces together, but the dining table begins at { $expected }
        [letter] a series is called “{ $found }”, but it must be one letter, { $expected }
        [last] the last space is { $found }, but it must be 0 (none) or at least { $expected }
        [players] found { $found }, but the numbers of players must lie within { $expected }
        [colours] there are { $found } colours, but { $expected } are needed
        [cards] there are { $found } cards, but { $expected } are needed
        [opposite] the large drawers must lie opposite each other, but there is: { $found }
        [rubies] the rubies must lie in the large drawers ({ $expected }), one side each, but there is: { $found }
        [one-of] found { $found }, but possible is { $expected }
        [missing] there are { $found }, but at least { $expected } is needed
        [alone] this cannot be combined: { $found }
        [same-add] a companion that is listed twice must add the same amount, not { $found } and { $expected }
        [rising] the amounts must rise with every companion space, but they are { $found }
        [falling] the values must fall from step to step, but they are { $found }
        [farm] a farm has one value and keeps it, a house has values that fall, but there is: { $found }
        [only-property] only a property has values, but there are { $found }
        [deck] the deck has { $found } cards, but it should have { $expected }
        [companions] there must be one card for each companion ({ $expected }), but there is: { $found }
        [kinds] there are { $found } kinds of card in the deck { $expected }, which it cannot have
        [plans] there are { $found } plans, but at least { $expected } are needed
        [spots] the spots for { $expected } players are missing; there are only { $found }
        [rounds] there must be exactly one deck for each of the { $expected } rounds, but not so in round { $found }
        [newer] this is version { $found } of component files, but here the newest one known is { $expected }
        [version-needed] titles, names and other additions need “version = { $expected }” at the top of the file
        [line] “{ $found }” cannot be shown: a line needs letters that can be seen, and no space before or after them
        [large] the file has { $found } bytes, but at most { $expected } are possible
        [pieces] there are { $found } cards and pieces, but at most { $expected } are possible
        [choices] there would be { $found } different choices, but at most { $expected } are possible
        [late] it took longer than { $found } seconds to try it out; make the box smaller or its games shorter
        [stumbles] a game of { $expected } players cannot be played to its end with it ({ $found }); look at the last thing that you changed
        [endless] a game of { $expected } players was not over after { $found } choices; make it shorter, with fewer rounds or a shorter way
       *[shape] { $found }
    }.
error-game =
    { $problem ->
        [twice] There is more than one game called “{ $game }”: { $source }. Neither is used as long as both are installed.
        [ours] The game “{ $game }” in { $source } is not used: the house has one of that name.
        [name] The game “{ $game }” in { $source } is not used: its id must begin with a small letter and consist of small letters, digits and _.
        [id] The game “{ $game }” in { $source } is not used: it calls itself “{ $reason }”.
        [lacks] The game “{ $game }” cannot be used: { $source } lacks { $reason }.
        [part] The game “{ $game }” goes without { $source }, which cannot be loaded: { $reason }
       *[broken] The game “{ $game }” in { $source } cannot be loaded: { $reason }
    }
error-record =
    The record cannot be used. At { $place }: { $problem ->
        [rules] it was made with version { $found } of the rules, but here is version { $expected }
        [components] it was made with other components ({ $found } instead of { $expected })
        [draw] a draw is needed, one of { $expected }, but there is: { $found }
        [choice] a choice like [seat, "text"] is needed, but there is: { $found }
        [game] it is a game of { $found }, not of { $expected }
        [none-saved] there is no saved game of { $found } that is not over
        [refused] { $found }
       *[shape] { $found }
    }.
error-out-of-range = { $name } { $number } is not possible: it must lie between 0 and { $most }.
error-file = { $file }: { $reason }.
error-name = “{ $name }” cannot be a name: it must have 1 to { $most } printable characters, and nobody else may have it.
error-file-exists = { $file } is there already. Choose another file, or move it away.
error-resume = With --resume the game goes on as it was saved: leave out { $given }.
error-not-begun = No game is being played. Begin one with reset().
