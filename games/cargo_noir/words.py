"""Names things as arguments of messages."""

from collections.abc import Mapping
from functools import lru_cache

from games.cargo_noir.cargo import KINDS, NAMES, WILD, kinds_in, tokens_of
from games.cargo_noir.components import CARDS, PORTS
from games.cargo_noir.rules.combinations import value
from games.kernel import Sense, Text, say

CASINO, MARKET = "casino", "market"
PLACES: dict[str, Text] = {place: say(f"place-{place}") for place in (CASINO, MARKET, *PORTS)}
CARD_NAMES: dict[str, Text] = {card: say(f"card-{card}") for card in CARDS}
LETTERS = tuple(say(f"letter-{kind}") for kind in KINDS)
SENSE = Sense(
    may_differ={  # to a plan: what others have bid below one's own, and what else one holds
        "port-note.least": "any",
        "end-trading-excess.count": "less",
        "deal-preview.kept": "any",
        "way-note.left": "any",
        "way-note-last.left": "any",
    }
)
_ROOM = 84  # characters that combinations may take in a line of a list: coins may stand there too


@lru_cache(maxsize=1024)
def coins(number: int) -> Text:
    """Return a number of coins that are given, paid or taken."""
    return say("coins", n=number)


@lru_cache(maxsize=1024)
def coins_staked(number: int) -> Text:
    """Return a number of coins by itself, as something to choose."""
    return say("coins-staked", n=number)


@lru_cache(maxsize=1024)
def leaves(number: int) -> Text:
    """Return the remark that a bid leaves so many coins in the Safe."""
    return say("leaves-coins", n=number)


def cards_named(cards: Mapping[str, int]) -> tuple[Text, ...]:
    """Return the cards with their numbers, as the argument of a message."""
    return tuple(say("cards", count=number, card=CARD_NAMES[card]) for card, number in cards.items())


@lru_cache(maxsize=1024)
def combination(word: str) -> Text:
    """Return a combination with what it is worth: 4 gold + 1 wild = 25."""
    return _in_words(word, NAMES)


def _in_words(word: str, names: tuple[Text, ...]) -> Text:
    tokens, worth = tokens_of(word), value(word)
    kinds, wilds = kinds_in(tokens[:WILD]), tokens[WILD]
    wild = say("tokens", count=wilds, kind=names[WILD])
    if not kinds:
        return say("set-alike", tokens=wild, value=worth)
    if len(kinds) > 1:
        listed = (*(names[kind] for kind in kinds), *([wild] if wilds else []))
        return say("set-different", kinds=listed, value=worth)
    ordinary = say("tokens", count=tokens[kinds[0]], kind=names[kinds[0]])
    if wilds:
        return say("set-with-wilds", tokens=ordinary, wilds=wild, value=worth)
    return say("set-alike", tokens=ordinary, value=worth)


@lru_cache(maxsize=1 << 12)
def combinations_in_short(words: tuple[str, ...]) -> Text:
    """Return combinations: with full names if there is room, else with letters, else only their number."""
    if sum(9 * len(set(word)) + 7 for word in words) <= _ROOM:
        return say("sets", sets=tuple(_in_words(word, NAMES) for word in words))
    if sum(4 * len(set(word)) + 9 for word in words) <= _ROOM:
        return say("sets", sets=tuple(_in_words(word, LETTERS) for word in words))
    return say("sets-many", count=len(words), tokens=sum(map(len, words)))
