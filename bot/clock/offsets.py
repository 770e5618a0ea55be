"""Time zones that are no city: so many hours from UTC, and the abbreviations that people write."""

from __future__ import annotations

import re
from datetime import timedelta, timezone

_OFFSET = re.compile(r"(utc|gmt|msk)?\s*([+-])\s*(\d{1,2})(?:[:.]?([0-5]\d))?")
_LEAST, _MOST = -12 * 60, 14 * 60  # minutes: no place on Earth is further from UTC
_MOSCOW = 3 * 60
_RUSSIAN = str.maketrans("мскутцгп−–", "mskutcgp--")

_MEANT = {
    "utc gmt z": ("UTC",),
    "bst": ("Europe/London",),
    "wet west": ("Europe/Lisbon",),
    "cet cest mez mesz": ("CET",),
    "eet eest": ("EET",),
    "msk": ("Europe/Moscow",),
    "trt": ("Europe/Istanbul",),
    "samt": ("Europe/Samara",),
    "yekt": ("Asia/Yekaterinburg",),
    "omst": ("Asia/Omsk",),
    "novt": ("Asia/Novosibirsk",),
    "krat": ("Asia/Krasnoyarsk",),
    "irkt": ("Asia/Irkutsk",),
    "yakt": ("Asia/Yakutsk",),
    "vlat": ("Asia/Vladivostok",),
    "ist": ("Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"),
    "jst": ("Asia/Tokyo",),
    "kst": ("Asia/Seoul",),
    "hkt": ("Asia/Hong_Kong",),
    "sgt": ("Asia/Singapore",),
    "est edt et": ("America/New_York",),
    "cst": ("America/Chicago", "America/Mexico_City", "Asia/Shanghai"),
    "cdt ct": ("America/Chicago",),
    "mst": ("America/Denver", "America/Phoenix"),
    "mdt mt": ("America/Denver",),
    "pst pdt pt": ("America/Los_Angeles",),
    "hst": ("Pacific/Honolulu",),
    "awst": ("Australia/Perth",),
    "aest": ("Australia/Sydney", "Australia/Brisbane"),
    "aedt": ("Australia/Sydney",),
    "nzst nzdt": ("Pacific/Auckland",),
}
ABBREVIATIONS = {short: zones for every, zones in _MEANT.items() for short in every.split()}


def offset_named(typed: str) -> str | None:
    """Return "UTC+3" for "+3", "GMT +03:00" or «МСК+0»; None if it says no hours from UTC or Moscow."""
    found = _OFFSET.fullmatch(_latin(typed))
    if found is None:
        return None
    base, sign, hours, minutes = found.groups()
    span = int(hours) * 60 + int(minutes or 0)
    return _name((span if sign == "+" else -span) + (_MOSCOW if base == "msk" else 0))


def _name(minutes: int) -> str | None:
    """Return what an offset is called in settings; None: there is no such place."""
    if not _LEAST <= minutes <= _MOST:
        return None
    hours, rest = divmod(abs(minutes), 60)
    past = f":{rest:02}" if rest else ""
    return "UTC" if minutes == 0 else f"UTC{'-' if minutes < 0 else '+'}{hours}{past}"


def fixed_zone(name: str) -> timezone | None:
    """Return the zone that `offset_named` has named; None: it is the name of a place."""
    found = _OFFSET.fullmatch(name.casefold())
    if found is None or found[1] != "utc":
        return None
    span = timedelta(hours=int(found[3]), minutes=int(found[4] or 0))
    return timezone(span if found[2] == "+" else -span)


def abbreviated(typed: str) -> tuple[str, ...]:
    """Return the zones that an abbreviation may mean: none, if it is none."""
    return ABBREVIATIONS.get(_latin(typed), ())


def _latin(typed: str) -> str:
    """Return an abbreviation in Latin letters, for МСК and УТЦ are written in Russian, too."""
    return typed.strip().casefold().translate(_RUSSIAN)
