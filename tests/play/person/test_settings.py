"""/settings: a person's own time zone, quiet hours, days off and the way they are called."""

from __future__ import annotations

from bot.clock.availability import hours_of, notices_of
from bot.clock.hours import Hours, Quiet
from bot.sandbox import Player
from tests.play.house import House


async def chosen(house: House, person: Player) -> Hours:
    return hours_of(await house.bot.host.notes.read("player", int(person.id)))


async def test_a_zone_is_found_by_its_city_in_the_readers_language(house: House) -> None:
    anna, boris = house.people(2)
    english = await anna.autocomplete("settings zone", focus="city", city="berl")
    russian = await boris.autocomplete("settings zone", focus="city", city="моск")
    assert [choice["value"] for choice in english] == ["Europe/Berlin"]
    assert [choice["value"] for choice in russian] == ["Europe/Moscow"]
    answer = await boris.slash("settings zone", city="Москва")
    assert answer.text.startswith("Ваш часовой пояс — Europe/Moscow: сейчас там ")
    assert (await chosen(house, boris)).zone == "Europe/Moscow"


async def test_an_unknown_zone_is_refused_in_one_sentence(house: House) -> None:
    answer = await house.person("Anna").slash("settings zone", city="Atlantis")
    assert answer.text == "I don’t know “Atlantis”. Name a big city nearby, or write it like UTC+3."


async def test_a_zone_that_could_be_several_is_asked_for_again(house: House) -> None:
    anna = house.person("Anna")
    answer = await anna.slash("settings zone", city="CST")
    cities = "Chicago (America/Chicago), Mexico City (America/Mexico_City), Shanghai (Asia/Shanghai)"
    assert answer.text == f"“CST” could be {cities}: write which one."
    assert (await chosen(house, anna)).zone == "UTC"


async def test_a_zone_is_so_many_hours_from_utc(house: House) -> None:
    anna = house.person("Anna")
    offered = await anna.autocomplete("settings zone", focus="city", city="gmt -5")
    assert [choice["value"] for choice in offered] == ["UTC-5"]
    answer = await anna.slash("settings zone", city="+03:30")
    assert answer.text.startswith("Your time zone is UTC+3:30; it’s ")


async def test_quiet_hours_need_a_zone_first(house: House) -> None:
    anna = house.person("Anna")
    refused = await anna.slash("settings quiet", **{"from": "22:00", "to": "8"})
    assert refused.text == "Tell me your time zone first: `/settings zone`."
    await anna.slash("settings zone", city="Europe/Berlin")
    accepted = await anna.slash("settings quiet", **{"from": "22:00", "to": "8"})
    assert accepted.text == "Quiet hours: from 22:00 to 08:00 I don’t call you, and your time stands still."
    assert (await chosen(house, anna)).quiet == Quiet(22 * 60, 8 * 60)
    await anna.slash("settings quiet")
    assert (await chosen(house, anna)).quiet is None


async def test_a_wrong_time_changes_nothing(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("settings zone", city="Europe/Berlin")
    await anna.slash("settings quiet", **{"from": "22:00", "to": "8:00"})
    for start, end, sentence in (
        ("9" * 5000, "8:00", f"“{'9' * 39}…” isn’t a time of day. Write it like 22:00."),
        ("25:00", "8:00", "“25:00” isn’t a time of day. Write it like 22:00."),
        ("8:00", "7:00", "Quiet hours can be at most 16 hours a day: the others need you in the rest."),
        ("8:00", "8:00", "Quiet hours can be at most 16 hours a day: the others need you in the rest."),
    ):
        assert (await anna.slash("settings quiet", **{"from": start, "to": end})).text == sentence
    half = await anna.slash("settings quiet", **{"from": "22:00"})
    assert half.text.startswith("Quiet hours need both times")
    assert (await chosen(house, anna)).quiet == Quiet(22 * 60, 8 * 60)


async def test_days_off_are_chosen_from_the_week(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("settings zone", city="Europe/Berlin")
    answer = await anna.slash("settings days-off")
    assert "You have no days off." in answer.text
    answer = await anna.choose(answer, "Days off", ["5", "6"])
    assert "Days off: Saturday, Sunday." in answer.text
    assert (await chosen(house, anna)).days_off == {5, 6}


async def test_show_tells_everything_after_a_restart_and_in_a_dm(house: House) -> None:
    anna = house.person("Anna")
    assert "You have no quiet hours and no days off" in (await anna.slash("settings show")).text
    await anna.slash("settings zone", city="Europe/Berlin")
    await anna.slash("settings quiet", **{"from": "23", "to": "7.30"})
    await anna.slash("settings notices", how="dm")
    await house.restart()
    text = (await house.sandbox.person("Anna").in_dm().slash("settings show")).text
    assert "Europe/Berlin" in text
    assert "from 23:00 to 07:30" in text
    assert "I send you a direct message" in text
    assert notices_of(await house.bot.host.notes.read("player", int(anna.id))) == "dm"


async def test_a_zone_that_nobody_has_chosen_is_not_called_theirs(house: House) -> None:
    anna = house.person("Anna")
    assert "I don’t know your time zone yet and go by UTC" in (await anna.slash("settings show")).text
    await anna.slash("settings zone", city="Berlin")
    assert "Your time zone is Europe/Berlin" in (await anna.slash("settings show")).text
