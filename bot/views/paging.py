"""Things to read: the history page by page, the result."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.host.play import Told
from bot.perspective import Look
from bot.render.prose import write_panels
from bot.views.build import Row, button, layout, rows
from bot.views.custom_id import Control
from bot.views.panel import clip
from bot.words.words import Words
from games.kernel.hosting import Panel, Scene, Score, Who, say

_LINE = re.compile(r"^((?:-#|#{1,3}|>|[-*]) +|)(\S.*?) *$", re.MULTILINE)
_PAGE, _MOST_STANDINGS, _MOST_RESULT = 3000, 1700, 3300


def pages_of(lines: Sequence[str], most: int = _PAGE) -> list[str]:
    pages = [""]
    for line in lines:
        if pages[-1] and len(pages[-1]) + 1 + len(line) > most:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}" if pages[-1] else line
    return pages


def log_view(seen: Look, words: Words, lines: Sequence[str], page: int | None) -> ui.LayoutView:
    """The last page unless another is asked for."""
    pages = pages_of(lines)
    at = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    return layout(
        f"### {words.say('game-title')} · {words.say('ui-log-page', page=at + 1, pages=len(pages))}",
        pages[at] or words.say("ui-log-empty"),
        *turning(Control("log", seen.record.id), at, len(pages), words),
    )


def turning(base: Control, at: int, pages: int, words: Words) -> list[Row]:
    """A button to the page before, and one to the next."""
    ways = (("ui-earlier", at - 1), ("ui-later", at + 1))
    return rows(
        button(base._replace(extra=str(to)), words.say(key), disabled=not 0 <= to < pages) for key, to in ways
    )


async def show_log(visit: Visit, game: int, page: int | None = None) -> None:
    seen = await visit.look(game)
    lines = [_line(told, visit.words) for told in await visit.host.history(game)]
    await visit.show(log_view(seen, visit.words, lines, page))


def _line(told: Told, words: Words) -> str:
    """With the names of that time; struck out, if it has been taken back."""
    line = words.at(told.version)(told.event.text)
    return struck(line) if told.undone else line


def struck(text: str) -> str:
    """Line by line, beside the marks with which a line of Discord's begins."""
    return _LINE.sub(r"\1~~\2~~", text.replace("~~", ""))


@verb("log")
async def read_log(visit: Visit, control: Control, given: Given) -> None:
    await show_log(visit, control.game, int(control.extra) if control.extra else None)


def standings(seen: Look, words: Words) -> list[str]:
    """The result first, then how it came about."""
    lines = []
    for rank, seat in seen.standing():
        score = (seen.scores or {})[seat]
        lines.append(words(say("ui-standing", rank=rank, who=Who(seat), total=score.total)))
        lines.append(_breakdown(score, words))
    return [line for line in lines if line]


def _breakdown(score: Score, words: Words) -> str:
    parts = [f"{words(line.label)} {line.amount}" for line in score.lines]
    return f"-# {' · '.join(parts)}" if parts else ""


def result_view(
    seen: Look,
    words: Words,
    file: str | None = None,
    pictures: Sequence[ui.MediaGallery[ui.LayoutView]] = (),
) -> ui.LayoutView:
    assert seen.scene is not None
    best = tuple(Who(seat) for rank, seat in seen.standing() if rank == 1)
    proof = say("ui-result-seed", seed=seen.seed or "", commitment=seen.commitment or "")
    told = clip(standings(seen, words), _MOST_STANDINGS)
    return layout(
        f"### {words(say('ui-result-winner', who=best, count=len(best)))}",
        told,
        ui.Separator(),
        *pictures,
        None if pictures else write_panels(_mats(seen.scene), words, _MOST_RESULT - len(told)),
        words(proof),
        None if file is None else ui.File(f"attachment://{file}"),
        *rows([button(Control("again", seen.record.id), words.say("ui-rematch"), ButtonStyle.primary)]),
    )


def _mats(scene: Scene) -> Sequence[Panel]:
    """What lies in front of each player; at the end their secrets are open there."""
    return [panel for panel in scene.panels if panel.seat is not None] or scene.panels


def score_view(seen: Look, words: Words) -> ui.LayoutView:
    """While a game runs: what lies open in front of each player."""
    assert seen.scene is not None
    return layout(
        f"### {words.say('game-title')}",
        write_panels(_mats(seen.scene), words, 3500),
        words.say("ui-score-later"),
    )


@verb("again")
async def rematch(visit: Visit, control: Control, given: Given) -> None:
    await play_again(visit, control.game)


async def play_again(visit: Visit, game: int) -> None:
    """The same players and options at a new table."""
    await visit.look(game)
    opened = await visit.host.again(game, visit.user, visit.key)
    await visit.tell(say("ui-rematch-open"))
    await visit.bot.letters.welcome(visit, opened.game)
