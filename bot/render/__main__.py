"""python -m bot.render gallery DIR [--brief] [--language en|ru] [--theme dark|light]"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot.render.gallery import fronts, gallery
from bot.render.paint.palette import THEMES
from games.kernel.hosting import LANGUAGES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.render")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    command = commands.add_parser("gallery", help="pictures of every game, to be looked at")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("--brief", action="store_true", help="one picture of each game, from its middle")
    command.add_argument("--language", choices=LANGUAGES, help="both, if left out; of one picture English")
    command.add_argument("--theme", choices=sorted(THEMES), help="both, if left out; of one picture dark")
    asked = parser.parse_args()
    for file in _pictures(asked):
        print(file)


def _pictures(asked: argparse.Namespace) -> Iterator[Path]:
    if asked.brief:
        return fronts(asked.folder, asked.language or "en", THEMES[asked.theme or "dark"])
    languages = [asked.language] if asked.language else LANGUAGES
    themes = [THEMES[asked.theme]] if asked.theme else list(THEMES.values())
    return gallery(asked.folder, languages, themes)


if __name__ == "__main__":
    main()
