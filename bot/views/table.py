"""The public table: what happened, the board, whose move it is."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from discord import ButtonStyle, ui

from bot.perspective import Perspective
from bot.render.prose import write_scene
from bot.views.agreed.levels import level_line
from bot.views.areas import looking_closer
from bot.views.charts import chart_button
from bot.views.clock import call_lines, stamp, state_lines, waited_for, wanted_now
from bot.views.openly import open_buttons
from bot.views.parts.build import Button, Row, button, layout, plain, rows
from bot.views.parts.custom_id import Control
from bot.views.start import how_to_play_button
from bot.words.words import Words
from games.kernel.hosting import Seat, Who, say

MOST_LINES, _MOST = 1100, 3900  # characters of what was told, and of everything


def table_view(
    seen: Perspective,
    words: Words,
    lines: Sequence[str],
    since: int,
    calls: Collection[Seat],
    unreachable: Collection[Seat],
    pictures: Sequence[ui.MediaGallery[ui.LayoutView]] = (),
) -> ui.LayoutView:
    """Return the table: what was told, the board in pictures or in words, whose move it is since when.

    `calls`: the seats that are called by name and mention; `unreachable`: those whom no DM reaches.
    """
    assert seen.scene is not None
    told, whose = "\n".join(lines), _whose_move(seen, words, since, calls, unreachable)
    return layout(
        told,
        ui.Separator() if lines else None,
        *pictures,
        None if pictures else write_scene(seen.scene, words, _MOST - len(told) - len(whose)),
        ui.Separator(),
        whose,
        *_controls(seen, words, calls, pictured=bool(pictures)),
    )


def _whose_move(
    seen: Perspective, words: Words, since: int, calls: Collection[Seat], unreachable: Collection[Seat]
) -> str:
    if not seen.running:
        return words.say("ui-closed" if seen.record.status == "void" else "host-over")
    waiting, when = waited_for(seen), stamp(since)
    key = "ui-waiting-sealed" if seen.sealed else "ui-waiting-turn"
    asked = words(say(key, who=waiting, count=len(waiting), when=when))
    lines = [*state_lines(seen, words), *level_line(seen, words), asked]
    called = call_lines(seen, words, calls)
    if (what := wanted_now(seen)) is not None and not called:
        lines.append(words(say("ui-wanted", what=what)))
    lines += called
    if in_channel := tuple(Who(seat) for seat in sorted(unreachable)):
        lines.append(words(say("ui-reads-in-channel", who=in_channel, count=len(in_channel))))
    return "\n".join(lines)


def _controls(seen: Perspective, words: Words, calls: Collection[Seat], pictured: bool) -> list[Row]:
    if not seen.running:
        return []
    buttons, answers = _buttons(seen, words, calls), open_buttons(seen, words.language)
    return [*answers, *(looking_closer(seen, words, buttons) if pictured else rows(buttons))]


def _buttons(seen: Perspective, words: Words, calls: Collection[Seat]) -> list[Button]:
    """Return the buttons below a table; whoever is called may ask for a quiet night."""
    base = Control("mine", seen.record.id)
    later = [button(base.to("snooze"), words.say("ui-snooze"))] if set(calls) & set(seen.waiting) else []
    return [
        button(base, words.say("ui-my-moves"), ButtonStyle.primary),
        button(base.to("log"), words.say("ui-log-button")),
        *chart_button(seen, words),
        how_to_play_button(seen.game, words),
        *later,
    ]


def folded(text: str) -> ui.LayoutView:
    """Return what stays of a table message when a newer one has taken its place."""
    return plain(text)
