"""Remembers games, their logs and positions, and what is still to be sent: in a file, or on PostgreSQL."""

from storage.engine.database import Database

__all__ = ["Database"]
