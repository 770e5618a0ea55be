"""The gateway: every bot that listens, and what each is told.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

from dataclasses import dataclass

from aiohttp import web

from bot.sandbox.faults import Faults
from bot.sandbox.journal import Journal
from bot.sandbox.schema import Description
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.events import BotCame, BotWent, Event, InteractionStarted
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.world import World

from .dispatch import Dispatch, guild_create, told
from .line import Line, Op
from .session import Session
from .socket import Socket


@dataclass(frozen=True)
class Terms:
    """On what terms bots may listen."""

    token: str
    heartbeat_seconds: float = 41.25
    privileged_intents: bool = False


class Gateway:
    def __init__(
        self, world: World, terms: Terms, faults: Faults, journal: Journal, description: Description | None
    ) -> None:
        self.world = world
        self.terms = terms
        self.faults = faults
        self._journal = journal
        self._description = description
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        faults.sockets = self
        world.listen(self._hear)

    @property
    def online(self) -> bool:
        return any(session.socket is not None for session in self.sessions.values())

    async def connect(self, request: web.Request) -> web.StreamResponse:
        return await Line(self, Socket(request)).hold()

    # Sessions

    def admit(self, session: Session) -> None:
        """A bot has identified itself: greet it with its servers."""
        self.sessions[session.id] = session
        self.identified += 1
        mine = [g for g in self.world.guilds.values() if self.world.bot.id in g.members]
        heard = [guild for guild in mine if session.hears_of(guild.id)]
        self._tell(session, Dispatch("READY", self._ready(session, [guild.id for guild in heard]), None))
        for guild in heard:
            self._tell(session, Dispatch("GUILD_CREATE", guild_create(self.world, guild), guild.id))
        self.world.happen(BotCame())

    def _ready(self, session: Session, guild_ids: list[str]) -> Json:
        return {
            "v": 10,
            "user": self.world.bot.payload(),
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": self.world.base_url.replace("http://", "ws://") + "/gateway",
            "shard": list(session.shard),
            "application": {"id": self.world.bot.id, "flags": 0, "flags_new": "0"},
        }

    def readmit(self, session: Session, socket: Socket, seq: int) -> None:
        self.resumed += 1
        session.resume(socket, seq)
        self.world.happen(BotCame())

    def on(self, socket: Socket) -> Session | None:
        return next((s for s in self.sessions.values() if s.socket is socket), None)

    def hang_up(self, socket: Socket) -> None:
        """A bot that says goodbye ends its session; one that falls off the line may come back to it."""
        session = self.on(socket)
        if session is None:
            return
        session.socket = None
        if socket.said_goodbye:
            del self.sessions[session.id]
        self.world.happen(BotWent())

    # Telling

    def _hear(self, event: Event) -> None:
        if isinstance(event, InteractionStarted):
            for _ in range(self.faults.deliveries(event.interaction)):
                self.deliver(event.interaction)
            return
        dispatch = told(self.world, event)
        if dispatch is not None:
            self._tell_all(dispatch)

    def deliver(self, interaction: Interaction) -> None:
        guild_id = interaction.guild.id if interaction.guild else None
        self._tell_all(Dispatch("INTERACTION_CREATE", interaction.payload(), guild_id))

    def _tell_all(self, dispatch: Dispatch) -> None:
        for session in self.sessions.values():
            if session.hears_of(dispatch.guild_id):
                self._tell(session, dispatch)

    def _tell(self, session: Session, dispatch: Dispatch) -> None:
        data = dispatch.heard_with(session.intents)
        if data is None:
            return
        if self._description is not None:
            for problem in self._description.event_problems(dispatch.name, data):
                self._journal.complain(f"our event {dispatch.name}", problem)
        session.tell(dispatch.name, data)

    # Harm

    def drop(self) -> None:
        for socket in self._sockets():
            socket.abort()

    def ask_to_reconnect(self) -> None:
        for socket in self._sockets():
            socket.send({"op": Op.RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        for socket in self._sockets():
            socket.send({"op": Op.INVALID_SESSION, "d": resumable})
        if not resumable:
            self.sessions.clear()
            self.world.happen(BotWent())

    async def close(self) -> None:
        for socket in self._sockets():
            await socket.close(1001, "The sandbox closes.")

    def _sockets(self) -> list[Socket]:
        return [session.socket for session in self.sessions.values() if session.socket is not None]
