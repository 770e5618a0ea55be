# The first minute: the greeting of an empty channel, /start, playing at once, how to play.
command-start = start
about-start = Play a board game here: against bots at once, or with friends
ui-start-hello =
    ## Board games in this channel
    Play in spare minutes, over an evening or a week. Press **Play now** and you sit at a table with bots; friends can take a bot’s seat any time.
ui-start-players = { $least }–{ $most } players
ui-start-play = Play now · { $title }
ui-start-open = Open a table
ui-start-find = Join an open table
ui-start-how = How it works
ui-start-back = Back
ui-start-you = You
ui-start-cover = { game-title }: a table in the middle of a game
ui-start-which = Which game? The table opens in this channel, and friends press **Join**. Empty seats can go to bots.
ui-start-open-game = Open · { $title }
ui-start-howto = How to play · { $title }
ui-start-works =
    ### How it works
    - A channel holds one table. Everybody sees it; **My moves** under it shows your choices to you alone.
    - There’s no hurry: you have days for your moves, and you’re called when it’s your turn.
    - Your secrets and sealed bids come by direct message.
    - Bots hold empty seats, and move for whoever is away too long.
    - `/help` tells what you can do now, `/rules` answers questions about the rules.
ui-start-in-dm = Games are played in a server’s channels. Type `/start` in one of them.
ui-start-taken = This channel already has a table: { $title }, { $place }. For another game, type `/start` in another channel or thread.
ui-start-yours = You’re playing { $title } in this channel. For another game, type `/start` in another channel or thread.
ui-start-against = You’re playing against { $who }. The table is in this channel.

## How to play
ui-how = How to play
ui-how-title = How to play { $title }
ui-how-short = How to play, in short
ui-how-picture = { game-title } at the start; the numbers are explained below the picture
ui-rules-menu = Read a chapter of the rules
