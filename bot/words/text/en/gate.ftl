# At the gate: who may reach a table.
gate-elsewhere = That table is not here. Go to its channel, or to a direct message with me if you play at it.
gate-moderators-only = Only moderators can do that: members with Manage Channels here, or with the role chosen by `/mod role`.
