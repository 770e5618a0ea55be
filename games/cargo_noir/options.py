"""What the host of a table may choose."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    last_round_phase3: bool = True  # 4.3, A1: ships may still be sent in the last round, to block others
