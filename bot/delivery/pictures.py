"""Pictures of what somebody sees, drawn as they like it; or none, and then it is told in words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias, TypeVar

from bot.delivery.theme import theme_of
from bot.host.autoplay.stand_in import NAMES
from bot.host.preferences import Preferences
from bot.perspective import Perspective
from bot.render.alt import alt_text
from bot.render.apart import covers_apart
from bot.render.paint.palette import Theme
from bot.render.studio import Picture, Studio
from bot.views.shots import Shot
from bot.words.names import name_of
from bot.words.words import Names, Words
from games.kernel.hosting import Game, Panel, Scene, say
from storage.seats import Player
from storage.settings import Scope

log = logging.getLogger(__name__)
AT_ONCE = 1.2  # seconds that a message waits for its picture, which else follows: Discord waits for three
_PATIENCE = 20.0  # seconds: then it stays in words
_FOR_NEWCOMERS = 60.0  # the same for pictures that are drawn once, in a process of their own
ForNewcomers: TypeAlias = Literal["explained", "named"]
T = TypeVar("T")


class Pictures:
    """Draw tables and parts of them. Without a studio everything is told in words."""

    def __init__(self, studio: Studio | None, preferences: Preferences) -> None:
        self.studio = studio
        self._preferences = preferences

    async def theme(self, scope: Scope, owner: int) -> Theme | None:
        """Return the theme that a person or a channel has chosen; None: in words."""
        return None if self.studio is None else theme_of(await self._preferences.look(scope, owner))

    async def draw(
        self,
        seen: Perspective,
        scene: Scene,
        words: Words,
        theme: Theme | None,
        fresh: Collection[str] = (),
        *,
        name: str = "table",
        close: bool = False,
        area: str = "",
        patience: float | None = _PATIENCE,
    ) -> list[Shot]:
        """Return pictures of a scene; none if words are wanted, or if drawing fails or takes too long."""
        if self.studio is None or theme is None:
            return []
        try:
            async with asyncio.timeout(patience):
                made = await self.studio.pictures(scene, words, theme, fresh, names=close, area=area)
        except Exception:
            log.exception("game %s: no picture", seen.record.id)
            return []
        return shots_of(made, scene, words, f"{name}-{seen.record.id}-{seen.version}")

    async def draw_areas(
        self,
        seen: Perspective,
        panels: Sequence[Panel],
        user: int,
        language: str,
        name: str,
        area: str = "",
    ) -> list[Shot]:
        """Return pictures of some areas of what a person sees, with the names of their pieces.

        `area`: the only one, which is shown as it is on the board if it is drawn there.
        """
        assert seen.scene is not None
        scene = replace(seen.scene, panels=tuple(replace(panel, aside=False) for panel in panels))
        theme = await self.theme("player", user)
        return await self.draw(seen, scene, seen.labels(language), theme, name=name, close=True, area=area)

    async def draw_question(self, seen: Perspective, user: int, language: str, name: str) -> list[Shot]:
        """Return what a person has and is asked about as a picture, if the game draws it."""
        if seen.question is None:
            return []
        theme = await self.theme("player", user)
        return await self.draw(seen, seen.question, seen.labels(language), theme, name=name)

    async def covers(self, games: Iterable[Game], language: str, theme: Theme | None) -> dict[str, Shot]:
        """Return a small picture of each game, by its key; none of those that cannot be drawn."""
        if theme is None:
            return {}
        wanted = [(game, _spoken(game, game.usual_seats, language)) for game in games]
        about = ("covers", *(game.key for game, _ in wanted), language, theme.name)
        drawn = await self._for_newcomers(about, partial(covers_apart, wanted, theme)) or {}
        return {
            game.key: Shot(f"{game.key}.png", drawn[game.key], words.say("ui-start-cover"))
            for game, words in wanted
            if game.key in drawn
        }

    async def explained(self, game: Game, language: str, theme: Theme | None) -> list[Shot]:
        """Return the opening with numbers at what the legend speaks of; none if words are wanted."""
        if theme is None:
            return []
        data = await self._drawn("explained", game, language, theme)
        alt = Words(language, game.key).say("ui-how-picture")
        return [Shot(f"{game.key}-how.png", data, alt)] if data else []

    async def what_is_what(self, game: Game, language: str, theme: Theme | None) -> list[Shot]:
        """Return all pieces of a game with their names; none if words are wanted."""
        if theme is None or not game.named:
            return []
        data = await self._drawn("named", game, language, theme)
        shown = tuple(panel.close_up() for panel in game.what_is_what)
        alt = alt_text(Scene(say("game-title"), shown), Words(language, game.key))
        return [Shot(f"{game.key}-pieces.png", data, alt)] if data else []

    async def _drawn(self, kind: ForNewcomers, game: Game, language: str, theme: Theme) -> bytes | None:
        """Draw a picture of a game that nobody plays; None if that fails."""
        words = _spoken(game, game.seats[0], language)
        about = (kind, game.key, language, theme.name)
        return await self._for_newcomers(about, partial(_draw, kind, game, words, theme))

    async def _for_newcomers(self, about: Hashable, job: Callable[[], T]) -> T | None:
        """Draw for newcomers, once for each language and theme; return None if that fails."""
        try:
            async with asyncio.timeout(_FOR_NEWCOMERS):
                return await self.once(about, job)
        except Exception:
            log.exception("%s: no picture for newcomers", about)
            return None

    async def once(self, key: Hashable, job: Callable[[], T]) -> T:
        """Run a longer job beside the event loop, once for each key."""
        return job() if self.studio is None else await self.studio.once(key, job)


def _spoken(game: Game, seats: int, language: str) -> Words:
    """Return the words of a table in a picture for newcomers."""
    return Words(language, game.key, Names(_sitters(seats, language)))


def _sitters(seats: int, language: str) -> tuple[str, ...]:
    """Return who sits at a table in a picture for newcomers: the reader, and bots."""
    bots = [name_of(Player(None, name), language) for name in NAMES[: seats - 1]]
    return Words(language).say("ui-start-you"), *bots


def _draw(kind: ForNewcomers, game: Game, words: Words, theme: Theme) -> bytes:
    """Draw a picture for newcomers. What draws is loaded only here: until then it takes no memory."""
    from bot.render.newcomer import explained, named

    return {"explained": explained, "named": named}[kind](game, words, theme)


def shots_of(made: Sequence[Picture], scene: Scene, words: Words, name: str) -> list[Shot]:
    """Return drawn sheets with what stands on each of them in words."""
    found = []
    for number, sheet in enumerate(made, 1):
        part = replace(scene, panels=tuple(panel for panel in scene.panels if panel.key in sheet.areas))
        file = f"{name}.png" if number == 1 else f"{name}-{number}.png"
        found.append(Shot(file, sheet.data, alt_text(part, words), sheet.drawn))
    return found
