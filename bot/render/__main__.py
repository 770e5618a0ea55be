"""python -m bot.render gallery DIR [--language en|ru] [--theme dark|light]"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.render.gallery import gallery
from bot.render.paint.palette import THEMES
from games.kernel.hosting import LANGUAGES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.render")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    command = commands.add_parser("gallery", help="one picture of each game, from the middle of a game")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("--language", choices=LANGUAGES, default="en")
    command.add_argument("--theme", choices=sorted(THEMES), default="dark")
    asked = parser.parse_args()
    for file in gallery(asked.folder, asked.language, THEMES[asked.theme]):
        print(file)


if __name__ == "__main__":
    main()
