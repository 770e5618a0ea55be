"""What a table agrees on beside the options of its game: levels of bots, and hints."""
