"""How a game is played: its six sentences and its board, and from there the chapters of its rules."""

from __future__ import annotations

from functools import partial

from bot.front.drawn import theme_for
from bot.front.in_time import Made, show_in_time
from bot.front.router import Payload, never_ours, number_carried, verb
from bot.front.visit import Visit
from bot.front.watch.rules import found_rules
from bot.views.parts.custom_id import Control
from bot.views.rulebook import PRIMER, chapter_of
from bot.views.start import AT_THE_TABLE, how_to_play, what_is_what
from games.kernel.hosting import Game


@verb("howto")
async def show_how(visit: Visit, control: Control, payload: Payload) -> None:
    """Show how a game is played; from a table without what would open another one."""
    await show_primer(visit, _game(visit, control), at_the_table=control.field == AT_THE_TABLE)


@verb("chapter")
async def choose_chapter(visit: Visit, control: Control, payload: Payload) -> None:
    """Show the chapter that was chosen from the list, or how the game is played, which stands above them."""
    game = _game(visit, control)
    if payload.only == PRIMER:
        await show_primer(visit, game, at_the_table=True)
        return
    chapter = chapter_of(game.key, visit.language, number_carried(payload.only))
    await visit.show(await found_rules(visit, game.key, chapter or never_ours(payload.only)))


def _game(visit: Visit, control: Control) -> Game:
    return visit.host.games.get(control.kind) or never_ours(control.kind)


async def show_primer(visit: Visit, game: Game, *, at_the_table: bool) -> None:
    """Show how a game is played to one person."""
    view = partial(how_to_play, game, visit.language, at_the_table=at_the_table)

    async def draw() -> Made:
        shots = await visit.services.pictures.explained(game, visit.language, await theme_for(visit))
        return Made(view(shots), shots)

    await show_in_time(visit, draw(), partial(view, ()))


@verb("pieces")
async def show_pieces(visit: Visit, control: Control, payload: Payload) -> None:
    """Show what is what in the pictures of a game."""
    game = _game(visit, control)
    view = partial(what_is_what, game, visit.language)

    async def draw() -> Made:
        theme = await theme_for(visit)
        shots = await visit.services.pictures.what_is_what(game, visit.language, theme)
        return Made(view(shots), shots)

    await show_in_time(visit, draw(), partial(view, ()))
