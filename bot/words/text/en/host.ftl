# What the host says: who may do what at which table. Sentences about a game's rules stand beside the game.

## To the one who asked
host-opened = The table is open and you sit at it: { $count } of { $least }–{ $most } players.
host-joined = You sit at the table now: { $count } of { $least }–{ $most } players.
host-left = You have left the table.

## To everybody
host-started = The game begins. At the table: { $who }.
host-cancelled = The table is closed before the game has begun.
host-cancelled-by = { $who } closes the table before the game has begun.
host-channel-gone = The channel of this table is gone. The game is kept in the archive.
host-server-gone = I am no longer on the server of this table. The game is kept in the archive.
host-lost = Moves made after <t:{ $at }:f> are missing: my file has lost them. { $count ->
    [0] No move is left; play on from here.
   *[other] The table stands at move { $count }; play on from here.
}
host-lobby-idle = Nothing has happened at this table for three days, so it is closed. `/game new` opens another.
host-undone = { $who } takes the last move back.
host-seed = The seed of this game was { $seed }; its SHA-256 is the commitment from the start, { $commitment }

## Refusals: opening a table
host-game-unknown = There is no game called “{ $game }”. You can choose from: { $games }.
host-channel-taken = There is a table in this channel already. Join it, or open yours in another channel.
host-option-unknown = { $count ->
    [0] “{ $option }” is not an option of this game: it has none.
   *[other] “{ $option }” is not an option of this game. You can set: { $options }.
}
host-option-choice = “{ $option }” can be one of: { $choices }.
host-option-range = “{ $option }” can be a whole number from { $least } to { $most }.
host-option-flag = “{ $option }” can be on or off.
host-option-wrong = “{ $option }” cannot be set to that. Leave it out for the usual rules.
host-options-together = These options do not go together. Leave one out for the usual rules.

## Refusals: at the table
host-no-game = There is no such table. Open a new one to play.
host-not-started = The game has not begun: { $count } of { $least }–{ $most } players sit at the table. Start it first.
host-started-already = The game has begun. The players are: { $who }.
host-agreed-before = The game has begun: this can only be set before the start.
host-again-running = This game is not over yet. A new one can be opened when it is.
host-already-seated = You sit at this table already: { $count } of at most { $most } players.
host-table-full = All { $most } seats are taken. You can watch, or open a table in another channel.
host-not-seated = { $count ->
    [0] Nobody sits at this table. Join it first.
   *[other] You do not play at this table. The players are: { $who }.
}
host-too-few = { $count } of at least { $least } players sit at the table. The game can start when the others have joined.
host-first-not-seated = Only somebody at the table can begin: { $who }.
host-leave-running = The game has begun, and the others need your seat filled. Play on, or offer your seat with `/seat offer`.
host-cancel-running = The game has begun and belongs to all who play it. Only a moderator can end it early.
host-over = The game is over. You can look at the result, or open a new table.
host-void = This table is closed. Open a new one to play.
host-values-unnamed = Each value goes with the name of what it is for, such as amount: 3.
host-turn-too-long = You've made { $count } moves in this turn, and that is enough. Now make one that takes the game on.
host-moved-on = The table has moved on since you looked. Look again, then choose.
host-moved-on-by = The table has moved on since you looked; moved since then: { $who }. Look again, then choose.

## Refusals: taking back
host-undo-nothing = Nothing has been played yet that could be taken back.
host-undo-enough = You've undone { $count } moves in this turn, and that is enough: this one stands.
host-undo-too-old = The rules were corrected after this move, so it stands. Play on from here.

## Our own trouble
host-unsaved-full = The disk of the bot is full: your move was not made. Please tell whoever runs it.
host-unsaved-read-only = The bot may not write to its database: your move was not made. Please tell whoever runs it.
host-unsaved-busy = The database is busy: your move was not made. Try again in a moment.
host-unsaved-damaged = The database is damaged: your move was not made. Please tell whoever runs the bot.
host-unsaved-unreachable = The database cannot be reached: your move was not made. Please tell whoever runs the bot.
host-broken = Something broke on our side; your move was not made. Reference { $reference }.
