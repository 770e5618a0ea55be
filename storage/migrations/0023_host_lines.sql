-- The host's own lines are found by what they are about, however many there are: a log is never read for them.
CREATE INDEX lines_of_the_host ON action (game, kind, seq) WHERE substr(kind, 1, 1) = '/';

CREATE INDEX lines_of_a_person ON action (game, actor, seq) WHERE substr(kind, 1, 1) = '/';

-- Whoever sits there has offered the seat, if that is the last of these lines of theirs since they have it.
DROP INDEX seats_on_offer;
CREATE INDEX seats_on_offer ON action (game, actor, seq) WHERE kind IN ('/offer', '/keep');

CREATE INDEX audit_of_a_game ON audit (game, moderator);

-- Whoever moved last is found at once, however much was said since.
CREATE INDEX moves_in_force ON action (game, seq) WHERE undone_by IS NULL AND substr(kind, 1, 1) <> '/';
