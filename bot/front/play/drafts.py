"""Half-filled forms, kept for each player and table: no restart and no closed window loses them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.host.notes import Note, Notes, form_name
from bot.views.choosing.draft import Draft


class Drafts:
    """Read, save and drop the drafts of one player at one table."""

    def __init__(self, notes: Notes, user: int, game: int) -> None:
        self._user = user
        self._drafts: Note[dict[str, Draft]] = Note(notes, "player", form_name(game), _FORMS)

    async def read(self, kind: str) -> Draft:
        """Return what was filled in for an action; an empty draft if nothing was."""
        drafts = await self._drafts.get(self._user) or {}
        return drafts.get(kind) or Draft()

    async def save(self, kind: str, draft: Draft) -> None:
        """Save what is filled in for an action; what was sent the last time is kept."""
        drafts = await self._drafts.get(self._user) or {}
        last = draft.last or (drafts[kind].last if kind in drafts else {})
        await self._drafts.put(self._user, {**drafts, kind: replace(draft, last=last)})

    async def drop(self, kind: str, values: Mapping[str, Any]) -> None:
        """Drop all drafts, for after a move everything looks different; keep the lists that were sent."""
        drafts = await self._drafts.get(self._user) or {}
        last = {kind: draft.last for kind, draft in drafts.items() if draft.last}
        if lists := {name: value for name, value in values.items() if isinstance(value, Mapping)}:
            last[kind] = {name: {**last.get(kind, {}).get(name, {}), **sent} for name, sent in lists.items()}
        await self._drafts.put(self._user, {kind: Draft(last=one) for kind, one in last.items()} or None)

    async def clear(self) -> None:
        """Drop all drafts, and the lists that were sent."""
        await self._drafts.put(self._user, None)


_FORMS = dict[str, Draft]
