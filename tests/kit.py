"""What the tests of every game share: random games, all that is shown to a viewer, refusals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from random import Random
from typing import Any

from games.kernel import Game, Illegal, Offer, OneOf, Prompt, Spread, Text, waiting
from games.kernel.hosting import AnyTable, Deal, Entry, load, play, prompt, save, start, wanted
from games.kernel.hosting import deal as new_deal

CAP = 600  # random players can ruin each other so that nobody moves a game on any more


def random_deal(game: Game, seed: int) -> Deal:
    dice = Random(f"{game.key}/{seed}")
    return new_deal(game, dice.choice(game.seats), f"seed-{seed}", random_options(game, dice))


def random_options(game: Game, dice: Random) -> Any:
    """Any combination that the options allow."""
    schema = game.Options.model_json_schema()["properties"]
    given = {name: _random_option(field, dice) for name, field in schema.items()}
    return game.Options.model_validate({name: value for name, value in given.items() if value is not None})


def _random_option(field: dict[str, Any], dice: Random) -> Any:
    if "enum" in field:
        return dice.choice(field["enum"])
    if field.get("type") == "boolean":
        return dice.random() < 0.5
    return None  # numbers keep their default: a long game proves no more than a short one


def copy(table: AnyTable) -> AnyTable:
    return load(table.deal, save(table))


def walk(table: AnyTable, dice: Random) -> Iterator[Entry]:
    """Random legal play, mostly by those who are waited for, sometimes by others."""
    for _ in range(CAP):
        if table.scores is not None:
            return
        due = waiting(table)
        assert due, f"a dead end at {table.now}"
        seat = dice.choice(due if dice.random() < 0.9 else range(table.seats))
        asked = prompt(table, seat)
        assert asked is not None
        pick = asked.sample(dice, table.game.folly)
        if pick is None:
            assert seat not in due, f"nothing is legal for {seat} at {table.now}"
            continue
        play(table, seat, pick.kind, pick.values)
        yield Entry(seat, pick.kind, pick.values)


def refusal(table: AnyTable, seat: int, kind: str, **values: Any) -> Text:
    """The sentence with which this move is refused; nothing may change by it."""
    before = save(table)
    try:
        play(table, seat, kind, values)
    except Illegal as refused:
        assert save(table) == before, "a refused move must change nothing"
        return refused.text
    raise AssertionError(f"{kind} {values} should have been refused")


def shown(table: AnyTable, viewer: int | None) -> Any:
    """All that a viewer can see: what it is made of, and the board and the question that are drawn of it."""
    seen, *others = shown_undrawn(table, viewer)
    return seen, others, table.game.close_up(seen), table.game.question(seen)


def shown_undrawn(table: AnyTable, viewer: int | None) -> Any:
    """What all that a viewer can see is made of: view, who is waited for, their own prompt to its depths."""
    asked = prompt(table, viewer) if viewer is not None else None
    public = waiting(table), wanted(table), table.game.turn(table), table.game.colours(table)
    return table.game.view(table, viewer), public, asked and shown_prompt(asked)


def shown_prompt(asked: Prompt) -> Any:
    return asked.text, asked.context, asked.default, [shown_offer(offer) for offer in asked.offers]


def shown_offer(offer: Offer) -> Any:
    """Labels, reasons, and the first ways to fill it in with what they would be said to lead to."""
    if offer.blocked is not None:
        return offer.kind, offer.label, offer.blocked
    ways = list(islice(offer.fillings(), 25))
    said = [remark for remark in (offer.preview, offer.confirm, offer.receipt) if remark is not None]
    remarks = [[remark(way) for remark in said] for way in ways]
    return offer.kind, offer.label, offer.note, _first_domain(offer), ways, remarks


def _first_domain(offer: Offer) -> Any:
    """What can be chosen first, as it is said; the functions in a domain are no part of it."""
    match offer.next_field({}):
        case None:
            return None
        case _, OneOf() as domain:
            return domain.choices, domain.shut()
        case _, Spread() as domain:
            return domain.items, domain.least, domain.most, domain.budget, domain.why, domain.shut()
        case _, domain:
            return [part for f in fields(domain) if not callable(part := getattr(domain, f.name))]


def new_table(game: Game, seed: int) -> tuple[AnyTable, Random]:
    return start(random_deal(game, seed)), Random(f"play/{game.key}/{seed}")
