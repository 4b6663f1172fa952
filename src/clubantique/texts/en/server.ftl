### The club room.

error-no-table = There is no table “{ $table }”, or not any more.
error-not-yours =
    That is not for you to do: { $who ->
        [host] only the host of the table may
        [player] only those who sit at the table may
        [newcomer] a seat is handed on to somebody who does not sit at this table yet
        [owner] only the owner of the seat may
       *[unmuted] the host has muted you
    }.
error-taken = No chair is free at this table any more.
error-not-now =
    That is not possible now: { $status ->
        [waiting] the game has not begun
        [playing] the game has begun
        [paused] the game is paused
        [frozen] the game was begun under older rules
        [over] the game is over
       *[closed] the table is closed
    }.
error-two-in-chair = A chair is a bot’s or a person’s: { $bot } and { $name } do not fit into one.
error-no-box = There is no such box here (any more): { $box }. Bring it again as a file.
error-too-long = This record has { $entries } entries; no more than { $most } are shown here.
error-pass = This link is not good any more: it moves a seat once, within a quarter of an hour. Ask for a new one.
error-stale = The table has moved on: that was an answer to another question.
error-not-away = { $name } is here, or was a moment ago: a seat can be handed on when its owner has been away for { $minutes } minutes.
error-store-away = The room cannot reach its store at this moment. Try again in a moment: nothing is lost, and nothing is done twice.
error-too-much = That is too much at once: wait { $seconds } seconds.
error-garbled = This message cannot be read: { $problem }.
error-nothing-said = There is nothing to be seen in this line: say something, in { $most } characters at most.
error-origin = “{ $origin }” is another address than that of this room: only pages of { $possible } may do something here.
error-missing-part = “{ $part }” is not installed. The club room needs: pip install "clubantique[{ $extra }]".
error-broken-part = A part that the club room needs cannot be used ({ $reason }). Install it anew: pip install --force-reinstall "clubantique[{ $extra }]".
error-nothing-here = There is nothing at this address.
error-method = This address is asked in another way: { $possible }.
error-too-large = That is too large: { $most } bytes at most.
error-went-wrong = Something has gone wrong in the club room itself. Whoever runs it finds the reason in its log.
error-bus = “{ $url }” is no address of a broker. An address begins with { $possible } and goes on with a host, and if need be a port and a number: redis://127.0.0.1:6379/0. In a name or password / # ? are written %2F %23 %3F; behind a ? stand settings of the Redis client.
error-no-room = No club room answers at { $address }.
error-link = “{ $link }” is not the link of a table: such a link looks like https://club.example/t/abc.
error-no-body = This request needs a body in JSON: /schema says which.
notice-seat-handed-on = { $name } was away: the host has handed the seat on to { $to }. { $name } can take it back at any time.
notice-seat-moved = { $to } plays on another device now.
notice-seat-taken-back = { $to } is back, and has taken the seat back from { $name }.
