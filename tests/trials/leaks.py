"""Whether anybody was told what is another seat's alone: in a message, an answer, a form or a completion."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field

from bot.host.host import Host
from bot.perspective import Perspective, look
from bot.render.prose import write_panels, write_scene
from bot.sandbox import Seen
from bot.sandbox.world.events import Edited, Event, InteractionAnswered, Posted
from bot.sandbox.world.messages import Message
from bot.sandbox.world.world import World
from games.kernel.hosting import LANGUAGES
from storage.actions import Row
from storage.games import every
from storage.seats import at_version

EVERYBODY, FORGOTTEN = 0, -1  # the reader of what stands in a channel; a bot, or somebody without a name
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
        """Return the secrets of a game's seats that somebody else has read.

        There are few hands, and whoever plays elsewhere may hold the same: they are looked for in what
        everybody reads, and in what the others at this table do.
        """
        secrets, hands = await secrets_of(eyes, game), await hands_of(eyes, game)
        near = {EVERYBODY, *(owner for owners in hands.values() for owner in owners)}
        return [
            f"{reader or 'everybody'} reads: {sentence}"
            for sentence, owners in secrets.items()
            for reader, texts in self.read.items()
            if reader not in owners
            and (reader in near or sentence not in hands)
            and any(sentence in text for text in texts)
        ]


async def secrets_of(eyes: Host, game: int) -> Secrets:
    """Return what one seat alone is told or shown, in every language. What the public reads is no secret.

    Whoever sits elsewhere may be told the same there, and some of them are forgotten.
    """
    found, public = await _of_game(eyes, game)
    found |= await hands_of(eyes, game)
    for record in await eyes.database.read(every):
        if record.id != game:
            elsewhere, _ = await _of_game(eyes, record.id)
            for sentence in found.keys() & elsewhere.keys():
                found[sentence] |= elsewhere[sentence]
    kept = {one: who for one, who in found.items() if one not in public and FORGOTTEN not in who}
    return Secrets(set, kept)


async def _of_game(eyes: Host, game: int) -> tuple[Secrets, str]:
    """Return what single seats of a game are told or shown, and what everybody is."""
    seen, rows = await look(eyes, game), await eyes.ledger.log(game)
    found, public = Secrets(set), list[str]()
    for language in LANGUAGES:
        words = seen.words(language)
        public += [] if seen.scene is None else [write_scene(seen.scene, words, _MOST)]
        for row in rows:
            for event in row.line.events:
                sentence = words.at(row.seq)(event.text)
                if event.only is None:
                    public.append(sentence)
                else:
                    found[sentence].add(_owner(seen, event.only, row))
    return found, "\n".join(public)


async def hands_of(eyes: Host, game: int) -> Secrets:
    """Return what the players of a running game hold, and who holds it."""
    found, seen = Secrets(set), await look(eyes, game)
    for user in (player.user for player in seen.players if player.user is not None and seen.running):
        for language in LANGUAGES:
            found[await _hand_of(eyes, game, user, language)].add(user)
    return found


def _owner(seen: Perspective, seat: int, row: Row) -> int:
    player = at_version(seen.players, seen.former, seat, row.seq)
    return FORGOTTEN if player is None or player.user is None else player.user


async def _hand_of(eyes: Host, game: int, user: int, language: str) -> str:
    """Return the longest line of what a player holds: the others are of few words, and true of many."""
    seen = await look(eyes, game, user)
    text = write_panels(seen.secrets, seen.words(language), _MOST)
    return max(text.splitlines(), key=len)
