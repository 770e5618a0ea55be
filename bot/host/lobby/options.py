"""Options of a new game, checked by the game's own model and refused in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.host.errors import Refused, refuse
from bot.words.words import shorten
from games.kernel.hosting import Game, Text

_LONGEST = 60  # characters of a name that is none


def check_options(game: Game, chosen: Mapping[str, Any] | None) -> BaseModel:
    """Return the options of a game, with the usual ones where nothing was chosen; or refuse."""
    options = dict(chosen or {})
    known = tuple(game.Options.model_fields)
    if stray := [name for name in options if name not in known]:
        names = tuple(_name(option) for option in known)
        raise refuse(
            "host-option-unknown", option=shorten(str(stray[0]), _LONGEST), options=names, count=len(known)
        )
    try:
        return game.Options.model_validate(options)
    except ValidationError as error:
        place = error.errors()[0]["loc"]
        raise _wrong(game, str(place[0]) if place else None) from error


def _name(option: str, choice: str = "") -> Text:
    """Return the name of an option, or of one of its choices: it has its words beside the game."""
    return Text("-".join(filter(None, ("option", option, choice))).replace("_", "-"))


def _wrong(game: Game, option: str | None) -> Refused:
    """Return the refusal that says what would be possible instead, as the model itself describes it."""
    if option is None:
        return refuse("host-options-together")
    name = _name(option)
    match game.Options.model_json_schema()["properties"].get(option, {}):
        case {"enum": [*choices]}:
            return refuse(
                "host-option-choice", option=name, choices=tuple(_name(option, str(c)) for c in choices)
            )
        case {"minimum": int(least), "maximum": int(most)}:
            return refuse("host-option-range", option=name, least=least, most=most)
        case {"type": "boolean"}:
            return refuse("host-option-flag", option=name)
        case _:
            return refuse("host-option-wrong", option=name)
