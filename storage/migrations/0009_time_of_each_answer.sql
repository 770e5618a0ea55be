-- What came back with each answer of a seat. Whatever answers are taken back, their time goes with them.
CREATE TABLE time_given (
    game     INTEGER NOT NULL REFERENCES game (id),
    version  INTEGER NOT NULL,                       -- of the game after the answer
    seat     INTEGER NOT NULL,
    seconds  INTEGER NOT NULL,
    PRIMARY KEY (game, version, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO time_given (game, version, seat, seconds)
    SELECT clock.game, max(action.seq), clock.seat, clock.gained
    FROM seat_clock AS clock JOIN action ON action.game = clock.game AND action.seat = clock.seat
    WHERE clock.gained > 0 AND action.undone_by IS NULL AND substr(action.kind, 1, 1) <> '/'
    GROUP BY clock.game, clock.seat;

ALTER TABLE seat_clock DROP COLUMN gained;
