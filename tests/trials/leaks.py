"""Whether anybody was told what is another seat's alone: in a message, an answer, a form or a completion."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.host.host import Host
from bot.perspective import Perspective, look
from bot.render.prose import write_panels
from bot.sandbox import Seen
from bot.sandbox.world.events import Edited, Event, InteractionAnswered, Posted
from bot.sandbox.world.messages import Message
from bot.sandbox.world.world import World
from games.kernel.hosting import LANGUAGES
from storage.actions import Row
from storage.seats import at_version

EVERYBODY = 0  # the reader of what stands in a channel
_SHORTEST = 12  # letters: shorter lines stand anywhere
_MOST = 4000

Secrets = defaultdict[str, set[int]]  # sentences, and who may read each


@dataclass
class Leaks:
    """All that the bot said, by who could read it."""

    world: World
    read: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))

    def hear(self, event: Event) -> None:
        """Note what was said, and to whom."""
        if isinstance(event, Posted | Edited) and event.message.author is self.world.bot:
            self.read[self._reader(event.message)].add(Seen(event.message).text)
        elif isinstance(event, InteractionAnswered):
            one = event.interaction
            shown = [part for part in (one.form, one.choices) if part]
            self.read[int(one.user.id)] |= {json.dumps(part, ensure_ascii=False) for part in shown}

    def _reader(self, message: Message) -> int:
        if message.ephemeral:
            return EVERYBODY if message.interaction is None else int(message.interaction.user.id)
        recipient = self.world.channels[message.channel_id].recipient
        return EVERYBODY if recipient is None else int(recipient.id)

    async def found(self, eyes: Host, game: int) -> list[str]:
        """Return the secrets of a game's seats that somebody else has read."""
        secrets = await secrets_of(eyes, game)
        return [
            f"{reader or 'everybody'} reads: {sentence}"
            for sentence, owners in secrets.items()
            for reader, texts in self.read.items()
            if reader not in owners and any(sentence in text for text in texts)
        ]


async def secrets_of(eyes: Host, game: int) -> Secrets:
    """Return what one seat alone is told or shown, in every language. What the public reads is no secret."""
    seen, rows = await look(eyes, game), await eyes.ledger.log(game)
    found, public = Secrets(set), set[str]()
    for language in LANGUAGES:
        words = seen.words(language)
        for row in rows:
            for event in row.line.events:
                sentence = words.at(row.seq)(event.text)
                if event.only is None:
                    public.add(sentence)
                elif (owner := _owner(seen, event.only, row)) is not None:
                    found[sentence].add(owner)
    if seen.running:
        for seat, player in enumerate(seen.players):
            for line in await _shown_to(eyes, game, player.user):
                found[line].add(player.user or seat)
    told = "\n".join(public)
    return Secrets(set, {one: who for one, who in found.items() if len(one) >= _SHORTEST and one not in told})


def _owner(seen: Perspective, seat: int, row: Row) -> int | None:
    player = at_version(seen.players, seen.former, seat, row.seq)
    return None if player is None else player.user


async def _shown_to(eyes: Host, game: int, user: int | None) -> Iterator[str]:
    """Return what a player has before them, line by line."""
    if user is None:
        return iter(())
    seen = await look(eyes, game, user)
    texts = [write_panels(seen.secrets, seen.words(language), _MOST) for language in LANGUAGES]
    return iter({line.strip() for text in texts for line in text.splitlines()})
