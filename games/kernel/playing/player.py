"""What a bot is: how strong it plays, by what temper, and the function that answers for it."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import Any, Protocol

from games.kernel.asking.offer import Pick
from games.kernel.asking.prompt import Prompt


class Level(StrEnum):
    """Says how strong a bot plays."""

    EASY = "easy"
    CLUB = "club"
    EXPERT = "expert"


class Temper(StrEnum):
    """Says how a bot likes to play. It must not make it stronger or weaker, only harder to read."""

    CAREFUL = "careful"
    STEADY = "steady"
    BOLD = "bold"


class Policy(Protocol):
    """Answers a prompt as a player would who sees this view and nothing else."""

    def __call__(
        self, view: Any, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY, /
    ) -> Pick: ...
