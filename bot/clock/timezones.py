"""Time zones as people look for them: by a city in any language, by hours from UTC, by an abbreviation."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from zoneinfo import available_timezones

from bot.clock.offsets import abbreviated, offset_named

_OLD = ("Etc/", "SystemV/", "US/", "Brazil/", "Canada/", "Chile/", "Mexico/")  # other names of the same
_LIKELY = {  # where those who speak a language live most often, from west to east
    "en": (
        *("America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York"),
        *("America/Sao_Paulo", "Europe/London", "Europe/Berlin", "Europe/Helsinki", "Asia/Dubai"),
        *("Asia/Kolkata", "Asia/Singapore", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
    ),
    "ru": (
        *("Europe/Berlin", "Europe/Kaliningrad", "Europe/Kyiv", "Europe/Minsk", "Europe/Moscow"),
        *("Asia/Tbilisi", "Europe/Samara", "Asia/Yekaterinburg", "Asia/Almaty", "Asia/Omsk"),
        *("Asia/Novosibirsk", "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Yakutsk", "Asia/Vladivostok"),
    ),
}
_LANGUAGE = 3  # letters, at most; longer names are those of a language in one country


class Zone(NamedTuple):
    """A time zone and the city it is known by."""

    name: str  # as IANA writes it, or "UTC+3"
    city: str


@lru_cache(maxsize=1)
def _renamed() -> dict[str, str]:
    """Return the names of today by the former ones: cities are found under either."""
    from babel.core import get_global  # large, and most bots are never asked

    known = available_timezones()
    return {old: new for old, new in get_global("zone_aliases").items() if new in known}


@lru_cache(maxsize=8)
def all_zones(language: str) -> tuple[Zone, ...]:
    """Return every zone with its city in a language, without the old names of the same."""
    from babel.core import Locale
    from babel.dates import get_timezone_location

    renamed, cities = _renamed(), Locale.parse(language).time_zones
    called = {renamed.get(name, name): entry["city"] for name, entry in cities.items() if "city" in entry}
    names = [name for name in sorted(available_timezones()) if "/" in name and not name.startswith(_OLD)]

    def city(name: str) -> str:
        return called.get(name) or str(get_timezone_location(name, locale=language, return_city=True))

    return (*(Zone(name, city(name)) for name in names if name not in renamed), Zone("UTC", "UTC"))


@lru_cache(maxsize=1)
def _everywhere() -> dict[str, frozenset[str]]:
    """Return the zones of each city in all languages that CLDR knows.

    The library keeps whatever it has read, which is much; so its files are read without it, once.
    """
    from babel import localedata

    found: dict[str, set[str]] = {}
    for language in localedata.locale_identifiers():
        if len(language) <= _LANGUAGE:
            file = Path(localedata.resolve_locale_filename(language))
            for zone, names in pickle.loads(file.read_bytes()).get("time_zones", {}).items():
                if city := names.get("city"):
                    found.setdefault(_plain(city), set()).add(_renamed().get(zone, zone))
    return {city: frozenset(zones) for city, zones in found.items()}


def find_zones(typed: str, language: str) -> list[Zone]:
    """Return the zones to propose for what was typed so far, the likeliest first; large ones for nothing."""
    if meant := _without_a_city(typed, language):
        return meant
    sought = _plain(typed)
    if not sought and language in _LIKELY:
        return _called(_LIKELY[language], language)
    hits = [zone for zone in all_zones(language) if any(sought in word for word in _words(zone))]
    if not hits:
        far = (zones for city, zones in _everywhere().items() if city.startswith(sought))
        hits = _called(frozenset().union(*far), language)
    return sorted(hits, key=lambda zone: not any(word.startswith(sought) for word in _words(zone)))


def zones_meant(typed: str, language: str) -> list[Zone]:
    """Return the zones that may be meant by what was typed: one, if it is plain; none, if nobody knows it."""
    sought = _plain(typed)
    if not sought:
        return []
    former = [new for old, new in _renamed().items() if _plain(old) == sought]
    exact = [zone for zone in all_zones(language) if sought in _words(zone)] or _called(former, language)
    found = _without_a_city(typed, language) or exact[:1]
    return found or _called(_everywhere().get(sought, ()), language) or find_zones(typed, language)


def _without_a_city(typed: str, language: str) -> list[Zone]:
    """Return what hours from UTC or an abbreviation mean."""
    if (offset := offset_named(typed)) is not None:
        return [Zone(offset, offset)]
    return _called(abbreviated(typed), language)


def _called(names: Iterable[str], language: str) -> list[Zone]:
    """Return these zones with their cities in a language."""
    cities = {zone.name: zone for zone in all_zones(language)}
    return [cities.get(name, Zone(name, name)) for name in names]


def _words(zone: Zone) -> tuple[str, str, str]:
    return _plain(zone.city), _plain(zone.name), _plain(zone.name.rpartition("/")[2])


def _plain(word: str) -> str:
    return word.strip().casefold().replace("_", " ").replace("ё", "е")
