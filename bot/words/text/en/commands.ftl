# Slash commands: names, descriptions and options. The commands of a game stand beside the game.
command-game = game
about-game = Open a table, join, start
command-game-new = new
about-game-new = Open a table in this channel
argument-game = game
hint-game = Which game
command-game-join = join
about-game-join = Join the table in this channel
command-game-leave = leave
about-game-leave = Leave the table before the game starts
command-game-start = start
about-game-start = Start the game
argument-first = first
hint-first = Who goes first; leave out for random, or as set on the table message
command-game-cancel = cancel
about-game-cancel = Close the table before the game starts
command-game-again = again
about-game-again = Play this channel’s last game again, with the same players and options
argument-area = area
hint-area = One part of the board, close up
argument-table-for = for
hint-table-for = Just for you, or for everybody at the end of the channel
table-for-me = For me
table-for-channel = For everybody
ui-table-brought-down = The table is moving to the end of { $place }.
command-game-language = language
about-game-language = Language of public messages in this channel
argument-language = language
hint-language = Which language
command-game-option = option
about-game-option = Change an option before the game starts
argument-option = option
hint-option = Which option
argument-value = value
hint-value = What to set it to
argument-table = table
hint-table = Which table, if you play at several
command-table = table
about-table = Show the board again, just for you
command-hand = hand
about-hand = Your cards and other secrets
command-moves = moves
about-moves = What you can do now, with buttons
command-log = log
about-log = What has happened so far
command-score = score
about-score = What everybody may know of the score, or the result
command-rules = rules
about-rules = Look something up in the rules
argument-search = about
hint-search = A heading, a number such as 5.4, or words
command-help = help
about-help = What you can do here right now
command-doctor = doctor
about-doctor = Check which permissions are missing where
ui-language-name = English
ui-language-chosen = Public messages in this channel are now in English.

## Which table
ui-no-table-here = There’s no table in this channel. `/game new` opens one.
ui-other-game-here = The table in this channel plays { $title }. Use that game’s commands.
ui-other-game-there = That table plays { $title }. Use that game’s commands.
ui-no-table-of-yours = You have no game running right now. Join one in a server channel.
ui-no-such-game-of-yours = You’re not playing this game right now. Join a table in a server channel.
ui-no-such-table-of-yours = You’re not playing at that table. Choose one from the list.
ui-several-tables = You play at several tables: { $tables }. Say which with the option `table`.
ui-cannot-write-here = I can’t run a table here. Missing in this channel: { $missing }. A server admin can grant it.
ui-unseen-here = I can’t see this private thread: mention me here first.
ui-locked-here = I can’t run a table here: this thread is locked. Unlock it first.

## Permissions
ui-permission-view-channel = View Channel
ui-permission-send-messages = Send Messages
ui-permission-send-messages-in-threads = Send Messages in Threads
ui-permission-attach-files = Attach Files
ui-no-files-here = I can’t attach files here, so the table is shown as text. Give my role Attach Files in this channel to get the pictures back.

## /doctor
ui-doctor-well = All good: I have every permission I need.
ui-doctor-missing = { $place } · I’m missing: { $missing }. Grant it to my role in the channel settings.
ui-doctor-unseen = { $place } · there’s a table here, but I can’t see the channel. Give my role View Channel; in a private thread, mention me.
ui-doctor-gone = { $place } · this table’s channel was deleted.
ui-doctor-archived = { $place } · this thread is archived. It reopens by itself when there’s news at the table.
ui-doctor-locked = { $place } · this thread is locked, so I can’t show the table. Unlock it, or move the table with `/mod move`.
ui-doctor-undelivered = { $place } · { $count ->
    [one] { $count } message didn’t get through; I’ve stopped trying.
   *[other] { $count } messages didn’t get through; I’ve stopped trying.
}
ui-doctor-unsent = { $count ->
    [one] { $count } direct message didn’t arrive; its player finds it in the channel, under My moves.
   *[other] { $count } direct messages didn’t arrive; their players find them in the channel, under My moves.
}
ui-doctor-dms-paused = Discord takes no direct messages from me until <t:{ $until }:t>. Until then I call players at the table; secrets come later.
ui-doctor-latency = -# Discord answers in { $ms } ms.

## /rules
ui-rules-chapters = Chapters of the rules. Search by heading, number or words.
ui-rules-nothing = Nothing about “{ $about }” in these rules. Pick a heading or use fewer words.
ui-rules-several = You play several games. Ask for the rules in the channel of one of these tables: { $tables }.
ui-rules-page = -# Page { $page } of { $pages }

## /help
ui-help-new = `/game new` opens a table: pick a game, wait for players or add bots, start.
ui-help-lobby = There’s an open table in this channel. Press **Join** or type `/game join`.
ui-help-lobby-seated = You’ve joined this table. When enough players are here (bots can fill empty seats), press **Start** or type `/game start`. You can change options until then.
ui-help-several = You play at several tables: { $tables }. `/mygames` shows which are waiting for you; `/moves` shows what you can do at the table you name in the option `table`.
ui-help-spectator = You’re watching. `/table` shows the board, `/log` what has happened, `/rules` how to play. `/seat take` takes a free seat.
ui-help-your-move = **It’s your move.** Press **My moves** on the table message, or use one of these:
ui-help-not-your-move = It’s not your move. Waiting for: { $who }.
ui-help-still = You can still do this:
ui-help-always =
    - **Your game:** `/hand` your secrets · `/orders` answers given for you · `/plan` your next turn, ahead · `/hint` an expert’s choice · `/undo` undo a move
    - **The table:** `/table` the board · `/log` what has happened · `/chart` how it’s going · `/score` what’s known of the score · `/rules` the rules
    - **You:** `/mygames` games waiting for you · `/tables` tables to join · `/league` seasons of several rounds · `/learn` learn a game · `/review` how your last game went · `/stats` your results · `/leaderboard` who leads
    - **As you like it:** `/settings` your hours and notifications · `/look` pictures or text
ui-help-pages = -# { $privacy ->
        [none] Privacy policy: Dockside’s docs/privacy.md
       *[other] [Privacy policy]({ $privacy })
    } · { $terms ->
        [none] Terms of use: Dockside’s docs/terms.md
       *[other] [Terms of use]({ $terms })
    }
ui-help-contact = -# This bot is run by: { $contact }
