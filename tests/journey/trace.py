"""What runs on the way from a press to what everybody sees of it: which functions, of which files.

A call counts where it begins: a coroutine that waits and goes on is one call. It is between files if the
function that called it, or that waits for it, is ours as well and stands in another file.
"""

from __future__ import annotations

import dis
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

# What is counted one by one, by the names of the functions wherever they stand. After a rebuild this table
# is all that has to be looked at: whoever counts nothing at all under one of these names is told so.
PLACES: Mapping[str, tuple[str, ...]] = {
    "locks": ("Sitting.__aenter__", "GameLock.__aenter__"),  # a game is locked
    "reads": ("Database.read",),
    "writes": ("Database.write",),
}
ROOMS = ("games", "storage", "bot")
BESIDES = ("bot/sandbox",)  # it plays Discord, and is no part of the way
_HOME = Path(__file__).resolve().parents[2]
_COMES_BACK = CO_ASYNC_GENERATOR | CO_COROUTINE | CO_GENERATOR
_PARTS = ("<module>", "<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>")  # of the function around them


class Call(NamedTuple):
    """The function that began, and the one from which it was called."""

    code: CodeType
    caller: CodeType | None


@dataclass
class Figures:
    functions: int
    files: int
    calls: int  # between files
    locks: int
    reads: int
    writes: int

    def values(self) -> list[int]:
        return list(asdict(self).values())


class Trace:
    """Notes every call of a function in these rooms, in this thread and in all that begin under it."""

    def __init__(
        self, home: Path = _HOME, rooms: Iterable[str] = ROOMS, besides: Iterable[str] = BESIDES
    ) -> None:
        self._rooms = tuple(f"{home / room}/" for room in rooms)
        self._besides = tuple(f"{home / room}/" for room in besides)
        self.calls: list[Call] = []
        self.is_ours = cache(self._is_ours)

    @contextmanager
    def running(self) -> Iterator[Trace]:
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield self
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def cut(self) -> list[Call]:
        """All that was noted since the last cut."""
        found, self.calls = self.calls, []
        return found

    def figures(self, calls: Iterable[Call]) -> Figures:
        every = list(calls)
        functions = {call.code for call in every}
        counts = {what: sum(c.code.co_qualname in names for c in every) for what, names in PLACES.items()}
        return Figures(
            functions=len(functions),
            files=len({code.co_filename for code in functions}),
            calls=sum(self._between_files(call) for call in every),
            **counts,
        )

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and self.is_ours(frame.f_code) and _begins(frame):
            self.calls.append(Call(frame.f_code, None if frame.f_back is None else frame.f_back.f_code))

    def _is_ours(self, code: CodeType) -> bool:
        file = code.co_filename
        return file.startswith(self._rooms) and not file.startswith(self._besides) and _is_whole(code)

    def _between_files(self, call: Call) -> bool:
        caller = call.caller
        if caller is None or caller.co_filename == call.code.co_filename:
            return False
        return caller.co_filename.startswith(self._rooms) and not caller.co_filename.startswith(self._besides)


def _is_whole(code: CodeType) -> bool:
    return code.co_name not in _PARTS


def _begins(frame: FrameType) -> bool:
    """False: it goes on after it has waited."""
    code = frame.f_code
    return not code.co_flags & _COMES_BACK or frame.f_lasti <= _beginning(code)


@cache
def _beginning(code: CodeType) -> int:
    return next(one.offset for one in dis.get_instructions(code) if one.opname == "RESUME")
