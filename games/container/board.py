"""The board as a scene."""

from games.container.view import View
from games.kernel import Scene, say


def board(view: View) -> Scene:
    return Scene(say("game-title"), ())
