# The clock: what the table has agreed on, until when somebody is waited for, and what happens then.

## To everybody
host-time-up = { $who } is out of time. A bot plays this seat until the player is back.
host-back = { $who } is back in the game.
host-clock-pause = The game is paused: clocks stopped, no moves.
host-clock-resume = The game goes on, and the clocks run again.

## Refusals
host-pause-not-running = Only a game that has started can be paused.
host-paused-already = The game is paused already.
host-not-paused = The game is not paused.
ui-clock-unreadable = “{ $typed }” isn’t a length of time. Write it like 3d 12h or 90m.
ui-clock-too-short = “{ $typed }” is too short: each player needs at least { $least }.
ui-clock-too-long = “{ $typed }” is too long: each player can have at most { $most }.
ui-clock-figures-elsewhere = Only the clock “{ $own }” takes times of your own. Choose it, or leave the times out.
ui-clock-top-up-range = A move can’t give back more than a player’s whole time: { $most }.
ui-clock-figures-missing = Give the time for each player, such as 3d, and how much each move gives back, such as 12h.

## Lengths
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ui-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
ui-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ui-duration = { $parts }

## Lobby and command
command-game-clock = clock
about-game-clock = How much time each player has
argument-clock = clock
hint-clock = Which clock
argument-bank = time
hint-bank = Custom clock only: time for each player, such as 3d or 12h
argument-top-up = back
hint-top-up = Custom clock only: how much each move gives back, such as 12h
ui-clock-choose = Clock
ui-clock-none = No clock
ui-clock-none-about = No time limit; reminders after 1, 3 and 7 days
ui-clock-relaxed = Relaxed
ui-clock-steady = Steady
ui-clock-brisk = Brisk
ui-clock-own = Custom
ui-clock-figures = { $bank } each; every move gives up to { $top } back
ui-clock-field-bank = Time for each player
ui-clock-field-back = Given back by each move
ui-clock-line = -# Clock: { $name } · { $figures }
ui-clock-line-none = -# No clock

## At the table
ui-waited-until = { $who } (time runs out { $until })
ui-paused = Paused { $since }: clocks stopped, no moves.
ui-stand-in-plays-for = -# A bot plays for: { $who }
ui-you-are-warned = { $who }, your time is almost up. After that a bot moves for you.
ui-your-time-was-up = { $who }, your time ran out and a bot is playing for you. Press **My moves** to take over again.
ui-your-time = Your time runs out { $until }; then a bot moves for you.
ui-your-time-nearly-up = **Your time is almost up.** It runs out { $until }; then a bot moves for you.
ui-you-were-away = Your time ran out and a bot is playing for you. Press any button here to take over again.
ui-ends-by-time = -# The game’s time runs out { $when }; a turn begun by then is played to the end.
ui-snooze = Snooze until tomorrow 9:00
ui-snoozed = Snoozed until { $when }.
ui-snoozed-time-runs = Snoozed until { $when }. Your time keeps running and is up { $until }.

## /mygames
command-mygames = mygames
about-mygames = Your games, and which are waiting for you
ui-mygames-none = You’re not in any game right now. `/game new` in a server channel opens a table.
ui-mygames-yours = **{ $title }** · { $place } · your move, asked { $since }
ui-mygames-yours-until = **{ $title }** · { $place } · your move, asked { $since }, time runs out { $until }
ui-mygames-others = { $title } · { $place } · waiting for { $who }, asked { $since }
ui-mygames-others-until = { $title } · { $place } · waiting for { $who }, asked { $since }, time runs out { $until }
ui-mygames-away = **{ $title }** · { $place } · a bot is playing for you
ui-mygames-paused = { $title } · { $place } · paused { $since }
ui-mygames-lobby = { $title } · { $place } · not started, { $count } of { $least }–{ $most } players
