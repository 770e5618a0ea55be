"""Shows how far a long command is, on standard error, to whoever watches."""

from __future__ import annotations

from collections.abc import Iterable
from threading import RLock
from typing import Any, NoReturn, TypeVar

from tqdm import tqdm

T = TypeVar("T")
tqdm.set_lock(RLock())  # its own would start a process, for programs that are several
_MANNERS: dict[str, Any] = {
    "disable": None,  # where standard error is no terminal
    "leave": False,
    "ncols": 79,  # not every terminal knows its own size, and in one of size 0 nothing would be drawn
    "nrows": 20,
}


def watched(items: Iterable[T], unit: str) -> Iterable[T]:
    """Return the items behind a progress bar; it shows nothing where nobody watches."""
    return tqdm(items, unit=f" {unit}", **_MANNERS)


def progress_bar(total: float, unit: str) -> tqdm[NoReturn]:
    """Return a progress bar that is moved on by hand, with update()."""
    return tqdm(total=total, unit=f" {unit}", **_MANNERS)
