-- Leagues: several rounds of one game on one server, each round at tables of people who stand close together.
CREATE TABLE league (
    id       INTEGER PRIMARY KEY,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,                       -- where it is announced
    key      TEXT    NOT NULL,                       -- which of the games
    options  TEXT    NOT NULL,                       -- JSON: what all its tables agree on, as far as it is not the usual
    seats    INTEGER NOT NULL,                       -- that a table should have
    rounds   INTEGER NOT NULL,
    days     INTEGER NOT NULL,                       -- that a round may take
    status   TEXT    NOT NULL CHECK (status IN ('open', 'running', 'over', 'off')),
    created  INTEGER NOT NULL,
    starts   INTEGER,                                -- NULL: when a moderator says so
    message  INTEGER,                                -- where it is shown, once that was sent
    version  INTEGER NOT NULL DEFAULT 0,             -- how often it has changed
    stuck    INTEGER NOT NULL DEFAULT 0,             -- 1: the next round cannot be paired, and that was said
    click    INTEGER                                 -- that opened it, so that it counts once
) STRICT;

CREATE INDEX leagues_of_a_guild ON league (guild, id);
CREATE UNIQUE INDEX each_click_opens_one_league ON league (click);
CREATE INDEX live_leagues ON league (id) WHERE status IN ('open', 'running');

CREATE TABLE league_entry (
    league  INTEGER NOT NULL REFERENCES league (id),
    number  INTEGER NOT NULL,                        -- by the order in which people joined
    user    INTEGER,                                 -- NULL: somebody who is forgotten
    name    TEXT    NOT NULL,
    joined  INTEGER NOT NULL,
    gone    INTEGER,                                 -- when they left; NULL: they are there
    PRIMARY KEY (league, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_entry_per_person ON league_entry (user, league) WHERE user IS NOT NULL;

CREATE TABLE league_round (
    league  INTEGER NOT NULL REFERENCES league (id),
    number  INTEGER NOT NULL,
    begun   INTEGER NOT NULL,
    due     INTEGER NOT NULL,                        -- from when on bots play the rest
    warned  INTEGER NOT NULL DEFAULT 0,              -- 1: it was said that a day is left
    closed  INTEGER,                                 -- NULL: it is being played
    PRIMARY KEY (league, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_table (
    league   INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    game     INTEGER REFERENCES game (id),           -- NULL: not opened yet
    message  INTEGER,                                -- which tells of it, and on which its thread is
    lost     INTEGER NOT NULL DEFAULT 0,             -- 1: its place is gone, and that was said
    counted  INTEGER,                                -- when its result was taken; NULL: not yet
    PRIMARY KEY (league, round, number),
    FOREIGN KEY (league, round) REFERENCES league_round (league, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_league_table_per_game ON league_table (game) WHERE game IS NOT NULL;
CREATE INDEX uncounted_league_tables ON league_table (league, round) WHERE counted IS NULL;

-- Who sits at which table of a round. Bots have no row.
CREATE TABLE league_seat (
    league  INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    number  INTEGER NOT NULL,                        -- of the table
    seat    INTEGER NOT NULL,
    entry   INTEGER NOT NULL,
    place   INTEGER,                                 -- NULL: none yet, or nothing came of it
    points  INTEGER,
    PRIMARY KEY (league, round, number, seat),
    FOREIGN KEY (league, round, number) REFERENCES league_table (league, round, number),
    FOREIGN KEY (league, entry) REFERENCES league_entry (league, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_league_seat_per_round ON league_seat (league, round, entry);
