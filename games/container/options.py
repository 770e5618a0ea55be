"""Says what can be agreed before the game."""

from typing import Literal

from games.kernel import BaseOptions


class Options(BaseOptions):
    """Holds what was agreed before the game."""

    investment_bank: bool = True
    expert_cancel_bluff: bool = False  # 6.4 a bluff card cancels the money of its bid
    bid_signal: Literal["thickness", "hidden"] = "thickness"  # 4.4 what shows of a locked bid
