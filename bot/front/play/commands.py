"""Every game's slash commands, derived from its actions: nobody writes them by hand."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from inspect import Parameter, Signature
from typing import Any, Optional

import discord
from discord import app_commands

from bot.front.declare import EVERYWHERE, INSTALLED
from bot.front.play.draft import Draft, settle
from bot.front.play.propose import propose
from bot.front.translate import phrase
from bot.front.visit import Visit, answered
from bot.front.which_table import complete_tables, table_for
from bot.host.errors import Refused, meaning
from bot.perspective import Glance
from bot.words.suggest import Suggestion, suggest
from bot.words.words import Words
from games.kernel.hosting import Action, Game, Illegal, Offer, Text

Complete = Callable[[discord.Interaction, str], Awaitable[list[app_commands.Choice[Any]]]]
TABLE = "table"  # the option that names a table, for those who play at several


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def group_name(game: Game) -> app_commands.locale_str | str:
    words = Words("en", game.key)
    return phrase("command-group", game.key) if words.knows("command-group") else game.key.replace("_", "-")


def command_group(game: Game) -> app_commands.Group:
    group = app_commands.Group(
        name=group_name(game),
        description=phrase("game-about", game.key),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLED,
    )
    for action in game.actions:
        if action in game.calls:  # only the host says these
            continue
        group.add_command(_command(game, action))
    return group


def _command(game: Game, action: type[Action]) -> app_commands.Command[Any, ..., Any]:
    name = kebab(action.__name__)
    return app_commands.Command(
        name=phrase(f"command-{name}", game.key),
        description=phrase(f"about-{name}", game.key),
        callback=_callback(game, action),
    )


def _callback(game: Game, action: type[Action]) -> Any:
    """A function with one optional, typed, completed option for each field of the action."""

    async def callback(interaction: discord.Interaction, **typed: Any) -> None:
        visit = Visit(interaction)
        async with answered(visit):
            number = await table_for(visit, game.key, typed.pop(TABLE, None), action.__name__)
            given = {name: value for name, value in typed.items() if value is not None}
            await propose(visit, number, action.__name__, given)

    names = list(action.model_fields)
    callback.__signature__ = _signature(action)  # type: ignore[attr-defined]
    app_commands.describe(
        **{name: phrase(f"hint-{kebab(name)}", game.key) for name in names}, table=phrase("hint-table")
    )(callback)
    app_commands.rename(
        **{name: phrase(f"argument-{kebab(name)}", game.key) for name in names},
        table=phrase("argument-table"),
    )(callback)
    completions = {name: _completion(game, action, name) for name in names}
    app_commands.autocomplete(**completions, table=complete_tables)(callback)  # type: ignore[arg-type]
    return callback


def _signature(action: type[Action]) -> Signature:
    def option(name: str, kind: Any) -> Parameter:
        return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Optional[kind])  # noqa: UP045

    fields = {name: int if field.annotation is int else str for name, field in action.model_fields.items()}
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    return Signature([first, *(option(name, kind) for name, kind in fields.items()), option(TABLE, str)])


def _completion(game: Game, action: type[Action], field: str) -> Complete:
    """Only what is legal now for this person, after what they have typed in the other options."""

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[Any]]:
        visit = Visit(interaction)
        others = {name: value for name, value in interaction.namespace if name != field and value is not None}
        try:
            number = await table_for(visit, game.key, others.pop(TABLE, None), action.__name__)
            return await _complete(visit, number, action.__name__, field, others, str(current))
        except (Refused, Illegal):  # an empty list; the command itself will say why
            return []
        except Exception as error:
            meaning(error, visit.game or 0, None)  # into the log file
            return []

    return complete


async def _complete(
    visit: Visit, number: int, kind: str, field: str, others: dict[str, Any], current: str
) -> list[app_commands.Choice[Any]]:
    seen = await visit.glance(number)
    if seen.prompt is None:
        return []
    offer = seen.prompt.offer(kind)
    found = complete_field(seen, visit.language, offer, field, others, current)
    as_text = bool(found) and offer.action.model_fields[field].annotation is not int
    return [app_commands.Choice(name=name, value=str(value) if as_text else value) for name, value in found]


def complete_field(
    seen: Glance, language: str, offer: Offer, field: str, others: dict[str, Any], current: str
) -> list[Suggestion]:
    """What fits one field of an offer after what was typed in the fields before it."""
    if offer.blocked is not None or field not in offer.fields:
        return []
    words = [seen.labels("en"), seen.labels("ru")]
    before = list(offer.fields)[: list(offer.fields).index(field)]
    filled = settle(offer, Draft(typed={name: others[name] for name in before if name in others}), words)
    if field in filled.picked:  # only one value is possible
        filled = filled._replace(field=field, domain=_domain_of(offer, filled.picked, field))
    if filled.field != field or filled.domain is None:
        return []
    said = seen.labels(language)
    return suggest(filled.domain, current, said, partial(_outcome, offer, filled.picked, field))


def _outcome(offer: Offer, before: dict[str, Any], field: str, value: Any) -> Text | None:
    """What would follow from this value, if nothing else has to be chosen."""
    picked = {**before, field: value}
    return offer.preview(picked) if offer.preview and offer.next_field(picked) is None else None


def _domain_of(offer: Any, picked: dict[str, Any], field: str) -> Any:
    names = list(picked)
    step = offer.next_field({name: picked[name] for name in names[: names.index(field)]})
    return step[1]
