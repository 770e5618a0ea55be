"""/game: opening a table, sitting down, starting."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.clock.pace import OWN, PACES
from bot.front.declare import SERVERS, command, group, named, worded
from bot.front.lobby.controls import asks_to_close, choose_language, close_lobby
from bot.front.lobby.guards import must_sit
from bot.front.lobby.opening import open_here
from bot.front.lobby.pacing import pace_typed
from bot.front.lobby.rematch import play_again
from bot.front.translate import phrase
from bot.front.visit import Visit, answers, completes
from bot.front.which_table import table_for
from bot.host.errors import refuse
from bot.host.ledger import Accepted
from bot.perspective import look
from bot.views.clock import clock_line
from bot.views.lobby import seat_of
from bot.views.options import option_meant, possible, usual_values, value_in_words, value_meant
from bot.views.parts.limits import MOST_SUGGESTIONS
from bot.words.suggest import few
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import LANGUAGES, Level, say


def game_group(levels: Iterable[Level] = Level) -> app_commands.Group:
    """Return /game with its commands. What /game new can open is asked when a bot is built."""
    app_commands.choices(game=titles())(new)
    app_commands.choices(level=worded("ui-level-", levels))(stand_in)
    every = [new, join, leave, stand_in, start, again, cancel, language, option, clock]
    return group("game", SERVERS, every)


def titles() -> list[Choice[str]]:
    """Return the games to choose from, by their titles."""
    return [Choice(name=phrase("game-title", key), value=key) for key in GAMES]


@command("game-new")
@named(game="game")
@answers
async def new(visit: Visit, game: str) -> None:
    """Open a table in this channel, and sit down at it."""
    await _tell(visit, await open_here(visit, game))
    await visit.advise_on_dms()


async def _tell(visit: Visit, accepted: Accepted) -> None:
    await visit.say("\n".join(visit.words(event.text) for event in accepted.events))


@command("game-join")
@answers
async def join(visit: Visit) -> None:
    """Sit down at the table of this channel."""
    number = await table_for(visit, None)
    await _tell(visit, await visit.host.lobby.join(number, visit.user, visit.name, visit.key))
    await visit.advise_on_dms()


@command("game-leave")
@answers
async def leave(visit: Visit) -> None:
    """Get up before the game begins."""
    number = await table_for(visit, None)
    await _tell(visit, await visit.host.lobby.leave(number, visit.user, visit.key))


@command("game-stand-in")
@named(change="change", level="level")
@app_commands.choices(change=worded("ui-stand-in-", ("add", "remove")))
@answers
async def stand_in(visit: Visit, change: str, level: str = Level.CLUB) -> None:
    """Seat a stand-in, or let the last one get up."""
    number, lobby = await table_for(visit, None), visit.host.lobby
    if change == "add":
        accepted = await lobby.add_stand_in(number, visit.user, visit.key, Level(level))
    else:
        accepted = await lobby.remove_stand_in(number, visit.user, visit.key)
    await _tell(visit, accepted)


@command("game-start")
@named(first="first")
@answers
async def start(visit: Visit, first: discord.User | None = None) -> None:
    """Start the game, with the player who begins, or as was chosen in the lobby."""
    number = await table_for(visit, None)
    seen = await visit.look(number)
    chosen = first.id if first is not None else await visit.preferences.first_player(visit.channel)
    if first is None and seat_of(seen, chosen) is None:
        chosen = None
    moderates = (await visit.caller()).moderates(seen.record.channel)
    await visit.host.lobby.start(number, visit.user, visit.key, chosen, moderates=moderates)
    await visit.tell(say("ui-game-begins"))


@command("game-again")
@answers
async def again(visit: Visit) -> None:
    """Open a table for the last game of this channel, with the same players and options."""
    if (last := await visit.host.queries.latest_in(visit.channel)) is None:
        raise refuse("ui-no-table-here")
    await play_again(visit, last)


@command("game-cancel")
@answers
async def cancel(visit: Visit) -> None:
    """Close the lobby; ask first if other people sit there."""
    number = await table_for(visit, None)
    if not await asks_to_close(visit, number):
        await close_lobby(visit, number)
        await visit.tell(say("host-cancelled"))


@command("game-language")
@named(speak="language")
@app_commands.choices(speak=[Choice(name=Words(own).say("ui-language-name"), value=own) for own in LANGUAGES])
@answers
async def language(visit: Visit, speak: str) -> None:
    """Choose the language of a channel. Everybody at the table may, and whoever looks after the channel."""
    number = await visit.host.queries.in_channel(visit.channel)
    await choose_language(visit, number, visit.channel, speak)
    await visit.say(Words(speak).say("ui-language-chosen"))
    if number is not None:
        await visit.services.boards.show(number, again=True)


@completes
async def _complete_name(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the options of the game that is played here."""
    number = await visit.host.queries.in_channel(visit.channel)
    if number is None:
        return []
    seen = await visit.look(number)
    names = {name: visit.words.say(f"option-{name.replace('_', '-')}") for name in seen.options}
    hits = {name: shown for name, shown in names.items() if current.casefold() in shown.casefold()}
    return [Choice(name=shown, value=name) for name, shown in hits.items()]


@completes
async def _complete_value(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the values of the option that was chosen."""
    number = await visit.host.queries.in_channel(visit.channel)
    name = getattr(visit.interaction.namespace, "name", None) or getattr(
        visit.interaction.namespace, "option", None
    )
    if number is None or name is None:
        return []
    seen = await look(visit.host, number)
    if (name := option_meant(seen, name)) not in seen.options:
        return []
    words = seen.labels(visit.language)
    wanted = current.casefold()
    values = possible(seen.game.Options, name)
    usual = values if wanted else usual_values(seen.game.Options, name, values)
    named = {value: value_in_words(words, name, value) for value in usual}
    found = few([value for value, shown in named.items() if wanted in shown.casefold()])
    return [Choice(name=named[value], value=str(value)) for value in found][:MOST_SUGGESTIONS]


@command("game-option")
@named(name="option", value="value")
@app_commands.autocomplete(name=_complete_name, value=_complete_value)
@answers
async def option(visit: Visit, name: str, value: str) -> None:
    """Choose an option of the game before it begins."""
    number = await table_for(visit, None)
    seen = await visit.look(number)
    must_sit(seen)
    name = option_meant(seen, name)
    meant = value_meant(seen, name, value) if name in seen.options else value
    await visit.host.agreements.configure(number, visit.user, {name: meant}, visit.key)
    seen = await visit.look(number)
    label = visit.words.say(f"option-{name.replace('_', '-')}")
    await visit.tell(
        say("ui-option-chosen", option=label, value=value_in_words(visit.words, name, seen.options[name]))
    )


@command("game-clock")
@named(policy="clock", bank="bank", top_up="top-up")
@app_commands.choices(policy=worded("ui-clock-", (*PACES, OWN)))
@answers
async def clock(
    visit: Visit,
    policy: str,
    bank: str | None = None,
    top_up: str | None = None,
) -> None:
    """Choose the clock of a table before the game begins."""
    number = await table_for(visit, None)
    must_sit(await visit.look(number))
    await visit.host.agreements.agree_clock(number, visit.user, pace_typed(policy, bank, top_up), visit.key)
    await visit.say(clock_line((await visit.look(number)).agreed, visit.words))
