"""Holds the rulebook, chapter by chapter."""
