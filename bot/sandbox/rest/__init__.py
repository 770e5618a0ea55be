"""Discord's HTTP API, version 10, as far as a bot like ours uses it."""

from .api import PREFIX, HttpApi

__all__ = ["PREFIX", "HttpApi"]
