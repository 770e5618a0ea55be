command-settings-data = data
about-settings-data = Everything that is stored about you, as a file
command-settings-forget = forget
about-settings-forget = Take your name out of all games and forget what you have chosen; asks first
ui-stand-in-gone = former player
ui-me-data = This is all that is stored about you: what you have chosen and { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    }. Times are seconds since 1970.
ui-me-data-marks = { $count ->
        [one] One game that forgot you is
       *[other] { $count } games that forgot you are
    } not over yet. There a mark without your name or number keeps you from taking a second seat.
ui-me-data-no-files = I may not attach files here. Type `/settings data` in a direct message to me, and you get it there.
ui-me-forget-sure =
    ### Forget you?
    Your name and number go from all games, and so does all that you have chosen. The games themselves stay, played by a “former player”. This cannot be undone.
    -# Where you know a seat’s secrets, a mark without your name or number keeps you from the other seats until that game is over.
    -# What stands in Discord’s channels stays there; backups are replaced in the course of time.
ui-me-forget-tables = { $count ->
        [one] You sit at a table now: { $tables }. You leave it
       *[other] You sit at { $count } tables now: { $tables }. You leave them
    }; where a game runs, a stand-in plays on.
ui-me-forget-yes = Forget me
ui-me-forget-no = Keep everything
ui-me-forgotten = You are forgotten. If you use me again, I get to know you anew.
ui-me-remembered = Nothing has changed.
