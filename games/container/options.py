"""What is agreed before the game."""

from typing import Literal

from games.kernel import BaseOptions


class Options(BaseOptions):
    investment_bank: bool = True
    expert_cancel_bluff: bool = False
    bid_signal: Literal["thickness", "hidden"] = "thickness"
