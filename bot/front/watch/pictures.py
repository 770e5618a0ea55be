"""The table as a picture; close up, or in words, for whoever asks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from discord import ui

from bot.front.drawn import draw_areas, theme_for
from bot.front.in_time import Made, show_in_time
from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.host.errors import refuse
from bot.perspective import Perspective, look
from bot.render.prose import write_panels, write_scene
from bot.views.areas import areas_of, leads_on, looking_closer
from bot.views.charts import chart_button
from bot.views.parts.build import Button, button, layout
from bot.views.parts.custom_id import Control
from bot.views.shots import galleries
from bot.words.aliases import normalise
from bot.words.words import Words
from games.kernel.hosting import Seat

_MOST_WORDS = 3900


async def show_table(visit: Visit, game: int) -> None:
    """Show the board as the public sees it, in one's own language, with what is new to oneself marked."""
    seen, own = await look(visit.host, game), await visit.look(game)
    if seen.scene is None:
        raise refuse("ui-lobby-not-begun")
    await show_in_time(visit, _table(visit, seen, own.seat), partial(_in_words, visit, seen))


async def _table(visit: Visit, seen: Perspective, seat: Seat | None) -> Made:
    assert seen.scene is not None
    theme, fresh = await theme_for(visit), await visit.services.boards.drawing.new_to(seat, seen)
    shots = await visit.services.pictures.draw(seen, seen.scene, seen.labels(visit.language), theme, fresh)
    if not shots:
        return Made(_in_words(visit, seen))
    controls = looking_closer(seen, visit.words, chart_button(seen, visit.words))
    return Made(layout(*galleries(shots), *controls), shots)


def _in_words(visit: Visit, seen: Perspective) -> ui.LayoutView:
    assert seen.scene is not None
    return layout(write_scene(seen.scene, visit.words, _MOST_WORDS))


@verb("closer")
async def look_closer(visit: Visit, control: Control, payload: Payload) -> None:
    """Show one area as this person sees it; of one's own, the hand and the secrets too."""
    if (first := leads_on(payload.only)) is None:
        await show_area(visit, control.game, payload.only)
        return
    seen = await visit.look(control.game)
    await visit.show(layout(*looking_closer(seen, visit.words, [_whole(seen, visit.words)], first)))


def _whole(seen: Perspective, words: Words) -> Button:
    return button(Control("whole", seen.record.id), words.say("picture-whole"))


def _meant(wanted: str, areas: Iterable[tuple[str, str]]) -> str:
    """Return the key of the area called so, or of the only one whose name begins so; else what is given."""
    named = {normalise(name): key for name, key in areas}
    told = normalise(wanted)
    beginning = [key for name, key in named.items() if name.startswith(told)]
    return named.get(told) or (beginning[0] if len(beginning) == 1 else wanted)


async def show_area(visit: Visit, game: int, wanted: str) -> None:
    """Show one area, named by its key or by what it is called."""
    seen = await visit.look(game)
    if seen.closer is None:
        raise refuse("ui-lobby-not-begun")
    key = _meant(wanted, areas_of(seen.closer, seen.labels(visit.language)))
    chosen = [area.close_up() for area in seen.closer.areas if area.key == key]
    if not chosen:
        raise refuse("picture-gone")
    controls = partial(looking_closer, seen, visit.words, [_whole(seen, visit.words)])

    def in_words() -> ui.LayoutView:
        return layout(write_panels(chosen, visit.words, _MOST_WORDS), *controls())

    async def draw() -> Made:
        shots = await draw_areas(visit, seen, chosen, "closer", key)
        if not shots:
            return Made(in_words())
        told = [write_panels(chosen, visit.words, _MOST_WORDS)] if shots[0].drawn else []
        return Made(layout(*galleries(shots), *told, *controls()), shots)

    await show_in_time(visit, draw(), in_words)


@verb("whole")
async def whole_table(visit: Visit, control: Control, payload: Payload) -> None:
    """Show the whole table again."""
    await show_table(visit, control.game)


@verb("words")
async def table_in_words(visit: Visit, control: Control, payload: Payload) -> None:
    """Tell the whole table in words as everybody sees it, in one's own language."""
    seen = await look(visit.host, control.game)
    if seen.scene is None:
        raise refuse("ui-lobby-not-begun")
    hint = visit.words.say("look-always")
    text = write_scene(seen.scene, seen.words(visit.language), _MOST_WORDS - len(hint))
    await visit.show(layout(text, hint))
