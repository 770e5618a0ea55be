"""Names industries and writes numbers, as arguments of messages."""

from functools import lru_cache

from games.economicus.components import INDUSTRIES
from games.economicus.state import Here
from games.kernel import Text, names, say

_NAMES = names("industry", (industry.name for industry in INDUSTRIES.values()))


@lru_cache(maxsize=1024)
def named(number: int, name: str) -> Text:
    """Return the name of an industry with its number; a name that the texts do not know stays as it is."""
    return say("industry", number=number, name=_NAMES.get(name, name))


def label(table: Here, industry: int) -> Text:
    """Return the name of an industry as it is printed in this box."""
    return named(industry, table.components.industries[industry].name)


@lru_cache(maxsize=1024)
def millions(amount: int) -> Text:
    """Return a sum of money."""
    return say("millions", amount=amount)


@lru_cache(maxsize=1024)
def tenths(number: int) -> Text:
    """Return a number with one digit after the point, which each language writes in its own way."""
    whole, part = divmod(abs(number), 10)
    return say("tenths", sign="−" if number < 0 else "", whole=whole, part=part)
