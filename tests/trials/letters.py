"""What the bot posts of its own accord, and whether any of it came twice or never."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import combinations

from bot.host.host import Host
from bot.perspective import look
from bot.sandbox import Player, Seen
from bot.sandbox.world.events import Edited, Event, Posted
from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Message
from bot.sandbox.world.world import World
from bot.words.words import language_of
from storage import outbox

_NEAR, _MOSTLY = 16, 0.9


@dataclass
class Letters:
    """Every message of the bot that answers nobody, as it was when it came."""

    world: World
    posted: Counter[str] = field(default_factory=Counter)
    nonces: list[str] = field(default_factory=list)  # of DMs: made of the numbers of what is sent
    read: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))  # alone, by person

    def hear(self, event: Event) -> None:
        """Note what the bot says, and who alone could read it."""
        if not isinstance(event, Posted | Edited) or event.message.author is not self.world.bot:
            return
        message = event.message
        if isinstance(event, Posted) and message.interaction is None:
            self.posted[_as_it_came(message)] += 1
            if message.nonce is not None and self.world.channels[message.channel_id].recipient is not None:
                self.nonces.append(str(message.nonce))
        if (reader := self._reader(message)) is not None:
            self.read[reader.id].append(Seen(message).text)

    def _reader(self, message: Message) -> User | None:
        if message.ephemeral:
            return None if message.interaction is None else message.interaction.user
        return self.world.channels[message.channel_id].recipient

    def begin_anew(self, channel: str) -> None:
        """Let the same be said again in a channel. What came twice until now stands."""
        self.posted = Counter(
            {
                letter: times
                for letter, times in self.posted.items()
                if times > 1 or letter.partition(" ")[0] != channel
            }
        )

    @property
    def twice(self) -> list[str]:
        """Return what came more than once, to the last control: those hold the version of their table."""
        return [letter for letter, times in self.posted.items() if times > 1]

    @property
    def twice_in_public(self) -> list[str]:
        """Return what came more than once in channels.

        By DM the same may be said again, such as the same hand in the next game: those are known by numbers.
        """
        channels = self.world.channels
        return [letter for letter in self.twice if channels[letter.partition(" ")[0]].recipient is None]

    async def numbers_sent_twice(self, eyes: Host) -> list[int]:
        """Return what waited to be sent by DM once and was posted more than once, in whatever words.

        It is known by its number, which is in the nonce, alone or with others that are sent as one message.
        """
        salt, last = await eyes.database.read(
            lambda connection: (outbox.salt(connection), connection.last_number("outbox"))
        )
        numbers = {_nonce(salt, several): several for several in _together(last)}
        found = Counter(number for nonce in self.nonces for number in numbers.get(nonce, ()))
        assert sum(found.values()) >= len(self.nonces) * _MOSTLY, "their numbers are known"
        return [number for number, times in found.items() if times > 1]


def _together(last: int) -> Iterator[tuple[int, ...]]:
    """Return which letters may be one message: up to three that were left soon after each other."""
    for first in range(1, last + 1):
        after = range(first + 1, first + _NEAR)
        for more in range(3):
            yield from ((first, *others) for others in combinations(after, more))


def _nonce(salt: str, numbers: Sequence[int]) -> str:
    return blake2b("/".join(map(str, (salt, "dm", *numbers))).encode(), digest_size=12).hexdigest()


def _as_it_came(message: Message) -> str:
    controls = json.dumps(message.components, sort_keys=True)
    files = [file.upload.filename for file in message.attachments]
    for file in message.attachments:  # whose addresses are never the same
        controls = controls.replace(file.url, file.upload.filename).replace(file.id, "")
    return f"{message.channel_id} {message.content} {controls} {files}"


async def everybody_was_told_their_secrets(
    eyes: Host, game: int, people: Sequence[Player], letters: Letters
) -> None:
    """By DM, or in the answer to what they did themselves."""
    for person in people:
        seen = await look(eyes, game, int(person.id))
        words = seen.words(language_of(person.user.locale))
        read = "\n".join(letters.read[person.id])
        for told in await eyes.queries.told_to(game, seen.seat):
            if told.event.only is not None:
                line = words.at(told.version)(told.event.text)
                assert line in read, f"{person.name} was never told: {line}"
