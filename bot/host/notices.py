"""What is sent after a change, written down together with it.

A message says what it is about and to whom it goes. The words are put in when it is sent, out of the
log and as far as the one who gets it may read it, so no message can hold somebody else's secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.host.open_games import Live
from games.kernel.hosting import Event, Seat
from storage.outbox import Message
from storage.seats import Player


def announce(
    live: Live, events: Sequence[Event], asked: Iterable[Seat] = (), reader: Seat | None = None
) -> list[Message]:
    """The board with what was told, secrets, and a call to each seat that is asked something new.

    The reader has the answer to the click, and in it all that this seat may know.
    """
    table = board(live.record.id, live.record.channel, live.version + 1)
    return [table, *_secrets(live, events, reader), *_calls(live, asked)]


def board(game: int, channel: int, version: int) -> Message:
    """Show the table, or the lobby, as it is now, and tell what happened since it was last shown."""
    return Message("board", {"game": game, "version": version}, channel=channel, newest=f"board/{game}")


def board_anew(game: int, channel: int) -> Message:
    """The same for a table that has not changed, when what is said beside it has."""
    return Message("board", {"game": game, "again": True}, channel=channel, newest=f"board/{game}")


def _secrets(live: Live, events: Sequence[Event], reader: Seat | None) -> Iterator[Message]:
    for seat in sorted({only for _, only in events if only is not None and only != reader}):
        if (user := live.players[seat].user) is not None:
            yield Message("secret", {"game": live.record.id, "version": live.version + 1}, user=user)


def _calls(live: Live, asked: Iterable[Seat]) -> Iterator[Message]:
    return (message for seat in asked if (message := call(live, seat)) is not None)


def call(live: Live, seat: Seat) -> Message | None:
    """That this seat is waited for; to a person only. Of several the newest is sent."""
    user = live.players[seat].user
    return None if user is None else call_to(user, live.record.id, live.version + 1, seat)


def call_to(user: int, game: int, version: int, seat: Seat) -> Message:
    about = {"game": game, "version": version, "seat": seat}
    return Message("turn", about, user=user, newest=f"turn/{game}/{seat}")


def hands(live: Live) -> Iterator[Message]:
    """To each player what only they may see from now on."""
    for seat in range(len(live.players)):
        yield from hand(live, seat)


def hand(live: Live, seat: Seat) -> Iterator[Message]:
    if (user := live.players[seat].user) is not None:
        yield Message("hand", {"game": live.record.id, "version": live.version + 1}, user=user)


def parted(live: Live, seat: Seat, doer: int | None) -> Iterator[Message]:
    """To whoever had this seat until now, unless it was their own doing."""
    user = live.players[seat].user
    if user is not None and user != doer:
        yield Message("parted", {"game": live.record.id, "seat": seat}, user=user)


def seated(players: Iterable[Player], game: int, doer: int) -> Iterator[Message]:
    """To all who sit at a table by somebody else's doing."""
    users = (player.user for player in players if player.user not in (None, doer))
    return (Message("seated", {"game": game}, user=user) for user in users)


def post(live: Live) -> Message:
    """A message of its own in the channel, with buttons for what was just told."""
    about = {"game": live.record.id, "version": live.version + 1}
    return Message("post", about, channel=live.record.channel)


def result(live: Live) -> Message:
    """The final standings."""
    about = {"game": live.record.id, "version": live.version + 1}
    return Message("result", about, channel=live.record.channel)
