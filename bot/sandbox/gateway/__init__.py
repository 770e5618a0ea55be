"""Discord's gateway, version 10."""

from .gateway import Gateway, Terms

__all__ = ["Gateway", "Terms"]
