"""Names things in messages, each name made once."""

from collections.abc import Iterable
from functools import lru_cache

from games.kernel import Chance, Choice, Sense, Text, names, say
from games.sewer_pirats.components import CLANS, COLOURS, KINDS, PRIZES, TALISMANS
from games.sewer_pirats.state import Stool, Trophy

CARD, SHIP = names("card", TALISMANS), names("ship", TALISMANS)
CLAN, ABILITY = names("clan", CLANS), names("ability", CLANS)
COLOUR = names("colour", COLOURS)
KIND, PRIZE = names("kind", KINDS), names("prize", PRIZES)

CARD_LETTER, CLAN_LETTER = names("letter", TALISMANS), names("letter", CLANS)
COLOUR_LETTER = names("letter", COLOURS)
KIND_LETTER, PRIZE_LETTER = names("letter", KINDS), names("letter", PRIZES)

SENSE = Sense(
    may_differ={  # to a plan: a cheaper way is as good, and so is a trophy that adds more
        "price-of-way.cost": "less",
        "price-with-toll.cost": "less",
        "adds-points.points": "more",
    },
    not_to_miss=(Chance("BecomeCaptain"),),
)


def seat_colours(chosen: Iterable[str | None]) -> tuple[str, ...]:
    """Return the colour of each seat; whoever has chosen none yet has one that is free."""
    seats = tuple(chosen)
    spare = iter([colour for colour in COLOURS if colour not in seats])
    return tuple(colour or next(spare) for colour in seats)


@lru_cache(maxsize=1024)
def crew(clan: str) -> Text:
    """Return a clan as a whole crew."""
    return say("clan-crew", clan=CLAN[clan])


@lru_cache(maxsize=1024)
def trophy(token: Trophy) -> Text:
    """Return a trophy in words."""
    return say("trophy-token", kind=KIND[token.kind], value=token.value)


@lru_cache(maxsize=1024)
def trophy_letter(token: Trophy) -> Text:
    """Return the letter and the value that stand on a trophy's picture."""
    return say("letter-trophy", kind=KIND_LETTER[token.kind], value=token.value)


@lru_cache(maxsize=1024)
def crew_space_name(ship: str, space: int) -> Text:
    return say("place-aboard", ship=SHIP[ship], space=space)


def space_name(ship: str, space: int, captain: int) -> Text:
    """Return the name of a crew space or of the captain's."""
    return say("place-captain", ship=SHIP[ship]) if space == captain else crew_space_name(ship, space)


@lru_cache(maxsize=1024)
def figure(clan: str, ship: str, space: int) -> Text:
    """Return a figure aboard in words, with where it stands."""
    return say("figure-aboard", clan=CLAN[clan], ship=SHIP[ship], space=space)


def stool(seat: Stool, least: int) -> Choice:
    """Return a figure at the bar as a choice, with its least price and the cards below it."""
    label = say("figure-on-stool", clan=CLAN[seat.clan], stool=seat.number)
    return Choice(seat.number, label, say("stool-price", price=least, under=len(seat.under)))


def dear_stool(seat: Stool, least: int, held: int) -> Choice:
    """9.4 Return a figure at the bar that costs more cards than are held, with the reason."""
    return stool(seat, least)._replace(note=say("stool-too-dear", price=least, held=held))


@lru_cache(maxsize=64)
def cards_bid(count: int) -> Text:
    """Return so many cards as something to bid."""
    return say("cards-bid", count=count)


def tokens(found: Iterable[Trophy]) -> tuple[Text, ...]:
    """Return trophies in words, one by one."""
    return tuple(map(trophy, found))


def cards(found: list[str]) -> tuple[Text, ...]:
    """Return cards in words: how many there are of each talisman, leaving out those that are missing."""
    counts = [(talisman, found.count(talisman)) for talisman in TALISMANS]
    return tuple(_cards(talisman, count) for talisman, count in counts if count)


@lru_cache(maxsize=1024)
def _cards(talisman: str, count: int) -> Text:
    return say("cards-counted", count=count, card=CARD[talisman])
