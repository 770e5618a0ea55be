-- Games that are over, in the order in which they ended: what ratings are made of.
CREATE TABLE contest (
    game    INTEGER PRIMARY KEY REFERENCES game (id),
    number  INTEGER NOT NULL,                        -- ratings follow from each other in this order
    pool    TEXT    NOT NULL,                        -- JSON: the game, and the options that have ratings of their own
    guild   INTEGER
) STRICT;

CREATE INDEX contests_in_order ON contest (number);
CREATE INDEX contests_of_a_guild ON contest (guild, pool);

-- How each of those who are rated came off, with the rating before and after it.
CREATE TABLE result (
    game          INTEGER NOT NULL REFERENCES contest (game),
    part          INTEGER NOT NULL,                  -- by seats; of those who shared one, the last is the last part
    seat          INTEGER NOT NULL,
    person        INTEGER,                           -- NULL: a bot, or somebody who is forgotten
    name          TEXT    NOT NULL,                  -- as others knew them at that table; of a bot nothing
    level         TEXT,                              -- of a bot; NULL: a person
    place         INTEGER NOT NULL,
    total         INTEGER NOT NULL,                  -- the score that was shown
    stayed        INTEGER NOT NULL,                  -- 0: they had left the seat before the end
    answers       INTEGER NOT NULL,                  -- moves that they made themselves
    waited        INTEGER NOT NULL,                  -- seconds, for all of these
    mu_before     REAL    NOT NULL,
    sigma_before  REAL    NOT NULL,
    mu            REAL    NOT NULL,
    sigma         REAL    NOT NULL,
    PRIMARY KEY (game, part)
) STRICT;

CREATE UNIQUE INDEX results_of_a_person ON result (person, game) WHERE person IS NOT NULL;
