"""A moderator at work: the right to it, the reason for it, and one question where something is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from discord.utils import escape_markdown

from bot.delivery.posts import Post, posted_for
from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.host import access
from bot.host.errors import refuse
from bot.host.moderation import corrections, lifecycle
from bot.host.moderation.ruling import Ruling
from bot.perspective import Look, look
from bot.views.build import layout, plain
from bot.views.confirm import are_you_sure
from bot.views.custom_id import Control, mark
from bot.words.cleaning import clean
from bot.words.suggest import shorten
from bot.words.words import Words
from games.kernel.hosting import Text, say
from storage import audit
from storage.actions import Row
from storage.audit import CALLED

if TYPE_CHECKING:
    from bot.app import Dockside

_ASKED, _LONGEST = "mod-asked", 200


class Request(NamedTuple):
    """What a moderator was asked about, kept until the answer comes."""

    what: str
    why: str
    to: int = 0  # the version to go back to


def safe(text: str) -> str:
    """One line that pings nobody and looks like nothing but text."""
    return escape_markdown(shorten(clean(text), _LONGEST))


async def ruling(visit: Visit, why: str) -> Ruling:
    if not clean(why):
        raise refuse("mod-why-missing")
    await visit.notes.put("player", visit.user, CALLED, called(visit))
    return Ruling(visit.user, safe(why), visit.key)


def called(visit: Visit) -> str:
    return f"**{escape_markdown(visit.name)}**"


async def must_moderate(visit: Visit, channel: int) -> None:
    access.moderate(await visit.caller(), channel)


async def table_to_look_after(visit: Visit) -> Look:
    """The table of this channel, as everybody sees it."""
    await must_moderate(visit, visit.channel)
    return await look_after(visit, await visit.table_here())


async def look_after(visit: Visit, game: int) -> Look:
    """A moderator who plays sees no more here than one who does not."""
    async with visit.host.tables.at(game) as live:
        access.look_after(await visit.caller(), live.record)
    seen = await look(visit.host, game)
    visit.words, visit.game = seen.words(visit.language), game
    return seen


async def done(visit: Visit) -> None:
    await visit.tell(say("mod-done"))


async def put_question(visit: Visit, seen: Look, request: Request, *lines: str) -> None:
    """Asked once, with what will be lost. The answer counts for the table as it is now."""
    await ruling(visit, request.why)
    await visit.notes.put("player", visit.user, _ASKED, [seen.record.id, *request])
    yes = Control("modyes", seen.record.id, version=seen.version, extra=mark(request))
    asked = visit.words(_question(seen, request))
    answers = (yes, "mod-yes"), (yes.to("modno", extra=yes.extra), "mod-no")
    await visit.show(are_you_sure(visit.words, *answers, asked, *lines))


def _question(seen: Look, request: Request) -> Text:
    return say(f"mod-ask-{request.what}", count=seen.version, place=f"<#{seen.record.channel}>")


@posted_for("/mod")
async def announcement(bot: Dockside, seen: Look, words: Words, row: Row) -> Post:
    """Where no table message tells it."""
    (signed,) = await bot.database.read(lambda connection: audit.signed(connection, [row]))
    told = (words(event.text) for event in signed.line.events if event.only is None)
    return Post(plain("\n".join(told)), "told")


@verb("modno")
async def leave_it(visit: Visit, control: Control, given: Given) -> None:
    await look_after(visit, control.game)
    if await _asked_by(visit, control) is not None:
        await visit.notes.put("player", visit.user, _ASKED, None)
    await visit.show(layout(visit.words.say("mod-left")))


@verb("modyes")
async def do_it(visit: Visit, control: Control, given: Given) -> None:
    seen = await look_after(visit, control.game)
    request = await _asked_by(visit, control)
    if request is None:
        raise refuse("mod-ask-again")
    await _carry_out(visit, seen, request, control.version)
    await visit.notes.put("player", visit.user, _ASKED, None)
    await visit.show(layout(visit.words.say("mod-done")))


async def _asked_by(visit: Visit, control: Control) -> Request | None:
    """What was asked above this button. None: another question has been asked since, or it was answered."""
    game, *asked = await visit.notes.get("player", visit.user, _ASKED) or [0, "", ""]
    request = Request(*asked)
    return request if game == control.game and mark(request) == control.extra else None


async def _carry_out(visit: Visit, seen: Look, request: Request, version: int) -> None:
    host, game, by = visit.host, seen.record.id, await ruling(visit, request.why)
    match request.what:
        case "reset":
            await lifecycle.back_to_lobby(host, game, by, version)
        case "remove":
            await lifecycle.close(host, game, by, version, say("host-mod-removed"))
        case "void":
            await lifecycle.close(host, game, by, version, say("host-mod-void"))
        case "score":
            await lifecycle.count_now(host, game, by, version)
        case "rewind":
            await corrections.rewind(host, game, by, version, request.to)
