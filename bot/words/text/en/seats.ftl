# Seats: bots, offering, taking and leaving a seat.

## Names of bots
ui-stand-in-gull = Bot Gull
ui-stand-in-heron = Bot Heron
ui-stand-in-pelican = Bot Pelican
ui-stand-in-albatross = Bot Albatross
ui-stand-in-petrel = Bot Petrel
ui-stand-in-stork = Bot Stork
ui-stand-in-swan = Bot Swan
ui-stand-in-crane = Bot Crane

## Lobby
ui-stand-in-add = Add a bot
ui-stand-in-remove = Remove a bot
host-stand-in-sits = A bot joins: { $count } of { $least }–{ $most } players.
host-stand-in-gone = A bot leaves: { $count } of { $least }–{ $most } players.
ui-level-easy = beginner
ui-level-club = club player
ui-level-expert = expert
ui-level-of = { $who }: { $level }
ui-level-all-easy = All bots: beginners
ui-level-all-club = All bots: club players
ui-level-all-expert = All bots: experts
ui-level-choose = How strong the bots play
host-stand-in-none = There’s no bot at this table. You can add one.

## To everybody
host-seat-offered = Seat { $place } is on offer; its player plays on until somebody takes it.
host-seat-kept = Seat { $place } is no longer on offer: its player stays.
host-seat-left-by = { $who } leaves the game; a bot plays seat { $place } until somebody takes it.
host-seat-taken-from = { $who } takes over seat { $place } from { $before }.
host-claim = Moderator { $who } would like to take seat { $place }.
host-claim-declined = { $who } says no: the moderator doesn’t get the seat.
host-claim-withdrawn = The moderator no longer wants the seat.

## In logs of the time when nobody remembered who sat there before
host-seat-left = The player of seat { $place } has left the game; a bot plays there until somebody takes it.
host-seat-taken = { $who } takes over seat { $place }.

## The message that offers a seat
ui-seat-take = Take the seat
ui-seat-offered = { $who } offers seat { $place }.
ui-seat-stand-in = { $who } holds seat { $place }. Anyone may take it.
ui-seat-what-it-means = Whoever takes it plays on from here, with the cards, pieces and points of that seat. Its secrets come by DM.
ui-seat-no-longer-free = Seat { $place } is taken: { $who } plays there.
ui-seat-yours = The seat is yours. Here’s what you know and can do:

## The message that asks whether a moderator may have a seat
ui-claim-why = A seat comes with its secrets, so a moderator gets one only if all players agree.
ui-claim-missing = Waiting for: { $who }
ui-claim-decline = Say no
ui-claim-granted = Agreed: { $who } plays seat { $place }.
ui-claim-declined = Not agreed: the moderator doesn’t get the seat.
ui-claim-asked = You moderate this table, so all players have to agree first. I’ve asked them.

## To the one who gets up
ui-seat-you-offer = Your seat is on offer. Play on until somebody takes it; `/seat keep` cancels the offer.
ui-seat-you-keep = You keep your seat.
ui-seat-leave-sure = Leave this game? A bot takes over at once, and anyone may take the seat.
ui-seat-leave = Leave the game
ui-seat-stay = Stay
ui-seat-left = You’ve left the game, and a bot plays on. Thanks for playing.
ui-seat-parted = { $who } now plays your seat in { $title } ({ $place }). Thanks for playing; you can keep watching.
ui-seat-changed-hands = { $who } plays this seat now. Thanks for playing; you can keep watching.
ui-channel-gone = The channel of your { $title } game was deleted. The game is in the archive with its clocks stopped. To go on, a moderator types `/mod archive restore` in another channel of the server.
ui-server-gone = I’m no longer on the server of your { $title } game. The game is in the archive with its clocks stopped. If I’m invited again, a moderator can bring it back with `/mod archive restore`.

## Refusals
host-seat-not-begun = The game hasn’t started. Join it with `/game join`.
host-seat-only-lobby = The game hasn’t started, so you can simply leave: `/game leave`.
host-seat-offered-already = Your seat is already on offer. Play on until somebody takes it.
host-seat-not-offered = Your seat isn’t on offer; it’s yours anyway.
host-seat-one-each = You already play at this table: one seat each.
host-seat-another = You know the secrets of seat { $place } in this game, so you can only come back to that one, when it’s free.
host-claim-first = You moderate this table, so all players have to agree first.
host-claim-nobody = You moderate this table, and nobody plays here who could agree. Somebody else can take the seat.
host-claim-open = You’ve already asked. The others answer on the message in the channel.
host-claim-own = You asked for this yourself; the players decide.
host-claim-void = This seat is no longer free, so there’s nothing to agree to.
host-seat-none-free = No seat is free at this table. Players: { $who }.
host-seat-which = Several seats are free: { $who }. Choose one with the option `seat`.
host-seat-not-free = This seat is taken. Free seats: { $who }.
ui-seat-unknown = A seat is a number from 1 to { $most }. Choose one from the list.

## Commands
command-game-stand-in = bot
about-game-stand-in = Fill an empty seat with a bot, or remove one
argument-level = level
hint-level = How strong the bot plays; leave out for a club player
argument-change = change
hint-change = Add one or remove one
command-seat = seat
about-seat = Offer, take or leave a seat in a running game
command-seat-offer = offer
about-seat-offer = Offer your seat to anyone who wants to play on
argument-until = until-then
hint-until = Who plays until somebody takes it
ui-seat-until-me = I play on
ui-seat-until-stand-in = A bot takes over at once
command-seat-keep = keep
about-seat-keep = Cancel your offer
command-seat-take = take
about-seat-take = Take an offered seat or a bot’s seat
argument-seat = seat
hint-seat = Which seat, if several are free
command-seat-leave = leave
about-seat-leave = Leave the game; a bot plays on
