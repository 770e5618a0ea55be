# Undo.

## To everybody
host-recalled = { $who } withdraws their sealed answer; the others’ answers stay.
host-request = { $who } asks the others to let them undo a move.
host-request-granted = Agreed: { $who }’s last move is undone.
host-chance-renewed = Luck is new from here on: dice and draws won’t come out as before.
    -# Rewind number, mixed into the seed: { $count }
host-request-declined = { $who } says no: the move stands.

## In logs of the time when moderators gave no reason
host-request-forbidden = A moderator decides: the move stands.

## To the one whom it concerns
host-orders-gone = Your standing orders and your planned turn at this table are cancelled, so that what was undone isn’t played again by itself.

## Controls
ui-undo = Undo
ui-undo-ask = Ask the others
ui-undo-can-ask = You can still undo it if all others agree, or a moderator does.
ui-request = { $who } asks to undo:
ui-request-later = { $count ->
    [one] -# { $count } later move would go too.
   *[other] -# { $count } later moves would go too.
}
ui-request-agreed = Agreed: { $who }
ui-request-missing = Waiting for: { $who }. A moderator who isn’t playing can decide alone.
ui-request-agree = Agree
ui-request-decline = Keep the move
ui-request-granted = Agreed: the move is undone.
ui-request-declined = The move stands.
ui-request-answered-yes = You agree.
ui-request-answered-no = You keep the move as it is.

## Refusals
host-undo-nothing-of-yours = You have no move to undo yet.
host-undo-moved-since = Others have moved since your last move: { $who }. Only the latest move can be undone without asking.
host-request-open = You’ve already asked. The others answer on the message in the channel.
host-request-own = You asked for this yourself; the others decide.
host-request-void = The table has moved on since, so this request no longer counts.
host-request-none = Nobody here is asking to undo a move.

## Commands
command-undo = undo
about-undo = Undo your last move, or ask the others to agree
argument-undo-how = how
hint-undo-how = Ask the others, or answer somebody who asks; leave out to undo at once
undo-ask = Ask the others
undo-agree = Agree to somebody’s undo
undo-decline = Keep the move
