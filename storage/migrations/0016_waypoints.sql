-- Positions on the way of a game, one every so many versions, so that going back plays only a few moves again,
-- however long the game is. Those after a move that is taken back go with it.
CREATE TABLE waypoint (
    game     INTEGER NOT NULL REFERENCES game (id),
    version  INTEGER NOT NULL,
    state    BLOB    NOT NULL,
    PRIMARY KEY (game, version)
) STRICT;

CREATE TRIGGER nobody_goes_back_in_a_game_that_is_over AFTER UPDATE OF status ON game WHEN new.status = 'over'
BEGIN
    DELETE FROM waypoint WHERE game = new.id;
END;

-- The version since which the same seats are waited for: nobody makes any number of moves in one turn.
ALTER TABLE snapshot ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
UPDATE snapshot SET turn = version;
