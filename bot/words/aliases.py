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

_PRICE = re.compile(r"\s+(?:\$\d+|\d+\s*\$)$")  # at the end of a name


def normalise(text: str) -> str:
    """Return a text as people compare words: without case, dots on the ё, and marks that change no number."""
    return " ".join(_MARKS.sub(_without_mark, text.casefold().replace("ё", "е")).split())


def _without_mark(mark: re.Match[str]) -> str:
    """Keep a minus and a №, drop any other mark.

    What stands after № belongs to a name: it is not how many.
    """
    return " -" if mark["minus"] else " № " if mark["nth"] else " "


def aliases(named: Iterable[tuple[Any, Text]], words: Dictionaries) -> dict[str, Any]:
    """Map every way to call these things to them: by id, by label in any language, by the name in a label."""
    pairs = list(named)
    labels = {normalise(lexicon(label)): value for value, label in reversed(pairs) for lexicon in words}
    return _names(pairs, words) | labels | {normalise(str(value)): value for value, _ in pairs}


def _names(pairs: Iterable[tuple[Any, Text]], words: Dictionaries) -> dict[str, Any]:
    """Map names without price and effect to what they mean. A name that two things have means neither."""
    called: dict[str, set[Any]] = {}
    for value, label in pairs:
        for lexicon in words:
            name = brief(lexicon(label))
            for way in (name, _PRICE.sub("", name)):
                called.setdefault(normalise(way), set()).add(value)
    return {name: values.pop() for name, values in called.items() if len(values) == 1}
