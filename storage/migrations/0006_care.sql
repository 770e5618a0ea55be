-- The log of a game that has ended, packed. Who did what stands beside it, so that a person can be forgotten.
CREATE TABLE archive (
    game    INTEGER PRIMARY KEY REFERENCES game (id),
    lines   INTEGER NOT NULL,                        -- actions 1 to this one
    log     BLOB    NOT NULL,
    actors  TEXT    NOT NULL                         -- JSON: [[seq, who did it], ...]
) STRICT;

CREATE TRIGGER whole_logs_of_ended_games_are_packed BEFORE INSERT ON archive
WHEN EXISTS (SELECT 1 FROM archive WHERE game = NEW.game)
    OR (SELECT status FROM game WHERE id = NEW.game) NOT IN ('over', 'void')
    OR (SELECT count(*) FROM action WHERE game = NEW.game) <> NEW.lines
BEGIN
    SELECT RAISE (ABORT, 'the log of a game is packed once, when it has ended');
END;

CREATE TRIGGER packed_actions_are_never_rewritten BEFORE UPDATE OF game, lines, log ON archive
BEGIN
    SELECT RAISE (ABORT, 'the log of a game only grows');
END;

CREATE TRIGGER packed_actions_are_never_deleted BEFORE DELETE ON archive
WHEN (SELECT count(*) FROM action WHERE game = OLD.game AND seq <= OLD.lines) < OLD.lines
BEGIN
    SELECT RAISE (ABORT, 'the log of a game only grows');
END;

-- An action may leave its table only when it stands in the archive.
DROP TRIGGER actions_are_never_deleted;
CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON action
WHEN OLD.seq > coalesce((SELECT lines FROM archive WHERE game = OLD.game), 0)
BEGIN
    SELECT RAISE (ABORT, 'the log of a game only grows');
END;

-- The position from which this program can replay a game whose earlier actions it would play differently.
CREATE TABLE base (
    game     INTEGER PRIMARY KEY REFERENCES game (id),
    version  INTEGER NOT NULL,
    state    BLOB    NOT NULL
) STRICT;
