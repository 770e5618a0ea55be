"""Half-filled forms, kept for each player and table: no restart and no closed window loses them."""

from __future__ import annotations

from bot.host.notes import Note, Notes
from bot.views.choosing.draft import Draft


class Drafts:
    """Read, save and drop the drafts of one player at one table."""

    def __init__(self, notes: Notes, user: int, game: int) -> None:
        self._user = user
        self._drafts: Note[dict[str, Draft]] = Note(notes, "player", f"form/{game}", _FORMS)

    async def read(self, kind: str) -> Draft:
        """Return what was filled in for an action; an empty draft if nothing was."""
        drafts = await self._drafts.get(self._user) or {}
        return drafts.get(kind) or Draft()

    async def save(self, kind: str, draft: Draft) -> None:
        """Save what is filled in for an action."""
        drafts = await self._drafts.get(self._user) or {}
        await self._drafts.put(self._user, {**drafts, kind: draft})

    async def drop(self) -> None:
        """Drop all drafts: after a move everything looks different."""
        await self._drafts.put(self._user, None)


_FORMS = dict[str, Draft]
