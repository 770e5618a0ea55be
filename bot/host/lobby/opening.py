"""A new table in a channel, in one transaction: the game, who sits there, the clock and the first line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.lobby.invitations import Guest, invite
from bot.host.notices import board
from games.kernel.hosting import Deal, save_deal
from storage import actions, games, seats
from storage.actions import Change, Key, Line, Row
from storage.clocks import Agreed
from storage.engine.connection import Connection
from storage.errors import ChannelTaken, TooManyLobbies, TooManyOwnLobbies
from storage.seats import Player

_MOST_LOBBIES = 50  # of one server
_MOST_OWN = 5  # that one person has opened, wherever


def open_table(
    deal: Deal,
    channel: int,
    guild: int | None,
    players: Sequence[Player],
    line: Line,
    agreed: Agreed,
    guests: Sequence[Guest],
    connection: Connection,
) -> tuple[int, Row]:
    """Save a new game in a transaction, and invite these guests; return its number and its first line."""
    opener = players[0].user
    assert opener is not None
    try:
        number = games.create(
            connection,
            key=deal.game.key,
            channel=channel,
            guild=guild,
            opener=opener,
            deal=save_deal(deal),
            created=line.at,
        )
    except ChannelTaken:
        return _opened_before(connection, channel, line.key)
    if guild is not None and games.lobbies_of(connection, guild) > _MOST_LOBBIES:
        raise TooManyLobbies(_MOST_LOBBIES)
    seats.write(connection, number, players, until=0)
    notices = [board(number, channel, 1), *invite(connection, guests, number, opener, line.at)]
    return number, actions.append(connection, Change(number, 0, line, messages=notices, agreed=agreed)).row


def open_own_table(
    deal: Deal,
    channel: int,
    guild: int | None,
    players: Sequence[Player],
    line: Line,
    agreed: Agreed,
    guests: Sequence[Guest],
    connection: Connection,
) -> tuple[int, Row]:
    """Save a new game as `open_table` does, if not too many tables of its opener wait for players already."""
    opened = open_table(deal, channel, guild, players, line, agreed, guests, connection)
    mine = games.lobbies_opened_by(connection, players[0].user or 0)
    if len(mine) > _MOST_OWN:
        raise TooManyOwnLobbies(_MOST_OWN, [record.channel for record in mine if record.id != opened[0]])
    return opened


def _opened_before(connection: Connection, channel: int, key: Key | None) -> tuple[int, Row]:
    """Return what the same click has opened; anybody else's finds the channel taken."""
    number = games.in_channel(connection, channel)
    if (
        number is not None
        and key is not None
        and (row := actions.by_key(connection, number, key)) is not None
    ):
        return number, row
    raise ChannelTaken
