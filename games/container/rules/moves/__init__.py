"""Chapter 5: the actions of a turn."""
