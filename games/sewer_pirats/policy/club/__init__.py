"""Plays as an adviser would: boards early and cheaply, lets others sail, and looks who grabs what then."""

from collections.abc import Mapping
from random import Random
from typing import Any

from games.kernel import Pick, Prompt, Temper
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.policy.club.mind import Mind, Position
from games.sewer_pirats.policy.ways import HOME, missing
from games.sewer_pirats.rules.cards import DECK
from games.sewer_pirats.state import Trophy
from games.sewer_pirats.view import View

_NEVER = -1000.0  # what one was dealt is as good as anything else, and need not be changed
_ALWAYS = 1000.0  # a weasel that sails at once saves a whole turn
_USELESS = -100.0  # to draw two and drop two, as long as any figure can move
HIRE = {"weasel": 1.5, "raccoon": 1.5, "cockroach": 1.0, "rat": 0.5, "toad": 0.0, "snail": 0.0}  # in cards
SURPLUS = 4.0  # points that a card above the limit is not worth
STAY = 0.6  # of the next pile that a toad may hope for
RIVALRY = 1.0  # how much it hurts if a rival grabs a point, shared among the rivals


def club(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return what a good player answers; dice decide between equals."""
    mind = Mind(view, dice, temper)
    picks = list(prompt.legal())
    if len(picks) == 1:
        return picks[0]
    turn = any(pick.kind != "TakeCard" for pick in picks)
    return max(picks, key=lambda pick: (like(mind, pick, turn), dice.random()))


def like(mind: Mind, pick: Pick, turn: bool) -> float:
    """Return how much an answer is liked, in points."""
    values = pick.values
    match pick.kind:
        case "TakeCard":
            return _take(mind, values["card"], turn)
        case "Board" | "Advance" | "BecomeCaptain":
            return _move(mind, values, pick.kind)
        case "Rest":
            return mind.value(mind.now)
        case "Grab" | "GrabTwo":
            return _grab(mind, *values.values())
        case "StayAboard":
            return _stay(mind)
        case "DiscardCards" | "PayCards":
            return _without(mind, values["cards"])
        case "OpenBidding":
            return _hire(mind, values["stool"], values["price"])
        case "RaiseBid":
            assert mind.view.lot is not None
            return _hire(mind, mind.view.lot.stool, values["price"]) + 0.5
        case "SetSail":
            return _ALWAYS
        case "Reveal":
            return _reveal(mind)
        case "LeaveDeck":
            return mind.value(mind.now)
        case "ChooseClan" | "ChooseColour":
            return _NEVER
    return 0.0


def _take(mind: Mind, card: str, two: bool) -> float:
    """Take the cards that bring the best next move; with a full hand rather move."""
    useless = _USELESS if two and mind.me.cards >= mind.view.components.hand_limit else 0.0
    row = list(mind.view.row)
    if card != DECK:
        row.remove(card)
    return useless + _drawn(mind, mind.now, card, row if two else None)


def _drawn(mind: Mind, at: Position, card: str, row: list[str] | None) -> float:
    """Return what a position is worth with this card, and with the best second one if there is one."""
    if card == DECK:
        odds = mind.race.odds
        return sum(odds[name] * _drawn(mind, at, name, row) for name in TALISMANS if odds[name])
    held = at._replace(
        hand=tuple(count + (name == card) for name, count in zip(TALISMANS, at.hand, strict=True))
    )
    if row is None:
        surplus = max(0, sum(held.hand) - mind.view.components.hand_limit)
        return mind.value(held) - SURPLUS * surplus
    seconds = dict.fromkeys(row)
    return max([_drawn(mind, held, DECK, None), *(_drawn(mind, held, name, None) for name in seconds)])


def _move(mind: Mind, values: Mapping[str, Any], kind: str) -> float:
    """Move where the ships then promise most, with what the figure's ability brings."""
    captain, figure = mind.race.captain, values["figure"]
    ship, _, to = values["ship" if kind == "BecomeCaptain" else "place"].partition("-")
    number, start = TALISMANS.index(ship), int(figure.partition("-")[2] or HOME)
    space = int(to or captain)
    ways = mind.ways(mind.now, number)
    fitting = (way for way in ways if way[1:3] == (start, space) and (start or way.clan == figure))
    if (way := next(fitting, None)) is None:  # cheaper than is foreseen: worth as much as to stay
        return mind.value(mind.now)
    after = mind.moved(mind.now, number, way)
    worth = mind.value(after)
    if not mind.view.abilities:
        return worth
    if way.clan == "weasel":
        return worth + mind.turn if space == captain else max(worth, _second(mind, after, number, space))
    return (
        max(worth, _crept(mind, after, number, space)) if way.clan == "snail" and space < captain else worth
    )


def _second(mind: Mind, at: Position, number: int, space: int) -> float:
    """Return what a weasel's second move may make of a position."""
    onward = [way for way in mind.ways(at, number) if way.start == space]
    return max((mind.value(mind.moved(at, number, way)) for way in onward), default=_NEVER)


def _crept(mind: Mind, at: Position, number: int, space: int) -> float:
    """Return what a position is worth if a snail tries its luck."""
    luck = mind.race.odds[TALISMANS[number]]
    return luck * mind.value(mind.creeping(at, number, space)) + (1 - luck) * mind.value(at)


def _grab(mind: Mind, *keys: str) -> float:
    """Grab what is worth most to oneself, and rather leave rivals what is worth little."""
    assert mind.view.looting is not None
    name, space = mind.view.looting
    ship = next(ship for ship in mind.view.ships if ship.name == name)
    left, mine = list(ship.piles[0].trophies), 0.0
    for key in keys:
        kind, _, value = key.partition("-")
        left.remove(Trophy(kind, int(value)))
        mine += mind.taste.mine(Trophy(kind, int(value)))
    behind = [ship.aboard[other] for other in sorted(ship.aboard, reverse=True) if other < space]
    more, theirs = mind.taste.share(left, [figure.seat == mind.me.seat for figure in behind])
    return mine + sum(more) - RIVALRY / (mind.race.seats - 1) * sum(theirs)


def _stay(mind: Mind) -> float:
    """Stay with a toad that becomes captain so, for no card and no turn, if the next pile is worth it."""
    assert mind.view.looting is not None
    name, space = mind.view.looting
    ship = next(ship for ship in mind.view.ships if ship.name == name)
    behind = [ship.aboard[other] for other in sorted(ship.aboard, reverse=True) if other < space]
    more, theirs = mind.taste.share(ship.piles[0].trophies, [who.seat == mind.me.seat for who in behind])
    left = sum(more) - RIVALRY / (mind.race.seats - 1) * sum(theirs)
    if len(ship.piles) < 2 or space < mind.view.components.crew_spaces or mind.commands(mind.now):
        return left
    pile = ship.piles[1]
    return left + STAY * (mind.taste.my_prize(pile.prize) + max(map(mind.taste.mine, pile.trophies)))


def _reveal(mind: Mind) -> float:
    """Let a snail try its luck, unless it would help a rival; if it may be one of several, always."""
    snail = mind.me.seat, "snail"
    found = [
        (number, space)
        for number, crew in enumerate(mind.now.crews)
        for space, figure in enumerate(crew[:-1], 1)
        if figure == snail
    ]
    return _crept(mind, mind.now, *found[0]) if len(found) == 1 else _ALWAYS


def _without(mind: Mind, cards: Mapping[str, int]) -> float:
    """Give away the cards whose loss leaves the best next move, never those that the nearest needs."""
    left = {name: count - cards.get(name, 0) for name, count in zip(TALISMANS, mind.now.hand, strict=True)}
    short = missing(mind.view, mind.me.seat, left) if not mind.view.bar else {}
    value = mind.value(mind.now._replace(hand=tuple(left.values())))
    return value + _USELESS * max(0, min(short.values(), default=0))


def _hire(mind: Mind, number: int, price: int) -> float:
    """Return what the figure on this stool is worth at this price, in cards."""
    stool = next(stool for stool in mind.view.bar if stool.number == number)
    return HIRE[stool.clan] + stool.under + mind.mood - price
