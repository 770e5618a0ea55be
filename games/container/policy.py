"""A sensible player."""

from random import Random

from games.container.view import View
from games.kernel import Pick, Prompt


def policy(view: View, prompt: Prompt, dice: Random) -> Pick:
    pick = prompt.sample(dice)
    assert pick is not None
    return pick
