ui-doctor-waiting = { $count ->
        [one] One message is
       *[other] { $count } messages are
    } waiting to be sent, the oldest for { $minutes ->
        [0] less than a minute
       *[other] { $age }
    }.
ui-doctor-nothing-waits = No messages are waiting.
ui-doctor-lost = { $place } · I’ve lost the moves made after <t:{ $at }:f>. { $count ->
        [0] No move is
        [one] One move is
       *[other] { $count } moves are
    } left; the game goes on from there.
ui-doctor-database = The database takes { $size } MB and holds { $games ->
        [one] one game
       *[other] { $games } games
    }.
ui-doctor-growth = It has changed by { $size } MB in { $days ->
        [one] one day
       *[other] { $days } days
    }.
ui-doctor-backup = Last backup: <t:{ $when }:f>.
ui-doctor-no-backup = There are no backups. Whoever runs me can set a folder for them in DOCKSIDE_BACKUPS.
