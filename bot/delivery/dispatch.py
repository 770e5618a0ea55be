"""Delivering each kind of waiting message to where it belongs, when its turn has come."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import discord
from cachetools import LRUCache

from bot.delivery.board.boards import Boards
from bot.delivery.board.states import Call
from bot.delivery.channels import Channels, channel_of
from bot.delivery.dms import DirectMessages, Unreachable
from bot.delivery.errors import Code, closed_to_us, undeliverable
from bot.delivery.finale import finale, kept_replay
from bot.delivery.league_calls import LeagueCalls
from bot.delivery.leagues import LeaguePosts
from bot.delivery.listing import TableLists
from bot.delivery.nonces import Nonces
from bot.delivery.old_messages import OldMessages
from bot.delivery.pictures import Pictures
from bot.delivery.posts import Posts
from bot.delivery.tips import Tips
from bot.host.errors import Refused, Unsaved
from bot.host.host import Host
from bot.host.league.notices import KIND as LEAGUE
from bot.host.tips import TIP
from bot.perspective import Perspective, look, sealed_question
from bot.views.ratings import changes_in_words
from bot.views.result import result_view
from games.kernel.hosting import unpack
from storage import listings
from storage.outbox import Pending

_ON_THE_TABLE = ("board", "turn")
_ASKED = 10_000  # questions by DM that are remembered, in case their calls come twice


class Lost(Exception):
    """The message can never be delivered."""


class Elsewhere(Exception):
    """The message cannot be delivered by DM, but at the table."""


class Lane(NamedTuple):
    """All that waits for one channel, or for one person."""

    channel: int | None
    user: int | None


class Dispatch:
    """Deliver messages of every kind, each to where it belongs."""

    def __init__(
        self,
        channels: Channels,
        host: Host,
        boards: Boards,
        posts: Posts,
        dms: DirectMessages,
        pictures: Pictures,
        lists: TableLists,
        old_messages: OldMessages,
    ) -> None:
        self._channels, self._host, self._pictures = channels, host, pictures
        self._leagues = LeaguePosts(channels, host, pictures, old_messages)
        self._league_calls = LeagueCalls(channels, host, dms)
        self._nonces = Nonces(host.database)
        self._boards, self._posts, self._dms = boards, posts, dms
        self._lists, self._tips = lists, Tips(channels, host, dms)
        self._asked: LRUCache[tuple[int, int], int] = LRUCache(
            _ASKED
        )  # what people were shown with a question
        self.on_no_channel: Callable[[int], None] = lambda game: None  # its channel may be gone

    async def lane_of(self, letter: Pending) -> Lane:
        """Return where a message goes: a call to move as the player prefers, a sealed question by DM."""
        message = letter.message
        if message.kind == LEAGUE and message.user is not None:
            channel = await self._league_calls.channel_of(message)
            return Lane(None, message.user) if channel is None else Lane(channel, None)
        if message.kind != "turn" or message.user is None:
            return Lane(message.channel, message.user)
        try:
            sealed, channel = await sealed_question(self._host, message.payload["game"])
        except Refused:  # the game is gone, and the message will be lost in its turn
            return Lane(message.channel, message.user)
        by_dm = await self._dms.wanted(message.user, sealed) and await self._dms.possible(message.user)
        return Lane(None, message.user) if by_dm else Lane(channel, None)

    async def dms_paused_until(self) -> int | None:
        """Return until when no DM is sent; None: they are sent."""
        return await self._dms.channels.paused_until()

    async def unopened(self, lanes: Iterable[Lane]) -> set[int]:
        """Return the people among these whose DMs have to be opened first, which takes its time."""
        return await self._dms.channels.unopened({lane.user for lane in lanes if lane.user is not None})

    async def deliver(self, parcel: Sequence[Pending], to_person: bool) -> None:
        """Deliver what goes as one message. Raise Lost or Elsewhere if that will never be possible."""
        message = parcel[0].message
        game = message.payload["game"]
        try:
            if message.kind == listings.KIND:
                await self._lists.deliver(parcel)
            elif message.kind == LEAGUE and message.user is not None:
                await self._call_of_league(parcel, to_person)
            elif to_person:
                await self._to_person(game, parcel)
            elif message.kind == LEAGUE:
                await self._leagues.deliver(message.payload, parcel[0].id)
            elif message.kind == "result":
                await self._result(game, message.payload["version"])
                await self._leagues.over(game)
            elif message.kind == "post":
                await self._posts.put_up(game, message.payload["version"])
            else:
                await self._table(game, parcel)
        except Unsaved:  # the file is out of reach, and will be back
            raise
        except Refused as refused:
            raise Lost(refused.text.key) from refused
        except discord.HTTPException as error:
            if error.code == Code.UNKNOWN_CHANNEL and not to_person and game:
                self.on_no_channel(game)
            if message.kind == LEAGUE and message.channel is not None and closed_to_us(error):
                await self._host.leagues.lose_place(message.payload["league"], message.channel)
            if undeliverable(error):
                raise Lost(f"{error.status} {error.code}") from error
            raise

    async def _call_of_league(self, parcel: Sequence[Pending], to_person: bool) -> None:
        """Call people of a league. Whoever is not reached by DM is called where the table is."""
        try:
            await self._league_calls.deliver(parcel, to_person)
        except Unreachable as closed:
            raise Elsewhere from closed

    async def not_reached(self, user: int) -> None:
        """Note that no DM reaches a person for now."""
        await self._dms.note(user, closed=False)

    async def _table(self, game: int, parcel: Sequence[Pending]) -> None:
        turns = (letter for letter in parcel if letter.message.kind == "turn")
        called = {
            (about := letter.message.payload)["seat"]: Call(letter.id, about["version"]) for letter in turns
        }
        again = any("again" in letter.message.payload for letter in parcel)
        down = [letter.message.payload.get("down") for letter in parcel]
        seen = await self._boards.show(game, called, again=again, leaving=[one for one in down if one])
        await self._posts.put_right(seen)

    async def _to_person(self, game: int, parcel: Sequence[Pending]) -> None:
        """Send a DM. Whoever is not reached is asked at the table instead; all else can be read there."""
        user, kind = parcel[0].message.user, parcel[0].message.kind
        assert user is not None
        try:
            nonce = await self._nonces.of("dm", *(letter.id for letter in parcel))
            if kind == TIP:
                await self._tips.tell(game, user, parcel[-1], nonce)
                return
            await self._by_dm(game, user, kind, [letter.message.payload for letter in parcel], nonce)
        except Unreachable as closed:
            raise (Elsewhere() if kind == "turn" else Lost("not by DM")) from closed

    async def _by_dm(self, game: int, user: int, kind: str, about: Sequence[Any], nonce: str) -> None:
        seen, dms = await look(self._host, game, user), self._dms
        if kind != "gone" and seen.record.status == "void":
            return  # nobody is shown what leads nowhere
        if kind == "secret":
            await dms.secret(seen, user, {payload["version"] for payload in about}, nonce)
        elif kind == "order" and seen.seat is not None:
            await dms.orders_failed(seen, user, [unpack(payload["order"]) for payload in about], nonce)
        elif kind == "plan" and seen.seat is not None:
            await dms.plan_stopped(seen, user, nonce)
        elif kind == "gone" and seen.record.status == "void":
            await dms.place_gone(seen, user, about[-1]["server"], nonce)
        elif kind == "parted" and seen.seat is None:
            await dms.parted(seen, user, about[-1]["seat"], nonce)
        elif kind == "invited" and seen.seat is not None and seen.record.status == "lobby":
            await dms.invited(seen, user, nonce)
        elif kind == "hand" and seen.has_secrets:
            await dms.hand(seen, user, nonce)
        elif kind == "turn" and seen.running and seen.seat in (*seen.waiting, *seen.away):
            await self._ask(seen, user, max(payload["version"] for payload in about), nonce)

    async def _ask(self, seen: Perspective, user: int, version: int, nonce: str) -> None:
        """Ask somebody by DM, unless an older call has done so that was sent when this one waited already."""
        if self._asked.get((seen.record.id, user), -1) < version:
            await self._dms.ask(seen, user, nonce)
            self._asked[seen.record.id, user] = seen.version

    async def _result(self, game: int, version: int) -> None:
        """Send the standings, with pictures and the whole game as files; without where files are refused."""
        seen = await look(self._host, game)
        words = seen.words(await self._host.preferences.channel_language(seen.record.channel))
        kept = await self._kept(seen, words.language)
        rated = changes_in_words(await self._host.ratings.changes(game), words)
        shots = await finale(self._pictures, self._host, seen, seen.labels(words.language), rated)
        view = result_view(seen, words, list(kept), [shot.gallery() for shot in shots], rated)
        whole = [discord.File(io.BytesIO(data), name) for name, data in kept.items()]
        files = [*whole, *(shot.file() for shot in shots)]
        nonce = await self._nonces.of("result", game, version)
        send = partial(channel_of(self._channels, seen).send, nonce=nonce)
        try:
            await send(view=view, files=files)
        except discord.Forbidden as error:
            if error.code != Code.MISSING_PERMISSIONS:
                raise
            await send(view=result_view(seen, words, rated=rated))

    async def _kept(self, seen: Perspective, language: str) -> dict[str, bytes]:
        """Return the whole game as files, by their names: as data, and as a page that replays it."""
        stem = f"{seen.game.key.replace('_', '-')}-{seen.record.id}"
        found = {f"{stem}.json": (await self._host.queries.export(seen.record.id)).encode()}
        page = await kept_replay(self._pictures, self._host, seen, language)
        return found if page is None else {**found, f"{stem}.html": page}


def parcels(letters: Sequence[Pending], to_person: bool) -> list[list[Pending]]:
    """Return what can be sent as one message, in the order of the oldest of each.

    A post is always alone, and so is what is said of a league; but all calls to one table go together.
    """
    found: dict[tuple[str, int, int], list[Pending]] = {}
    for letter in letters:
        kind, payload = letter.message.kind, letter.message.payload
        what = "table" if kind in _ON_THE_TABLE and not to_person else kind
        apart = payload["version"] if kind == "post" else letter.id if kind == LEAGUE else 0
        if kind == LEAGUE and payload["what"] == "called" and not to_person:
            what, apart = f"{kind}/{payload['league']}", payload["number"]
        found.setdefault((what, payload["game"], apart), []).append(letter)
    return list(found.values())
