-- Clicks are numbered in the order of time: by their number first, those of all games lie together at the end.
DROP INDEX each_click_counts_once;
CREATE UNIQUE INDEX each_click_counts_once ON action (key, game) WHERE key IS NOT NULL;
