"""The names of things as messages, made once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.kernel import Text, say
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.state import Trophy

CARD = {"cat": say("card-cat"), "bird": say("card-bird"), "fish": say("card-fish")}
SHIP = {"cat": say("ship-cat"), "bird": say("ship-bird"), "fish": say("ship-fish")}
CLAN = {
    "rat": say("clan-rat"),
    "raccoon": say("clan-raccoon"),
    "cockroach": say("clan-cockroach"),
    "weasel": say("clan-weasel"),
    "snail": say("clan-snail"),
    "toad": say("clan-toad"),
}
ABILITY = {
    "rat": say("ability-rat"),
    "raccoon": say("ability-raccoon"),
    "cockroach": say("ability-cockroach"),
    "weasel": say("ability-weasel"),
    "snail": say("ability-snail"),
    "toad": say("ability-toad"),
}
COLOUR = {
    "red": say("colour-red"),
    "green": say("colour-green"),
    "yellow": say("colour-yellow"),
    "blue": say("colour-blue"),
    "black": say("colour-black"),
}
KIND = {
    "fries": say("kind-fries"),
    "noodles": say("kind-noodles"),
    "burger": say("kind-burger"),
    "doll": say("kind-doll"),
    "teddy": say("kind-teddy"),
    "can": say("kind-can"),
}
PRIZE = {
    "ketchup": say("prize-ketchup"),
    "chili": say("prize-chili"),
    "milkshake": say("prize-milkshake"),
    "parrot": say("prize-parrot"),
    "can_opener": say("prize-can-opener"),
}


CARD_LETTER = {"cat": say("letter-cat"), "bird": say("letter-bird"), "fish": say("letter-fish")}
COLOUR_LETTER = {
    "red": say("letter-red"),
    "green": say("letter-green"),
    "yellow": say("letter-yellow"),
    "blue": say("letter-blue"),
    "black": say("letter-black"),
}
CLAN_LETTER = {
    "rat": say("letter-rat"),
    "raccoon": say("letter-raccoon"),
    "cockroach": say("letter-cockroach"),
    "weasel": say("letter-weasel"),
    "snail": say("letter-snail"),
    "toad": say("letter-toad"),
}
KIND_LETTER = {
    "fries": say("letter-fries"),
    "noodles": say("letter-noodles"),
    "burger": say("letter-burger"),
    "doll": say("letter-doll"),
    "teddy": say("letter-teddy"),
    "can": say("letter-can"),
}
PRIZE_LETTER = {
    "ketchup": say("letter-ketchup"),
    "chili": say("letter-chili"),
    "milkshake": say("letter-milkshake"),
    "parrot": say("letter-parrot"),
    "can_opener": say("letter-can-opener"),
}


@cache
def trophy(token: Trophy) -> Text:
    return say("trophy-token", kind=KIND[token.kind], value=token.value)


@cache
def trophy_letter(token: Trophy) -> Text:
    return say("letter-trophy", kind=KIND_LETTER[token.kind], value=token.value)


@cache
def place(ship: str, space: int) -> Text:
    return say("place-aboard", ship=SHIP[ship], space=space)


def spot(ship: str, space: int, captain: int) -> Text:
    """A crew space or the captain's."""
    return say("place-captain", ship=SHIP[ship]) if space == captain else place(ship, space)


@cache
def figure(clan: str, ship: str, space: int) -> Text:
    return say("figure-aboard", clan=CLAN[clan], ship=SHIP[ship], space=space)


def tokens(found: Iterable[Trophy]) -> tuple[Text, ...]:
    return tuple(map(trophy, found))


def cards(found: list[str]) -> tuple[Text, ...]:
    """So many of each talisman; nothing of those that are missing."""
    counts = [(talisman, found.count(talisman)) for talisman in TALISMANS]
    return tuple(_cards(talisman, count) for talisman, count in counts if count)


@cache
def _cards(talisman: str, count: int) -> Text:
    return say("cards-counted", count=count, card=CARD[talisman])
