# What a moderator is told when it cannot be done, and what stays of a table that was closed.
mod-seated-already = { $who } plays at this table already: one seat for each person. Choose somebody else.
mod-channel-taken = There is a table in { $place } already. Choose another channel.
ui-closed = This table is closed.
