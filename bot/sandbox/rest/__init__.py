"""Discord's HTTP API, version 10, as far as a bot like ours uses it."""

from .front import PREFIX, Front

__all__ = ["PREFIX", "Front"]
