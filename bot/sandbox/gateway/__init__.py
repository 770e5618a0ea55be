"""Discord's gateway, version 10."""

from .connection import connect
from .gateway import Gateway, Terms

__all__ = ["Gateway", "Terms", "connect"]
