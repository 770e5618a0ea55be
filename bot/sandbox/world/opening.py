"""The world when the sandbox opens: a guild, three channels, five players, a moderator, a spectator.

The ids never change, so a bot that kept its database finds its people and channels again.
"""

from __future__ import annotations

from .clock import Clock
from .guilds import Guild, User
from .permissions import Permission
from .world import World

FIRST_ID = 1_200_000_000_000_000_000
BOT_ID, OWNER_ID, GUILD_ID, PLAYERS_ID, MODERATORS_ID, BOT_ROLE_ID = (str(FIRST_ID + n) for n in range(1, 7))
INVITED = (  # what the link in the README asks for, and the bot gets along with
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.ATTACH_FILES
)
CHANNELS = ("table-one", "table-two", "lobby")
PLAYERS = (("Anna", "en-US"), ("Boris", "ru"), ("Clara", "en-US"), ("Dmitri", "ru"), ("Eva", "en-US"))
MODERATOR = ("Mira", "ru")
SPECTATOR = ("Sam", "en-US")


def opening(clock: Clock) -> World:
    """Return a new world with its guild, channels and people."""
    world = World(clock, User(BOT_ID, "Dockside", "Dockside", bot=True))
    owner = world.add_user("harbour-office", "Harbour Office", user_id=OWNER_ID)
    guild = world.add_guild("Dockside", owner, guild_id=GUILD_ID)
    world.invite(guild, INVITED, BOT_ROLE_ID)
    for number, name in enumerate(CHANNELS):
        world.add_channel(guild, name, _id(100 + number))
    _seat_people(world, guild)
    return world


def _seat_people(world: World, guild: Guild) -> None:
    players = world.add_role(guild, "Players", role_id=PLAYERS_ID)
    rights = Permission.MANAGE_CHANNELS | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS
    moderators = world.add_role(guild, "Moderators", rights | Permission.MANAGE_GUILD, role_id=MODERATORS_ID)
    seats = [(name, locale, [players]) for name, locale in PLAYERS]
    seats += [(*MODERATOR, [moderators]), (*SPECTATOR, [])]
    for number, (name, locale, roles) in enumerate(seats):
        user = world.add_user(name.lower(), name, locale=locale, user_id=_id(200 + number))
        world.join(guild, user, *roles)
        world.open_dm(user, _id(300 + number))


def _id(number: int) -> str:
    return str(FIRST_ID + number)


def people(world: World) -> list[User]:
    """Return everybody that a visitor of the page can be, in the order of the page."""
    return [user for user in world.users.values() if not user.bot and user.id != OWNER_ID]


def kind_of(world: World, user: User) -> str:
    """Return whether somebody is a moderator, a player or a spectator."""
    roles = {role for guild in world.guilds.values() for role in _roles(guild, user)}
    if MODERATORS_ID in roles:
        return "moderator"
    return "player" if PLAYERS_ID in roles else "spectator"


def _roles(guild: Guild, user: User) -> list[str]:
    return guild.members[user.id].role_ids if user.id in guild.members else []
