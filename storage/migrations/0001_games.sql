-- Times are whole seconds since 1970. People, channels and guilds are Discord's numbers.

CREATE TABLE game (
    id       INTEGER PRIMARY KEY,
    key      TEXT    NOT NULL,                       -- which of the games
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    opener   INTEGER NOT NULL,                       -- who opened the lobby
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'void')),
    deal     TEXT    NOT NULL,                       -- options, components and the seed: secret until it is over
    created  INTEGER NOT NULL,
    started  INTEGER,
    ended    INTEGER
) STRICT;

CREATE UNIQUE INDEX one_live_game_per_channel ON game (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX live_games_of_a_guild ON game (guild) WHERE status IN ('lobby', 'running');
CREATE INDEX games_of_a_channel ON game (channel, id);

CREATE TABLE seat (
    game  INTEGER NOT NULL REFERENCES game (id),
    seat  INTEGER NOT NULL,
    user  INTEGER,                                   -- NULL: nobody sits here
    name  TEXT    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_player ON seat (user, game);

-- Everything that was done to a game, in order. Kinds that begin with a stroke (/join, /undo) are the host's own.
CREATE TABLE action (
    game       INTEGER NOT NULL REFERENCES game (id),
    seq        INTEGER NOT NULL,                     -- 1, 2, 3: the version of the game after it
    at         INTEGER NOT NULL,
    seat       INTEGER,
    actor      INTEGER,                              -- who did it, where it was not the seat's own player
    kind       TEXT    NOT NULL,
    picked     TEXT    NOT NULL,                     -- JSON: the values of the action
    events     TEXT    NOT NULL,                     -- JSON: what it told, and to whom
    key        ANY,                                  -- of the click, so that it counts once
    undone_by  INTEGER,                              -- seq of the row that took it back
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX each_click_counts_once ON action (game, key) WHERE key IS NOT NULL;

CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON action
BEGIN
    SELECT RAISE (ABORT, 'the log of a game only grows');
END;

CREATE TRIGGER actions_are_never_rewritten
BEFORE UPDATE OF game, seq, at, seat, kind, picked, events, key ON action
BEGIN
    SELECT RAISE (ABORT, 'the log of a game only grows');
END;

CREATE TABLE snapshot (
    game     INTEGER PRIMARY KEY REFERENCES game (id),
    version  INTEGER NOT NULL,                       -- seq of the last action
    state    BLOB                                    -- NULL until the game starts
) STRICT;

-- What is still to be sent. A delivered message is deleted, an undeliverable one stays as 'failed'.
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY,                 -- the order of sending
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

CREATE TABLE setting (
    scope  TEXT    NOT NULL CHECK (scope IN ('guild', 'channel', 'player')),
    id     INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    value  TEXT    NOT NULL,                         -- JSON
    PRIMARY KEY (scope, id, name)
) STRICT, WITHOUT ROWID;
