# Seats: stand-ins, offering, taking and leaving a seat.

## Names of stand-ins
ui-stand-in-gull = Bot Gull
ui-stand-in-heron = Bot Heron
ui-stand-in-pelican = Bot Pelican
ui-stand-in-albatross = Bot Albatross
ui-stand-in-petrel = Bot Petrel
ui-stand-in-stork = Bot Stork
ui-stand-in-swan = Bot Swan
ui-stand-in-crane = Bot Crane

## Lobby
ui-stand-in-add = Add a stand-in
ui-stand-in-remove = Remove a stand-in
host-stand-in-sits = A stand-in sits down: { $count } of { $least }–{ $most } players.
host-stand-in-gone = A stand-in gets up: { $count } of { $least }–{ $most } players.
host-stand-in-none = No stand-in sits at this table. You can add one.

## To everybody
host-seat-offered = Seat { $place } is on offer; its player plays on until somebody takes it.
host-seat-kept = Seat { $place } is not on offer any more: its player stays.
host-seat-left-by = { $who } leaves the game; a stand-in plays on seat { $place } until somebody takes it.
host-seat-taken-from = { $who } takes over seat { $place } from { $before }.
host-claim = Moderator { $who } would like to take seat { $place }.
host-claim-declined = { $who } says no: the moderator does not get the seat.
host-claim-withdrawn = The moderator does not want the seat any more.

## In logs of the time when nobody remembered who sat there before
host-seat-left = The player of seat { $place } has left the game; a stand-in plays there until somebody takes it.
host-seat-taken = { $who } takes over seat { $place }.

## The message that offers a seat
ui-seat-take = Take the seat
ui-seat-offered = { $who } offers seat { $place }.
ui-seat-stand-in = { $who } plays on seat { $place }; the seat is free.
ui-seat-what-it-means = Whoever takes it plays on from here, with everything that belongs to the seat. What only its player may see comes by DM.
ui-seat-no-longer-free = Seat { $place } is not free any more: { $who } plays there.
ui-seat-yours = The seat is yours. This is what it knows and can do:

## The message that asks whether a moderator may have a seat
ui-claim-why = With a seat come its secrets, so whoever looks after the table gets one only if all who play agree.
ui-claim-missing = Still to answer: { $who }
ui-claim-decline = Say no
ui-claim-granted = Agreed: { $who } plays on seat { $place }.
ui-claim-declined = Not agreed: the moderator does not get the seat.
ui-claim-asked = You look after this table, so all who play have to agree first. I have asked them.

## To the one who gets up
ui-seat-you-offer = Your seat is on offer. Play on until somebody takes it; `/seat keep` takes the offer back.
ui-seat-you-keep = You keep your seat.
ui-seat-leave-sure = Leave this game? A stand-in plays on in your place from this moment, and anybody may take the seat.
ui-seat-leave = Leave the seat
ui-seat-stay = Stay
ui-seat-left = You have left the game, and a stand-in plays on. Thank you for playing.
ui-seat-parted = { $who } plays your seat at the table of { $title } in { $place } from now on. Thank you for playing; you can go on watching.
ui-seat-changed-hands = This seat has changed hands: { $who } plays it now. Thank you for playing; you can go on watching.
ui-channel-gone = The channel of your table of { $title } was deleted. The game is kept in the archive, and its clocks stand still. It can go on: a moderator types `/mod archive restore` in another channel of the server.
ui-server-gone = I am no longer on the server of your table of { $title }. The game is kept in the archive, and its clocks stand still. If I am invited again, a moderator can bring it back with `/mod archive restore`.

## Refusals
host-seat-not-begun = The game has not begun. Join it with `/game join`.
host-seat-only-lobby = The game has not begun, so you can simply get up: `/game leave`.
host-seat-offered-already = Your seat is on offer already. Play on until somebody takes it.
host-seat-not-offered = Your seat is not on offer; it is yours anyway.
host-seat-one-each = You play at this table already: one seat for each person.
host-seat-another = You know the secrets of seat { $place } in this game: you can come back to it when it is free, and to no other.
host-claim-first = You look after this table, so all who play have to agree first.
host-claim-nobody = You look after this table, and nobody plays here who could agree to your taking a seat. Somebody else can take it.
host-claim-open = You have asked already. The others answer on the message in the channel.
host-claim-own = You have asked for this yourself; those who play decide.
host-claim-void = This seat is not free any more, so there is nothing to agree to.
host-seat-none-free = No seat is free at this table. The players are: { $who }.
host-seat-which = Several seats are free: { $who }. Choose one with the option `seat`.
host-seat-not-free = This seat is taken. Free are: { $who }.
ui-seat-unknown = A seat is a number from 1 to { $most }. Choose one from the list.

## Commands
command-game-stand-in = stand-in
about-game-stand-in = Fill an empty seat with a stand-in, or take one away
argument-change = change
hint-change = Add one or remove one
command-seat = seat
about-seat = Offer, take or leave a seat in a running game
command-seat-offer = offer
about-seat-offer = Offer your seat to whoever wants to play on
argument-until = until-then
hint-until = Who plays until somebody takes it
ui-seat-until-me = I play on
ui-seat-until-stand-in = A stand-in plays at once
command-seat-keep = keep
about-seat-keep = Take your offer back
command-seat-take = take
about-seat-take = Take an offered seat or the seat of a stand-in
argument-seat = seat
hint-seat = Which seat, when several are free
command-seat-leave = leave
about-seat-leave = Leave the game; a stand-in plays on
