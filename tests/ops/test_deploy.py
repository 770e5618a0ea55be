"""What starts and stops the bot: not so often that it costs the token, and not before it has stopped."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "dockside.service"
SECONDS_TO_STOP = 10
SESSIONS_A_DAY = 1000


@pytest.fixture
def unit() -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None)
    found.read(UNIT, encoding="utf-8")
    return found


def test_the_unit_starts_the_bot_less_often_than_discord_allows(unit: ConfigParser) -> None:
    assert unit["Unit"]["StartLimitIntervalSec"] == "1d"
    assert int(unit["Unit"]["StartLimitBurst"]) <= SESSIONS_A_DAY / 2


def test_the_unit_waits_longer_from_start_to_start(unit: ConfigParser) -> None:
    assert unit["Service"]["RestartSec"] == "15s"
    assert int(unit["Service"]["RestartSteps"]) > 1
    assert unit["Service"]["RestartMaxDelaySec"] == "10min"


def test_whoever_stops_the_bot_waits_until_it_has_stopped(unit: ConfigParser) -> None:
    compose = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    run = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()[0]
    grace = re.search(r"^    stop_grace_period: (\d+)s$", compose, re.MULTILINE)
    timeout = re.search(r"--stop-timeout (\d+) ", run)
    assert grace
    assert timeout
    for seconds in (unit["Service"]["TimeoutStopSec"], grace[1], timeout[1]):
        assert int(seconds) > 2 * SECONDS_TO_STOP


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not at hand")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8")
    copy.write_text(re.sub(r"^ExecStart=.*", "ExecStart=/bin/true", text, flags=re.MULTILINE))
    found = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    newer = re.compile(r"Unknown key.*'(RestartSteps|RestartMaxDelaySec)'")
    assert [line for line in found.stderr.splitlines() if not newer.search(line)] == []
