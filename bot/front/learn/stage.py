"""The stage of lessons: moves are compared with what is wanted, and the next page is shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.front.at_table import AtTable
from bot.front.drawn import theme_for
from bot.front.in_time import Made, show_in_time
from bot.front.visit import Visit
from bot.perspective import Perspective
from bot.render.changes import changes
from bot.views.lesson import lesson_page
from bot.views.shots import Shot
from games.kernel.hosting import LEARNER, Moment, Offer, Pick


class LessonStage:
    """Takes the moves of learners, and shows them their page."""

    async def take(
        self, visit: Visit, table: AtTable, offer: Offer, values: Mapping[str, Any]
    ) -> Callable[[], Awaitable[None]]:
        """Turn the page, or say why the move is not the one that is wanted."""
        assert table.staged is not None
        why = await visit.host.lessons.take(visit.user, table.staged, Pick(offer.kind, dict(values)))
        lines = [] if why is None else [visit.words(why)]
        return partial(self.show, visit, table.staged.number, lines)

    async def show(
        self, visit: Visit, number: int, lines: Sequence[str] = (), *, resumed: bool = False
    ) -> None:
        """Show the page that a learner has come to, with the board as they see it.

        `resumed`: they come back to it.
        """
        async with visit.at_table(number) as table:
            assert table.staged is not None
            seen, moment = table.perspective, visit.host.lessons.moment(table.staged.rehearsal)
        view = partial(lesson_page, seen, moment, visit.language, lines, resumed)

        async def draw() -> Made:
            shots = await _draw(visit, seen, moment)
            return Made(view(shots), shots)

        await show_in_time(visit, draw(), partial(view, None))


async def _draw(visit: Visit, seen: Perspective, moment: Moment) -> list[Shot]:
    """Return the board, with what the last move has changed marked on it."""
    assert seen.scene is not None
    game, pictures = seen.game, visit.services.pictures
    old = None if moment.before is None else game.board(game.view(moment.before, LEARNER))
    fresh = frozenset[str]() if old is None else changes(old, seen.scene)
    labels = seen.labels(visit.language)
    return await pictures.draw(seen, seen.scene, labels, await theme_for(visit), fresh, name="lesson")
