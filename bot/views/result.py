"""The result of a game, what lies open while it runs, and what stays of its controls when it has ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from discord import ButtonStyle, ui

from bot.perspective import Overview, Perspective
from bot.render.history.ties import told_ties
from bot.render.prose import write_panels
from bot.views.field import key_of
from bot.views.options import value_in_words
from bot.views.parts.build import Button, button, layout, rows
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import clip
from bot.words.words import Words
from games.kernel.hosting import HOST, Entry, Game, Gauge, Panel, Scene, Score, Seat, Text, Who, say

_MOST_STANDINGS, _MOST_RESULT, _MOST_OPEN = 1700, 3300, 2600  # characters
_DAY = 24 * 3600  # seconds
_NOBODY: Mapping[Seat, str] = MappingProxyType({})


def standings(seen: Perspective, words: Words, rated: Mapping[Seat, str] = _NOBODY) -> list[str]:
    """Return each player's place, points and rating, and below them how the points came about."""
    lines = []
    for rank, seat in seen.ranking():
        score = (seen.scores or {})[seat]
        line = words(say("ui-standing", rank=rank, who=Who(seat), total=score.total))
        lines.append(f"{line} · {rated[seat]}" if seat in rated else line)
        lines.append(_breakdown(score, words))
    told = told_ties(seen.scores or {}, seen.game.reckoned)
    return [line for line in (*lines, *(f"-# {words(tie)}" for tie in told)) if line]


def notes(seen: Perspective, moves: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Return how long a game was, and whether it was ended early; not if its time was up."""
    record = seen.record
    found = [words.say("ui-result-moves", count=len(moves))]
    if record.started is not None and record.ended is not None and record.ended - record.started >= _DAY:
        found.append(words.say("ui-result-days", count=round((record.ended - record.started) / _DAY)))
    by_time = seen.game.limit(seen.game.Options(**seen.options)) is not None
    if moves and moves[-1].seat == HOST and not by_time:
        found.append(words.say("ui-result-early"))
    return tuple(found)


def agreed(seen: Perspective, words: Words) -> tuple[str, ...]:
    """Return the options of a game that are not the usual ones, with what was chosen."""
    return unusual(seen.game, seen.options, words)


def unusual(game: Game, options: Mapping[str, Any], words: Words) -> tuple[str, ...]:
    """Return those of some options that are not the usual ones of a game."""
    usual = game.Options().model_dump(mode="json")
    chosen = {name: value for name, value in options.items() if value != usual.get(name)}
    return tuple(
        f"{words.say(f'option-{key_of(name)}')}: {value_in_words(words, name, value)}"
        for name, value in chosen.items()
    )


def _breakdown(score: Score, words: Words) -> str:
    """Return what a result is made of; what counts nothing is left out."""
    parts = [f"{words(line.label)} {line.amount}" for line in score.lines if line.amount]
    return f"-# {' · '.join(parts)}" if parts else ""


def result_view(
    seen: Perspective,
    words: Words,
    files: Sequence[str] = (),
    pictures: Sequence[ui.MediaGallery[ui.LayoutView]] = (),
    rated: Mapping[Seat, str] = _NOBODY,
) -> ui.LayoutView:
    """Return the result of a game, in words where there are no pictures.

    `files`: what is attached; `rated`: what became of the ratings, by seats.
    """
    assert seen.scene is not None
    best = tuple(Who(seat) for rank, seat in seen.ranking() if rank == 1)
    proof = say("ui-result-seed", seed=seen.seed or "", commitment=seen.commitment or "")
    told = clip(standings(seen, words, rated), _MOST_STANDINGS)
    return layout(
        f"### {words(say('ui-result-winner', who=best, count=len(best)))}",
        told,
        ui.Separator(),
        *pictures,
        None if pictures else write_panels(_mats(seen.scene), words, _MOST_RESULT - len(told)),
        words(proof),
        words.say("ui-result-replay") if any(file.endswith(".html") for file in files) else None,
        *(ui.File(f"attachment://{file}") for file in files),
        *rows(_what_next(seen, words)),
    )


def _what_next(seen: Perspective, words: Words) -> list[Button]:
    """Return the buttons below a result: play once more, also for those who have not played, or look back."""
    game = seen.record.id
    return [
        button(Control("again", game), words.say("ui-rematch"), ButtonStyle.primary),
        button(Control("metoo", game), words.say("rematch-me-too")),
        *([button(Control("review", game), words.say("ui-review"))] if seen.experts else []),
    ]


def _counted(gauge: Gauge, words: Words) -> str:
    """Return one number of every player, the highest first."""
    best_first = sorted(enumerate(gauge.values), key=lambda one: -one[1])
    each = tuple(say("ui-score-of", who=Who(seat), amount=amount) for seat, amount in best_first)
    return words(say("ui-score-line", title=gauge.title, each=each))


def _mats(scene: Scene) -> Sequence[Panel]:
    """Return what lies in front of each player; at the end their secrets are open there."""
    return [panel for panel in scene.panels if panel.seat is not None] or scene.panels


def score_view(seen: Perspective, words: Words) -> ui.LayoutView:
    """Return what everybody knows of the score while a game runs, and what lies open before each player."""
    assert seen.scene is not None
    counted = [_counted(gauge, words) for gauge in seen.game.open_score(seen.public)]
    return layout(
        f"### {words.say('game-title')}",
        "\n".join(counted),
        write_panels(_mats(seen.scene), words, _MOST_OPEN),
        words.say("ui-score-later"),
    )


def ended_view(words: Words, told: Text, instead: Sequence[Overview]) -> ui.LayoutView:
    """Return the sentence that says so, a line for each table to go on at, and buttons to My moves there."""
    lines = [_line(seen, words.language) for seen in instead]
    return layout(words(told), "\n".join(lines), *rows(_buttons(instead, words.language)))


def _line(seen: Overview, language: str) -> str:
    words = seen.words(language)
    key = "ui-instead-running" if seen.running else "ui-instead-lobby"
    return words.say(key, title=words.say("game-title"), place=f"<#{seen.record.channel}>")


def _buttons(instead: Sequence[Overview], language: str) -> Iterator[Button]:
    for seen in instead:
        if seen.running:
            words = seen.labels(language)
            label = words.say("ui-instead-moves", title=words.say("game-title"))
            yield button(Control("mine", seen.record.id), label, ButtonStyle.primary)
