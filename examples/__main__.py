"""python -m examples: the program as it is, with the games of this folder beside its own."""

import sys

from bot.__main__ import main
from examples.morning_catch import MORNING_CATCH
from games import GAMES

if __name__ == "__main__":
    GAMES[MORNING_CATCH.key] = MORNING_CATCH
    sys.exit(main(sys.argv[1:]))
