"""What a person cannot do, as Discord's own client would tell them."""

from __future__ import annotations

from bot.sandbox.words import say


class NotPossible(Exception):
    """Raised for what Discord's own client would not let a person do; the bot never hears of it."""

    def __init__(self, key: str, **args: int | str) -> None:
        self.text = say(key, **args)
        super().__init__(self.text.said("en"))
