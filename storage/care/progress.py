"""Shows how far a long command is, on standard error, to whoever watches."""

from __future__ import annotations

from collections.abc import Iterable
from threading import RLock
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

if TYPE_CHECKING:
    from tqdm import tqdm

T = TypeVar("T")
_MANNERS: dict[str, Any] = {
    "disable": None,  # where standard error is no terminal
    "leave": False,
    "ncols": 79,  # not every terminal knows its own size, and in one of size 0 nothing would be drawn
    "nrows": 20,
}


def watched(items: Iterable[T], unit: str) -> Iterable[T]:
    """Return the items behind a progress bar; it shows nothing where nobody watches."""
    return _library()(items, unit=f" {unit}", **_MANNERS)  # type: ignore[no-any-return]


def progress_bar(total: float, unit: str) -> tqdm[NoReturn]:
    """Return a progress bar that is moved on by hand, with update()."""
    return _library()(total=total, unit=f" {unit}", **_MANNERS)  # type: ignore[no-any-return]


def _library() -> Any:
    """Load tqdm when the first bar is shown: a bot that runs for weeks shows none."""
    from tqdm import tqdm

    tqdm.set_lock(RLock())  # its own would start a process, for programs that are several
    return tqdm
