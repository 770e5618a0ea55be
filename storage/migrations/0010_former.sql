-- Who had a seat before somebody else got it: what happened until then is told with their name.
CREATE TABLE former (
    game   INTEGER NOT NULL REFERENCES game (id),
    seat   INTEGER NOT NULL,
    until  INTEGER NOT NULL,                         -- the last version of the game at which they had it
    user   INTEGER,                                  -- NULL: a stand-in, or somebody who is forgotten
    name   TEXT    NOT NULL,
    PRIMARY KEY (game, seat, until)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_seats_of_a_person ON former (user) WHERE user IS NOT NULL;

-- The version of the game after what a moderator did. NULL: not known, or about no game.
ALTER TABLE audit ADD COLUMN version INTEGER;

UPDATE audit SET version = (
    SELECT max(seq) FROM action
    WHERE action.game = audit.game AND action.at = audit.at AND action.actor = audit.moderator
);
