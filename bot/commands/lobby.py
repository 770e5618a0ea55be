"""/game: opening a table, sitting down, starting."""

from __future__ import annotations

from typing import Any, Optional

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.clock.policy import OWN, PACES
from bot.commands.permissions import missing
from bot.commands.places import table_for
from bot.look import look
from bot.refusals import refuse
from bot.ui.clock import clock_line
from bot.ui.completion import MOST, spaced
from bot.ui.lobby import seat_of
from bot.ui.options import must_sit, possible, value_in_words
from bot.ui.pacing import own_pace
from bot.ui.text import Words, language_of
from bot.ui.translator import phrase
from bot.ui.visit import Visit, answered
from games import GAMES
from games.kernel import LANGUAGES, say


def game_group() -> app_commands.Group:
    group = app_commands.Group(
        name=phrase("command-game"),
        description=phrase("about-game"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    every: list[Any] = [new, join, leave, stand_in, start, cancel, language, option, clock]
    for command in every:
        group.add_command(command)
    return group


def titles() -> list[Choice[str]]:
    return [Choice(name=phrase("game-title", key), value=key) for key in GAMES]


@app_commands.command(name=phrase("command-game-new"), description=phrase("about-game-new"))
@app_commands.rename(game=phrase("argument-game"))
@app_commands.describe(game=phrase("hint-game"))
@app_commands.choices(game=titles())
async def new(interaction: discord.Interaction, game: str) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        _may_write(interaction)
        if await visit.notes.get("channel", visit.channel, "language") is None:
            speaks = language_of(str(interaction.guild_locale))
            await visit.notes.put("channel", visit.channel, "language", speaks)
        opened = await visit.host.create(
            game, visit.channel, visit.user, visit.name, guild=interaction.guild_id, key=visit.key
        )
        await visit.notes.put("channel", visit.channel, "first", None)
        visit.bot.outbox.wake()
        await visit.look(opened.game)
        await visit.say("\n".join(visit.words(event.text) for event in opened.events))
        await visit.bot.letters.welcome(visit, opened.game)


def _may_write(interaction: discord.Interaction) -> None:
    """A table that cannot be shown is not opened."""
    if lacking := missing(interaction.app_permissions, interaction.channel):
        raise refuse("ui-cannot-write-here", missing=lacking)


@app_commands.command(name=phrase("command-game-join"), description=phrase("about-game-join"))
async def join(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        accepted = await visit.host.join(number, visit.user, visit.name, visit.key)
        visit.bot.outbox.wake()
        await visit.say("\n".join(visit.words(event.text) for event in accepted.events))
        await visit.bot.letters.welcome(visit, number)


@app_commands.command(name=phrase("command-game-leave"), description=phrase("about-game-leave"))
async def leave(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        accepted = await visit.host.leave(number, visit.user, visit.key)
        visit.bot.outbox.wake()
        await visit.say("\n".join(visit.words(event.text) for event in accepted.events))


@app_commands.command(name=phrase("command-game-stand-in"), description=phrase("about-game-stand-in"))
@app_commands.rename(change=phrase("argument-change"))
@app_commands.describe(change=phrase("hint-change"))
@app_commands.choices(
    change=[Choice(name=phrase(f"ui-stand-in-{change}"), value=change) for change in ("add", "remove")]
)
async def stand_in(interaction: discord.Interaction, change: str) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        ask = visit.host.add_stand_in if change == "add" else visit.host.remove_stand_in
        accepted = await ask(number, visit.user, visit.key)
        visit.bot.outbox.wake()
        await visit.say("\n".join(visit.words(event.text) for event in accepted.events))


@app_commands.command(name=phrase("command-game-start"), description=phrase("about-game-start"))
@app_commands.rename(first=phrase("argument-first"))
@app_commands.describe(first=phrase("hint-first"))
async def start(interaction: discord.Interaction, first: Optional[discord.User] = None) -> None:  # noqa: UP045
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        seen = await visit.look(number)
        chosen = first.id if first is not None else await visit.notes.get("channel", visit.channel, "first")
        if first is None and seat_of(seen, chosen) is None:
            chosen = None
        await visit.host.start(number, visit.user, visit.key, chosen)
        visit.bot.outbox.wake()
        await visit.tell(say("ui-game-begins"))


@app_commands.command(name=phrase("command-game-cancel"), description=phrase("about-game-cancel"))
async def cancel(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        await visit.host.cancel(number, visit.user, visit.key)
        visit.bot.outbox.wake()
        await visit.tell(say("host-cancelled"))


@app_commands.command(name=phrase("command-game-language"), description=phrase("about-game-language"))
@app_commands.rename(speak=phrase("argument-language"))
@app_commands.describe(speak=phrase("hint-language"))
@app_commands.choices(speak=[Choice(name=Words(own).say("ui-language-name"), value=own) for own in LANGUAGES])
async def language(interaction: discord.Interaction, speak: str) -> None:
    """Everybody at the table may choose, and whoever looks after the channel."""
    visit = Visit(interaction)
    async with answered(visit):
        number = await visit.host.in_channel(visit.channel)
        if number is not None and not (await visit.caller()).moderates(visit.channel):
            must_sit(await visit.look(number))
        await visit.notes.put("channel", visit.channel, "language", speak)
        if number is not None:
            await visit.bot.boards.show(number, again=True)
        await visit.say(Words(speak).say("ui-language-chosen"))


async def _complete_name(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    visit = Visit(interaction)
    number = await visit.host.in_channel(visit.channel)
    if number is None:
        return []
    seen = await visit.look(number)
    names = {name: visit.words.say(f"option-{name.replace('_', '-')}") for name in seen.options}
    hits = {name: shown for name, shown in names.items() if current.casefold() in shown.casefold()}
    return [Choice(name=shown, value=name) for name, shown in hits.items()][:25]


async def _complete_value(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    visit = Visit(interaction)
    number = await visit.host.in_channel(visit.channel)
    name = getattr(interaction.namespace, "name", None) or getattr(interaction.namespace, "option", None)
    if number is None or name is None:
        return []
    seen = await look(visit.host, number)
    if name not in seen.options:
        return []
    words = seen.labels(visit.language)
    wanted = current.casefold()
    named = {v: value_in_words(words, name, v) for v in possible(seen.game.Options, name)}
    found = spaced([value for value, shown in named.items() if wanted in shown.casefold()])
    return [Choice(name=named[value], value=str(value)) for value in found][:MOST]


@app_commands.command(name=phrase("command-game-option"), description=phrase("about-game-option"))
@app_commands.rename(name=phrase("argument-option"), value=phrase("argument-value"))
@app_commands.describe(name=phrase("hint-option"), value=phrase("hint-value"))
@app_commands.autocomplete(name=_complete_name, value=_complete_value)
async def option(interaction: discord.Interaction, name: str, value: str) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        seen = await visit.look(number)
        must_sit(seen)
        meant = _meant(seen.game.Options, visit.words, name, value) if name in seen.options else value
        await visit.host.configure(number, visit.user, {name: meant}, visit.key)
        visit.bot.outbox.wake()
        seen = await visit.look(number)
        label = visit.words.say(f"option-{name.replace('_', '-')}")
        await visit.tell(
            say("ui-option-chosen", option=label, value=value_in_words(visit.words, name, seen.options[name]))
        )


def _meant(options: Any, words: Words, name: str, typed: str) -> Any:
    """The value whose name or whose word was typed; anything else is left for the host to refuse."""
    for value in possible(options, name):
        if typed.casefold() in (str(value).casefold(), value_in_words(words, name, value).casefold()):
            return value
    return typed


def _paces() -> list[Choice[str]]:
    return [Choice(name=phrase(f"ui-clock-{policy}"), value=policy) for policy in (*PACES, OWN)]


@app_commands.command(name=phrase("command-game-clock"), description=phrase("about-game-clock"))
@app_commands.rename(
    policy=phrase("argument-clock"), bank=phrase("argument-bank"), top_up=phrase("argument-top-up")
)
@app_commands.describe(policy=phrase("hint-clock"), bank=phrase("hint-bank"), top_up=phrase("hint-top-up"))
@app_commands.choices(policy=_paces())
async def clock(
    interaction: discord.Interaction,
    policy: str,
    bank: Optional[str] = None,  # noqa: UP045
    top_up: Optional[str] = None,  # noqa: UP045
) -> None:
    """Whoever gives figures means their own."""
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        must_sit(await visit.look(number))
        pace = own_pace(bank, top_up) if policy == OWN or bank or top_up else PACES[policy]
        await visit.host.agree_clock(number, visit.user, pace, visit.key)
        visit.bot.outbox.wake()
        await visit.say(clock_line((await visit.look(number)).agreed, visit.words))
