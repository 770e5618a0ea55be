# At the gate: who may reach a table.
gate-elsewhere = That table isn’t here. Go to its channel, or write to me directly if you play there.
gate-moderators-only = Only moderators can do that: members with Manage Channels here, or with the role set by `/mod role`.
