# Slash commands: names, descriptions and options. The commands of a game stand beside the game.
command-game = game
about-game = Open a table, sit down, start
command-game-new = new
about-game-new = Open a table in this channel
argument-game = game
hint-game = Which game
command-game-join = join
about-game-join = Sit down at the table of this channel
command-game-leave = leave
about-game-leave = Get up before the game has begun
command-game-start = start
about-game-start = Begin the game
argument-first = first
hint-first = Who begins; left out: by chance, or as chosen on the table message
command-game-cancel = cancel
about-game-cancel = Close the table before the game has begun
command-game-again = again
about-game-again = Play the last game of this channel once more, with the same players and options
argument-area = area
hint-area = One part of the board, close up
argument-table-for = for
hint-table-for = For you alone, or for everybody at the end of the channel
table-for-me = For me
table-for-channel = For everybody
ui-table-brought-down = The table comes to the end of { $place }.
command-game-language = language
about-game-language = The language of public messages in this channel
argument-language = language
hint-language = Which language
command-game-option = option
about-game-option = Change one option of the game before it begins
argument-option = option
hint-option = Which option
argument-value = value
hint-value = What it shall be
argument-table = table
hint-table = Which table, when you play at several
command-table = table
about-table = The board again, for you alone
command-hand = hand
about-hand = What only you may see
command-moves = moves
about-moves = What you can do now, with buttons
command-log = log
about-log = What has happened so far
command-score = score
about-score = What is public about the score, or the result
command-rules = rules
about-rules = Look something up in the rules of this game
argument-search = about
hint-search = A heading, a number such as 5.4, or words
command-help = help
about-help = What you can do here now
command-doctor = doctor
about-doctor = Which permission is missing where
ui-language-name = English
ui-language-chosen = Public messages in this channel are in English now.

## Which table
ui-no-table-here = There is no table in this channel. `/game new` opens one.
ui-other-game-here = The table in this channel plays { $title }. Use its own commands.
ui-other-game-there = { $title } is played at that table. Use its commands.
ui-no-table-of-yours = None of your games is running just now. Join one in a channel of your server.
ui-no-such-game-of-yours = You do not play this game just now. Join a table in a channel of your server.
ui-no-such-table-of-yours = You do not play at that table. Choose one from the list.
ui-several-tables = You play at several tables: { $tables }. Name one with the option `table`.
ui-cannot-write-here = I cannot keep a table here. Missing in this channel: { $missing }. Somebody who manages the server can grant it.
ui-unseen-here = I can't see this private thread: mention me here first.
ui-locked-here = I can't keep a table here: this thread is locked. Unlock it first.

## Permissions
ui-permission-view-channel = View Channel
ui-permission-send-messages = Send Messages
ui-permission-send-messages-in-threads = Send Messages in Threads
ui-permission-attach-files = Attach Files
ui-no-files-here = I may not attach files here, so the table is in words. Give my role Attach Files in this channel and the pictures come back.

## /doctor
ui-doctor-well = Nothing is missing: I can read, write and attach files at every table of this server.
ui-doctor-missing = { $place } · missing: { $missing }. Grant it to my role in the settings of that channel.
ui-doctor-unseen = { $place } · there is a table in this channel, and I cannot see it. Grant my role View Channel there; in a private thread, mention me.
ui-doctor-gone = { $place } · there is a table in this channel, but the channel is no longer there.
ui-doctor-archived = { $place } · this thread is archived. It opens again by itself when the table has something to show.
ui-doctor-locked = { $place } · this thread is locked, so I cannot show the table there. Unlock it, or move the table with `/mod move`, so that the game can go on.
ui-doctor-undelivered = { $place } · { $count ->
    [one] { $count } message could not be delivered and was given up.
   *[other] { $count } messages could not be delivered and were given up.
}
ui-doctor-unsent = { $count ->
    [one] { $count } direct message did not reach its player, who can read it with My moves in the channel.
   *[other] { $count } direct messages did not reach their players, who can read them with My moves in the channel.
}
ui-doctor-dms-paused = Discord wants no direct messages from me until <t:{ $until }:t>. Until then players are called at their tables, and their secrets wait.
ui-doctor-latency = -# Discord answers in { $ms } ms.

## /rules
ui-rules-chapters = Chapters of the rules. Ask for one by its heading, by number or by words.
ui-rules-nothing = The rules of this game say nothing about “{ $about }”. Try a heading from the list, or fewer words.
ui-rules-several = You play several games. Ask for the rules in the channel of one of these tables: { $tables }.
ui-rules-page = -# Page { $page } of { $pages }

## /help
ui-help-new = `/game new` opens a table: choose a game, wait for players, start.
ui-help-lobby = A table is open in this channel. Press **Join** or use `/game join`; the others are waiting for you.
ui-help-lobby-seated = You sit at this table. When enough have joined, or stand-ins fill the empty seats, press **Start** or use `/game start`. Options can be changed until then.
ui-help-several = You play at several tables: { $tables }. `/mygames` tells where you are waited for; `/moves` shows what you can do at the one that you name in the option `table`.
ui-help-spectator = You are watching. `/table` shows the board, `/log` what has happened, `/rules` how it is played. A free seat can be taken with `/seat take`.
ui-help-your-move = **It is your move.** Press **My moves** on the table message, or use one of these:
ui-help-not-your-move = It is not your move; waiting for: { $who }.
ui-help-still = You can still do this:
ui-help-always = `/hand` what only you see · `/mygames` where you are waited for · `/settings` your hours and how you are called · `/orders` what is answered for you · `/table` the board · `/undo` take back · `/log` the history · `/chart` the course · `/rules` the rules · `/look` pictures or words
ui-help-pages = -# { $privacy ->
        [none] Privacy policy: Dockside’s docs/privacy.md
       *[other] [Privacy policy]({ $privacy })
    } · { $terms ->
        [none] Terms of use: Dockside’s docs/terms.md
       *[other] [Terms of use]({ $terms })
    }
ui-help-contact = -# Who runs this bot: { $contact }
