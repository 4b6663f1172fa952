### The club room.

error-no-table = There is no table “{ $table }”, or not any more.
error-not-yours =
    That is not for you to do: { $who ->
        [host] only the host of the table may
        [player] only those who sit at the table may
       *[unmuted] the host has muted you
    }.
error-taken = No chair is free at this table any more.
error-not-now =
    That is not possible now: { $status ->
        [waiting] the game has not begun
        [playing] the game has begun
        [over] the game is over
       *[closed] the table is closed
    }.
error-stale = The table has moved on: that was an answer to another question.
error-too-much = That is too much at once: wait { $seconds } seconds.
error-garbled = This message cannot be read: { $problem }.
error-missing-part = “{ $part }” is not installed. The club room needs: pip install "clubantique[{ $extra }]".
