# Open tables: /tables, the list in a channel, who is told of them, and who would like to play again.
command-tables = tables
about-tables = Tables on this server with a free seat, to join at once
argument-tables-game = game
hint-tables-game = Which game; leave out for all
tables-title = Open tables
tables-page = Open tables, page { $page } of { $pages }
tables-lobby = **{ $title }** · { $count } of { $least }–{ $most } players
tables-running = **{ $title }** · free: { $who }
tables-running-many = **{ $title }** · { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-opened = opened { $when }
tables-begun = started { $when }
tables-players = { $who }
tables-take-one = Take a seat
tables-all = All tables · { $count }
tables-tell-me = Tell me of new tables
tables-none = No table you can see has a free seat. Open one in any channel with `/game new`.
tables-none-of = No { $title } table you can see has a free seat. Open one in any channel with `/game new`.
tables-joined = You’ve joined { $title }, { $count } of { $least }–{ $most } players: { $place }
tables-which = { $title }, { $place }: which seat do you take?
tables-closed = That table is no longer open. `/tables` shows those that are.
tables-server-only = Tables belong to a server. Ask there.

## The list in a channel
command-mod-board = board
about-mod-board = Keep a list of the server’s open tables in this channel
argument-listing = list
hint-listing = On or off; leave out to switch
listing-on = On
listing-off = Off
listing-hint = -# I keep this list up to date.
host-mod-listing = the server’s open tables are now listed in this channel.
host-mod-listing-ended = the server’s open tables are no longer listed in this channel.
listing-here-already = This channel already has the list. `/mod board` once more ends it.
listing-none-here = This channel has no list of open tables.
listing-enough = This server already has { $most } lists of open tables. End one of them first.
listing-cannot-write = I can’t post the list here. Missing in this channel: { $missing }.
ui-doctor-listing-gone = { $place } · this channel had the list of open tables, and it’s gone. `/mod board` starts another one elsewhere.
ui-doctor-listing-rights = { $place } · I’ve stopped the list of open tables: I may not write there. Give my role View Channel and Send Messages, then type `/mod board` there.
ui-doctor-listing-locked = { $place } · I’ve stopped the list of open tables: that thread is locked. Unlock it, then type `/mod board` there.

## /settings notify
command-settings-notify = notify
about-settings-notify = Be told when a table opens here or a seat falls free
argument-notify-game = game
hint-notify-game = Which game; leave out for all
argument-notify-change = tell
hint-notify-change = On or off; leave both out to choose from a list
notify-on = On
notify-off = Off
notify-choose = No game
notify-chosen = { $count ->
    [0] I don’t tell you of tables on this server. Choose games below to change that.
   *[other] When a table opens on this server or a seat falls free, I tell you by direct message: { $games }.
}
notify-how = -# Once per table and at most three times a day; never in your quiet hours, on days off or while you’re snoozed (`/settings quiet`).
notify-ask-hours = When do you sleep? Until you say so, a message may come at night.
notify-hours = My quiet hours
notify-quiet-from = I’m asleep from
notify-quiet-to = Until
notify-server = On { $server }: { $games }
notify-nowhere = I don’t tell you of any tables. Type `/settings notify` on a server to choose games there.
notify-all-off = Turn all off
notify-server-only = You choose games for a server. Type `/settings notify` there.
notify-notices-none = -# Your notifications are off, so none of this reaches you: `/settings notices`.
notify-dms-closed = -# Your direct messages are closed to me, so none of this reaches you: `/settings dms`.
ui-settings-notify = I tell you of open tables: `/settings notify`.
tip-lobby = { $title }: a table is open, { $count } of { $least }–{ $most } players. { $place }
tip-seat = { $title }: a seat is free. { $place }
tip-why = -# You asked to be told of tables on { $server }: `/settings notify`

## Once more
rematch-me-too = I’d play too
rematch-waits = When they play again, you’re in, if there’s room. Press once more to change your mind.
rematch-waits-no-more = You’re not waiting for another game any more.
rematch-yours = You played in this game. Press **Play again**.
rematch-open = There’s already a new table in this channel. Press **Join** there.
rematch-enough = Enough are waiting to play: { $count }. When the new table opens, there may still be room.
