from games.kernel import Scene, say


def board(view):
    return Scene(say("game-title"), ())
