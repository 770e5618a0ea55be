# /league: several rounds of one game, each at tables of people who stand close together.
command-league = league
about-league = Leagues: rounds of one game, at tables of people who stand close together
command-league-new = new
about-league-new = For moderators: open a league that people can join
command-league-join = join
about-league-join = Play in a league
command-league-leave = leave
about-league-leave = Leave a league; a bot takes your seat and scores nothing
command-league-start = start
about-league-start = For moderators: begin a league, or let it go on in this channel
command-league-standings = standings
about-league-standings = Who leads a league, and where its tables are
command-league-drop = drop
about-league-drop = For moderators: take somebody out of a league
command-league-replace = replace
about-league-replace = For moderators: let somebody else play from the next round on
command-league-cancel = cancel
about-league-cancel = For moderators: call a league off
command-league-open = open
about-league-open = Open a table of your league in this channel or thread
argument-league-game = game
hint-league-game = Which game the league plays
argument-league-seats = seats
hint-league-seats = How many sit at a table
argument-league-rounds = rounds
hint-league-rounds = How many rounds
argument-league-days = days
hint-league-days = How many days a round may take
argument-league-begins = begins
hint-league-begins = In how long it begins by itself, such as 3d or 12h; leave out to start it yourself
argument-league-options = options
hint-league-options = Options of the game, such as “Variant: Auction; Shared crew: on”
argument-league = league
hint-league = Which league, by its number; leave out for this channel’s
argument-league-player = player
hint-league-player = Who plays in the league, or did
argument-league-by = by
hint-league-by = Who plays from the next round on
argument-league-table = number
hint-league-table = The number of the table

## Shown in the channel
league-title = League { $number } · { $game }
league-agreed = { $seats } at a table · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of up to { $days ->
    [one] { $days } day
   *[other] { $days } days
}
league-option = { $option }: { $value }
league-begins-at = Begins <t:{ $when }:f>.
league-begins-by-word = Begins when a moderator says so.
league-people = { $count ->
    [0] Nobody has joined yet.
    [one] **{ $count }** has joined: { $who }
   *[other] **{ $count }** have joined: { $who }
}
league-round-now = Round { $round } of { $rounds }, until <t:{ $when }:f>
league-round-done = { $round ->
    [0] No round has been played.
   *[other] { $round } of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } played
}
league-called-off = Called off.
league-how = -# A win is worth 100 points, last place 20, the places between evenly; equals share. Between people with equal points more wins decide, then the points of those they met. Nobody meets the same people again while that can be avoided. Whoever leaves is replaced by a bot and scores nothing. When a round’s time is up, equally strong bots play the rest for everybody at the table, and the places count. A table that isn’t opened by then scores nothing.
league-join = Join
league-leave = Leave
league-standings = Standings

## A table
league-table = **Round { $round } · table { $table }**
    { $who }
league-each = { $who }
league-table-bots = { $bots ->
    [one] { $who } and a bot
   *[other] { $who } and { $bots } bots
}
league-table-waits = I can’t open a thread here. One of you opens the table: with the button in this channel, or with `/league open { $table }` in another channel or a thread.
league-table-anew = One of you opens the table anew: with the button in this channel, or with `/league open { $table }` in another channel or a thread.
league-open-here = Open table { $table } here
league-thread = League { $league } · round { $round } · table { $table }
league-table-at = Table { $table }: { $who } · { $state }
league-at-running = <#{ $place }>
league-at-waiting = waits for a place
league-at-lost = its place is gone
league-at-counted = over

## Standings
league-line = **{ $rank }.** { $who } · **{ $points }** · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} · { $played ->
    [one] { $played } table
   *[other] { $played } tables
}
league-line-gone = ~~{ $who }~~ · { $points }
league-none-played = No table has been counted yet.
league-more = and { $count } more

