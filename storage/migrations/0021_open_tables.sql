-- Who wants to be told when a table of a game opens in a server, or a seat falls free there.
CREATE TABLE wish (
    guild  INTEGER NOT NULL,
    key    TEXT    NOT NULL,                         -- which of the games
    user   INTEGER NOT NULL,
    PRIMARY KEY (guild, key, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX wishes_of_a_person ON wish (user);

-- Who was told of which table, so that nobody is told of it twice, nor of many in a day.
CREATE TABLE tip (
    game    INTEGER NOT NULL REFERENCES game (id),
    user    INTEGER NOT NULL,
    letter  INTEGER NOT NULL,                        -- the number of the message in the outbox
    at      INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX tips_of_a_person ON tip (user, at);

-- Who would like to play, too, when those of a finished game play once more.
CREATE TABLE keen (
    game  INTEGER NOT NULL REFERENCES game (id),
    user  INTEGER NOT NULL,
    name  TEXT    NOT NULL,                          -- as others see it
    at    INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- The messages that list the open tables of a server: one in each channel that moderators have given to it.
CREATE TABLE listing (
    channel  INTEGER PRIMARY KEY,
    guild    INTEGER NOT NULL,
    begun    INTEGER NOT NULL,
    message  INTEGER,                                -- NULL: none is posted yet
    shown    TEXT,                                   -- a mark of what it shows
    trouble  TEXT                                    -- why it is no longer kept up to date; NULL: it is
) STRICT;

CREATE INDEX listings_of_a_guild ON listing (guild);

-- Which seats are on offer is asked of all games of a server at once.
CREATE INDEX seats_on_offer ON action (game, seq) WHERE kind IN ('/offer', '/keep', '/seat');
