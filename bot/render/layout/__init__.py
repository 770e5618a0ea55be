"""Where everything in a picture stands, as data."""
