"""/orders: standing orders are listed, given and withdrawn, at every table with the same command."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import Parameter, Signature
from typing import Any, Optional

import discord
from discord import app_commands

from bot.front.declare import EVERYWHERE, allowed
from bot.front.play.commands import TABLE, Complete, complete_field, kebab
from bot.front.play.propose import propose_order
from bot.front.translate import phrase
from bot.front.visit import Visit, answered
from bot.front.which_table import complete_tables, table_for
from bot.host.errors import Refused, meaning
from bot.perspective import Look
from bot.views.orders import show_orders, withdraw_order
from bot.views.panel import must_be_asked
from bot.words.parse import value_of
from bot.words.suggest import Suggestion, suggest
from games.kernel.hosting import Choice, Game, Illegal, OneOf, one_of, order_offer, say

WHICH = "order"  # the option that names an order, to be given or to be withdrawn


def orders_command(games: Iterable[Game]) -> app_commands.Command[Any, ..., Any]:
    name, about = phrase("command-orders"), phrase("about-orders")
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=name, description=about, callback=_callback(fields_of(games))
    )
    return allowed(command, EVERYWHERE)  # type: ignore[no-any-return]


def fields_of(games: Iterable[Game]) -> dict[str, str]:
    """All fields that any order has, each with a game in whose words it is named."""
    found: dict[str, str] = {}
    for game in games:
        for order in game.orders:
            for field in order.model_fields:
                found.setdefault(field, game.key)
    return found


def _callback(fields: dict[str, str]) -> Any:
    async def callback(interaction: discord.Interaction, **typed: Any) -> None:
        visit = Visit(interaction)
        async with answered(visit):
            number = await table_for(visit, None, typed.pop(TABLE, None))
            which = typed.pop(WHICH, None)
            given = {name: value for name, value in typed.items() if value is not None}
            await _carry_out(visit, number, which, given)

    names = (WHICH, *fields, TABLE)
    options = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Optional[str])  # noqa: UP045
        for name in names
    ]
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    callback.__signature__ = Signature([first, *options])  # type: ignore[attr-defined]
    words = {name: fields.get(name) for name in names}
    app_commands.describe(**{n: phrase(f"hint-{kebab(n)}", game) for n, game in words.items()})(callback)
    app_commands.rename(**{n: phrase(f"argument-{kebab(n)}", game) for n, game in words.items()})(callback)
    completions = {WHICH: _completion(WHICH), **{name: _completion(name) for name in fields}}
    app_commands.autocomplete(**completions, table=complete_tables)(callback)  # type: ignore[arg-type]
    return callback


async def _carry_out(visit: Visit, game: int, which: str | None, given: dict[str, Any]) -> None:
    if which is None:
        await show_orders(visit, game)
        return
    seen = await visit.look(game)
    must_be_asked(seen)
    chosen = str(_meant(seen, which))
    if chosen.startswith("-"):
        await withdraw_order(visit, game, -int(chosen))
    else:
        await propose_order(visit, game, chosen, given)


def _choices(seen: Look) -> OneOf:
    """Those that can be given by their kind, and those that stand by their number with a minus."""
    stand = (
        Choice(f"-{held.id}", say("ui-order-withdraw-named", order=held.order.text(seen.view)))
        for held in seen.orders
    )
    return one_of((*(Choice(offer.kind, offer.label) for offer in seen.order_offers), *stand))


def _meant(seen: Look, which: str) -> Any:
    choices = _choices(seen)
    exact = next((choice.value for choice in choices.choices if choice.value == which), None)
    if exact is not None:
        return exact
    return choices.check(value_of(choices, which, [seen.labels("en"), seen.labels("ru")]))


def _completion(field: str) -> Complete:
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[Any]]:
        visit = Visit(interaction)
        others = {name: value for name, value in interaction.namespace if name != field and value is not None}
        try:
            seen = await visit.look(await table_for(visit, None, others.pop(TABLE, None)))
            found = _suggest(seen, visit.language, field, others, str(current))
        except (Refused, Illegal):  # an empty list; the command itself will say why
            return []
        except Exception as error:
            meaning(error, visit.game or 0, None)  # into the log file
            return []
        return [app_commands.Choice(name=name, value=str(value)) for name, value in found]

    return complete


def _suggest(seen: Look, language: str, field: str, others: dict[str, Any], current: str) -> list[Suggestion]:
    if field == WHICH:
        return suggest(_choices(seen), current, seen.labels(language))
    if (which := others.pop(WHICH, None)) is None:
        return []
    offer = order_offer(seen.order_offers, str(_meant(seen, which)))
    return complete_field(seen, language, offer, field, others, current)
