from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import HandClock, Player, Sandbox
from tests.sandbox.echo import EchoBot, as_everybody


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Strict, and with a clock that stands still: nothing is too late unless a test says so."""
    async with Sandbox(strict=True, clock=HandClock()) as sandbox:
        as_everybody(sandbox)
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[EchoBot]:
    async with sandbox.hosting(EchoBot()) as bot:
        yield bot
        assert bot.errors == []


@pytest.fixture
def anna(sandbox: Sandbox) -> Player:
    return sandbox.person("Anna").at("table-one")


@pytest.fixture
def boris(sandbox: Sandbox) -> Player:
    return sandbox.person("Boris").at("table-one")
