"""A moderator at work: the right to it, the reason for it, and one question where something is lost."""

from __future__ import annotations

from typing import NamedTuple

from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.front.which_table import table_of_server
from bot.host import access
from bot.host.errors import refuse
from bot.host.moderation.ruling import Ruling
from bot.host.notes import Note
from bot.perspective import Perspective, perspective_of
from bot.views.parts.build import layout
from bot.views.parts.confirm import are_you_sure
from bot.views.parts.custom_id import Control
from bot.words.cleaning import clean, escape_markdown
from bot.words.fingerprint import mark
from bot.words.words import shorten
from games.kernel.hosting import Text, say

_LONGEST = 200


class Question(NamedTuple):
    """What a moderator was asked about a game, kept until the answer comes."""

    game: int
    what: str
    why: str
    to: int = 0  # the version to go back to

    @property
    def token(self) -> str:
        """A mark of what was asked, in the buttons below the question."""
        return mark(self[1:])


def _questions(visit: Visit) -> Note[Question]:
    return Note(visit.host.notes, "player", "mod-asked", Question)


def safe(text: str) -> str:
    """Return one line that pings nobody and looks like nothing but text."""
    return escape_markdown(shorten(clean(text), _LONGEST))


async def ruling(visit: Visit, why: str) -> Ruling:
    """Return the ruling of this moderator, or refuse one without a reason."""
    if not clean(why):
        raise refuse("mod-why-missing")
    await visit.preferences.remember_called(visit.user, visit.called)
    return Ruling(visit.user, safe(why), visit.key)


async def ruling_of_itself(visit: Visit, why: Text) -> Ruling:
    """Return the ruling of this moderator, whose reason everybody reads in their own language."""
    await visit.preferences.remember_called(visit.user, visit.called)
    return Ruling(visit.user, why, visit.key)


async def must_moderate(visit: Visit, channel: int) -> None:
    """Refuse all but the moderators of a channel."""
    access.must_moderate(await visit.caller(), channel)


async def table_to_look_after(visit: Visit, named: str | None = None) -> Perspective:
    """Return the table of this channel, or one that was named, to a moderator, as everybody sees it."""
    if named is not None:
        return await look_after(visit, await table_of_server(visit, named))
    await must_moderate(visit, visit.channel)
    return await look_after(visit, await visit.table_here())


async def table_being_typed(visit: Visit) -> int | None:
    """Return the table that a command is about while a moderator types it; None: there is no such one."""
    named = getattr(visit.interaction.namespace, "table", None)
    queries, moderates = visit.host.queries, (await visit.caller()).moderates
    number = await table_of_server(visit, named) if named else await queries.in_channel(visit.channel)
    return None if number is None or not moderates(await queries.channel_of(number)) else number


async def look_after(visit: Visit, game: int) -> Perspective:
    """Return a table to a moderator. One who plays sees no more here than one who does not."""
    caller = await visit.caller()
    async with visit.host.open_games.at(game) as open_game:
        access.must_look_after(caller, open_game.record)
        seen = perspective_of(open_game, None, await visit.host.clocks.hours(open_game))
    visit.words, visit.game = seen.words(visit.language), game
    return seen


async def done(visit: Visit) -> None:
    """Say that it is done."""
    await visit.tell(say("mod-done"))


async def put_question(
    visit: Visit, seen: Perspective, what: str, why: str, *lines: str, to: int = 0
) -> None:
    """Ask once, with what will be lost. The answer counts for the table as it is now."""
    await ruling(visit, why)
    question = Question(seen.record.id, what, why, to)
    await _questions(visit).put(visit.user, question)
    yes = Control("modyes", seen.record.id, version=seen.version, extra=question.token)
    asked = visit.words(_asked(seen, question))
    answers = (yes, "mod-yes"), (yes.to("modno", extra=yes.extra), "mod-no")
    await visit.show(are_you_sure(visit.words, *answers, asked, *lines))


def _asked(seen: Perspective, question: Question) -> Text:
    return say(f"mod-ask-{question.what}", count=seen.version, place=f"<#{seen.record.channel}>")


@verb("modno", enters=True)
async def leave_it(visit: Visit, control: Control, payload: Payload) -> None:
    """Leave everything as it is."""
    await look_after(visit, control.game)
    if await _asked_by(visit, control) is not None:
        await _questions(visit).put(visit.user, None)
    await visit.show(layout(visit.words.say("mod-left")))


@verb("modyes", enters=True)
async def do_it(visit: Visit, control: Control, payload: Payload) -> None:
    """Do what was asked about."""
    await look_after(visit, control.game)
    question = await _asked_by(visit, control)
    if question is None:
        raise refuse("mod-ask-again")
    await _carry_out(visit, question, control.version)
    await _questions(visit).put(visit.user, None)
    await visit.show(layout(visit.words.say("mod-done")))


async def _asked_by(visit: Visit, control: Control) -> Question | None:
    """Return what was asked above a button; None if it was answered, or something else was asked since."""
    question = await _questions(visit).get(visit.user)
    if question is None or question.game != control.game or question.token != control.extra:
        return None
    return question


async def _carry_out(visit: Visit, question: Question, version: int) -> None:
    host, game, by = visit.host, question.game, await ruling(visit, question.why)
    match question.what:
        case "reset":
            await host.lifecycle.back_to_lobby(game, by, version)
        case "remove":
            await host.lifecycle.close(game, by, version, say("host-mod-removed"))
        case "void":
            await host.lifecycle.close(game, by, version, say("host-mod-void"))
        case "score":
            await host.lifecycle.count_now(game, by, version)
        case "rewind":
            await host.corrections.rewind(game, by, version, question.to)
    await host.rounds.see_to_all()
