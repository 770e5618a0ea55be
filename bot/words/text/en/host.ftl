# What the host says: who may do what at which table. Sentences about a game's rules stand beside the game.

## To the one who asked
host-opened = Your table is open, and you’re in: { $count } of { $least }–{ $most } players.
host-joined = You’ve joined: { $count } of { $least }–{ $most } players.
host-left = You’ve left the table.

## To everybody
host-started = The game begins. Players: { $who }.
host-cancelled = Table closed.
host-cancelled-by = { $who } closes the table.
host-channel-gone = This table’s channel is gone. The game is kept in the archive.
host-server-gone = I’m no longer on this table’s server. The game is kept in the archive.
host-lost = Moves after <t:{ $at }:f> are gone: my file has lost them. { $count ->
    [0] No move is left; play on from the start.
   *[other] The table is back at move { $count }; play on from there.
}
host-lobby-idle = Nothing has happened here for three days, so the table is closed. `/game new` opens another.
host-undone = { $who } undoes their last move.
host-undone-move = { $who } undoes: ~~{ $what }~~
host-seed = The seed of this game: { $seed }. Its SHA-256 is the hash from the start: { $commitment }

## Refusals: opening a table
host-game-unknown = There’s no game called “{ $game }”. Choose from: { $games }.
host-channel-taken = This channel already has a table. Join it, or open yours in another channel.
host-option-unknown = { $count ->
    [0] This game has no options, so no “{ $option }” either.
   *[other] This game has no option “{ $option }”. You can set: { $options }.
}
host-option-choice = “{ $option }” can be: { $choices }.
host-option-range = “{ $option }” takes a whole number from { $least } to { $most }.
host-option-flag = “{ $option }” can be on or off.
host-option-wrong = “{ $option }” can’t be set to that. Leave it out for the usual rules.
host-options-together = These options don’t go together. Leave one out for the usual rules.

## Refusals: at the table
host-no-game = There’s no such table. Open a new one to play.
host-not-started = The game hasn’t started; players so far: { $count } of { $least }–{ $most }. Start it first.
host-started-already = The game has already started. Players: { $who }.
host-agreed-before = The game has started; this can only be set before.
host-again-running = This game isn’t over yet. You can open a new one when it is.
host-already-seated = You’ve already joined: { $count } of at most { $most } players.
host-table-full = All { $most } seats are taken. You can watch, or open a table in another channel.
host-not-seated = { $count ->
    [0] Nobody has joined this table. Press **Join**.
   *[other] { $status ->
        [lobby] You’re not in this game ({ $who }). Press **Join**.
        [running] You’re not in this game ({ $who }). `/seat take` takes a free seat.
       *[other] You weren’t in this game ({ $who }).
    }
}
host-too-few = Players so far: { $count } of at least { $least }. Wait for more, or add bots.
host-first-not-seated = Only a player at this table can go first: { $who }.
host-leave-running = The game has started, and the others need you. Play on, or offer your seat with `/seat offer`.
host-cancel-running = The game has started and belongs to everybody in it. Only a moderator can end it early.
host-over = The game is over. Look at the result, or open a new table.
host-void = This table is closed. Open a new one to play.
host-values-unnamed = Name what each value is for, such as amount: 3.
host-turn-too-long = You’ve made { $count } moves this turn; that’s enough. Now make one that moves the game on.
host-too-much = { $minutes ->
    [one] You’ve changed a lot at this table within an hour. Try again in a minute.
   *[other] You’ve changed a lot at this table within an hour. Try again in { $minutes } minutes.
}
host-moved-on = The table has changed since you looked. Look again, then choose.
host-moved-on-by = Others have moved since you looked: { $who }. Look again, then choose.

## Refusals: undo
host-undo-nothing = There’s no move to undo yet.
host-undo-enough = You’ve undone { $count } moves this turn; that’s enough. This one stands.
host-undo-too-old = The rules were corrected after this move, so it can’t be undone. Play on from here.

## Our own trouble
host-unsaved-full = The bot’s disk is full; your move was not made. Please tell whoever runs the bot.
host-unsaved-read-only = The bot can’t write to its database; your move was not made. Please tell whoever runs the bot.
host-unsaved-busy = The database is busy; your move was not made. Try again in a moment.
host-unsaved-damaged = The database is damaged; your move was not made. Please tell whoever runs the bot.
host-unsaved-unreachable = The database can’t be reached; your move was not made. Try again in a moment, and if it goes on like that, tell whoever runs the bot.
host-unsaved-unknown = The database went away just then. Look at the table before you try again.
host-broken = Something broke on our side; your move was not made. Reference { $reference }.
