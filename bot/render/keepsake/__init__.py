"""A finished game as one file to keep: a page that replays it in any browser, without a network."""
