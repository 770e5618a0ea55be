"""Writes the file itself: one page with everything in it, no larger than it may be."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from bot.render.history.course import Played
from bot.render.keepsake.art import styles, symbols
from bot.render.keepsake.moments import Plan, plan_of
from bot.render.keepsake.record import Recorder, steps_since
from bot.words.words import Words

_MOST_BYTES = 2_000_000
_MOST_SHOWN = 1000  # positions, counted for each view: more would take too long to make
_FEWEST = 2
_SAID = (
    *("title", "first", "back", "play", "pause", "on", "last", "jump", "view", "everybody", "light", "dark"),
    *("happened", "whole", "start", "board", "keys"),
)


def keepsake(played: Played, every: Sequence[Words], most_bytes: int = _MOST_BYTES) -> bytes:
    """Return a game as a page; with fewer positions if it would be too large.

    `every`: the words of each language, of which the first is shown at first. Only of a game that is over
    the page has what each player saw.
    """
    plan = plan_of(played)
    most = max(_FEWEST, _MOST_SHOWN // len(plan.views))
    while True:
        made = _page(played, every, plan, plan.chosen(most))
        if len(made) < most_bytes or most <= _FEWEST:
            return made
        most = max(_FEWEST, most // 2)


def _page(played: Played, every: Sequence[Words], plan: Plan, kept: Sequence[int]) -> bytes:
    recorder = Recorder(played, every)
    steps = steps_since(recorder.record(plan, kept))
    game, pieces, tints = every[0].game, *_used(recorder.marks)
    assert game is not None
    drawn = symbols(game, pieces, recorder.boards) if recorder.boards else ""
    data = {
        "words": {words.language: _said(words) for words in every},
        "names": [[words.names.of(seat) for words in every] for seat in range(plan.seats)],
        "texts": recorder.texts,
        "marks": recorder.marks,
        "groups": recorder.groups,
        "steps": steps,
        "moves": plan.moves,
    }
    page = files(__package__) / "page"
    return _filled(
        page.joinpath("page.html").read_text(encoding="utf-8"),
        language=every[0].language,
        title=escape(every[0].say("replay-title", game=every[0].say("game-title"))),
        style=(styles(game, tints) if drawn else "") + page.joinpath("page.css").read_text(encoding="utf-8"),
        symbols=drawn,
        data=_harmless(data),
        script=page.joinpath("page.js").read_text(encoding="utf-8"),
    )


def _filled(page: str, **parts: str) -> bytes:
    return Template(page).substitute(parts).encode()


def _said(words: Words) -> dict[str, str]:
    """Return what the page itself says."""
    game = words.say("game-title")
    return {name: words.say(f"replay-{name}", game=game) for name in _SAID}


def _harmless(data: Any) -> str:
    """Return data as it can stand in a page: nothing in it can end the element or begin another."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _used(marks: Sequence[Any]) -> tuple[set[str], set[str]]:
    """Return which pieces lie somewhere, and in which tints."""
    every = [one for mark in marks for one in (mark[1:] if mark[0] == "each" else (mark,)) if one]
    pieces = [one for one in every if one[0] == "piece"]
    return {one[5] for one in pieces}, {one[6] for one in pieces} - {""}
