"""What is sent of a league: written down with the change, put into words when it is sent.

People are named by the numbers of their entries, so no message that waits holds a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel.hosting import Text, pack
from storage.leagues import League
from storage.outbox import Message

KIND = "league"


def shown(league: League) -> Message:
    """Return the message that shows a league as it is now."""
    return _message(league, "shown", newest=f"league/{league.id}")


def told(league: League, *texts: Text) -> Message:
    """Return a message that says something to all who play in a league."""
    return _message(league, "told", told=[pack(text) for text in texts])


def ruled(league: League, entry: int) -> Message:
    """Return the message that says what a moderator did, as it stands in the audit."""
    return _message(league, "ruled", audit=entry)


def table(league: League, number: int, place: int, *, by_hand: bool = False) -> Message:
    """Return the message that tells of a table of a round, and opens it where threads may be opened.

    `by_hand`: people open it themselves, wherever they like.
    """
    more: dict[str, Any] = {"by_hand": True} if by_hand else {}
    return _message(league, "table", round=number, number=place, **more)


def tables(league: League, number: int, count: int) -> Sequence[Message]:
    """Return the messages that tell of all tables of a round."""
    return [table(league, number, place) for place in range(1, count + 1)]


def called(league: League, round_: int, number: int, user: int, held: int = 0) -> Message:
    """Return the message that calls somebody to their table; of several the newest is sent."""
    newest = f"league/{league.id}/{round_}/{number}/{user}"
    told = _message(league, "called", newest=newest, round=round_, number=number)
    return told._replace(channel=None, user=user, held=held)


def lost(league: League, user: int, held: int = 0) -> Message:
    """Return the message that tells a moderator that a league has no channel any more."""
    told = _message(league, "lost", newest=f"league/{league.id}/lost/{user}")
    return told._replace(channel=None, user=user, held=held)


def crowned(league: League) -> Message:
    """Return the message with the winner's card."""
    return _message(league, "crowned")


def _message(league: League, what: str, newest: str | None = None, **more: Any) -> Message:
    about = {"game": 0, "guild": league.guild, "league": league.id, "what": what, **more}
    return Message(KIND, about, channel=league.channel, newest=newest)
