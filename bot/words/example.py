"""How a list with numbers is written: an example that can be copied word for word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.words.aliases import Dictionaries, aliases, normalise
from bot.words.words import Brief, brief
from games.kernel.hosting import Item, Spread, Text, say


def example(domain: Spread, words: Dictionaries) -> tuple[Text, ...]:
    """Show how numbers for a list are typed, with names and numbers that are legal now."""
    names = aliases(((item.key, item.label) for item in domain.items), words)
    numbers = _needed(domain) or _raised(domain) or {domain.items[0].key: domain.items[0].least}
    return tuple(
        say("ui-name-and-number", name=_shortest(item, names, words), number=str(numbers[item.key]))
        for item in domain.items
        if item.key in numbers
    )


def _shortest(item: Item, names: Mapping[str, Any], words: Dictionaries) -> Text | Brief:
    """Call a line by its name alone, where that is clear in every language; else by its whole label."""
    clear = all(names.get(normalise(brief(lexicon(item.label)))) == item.key for lexicon in words)
    return Brief(item.label) if clear else item.label


def _needed(domain: Spread) -> dict[str, int]:
    """Give a number to every line that has none of its own."""
    needy = [item for item in domain.items if item.default is None]
    return {item.key: max(item.least, min(item.most, 1)) for item in needy}


def _raised(domain: Spread) -> dict[str, int]:
    """Raise as few lines as will do: by one, or up to the total that is wanted."""
    missing = max(domain.least - sum(item.default or 0 for item in domain.items), 1)
    all_of_it = sum(item.cost * item.most for item in domain.items)
    left = all_of_it if domain.budget is None else domain.budget
    raised: dict[str, int] = {}
    for item in domain.items:
        now = item.default or 0
        more = min(missing, item.most - now, left // item.cost if item.cost else missing)
        if more > 0:
            raised[item.key] = now + more
            missing, left = missing - more, left - more * item.cost
    return raised
