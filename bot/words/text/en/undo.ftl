# Taking back.

## To everybody
host-recalled = { $who } withdraws the sealed answer; the others’ answers stay.
host-request = { $who } asks the others to agree to taking a move back.
host-request-granted = Agreed: the last move of { $who } is taken back.
host-chance-renewed = Luck is new from here on: dice and draws won’t come out as before.
    -# Rewind number, mixed into the seed: { $count }
host-request-declined = { $who } says no: the move stands.

## In logs of the time when moderators gave no reason
host-request-forbidden = A moderator decides: the move stands.

## To the one whom it concerns
host-orders-gone = Your standing orders at this table are withdrawn, so that what was taken back is not played again by itself.

## Controls
ui-undo = Take back
ui-undo-ask = Ask the others
ui-undo-can-ask = It can still be taken back if all others agree, or a moderator does.
ui-request = { $who } asks to take this back:
ui-request-later = { $count ->
    [one] -# { $count } later move would go with it.
   *[other] -# { $count } later moves would go with it.
}
ui-request-agreed = Agreed: { $who }
ui-request-missing = Still to answer: { $who }. A moderator who does not play can decide alone.
ui-request-agree = Agree
ui-request-decline = Let it stand
ui-request-granted = Agreed: the move is taken back.
ui-request-declined = The move stands.
ui-request-answered-yes = You agree.
ui-request-answered-no = You let the move stand.

## Refusals
host-undo-nothing-of-yours = You have not played anything yet that could be taken back.
host-undo-moved-since = Moved since your last move: { $who }. Only the last move can be taken back just like that.
host-request-open = You have asked already. The others answer on the message in the channel.
host-request-own = You have asked for this yourself; the others decide.
host-request-void = The table has moved on since, so this request no longer holds.
host-request-none = Nobody at this table is asking to take a move back.

## Commands
command-undo = undo
about-undo = Take your last move back, or ask the others to agree
argument-undo-how = how
hint-undo-how = Ask the others, or answer somebody who asks; leave it out to take back at once
undo-ask = Ask the others
undo-agree = Agree to what somebody asks
undo-decline = Let the move stand
