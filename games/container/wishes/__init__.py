"""What the sensible player wishes for, chapter by chapter. Nothing here is a rule."""
