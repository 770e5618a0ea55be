"""What is sent after a change, written down together with it.

A message says what it is about and to whom it goes. The words are put in when it is sent, out of the
log and as far as the one who gets it may read it, so no message can hold somebody else's secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.host.open_games import OpenGame
from games.kernel.hosting import Event, Seat
from storage.outbox import Message


def announce(
    open_game: OpenGame, events: Sequence[Event], asked: Iterable[Seat] = (), reader: Seat | None = None
) -> list[Message]:
    """Return the board with what was told, secrets, and a call to each seat that is asked something new.

    The reader has the answer to the click, and in it all that this seat may know.
    """
    return [board_after(open_game), *_secrets(open_game, events, reader), *_calls(open_game, asked)]


def board(game: int, channel: int, version: int) -> Message:
    """Return the message that shows the table or the lobby, and tells what happened since it was shown."""
    return Message("board", {"game": game, "version": version}, channel=channel, newest=f"board/{game}")


def board_after(open_game: OpenGame) -> Message:
    """Return the message that shows a table as it is after the change that is being made."""
    return board(open_game.record.id, open_game.record.channel, open_game.version + 1)


def board_anew(game: int, channel: int) -> Message:
    """Return the message that shows a table again which has not changed, when what is said beside it has."""
    return Message("board", {"game": game, "again": True}, channel=channel, newest=f"board/{game}")


def board_down(game: int, channel: int, message: int) -> Message:
    """Return the message that posts a table anew below all else, in place of its last message."""
    return Message(
        "board", {"game": game, "again": True, "down": message}, channel=channel, newest=f"down/{game}"
    )


def _secrets(open_game: OpenGame, events: Sequence[Event], reader: Seat | None) -> Iterator[Message]:
    for seat in sorted({only for _, only in events if only is not None and only != reader}):
        if (user := open_game.players[seat].user) is not None:
            yield Message(
                "secret", {"game": open_game.record.id, "version": open_game.version + 1}, user=user
            )


def _calls(open_game: OpenGame, asked: Iterable[Seat]) -> Iterator[Message]:
    return (message for seat in asked if (message := call(open_game, seat)) is not None)


def call(open_game: OpenGame, seat: Seat) -> Message | None:
    """Return the call to a seat that is waited for; None for a stand-in. Of several the newest is sent."""
    user = open_game.players[seat].user
    return None if user is None else call_to(user, open_game.record.id, open_game.version + 1, seat)


def call_to(user: int, game: int, version: int, seat: Seat) -> Message:
    """Return the call to a person whose seat is waited for."""
    about = {"game": game, "version": version, "seat": seat}
    return Message("turn", about, user=user, newest=turn_at(game, seat))


def turn_at(game: int, seat: Seat) -> str:
    """Return the name under which calls to a seat wait: of several the newest is sent."""
    return f"turn/{game}/{seat}"


def hands(open_game: OpenGame) -> Iterator[Message]:
    """Return to each player what only they may see from now on."""
    for seat in range(len(open_game.players)):
        yield from hand(open_game, seat)


def hand(open_game: OpenGame, seat: Seat) -> Iterator[Message]:
    """Return to one player what only they may see from now on."""
    if (user := open_game.players[seat].user) is not None:
        yield Message("hand", {"game": open_game.record.id, "version": open_game.version + 1}, user=user)


def parted(open_game: OpenGame, seat: Seat, doer: int | None) -> Iterator[Message]:
    """Return the message to whoever had this seat until now, unless it was their own doing."""
    user = open_game.players[seat].user
    if user is not None and user != doer:
        yield Message("parted", {"game": open_game.record.id, "seat": seat}, user=user)


def place_gone(open_game: OpenGame, server: bool) -> Iterator[Message]:
    """Return the messages to all who play that their table has no channel any more; or no server."""
    about = {"game": open_game.record.id, "server": server}
    for seat in open_game.people if open_game.table is not None else ():
        yield Message("gone", about, user=open_game.players[seat].user)


def post(open_game: OpenGame) -> Message:
    """Return a message of its own in the channel, with buttons for what was just told."""
    about = {"game": open_game.record.id, "version": open_game.version + 1}
    return Message("post", about, channel=open_game.record.channel)


def result(open_game: OpenGame) -> Message:
    """Return the message with the final standings."""
    about = {"game": open_game.record.id, "version": open_game.version + 1}
    return Message("result", about, channel=open_game.record.channel)
