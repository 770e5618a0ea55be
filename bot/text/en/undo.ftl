# Taking back.

## To everybody
host-recalled = { $who } withdraws the sealed answer; the others' answers stay.

## Refusals
host-undo-nothing-of-yours = You have not played anything yet that could be taken back.
host-undo-moved-since = Moved since your last move: { $who }. Only the last move can be taken back just like that.
