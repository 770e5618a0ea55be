"""A whole game as data for the page: texts, marks and groups once each, positions by their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.render.changes import changes
from bot.render.history.course import Played
from bot.render.keepsake.marks import Kept, groups
from bot.render.keepsake.moments import Moment, Plan, Told, moments
from bot.words.words import Words
from games.kernel.hosting import Scene, Seat

_MOST_LINES = 12  # of what happened at one position: of a game with so many moves not all can be told


class Recorder:
    """Writes down positions one after another. `every`: the words of each language, with names."""

    def __init__(self, played: Played, every: Sequence[Words]) -> None:
        self._played, self._every = played, every
        self.texts, self.marks, self.groups = Kept(), Kept(), Kept()
        self.boards = set[str]()
        self._before: tuple[Scene, ...] = ()

    def record(self, plan: Plan, kept: Sequence[int]) -> list[Any]:
        """Return every position that is kept: its number, what happened, and what each view shows."""
        return [self._position(moment) for moment in moments(self._played, plan, kept)]

    def _position(self, moment: Moment) -> list[Any]:
        words = [self._played.words_then(words, moment.move) for words in self._every]
        public, *own = moment.scenes
        frames = [self._frame(0, public, words)]
        for view, scene in enumerate(own, 1):
            frames.append(
                frames[0] if self._as_public(view, scene, public) else self._frame(view, scene, words)
            )
        self._before = moment.scenes
        boards = {scene.drawing.board for scene in moment.scenes if scene.drawing is not None}
        self.boards |= boards
        return [moment.move, self._told(moment.told), next(iter(boards), ""), frames]

    def _as_public(self, view: int, scene: Scene, public: Scene) -> bool:
        """Tell whether a player sees what everybody sees, and saw so at the position before."""
        return scene == public and (not self._before or self._before[view] == self._before[0])

    def _frame(self, view: int, scene: Scene, words: Sequence[Words]) -> list[int]:
        """Return the numbers of the groups that a view shows, what has changed since the last one told."""
        fresh = changes(self._before[view], scene) if self._before else frozenset()
        shown = groups(scene, words, fresh)
        self._played.give_way()
        return [self.groups.number(tuple(map(self.marks.number, group))) for group in shown]

    def _told(self, told: Sequence[Told]) -> list[tuple[int, Seat]]:
        """Return what happened: the number of each text, and who alone may read it (-1: everybody)."""
        return [(self._text(one), -1 if one.event.only is None else one.event.only) for one in told][
            -_MOST_LINES:
        ]

    def _text(self, one: Told) -> int:
        every = [self._played.words_then(words, one.move) for words in self._every]
        return self.texts.number(tuple(words(one.event.text).replace("**", "") for words in every))


def steps_since(positions: Sequence[list[Any]]) -> list[Any]:
    """Return positions with what is different: the public one from the last, others from the public one."""
    before: list[int] = []
    found = []
    for move, told, board, frames in positions:
        public, *own = frames
        found.append(
            [move, told, board, [differing(before, public), *(differing(public, one) for one in own)]]
        )
        before = public
    return found


def differing(before: Sequence[int], after: Sequence[int]) -> list[Any]:
    """Return a frame as [start, end, groups…]: what stands between the same beginning and the same end.

    Where as many groups stand as before, pairs of a place and a group are returned instead, after a -1.
    """
    if len(before) == len(after):
        pairs = [(at, now) for at, (was, now) in enumerate(zip(before, after, strict=True)) if was != now]
        return [-1, *(number for pair in pairs for number in pair)] if pairs else []
    start, end, least = 0, 0, min(len(before), len(after))
    while start < least and before[start] == after[start]:
        start += 1
    while end < least - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return [start, end, *after[start : len(after) - end]]
