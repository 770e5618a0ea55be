"""What stands on a person's screen, in words that a test can read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.wire.components import Kind, texts, walk
from bot.sandbox.wire.interactions import CallbackType
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.guilds import User
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.messages import Attachment, Message

from .not_possible import NotPossible

USABLE = (
    Kind.BUTTON, Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)  # fmt: skip


@dataclass(frozen=True)
class Seen:
    """Shows a message as it stands now: after an edit it reads differently."""

    message: Message

    @property
    def id(self) -> str:
        return self.message.id

    @property
    def text(self) -> str:
        """Return all there is to read: content, embeds, texts between components."""
        parts = [self.message.content, *_embed_texts(self.message.embeds), *texts(self.message.components)]
        return "\n".join(part for part in parts if part)

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    @property
    def author(self) -> User:
        return self.message.author

    @property
    def mentions(self) -> list[str]:
        """Return the names of those it pings."""
        return [user.name for user in self.message.mentions]

    @property
    def attachments(self) -> list[Attachment]:
        return list(self.message.attachments)

    @property
    def buttons(self) -> list[str]:
        """Return the labels of all buttons, in order, usable or not."""
        return [name_of(c) for c in self._controls() if c["type"] == Kind.BUTTON]

    @property
    def greyed(self) -> list[str]:
        """Return the names of the controls that cannot be used."""
        return [name_of(control) for control in self._controls() if control.get("disabled")]

    def control(self, name: str) -> Json:
        """Return the one button or select with that custom id, label or placeholder."""
        return _only(name, self._controls(), "control")

    def options(self, name: str) -> list[str]:
        """Return the values a select offers."""
        return [option["value"] for option in self.control(name).get("options", [])]

    def _controls(self) -> list[Json]:
        return [component for _, component in walk(self.message.components) if component["type"] in USABLE]

    def __repr__(self) -> str:
        return f"<{'private ' if self.ephemeral else ''}message {self.id}: {self.text!r}>"


@dataclass(frozen=True)
class Form:
    """Shows a form that the bot opened for one person."""

    interaction: Interaction

    @property
    def _data(self) -> Json:
        if self.interaction.form is None:
            raise NotPossible("sandbox-no-form-opened")
        return self.interaction.form

    @property
    def id(self) -> str:
        return self.interaction.id

    @property
    def title(self) -> str:
        return str(self._data["title"])

    @property
    def text(self) -> str:
        """Return the title and the texts between the questions."""
        return "\n".join([self.title, *texts(self._data["components"])])

    @property
    def labels(self) -> list[str]:
        """Return the labels of all questions, in order."""
        return [name_of(question) for question in self._questions()]

    def question(self, name: str) -> Json:
        """Return the one control with that label or custom id."""
        return _only(name, self._questions(), "question")

    def by_custom_id(self, answers: dict[str, Any]) -> dict[str, Any]:
        """Return answers that go by label with custom ids in place of the labels."""
        return {self.question(name)["custom_id"]: answer for name, answer in answers.items()}

    def _questions(self) -> list[Json]:
        found = []
        for _, component in walk(self._data["components"]):
            if component["type"] == Kind.LABEL:
                found.append({**component["component"], "label": component["label"]})
            elif component["type"] == Kind.ACTION_ROW:
                found += component["components"]
        return found


@dataclass(frozen=True)
class Answer:
    """Shows what the bot did about something a person did: a message, or a form."""

    interaction: Interaction

    @property
    def kind(self) -> CallbackType:
        assert self.interaction.answer is not None
        return self.interaction.answer

    @property
    def message(self) -> Seen:
        """Return the new message; or the one pressed, if the bot changed or only acknowledged it."""
        if self.interaction.original is None:
            raise AssertionError(f"The bot answered with {self.kind.name}, not with a message.")
        return Seen(self.interaction.original)

    @property
    def form(self) -> Form:
        if self.interaction.form is None:
            raise AssertionError(f"The bot answered with {self.kind.name}, not with a form.")
        return Form(self.interaction)

    @property
    def text(self) -> str:
        return self.form.text if self.kind is CallbackType.MODAL else self.message.text

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral


def name_of(control: Json) -> str:
    """Return what a person calls a control: its label, placeholder, emoji, or else its custom id."""
    emoji = (control.get("emoji") or {}).get("name")
    return str(control.get("label") or control.get("placeholder") or emoji or control.get("custom_id"))


def _only(name: str, controls: Iterable[Json], what: str) -> Json:
    """Return the one control of that custom id or name; raise NotPossible if it is not exactly one."""
    controls = list(controls)
    found = [c for c in controls if c.get("custom_id") == name] or [c for c in controls if name_of(c) == name]
    if len(found) == 1:
        return found[0]
    known = ", ".join(f"“{name_of(control)}”" for control in controls) or "–"
    raise NotPossible(f"sandbox-not-one-{what}", name=name, count=len(found), known=known)


def _embed_texts(embeds: list[Json]) -> list[str]:
    found: list[str] = []
    for embed in embeds:
        found += [embed.get("title") or "", embed.get("description") or ""]
        found += [f"{field['name']}\n{field['value']}" for field in embed.get("fields") or []]
        found.append((embed.get("footer") or {}).get("text") or "")
    return found
