"""What starts and stops the bot: not so often that it costs the token, and not before it has stopped."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from storage.shards import shards

ROOT = Path(__file__).parents[2]
UNITS = [ROOT / "deploy" / name for name in ("dockside.service", "dockside@.service")]
FLEET = ROOT / "deploy" / "compose.fleet.yaml"
SECONDS_TO_STOP = 10
SESSIONS_A_DAY = 1000


@pytest.fixture(params=UNITS, ids=["alone", "one-of-several"])
def unit(request: pytest.FixtureRequest) -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None)
    found.read(request.param, encoding="utf-8")
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
@pytest.mark.parametrize("file", UNITS, ids=["alone", "one-of-several"])
def test_systemd_understands_the_unit(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / file.name.replace("@", "@0-3-8")
    text = file.read_text(encoding="utf-8")
    copy.write_text(re.sub(r"^ExecStart=.*", "ExecStart=/bin/true", text, flags=re.MULTILINE))
    found = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    newer = re.compile(r"Unknown key.*'(RestartSteps|RestartMaxDelaySec)'")
    assert [line for line in found.stderr.splitlines() if not newer.search(line)] == []


def test_the_name_of_a_unit_says_which_shards_it_serves() -> None:
    text = UNITS[1].read_text(encoding="utf-8")
    (named,) = re.findall(r"^Environment=DOCKSIDE_SHARDS=(\S+)", text, re.MULTILINE)
    found = shards(named.replace("%i", "0-3-8"))
    assert found is not None
    assert str(found) == "0-3/8"
    assert "DOCKSIDE_DATABASE" not in text, "each machine is told by its own settings"


def test_the_database_of_the_compose_file_is_of_one_version() -> None:
    (image,) = re.findall(r"^    image: (\S+)$", FLEET.read_text(encoding="utf-8"), re.MULTILINE)
    assert re.match(r"postgres:\d+\.\d+-\w+", image)


def test_the_processes_of_the_compose_file_serve_all_shards_and_none_twice() -> None:
    text = FLEET.read_text(encoding="utf-8")
    found = [shards(one) for one in re.findall(r"^ +DOCKSIDE_SHARDS: (\S+)$", text, re.MULTILINE)]
    served = [number for one in found if one is not None for number in one.ids]
    assert sorted(served) == [*range(2)]
    assert {one.count for one in found if one is not None} == {2}
    grace = re.search(r"^  stop_grace_period: (\d+)s$", text, re.MULTILINE)
    assert grace
    assert int(grace[1]) > 2 * SECONDS_TO_STOP


def test_the_compose_file_puts_no_password_into_an_address() -> None:
    """Where some of its signs would mean something else."""
    text = FLEET.read_text(encoding="utf-8")
    assert re.findall(r"postgresql://\S*", text) == ["postgresql://dockside@postgres/dockside"]
    assert "PGPASSWORD: ${POSTGRES_PASSWORD}" in text
