"""What is remembered: games, their logs and positions, and what is still to be sent."""

from storage.database import Database

__all__ = ["Database"]
