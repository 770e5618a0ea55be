"""Makes the connection that all jobs are given."""

from __future__ import annotations

import sqlite3


class Connection(sqlite3.Connection):
    """Remembers whether messages were left to be sent since it was last asked.

    What saves a message need not know who sends it, and cannot forget to tell them (see Database).
    """

    messages_wait = False


def note_messages(connection: sqlite3.Connection) -> None:
    """Note that something waits to be sent now, or waits for another time than before."""
    if isinstance(connection, Connection):
        connection.messages_wait = True
