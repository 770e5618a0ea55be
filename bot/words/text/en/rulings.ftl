# What a moderator is told when it cannot be done, and what stays of a table that was closed.
mod-seat-another = This person knows the secrets of seat { $place } in this game and can’t get another. Choose somebody else.
mod-seated-already = { $who } already plays at this table: one seat each. Choose somebody else.
mod-replace-moderator = They moderate a channel of this server, so you can’t seat them. They can ask for a free seat with `/seat take`.
mod-channel-taken = { $place } already has a table. Choose another channel.
mod-channel-taken-here = This channel already has a table. Type the command in another channel: the game opens there.
ui-closed = This table is closed.
