"""A page of a lesson: the board, what has happened, what the coach says, and the real controls below."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.perspective import Perspective
from bot.render.prose import write_scene
from bot.views.panel import answers_of, heading, lines_of, question
from bot.views.parts.build import Button, Drawn, Part, button, layout, rows
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import clip, clip_before
from bot.views.result import standings
from bot.views.shots import Shot, galleries
from bot.views.start import play_now_button
from bot.words.words import Words
from games.kernel.hosting import Game, Moment, Page

_MOST_TOLD, _MOST_WHY, _MOST_SCENE, _MOST_STANDINGS = 700, 300, 1200, 800  # characters


def lesson_page(
    seen: Perspective,
    moment: Moment,
    language: str,
    lines: Sequence[str],
    resumed: bool,
    shots: Sequence[Shot] | None,
) -> Drawn:
    """Return a page.

    `lines`: about the last move, if it was not the one that is wanted here. `resumed`: it was left before,
    and whoever comes back may want to begin anew. `shots`: pictures of the board, which is told in words
    without any; None: they are on their way, and so many words would only hide the few that matter.
    """
    words, seats = seen.words(language), moment.table.seats
    assert seen.scene is not None
    return layout(
        heading(seen, words),
        *galleries(shots or ()),
        None if shots is None or shots else write_scene(seen.scene, words, _MOST_SCENE),
        None if lines else clip_before(_what_happened(moment, words), _MOST_TOLD),
        clip(standings(seen, words), _MOST_STANDINGS) if moment.table.scores is not None else None,
        words(moment.page.text(seats)),
        clip([words.say("ui-lesson-not", why=line) for line in lines], _MOST_WHY),
        *_what_to_do(seen, moment, words, seen.labels(language)),
        *rows([_again(seen.game, words)] if resumed and moment.page is not _pages(seen)[0] else []),
    )


def _what_happened(moment: Moment, words: Words) -> list[str]:
    """Return that the last move was right, and what it has led to."""
    right = [words.say("ui-lesson-right")] if moment.right else []
    return [*right, *(f"> {line}" for line in lines_of(moment.told, words))]


def _what_to_do(seen: Perspective, moment: Moment, words: Words, labels: Words) -> list[Part | str | None]:
    """Return the move that is wanted and all that can be done; else the way on."""
    if seen.task is None or seen.prompt is None:
        return [*rows(_ways_on(seen, moment, labels))]
    wanted = words.say("ui-lesson-do", what=words(seen.task))
    return [wanted, question(seen.prompt, words), *answers_of(seen, seen.prompt, labels)]


def _ways_on(seen: Perspective, moment: Moment, labels: Words) -> list[Button]:
    if moment.page is not _pages(seen)[-1]:
        on = Control("readon", seen.record.id, seen.seat, seen.version)
        return [button(on, labels.say("ui-lesson-next"), ButtonStyle.primary)]
    return [play_now_button(seen.game, labels.language), _again(seen.game, labels)]


def _pages(seen: Perspective) -> Sequence[Page]:
    assert seen.game.lesson is not None
    return seen.game.lesson.pages


def _again(game: Game, words: Words) -> Button:
    return button(Control("relearn", 0, kind=game.key), words.say("ui-lesson-again"))
