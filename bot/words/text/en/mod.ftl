# /mod: what moderators do, and how everybody is told of it.
command-mod = mod
about-mod = For moderators: help a table along
argument-why = why
hint-why = The reason, in one line; everybody sees it
argument-mod-table = table
hint-mod-table = Which table of the server; leave out for this channel’s
command-mod-reset = reset
about-mod-reset = Back to the lobby with the same players, or remove the game
argument-reset-to = to
hint-reset-to = What should be here afterwards
mod-reset-to-lobby = The lobby, with the same players and options
mod-reset-to-nothing = Nothing; the game goes into the archive
command-mod-end = end
about-mod-end = End the game: count the score now, or declare it void
argument-end-how = how
hint-end-how = Count the score, or let nothing count
mod-end-score = Count the score now
mod-end-void = Declare it void
command-mod-pause = pause
about-mod-pause = Stop this table’s clocks and moves
command-mod-resume = resume
about-mod-resume = Continue a paused game
command-mod-move = move
about-mod-move = Move the table to another channel
argument-move-to = to
hint-move-to = Which channel or thread
command-mod-export = export
about-mod-export = Save the game as a file (without secrets while it runs)
command-mod-role = role
about-mod-role = Which role may use these commands, besides Manage Channels
argument-role = role
hint-role = Which role; leave out for none
command-mod-log = log
about-mod-log = Which moderator did what, when and why
command-mod-kick = kick
about-mod-kick = Remove a player from their seat; a bot plays on
command-mod-replace = replace
about-mod-replace = Give a seat to somebody
argument-mod-by = by
hint-mod-by = Who takes the seat
argument-mod-seat = seat
hint-mod-seat = Whose seat
command-mod-play-for = play-for
about-mod-play-for = Let a bot make one move for an absent player
command-mod-level = level
about-mod-level = How strong a bot plays from now on
argument-mod-level = level
hint-mod-level = The bot’s new level
command-mod-rewind = rewind
about-mod-rewind = Go back to an earlier point in the game
argument-rewind-to = to
hint-rewind-to = The last move that stays; an old one by its number
command-mod-archive = archive
about-mod-archive = Games that were closed
command-mod-archive-list = list
about-mod-archive-list = Closed games of the channels you moderate
command-mod-archive-restore = restore
about-mod-archive-restore = Reopen a closed game in this channel
argument-archived = game
hint-archived = Which game

## To everybody
host-mod = { $plays ->
    [0] Moderator { $who }: { $what }
    [2] Moderator { $who } (who plays in this league): { $what }
   *[other] Moderator { $who } (who plays at this table): { $what }
    }
    -# Reason: { $why }
host-mod-reset = the game goes back to the lobby with the same players and options. The old game is kept in the archive.
host-mod-removed = the game is removed. It is kept in the archive.
host-mod-void = the game is void and counts for nothing. It is kept in the archive.
host-mod-counted = the score is counted early.
host-mod-paused = the game is paused: clocks stopped, no moves.
host-mod-resumed = the game goes on.
host-mod-moved = the table is now in { $place }.
host-mod-exported = the game is saved as a file, as far as everybody knows it.
host-mod-restored = the game is back from the archive, paused until a moderator resumes it.
host-mod-restored-lobby = the table is back from the archive.
host-mod-played = a bot makes one move for { $who }.
host-mod-level = { $who } is now: { $level }.
host-mod-taken-off = { $who } is removed from seat { $place }; a bot plays there until somebody takes it.
host-mod-replaced-by = { $who } now plays seat { $place } instead of { $before }.
host-mod-sent-off = { $who } is removed from the table; seat { $place } is free again.
host-mod-rewound = { $count ->
    [one] { $count } move is undone.
   *[other] { $count } moves are undone.
}
host-mod-request-granted = { $who }’s last move is undone, as asked.
host-mod-request-declined = { $who }’s move stands.
host-mod-role = besides members with Manage Channels, { $role } can moderate tables now.
host-mod-role-none = only members with Manage Channels can moderate tables now.

