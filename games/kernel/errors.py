"""The only exceptions that are meant to be seen."""

from __future__ import annotations

from games.kernel.showing.text import Text


class Illegal(Exception):
    """The rules refuse this move. The text is shown to the player as it stands."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, dict(text.args))
        self.text = text


class WrongTable(Exception):
    """A table of components does not add up."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line, self.reason = line, reason


class Unreadable(Exception):
    """A snapshot or an exported game that this version cannot read."""
