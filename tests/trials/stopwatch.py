"""How long people wait: for an answer, and for the table to show what was done.

Time counts while the bot is connected. Nobody can be answered by a bot that is being started again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.sandbox.world.clock import Clock
from bot.sandbox.world.events import (
    BotCame,
    BotWent,
    Deleted,
    Edited,
    Event,
    InteractionAnswered,
    InteractionStarted,
    Posted,
)
from bot.sandbox.world.interactions import SECONDS_TO_ANSWER, Interaction
from bot.sandbox.world.messages import Message

_TABLE = re.compile(r"table-(\d+)-(\d+)\.png")


class Answered(NamedTuple):
    """Who was answered what, and after how many seconds all of it could be read."""

    who: str
    what: str
    seconds: float


@dataclass
class Waiting:
    """One person who waits for an answer, and in which life of the bot."""

    interaction: Interaction
    since: float
    life: int


@dataclass
class Stopwatch:
    """Hears all that happens in a world, and is told which version each table has reached."""

    clock: Clock
    answers: list[Answered] = field(default_factory=list)
    unanswered: list[Answered] = field(default_factory=list)  # so far
    behind: dict[tuple[int, int], float] = field(default_factory=dict)  # by game and version
    _waiting: dict[str, Waiting] = field(default_factory=dict)
    _reached: dict[tuple[int, int], float] = field(default_factory=dict)
    _life: int = 0
    _came: float | None = None
    _lived: float = 0.0

    def hear(self, event: Event) -> None:
        """Note what an event says about somebody who waits."""
        match event:
            case BotCame():
                self._came, self._life = self.clock.now(), self._life + 1
            case BotWent():
                self._went()
            case InteractionStarted(interaction) if self._came is not None:
                self._waiting[interaction.id] = Waiting(interaction, self.clock.now(), self._life)
            case InteractionAnswered(interaction) if not _thinking(interaction):
                self._answered(interaction.id)
            case Posted(message) | Edited(message) | Deleted(message):
                self._read(message)
            case _:
                pass

    def reached(self, game: int, version: int) -> None:
        """Note that a table has reached a version, unless that is known."""
        if (game, version) not in self.behind:
            self._reached.setdefault((game, version), self._online())

    def ended(self) -> None:
        """Judge those who wait still: the bot is connected and has had its time."""
        self._too_long(lambda one: True)

    def _online(self) -> float:
        """Return the seconds for which a bot has been connected."""
        return self._lived + (0.0 if self._came is None else self.clock.now() - self._came)

    def _went(self) -> None:
        """Forget those whom it cannot answer any more, unless it has had its time."""
        self._too_long(lambda one: self.clock.now() - one.since > SECONDS_TO_ANSWER)
        self._lived, self._came = self._online(), None
        self._waiting.clear()

    def _too_long(self, judged: Callable[[Waiting], bool]) -> None:
        late = [one for one in self._waiting.values() if judged(one)]
        self.unanswered += [self._so_far(one) for one in late]

    def _answered(self, number: str) -> None:
        if (one := self._waiting.pop(number, None)) is not None and one.life == self._life:
            self.answers.append(self._so_far(one))

    def _so_far(self, one: Waiting) -> Answered:
        interaction = one.interaction
        what = f"/{interaction.command}" if interaction.command else str(interaction.data.get("custom_id"))
        return Answered(interaction.user.name, what, round(self.clock.now() - one.since, 3))

    def _read(self, message: Message) -> None:
        for number, one in list(self._waiting.items()):
            if one.interaction.original is message and not message.thinking:
                self._answered(number)
        for file in message.attachments:
            if (shown := _TABLE.fullmatch(file.upload.filename)) is not None:
                self._shown(int(shown[1]), int(shown[2]))

    def _shown(self, game: int, version: int) -> None:
        """A table shows a version, and with it all that came before."""
        for key in [key for key in self._reached if key[0] == game and key[1] <= version]:
            self.behind[key] = self._online() - self._reached.pop(key)

    @property
    def never_shown(self) -> list[tuple[int, int]]:
        """Return the versions that no table has shown."""
        return sorted(self._reached)


def _thinking(interaction: Interaction) -> bool:
    return interaction.original is not None and interaction.original.thinking
