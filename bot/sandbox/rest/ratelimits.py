"""Rate limit buckets, one for each route and channel: told in headers, and enforced when asked for.

https://discord.com/developers/docs/topics/rate-limits
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from hashlib import sha256

from bot.sandbox.wire import errors
from bot.sandbox.world.clock import Clock

Headers = dict[str, str]
OPEN = (1000, 1.0)  # what is told when nothing is enforced: a client without headers sends one by one
GLOBAL = (50, 1.0)
DOCUMENTED = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
}
USUAL = (50, 1.0)
OPEN_DM = ("POST", "/users/@me/channels")
DMS_OPENED = (20, 10.0)  # Discord names no figure: several at once pass, a few dozen do not
NOT_LIMITED = "/interactions/"
OLD_EDITS = (
    3,
    6.0,
)  # in one channel, of messages older than an hour; in no documentation, and always enforced


@dataclass
class Bucket:
    """Counts the requests that are left until a time."""

    left: int
    resets: float


@dataclass(frozen=True)
class Verdict:
    """Says with which headers a request is answered, and whether it has to wait."""

    headers: Headers
    retry_after: float | None = None
    everywhere: bool = False


class RateLimits:
    """Keeps the buckets."""

    def __init__(self, clock: Clock, *, enforced: bool = False) -> None:
        self._clock = clock
        self.enforced, self.old_edits = enforced, OLD_EDITS
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._dms_opened: deque[float] = deque(maxlen=DMS_OPENED[0])

    def count_dms(self, method: str, route: str) -> None:
        """Count a request that opens a DM, known or not; refuse one too many, which is no 429 but a 403."""
        if not self.enforced or (method, route) != OPEN_DM:
            return
        most, window = DMS_OPENED
        now, full = self._clock.now(), len(self._dms_opened) == most
        if full and now < self._dms_opened[0] + window:
            raise errors.opening_dms_too_fast()
        self._dms_opened.append(now)

    def spend(self, method: str, route: str, major: str) -> Verdict:
        """Take one request out of its buckets. `major`: the channel, guild or webhook it is about."""
        if NOT_LIMITED in route:
            return Verdict({})
        key = f"{method} {route}"
        size, window = DOCUMENTED.get(key, USUAL) if self.enforced else OPEN
        name = bucket_name(key)
        bucket = self._bucket((name, major), size, window)
        if not self.enforced:
            bucket.left = size
        elif (over := self._over(bucket, name, major)) is not None:
            return over
        bucket.left -= 1
        return Verdict(self._headers(bucket, name, size))

    def exhaust(self, channel_id: str, seconds: float) -> None:
        """Leave no request for messages in a channel for that long, if limits are enforced."""
        for key in DOCUMENTED:
            if "/channels/" in key:
                self._buckets[bucket_name(key), channel_id] = Bucket(0, self._clock.now() + seconds)

    def spend_old_edit(self, channel_id: str) -> float | None:
        """Take one edit of an old message; return how long it has to wait if none is left."""
        bucket = self._bucket(("old edits", channel_id), *self.old_edits)
        if bucket.left <= 0:
            return round(bucket.resets - self._clock.now(), 3)
        bucket.left -= 1
        return None

    def _over(self, bucket: Bucket, name: str, major: str) -> Verdict | None:
        """Return the refusal if this bucket or the global one is empty; else take from the global one."""
        whole = self._bucket(("global", ""), *GLOBAL)
        spent = next((b for b in (bucket, whole) if b.left <= 0), None)
        if spent is None:
            whole.left -= 1
            return None
        wait = round(spent.resets - self._clock.now(), 3)
        everywhere = spent is whole
        return Verdict(limited_headers(wait, everywhere, name), wait, everywhere)

    def _bucket(self, key: tuple[str, str], size: int, window: float) -> Bucket:
        bucket, now = self._buckets.get(key), self._clock.now()
        if bucket is None or now >= bucket.resets:
            bucket = self._buckets[key] = Bucket(size, now + window)
        return bucket

    def _headers(self, bucket: Bucket, name: str, size: int) -> Headers:
        return {
            "X-RateLimit-Limit": str(size),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.resets:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets - self._clock.now():.3f}",
            "X-RateLimit-Bucket": name,
        }


def bucket_name(key: str) -> str:
    """Return what Discord calls the bucket of a method and route."""
    return sha256(key.encode()).hexdigest()[:16]


def limited_headers(wait: float, everywhere: bool, name: str | None = None) -> Headers:
    """Return the headers of a 429."""
    headers = {
        "Retry-After": str(max(1, round(wait))),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return headers | ({"X-RateLimit-Bucket": name} if name else {})
