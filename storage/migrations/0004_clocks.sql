-- The clock of a game: what its table has agreed on, and what holds for all of its seats.
CREATE TABLE clock (
    game    INTEGER PRIMARY KEY REFERENCES game (id),
    policy  TEXT    NOT NULL,
    bank    INTEGER NOT NULL,                        -- seconds that each player has
    top_up  INTEGER NOT NULL,                        -- seconds that come back when a player has answered
    paused  INTEGER,                                 -- since when all clocks stand still
    ends    INTEGER                                  -- when the host says that time is up; NULL: never, or it was said
) STRICT;

CREATE INDEX games_that_end_by_time ON clock (ends) WHERE ends IS NOT NULL AND paused IS NULL;

-- The clock of each seat that was ever waited for.
CREATE TABLE seat_clock (
    game      INTEGER NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL,
    bank      INTEGER NOT NULL,                      -- seconds left at `since`, or since it stopped
    asked     INTEGER,                               -- since when the seat is waited for; NULL: it is not
    since     INTEGER,                               -- from when on the bank runs; NULL: it stands still
    reminded  INTEGER NOT NULL DEFAULT 0,            -- how often, of what it is asked now
    due       INTEGER,                               -- when the next reminder is due, or time is up
    away      INTEGER NOT NULL DEFAULT 0,            -- time was up, and the player has not returned
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_that_run ON seat_clock (due) WHERE due IS NOT NULL;
