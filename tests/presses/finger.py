"""A person whose every touch is counted: a button, opening a list, picking in it, submitting a form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.sandbox import Answer, Form, Player, Seen


class Counted(Player):
    """Does what the other person does, and counts the touches it takes."""

    touches = 0

    @classmethod
    def like(cls, person: Player) -> Counted:
        """Return the same person, with no touch counted yet."""
        return cls(person._world, person.user, person._reachable, person.place)

    async def press(self, target: Seen | Answer, name: str) -> Answer:
        self.touches += 1
        return await super().press(target, name)

    async def choose(self, target: Seen | Answer, name: str, values: Sequence[str | Player]) -> Answer:
        self.touches += 1 + len(values)
        return await super().choose(target, name, values)

    async def submit(self, target: Form | Answer, answers: dict[str, Any] | None = None) -> Answer:
        self.touches += 1
        return await super().submit(target, answers)
