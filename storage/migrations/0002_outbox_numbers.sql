-- The number of a message is never given to another one: whoever still holds it must not meet a newer message.

CREATE TABLE outbox_anew (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,   -- the order of sending
    channel     INTEGER,
    user        INTEGER,
    kind        TEXT    NOT NULL,
    payload     TEXT    NOT NULL,
    newest      TEXT,                                -- of those with the same word only the newest is sent
    created     INTEGER NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    not_before  INTEGER NOT NULL DEFAULT 0,
    state       TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'failed')),
    CHECK ((channel IS NULL) <> (user IS NULL))
) STRICT;

INSERT INTO outbox_anew (id, channel, user, kind, payload, newest, created, attempts, not_before, state)
SELECT id, channel, user, kind, payload, newest, created, attempts, not_before, state FROM outbox ORDER BY id;

DROP TABLE outbox;
ALTER TABLE outbox_anew RENAME TO outbox;
