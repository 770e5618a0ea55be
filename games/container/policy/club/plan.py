"""Says what a plan is: something to do now, and what each action of it would bring."""

from typing import NamedTuple

from games.kernel import Pick

RELUCTANT = 0.1  # dollars for what is done when there is nothing better
GIVE_IN = 0.04  # how often that is done, so that the game goes on


class Plan(NamedTuple):
    """Holds the next thing to do and how many dollars it brings for each action it takes."""

    worth: float
    pick: Pick
