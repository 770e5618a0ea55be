"""A clock on the wall that only the test moves, and a house that goes by it."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from tests.play.house import House

HOUR, DAY = 3600, 86400


def moment(text: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


class Wall:
    def __init__(self, at: int) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


async def pass_time(house: House, wall: Wall, upto: int) -> None:
    """All that comes due on the way is seen to at its time, and what is to be sent is sent."""
    for _ in range(200):
        following = await house.bot.clock.tick()
        await house.settled()
        if following is None or following > upto:
            wall.at = upto
            house.bot.outbox.wake()
            await house.bot.clock.tick()
            await house.settled()
            return
        wall.at = max(following, wall.at)
        house.bot.outbox.wake()
    raise AssertionError("time stands still")
