"""Says what can be agreed before the game."""

from typing import Literal

from games.kernel import BaseOptions


class Options(BaseOptions):
    """Holds what was agreed before the game."""

    variant: Literal["base", "abilities", "auction"] = "base"
    shared_crew: bool = False  # AMB-2: with special abilities, one draw of clans for everybody
    cockroach_aboard: bool = False  # AMB-3: the cockroach's discount also when moving aboard
