"""An independent client, discord.js, on the same sandbox: to fit discord.py alone would prove little."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Player, Sandbox

CLIENT = Path(__file__).with_name("discord_js") / "client.mjs"
PACKAGE = "discord.js@14"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with discord.js in it."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("node and npm are not installed")
    folder = tmp_path_factory.mktemp("discord_js")
    command = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", PACKAGE]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        pytest.skip(f"npm did not bring {PACKAGE} within two minutes")
    if done.returncode != 0:
        pytest.skip(f"npm cannot bring {PACKAGE}: {done.stderr.strip()[-200:]}")
    shutil.copy(CLIENT, folder)
    return folder


@pytest.fixture
async def other_client(sandbox: Sandbox, package: Path) -> AsyncIterator[None]:
    environment = {**os.environ, **sandbox.environment()}
    client = await asyncio.create_subprocess_exec(
        "node", CLIENT.name, cwd=package, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert client.stdout is not None
    assert await asyncio.wait_for(client.stdout.readline(), 30) == b"ready\n"
    yield
    client.kill()
    await client.wait()


@pytest.mark.usefixtures("other_client")
async def test_discord_js_exchanges_a_command_a_button_and_a_form(sandbox: Sandbox, anna: Player) -> None:
    pong = await anna.slash("ping")
    assert pong.text == "pong"
    assert (await anna.sees(f"answered as {pong.message.id}")).ephemeral

    assert await anna.autocomplete("find", focus="what", what="x") == [{"name": "x!", "value": "x"}]
    assert (await anna.slash("find", what="y")).text == "found y"

    asked = await anna.slash("ask")
    opened = await anna.press(asked, "Open")
    assert (opened.form.title, opened.form.labels) == ("A form", ["Name"])
    answer = await anna.submit(opened, {"Name": "Anna"})
    assert (answer.message.id, answer.text) == (asked.message.id, "hello Anna")
    assert answer.message.buttons == []
