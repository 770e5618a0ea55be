"""What is agreed before the game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    investment_bank: bool = True
    expert_cancel_bluff: bool = False
    bid_signal: Literal["thickness", "hidden"] = "thickness"
