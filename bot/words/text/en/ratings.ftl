# Ratings: /stats, /leaderboard, and what a game has changed.
command-stats = stats
about-stats = Your games, places, opponents and rating, or somebody else’s
argument-stats-player = player
hint-stats-player = Whose; leave out for your own
command-leaderboard = leaderboard
about-leaderboard = Who leads on this server, in each game or in one
argument-leaderboard-game = game
hint-leaderboard-game = Which game; leave out for all
command-settings-results = results
about-settings-results = Who can see you in /stats and /leaderboard
argument-results = who
hint-results = Everybody, or only you
ui-results-everybody = Everybody
ui-results-me = Only me
ui-settings-results-everybody = Everybody can see your results in `/stats` and `/leaderboard`.
ui-settings-results-me = You’re no longer in `/leaderboard`, and only you can see your `/stats`. Your games are rated as before.
ui-settings-results-hidden = Your results are hidden from `/stats` and `/leaderboard`.

## A rating
rating-points = { $unsure ->
    [0] { $points }
   *[other] ~{ $points }
}
rating-told = { $unsure ->
    [0] { $points }
   *[other] ~{ $points }, few games
}
rating-changed = { $rating } ({ $change })
rating-label = Rating:
rating-legend = -# ~ few games so far: this rating can still change a lot.
rating-variant = { $game } · { $options }

## /stats
stats-title = ### { $name }
stats-games = { $games ->
    [one] **{ $games }** finished game
   *[other] **{ $games }** finished games
} · { $won ->
    [one] **{ $won }** win
   *[other] **{ $won }** wins
} · { $bots ->
    [0] all against people
   *[other] **{ $bots }** with bots
}
stats-favourite = Plays most: { $game }
stats-pace = Average time to answer: { $time }
stats-pool = **{ $pool }** · **{ $rating }**
    { $places } · best { $best }
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }
stats-opponents = Finished ahead of: { $each }
stats-opponent = { $name } { $ahead } of { $games }
stats-here = -# Games on this server. The rating counts games everywhere.
stats-only-you = -# Only you can see this: `/settings results`.
stats-chart = Rating after each game
stats-chart-line = { $pool }: { $first } → { $last }
stats-none = { $name } hasn’t finished a game on this server yet.
stats-none-yours = You haven’t finished a game yet. `/start` gets you to one.
stats-hidden = { $name } keeps their results to themselves.
stats-bot = { $name } is a Discord bot. My own bots count as { $easy } (beginner), { $club } (club player) and { $expert } (expert).
stats-no-member = { $name } isn’t a member of this server, so I can’t show their games.
stats-own-only = In a direct message I can only show your own results. Ask about others on a server.

## /leaderboard
leaderboard-title = Leaderboard
leaderboard-line = **{ $rank }.** { $name } · **{ $rating }** · { $games }
leaderboard-unsure = - { $name } · { $rating } · { $games }
leaderboard-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
leaderboard-games-bots = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $bots } with bots
leaderboard-more = and { $count } more
leaderboard-none = Nobody has finished a game on this server yet. `/start` gets you to one.
leaderboard-none-of = Nobody on this server has finished { $game } yet.
leaderboard-server-only = A leaderboard belongs to a server. Ask there.
leaderboard-one-game = -# `/leaderboard` with a game shows the whole list.

## /mod uncount
command-mod-uncount = uncount
about-mod-uncount = Take this channel’s last finished game out of the ratings
host-mod-uncounted = the last game no longer counts for ratings.
mod-uncount-none = There’s no finished game in this channel, or its last one already doesn’t count for ratings.
