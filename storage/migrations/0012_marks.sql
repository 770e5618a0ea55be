-- Whoever is forgotten still knows the secrets of the seat they had, and gets no other one of that game; whoever has
-- moderated it gets none without the others' consent. A mark tells them from others and names nobody: a hash of the
-- person, keyed with the secret seed of the game. It goes when the game is over, before the seed is published; a game
-- that was called off may come back, and keeps its marks.
CREATE TABLE mark (
    game  INTEGER NOT NULL REFERENCES game (id),
    mark  TEXT    NOT NULL,
    seat  INTEGER NOT NULL,                          -- whose secrets they know; -1: they have moderated the game
    PRIMARY KEY (game, mark, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER marks_end_with_the_game AFTER UPDATE OF status ON game WHEN new.status = 'over'
BEGIN
    DELETE FROM mark WHERE game = new.id;
END;
