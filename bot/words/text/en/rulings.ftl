# What a moderator is told when it cannot be done, and what stays of a table that was closed.
mod-seat-another = This person knows the secrets of seat { $place } in this game and can get no other. Choose somebody else.
mod-seated-already = { $who } plays at this table already: one seat for each person. Choose somebody else.
mod-replace-moderator = Whoever looks after this table gets a seat only with `/seat take`, and only if all who play agree.
mod-channel-taken = There is a table in { $place } already. Choose another channel.
mod-channel-taken-here = There is a table in this channel already. Give the command in another channel: the game is opened where it is given.
ui-closed = This table is closed.
