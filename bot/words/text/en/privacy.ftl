command-settings-data = data
about-settings-data = Everything I’ve stored about you, as a file
command-settings-forget = forget
about-settings-forget = Remove your name from all games and forget your settings; asks first
ui-stand-in-gone = former player
ui-settings-data = This is everything stored about you: your settings and { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    }. Times are seconds since 1970.
ui-settings-data-marks = { $count ->
        [one] One game that forgot you isn’t
       *[other] { $count } games that forgot you aren’t
    } over yet. There, a mark without your name or id keeps you from taking a second seat.
ui-settings-data-no-files = I can’t attach files here. Type `/settings data` in a direct message to me, and you get it there.
ui-settings-forget-sure =
    ### Forget you?
    Your name and id are removed from all games, and so are your settings. The games stay, played by a “former player”. This can’t be undone.
    -# Where you know a seat’s secrets, a mark without your name or id keeps you from the other seats until that game is over.
    -# What is posted in Discord’s channels stays there; backups are replaced over time.
ui-settings-forget-tables = { $count ->
        [one] You’re at a table now: { $tables }. You leave it
       *[other] You’re at { $count } tables now: { $tables }. You leave them
    }; in a running game a bot plays on.
ui-settings-forget-yes = Forget me
ui-settings-forget-no = Keep everything
ui-settings-forgotten = You are forgotten. If you use me again, we start afresh.
ui-settings-remembered = Nothing has changed.
