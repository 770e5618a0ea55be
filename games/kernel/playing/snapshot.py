"""Saving and loading. Nothing in a snapshot is code, and nothing in it tells the seed."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter
from pydantic_core import to_json

from games.kernel.errors import Unreadable
from games.kernel.playing.game import Deal, Game, Line, Score
from games.kernel.playing.step import Frame, Step
from games.kernel.playing.table import AnyTable, empty_table
from games.kernel.showing.text import Seat, pack, unpack

_codecs: dict[type[Any], TypeAdapter[Any]] = {}


def _codec(kind: type[Any]) -> TypeAdapter[Any]:
    """Return what reads and writes a class. Building one is slow, so it is built once."""
    if kind not in _codecs:
        _codecs[kind] = TypeAdapter(kind)
    return _codecs[kind]


def save(table: AnyTable) -> str:
    """Write the snapshot that is kept beside the log. The same position gives the same text."""
    rewinds = f',"rewinds":{table.rng.rewinds}' if table.rng.rewinds else ""
    return (
        f'{{"rules":{table.game.rules_version},"version":{table.version},"drawn":{table.rng.drawn}{rewinds}'
        f',"agenda":[{",".join([_save_frame(frame) for frame in table.agenda])}]'
        f',"scores":{_save_scores(table.scores)}'
        f',"state":{_json(table.game.State, table.state)}}}'
    )


def _json(kind: type[Any], value: Any) -> str:
    return _codec(kind).serializer.to_json(value).decode()


def _save_frame(frame: Frame) -> str:
    """Write a step with its answers, straight to text: this is done at every action."""
    if not frame.answers:
        return f"[{save_step(frame.step)},[]]"
    answers = [
        f'[{seat},"{type(a).__name__}",{a.model_dump_json()}]' for seat, a in sorted(frame.answers.items())
    ]
    return f"[{save_step(frame.step)},[{','.join(answers)}]]"


def save_step(step: Step[Any, Any]) -> str:
    """Write a step with its fields. It never changes, and the same few come again and again."""
    try:
        return _save_same(step)
    except TypeError:  # it holds something that cannot be looked up
        return _save_same.__wrapped__(step)


@lru_cache(maxsize=4096)
def _save_same(step: Step[Any, Any]) -> str:
    kind = type(step)
    return f'"{kind.__name__}",{_json(kind, step)}'


def _save_scores(scores: dict[Seat, Score] | None) -> str:
    if scores is None:
        return "null"
    lines = [
        [seat, score.order, score.total, [[pack(line.label), line.amount] for line in score.lines]]
        for seat, score in sorted(scores.items())
    ]
    return json.dumps(lines, separators=(",", ":"))


def load(deal: Deal, snapshot: str) -> AnyTable:
    """Return the table as it was saved, migrated to the rules of today."""
    saved = _migrate(deal.game, json.loads(snapshot))
    table = empty_table(deal)
    table.version, table.rng.drawn = saved["version"], saved["drawn"]
    table.rng.rewinds = saved.get("rewinds", 0)
    table.state = _codec(deal.game.State).validate_python(saved["state"])
    table.agenda = [_load_frame(deal.game, frame) for frame in saved["agenda"]]
    table.scores = _load_scores(saved["scores"])
    return table


def _migrate(game: Game, saved: dict[str, Any]) -> dict[str, Any]:
    """Go through one version of the rules after another, forward only."""
    while (version := saved["rules"]) != game.rules_version:
        if version not in game.migrations:
            raise Unreadable(f"{game.key}: no way from rules version {version} to {game.rules_version}.")
        saved = {**game.migrations[version](saved), "rules": version + 1}
    return saved


def _named(kinds: tuple[type[Any], ...], name: str) -> type[Any]:
    return next(kind for kind in kinds if kind.__name__ == name)


def _load_frame(game: Game, saved: Any) -> Frame:
    name, fields, answers = saved
    step = _codec(_named(game.steps, name)).validate_python(fields)
    given = {seat: _named(game.actions, kind).model_validate(values) for seat, kind, values in answers}
    return Frame(step, given)


def _load_scores(saved: Any) -> dict[Seat, Score] | None:
    if saved is None:
        return None
    return {
        seat: Score(tuple(order), total, tuple(Line(unpack(label), amount) for label, amount in lines))
        for seat, order, total, lines in saved
    }


def digest(table: AnyTable) -> str:
    """Return a hash of the position, by which two replays are compared."""
    return hashlib.sha256(save(table).encode()).hexdigest()


def save_deal(deal: Deal) -> str:
    """Write the deal that a log begins with."""
    return to_json(
        {
            "game": deal.game.key,
            "seats": deal.seats,
            "options": deal.options.model_dump(mode="json"),
            "components": deal.components.model_dump(mode="json"),
            "seed": deal.seed,
            "first": deal.first,
            "edition": deal.edition,
        }
    ).decode()


def load_deal(game: Game, text: str) -> Deal:
    """Read a deal of this game."""
    saved = json.loads(text)
    options = game.Options.model_validate(saved["options"])
    components = game.Components.model_validate(saved["components"])
    edition = saved.get("edition", 1)
    return Deal(game, saved["seats"], options, components, saved["seed"], saved["first"], edition)
