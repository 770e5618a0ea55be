-- Since when the channel of a league takes nothing; NULL: it does. Until it has another one no round begins or ends.
ALTER TABLE league ADD COLUMN lost INTEGER;
