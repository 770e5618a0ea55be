"""Names what the lobby may choose."""

from typing import Literal

from pydantic import Field, field_validator

from games.economicus.components import Components
from games.kernel import BaseOptions

_PRINTED = min(Components().stars.values())  # the least that any number of players needs


class Options(BaseOptions):
    """8 Says which rules are played, and what ends the game."""

    mode: Literal["basic", "full"] = "full"
    ending: Literal["stars", "stars-or-rounds", "rounds", "stars-or-time", "time"] = "stars"
    star_target: int = Field(default=0, ge=0, le=22, json_schema_extra={"minimum": _PRINTED + 1})
    limit_rounds: int = Field(default=15, ge=1, le=99)
    limit_hours: int = Field(default=72, ge=1, le=720, json_schema_extra={"round": 12})  # chosen by half days
    deals: Literal["none", "money", "all"] = "none"

    @field_validator("star_target")
    @classmethod
    def _never_less_than_printed(cls, stars: int) -> int:
        """8.1 Take a number that is not above the least printed target as 0: by the number of players."""
        return stars if stars > _PRINTED else 0


def limit(options: Options) -> int | None:
    """8.3 Return after how many seconds the host says that time is up; None: never."""
    return options.limit_hours * 3600 if options.ending in ("stars-or-time", "time") else None
