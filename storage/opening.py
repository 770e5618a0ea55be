"""Opens a database wherever it is, for commands and for what is done before the bot starts."""

from __future__ import annotations

from storage import schema
from storage.engine.connection import Session
from storage.place import Place, Server


def open_place(place: Place) -> Session:
    """Open a database for writing, made when it is missing and brought up to date when it is older."""
    if isinstance(place, Server):
        from storage.postgres.schema import open_server  # a library that few need

        return open_server(place)
    return schema.open_file(place)


def read_place(place: Place, any_version: bool = False) -> Session:
    """Open a database for reading; it must be there, and of this version unless that does not matter."""
    if isinstance(place, Server):
        from storage.postgres.schema import open_server_to_read

        return open_server_to_read(place, any_version=any_version)
    return schema.open_to_read(place, any_version=any_version)
