"""python -m bot as a process: the local table without a token, Discord with one, and a clean stop."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import stat
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from random import Random

import aiohttp
import pytest

from bot.ops.tallying import Tallying
from bot.sandbox import Sandbox, schema
from games import GAMES
from storage.care import rotation
from storage.care.backup import backup
from storage.schema import Migration, migrations, open_file
from tests.host.hosting import hosted
from tests.storage.damage import overwrite
from tests.tables import begin, play_on

SECRETS = ("DISCORD_TOKEN", "DISCORD_API_BASE")


async def start(folder: Path, **settings: str) -> Process:
    clean = {name: value for name, value in os.environ.items() if name not in SECRETS}
    environment = {**clean, "DOCKSIDE_DATABASE": str(folder / "kept.sqlite3"), **settings}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=folder, env=environment, stdout=PIPE, stderr=PIPE
    )


async def address_of(process: Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while line := (await process.stdout.readline()).decode():
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                return found[0]
    raise AssertionError("no address was printed")


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
async def test_without_a_token_there_is_a_local_table_that_stops_cleanly(
    tmp_path: Path, name: signal.Signals
) -> None:
    process = await start(tmp_path, DOCKSIDE_PORT="0")
    address = await address_of(process)
    async with aiohttp.ClientSession() as session, session.get(address) as page:
        assert page.status == 200
        assert "<script" in await page.text()
    process.send_signal(name)
    _, errors = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0
    assert b"Traceback" not in errors
    assert stat.S_IMODE((tmp_path / "kept.sqlite3").stat().st_mode) == 0o600


async def test_a_table_whose_channel_is_gone_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    async with hosted(tmp_path / "kept.sqlite3", dict(GAMES)) as host:
        await begin(host, "container", channel=1, players=3)
    process = await start(tmp_path, DOCKSIDE_PORT="0")
    await address_of(process)
    process.send_signal(signal.SIGTERM)
    _, errors = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0
    assert b"game 1 cannot be shown: NotFound" in errors
    assert b"Traceback" not in errors


async def test_with_a_token_it_connects_to_discord(tmp_path: Path) -> None:
    async with Sandbox(strict=True) as sandbox:
        process = await start(tmp_path, **sandbox.environment(), DOCKSIDE_LOG_FORMAT="json")
        await sandbox.until_online(seconds=60)
        await sandbox.until(lambda: sandbox.person("Anna").commands(), seconds=60)
        process.send_signal(signal.SIGTERM)
        output, errors = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0
    assert sandbox.token.encode() not in output + errors


async def test_help_links_what_the_settings_name(tmp_path: Path) -> None:
    async with Sandbox(strict=True) as sandbox:
        named = {"DOCKSIDE_TERMS_URL": "https://a.example/terms", "DOCKSIDE_CONTACT": "ann@a.example"}
        process = await start(tmp_path, **sandbox.environment(), **named)
        await sandbox.until_online(seconds=60)
        await sandbox.until(lambda: sandbox.person("Anna").commands(), seconds=60)
        told = (await sandbox.person("Anna").slash("help")).text
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), 30)
    assert "(https://a.example/terms)" in told
    assert "docs/privacy.md" in told
    assert "ann@a.example" in told


async def test_a_discord_that_is_down_is_told_in_one_line(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.faults.fail(100, route="GET /users/@me", status=503)
        process = await start(tmp_path, **sandbox.environment())
        _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1, "later it may go well"
    assert errors.decode().splitlines() == ["Discord can't be reached right now (DiscordServerError)."]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"DOCKSIDE_PORT": "eighty"}, "DOCKSIDE_PORT: "),
        ({"DOCKSIDE_PRIVACY_URL": "nowhere"}, "DOCKSIDE_PRIVACY_URL: "),
        ({"DOCKSIDE_COMPONENTS": '{"container": "nowhere.toml"}'}, "there is no file nowhere.toml"),
        ({"DOCKSIDE_COMPONENTS": "figures.toml"}, "DOCKSIDE_COMPONENTS: write it as JSON"),
        ({"DOCKSIDE_COMPONENTS": json.dumps({"container": sys.executable})}, "isn't UTF-8 text."),
    ],
)
async def test_a_wrong_setting_is_told_in_one_line(
    tmp_path: Path, settings: dict[str, str], sentence: str
) -> None:
    process = await start(tmp_path, **settings)
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == os.EX_CONFIG, "to start it again cannot help"
    assert sentence in errors.decode()
    assert "Traceback" not in errors.decode()


async def test_a_file_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    process = await start(tmp_path, DOCKSIDE_DATABASE="/")
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1, "later it may go well"
    assert "cannot be opened" in errors.decode()
    assert "Traceback" not in errors.decode()


async def test_a_damaged_file_is_refused_with_the_command_that_mends_it(tmp_path: Path) -> None:
    file, folder = tmp_path / "kept.sqlite3", tmp_path / "backups"
    async with hosted(file, dict(GAMES)) as host:
        await begin(host, "container", channel=1, players=3)
    copy = rotation.take(file, folder, 1_800_000_000, most=7)
    overwrite(file)
    process = await start(tmp_path, DOCKSIDE_PORT="0", DOCKSIDE_BACKUPS=str(folder))
    output, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == os.EX_CONFIG, "to start it again cannot help"
    assert output == b""
    assert errors.decode() == (
        "kept.sqlite3 is damaged. The newest sound backup is from 2027-01-15 08:00 UTC; to go on from it: "
        f"python -m storage restore {copy} {file} --overwrite\n"
    )


async def test_a_file_of_a_newer_version_is_told_in_one_line(tmp_path: Path) -> None:
    later = Migration(9000, "CREATE TABLE later (word TEXT) STRICT;")
    open_file(tmp_path / "kept.sqlite3", [*migrations(), later]).close()
    process = await start(tmp_path, DOCKSIDE_PORT="0")
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == os.EX_CONFIG, "to start it again cannot help"
    assert errors.decode().startswith("This database was made by a newer Dockside (version 9000;")
    assert len(errors.decode().splitlines()) == 1


async def test_moves_that_are_missing_are_told_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite3"
    async with hosted(file, dict(GAMES)) as host, Tallying(host, file):
        game = await begin(host, "container", channel=1, players=3)
        copy = tmp_path / "copy.sqlite3"
        backup(file, copy)
        await play_on(host, game, Random(1), most=9)
    copy.replace(file)
    process = await start(tmp_path, DOCKSIDE_PORT="0")
    await address_of(process)
    process.send_signal(signal.SIGTERM)
    _, errors = await asyncio.wait_for(process.communicate(), 30)
    assert b"moves are missing" in errors
    assert b"game 1 at version 4 of 13" in errors


async def test_a_file_that_was_emptied_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite3"
    async with hosted(file, dict(GAMES)) as host, Tallying(host, file):
        await begin(host, "container", channel=1, players=3)
    os.truncate(file, 0)
    process = await start(tmp_path, DOCKSIDE_PORT="0")
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == os.EX_CONFIG
    assert errors.decode().startswith("kept.sqlite3 is damaged")


async def test_a_second_bot_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    first = await start(tmp_path, DOCKSIDE_PORT="0")
    await address_of(first)
    second = await start(tmp_path, DOCKSIDE_PORT="0")
    _, errors = await asyncio.wait_for(second.communicate(), 60)
    first.kill()
    await first.communicate()
    assert second.returncode == 1
    assert errors.decode().startswith("Another Dockside is already using ")
    third = await start(tmp_path, DOCKSIDE_PORT="0")
    await address_of(third)  # whoever is killed holds nothing
    third.terminate()
    await third.communicate()


async def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = str(tmp_path / "openapi.json")
    process = await start(tmp_path, DISCORD_OPENAPI=missing)
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    assert missing in errors.decode()


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b"openapi: 3.1.0", "the description of Discord's API is no JSON"),
        (b"\xff\xfe\x00", "the description of Discord's API is no JSON"),
        (b'{"paths": []}', "this is JSON, but no description of Discord's API"),
    ],
)
async def test_a_file_that_describes_no_api_is_named_in_one_sentence(
    tmp_path: Path, written: bytes, told: str
) -> None:
    file = tmp_path / "openapi.json"
    file.write_bytes(written)
    process = await start(tmp_path, DISCORD_OPENAPI=str(file))
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    assert errors.decode().splitlines()[-1] == f"Dockside can't start: {told} ({file})."
    assert "Traceback" not in errors.decode()


def test_without_what_reads_the_description_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "openapi.json")
    monkeypatch.setattr(schema, "find_spec", lambda name: None)
    with pytest.raises(schema.Unusable) as raised:
        schema.find_description()
    said = "DISCORD_OPENAPI is set, but the package jsonschema-rs isn't installed"
    assert (raised.value.strerror, raised.value.filename) == (said, "openapi.json")


async def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = await start(tmp_path, DOCKSIDE_PORT=port)
        _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    assert errors.decode().startswith("Dockside can't start: ")
    assert port in errors.decode()


async def test_a_wrong_table_of_figures_is_refused_with_its_line(tmp_path: Path) -> None:
    figures = tmp_path / "figures.toml"
    figures.write_text("thin = 1\nship = 'much'\n")
    process = await start(tmp_path, DOCKSIDE_COMPONENTS=f'{{"container": "{figures}"}}')
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == os.EX_CONFIG
    assert "Line 2" in errors.decode()
