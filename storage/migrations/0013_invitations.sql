-- Who was invited to a table by DM of late, and by whom, so that nobody gets many of them.
CREATE TABLE invitation (
    user     INTEGER NOT NULL,
    by_user  INTEGER NOT NULL,                       -- 0: somebody who is forgotten
    at       INTEGER NOT NULL
) STRICT;

CREATE INDEX invitations_of_a_person ON invitation (user, at);
