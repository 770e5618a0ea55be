"""The whole bot as a process of its own, started quickly, killed without a word."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Mapping
from pathlib import Path

_SERVER = multiprocessing.get_context("forkserver")
_SERVER.set_forkserver_preload(["bot.__main__"])  # reading all modules takes longer than everything else


def _aboard(settings: Mapping[str, str], folder: Path) -> None:
    from bot.__main__ import main

    os.chdir(folder)
    os.environ.update(settings)
    with (folder / "bot.log").open("ab", buffering=0) as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    sys.exit(main())


class Process:
    """`python -m bot` with these settings."""

    def __init__(self, settings: Mapping[str, str], folder: Path) -> None:
        self._process = _SERVER.Process(target=_aboard, args=(settings, folder), daemon=True)
        self._process.start()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def memory(self, most: bool = False) -> int:
        """Bytes that it holds, or has held at most."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        name = "VmHWM" if most else "VmRSS"
        line = next(line for line in status.splitlines() if line.startswith(name))
        return int(line.split()[1]) * 1024

    def kill(self) -> None:
        """As kill -9 does it: nothing is finished, nothing is closed."""
        self._process.kill()
        self._process.join(30)
        assert not self._process.is_alive()
