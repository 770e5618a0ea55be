"""Time zones as people look for them: by the name of a city in their own language."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from zoneinfo import available_timezones

_OLD = ("Etc/", "SystemV/", "US/", "Brazil/", "Canada/", "Chile/", "Mexico/")  # other names of the same


class Zone(NamedTuple):
    """A time zone and the city it is known by."""

    name: str  # as IANA writes it
    city: str


@lru_cache(maxsize=8)
def all_zones(language: str) -> tuple[Zone, ...]:
    """Return every zone with its city in a language, without the old names of the same."""
    from babel.dates import get_timezone_location  # large, and most bots are never asked

    def city(name: str) -> str:
        return str(get_timezone_location(name, locale=language, return_city=True))

    names = [name for name in sorted(available_timezones()) if "/" in name and not name.startswith(_OLD)]
    return (*(Zone(name, city(name)) for name in names), Zone("UTC", "UTC"))


def find_zones(typed: str, language: str) -> list[Zone]:
    """Find zones whose city or name holds what was typed; where one begins with it, that comes first."""
    sought = _plain(typed)
    hits = [zone for zone in all_zones(language) if any(sought in word for word in _words(zone))]
    return sorted(hits, key=lambda zone: not any(word.startswith(sought) for word in _words(zone)))


def zone_named(typed: str, language: str) -> str | None:
    """Return the zone whose name or city was typed in full, in whatever case."""
    sought = _plain(typed)
    return next((zone.name for zone in all_zones(language) if sought in _words(zone)), None)


def _words(zone: Zone) -> tuple[str, str, str]:
    return _plain(zone.city), _plain(zone.name), _plain(zone.name.rpartition("/")[2])


def _plain(word: str) -> str:
    return word.strip().casefold().replace("_", " ").replace("ё", "е")
