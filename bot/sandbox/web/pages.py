"""The server's side of the page: every open tab, who sits at it, and what it is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress

from aiohttp import WSMsgType, web

from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.player import NoAnswer, Player
from bot.sandbox.people.view import (
    shown_channel,
    shown_commands,
    shown_message,
    visible_channels,
    visible_messages,
)
from bot.sandbox.wire.errors import Refusal
from bot.sandbox.wire.payload import Json
from bot.sandbox.words import Text, language_of, say
from bot.sandbox.world import events
from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Message
from bot.sandbox.world.opening import kind_of, people
from bot.sandbox.world.unread import Unread
from bot.sandbox.world.world import World

LOCALES = ["en-US", "ru"]
LARGEST_FRAME = 16 * 1024 * 1024  # a file of 10 MiB as base64
Seat = Callable[[User], Player]
CarryOut = Callable[["Tab", Json], Awaitable[Json]]


class Pages:
    """Keeps all open tabs, and tells them what happens.

    `seat` gives the player for a person, `online` tells whether a bot is connected, and `carry_out` does
    what a tab asks for.
    """

    def __init__(self, world: World, seat: Seat, online: Callable[[], bool], carry_out: CarryOut) -> None:
        self.world = world
        self.seat = seat
        self.online = online
        self.carry_out = carry_out
        self.unread = Unread(world)
        self._open: list[Tab] = []
        self._visited = False  # by anybody, since it started
        self.look_away = world.listen(self._hear)  # for where nobody opens the page and thousands play

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve the WebSocket of one tab."""
        tab = Tab(self, web.WebSocketResponse(max_msg_size=LARGEST_FRAME))
        self._open.append(tab)
        try:
            return await tab.serve(request)
        finally:
            self._open.remove(tab)

    async def close(self) -> None:
        """Close all tabs; each connects again by itself."""
        for tab in list(self._open):
            await tab.close()

    def _hear(self, event: events.Event) -> None:
        for tab in self._open:
            tab.hear(event)
        for user in self.unread.hear(event, people(self.world)):
            self.push_person(user)

    def push_person(self, user: User) -> None:
        """Tell all tabs how a person stands now: language, DMs, unread messages."""
        for tab in self._open:
            tab.push("person", person=self.person(user))

    def came(self, locale: str) -> None:
        """Let the guilds speak the language of whoever opens a page first."""
        if not self._visited:
            self._visited = True
            for guild in self.world.guilds.values():
                self.world.speak(guild, locale)

    def person(self, user: User) -> Json:
        """Return a person as the page shows them."""
        return {
            "id": user.id,
            "name": user.name,
            "username": user.username,
            "kind": kind_of(self.world, user),
            "locale": user.locale,
            "dms_open": user.dms_open,
            "unread": self.unread.counts(user),
        }

    def hello(self) -> Json:
        """Return what a tab is told first."""
        bot = {"id": self.world.bot.id, "name": self.world.bot.username, "online": self.online()}
        return {
            "people": [self.person(user) for user in people(self.world)],
            "locales": LOCALES,
            "bot": bot,
            "guilds": [
                {
                    "id": guild.id,
                    "name": guild.name,
                    "roles": [role.payload() for role in guild.roles.values()],
                }
                for guild in self.world.guilds.values()
            ],
        }


class Tab:
    """Serves one open page, at which one person sits."""

    def __init__(self, pages: Pages, ws: web.WebSocketResponse) -> None:
        self.pages = pages
        self._ws = ws
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self._running: set[asyncio.Task[None]] = set()
        self.player: Player | None = None

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Answer the requests of the page until it is closed."""
        await self._ws.prepare(request)
        self.push("hello", **self.pages.hello())
        self._start(self._write())
        try:
            async for frame in self._ws:
                if frame.type is WSMsgType.TEXT:
                    self._start(self._answer(json.loads(frame.data)))
        finally:
            for task in list(self._running):
                task.cancel()
        return self._ws

    async def close(self) -> None:
        await self._ws.close(code=1001)

    def push(self, kind: str, **fields: object) -> None:
        """Queue a message for the page."""
        self._out.put_nowait({"t": kind, **fields})

    def sit(self, user: User) -> None:
        """Let a person sit at this tab, and send the page all that they see."""
        world = self.pages.world
        self.player = self.pages.seat(user)
        self.push(
            "state",
            me=self.pages.person(user),
            channels=[shown_channel(world, user, channel) for channel in visible_channels(world, user)],
            commands=shown_commands(world, user),
            messages=[shown_message(message, user) for message in visible_messages(world, user)],
        )

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self._ws.send_str(json.dumps(await self._out.get()))

    async def _answer(self, frame: Json) -> None:
        try:
            reply = {"ok": True, **await self.pages.carry_out(self, frame)}
        except (NoAnswer, NotPossible, Refusal, KeyError) as refusal:
            reply = {"ok": False, "error": refusal_text(refusal).said(self._language())}
        self.push("reply", n=frame.get("n"), **reply)

    def _language(self) -> str:
        """Return the language of whoever sits at this tab."""
        return language_of(None if self.player is None else self.player.user.locale)

    def hear(self, event: events.Event) -> None:
        """Tell the page of an event, as far as the person at it sees it."""
        if isinstance(event, events.BotCame | events.BotWent):
            self.push("bot", online=self.pages.online())
        if isinstance(event, events.PersonChanged):
            self.push("person", person=self.pages.person(event.user))
        if self.player is not None:
            self._hear_as(self.player.user, event)

    def _hear_as(self, me: User, event: events.Event) -> None:
        world = self.pages.world
        match event:
            case events.Posted(message) if world.sees(me, message):
                self.push("message", event="new", message=shown_message(message, me))
            case events.Edited(message) if world.sees(me, message):
                self.push("message", event="edit", message=shown_message(message, me))
            case events.Deleted(message) if _was_shown(world, me, message):
                self.push("delete", channel=message.channel_id, message=message.id)
            case events.ChannelOpened(channel) | events.ChannelChanged(channel):
                if world.sees_channel(me, channel):
                    self.push("channel", channel=shown_channel(world, me, channel))
                else:
                    self.push("channel_gone", channel=channel.id)
            case events.ThreadJoined(thread, user) if user is me:
                self.push("channel", channel=shown_channel(world, me, thread))
            case events.ChannelClosed(channel):
                self.push("channel_gone", channel=channel.id)
            case events.CommandsSynced():
                self.push("commands", commands=shown_commands(world, me))
            case events.PersonChanged(user) if user is me:
                self.push("commands", commands=shown_commands(world, me))


def refusal_text(refusal: Exception) -> Text:
    """Return what the person at the page is told when a request fails."""
    match refusal:
        case NotPossible(text=text):
            return text
        case Refusal(body=body):
            return say("sandbox-refused", code=str(body["code"]))
        case KeyError():
            return say("sandbox-request-lacks", field=str(refusal.args[0]))
        case _:
            return say("sandbox-no-answer-in-time")


def _was_shown(world: World, me: User, message: Message) -> bool:
    """Tell whether a person saw a message that is gone now."""
    if message.interaction is not None and message.ephemeral:
        return message.interaction.user is me
    return world.sees_channel(me, world.channels[message.channel_id])
