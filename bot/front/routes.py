"""Which code answers which control."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.front.visit import Visit
from bot.views.custom_id import Control


class Given(NamedTuple):
    """What came with it: the options chosen in a select, the fields filled in on a form."""

    chosen: Sequence[str] = ()
    filled: Mapping[str, str] = MappingProxyType({})


class Outdated(Exception):
    """These controls were drawn for another moment of the game. The line says what has happened since."""

    def __init__(self, line: str = "") -> None:
        super().__init__(line)
        self.line = line


Answer: TypeAlias = Callable[[Visit, Control, Given], Awaitable[None]]
VERBS: dict[str, Answer] = {}


def verb(name: str) -> Callable[[Answer], Answer]:
    def register(answer: Answer) -> Answer:
        assert name not in VERBS, name
        VERBS[name] = answer
        return answer

    return register
