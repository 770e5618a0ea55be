"""python -m bot.render: gallery (pictures of every game), replay (an exported game as a page to keep)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.render.gallery import fronts, gallery
from bot.render.history.course import Played
from bot.render.keepsake.file import keepsake
from bot.render.paint.palette import THEMES
from bot.words.words import Names, Words
from games.__main__ import Complaint, read_export
from games.kernel.hosting import LANGUAGES, Entry, Illegal


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code, 2 if it could not be done."""
    asked = _parser().parse_args(argv)
    try:
        for file in asked.run(asked):
            print(file)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.render", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    one = commands.add_parser("gallery", help="pictures of every game, to be looked at")
    one.add_argument("folder", type=Path, metavar="DIR")
    one.add_argument("--brief", action="store_true", help="one picture of each game, when most is about")
    one.add_argument("--language", choices=LANGUAGES, help="both, if left out; of one picture English")
    one.add_argument("--theme", choices=sorted(THEMES), help="both, if left out; of one picture dark")
    one.set_defaults(run=_pictures)
    two = commands.add_parser("replay", help="an exported game as a page that replays it, without a network")
    two.add_argument("file", metavar="FILE")
    two.add_argument("--html", type=Path, required=True, metavar="OUT")
    two.add_argument("--language", choices=LANGUAGES, default="en", help="shown at first; the page has both")
    two.add_argument("--names", nargs="+", default=(), metavar="NAME", help="of the players, seat by seat")
    two.set_defaults(run=_replay)
    return parser


def _pictures(asked: argparse.Namespace) -> Iterator[Path]:
    if asked.brief:
        return fronts(asked.folder, asked.language or "en", THEMES[asked.theme or "dark"])
    languages = [asked.language] if asked.language else LANGUAGES
    themes = [THEMES[asked.theme]] if asked.theme else list(THEMES.values())
    return gallery(asked.folder, languages, themes)


def _replay(asked: argparse.Namespace) -> Iterator[Path]:
    """Write an exported game as a page. The file has no names: without any, seats have their numbers."""
    dealt, found = read_export(asked.file)
    if asked.names and len(asked.names) != dealt.seats:
        raise Complaint(f"{dealt.seats} played it, but {len(asked.names)} names are given.")
    names, first = Names(tuple(asked.names)), asked.language
    every = [Words(one, dealt.game.key, names) for one in sorted(LANGUAGES, key=lambda one: one != first)]
    try:
        made = keepsake(Played.of(dealt, [Entry(*line) for line in found["entries"]]), every)
        asked.html.write_bytes(made)
    except Illegal as refused:
        raise Complaint(f"An action in it is not legal: {refused.text.key}.") from refused
    except (KeyError, TypeError, ValueError) as error:
        raise Complaint(f"{asked.file} is not an exported game: {error}.") from error
    except OSError as error:
        raise Complaint(f"{asked.html} cannot be written: {error.strerror}.") from error
    yield asked.html


if __name__ == "__main__":
    sys.exit(main())
