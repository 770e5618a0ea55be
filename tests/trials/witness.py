"""What was seen and promised while something went wrong, and whether it is true afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.host.host import Host
from bot.perspective import look
from bot.sandbox import Seen
from bot.sandbox.wire.interactions import CallbackType
from bot.sandbox.world.events import Edited, Event, InteractionAnswered, Posted
from bot.sandbox.world.interactions import Interaction
from bot.words.words import Words, language_of
from storage import actions
from storage.actions import Row
from storage.care.check import check
from storage.games import every
from tests.trials.crew import Crew, acts

_LATE = ("ui-done-already", "ui-moved-since", "host-moved-on", "host-over")
_LATER = (CallbackType.DEFERRED_MESSAGE, CallbackType.DEFERRED_UPDATE)


@dataclass
class Witness:
    """Everything that anybody could read in the channel, and every action that the bot said was done."""

    channel: str
    read: list[str] = field(default_factory=list)
    files: set[str] = field(default_factory=set)
    told_done: set[int] = field(default_factory=set)
    put_off: dict[str, Interaction] = field(
        default_factory=dict
    )  # by the message that is to become the answer

    def hear(self, event: Event) -> None:
        if isinstance(event, Edited) and event.message.id in self.put_off:
            self._note(self.put_off.pop(event.message.id))
        if isinstance(event, Posted | Edited):
            if event.message.channel_id == self.channel and not event.message.ephemeral:
                self.read.append(Seen(event.message).text)
                self.files |= {file.upload.filename for file in event.message.attachments}
        elif isinstance(event, InteractionAnswered):
            original = event.interaction.original
            if event.interaction.answer in _LATER and original is not None:
                self.put_off[original.id] = event.interaction
            else:
                self._note(event.interaction)

    def _note(self, interaction: Interaction) -> None:
        if acts(interaction) and accepted(interaction):
            self.told_done.add(int(interaction.id))


def accepted(interaction: Interaction) -> bool:
    """The panel is shown and does not say that this press came too late; or a moderator's work is done."""
    if interaction.original is None or interaction.form is not None:
        return False
    seen, words = Seen(interaction.original), Words(language_of(interaction.user.locale))
    late = [words.say(key, who="\0").split("\0")[0] for key in _LATE]
    back = words.say("ui-back") in seen.buttons
    if seen.text == words.say("mod-done"):
        return True
    return "### " in seen.text and not back and not any(sentence in seen.text for sentence in late)


async def rows_of(eyes: Host) -> list[Row]:
    """The logs of all games."""
    return await eyes.database.read(
        lambda connection: [row for one in every(connection) for row in actions.log(connection, one.id)]
    )


async def every_action_once(eyes: Host, witness: Witness, crew: Crew) -> None:
    keys = [row.line.key for row in await rows_of(eyes) if row.line.key is not None]
    assert len(keys) == len(set(keys))
    assert not [pair for pair in crew.repeated if set(pair) <= set(keys)], "a press counted twice"
    assert witness.told_done <= set(keys), "an action that was acknowledged is lost"
    assert await eyes.database.read(lambda connection: list(check(connection))) == []


async def everything_was_told(eyes: Host, witness: Witness, only: int | None = None) -> None:
    """What happened at all tables of the channel, or at one, was told there."""
    read = "\n".join(witness.read)
    here = [one for one in await eyes.database.read(every) if str(one.channel) == witness.channel]
    for record in (one for one in here if only in (None, one.id)):
        words = (await look(eyes, record.id)).words("en")
        for version, event, _ in await eyes.queries.history(record.id):
            told = words.at(version)(event.text) in read
            below = event.text.key == "host-seed" and event.text.args["seed"] in read  # the result
            assert told or below, f"game {record.id}, version {version}: {event.text.key}"
        result = f"{record.key.replace('_', '-')}-{record.id}.json"
        assert record.status != "over" or result in witness.files, f"game {record.id} has no result"
