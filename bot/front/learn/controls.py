"""The buttons of lessons: begin one, read on, begin it anew."""

from __future__ import annotations

from bot.front.learn.stage import LessonStage
from bot.front.router import Outdated, Payload, never_ours, verb
from bot.front.visit import Visit
from bot.host.rehearsals import Gone
from bot.views.parts.custom_id import Control
from bot.views.start import which_lesson

_STAGE = LessonStage()


@verb("learn")
async def learn(visit: Visit, control: Control, payload: Payload) -> None:
    """Begin the lesson of a game, or go on with it; without a game, ask for which."""
    await (show_lesson(visit, control.kind) if control.kind else ask_which(visit))


@verb("relearn")
async def learn_again(visit: Visit, control: Control, payload: Payload) -> None:
    """Begin a lesson anew."""
    await _STAGE.show(visit, await visit.host.lessons.begin(visit.user, _known(visit, control.kind)))


@verb("readon", enters=True, rehearses=True)
async def read_on(visit: Visit, control: Control, payload: Payload) -> None:
    """Turn the page, once for each button."""
    if control.game >= 0:
        never_ours(str(control.game))  # there are no pages at a table that is played
    async with visit.at_table(control.game) as table:
        assert table.staged is not None
        if control.version != table.open_game.version:
            raise Outdated(visit.words.say("ui-done-already"))
        await visit.host.lessons.read_on(visit.user, table.staged)
    await _STAGE.show(visit, control.game)


async def show_lesson(visit: Visit, key: str) -> None:
    """Begin the lesson of a game, or go on where the person has stopped."""
    lessons, known = visit.host.lessons, _known(visit, key)
    begun = await lessons.begun(visit.user, known)
    number = await lessons.begin(visit.user, known) if begun is None else begun
    await _STAGE.show(visit, number, resumed=begun is not None)


def _known(visit: Visit, key: str) -> str:
    game = visit.host.games.get(key)
    return never_ours(key) if game is None or game.lesson is None else key


async def ask_which(visit: Visit) -> None:
    """Ask for which game a lesson is wanted."""
    told = visit.words.say("ui-lesson-which")
    await visit.show(which_lesson(list(visit.host.games.values()), visit.language, told))


async def show_gone(visit: Visit, gone: Gone) -> None:
    """Say that a rehearsal is kept no more, and show what can be begun in its place."""
    told = visit.words(gone.text)
    await visit.show(which_lesson(list(visit.host.games.values()), visit.language, told))
