ui-doctor-waiting = { $count ->
        [one] One message waits
       *[other] { $count } messages wait
    } to be sent, the oldest for { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
ui-doctor-nothing-waits = Nothing waits to be sent.
ui-doctor-lost = { $place }: moves made after <t:{ $at }:f> are missing, because the file has lost them. The table has { $count ->
        [one] one move
       *[other] { $count } moves
    } left and goes on from there.
ui-doctor-database = The database takes { $size } MB for { $games ->
        [one] one game
       *[other] { $games } games
    }.
ui-doctor-growth = It has changed by { $size } MB in { $days ->
        [one] one day
       *[other] { $days } days
    }.
ui-doctor-backup = The last backup is from <t:{ $when }:f>.
ui-doctor-no-backup = There is no backup. Whoever runs me can name a folder for them in DOCKSIDE_BACKUPS.
