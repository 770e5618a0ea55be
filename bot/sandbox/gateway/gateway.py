"""The gateway: the sessions of all bots, and what is dispatched to each.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.faults import Faults
from bot.sandbox.journal import Journal
from bot.sandbox.schema import Description
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.events import BotCame, BotWent, Event, InteractionStarted
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.world import World

from .dispatch import Dispatch, dispatch_of, guild_create
from .opcodes import Op
from .session import Session, Shard
from .socket import Socket


@dataclass(frozen=True)
class Terms:
    """Says on what terms bots may connect."""

    token: str
    heartbeat_seconds: float = 41.25
    privileged_intents: bool = False


class Gateway:
    """Keeps the sessions, and dispatches to them what happens in the world."""

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
        self._begun: dict[int, float] = {}  # when a session was begun last, of those that take turns
        self.resumed = 0
        self.too_soon = 0  # bots that did not wait for their turn
        faults.sockets = self
        world.listen(self._hear)

    @property
    def online(self) -> bool:
        """Tell whether any bot is connected just now."""
        return any(session.socket is not None for session in self.sessions.values())

    # Sessions

    def is_too_soon(self, shard: Shard) -> bool:
        """Return whether another session was begun a moment ago; note that one begins, if not."""
        turn, now = shard[0] % self.world.sessions_at_once, self.world.clock.now()
        if now - self._begun.get(turn, 0.0) < self.world.between_sessions:
            self.too_soon += 1
            return True
        self._begun[turn] = now
        return False

    def open_session(self, session: Session) -> None:
        """Greet a bot that has identified, with READY and its guilds."""
        self.sessions[session.id] = session
        self.identified += 1
        self.world.session_starts_left -= 1
        mine = [g for g in self.world.guilds.values() if self.world.bot.id in g.members]
        heard = [guild for guild in mine if session.receives(guild.id)]
        self._dispatch(session, Dispatch("READY", self._ready(session, [guild.id for guild in heard]), None))
        for guild in [guild for guild in heard if not guild.outage]:
            self._dispatch(session, Dispatch("GUILD_CREATE", guild_create(self.world, guild), guild.id))
        self.world.emit(BotCame())

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

    def resume_session(self, session: Session, socket: Socket, seq: int) -> None:
        """Put a bot back on its session and send it all that it missed since `seq`."""
        self.resumed += 1
        session.resume(socket, seq)
        self.world.emit(BotCame())

    def session_on(self, socket: Socket) -> Session | None:
        """Return the session that uses a socket, or None before the bot has identified."""
        return next((s for s in self.sessions.values() if s.socket is socket), None)

    def disconnected(self, socket: Socket) -> None:
        """Take a socket off its session. A close in order ends the session; any other may be resumed."""
        session = self.session_on(socket)
        if session is None:
            return
        session.socket = None
        if socket.closed_by_bot:
            del self.sessions[session.id]
        self.world.emit(BotWent())

    # Dispatching

    def _hear(self, event: Event) -> None:
        if isinstance(event, InteractionStarted):
            for _ in range(self.faults.deliveries(event.interaction)):
                self.deliver(event.interaction)
            return
        dispatch = dispatch_of(self.world, event)
        if dispatch is not None:
            self._dispatch_to_all(dispatch)

    def deliver(self, interaction: Interaction) -> None:
        """Dispatch INTERACTION_CREATE."""
        guild_id = interaction.guild.id if interaction.guild else None
        self._dispatch_to_all(Dispatch("INTERACTION_CREATE", interaction.payload(), guild_id))

    def _dispatch_to_all(self, dispatch: Dispatch) -> None:
        for session in self.sessions.values():
            if session.receives(dispatch.guild_id):
                self._dispatch(session, dispatch)

    def _dispatch(self, session: Session, dispatch: Dispatch) -> None:
        data = dispatch.data_for(session.intents)
        if data is None:
            return
        if self._description is not None:
            for problem in self._description.event_problems(dispatch.name, data):
                self._journal.complain(f"our event {dispatch.name}", problem)
        session.dispatch(dispatch.name, data)

    # Harm

    def drop(self) -> None:
        """Cut every connection without a close frame."""
        for socket in self._sockets():
            socket.abort()

    def ask_to_reconnect(self) -> None:
        """Send every bot op 7."""
        for socket in self._sockets():
            socket.send({"op": Op.RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Send every bot op 9, and forget the sessions that cannot be resumed."""
        for socket in self._sockets():
            socket.send({"op": Op.INVALID_SESSION, "d": resumable})
        if not resumable:
            self.sessions.clear()
            self.world.emit(BotWent())

    def send_as_it_is(self, name: str, data: Json) -> None:
        """Dispatch an event to every bot without a look at it."""
        for session in self.sessions.values():
            session.dispatch(name, data)

    async def close(self) -> None:
        """Close every connection in order."""
        for socket in self._sockets():
            await socket.close(1001, "The sandbox closes.")

    def _sockets(self) -> list[Socket]:
        return [session.socket for session in self.sessions.values() if session.socket is not None]
