-- What moderators did, when and why: the very message that everybody at the table read.
CREATE TABLE audit (
    id         INTEGER PRIMARY KEY,
    guild      INTEGER NOT NULL,
    game       INTEGER REFERENCES game (id),         -- NULL: it was about the whole server
    at         INTEGER NOT NULL,
    moderator  INTEGER NOT NULL,
    told       TEXT    NOT NULL                      -- JSON: a message in no language
) STRICT;

CREATE INDEX audit_of_a_guild ON audit (guild, id);

CREATE TRIGGER the_audit_is_never_cut BEFORE DELETE ON audit
BEGIN
    SELECT RAISE (ABORT, 'the audit only grows');
END;

-- Who it was can be forgotten, as everything about a person can; that it was done cannot.
CREATE TRIGGER the_audit_is_never_rewritten BEFORE UPDATE OF id, guild, game, at ON audit
BEGIN
    SELECT RAISE (ABORT, 'the audit only grows');
END;

-- Games that were closed and can be opened again.
CREATE INDEX closed_games_of_a_guild ON game (guild, ended) WHERE status = 'void';
