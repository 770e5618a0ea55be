"""Somebody who tries everything that Discord lets one send, as much of it as fits, at the fullest table."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.front.play.commands import group_name
from bot.front.router import Verb
from bot.render.studio import Studio
from bot.sandbox import Answer, NoAnswer, Player, Sandbox, Seen
from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.wire.interactions import CallbackType
from bot.sandbox.world.opening import GUILD_ID
from bot.views.parts.build import button, layout, option, rows, select
from bot.views.parts.custom_id import Control
from games import GAMES
from tests.held import Held, Stretch, watching_the_loop
from tests.play.guests import control_of, controls, usable
from tests.play.house import House
from tests.worst import fullest

LONGEST = 6_000  # characters of an option
LARGEST = 2**53 - 1  # number of an option
MOST_CHOICES, LONGEST_CHOICE = 25, 100  # of a select
_STEPS = 250  # presses from one message on to the next
TEXTS = (
    ", ".join(f"w{number}" for number in range(2_000))[:LONGEST],
    "9" * LONGEST,
    ("beige 1, Жёлтый 2; " * 400)[:LONGEST],
    "a\u0301" * (LONGEST // 2),
)


class Tried(NamedTuple):
    """What somebody sent, and the longest stretch for which the loop was held by it."""

    what: str
    held: Stretch


class Everything:
    """Tries one thing after another; after each the bot has done all that comes of it."""

    def __init__(self, house: House, held: Held, game: int, key: str, player: Player) -> None:
        self.house, self._held, self.game, self._key, self.player = house, held, game, key, player
        self.moderator = house.person("Mira")
        self.tried: list[Tried] = []

    async def all(self) -> list[Tried]:
        self._held.take()
        await self._look_around()
        for one in self.commands():
            await self._complete(one)
        for verb in self.house.bot.router.verbs.values():
            await self._forge(verb)
        for one in self.commands():
            await self._send(one)
        return self.tried

    async def _note(self, what: str, work: Awaitable[Any]) -> Any:
        """Do something; what the client itself does not send is not tried."""
        done = None
        try:
            done = await work
        except NotPossible:
            pass
        except NoAnswer as error:
            raise AssertionError(what) from error
        await self.house.settled()
        self.tried.append(Tried(what, self._held.take()))
        return done

    # Commands and what completes them

    def commands(self) -> Iterator[app_commands.Command[Any, ..., Any]]:
        for one in self.house.bot.tree.walk_commands():
            if isinstance(one, app_commands.Command) and self._fits(one.qualified_name):
                yield one

    def _fits(self, path: str) -> bool:
        """Commands of other games are refused before anything is done: one table is enough to try that."""
        of_others = [str(group_name(game)) for key, game in GAMES.items() if key != self._key]
        refused = path.split(" ")[0] in of_others and self._key != next(iter(GAMES))
        return not refused and path != "settings forget"

    def _person(self, path: str) -> Player:
        person = self.moderator if path.split(" ")[0] in ("mod", "doctor") else self.player
        return person.at("lobby") if path.startswith("game ") else person

    async def _complete(self, command: app_commands.Command[Any, ..., Any]) -> None:
        path, person = command.qualified_name, self._person(command.qualified_name)
        for asked in command.parameters:
            if not asked.autocomplete:
                continue
            focus = str(asked.display_name)
            others = {n: v for n, v in self._filled(command, TEXTS[2]).items() if n not in (focus, "table")}
            for number, text in enumerate(TEXTS):
                for given in ({}, others) if number == 0 else ({},):
                    work = person.autocomplete(path, focus=focus, **{**given, focus: text})
                    await self._note(f"/{path} {focus}: completion of {text[:9]}…", work)

    async def _send(self, command: app_commands.Command[Any, ..., Any]) -> None:
        path = command.qualified_name
        for text in TEXTS:
            given = self._filled(command, text)
            await self._note(f"/{path} {text[:9]}…", self._person(path).slash(path, **given))
            if not any(asked.type is Kind.string for asked in command.parameters):
                return

    def _filled(self, command: app_commands.Command[Any, ..., Any], text: str) -> dict[str, Any]:
        found = {str(asked.display_name): self._value(asked, text) for asked in command.parameters}
        found.pop("table", None)  # or it would be about no table
        return found

    def _value(self, asked: app_commands.Parameter, text: str) -> Any:
        if asked.choices:
            return asked.choices[-1].value
        sandbox = self.house.sandbox
        match asked.type:
            case Kind.string:
                return text[: int(asked.max_value or LONGEST)]
            case Kind.integer | Kind.number:
                return LARGEST
            case Kind.user:
                return sandbox.person("Sam").id
            case Kind.channel:
                return sandbox.channel("table-two").id
            case Kind.role:
                return next(iter(sandbox.world.guild(GUILD_ID).roles))
        raise AssertionError(asked.type)

    # Controls: those that the bot shows, and any of ours with whatever a control can carry

    async def _look_around(self) -> None:
        """Press, choose and fill in all that is shown, and all that is shown then."""
        first = [
            await self.player.slash(path) for path in ("moves", "orders", "table", "log", "chart", "hand")
        ]
        first.append(await self.player.slash("rules", about="1"))
        first.append(await self.moderator.slash("mod log"))
        shown = deque(answer.message for answer in first)
        shown.extend(seen for seen in self.player.messages() if usable(seen))
        known = set[tuple[str, ...]]()
        while shown and len(known) < _STEPS:
            seen = shown.popleft()
            for component in [*usable(seen), *controls(seen, 3)]:
                control = control_of(component)
                mark = (control.verb, control.kind, control.field, control.extra[:1])
                if mark not in known:
                    known.add(mark)
                    shown.extend(await self._use(seen, component, control))

    async def _use(self, seen: Seen, component: dict[str, Any], control: Control) -> list[Seen]:
        person = self.moderator if control.verb in ("audit", "modyes", "modno") else self.player
        what = f"the control {control.verb} {control.kind} {control.field}"
        if component["type"] == 3:
            values = [one["value"] for one in component["options"]][-component.get("max_values", 1) :]
            answer = await self._note(what, person.choose(seen, component["custom_id"], values))
        else:
            answer = await self._note(what, person.press(seen, component["custom_id"]))
        if answer is not None and answer.kind is CallbackType.MODAL:
            answer = await self._note(f"the form of {what}", person.submit(answer, _all_filled(answer)))
        if answer is None or answer.kind in (CallbackType.MODAL, CallbackType.DEFERRED_UPDATE):
            return []
        return [answer.message]

    async def _forge(self, verb: Verb) -> None:
        """Send a control of ours that is as long as can be, with as many choices as can be."""
        room = LONGEST_CHOICE - len(Control(verb.name, self.game, 0, 10**9, "x" * 8).custom_id("b")) - 3
        control = Control(verb.name, self.game, 0, 10**9, "x" * 8, "Bid", "9" * (room - 5), "9")
        many = [option("?", f"{number}".rjust(LONGEST_CHOICE, "9")) for number in range(MOST_CHOICES)]
        parts = [*rows([button(control, "?")]), select(control, "?", many, 1, MOST_CHOICES)]
        target = await self.house.bot.fetch_channel(int(self.player.place.id))
        sent = await target.send(view=layout(*parts))  # type: ignore[union-attr]
        seen = Seen(self.house.sandbox.world.messages[str(sent.id)])
        await self._note(f"a forged {verb.name}", self.player.press(seen, control.custom_id("b")))
        chosen = [one["value"] for one in many]
        work = self.player.choose(seen, control.custom_id("s"), chosen)
        await self._note(f"a forged choice of {verb.name}", work)


def _all_filled(answer: Answer) -> dict[str, Any]:
    """As much as each field of a form takes."""
    form = answer.interaction.form
    assert form is not None
    found = {}
    for component in (part["component"] for part in form["components"] if "component" in part):
        options = [one["value"] for one in component.get("options", [])]
        most = component.get("max_values", 1)
        text = "9" * component.get("max_length", 4_000)
        found[component["custom_id"]] = options[-most:] if options else text
    return found


@asynccontextmanager
async def at_the_fullest_table(key: str, file: Path) -> AsyncIterator[Everything]:
    """The bot, drawing, at a table that could hardly be fuller; a lobby of the same game is open too."""
    studio = Studio()
    with watching_the_loop() as held:
        async with Sandbox() as sandbox, House(sandbox, file) as house:
            house.bot.services.pictures.studio = studio
            people, position = _people(house, key), fullest(key)
            await house.bot.outbox.stop()
            game = await _open(house, key, people, position.deal.seed)
            for entry in position.entries:
                if entry.seat >= 0:
                    await house.host.play.act(game, int(people[entry.seat].id), *entry[1:3], None)
            asked = (await house.host.queries.status(game)).waiting[0]
            await _open_lobby(house, key, people[asked])
            house.bot.outbox.start()
            await house.settled()
            yield Everything(house, held, game, key, people[asked])
    studio.close()


def _people(house: House, key: str) -> list[Player]:
    """As many as the game takes, with names as long as they may be."""
    world, seats = house.sandbox.world, fullest(key).deal.seats
    found = house.people(min(seats, 5))
    for number in range(len(found), seats):
        user = world.add_user(f"guest-{number}", f"{number}*_~W" * 6)
        world.join(world.guild(GUILD_ID), user)
        world.open_dm(user, world.ids.next())
        found.append(house.sandbox._seat(user).at("table-one"))
    return found


async def _open(house: House, key: str, people: list[Player], seed: str) -> int:
    host, (first, *others) = house.host, people
    opened = await host.new_tables.create(
        key, int(first.place.id), int(first.id), first.name, guild=int(GUILD_ID), seed=seed
    )
    for person in others:
        await host.lobby.join(opened.game, int(person.id), person.name[:32])
    await host.lobby.start(opened.game, int(first.id))
    return opened.game


async def _open_lobby(house: House, key: str, person: Player) -> None:
    channel = int(house.sandbox.channel("lobby").id)
    await house.host.new_tables.create(key, channel, int(person.id), person.name, guild=int(GUILD_ID))
