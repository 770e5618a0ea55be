# The clock: what the table has agreed on, until when somebody is waited for, and what happens then.

## To everybody
host-time-up = { $who } has run out of time. A stand-in plays for this seat until the player is back.
host-back = { $who } is back and plays again.
host-clock-pause = The game pauses: all clocks stand still.
host-clock-resume = The game goes on, and so do the clocks.

## Refusals
host-pause-not-running = Only a game that has begun can pause.
host-paused-already = The game is paused already.
host-not-paused = The game is not paused.
ui-clock-unreadable = “{ $typed }” is no length of time. Write it like 3d 12h, or 90m.
ui-clock-too-short = “{ $typed }” is too short: the time of a player is at least { $least }.
ui-clock-too-long = “{ $typed }” is too long: the time of a player is at most { $most }.
ui-clock-figures-elsewhere = Figures go with the clock “{ $own }” only. Choose that one, or leave the figures out.
ui-clock-top-up-range = What comes back with each answer can be at most the whole time: { $most }.
ui-clock-figures-missing = Your own figures need the time of each player, such as 3d, and what comes back with each answer, such as 12h.

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
about-game-clock = How much time each player has to answer
argument-clock = clock
hint-clock = Which clock
argument-bank = time
hint-bank = Only for your own figures: the time of each player, such as 3d or 12h
argument-top-up = back
hint-top-up = Only for your own figures: what comes back with each answer, such as 12h
ui-clock-choose = Clock
ui-clock-none = No clock
ui-clock-none-about = Everybody takes as long as they like; after 1, 3 and 7 days they are reminded
ui-clock-relaxed = Relaxed
ui-clock-steady = Steady
ui-clock-brisk = Brisk
ui-clock-own = Own figures
ui-clock-figures = { $bank } for each player, up to { $top } back with each answer
ui-clock-field-bank = Time of each player
ui-clock-field-back = Back with each answer
ui-clock-line = -# Clock: { $name } · { $figures }
ui-clock-line-none = -# No clock

## At the table
ui-waited-until = { $who } (time is up { $until })
ui-paused = The game was paused { $since }: all clocks stand still, and moves wait.
ui-stand-in-plays-for = -# A stand-in plays until the player is back: { $who }
ui-you-are-warned = { $who }, your time is nearly up: then a stand-in plays for you.
ui-your-time-was-up = { $who }, your time was up, and a stand-in plays for you. Press **My moves** and the seat is yours again.
ui-your-time = Your time is up { $until }; then a stand-in plays for you.
ui-your-time-nearly-up = **Your time is nearly up.** It ends { $until }; then a stand-in plays for you.
ui-you-were-away = Your time was up, and a stand-in plays for you. Press any button here and the seat is yours again.
ui-ends-by-time = -# Time is up { $when }: the turn that has begun then is played to its end.
ui-snooze = Not before tomorrow 9:00
ui-snoozed = Nobody calls you before { $when }.
ui-snoozed-time-runs = Nobody calls you before { $when }. Your time runs on and is up { $until }.

## /mygames
command-mygames = mygames
about-mygames = All your games: where you are waited for, since when, until when
ui-mygames-none = You play at no table just now. `/game new` in a channel of a server opens one.
ui-mygames-yours = **{ $title }** · { $place } · your move, asked { $since }
ui-mygames-yours-until = **{ $title }** · { $place } · your move, asked { $since }, time is up { $until }
ui-mygames-others = { $title } · { $place } · waiting for { $who }, asked { $since }
ui-mygames-others-until = { $title } · { $place } · waiting for { $who }, asked { $since }, time is up { $until }
ui-mygames-away = **{ $title }** · { $place } · a stand-in plays for you
ui-mygames-paused = { $title } · { $place } · paused { $since }
ui-mygames-lobby = { $title } · { $place } · not begun, { $count } of { $least }–{ $most } players
