from __future__ import annotations

from storage import Database, settings


async def test_a_setting_is_kept_for_its_owner_alone(database: Database) -> None:
    await database.write(lambda c: settings.choose(c, "guild", 1, "language", "ru"))
    await database.write(lambda c: settings.choose(c, "player", 1, "quiet", {"from": 22, "to": 8}))
    assert await database.read(lambda c: settings.read(c, "guild", 1)) == {"language": "ru"}
    assert await database.read(lambda c: settings.read(c, "player", 1)) == {"quiet": {"from": 22, "to": 8}}
    assert await database.read(lambda c: settings.read(c, "guild", 2)) == {}


async def test_a_setting_can_be_changed_and_given_back(database: Database) -> None:
    await database.write(lambda c: settings.choose(c, "guild", 1, "language", "ru"))
    await database.write(lambda c: settings.choose(c, "guild", 1, "language", "en"))
    assert await database.read(lambda c: settings.read(c, "guild", 1)) == {"language": "en"}
    await database.write(lambda c: settings.choose(c, "guild", 1, "language", None))
    assert await database.read(lambda c: settings.read(c, "guild", 1)) == {}
