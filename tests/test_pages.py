"""The privacy policy and the terms say what the program does, in both languages alike."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bot.delivery import outbox
from bot.settings import Settings
from bot.words.words import Words
from storage.people import COLUMNS

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [DOCS / f"{name}{language}.md" for name in ("privacy", "terms") for language in ("", ".ru")]
POLICY = (DOCS / "privacy.md").read_text(encoding="utf-8")

# Where the policy tells of each place in the file that holds a person.
TOLD = {
    ("game", "opener"): "what you did at tables",
    ("seat", "user"): "your Discord id and, for each table, the name",
    ("former", "user"): "your Discord id and, for each table, the name",
    ("action", "actor"): "what you did at tables",
    ("outbox", "user"): "messages that still wait to be sent",
    ("audit", "moderator"): "what moderators did",
    ("invitation", "user"): "when you were invited to a table",
    ("invitation", "by_user"): "by direct message, and by whom",
    ("standing_order", "user"): "standing orders",
    ("dm_channel", "user"): "the id of your direct channel",
    ("league_entry", "user"): "of each league that you join",
    ("wish", "user"): "of which games you want to be told",
    ("tip", "user"): "of which tables you were told",
    ("keen", "user"): "that you would like to play, too",
    ("result", "person"): "of each game that is over: your place, score and rating",
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_on_the_pages_can_be_typed(page: Path) -> None:
    language = "ru" if page.stem.endswith(".ru") else "en"
    words = Words(language)
    keys = [key for key in _command_keys() if words.knows(key)]
    typed = {words.say(key) for key in keys}
    for line in re.findall(r"`/([\w -]+)`", page.read_text(encoding="utf-8")):
        assert all(word in typed for word in line.split()), line


def _command_keys() -> list[str]:
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "bot/words/text/en").glob("*.ftl"))
    return re.findall(r"^(command-[\w-]+) =", texts, re.MULTILINE)


@pytest.mark.parametrize("name", ["privacy", "terms"])
def test_both_languages_have_the_same_chapters_rows_and_points(name: str) -> None:
    def shape(page: Path) -> list[str]:
        lines = page.read_text(encoding="utf-8").splitlines()
        return [line[:2] for line in lines if line.startswith(("# ", "## ", "- ", "| ", "|-"))]

    assert shape(DOCS / f"{name}.md") == shape(DOCS / f"{name}.ru.md")


def test_the_policy_tells_of_every_place_that_holds_a_person() -> None:
    assert set(COLUMNS) <= set(TOLD)
    assert [words for words in TOLD.values() if words not in POLICY] == []


def test_the_figures_in_the_policy_are_those_of_the_program() -> None:
    assert f"cannot be delivered, {outbox._FAILURES_KEPT // 86_400} days" in POLICY
    fields = Settings.model_fields
    assert (fields["dockside_backup_hours"].default, fields["dockside_backups_kept"].default) == (24, 7)
    assert re.search(r"once a day unless.*\n?.*the last seven copies", POLICY)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f"Dockside {'.'.join(version.split('.')[:2])}." in POLICY


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_the_pages_link_is_there_and_they_are_linked(page: Path) -> None:
    links = re.findall(r"\]\((?!https://)([^)]+)\)", page.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (DOCS / link).is_file()] == []
    assert f"](docs/{page.name})" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_settings_that_the_pages_name_exist() -> None:
    named = {
        name for page in PAGES for name in re.findall(r"DOCKSIDE_[A-Z_]+", page.read_text(encoding="utf-8"))
    }
    assert named == {"DOCKSIDE_CONTACT", "DOCKSIDE_PRIVACY_URL", "DOCKSIDE_TERMS_URL"}
    assert {name.lower() for name in named} <= set(Settings.model_fields)
