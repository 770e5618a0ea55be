ui-too-fast = That was a lot at once. Please wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }, then go on. Nothing was changed.
host-too-many-lobbies = On this server { $most ->
        [one] one table waits
       *[other] { $most } tables wait
    } for players already. Start or cancel one of them first.
