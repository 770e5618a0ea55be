-- Whoever is asked to play again has a seat only as an invitation until they say yes: 1. It is given up at the start.
ALTER TABLE seat ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;
