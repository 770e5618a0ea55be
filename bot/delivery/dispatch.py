"""What each kind of waiting message means when its turn has come."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery.dms import Unreachable
from bot.delivery.finale import finale
from bot.delivery.posts import put_right, put_up
from bot.host.errors import Refused, Unsaved
from bot.perspective import by_dm, look
from bot.views.paging import result_view
from games.kernel.hosting import unpack
from storage.export import export_text
from storage.outbox import Pending

if TYPE_CHECKING:
    from bot.app import Dockside

# No such place, no access, no permission, our mistake, or a thread that is locked.
_NEVER = (10003, 10004, 50001, 50013, 50035, 50083)
_ON_THE_TABLE = ("board", "turn")


class Lost(Exception):
    """It can never be delivered."""


class Elsewhere(Exception):
    """It cannot be delivered this way, but in another."""


async def lane_of(bot: Dockside, letter: Pending) -> tuple[int | None, int | None]:
    """The channel or person it goes to: a call to move as the player prefers, a sealed question by DM."""
    message = letter.message
    if message.kind != "turn" or message.user is None:
        return message.channel, message.user
    try:
        sealed, channel = await by_dm(bot.host, message.payload["game"])
    except Refused:  # the game is gone, and the letter will be lost in its turn
        return message.channel, message.user
    wanted = await bot.letters.wanted(message.user, sealed)
    if wanted and not await bot.notes.dms_closed(message.user):
        return None, message.user
    return channel, None


def parcels(letters: Sequence[Pending], to_person: bool) -> list[list[Pending]]:
    """What can be sent as one message, in the order of the oldest of each. A post is always one by itself."""
    found: dict[tuple[str, int, int], list[Pending]] = {}
    for letter in letters:
        kind, payload = letter.message.kind, letter.message.payload
        what = "table" if kind in _ON_THE_TABLE and not to_person else kind
        apart = payload["version"] if kind == "post" else 0
        found.setdefault((what, payload["game"], apart), []).append(letter)
    return list(found.values())


async def deliver(bot: Dockside, parcel: Sequence[Pending], to_person: bool) -> None:
    game = parcel[0].message.payload["game"]
    try:
        if to_person:
            await _to_person(bot, game, parcel)
        elif parcel[0].message.kind == "result":
            await _result(bot, game)
        elif parcel[0].message.kind == "post":
            await put_up(bot, game, parcel[0].message.payload["version"])
        else:
            await _table(bot, game, parcel)
    except Unsaved:  # the file is out of reach, and will be back
        raise
    except Refused as refused:
        raise Lost(refused.text.key) from refused
    except discord.HTTPException as error:
        if error.code in _NEVER or isinstance(error, discord.Forbidden):
            raise Lost(f"{error.status} {error.code}") from error
        raise


async def _table(bot: Dockside, game: int, parcel: Sequence[Pending]) -> None:
    seen = await look(bot.host, game)
    calls = [letter.message for letter in parcel if letter.message.kind == "turn"]
    named = {call.payload["seat"] for call in calls} & {*seen.waiting, *seen.away}
    wanted = [seat for seat in sorted(named) if await _wants_a_call(bot, seen.players[seat].user)]
    again = any("again" in letter.message.payload for letter in parcel)
    await bot.boards.show(game, wanted, again=again)
    await put_right(bot, seen)


async def _wants_a_call(bot: Dockside, user: int | None) -> bool:
    return user is not None and (await bot.host.person(user)).notices != "none"


async def _to_person(bot: Dockside, game: int, parcel: Sequence[Pending]) -> None:
    """Whoever is not reached is asked at the table instead; all else can be read there."""
    user, kind = parcel[0].message.user, parcel[0].message.kind
    assert user is not None
    try:
        await _letter(bot, game, user, kind, [letter.message.payload for letter in parcel])
    except Unreachable as closed:
        raise (Elsewhere() if kind == "turn" else Lost("not by DM")) from closed


async def _letter(bot: Dockside, game: int, user: int, kind: str, about: Sequence[Any]) -> None:
    seen = await look(bot.host, game, user)
    if kind == "secret":
        await bot.letters.secret(seen, user, {payload["version"] for payload in about})
    elif kind == "order" and seen.seat is not None:
        await bot.letters.orders_failed(seen, user, [unpack(payload["order"]) for payload in about])
    elif kind == "parted" and seen.seat is None:
        await bot.letters.parted(seen, user, about[-1]["seat"])
    elif kind == "seated" and seen.seat is not None:
        await bot.letters.seated(seen, user)
    elif kind == "hand" and seen.secrets:
        await bot.letters.hand(seen, user)
    elif kind == "turn" and seen.seat in (*seen.waiting, *seen.away):
        await bot.letters.ask(seen, user)


async def _result(bot: Dockside, game: int) -> None:
    """The standings, with the whole game as a file that anyone can check."""
    seen = await look(bot.host, game)
    words = seen.words(await bot.notes.channel_language(seen.record.channel))
    name = f"{seen.game.key.replace('_', '-')}-{game}.json"
    text = await bot.database.read(lambda connection: export_text(connection, game))
    channel = bot.get_partial_messageable(seen.record.channel, guild_id=seen.record.guild)
    file = discord.File(io.BytesIO(text.encode()), name)
    shots = await finale(bot, seen, seen.labels(words.language))
    view = result_view(seen, words, name, [shot.gallery() for shot in shots])
    await channel.send(view=view, files=[file, *(shot.file() for shot in shots)], nonce=f"result-{game}")
