"""Time zones are found by what people call them."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest

from bot.clock.hours import Hours, time_of_day
from bot.clock.offsets import ABBREVIATIONS
from bot.clock.timezones import all_zones, find_zones, zones_meant

NOON = 1_700_000_000 // 86_400 * 86_400 + 12 * 3600  # by UTC


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Москва", "Europe/Moscow"),
        ("moscow", "Europe/Moscow"),
        ("Mosca", "Europe/Moscow"),
        ("Берлин", "Europe/Berlin"),
        ("東京", "Asia/Tokyo"),
        ("Київ", "Europe/Kyiv"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("Калькутта", "Asia/Kolkata"),
        ("new_york", "America/New_York"),
        ("МСК", "Europe/Moscow"),
        ("msk", "Europe/Moscow"),
        ("CET", "CET"),
        ("EST", "America/New_York"),
        ("utc", "UTC"),
        ("UTC+3", "UTC+3"),
        ("GMT-5", "UTC-5"),
        ("gmt +0", "UTC"),
        ("+03:30", "UTC+3:30"),
        ("UTC−3", "UTC-3"),
        ("МСК+2", "UTC+5"),
        ("Новосиб", "Asia/Novosibirsk"),
    ],
)
def test_one_zone_is_meant(typed: str, meant: str, language: str) -> None:
    assert [zone.name for zone in zones_meant(typed, language)] == [meant]


@pytest.mark.parametrize("typed", ["", "Köln am Rhein", "Atlantis", "UTC+99", "+3:77", "3"])
def test_no_zone_is_meant(typed: str) -> None:
    assert zones_meant(typed, "en") == []


def test_an_abbreviation_with_several_meanings_means_all_of_them() -> None:
    cities = [zone.city for zone in zones_meant("IST", "ru")]
    assert cities == ["Калькутта", "Иерусалим", "Дублин"]


def test_a_city_of_another_language_is_proposed_in_the_readers_own() -> None:
    assert [zone.city for zone in find_zones("Warsz", "ru")] == ["Варшава"]


def test_hours_from_utc_are_kept_by_the_clock() -> None:
    assert time_of_day(Hours("UTC+5:45"), NOON) == "17:45"
    assert time_of_day(Hours("UTC-3"), NOON) == "09:00"


def test_every_abbreviation_is_that_of_a_zone() -> None:
    assert all(ZoneInfo(name) for zones in ABBREVIATIONS.values() for name in zones)


@pytest.mark.parametrize(
    ("language", "here", "there"), [("en", "London", "New York"), ("ru", "Москва", "Омск")]
)
def test_whoever_has_typed_nothing_is_offered_large_cities(language: str, here: str, there: str) -> None:
    found = find_zones("", language)
    cities = [zone.city for zone in found]
    assert {here, there} <= set(cities)
    assert len(cities) <= 25
    assert {zone.name for zone in found} <= {zone.name for zone in all_zones(language)}
