"""Controls that an older version has left standing are pressed on a copy of its file, each as it was."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.old.rooms import (
    LATE,
    SORRY,
    USABLE,
    Answer,
    CallbackType,
    House,
    Player,
    Sandbox,
    Seen,
    add_channel,
    drawing,
    log_of,
    opened,
    sentences,
    thaw,
    verb_of,
    walk,
)
from tests.play.wall import Wall
from tests.storage.kit import content

Json = dict[str, Any]
HERE = Path(__file__).parent
_FIRST = 1_200_000_000_000_000_500
_PLACES = ("packed", "finished", "called-off", "pirates", "bourse", "unsent", "later", "quay")
CHANNELS = {name: str(_FIRST + number) for number, name in enumerate(_PLACES)}


def read(name: str) -> Json:
    return dict(json.loads((HERE / name).read_text("utf-8")))


def unpacked(file: Path) -> Path:
    """The old file as its version has left it."""
    file.write_bytes(gzip.decompress((HERE / "version_0_1.sqlite3.gz").read_bytes()))
    return file


def send_nothing(file: Path) -> None:
    """What stands in Discord stays as it is."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM outbox")


@dataclass(frozen=True)
class Screen:
    """What stood in Discord: messages with controls, and forms that were open, at some time."""

    now: int
    messages: Sequence[Json]
    forms: Sequence[Json]

    def message(self, number: str | None) -> Json | None:
        return next((one for one in self.messages if one["id"] == number), None)


def controls_of(components: Sequence[Json]) -> Iterator[Json]:
    """Those that can be used."""
    for _, component in walk(components):
        if component["type"] in USABLE and "custom_id" in component and not component.get("disabled"):
            yield component


_logs: dict[str, dict[int, list[str]]] = {}


def _log_at(file: Path, content: str) -> dict[int, list[str]]:
    """What was done in each game, in a file with this content: most presses change nothing of it."""
    if content not in _logs:
        _logs[content] = log_of(file)
    return _logs[content]


class Pressing:
    """The bot on a copy of the file, and the old messages around it."""

    def __init__(self, house: House, screen: Screen) -> None:
        self.house, self.screen = house, screen

    @classmethod
    @asynccontextmanager
    async def on(cls, file: Path, screen: Screen) -> AsyncIterator[Pressing]:
        async with Sandbox(strict=True) as sandbox:
            for name, number in CHANNELS.items():
                add_channel(sandbox, name, number)
            for message in screen.messages:
                thaw(sandbox, message, deepcopy(message["components"]))
            async with drawing(sandbox, file, Wall(screen.now)) as house:
                await house.settled()
                yield cls(house, screen)

    async def press(self, press: Json) -> Json:
        """What came of it: the answer, and what was done and saved by it."""
        file, person = self.house.file, self.house.person(press["user"])
        saved = content(file, salted=False)
        before = _log_at(file, saved)
        answer = await self._pressed(person, press)
        _is_no_apology(press, person, answer)
        after = _log_at(file, now := content(file, salted=False))
        did = [f"{game} {line}" for game, log in after.items() for line in log[len(before.get(game, [])) :]]
        return {
            **_outcome(answer, person),
            **({"did": did} if did else {}),
            **({"saved": True} if now != saved else {}),
        }

    async def _pressed(self, person: Player, press: Json) -> Answer:
        if "form" in press:
            form = self.screen.forms[press["form"]]
            at = self.screen.message(form["message"])
            stands = None if at is None else self._stands(at).message
            return await person.submit(opened(self.house.sandbox, form, stands), press["filled"])
        data = self.screen.message(press["message"])
        assert data is not None, press
        if "values" in press:
            return await person.choose(self._stands(data), press["control"], press["values"])
        return await person.press(self._stands(data), press["control"])

    def _stands(self, message: Json) -> Seen:
        """As it was, whatever an earlier press has made of it."""
        return Seen(thaw(self.house.sandbox, message, deepcopy(message["components"])))


def _outcome(answer: Answer, person: Player) -> Json:
    if answer.kind is CallbackType.MODAL:
        return {"form": answer.form.title, "fields": answer.form.labels}
    if answer.kind is CallbackType.DEFERRED_UPDATE:
        return {"quiet": True}
    text, controls = answer.text, list(controls_of(answer.message.message.components))
    verbs = sorted({verb_of(control["custom_id"]) for control in controls})
    late = [key for key, begins in sentences(person.user.locale, LATE).items() if begins in text]
    return {
        **({"verbs": verbs} if verbs else {"said": _said(answer)}),
        **({"late": late} if late else {}),
        "private": answer.ephemeral,
    }


def _said(answer: Answer) -> str:
    """The first line, without the times in it; of a mere picture how many there are."""
    lines = answer.text.splitlines()
    return re.sub(r"<t:\d+:\w>", "<t>", lines[0]) if lines else f"{len(answer.message.attachments)} pictures"


def _is_no_apology(press: Json, person: Player, answer: Answer) -> None:
    sorry = sentences(person.user.locale, SORRY).values()
    assert not any(sentence in answer.text for sentence in sorry), f"{press}: {answer.text}"