## In logs of the time when nobody remembered who sat there before
host-mod-kicked = a bot plays seat { $place } until somebody takes it.
host-mod-replaced = seat { $place } has changed hands; { $who } plays there now.
host-mod-sent-away = seat { $place } is free again.
host-paused = The game is paused. You can move when a moderator resumes it.

## To the moderator
mod-done = Done, and announced at the table.
mod-left = Nothing has changed.
mod-yes = Yes, do it
mod-no = Leave it
mod-ask-reset = Back to the lobby? The game in { $place } ends after { $count ->
    [one] one log entry
   *[other] { $count } log entries
    }. Players and options stay, the old game goes into the archive, and everybody is told.
mod-ask-remove = Remove the game? It ends after { $count ->
    [one] one log entry
   *[other] { $count } log entries
    } and goes into the archive, { $place } is free, and everybody is told.
mod-ask-void = Declare the game in { $place } void? It ends without a result after { $count ->
    [one] one log entry
   *[other] { $count } log entries
    } and goes into the archive, and everybody is told.
mod-ask-score = Count the score in { $place } early, after { $count ->
    [one] one log entry
   *[other] { $count } log entries
    }? What hasn’t been played is lost. This can’t be undone, and the seed is published.
mod-ask-rewind = Go back? These moves are undone; the log keeps them, struck through. Players keep what they learned. The log of { $place } has { $count ->
    [one] one entry
   *[other] { $count } entries
    }.
mod-export-file = The game as everybody knows it.
mod-export-no-files = I can’t attach files here. Give my role Attach Files in this channel, and I can send the game.
mod-log-page = What moderators did, page { $page } of { $pages }
mod-log-empty = No moderator has done anything yet in the channels you moderate.
mod-game = game { $game }
mod-archived = { $title }, game { $game } · { $who } · { $count ->
    [one] { $count } entry
   *[other] { $count } entries
    }
mod-archive-empty = There are no closed games from the channels you moderate.
mod-table-moved = The table is now in { $place }.

## Refusals
gate-managers-only = Only members with Manage Server can choose that role.
mod-why-missing = Please give a reason: everybody at the table sees it.
mod-lobby-already = The game hasn’t started, so this is the lobby. You can remove it.
mod-moved-on = The table has moved on since I asked. Type the command again.
mod-ask-again = This question is out of date. Type the command again.
mod-nothing-to-count = The game hasn’t started, so there’s nothing to count. You can remove the table with `/mod reset`.
mod-cannot-count = This game can’t be counted early, or that is already happening. You can declare it void.
mod-not-in-archive = There’s no such game in this server’s archive. Choose one from the list.
mod-no-such-table = There’s no such table on this server. Choose one from the list.
mod-here-already = The table is already in this channel. Choose another one.
mod-cannot-write-there = I can’t run a table in { $place }. Missing there: { $missing }.
mod-unseen-there = I can’t see the private thread { $place }: mention me there first.
mod-locked-there = I can’t run a table in { $place }: that thread is locked. Unlock it first.
mod-not-waited-for = Nobody is waiting for this seat. Waiting for: { $who }.
mod-no-bots = That’s a Discord bot, not a person. Choose a person, or let one of my bots play with `/mod kick`.
mod-no-member = Only members of this server can take a seat. Choose somebody else.
mod-replace-lobby = The game hasn’t started: anyone who wants to play can join.
mod-no-such-point = There’s no such move in this game. Choose one from the list.
mod-nobody-left = Only bots are left at this table. You can remove the game.
mod-level-person = { $who } is a person. Levels are for bots; they play seats that nobody has.
mod-level-already = { $who } is already: { $level }.
mod-stand-in-already = A bot already plays this seat ({ $who }). You can give it to a person with `/mod replace`.
