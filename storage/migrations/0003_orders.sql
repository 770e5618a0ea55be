-- What players have ordered beforehand. Secret for ever: it goes when it is done, when the seat changes hands and
-- when the game ends, and stands in no log, no export and no snapshot.
CREATE TABLE standing_order (
    id       INTEGER PRIMARY KEY,                    -- the order of giving: of two that fit, the newer one counts
    game     INTEGER NOT NULL REFERENCES game (id),
    seat     INTEGER NOT NULL,
    user     INTEGER NOT NULL,                       -- who gave it
    kind     TEXT    NOT NULL,
    picked   TEXT    NOT NULL,                       -- JSON: its values
    created  INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_of_a_game ON standing_order (game, id);

-- The clicks that gave or withdrew one, so that each counts once; nothing of what was ordered.
CREATE TABLE order_click (
    game  INTEGER NOT NULL REFERENCES game (id),
    key   ANY     NOT NULL,
    PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER orders_end_with_the_game AFTER UPDATE OF status ON game WHEN new.status <> 'running'
BEGIN
    DELETE FROM standing_order WHERE game = new.id;
    DELETE FROM order_click WHERE game = new.id;
END;

CREATE TRIGGER orders_go_with_their_player AFTER UPDATE OF user ON seat WHEN new.user IS NOT old.user
BEGIN
    DELETE FROM standing_order WHERE game = new.game AND seat = new.seat;
END;

CREATE TRIGGER orders_of_nobody_else AFTER INSERT ON seat
BEGIN
    DELETE FROM standing_order WHERE game = new.game AND seat = new.seat AND user IS NOT new.user;
END;
