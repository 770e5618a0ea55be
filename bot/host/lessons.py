"""First lessons: how far a person has come in that of each game, and what their moves there lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.host.autoplay.stand_in import newcomer
from bot.host.rehearsals import Gone, Rehearsal, Rehearsals, Staged, laid
from games.kernel.hosting import Game, Illegal, Lesson, Moment, Pick, Text, moment_of, say
from storage.seats import Player

LESSON = "lesson"  # the kind of rehearsal


class _Progress(BaseModel):
    """What is kept of a lesson: the page, and the moves since the last position was laid."""

    page: int = 0
    made: list[Pick] = []


class Lessons:
    """Begin lessons, and go from page to page."""

    def __init__(self, rehearsals: Rehearsals, games: Mapping[str, Game]) -> None:
        self._rehearsals, self._games = rehearsals, games

    async def begin(self, user: int, key: str) -> int:
        """Begin the lesson of a game, anew if need be; return the number of its table."""
        return await self._rehearsals.begin(user, LESSON, key, _Progress().model_dump())

    async def begun(self, user: int, key: str) -> int | None:
        """Return the number of a lesson that somebody has begun and not ended; None: there is none."""
        number = await self._rehearsals.number_of(user, LESSON, key)
        if number is None:
            return None
        page, pages = self.page_of(await self._rehearsals.find(user, number))
        return number if page < pages else None

    def page_of(self, rehearsal: Rehearsal) -> tuple[int, int]:
        """Return the number of the page, counted from 1, and how many there are."""
        return _progress(rehearsal).page + 1, len(self._lesson(rehearsal).pages)

    def moment(self, rehearsal: Rehearsal) -> Moment:
        """Return what the page shows. Raise Gone if the lesson has become another one since then."""
        progress = _progress(rehearsal)
        if progress.page >= len(self._lesson(rehearsal).pages):
            raise Gone()
        try:
            return moment_of(self._games[rehearsal.about], progress.page, progress.made)
        except (Illegal, ValueError) as changed:
            raise Gone() from changed

    def _lesson(self, rehearsal: Rehearsal) -> Lesson:
        game = self._games.get(rehearsal.about)
        if game is None or game.lesson is None:
            raise Gone()
        return game.lesson

    async def lay(self, player: Player, number: int, rehearsal: Rehearsal) -> Staged:
        """Lay the table of a lesson: the learner, and bots who do what the lesson says."""
        moment, (page, pages) = self.moment(rehearsal), self.page_of(rehearsal)
        table, headline = moment.table, say("ui-lesson-headline", page=page, pages=pages)
        open_game = laid(number, rehearsal, table, _sitters(player, table.seats))
        return Staged(rehearsal, open_game, headline, moment.page.task(table.seats))

    async def take(self, user: int, staged: Staged, pick: Pick) -> Text | None:
        """Take a legal move: turn the page if it is the wanted one, else return why it is not."""
        moment = self.moment(staged.rehearsal)
        if not moment.page.takes(pick):
            return moment.page.why_not(pick, moment.table.seats) or say("ui-lesson-else")
        await self._turn(user, staged, [pick])
        return None

    async def read_on(self, user: int, staged: Staged) -> None:
        """Turn a page on which nothing has to be done; the last one stays."""
        page, pages = self.page_of(staged.rehearsal)
        if page < pages and not self.moment(staged.rehearsal).page.wants:
            await self._turn(user, staged, [])

    async def _turn(self, user: int, staged: Staged, made: Sequence[Pick]) -> None:
        progress, pages = _progress(staged.rehearsal), self._lesson(staged.rehearsal).pages
        kept = [] if pages[progress.page + 1].lays is not None else [*progress.made, *made]
        turned = _Progress(page=progress.page + 1, made=kept)
        await self._rehearsals.change(user, staged.number, turned.model_dump(mode="json"))


def _progress(rehearsal: Rehearsal) -> _Progress:
    try:
        return _Progress.model_validate(rehearsal.data)
    except ValidationError as unreadable:
        raise Gone() from unreadable


def _sitters(player: Player, seats: int) -> tuple[Player, ...]:
    """Return the learner, who has the first seat, and a bot for each of the others."""
    found: list[Any] = [player]
    while len(found) < seats:
        found.append(newcomer(found))
    return tuple(found)
