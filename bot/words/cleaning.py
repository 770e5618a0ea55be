"""Words that people have written, made harmless before anybody else reads them."""

from __future__ import annotations

import re
import unicodedata

_OURS = "dockside"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody sees
_MOST_MARKS = 2  # accents on one letter; more of them climb over the lines above
_STRUCTURE = str.maketrans(
    {
        "<": "‹",
        ">": "›",
        "@": "＠",
        "[": "［",
        "]": "］",
        "`": "'",
        "\\": "/",
        "|": "¦",
        **dict.fromkeys(_BLANKS, " "),
    }
)  # what begins a mention, an emoji, a time, a link, a block of code, a spoiler
_MARKDOWN = re.compile(
    r"[\\*_~|`]"  # anywhere
    r"|^(?:>(?:>>)?\s|#|\s*-)"  # a quotation, a heading, a list
    r"|\[(?=.+\]\(.+\))",  # a link
    re.MULTILINE,
)
_LINE_BEGINS = re.compile(r"^(?:[#>*+=~_-]|\d+[.)](?=\s|$)|\s)+")
_LOOKALIKES = str.maketrans("аеіоскԁѕ0153", "aeiockdsoiss")


def clean(text: str) -> str:
    """Make one line of a text that pings nobody, links nowhere, hides nothing and reads as it is written."""
    seen = "".join(_visible(unicodedata.normalize("NFC", " ".join(text.split()))))
    shown = seen.translate(_STRUCTURE).replace("://", ": //")
    return _LINE_BEGINS.sub("", " ".join(shown.split())).rstrip()


def _visible(text: str) -> list[str]:
    """Leave out what steers or hides the text around it, and towers of accents."""
    kept, marks = list[str](), 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if not kind.startswith("C") and marks <= _MOST_MARKS:
            kept.append(letter)
    return kept


def escape_markdown(text: str) -> str:
    """Return the text with a backslash before all that Discord would take for formatting."""
    return _MARKDOWN.sub(lambda found: f"\\{found[0]}", text)


def imitates_us(name: str) -> bool:
    """Tell whether somebody would take this name for the bot's."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_LOOKALIKES)
    return "".join(filter(str.isalnum, plain)) == _OURS
