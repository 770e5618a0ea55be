-- Who wants to be told when a table of a game opens in a server, or a seat falls free there.
CREATE TABLE wish (
    guild   BIGINT NOT NULL,
    key     TEXT   NOT NULL,                         -- which of the games
    "user"  BIGINT NOT NULL,
    PRIMARY KEY (guild, key, "user")
);

CREATE INDEX wishes_of_a_person ON wish ("user");

-- Who was told of which table, so that nobody is told of it twice, nor of many in a day.
CREATE TABLE tip (
    game    BIGINT NOT NULL REFERENCES game (id),
    "user"  BIGINT NOT NULL,
    letter  BIGINT NOT NULL,                         -- the number of the message in the outbox
    at      BIGINT NOT NULL,
    PRIMARY KEY (game, "user")
);

CREATE INDEX tips_of_a_person ON tip ("user", at);

-- Who would like to play, too, when those of a finished game play once more.
CREATE TABLE keen (
    game    BIGINT NOT NULL REFERENCES game (id),
    "user"  BIGINT NOT NULL,
    name    TEXT   NOT NULL,                         -- as others see it
    at      BIGINT NOT NULL,
    PRIMARY KEY (game, "user")
);

-- The messages that list the open tables of a server: one in each channel that moderators have given to it.
CREATE TABLE listing (
    channel  BIGINT PRIMARY KEY,
    guild    BIGINT NOT NULL,
    begun    BIGINT NOT NULL,
    message  BIGINT,                                 -- NULL: none is posted yet
    shown    TEXT,                                   -- a mark of what it shows
    trouble  TEXT                                    -- why it is no longer kept up to date; NULL: it is
);

CREATE INDEX listings_of_a_guild ON listing (guild);

-- Which seats are on offer is asked of all games of a server at once.
CREATE INDEX seats_on_offer ON action (game, seq) WHERE kind IN ('/offer', '/keep', '/seat');
