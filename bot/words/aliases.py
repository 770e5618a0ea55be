"""What things are called by those who type: more ways than one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from bot.words.words import Words, brief
from games.kernel.hosting import Text

Dictionaries: TypeAlias = Sequence[Words]
_MINUS = r"(?<!\w)[-−–—][$€₽]?(?=\d)"  # after a letter it would be a hyphen, before a space a dash
_MARKS = re.compile(rf"(?P<minus>{_MINUS})|(?P<nth>№)|[^\w,;]|_")


def plain(text: str) -> str:
    """As people compare words: no case, no dots on the ё, no marks but those that change a number."""
    return " ".join(_MARKS.sub(_kept, text.casefold().replace("ё", "е")).split())


def _kept(mark: re.Match[str]) -> str:
    """What stands after № belongs to the name: it is not how many."""
    return " -" if mark["minus"] else " № " if mark["nth"] else " "


def aliases(named: Iterable[tuple[Any, Text]], words: Dictionaries) -> dict[str, Any]:
    """Every way to call these things: by id, by label in any language, or by the name in a label."""
    pairs = list(named)
    labels = {plain(lexicon(label)): value for value, label in reversed(pairs) for lexicon in words}
    return _names(pairs, words) | labels | {plain(str(value)): value for value, _ in pairs}


def _names(pairs: Iterable[tuple[Any, Text]], words: Dictionaries) -> dict[str, Any]:
    """Without price and effect. A name that two things have means neither."""
    called: dict[str, set[Any]] = {}
    for value, label in pairs:
        for lexicon in words:
            called.setdefault(plain(brief(lexicon(label))), set()).add(value)
    return {name: values.pop() for name, values in called.items() if len(values) == 1}
