# /mod: what moderators do, and how everybody is told of it.
command-mod = mod
about-mod = For moderators: help a table along
argument-why = why
hint-why = The reason, in one line; everybody reads it
argument-mod-table = table
hint-mod-table = Which table of the server; left out: the one of this channel
command-mod-reset = reset
about-mod-reset = Back to the lobby with the same players, or remove the game
argument-reset-to = to
hint-reset-to = What shall stand here afterwards
mod-reset-to-lobby = The lobby, with the same players and options
mod-reset-to-nothing = Nothing; the game goes into the archive
command-mod-end = end
about-mod-end = End the game: count now, or declare it void
argument-end-how = how
hint-end-how = Count the score, or let it count for nothing
mod-end-score = Count the score now
mod-end-void = Declare it void
command-mod-pause = pause
about-mod-pause = Stop the clocks and the moves of this table
command-mod-resume = resume
about-mod-resume = Let a paused game go on
command-mod-move = move
about-mod-move = Move the table to another channel
argument-move-to = to
hint-move-to = Which channel or thread
command-mod-export = export
about-mod-export = The game as a file; without secrets while it runs
command-mod-role = role
about-mod-role = Which role may use these commands, besides Manage Channels
argument-role = role
hint-role = Which role; left out: none
command-mod-log = log
about-mod-log = Who of the moderators did what, when and why
command-mod-kick = kick
about-mod-kick = Take a player off the seat; a stand-in plays on
command-mod-replace = replace
about-mod-replace = Give a seat to a named person
argument-mod-by = by
hint-mod-by = Who plays on
argument-mod-seat = seat
hint-mod-seat = Whose seat
command-mod-play-for = play-for
about-mod-play-for = Let the stand-in make one move for an absent player
command-mod-rewind = rewind
about-mod-rewind = Back to an earlier point of the game
argument-rewind-to = to
hint-rewind-to = The last move that stays; an old one by its number
command-mod-archive = archive
about-mod-archive = Games that were closed
command-mod-archive-list = list
about-mod-archive-list = The closed games of the channels that you look after
command-mod-archive-restore = restore
about-mod-archive-restore = Open a closed game again, in this channel
argument-archived = game
hint-archived = Which game

## To everybody
host-mod = { $plays ->
    [0] Moderator { $who }: { $what }
   *[other] Moderator { $who }, who plays at this table: { $what }
    }
    -# Reason: { $why }
host-mod-reset = the game goes back to the lobby with the same players and options. The old one is kept in the archive.
host-mod-removed = the game is removed. It is kept in the archive.
host-mod-void = the game is void and counts for nothing. It is kept in the archive.
host-mod-counted = the game is counted early.
host-mod-paused = the game is paused. The clocks stand still, and moves wait.
host-mod-resumed = the game goes on.
host-mod-moved = the table is in { $place } now.
host-mod-exported = the game is written to a file, as far as everybody knows it.
host-mod-restored = the game is back from the archive. It is paused until a moderator resumes it.
host-mod-restored-lobby = the table is back from the archive.
host-mod-played = a stand-in makes one move for { $who }.
host-mod-taken-off = { $who } is taken off seat { $place }; a stand-in plays there until somebody takes it.
host-mod-replaced-by = { $who } plays on seat { $place } now in place of { $before }.
host-mod-sent-off = { $who } is taken off the table; seat { $place } is free again.
host-mod-rewound = { $count ->
    [one] { $count } move is taken back.
   *[other] { $count } moves are taken back.
}
host-mod-request-granted = the last move of { $who } is taken back, as asked.
host-mod-request-declined = the move of { $who } stands.
host-mod-role = besides those who manage channels, { $role } may look after tables.
host-mod-role-none = only those who manage channels may look after tables.

## In logs of the time when nobody remembered who sat there before
host-mod-kicked = a stand-in plays on seat { $place } until somebody takes it.
host-mod-replaced = seat { $place } has changed hands; { $who } plays there now.
host-mod-sent-away = seat { $place } is free again.
host-paused = The game is paused. You can move when a moderator lets it go on.

## To the moderator
mod-done = Done, and announced at the table.
mod-left = Nothing was changed.
mod-yes = Yes, do it
mod-no = Leave it
mod-ask-reset = Back to the lobby? The game in { $place } ends, with { $count ->
    [one] the one entry
   *[other] all { $count } entries
    } of its log. The players and options stay; the old game is kept in the archive, and everybody is told.
mod-ask-remove = Remove the game? It ends with { $count ->
    [one] the one entry
   *[other] all { $count } entries
    } of its log, and { $place } is free. It is kept in the archive, and everybody is told.
mod-ask-void = Declare the game in { $place } void? It ends without a result, with { $count ->
    [one] the one entry
   *[other] all { $count } entries
    } of its log. It is kept in the archive, and everybody is told.
mod-ask-score = Count the score in { $place } early? What was not played yet is lost, after { $count ->
    [one] one entry
   *[other] { $count } entries
    } in the log. This cannot be taken back, and the seed is published.
mod-ask-rewind = Go back? These moves are taken back; the log keeps them, struck through. What players have learnt by them they know. { $place } has { $count ->
    [one] one entry
   *[other] { $count } entries
    } in its log.
mod-export-file = The game as everybody knows it.
mod-export-no-files = I may not attach files here. Give my role Attach Files in this channel, and I can send the game.
mod-log-page = What moderators did, page { $page } of { $pages }
mod-log-empty = No moderator has done anything yet in the channels that you look after.
mod-game = game { $game }
mod-archived = { $title }, game { $game } · { $who } · { $count ->
    [one] { $count } entry
   *[other] { $count } entries
    }
mod-archive-empty = No closed game of the channels that you look after lies in the archive.
mod-table-moved = The table is in { $place } now.

## Refusals
gate-managers-only = Only members with Manage Server can choose that role.
mod-why-missing = Please give a reason: everybody at the table reads it.
mod-lobby-already = The game has not begun, so this is the lobby. You can remove it.
mod-moved-on = The table has moved on since you were asked. Give the command again.
mod-ask-again = This question is out of date. Give the command again.
mod-nothing-to-count = The game has not begun, so there is nothing to count. You can remove the table with `/mod reset`.
mod-cannot-count = This game has no rule for counting early, or it has been called already. You can declare it void.
mod-not-in-archive = No such game lies in the archive of this server. Choose one from the list.
mod-no-such-table = There is no such table on this server. Choose one from the list.
mod-here-already = The table is in this channel already. Choose another one.
mod-cannot-write-there = I cannot keep a table in { $place }. Missing there: { $missing }.
mod-unseen-there = I can't see the private thread { $place }: mention me there first.
mod-locked-there = I can't keep a table in { $place }: that thread is locked. Unlock it first.
mod-not-waited-for = Nobody waits for this seat. The table waits for: { $who }.
mod-no-bots = A bot cannot take a seat. Choose a person, or use `/mod kick` for a stand-in.
mod-no-member = Only members of this server can take a seat. Choose somebody else.
mod-replace-lobby = The game has not begun: whoever wants to play can join.
mod-no-such-point = There is no such point in this game. Choose one from the list.
mod-nobody-left = Only stand-ins sit at this table. You can remove the game.
mod-stand-in-already = { $who } is a stand-in already. You can give the seat to a person with `/mod replace`.
