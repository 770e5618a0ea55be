"""How much room the database takes, what for, and how fast it grows."""

from __future__ import annotations

from random import Random

import pytest

from bot.host.host import Host, build_host
from storage import Database, archive
from storage.__main__ import main
from storage.care import size
from storage.place import Place
from tests.kit_game import GAMES
from tests.storage.kit import spelled
from tests.tables import begin, play_on

DAY = 86_400


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, GAMES)


async def test_it_is_told_what_the_room_is_for(
    host: Host, path: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    await begin(host, "lots", channel=1)
    await play_on(host, await begin(host, "lots", channel=2), Random(1))
    await host.database.write(lambda connection: archive.pack(connection, 2))
    found = await host.database.read(size.measure)
    assert found.games == {"over": 1, "running": 1}
    assert (found.actions, found.packed, found.failed) == (3, 1, 0)
    assert found.file > found.archive > 0
    assert main(["size", spelled(path)]) == 0
    told = capsys.readouterr().out
    assert "games     1 over, 1 running\n" in told
    assert f"{found.archive:,} bytes for 1 packed games" in told
    assert "growth" not in told, "it was not noted before"


async def test_growth_is_told_from_the_first_day_that_was_noted(host: Host) -> None:
    assert await host.database.read(lambda c: size.growth(c, 5 * DAY)) is None
    await host.database.write(lambda c: size.note(c, 5 * DAY))
    assert await host.database.read(lambda c: size.growth(c, 5 * DAY + 9)) is None
    for channel in range(40):
        await begin(host, "lots", channel=channel)
    grown = await host.database.read(lambda c: size.growth(c, 8 * DAY))
    assert grown is not None
    assert grown.days == 3
    assert grown.bytes > 0


async def test_no_more_than_some_weeks_are_noted(host: Host) -> None:
    for day in range(100):
        await host.database.write(lambda c, day=day: size.note(c, day * DAY))  # type: ignore[misc]
    grown = await host.database.read(lambda c: size.growth(c, 99 * DAY))
    assert grown is not None
    assert grown.days == 59
