-- Games that are over, in the order in which they ended: what ratings are made of.
CREATE TABLE contest (
    game    BIGINT PRIMARY KEY REFERENCES game (id),
    number  BIGINT NOT NULL,                         -- ratings follow from each other in this order
    pool    TEXT   NOT NULL,                         -- JSON: the game, and the options that have ratings of their own
    guild   BIGINT
);

CREATE INDEX contests_in_order ON contest (number);
CREATE INDEX contests_of_a_guild ON contest (guild, pool);

-- How each of those who are rated came off, with the rating before and after it.
CREATE TABLE result (
    game          BIGINT NOT NULL REFERENCES contest (game),
    part          BIGINT NOT NULL,                   -- by seats; of those who shared one, the last is the last part
    seat          BIGINT NOT NULL,
    person        BIGINT,                            -- NULL: a bot, or somebody who is forgotten
    name          TEXT   NOT NULL,                   -- as others knew them at that table; of a bot nothing
    level         TEXT,                              -- of a bot; NULL: a person
    place         BIGINT NOT NULL,
    total         BIGINT NOT NULL,                   -- the score that was shown
    stayed        BIGINT NOT NULL,                   -- 0: they had left the seat before the end
    answers       BIGINT NOT NULL,                   -- moves that they made themselves
    waited        BIGINT NOT NULL,                   -- seconds, for all of these
    mu_before     DOUBLE PRECISION NOT NULL,
    sigma_before  DOUBLE PRECISION NOT NULL,
    mu            DOUBLE PRECISION NOT NULL,
    sigma         DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, part)
);

CREATE UNIQUE INDEX results_of_a_person ON result (person, game) WHERE person IS NOT NULL;
