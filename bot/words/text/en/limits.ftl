ui-too-fast = That was a lot at once. Please wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }, then go on. Nothing was changed.
host-too-many-lobbies = On this server { $most ->
        [one] one table waits
       *[other] { $most } tables wait
    } for players already. Start or close one of them first; a moderator can close any with `/mod reset`.
host-too-many-own-lobbies = You have opened { $most ->
        [one] one table already that waits
       *[other] { $most } tables already that wait
    } for players: { $tables }. Start or close one of them first.
