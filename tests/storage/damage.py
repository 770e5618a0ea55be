"""Real damage to real files, as disks, cables and people do it."""

from __future__ import annotations

import os
from pathlib import Path

PAGE = 4096


def overwrite(file: Path, begin: int = 6, end: int = 9) -> None:
    """Noise in place of some pages."""
    pages = bytearray(file.read_bytes())
    pages[begin * PAGE : end * PAGE] = os.urandom((end - begin) * PAGE)
    file.write_bytes(pages)


def flip_a_bit_in_every_page(file: Path) -> None:
    """In the head of each page, where it says how much is in it."""
    pages = bytearray(file.read_bytes())
    for at in range(PAGE, len(pages), PAGE):
        pages[at + 4] ^= 1
    file.write_bytes(pages)


def cut(file: Path) -> None:
    """Half of the pages are gone."""
    os.truncate(file, file.stat().st_size // 2 // PAGE * PAGE)


def fill_with_noise(file: Path) -> None:
    file.write_bytes(os.urandom(file.stat().st_size))


EVERY = (overwrite, flip_a_bit_in_every_page, cut, fill_with_noise)
