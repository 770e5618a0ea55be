"""What moderators do to a whole game, with no way to see what a player may not show."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.host.clocks import Clocks
from bot.host.errors import Refused, refuse
from bot.host.guards import not_ended, table_of
from bot.host.ledger import Accepted, Ledger
from bot.host.lobby.opening import open_table
from bot.host.moderation.ruling import Ruling, Rulings, spoken, unchanged
from bot.host.open_games import Also, OpenGame
from bot.host.pauses import Pauses
from bot.host.recorder import Recorder
from games.kernel.hosting import HOST, Event, Text, calls, play, say, waiting
from storage import Database, archive, games, leagues
from storage.actions import HostAction, Line, Saved
from storage.engine.connection import Connection
from storage.errors import ChannelTaken
from storage.rating.rebuild import take_back


class Lifecycle:
    """Close, reset, end, move, restore, pause and resume games by a moderator's ruling."""

    def __init__(
        self,
        database: Database,
        ledger: Ledger,
        recorder: Recorder,
        clocks: Clocks,
        pauses: Pauses,
        rulings: Rulings,
        now: Callable[[], int],
    ) -> None:
        self._database, self._ledger = database, ledger
        self._recorder, self._clocks = recorder, clocks
        self._pauses, self._rulings, self._now = pauses, rulings, now

    async def mention(self, game: int, ruling: Ruling, what: Text) -> Accepted:
        """Let everybody know that something was done which changes nothing."""

        async def do(open_game: OpenGame) -> Saved:
            not_ended(open_game)
            return await self._rulings.save(open_game, self._rulings.line(open_game, ruling, what))

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def close(self, game: int, ruling: Ruling, version: int, what: Text) -> Accepted:
        """Call a game off. It lies in the archive as it stood, its clocks at rest."""

        async def do(open_game: OpenGame) -> Saved:
            unchanged(open_game, version)
            return await self._close(open_game, self._rulings.line(open_game, ruling, what))

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def back_to_lobby(self, game: int, ruling: Ruling, version: int) -> Accepted:
        """Open a new table with the same players, options and figures; the old one lies in the archive.

        The table of a league is played anew there, and begins by itself.
        """
        in_league = await self._database.read(partial(leagues.is_played_in, game=game))
        what = say("host-mod-dealt-anew" if in_league else "host-mod-reset")

        async def do(open_game: OpenGame) -> Saved:
            unchanged(open_game, version)
            anew = partial(self._open_anew, open_game, ruling)
            if open_game.table is None:
                raise refuse("mod-lobby-already")
            if not open_game.people:
                raise refuse("mod-nobody-left")
            told = self._rulings.line(open_game, ruling, what)
            return await self._close(open_game, told, anew)

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    def _open_anew(self, open_game: OpenGame, ruling: Ruling, connection: Connection) -> None:
        """Save the new table, in the transaction that closes the old one. A person opens it.

        Nobody is invited: they sit there already.
        """
        game, record = open_game.deal.game, open_game.record
        players = sorted(open_game.players, key=lambda player: player.user is None)
        line = Line(HostAction.CREATE, self._now(), 0, players[0].user, key=ruling.key)
        deal = replace(open_game.deal, seats=game.seats[0], seed=secrets.token_hex(32), first=None)
        agreed = open_game.clocks.agreed._replace(paused=None, ends=None)
        new, _ = open_table(deal, record.channel, record.guild, players, line, agreed, (), connection)
        games.allow_hints(connection, new, record.hints)
        leagues.play_anew(connection, record.id, new)

    async def _close(self, open_game: OpenGame, line: Line, then: Also | None = None) -> Saved:
        now = self._now()

        def also(connection: Connection) -> None:
            games.end(connection, open_game.record.id, "void", now)
            if then is not None:
                then(connection)

        return await self._rulings.save(open_game, line, also, *await self._clocks.at_rest(open_game, now))

    async def count_now(self, game: int, ruling: Ruling, version: int) -> Accepted:
        """Say what the game has a word for: that it is counted now, or after this turn."""

        async def do(open_game: OpenGame) -> Saved:
            unchanged(open_game, version)
            table = table_of(open_game)
            offer = next((offer for offer in calls(table) if offer.blocked is None), None)
            if offer is None:
                raise refuse("mod-cannot-count")
            before, told = waiting(table), Event(spoken(open_game, ruling, say("host-mod-counted")))
            happened = play(table, HOST, offer.kind, {})
            line = Line(offer.kind, self._now(), HOST, ruling.user, events=[told, *happened], key=ruling.key)
            return await self._recorder.record(open_game, table, line, before)

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def uncount(self, game: int, ruling: Ruling) -> Accepted:
        """Take a game that is over out of the ratings. Those after it are reckoned as if it had not been."""

        def take(connection: Connection) -> None:
            archive.unpack(connection, game)
            take_back(connection, game)

        async def do(open_game: OpenGame) -> Saved:
            line = self._rulings.line(open_game, ruling, say("host-mod-uncounted"))
            return await self._rulings.save(open_game, line, take, alone=True)

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def restore(self, game: int, ruling: Ruling, channel: int, also: Also) -> Accepted:
        """Bring a game out of the archive into this channel. One that was running rests until resumed."""

        def reopen(connection: Connection) -> None:
            games.reopen(connection, game, channel)
            also(connection)

        async def do(open_game: OpenGame) -> Saved:
            if open_game.record.status != "void":
                raise refuse("mod-not-in-archive")
            here = replace(open_game, record=open_game.record._replace(channel=channel))
            what = say("host-mod-restored-lobby" if open_game.table is None else "host-mod-restored")
            line = self._rulings.line(here, ruling, what)
            return await self._settle_in(here, line, reopen, say("mod-channel-taken-here"))

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def move(self, game: int, ruling: Ruling, channel: int, also: Also) -> Accepted:
        """Move a table to another channel. `also` is saved with it."""

        def leave(connection: Connection) -> None:
            games.move(connection, game, channel)
            also(connection)

        async def do(open_game: OpenGame) -> Saved:
            not_ended(open_game)
            if channel == open_game.record.channel:
                raise refuse("mod-here-already")
            there = replace(open_game, record=open_game.record._replace(channel=channel))
            line = self._rulings.line(there, ruling, say("host-mod-moved", place=f"<#{channel}>"))
            taken = say("mod-channel-taken", place=f"<#{channel}>")
            return await self._settle_in(there, line, leave, taken)

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def _settle_in(self, open_game: OpenGame, line: Line, arrive: Also, taken: Text) -> Saved:
        """Save a table's arrival in a channel. `taken`: what is said if another table is there."""
        try:
            return await self._rulings.save(open_game, line, arrive)
        except ChannelTaken as error:
            raise Refused(taken) from error

    async def pause(self, game: int, ruling: Ruling) -> Accepted:
        """Pause a game."""
        return await self._pauses.pause(
            game, ruling.user, ruling.key, partial(_spoken_by, ruling, say("host-mod-paused"))
        )

    async def resume(self, game: int, ruling: Ruling) -> Accepted:
        """Let a game go on."""
        return await self._pauses.resume(
            game, ruling.user, ruling.key, partial(_spoken_by, ruling, say("host-mod-resumed"))
        )


def _spoken_by(ruling: Ruling, what: Text, open_game: OpenGame) -> Text:
    return spoken(open_game, ruling, what)
