"""Every game's slash commands, derived from its actions: nobody writes them by hand."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands

from bot.front.declare import EVERYWHERE, INSTALLED, CommandField, command_from_fields
from bot.front.play.propose import propose
from bot.front.translate import phrase
from bot.front.visit import Visit, completes
from bot.front.which_table import complete_tables, table_for, table_meant
from bot.perspective import Overview
from bot.views.choosing.draft import Draft, settle
from bot.words.suggest import LONG, Suggestion, suggest
from bot.words.words import Words, shorten
from games.kernel.hosting import LANGUAGES, Action, Game, Offer, Text, kebab

TABLE = "table"  # the option that names a table, for those who play at several


def group_name(game: Game) -> app_commands.locale_str | str:
    """Return the name under which a game's commands stand."""
    words = Words("en", game.key)
    return phrase("command-group", game.key) if words.knows("command-group") else kebab(game.key)


def command_group(game: Game) -> app_commands.Group:
    """Return a game's commands: one for each action that players take."""
    group = app_commands.Group(
        name=group_name(game),
        description=phrase("game-about", game.key),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLED,
    )
    for action in game.actions:
        if action not in game.calls:  # those only the host says
            group.add_command(_command(game, action))
    return group


def _command(game: Game, action: type[Action]) -> app_commands.Command[Any, ..., Any]:
    """Return a command with one optional, typed, completed option for each field of the action."""
    name = kebab(action.__name__)
    fields = [
        CommandField(
            field, int if about.annotation is int else str, game.key, _completion(game, action, field)
        )
        for field, about in action.model_fields.items()
    ]
    fields.append(CommandField(TABLE, str, None, complete_tables))
    act = partial(_act, game, action.__name__)
    return command_from_fields(
        phrase(f"command-{name}", game.key), phrase(f"about-{name}", game.key), fields, act
    )


async def _act(game: Game, kind: str, visit: Visit, typed: dict[str, Any]) -> None:
    named = typed.pop(TABLE, None)
    number = await table_meant(visit, game.key, named, kind)
    await propose(visit, game.key, number, named is not None, kind, typed)


def others_typed(visit: Visit, field: str) -> dict[str, Any]:
    """Return what has been typed in the other options of a command, while somebody types in one."""
    namespace = visit.interaction.namespace
    return {name: value for name, value in namespace if name != field and value is not None}


def _completion(game: Game, action: type[Action], field: str) -> Any:
    """Return what proposes only what is legal now for this person, after what stands in the other options."""

    @completes
    async def complete(visit: Visit, current: str) -> list[app_commands.Choice[Any]]:
        others = others_typed(visit, field)
        number = await table_for(visit, game.key, others.pop(TABLE, None), action.__name__)
        seen = await visit.overview(number)
        if seen.prompt is None:
            return []
        offer = seen.prompt.offer(action.__name__)
        found = complete_field(seen, visit.language, offer, field, others, current)
        as_text = action.model_fields[field].annotation is not int
        return [app_commands.Choice(name=name, value=str(v) if as_text else v) for name, v in found]

    return complete


def complete_field(
    seen: Overview, language: str, offer: Offer, field: str, others: dict[str, Any], current: str
) -> list[Suggestion]:
    """Return what fits one field of an offer after what was typed before it; or why it cannot be done now."""
    if offer.blocked is not None:
        return [Suggestion(shorten(seen.labels(language)(offer.blocked), LONG), 0)]
    if field not in offer.fields:
        return []
    words = [seen.labels(language) for language in LANGUAGES]
    before = list(offer.fields)[: list(offer.fields).index(field)]
    filled = settle(offer, Draft(typed={name: others[name] for name in before if name in others}), words)
    if field in filled.picked:  # only one value is possible
        filled = filled._replace(field=field, domain=_domain_of(offer, filled.picked, field))
    if filled.field != field or filled.domain is None:
        return []
    said = seen.labels(language)
    return suggest(filled.domain, current, said, partial(_outcome, offer, filled.picked, field))


def _outcome(offer: Offer, before: dict[str, Any], field: str, value: Any) -> Text | None:
    """Return what would follow from this value, if nothing else has to be chosen."""
    picked = {**before, field: value}
    return offer.preview(picked) if offer.preview and offer.next_field(picked) is None else None


def _domain_of(offer: Any, picked: dict[str, Any], field: str) -> Any:
    names = list(picked)
    step = offer.next_field({name: picked[name] for name in names[: names.index(field)]})
    return step[1]
