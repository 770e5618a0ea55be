"""What the bot posts of its own accord, and whether any of it came twice or never."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.host.host import Host
from bot.perspective import look
from bot.sandbox import Player, Seen
from bot.sandbox.world.events import Edited, Event, Posted
from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Message
from bot.sandbox.world.world import World
from bot.words.words import language_of


@dataclass
class Letters:
    """Every message of the bot that answers nobody, as it was when it came."""

    world: World
    posted: Counter[str] = field(default_factory=Counter)
    read: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))  # alone, by person

    def hear(self, event: Event) -> None:
        """Note what the bot says, and who alone could read it."""
        if not isinstance(event, Posted | Edited) or event.message.author is not self.world.bot:
            return
        message = event.message
        if isinstance(event, Posted) and message.interaction is None:
            self.posted[_as_it_came(message)] += 1
        if (reader := self._reader(message)) is not None:
            self.read[reader.id].append(Seen(message).text)

    def _reader(self, message: Message) -> User | None:
        if message.ephemeral:
            return None if message.interaction is None else message.interaction.user
        return self.world.channels[message.channel_id].recipient

    @property
    def twice(self) -> list[str]:
        """Return what came more than once, to the last control: those hold the version of their table."""
        return [letter for letter, times in self.posted.items() if times > 1]


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
