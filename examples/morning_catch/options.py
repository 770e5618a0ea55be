"""What the table agrees on before the game."""

from pydantic import Field

from examples.morning_catch.components import LONGEST
from games.kernel import BaseOptions


class Options(BaseOptions):
    mornings: int = Field(default=5, ge=3, le=LONGEST)  # 3.1
