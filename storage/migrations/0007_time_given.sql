-- What came back with the last answer of a seat. When that answer is taken back, so is the time.
ALTER TABLE seat_clock ADD COLUMN gained INTEGER NOT NULL DEFAULT 0;