## Told in the channel
league-round-begins = Round { $round } of { $rounds } begins, at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. It ends <t:{ $when }:f>.
league-round-over = Round { $round } is over.
league-round-nothing = { $count ->
    [one] Nobody scores at table { $tables }: no game was played to its end there.
   *[other] Nobody scores at tables { $tables }: no game was played to its end there.
}
league-warned = Round { $round } ends <t:{ $when }:R>. Then bots play the rest of every game that isn’t over.
league-called = Round { $round } of league { $league } ({ $game }) has begun. At your table: { $who }. { $place }
league-called-here = Round { $round } of league { $league } ({ $game }) has begun. At your table: { $who }.
league-called-to-open = Round { $round } of league { $league } ({ $game }) has begun. At your table: { $who }. Open it here: { $place }
league-called-anew = Your table in league { $league } ({ $game }), round { $round }, is played anew, with { $who }. Open it here: { $place }
league-lost = League { $league } ({ $game }) on { $server } waits: its channel is gone or I may not write there, so give it another with `/league start` and it goes on.
league-waits-for-channel = Waits for a channel: a moderator types `/league start` in one where I may write.
league-left = { $who } leaves the league; a bot takes over.
league-put-off = It begins when a moderator says `/league start`.
league-table-lost = Table { $table } has lost its place. Whoever plays there opens it again, as a new game, or a moderator brings the old one back with `/mod archive restore`.
league-table-closed = The game at table { $table } was called off. Whoever plays there opens the table anew; if nobody does by the end of the round, it scores nothing.
host-mod-dealt-anew = a new game is dealt at this league table, with the same players and options. The old one is kept in the archive.
league-won = { $count ->
    [0] League { $league } is over. Nobody has won a point.
    [one] { $who } wins league { $league } with { $points } points!
   *[other] { $who } share the victory in league { $league } with { $points } points each!
}
league-card-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
league-card-people = { $people ->
    [one] { $people } player
   *[other] { $people } players
}
league-card-line = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} · { $played ->
    [one] { $played } table
   *[other] { $played } tables
}
league-number = League { $league }
host-league-late = The time of this league’s round is up: from here on bots play for everybody, all equally strong. The places count.

## What moderators did
league-ruled-new = league { $league } is open.
league-ruled-start = league { $league } begins.
league-ruled-moved = league { $league } goes on in { $place }.
league-ruled-drop = { $who } is out of league { $league }.
league-ruled-replace = { $who } plays in league { $league } from the next round on, in place of { $before }.
league-ruled-off = league { $league } is called off. Games that are being played go on by themselves.
league-why-new = a new league
league-why-start = it’s time

## Answers
league-done = Done. It’s been announced in the channel of the league.
league-joined = You’re in league { $league }. When a round begins you’ll find your table in the league’s channel.
league-you-left = You’ve left league { $league }.
league-leave-sure = You’d leave league { $league } in the middle: a bot takes your seat and scores nothing. You keep your points so far.
league-leave-yes = Leave the league
league-leave-no = Stay
league-stayed = You’re still in.
league-opened = Table { $table } is open.

## Refusals
league-server-only = A league belongs to a server. Ask there.
league-none-here = There’s no league on this server yet. A moderator opens one with `/league new`.
league-which = There are several leagues on this server. Say which one: { $leagues }.
league-none-such = There’s no such league on this server.
league-moved = The league has just changed. Try again.
league-too-many = There are { $most } leagues on this server already. One of them must end first.
league-seats = This game is played by { $least } to { $most }.
league-begins-unread = I can’t read when it begins. Write it as 3d, 12h or 2d 6h, up to 30 days.
league-options-unread = I can’t read “{ $typed }”. Write options as “name: value”, with a semicolon between two of them.
league-begun = This league has begun already.
league-over = This league is over.
league-joined-already = You’re in this league already.
league-in-already = They’re in this league already.
league-full = This league is full: { $most } people.
league-not-in = You’re not in this league.
league-not-in-it = They’re not in this league.
league-last-round = The last round is being played; nobody new can come in.
league-too-few = { $count ->
    [0] Nobody has joined yet; the league needs { $least } people to begin.
    [one] Only { $count } has joined; the league needs { $least } people to begin.
   *[other] Only { $count } have joined; the league needs { $least } people to begin.
}
league-cannot-pair = { $count ->
    [0] Round { $round } can’t begin: everybody has left the league. A moderator can bring in others with `/league replace`, or call it off with `/league cancel`.
   *[other] Round { $round } can’t begin: only one person is left in the league. A moderator can bring in others with `/league replace`, or call it off with `/league cancel`.
}
league-no-such-table = { $count ->
    [0] No table of this league waits for a place.
   *[other] That table doesn’t wait for a place. These do: { $tables }.
}
league-table-open = That table is open already: { $place }.
league-not-your-table = Only those who play at table { $table }, and moderators, can open it.
league-nobody-there = Everybody at table { $table } has left the league.
league-not-a-member = { $who } isn’t a member of this server.
league-no-bots = A bot of Discord can’t play.
league-unseen = You can’t see this league’s channel, { $place }. Ask a moderator to let you in, then join.
league-unseen-by = { $who } can’t see the league’s channel, { $place }. Let them in first.
