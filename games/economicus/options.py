"""What the lobby may choose."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """8 Which rules are played, and what ends the game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    mode: Literal["basic", "full"] = "full"
    ending: Literal["stars", "stars-or-rounds", "rounds", "stars-or-time", "time"] = "stars"
    star_target: int = Field(default=0, ge=0, le=22)  # 0: by the number of players
    limit_rounds: int = Field(default=15, ge=1, le=99)
    limit_hours: int = Field(default=72, ge=1, le=720)


def limit(options: Options) -> int | None:
    """8.3 After how many seconds the host says that time is up; None: never."""
    return options.limit_hours * 3600 if options.ending in ("stars-or-time", "time") else None
