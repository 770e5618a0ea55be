"""The whole bot as a process of its own, started quickly, killed without a word."""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

_SERVER = multiprocessing.get_context("forkserver")
_SERVER.set_forkserver_preload(["bot.__main__"])  # reading all modules takes longer than everything else
_TELL = signal.SIGUSR1
_TALE, _END_OF_TALE = 50, "-- that was all --"  # tenths of a second that it may take


def _aboard(settings: Mapping[str, str], folder: Path) -> None:
    from bot.__main__ import main

    os.chdir(folder)
    os.environ.update(settings)
    with (folder / "bot.log").open("ab", buffering=0) as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    signal.signal(_TELL, _tell_tasks)
    faulthandler.register(_TELL, file=2, all_threads=True, chain=True)
    sys.exit(main([]))


def _tell_tasks(*_: Any) -> None:
    """What everybody in the event loop is waiting for; where the threads are has been told before."""
    try:
        for task in asyncio.all_tasks():
            task.print_stack(file=sys.stderr)
    except RuntimeError:
        sys.stderr.write("no event loop runs\n")
    sys.stderr.write(f"{_END_OF_TALE}\n")


class Process:
    """`python -m bot` with these settings, and no emojis: what others draw to compare has none."""

    def __init__(self, settings: Mapping[str, str], folder: Path) -> None:
        self._log = folder / "bot.log"
        settings = {"DOCKSIDE_EMOJIS": "false", **settings}
        self._process = _SERVER.Process(target=_aboard, args=(settings, folder), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    @property
    def exit_code(self) -> int | None:
        return self._process.exitcode

    async def gone(self) -> None:
        """Returns when it has ended, whoever ended it."""
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._process.sentinel)

    async def tell(self) -> str:
        """Its log, with where it stands just now if it lives."""
        begin = len(self.log())
        if self.alive:
            os.kill(self.pid, _TELL)
            for _ in range(_TALE):
                if _END_OF_TALE not in self.log()[begin:]:
                    await asyncio.sleep(0.1)
        return self.log()

    def log(self) -> str:
        return self._log.read_text("utf-8", "replace") if self._log.exists() else ""

    def memory(self, most: bool = False) -> int:
        """Bytes that it holds, or has held at most."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        name = "VmHWM" if most else "VmRSS"
        line = next(line for line in status.splitlines() if line.startswith(name))
        return int(line.split()[1]) * 1024

    def seconds(self) -> float:
        """Processor time that it has used."""
        used = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")

    def has_port(self, port: int) -> bool:
        """Whether it has a connection that begins there."""
        there = f":{port:04X}"
        lines = [line.split() for line in Path(f"/proc/{self.pid}/net/tcp").read_text().splitlines()[1:]]
        inodes = {f"socket:[{line[9]}]" for line in lines if line[1].endswith(there)}
        with suppress(OSError):  # it may close one meanwhile
            return any(os.readlink(one) in inodes for one in Path(f"/proc/{self.pid}/fd").iterdir())
        return False

    def kill(self) -> None:
        """As kill -9 does it: nothing is finished, nothing is closed."""
        self._process.kill()
        self._process.join(30)
        assert not self._process.is_alive()
