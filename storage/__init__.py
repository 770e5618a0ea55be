"""Remembers games, their logs and positions, and what is still to be sent, in one SQLite file."""

from storage.engine.database import Database

__all__ = ["Database"]
