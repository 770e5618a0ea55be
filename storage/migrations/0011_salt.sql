-- Mixed into the nonce of every message, so that no two files have the same ones. There is one row.
CREATE TABLE salt (
    salt  TEXT NOT NULL
) STRICT;

INSERT INTO salt (salt) VALUES (lower(hex(randomblob(8))));
