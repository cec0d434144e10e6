# What the table itself says, whatever is played.

why-no-such-seat = There is no such seat at this table.
why-no-such-action = This game knows no action “{ $action }”.
why-not-asked = It is not your choice now. We wait for { $waiting }.
why-not-now = That can't be done at this moment.
why-undo-barrier = It can't be taken back: something was revealed, rolled or answered since.
why-nothing-to-undo = There is nothing to take back.
log-undo = Taken back.
