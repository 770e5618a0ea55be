"""/orders: standing orders are listed, given and withdrawn, at every table with the same command."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from discord import app_commands

from bot.front.declare import EVERYWHERE, CommandField, allowed, command_from_fields
from bot.front.orders.controls import show_orders, withdraw_order
from bot.front.play.commands import TABLE, complete_field, others_typed
from bot.front.play.panel import must_be_asked
from bot.front.play.propose import propose_order
from bot.front.translate import phrase
from bot.front.visit import Visit, completes
from bot.front.which_table import complete_tables, table_for
from bot.perspective import Perspective
from bot.words.parse import value_of
from bot.words.suggest import Suggestion, suggest
from games.kernel.hosting import LANGUAGES, Choice, Game, OneOf, one_of, order_offer, say

WHICH = "order"  # the option that names an order, to be given or to be withdrawn


def orders_command(games: Iterable[Game]) -> app_commands.Command[Any, ..., Any]:
    """Return the command, with an option for every field that any order of any game has."""
    names = {WHICH: None, **fields_of(games)}
    fields = [CommandField(name, str, game, _completion(name)) for name, game in names.items()]
    fields.append(CommandField(TABLE, str, None, complete_tables))
    command = command_from_fields(phrase("command-orders"), phrase("about-orders"), fields, _carry_out)
    return allowed(command, EVERYWHERE)  # type: ignore[no-any-return]


def fields_of(games: Iterable[Game]) -> dict[str, str]:
    """Return all fields that any order has, each with a game in whose words it is named."""
    found: dict[str, str] = {}
    for game in games:
        for order in game.orders:
            for field in order.model_fields:
                found.setdefault(field, game.key)
    return found


async def _carry_out(visit: Visit, typed: dict[str, Any]) -> None:
    game = await table_for(visit, None, typed.pop(TABLE, None))
    if (which := typed.pop(WHICH, None)) is None:
        await show_orders(visit, game)
        return
    seen = await visit.look(game)
    must_be_asked(seen)
    chosen = _meant(which, seen)
    if chosen.startswith("-"):
        await withdraw_order(visit, game, -int(chosen))
    else:
        await propose_order(visit, game, typed, partial(_meant, which))


def _choices(seen: Perspective) -> OneOf:
    """Return orders that can be given by their kind, and those that stand by their number with a minus."""
    stand = (
        Choice(f"-{standing.id}", say("ui-order-withdraw-named", order=standing.order.text(seen.view)))
        for standing in seen.orders
    )
    return one_of((*(Choice(offer.kind, offer.label) for offer in seen.order_offers), *stand))


def _meant(which: str, seen: Perspective) -> str:
    """Return the value of the order that was named, as autocomplete has it or by its name in any language."""
    choices = _choices(seen)
    if which in choices.values:
        return which
    return str(choices.check(value_of(choices, which, [seen.labels(language) for language in LANGUAGES])))


def _completion(field: str) -> Any:
    """Return what proposes values for one option, after what stands in the others."""

    @completes
    async def complete(visit: Visit, current: str) -> list[app_commands.Choice[Any]]:
        others = others_typed(visit, field)
        seen = await visit.look(await table_for(visit, None, others.pop(TABLE, None)))
        found = _suggest(seen, visit.language, field, others, current)
        return [app_commands.Choice(name=name, value=str(value)) for name, value in found]

    return complete


def _suggest(
    seen: Perspective, language: str, field: str, others: dict[str, Any], current: str
) -> list[Suggestion]:
    if field == WHICH:
        return suggest(_choices(seen), current, seen.labels(language))
    if (which := others.pop(WHICH, None)) is None:
        return []
    offer = order_offer(seen.order_offers, _meant(which, seen))
    return complete_field(seen, language, offer, field, others, current)
