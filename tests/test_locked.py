"""What is written down to be installed fits what we ask for, has hashes, and names no host. See .ci/lock."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
ASKED = {
    "requirements.txt": PROJECT["project"]["dependencies"],
    "requirements-build.txt": PROJECT["build-system"]["requires"],
    "requirements-dev.txt": [
        *PROJECT["project"]["dependencies"],
        *(one for extra in EXTRAS.values() for one in extra),
    ],
}
PINNED = re.compile(
    r"^([\w.-]+)==(\S+)(?: ; [^\\]+)? \\((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)+)\n", re.MULTILINE
)

every_file = pytest.mark.parametrize("name", ASKED)


@pytest.fixture
def text(name: str) -> str:
    file = ROOT / name
    if not file.is_file():
        pytest.skip(f"there is no {name}: whatever fits is installed")
    return file.read_text(encoding="utf-8")


@every_file
def test_all_that_is_asked_for_is_pinned_to_a_version_that_fits(name: str, text: str) -> None:
    pinned = {canonicalize_name(package): Version(version) for package, version, _ in PINNED.findall(text)}
    for asked in map(Requirement, ASKED[name]):
        assert pinned[canonicalize_name(asked.name)] in asked.specifier, asked


@every_file
def test_there_is_nothing_but_packages_with_hashes(name: str, text: str) -> None:
    assert PINNED.sub("", text) == ""


@every_file
def test_no_package_has_two_versions(name: str, text: str) -> None:
    packages = [package for package, _, _ in PINNED.findall(text)]
    assert len(packages) == len(set(packages))


def test_the_tests_run_with_what_the_bot_runs_with() -> None:
    files = [ROOT / "requirements.txt", ROOT / "requirements-dev.txt"]
    if not all(file.is_file() for file in files):
        pytest.skip("nothing is written down")
    bot, everything = (
        {package: (version, hashes) for package, version, hashes in PINNED.findall(file.read_text())}
        for file in files
    )
    assert bot.items() <= everything.items()
