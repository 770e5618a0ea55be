"""A finished game as a short film of what everybody could see, and as what it was worth to each."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence

from bot.render.changes import changes
from bot.render.marks import Page
from bot.render.page import page
from bot.render.palette import DARK, Theme
from bot.render.picture import Easel
from bot.ui.text import Words
from games.kernel import Deal, Entry, Scene, play, start

_MOST_FRAMES, _MOST_BYTES = 60, 8_000_000
_SHOWN, _LAST = 700, 4000  # milliseconds


def film(
    dealt: Deal, entries: Sequence[Entry], words: Words, theme: Theme = DARK, most_bytes: int = _MOST_BYTES
) -> bytes:
    """A GIF with what changed from frame to frame marked; with fewer frames if it would be too large."""
    frames = _MOST_FRAMES
    while True:
        made = _developed(_pages(_scenes(dealt, entries, frames), words), theme)
        if len(made) <= most_bytes or frames <= 2:
            return made
        frames //= 2


def _scenes(dealt: Deal, entries: Sequence[Entry], count: int) -> Iterator[Scene]:
    """The public table at so many moments, evenly spread, the first and the last among them."""
    moments = {round(at * len(entries) / max(1, count - 1)) for at in range(count)}
    table = start(dealt)
    for number, entry in enumerate((None, *entries)):
        if entry is not None:
            play(table, entry.seat, entry.kind, entry.values)
        if number in moments:
            yield dealt.game.board(dealt.game.view(table, None))


def course(dealt: Deal, entries: Sequence[Entry]) -> list[list[int]]:
    """What each player would have had if the game had ended after each move, from the deal on."""
    table, worth = start(dealt), dealt.game.worth
    assert worth is not None
    found = [[worth(table, seat)] for seat in range(dealt.seats)]
    for entry in entries:
        play(table, entry.seat, entry.kind, entry.values)
        for seat, values in enumerate(found):
            values.append(worth(table, seat))
    return found


def _pages(scenes: Iterable[Scene], words: Words) -> list[Page]:
    found: list[Page] = []
    before: Scene | None = None
    for scene in scenes:
        found.append(page(scene, words, () if before is None else changes(before, scene)))
        before = scene
    return found


def _developed(pages: Sequence[Page], theme: Theme) -> bytes:
    tall, easel = max(laid.h for laid in pages), Easel(theme)
    first, *rest = (easel.canvas(laid, tall) for laid in pages)
    times = [_SHOWN] * len(rest) + [_LAST]
    out = io.BytesIO()
    first.save(out, "GIF", save_all=True, append_images=rest, duration=times, loop=0, optimize=False)
    return out.getvalue()
