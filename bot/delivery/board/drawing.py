"""What a board shows: the lobby or the table, in the language of its channel, with pictures or without."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from discord import ui

from bot.delivery.board.news import News
from bot.delivery.board.wordless import Wordless
from bot.delivery.pictures import Pictures
from bot.host.host import Host
from bot.perspective import Perspective
from bot.views.lobby import closed_lobby, lobby_view
from bot.views.shots import Shot, galleries
from bot.views.table import table_view
from games.kernel.hosting import Seat, Text, say


class Drawing:
    """Draw boards."""

    def __init__(self, host: Host, pictures: Pictures, wordless: Wordless) -> None:
        self._host, self._pictures, self._wordless = host, pictures, wordless
        self._preferences, self._news = host.preferences, News(host.notes)

    async def view(
        self, seen: Perspective, lines: Sequence[str], calls: Collection[Seat], shots: Sequence[Shot] = ()
    ) -> ui.LayoutView:
        """Return the lobby or the table, in the language of the channel."""
        words = seen.words(await self._preferences.channel_language(seen.record.channel))
        unreachable = await self._unreachable(seen)
        if seen.scene is None:
            if not seen.record.live:
                return closed_lobby(seen, words, unreachable, await self._closed(seen))
            first = await self._preferences.first_player(seen.record.channel)
            return lobby_view(seen, words, unreachable, first)
        since = await self._host.queries.moved_at(seen.record.id)
        moved = self._host.now() if since is None else since
        return table_view(seen, words, lines, moved, calls, unreachable, galleries(shots))

    async def _closed(self, seen: Perspective) -> Text:
        """Return who closed a lobby, if it was somebody at the table; else only that it was closed."""
        history = await self._host.queries.told_to(seen.record.id, None, seen.version - 1)
        told = [one.event.text for one in history if one.event.text.key == "host-cancelled-by"]
        return told[-1] if told else say("host-cancelled")

    async def _unreachable(self, seen: Perspective) -> list[Seat]:
        """Return the seats whom no DM reaches: they read their secrets in the channel."""
        users = [(seat, player.user) for seat, player in enumerate(seen.players) if player.user is not None]
        return [seat for seat, user in users if await self._preferences.out_of_reach(user)]

    async def shots(self, seen: Perspective) -> list[Shot]:
        """Return pictures of a table; none if the channel wants words or takes no files, or if one failed."""
        channel = seen.record.channel
        theme = await self._pictures.theme("channel", channel)
        if self._pictures.studio is None or seen.scene is None or channel in self._wordless:
            return []
        words = seen.labels(await self._preferences.channel_language(channel))
        fresh = await self._news.show(channel, seen.record.id, seen.scene, seen.waiting)
        return await self._pictures.draw(seen, seen.scene, words, theme, fresh, patience=None)

    async def new_to(self, seat: Seat | None, seen: Perspective) -> frozenset[str]:
        """Return what the public table shows that was not there when this player's last turn ended."""
        assert seen.scene is not None
        return await self._news.new_to(seen.record.channel, seen.record.id, seen.scene, seat)
