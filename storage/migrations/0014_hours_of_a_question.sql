-- The hours by which a question runs, where its player has chosen others since: JSON. NULL: as the player has them.
ALTER TABLE seat_clock ADD COLUMN hours TEXT;

-- The clocks of those who have left a seat, for when they come back to it. A mark tells them from others and names
-- nobody, as in the table of marks.
CREATE TABLE left_clock (
    game  INTEGER NOT NULL REFERENCES game (id),
    mark  TEXT    NOT NULL,
    seat  INTEGER NOT NULL,
    bank  INTEGER NOT NULL,                          -- seconds that were left
    away  INTEGER NOT NULL,                          -- time was up
    PRIMARY KEY (game, mark, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER left_clocks_end_with_the_game AFTER UPDATE OF status ON game WHEN new.status = 'over'
BEGIN
    DELETE FROM left_clock WHERE game = new.id;
END;
