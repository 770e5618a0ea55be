"""The table message of a channel is what anybody would make of the file who draws it for the first time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.app import Dockside
from bot.delivery.board.states import BoardState
from bot.host.host import build_host
from bot.perspective import Perspective, look
from bot.render.studio import Studio
from bot.sandbox import Player, Seen
from bot.sandbox.wire.components import complete, numbered, walk
from bot.views.parts.build import Drawn
from storage import Database
from tests.play.guests import is_table


async def board_is_right(database: Database, reader: Player, studio: Studio | None = None) -> None:
    """Every word and control of it, and every pixel if it has pictures. Nothing has to be sent any more."""
    bot = Dockside(build_host(database), studio)  # never connected: it only draws
    if (kept := await bot.services.boards.states.get(int(reader.place.id))) is None:
        return
    seen = await look(bot.host, kept.game)
    assert kept.version == seen.version, "the message is behind the table"
    await _as_drawn_anew(bot, seen, kept, _message(reader, kept, seen))


def _message(reader: Player, kept: BoardState, seen: Perspective) -> Seen:
    """The last of its kind, where people look for it."""
    public = [message for message in reader.messages() if not message.ephemeral]
    board = next(message for message in public if int(message.id) == kept.message)
    assert not seen.running or board == [message for message in public if is_table(message)][-1]
    return board


async def _as_drawn_anew(bot: Dockside, seen: Perspective, kept: BoardState, board: Seen) -> None:
    shots = await bot.services.boards.drawing.shots(seen)
    lines = [line for _, line in await bot.services.boards.lines.told(seen, kept.since)]
    view = await bot.services.boards.drawing.view(seen, lines, _called(seen, board), shots)
    assert isinstance(view, Drawn)
    drawn = numbered(view.to_components())
    complete(drawn)
    assert _bare(board.message.components) == _bare(drawn)
    shown = [(file.upload.filename, file.description, file.upload.data) for file in board.attachments]
    assert shown == [(shot.name, shot.alt, shot.data) for shot in shots]


def _called(seen: Perspective, board: Seen) -> list[int]:
    """Whom it has called is a matter of the moment in which it was posted."""
    return [seat for seat, player in enumerate(seen.players) if f"<@{player.user}>" in board.text]


def _bare(components: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the addresses of pictures, which Discord gives."""
    copies = numbered(components)
    for _, component in walk(copies):
        for item in component.get("items", []):
            item.pop("media")
    return copies
