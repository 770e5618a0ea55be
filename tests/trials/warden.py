"""A moderator who meddles now and then while the others play: what moderators do survives a kill as well."""

from __future__ import annotations

from random import Random

from bot.perspective import Perspective
from bot.sandbox import Player

_WHY = "a trial"
_SELDOM = 0.05  # of all steps


class Warden:
    def __init__(self, mira: Player, dice: Random) -> None:
        mira.speaks("en-US")
        self.mira, self.dice = mira, dice

    def feels_like_it(self) -> bool:
        return self.dice.random() < _SELDOM

    async def meddle(self, seen: Perspective) -> None:
        """A game that rests is let go on; otherwise anything that leaves everybody their seat."""
        if seen.agreed.paused is not None:
            await self.let_go_on(seen)
        else:
            await self.dice.choice((self._pause, self._play_for, self._rewind, self._export))(seen)

    async def let_go_on(self, seen: Perspective) -> None:
        if seen.agreed.paused is not None:
            await self.mira.slash("mod resume", why=_WHY)

    async def _pause(self, seen: Perspective) -> None:
        await self.mira.slash("mod pause", why=_WHY)

    async def _play_for(self, seen: Perspective) -> None:
        await self.mira.slash("mod play-for", seat=str(self.dice.choice(seen.waiting) + 1), why=_WHY)

    async def _rewind(self, seen: Perspective) -> None:
        if points := await self.mira.autocomplete("mod rewind", focus="to"):
            asked = await self.mira.slash("mod rewind", to=points[0]["value"], why=_WHY)
            await self.mira.press(asked, "Yes, do it")

    async def _export(self, seen: Perspective) -> None:
        await self.mira.slash("mod export", why=_WHY)
