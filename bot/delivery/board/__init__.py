"""The message in each channel that shows its table."""
