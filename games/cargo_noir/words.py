"""The names of things, as arguments of messages."""

from collections.abc import Mapping
from functools import cache, lru_cache

from games.cargo_noir.cargo import KINDS, NAMES, WILD, held, spelt
from games.cargo_noir.components import CARDS, PORTS
from games.cargo_noir.rules.combinations import value
from games.kernel import Text, say

CASINO, MARKET = "casino", "market"
PLACES: dict[str, Text] = {place: say(f"place-{place}") for place in (CASINO, MARKET, *PORTS)}
CARD_NAMES: dict[str, Text] = {card: say(f"card-{card}") for card in CARDS}
LETTERS = tuple(say(f"letter-{kind}") for kind in KINDS)
_ROOM = 84  # for combinations in a line of a list, beside the coins that may stand there too


@cache
def coins(number: int) -> Text:
    """3 coins, as something that is given, paid or taken."""
    return say("coins", n=number)


@cache
def leaves(number: int) -> Text:
    """What stays in the Safe after a bid."""
    return say("leaves-coins", n=number)


def cards_named(cards: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(say("cards", count=number, card=CARD_NAMES[card]) for card, number in cards.items())


@cache
def combination(word: str) -> Text:
    """4 gold + 1 wild = 25."""
    return _in_words(word, NAMES)


def _in_words(word: str, names: tuple[Text, ...]) -> Text:
    tokens, worth = spelt(word), value(word)
    kinds, wilds = held(tokens[:WILD]), tokens[WILD]
    wild = say("tokens", count=wilds, kind=names[WILD])
    if not kinds:
        return say("set-alike", tokens=wild, value=worth)
    if len(kinds) > 1:
        listed = (*(names[kind] for kind in kinds), *([wild] if wilds else []))
        return say("set-different", kinds=listed, value=worth)
    some = say("tokens", count=tokens[kinds[0]], kind=names[kinds[0]])
    if wilds:
        return say("set-with-wilds", tokens=some, wilds=wild, value=worth)
    return say("set-alike", tokens=some, value=worth)


@lru_cache(maxsize=1 << 12)
def combinations_in_short(words: tuple[str, ...]) -> Text:
    """In full if there is room for it, else by the letters of the kinds, else only their number."""
    if sum(12 * len(set(word)) + 8 for word in words) <= _ROOM:
        return say("sets", sets=tuple(_in_words(word, NAMES) for word in words))
    if sum(4 * len(set(word)) + 9 for word in words) <= _ROOM:
        return say("sets", sets=tuple(_in_words(word, LETTERS) for word in words))
    return say("sets-many", count=len(words), tokens=sum(map(len, words)))
