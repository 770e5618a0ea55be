"""Names things as arguments of messages."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from games.cargo_noir.cargo import KINDS, NAMES, ORDINARY, WILD, kinds_in, tokens_of
from games.cargo_noir.components import CARDS, PORTS
from games.cargo_noir.rules.combinations import value
from games.kernel import Chance, Sense, Text, say

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
    },
    not_to_miss=(  # cargo on the black market, and cards within reach, that were not there
        Chance("Swap", "take", instead_of=("Swap",)),
        Chance("Deal", "cards", instead_of=("EndTrading", "Deal")),
    ),
)
_KINDS = len(ORDINARY)
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
    return _in_words(word, _different)


def _in_words(word: str, different: Callable[[tuple[int, ...], int, int], Text]) -> Text:
    """Return a combination with its worth; `different` says one of several kinds."""
    tokens, worth = tokens_of(word), value(word)
    kinds, wilds = tuple(kinds_in(tokens[:WILD])), tokens[WILD]
    if len(kinds) > 1:
        return different(kinds, wilds, worth)
    if not kinds:
        return say("set-alike", tokens=_wild(wilds), value=worth)
    ordinary = say("tokens", count=tokens[kinds[0]], kind=NAMES[kinds[0]])
    if wilds:
        return say("set-with-wilds", tokens=ordinary, wilds=_wild(wilds), value=worth)
    return say("set-alike", tokens=ordinary, value=worth)


def _wild(number: int) -> Text:
    return say("tokens", count=number, kind=NAMES[WILD])


def _different(kinds: tuple[int, ...], wilds: int, worth: int) -> Text:
    listed = (*(NAMES[kind] for kind in kinds), *([_wild(wilds)] if wilds else []))
    return say("set-different", kinds=listed, value=worth)


def _all_but(kinds: tuple[int, ...], wilds: int, worth: int) -> Text:
    """Say many different kinds by those that are missing; a wild stands before them, as it is not."""
    missing = [NAMES[kind] for kind in ORDINARY if kind not in kinds]
    if len(missing) >= len(kinds):
        return _different(kinds, wilds, worth)
    said = say("all-but", kinds=tuple(missing)) if missing else say("all-kinds")
    return say("set-different", kinds=(*([_wild(wilds)] if wilds else []), said), value=worth)


def _how_many(kinds: tuple[int, ...], wilds: int, worth: int) -> Text:
    return say("set-of-many", count=len(kinds) + wilds, value=worth)


@lru_cache(maxsize=1 << 12)
def combinations_in_short(words: tuple[str, ...]) -> Text:
    """Return combinations with all names if there is room, else in fewer and fewer words."""
    named = [len(set(word)) for word in words]
    for different, letters in (
        (_different, sum(9 * kinds + 7 for kinds in named)),
        (_all_but, sum(9 * min(kinds, _KINDS - kinds) + 19 for kinds in named)),
        (_how_many, sum(18 for _ in words)),
    ):
        if letters <= _ROOM:
            return say("sets", sets=tuple(_in_words(word, different) for word in words))
    return say("sets-many", count=len(words), tokens=sum(map(len, words)))
