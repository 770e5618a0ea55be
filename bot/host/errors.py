"""How the host says no: always one sentence, and nothing has changed."""

from __future__ import annotations

import logging
import secrets
import traceback

from games.kernel.hosting import Text, say
from storage import errors

log = logging.getLogger(__name__)


class Refused(Exception):
    """What was asked for cannot be done. The text is shown to whoever asked, as it stands."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Stale(Refused):
    """The table has moved on since the asker last saw it."""


class Unsaved(Refused):
    """The disk did not take it."""


class Broken(Refused):
    """Our own mistake, with a reference under which it stands in the log file."""


def refuse(key: str, /, **args: object) -> Refused:
    """Return the refusal that says this message."""
    return Refused(say(key, **args))  # type: ignore[arg-type]


def to_refusal(error: Exception, game: int, version: int | None) -> Refused:
    """Return what an exception means to the one who asked; log our own mistakes."""
    match error:
        case errors.NotSaved(cause=cause):
            log.error("game %s: not saved: %s", game, cause)
            return Unsaved(say(f"host-unsaved-{cause}"))
        case errors.Stale():
            return Stale(say("host-moved-on"))
        case errors.NoSuchGame():
            return refuse("host-no-game")
        case errors.ChannelTaken():
            return refuse("host-channel-taken")
        case errors.TooManyLobbies(most=most):
            return refuse("host-too-many-lobbies", most=most)
        case errors.TooManyOwnLobbies(most=most, channels=channels):
            places = tuple(f"<#{channel}>" for channel in channels)
            return refuse("host-too-many-own-lobbies", most=most, tables=places)
        case errors.TooMuch(seconds=seconds):
            return refuse("host-too-much", minutes=-(-seconds // 60))
        case errors.NoSuchLeague():
            return refuse("league-none-such")
        case errors.LeagueMoved():
            return refuse("league-moved")
        case errors.TooManyLeagues(most=most):
            return refuse("league-too-many", most=most)
        case _:
            return _broken(error, game, version)


def log_mistake(error: Exception, game: int, version: int | None = None) -> None:
    """Log an exception whose asker is gone, or gets another answer."""
    to_refusal(error, game, version)


def _broken(error: Exception, game: int, version: int | None) -> Broken:
    """Log the place of a mistake, not what the exception says: that may name a secret."""
    reference = secrets.token_hex(2).upper()
    log.error("%s: game %s at version %s: %s", reference, game, version, place_of(error))
    return Broken(say("host-broken", reference=reference))


def place_of(error: BaseException) -> str:
    """Return the kind of a mistake and where it was made, without a word of what it says."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    return f"{type(error).__name__} at {' > '.join(places)}"
