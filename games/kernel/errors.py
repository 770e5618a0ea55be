"""The only exceptions that are meant to be seen."""

from __future__ import annotations

from games.kernel.showing.text import Text


class Illegal(Exception):
    """Says why the rules refuse a move. The text is shown to the player as it stands."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, dict(text.args))
        self.text = text


class WrongTable(Exception):
    """Says in which line a table of components does not add up."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line, self.reason = line, reason


class Unreadable(Exception):
    """Says that this version cannot read a snapshot or an exported game."""
