ui-too-fast = That was a lot at once. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and go on. Nothing has changed.
host-too-many-lobbies = On this server { $most ->
        [one] one table is
       *[other] { $most } tables are
    } already waiting for players. Start or close one first; a moderator can close any with `/mod reset`.
host-too-many-own-lobbies = You already have { $most ->
        [one] one table
       *[other] { $most } tables
    } waiting for players: { $tables }. Start or close one first.
