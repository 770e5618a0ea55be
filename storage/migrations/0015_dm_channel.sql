-- The DM channel of each person to whom we have written: Discord counts how many we open, also after a restart.
CREATE TABLE dm_channel (
    user     INTEGER PRIMARY KEY,
    channel  INTEGER NOT NULL
) STRICT;
