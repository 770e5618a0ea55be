"""What a page can ask the server for, one method each."""

from __future__ import annotations

import base64
from typing import Any

from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.player import Player
from bot.sandbox.people.screen import Seen
from bot.sandbox.people.view import shown_message
from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.interactions import CallbackType
from bot.sandbox.wire.locales import LOCALES
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.messages import Message

from .pages import Tab

OUTCOMES = {
    CallbackType.MESSAGE: "message",
    CallbackType.DEFERRED_MESSAGE: "thinking",
    CallbackType.UPDATE_MESSAGE: "update",
    CallbackType.DEFERRED_UPDATE: "quiet",
    CallbackType.MODAL: "modal",
}


async def carry_out(tab: Tab, frame: Json) -> Json:
    """Carry out one request of a tab; return the fields of the reply beyond its number."""
    return await PageRequests(tab).carry_out(frame)


class PageRequests:
    """Does what a page asks for, as the person who sits at the tab."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab

    async def carry_out(self, frame: Json) -> Json:
        """Carry out a request by its kind, "t"; return the fields of the reply beyond its number."""
        match frame.get("t"):
            case "as":
                return self._sit(frame)
            case "locale":
                self._me.speaks(_locale(frame["locale"]))
                return {}
            case "dms":
                return self._dms(frame)
            case "read":
                return self._read(frame)
            case "say":
                return self._say(frame)
            case "dismiss":
                return self._dismiss(frame)
            case "autocomplete":
                return await self._autocomplete(frame)
            case "slash":
                return await self._outcome(
                    self._at(frame).start_slash(frame["path"], _given(frame["options"]))
                )
            case "press":
                return await self._outcome(self._me.start_press(self._message(frame), frame["custom_id"]))
            case "choose":
                return await self._outcome(self._choose(frame))
            case "submit":
                return await self._outcome(self._submit(frame))
        raise NotPossible("sandbox-unknown-request", request=str(frame.get("t")))

    @property
    def _me(self) -> Player:
        if self._tab.player is None:
            raise NotPossible("sandbox-nobody-chosen")
        return self._tab.player

    def _at(self, frame: Json) -> Player:
        return self._me.at(str(frame["channel"]))

    def _message(self, frame: Json) -> Message:
        message = self._tab.pages.world.messages.get(frame["message"])
        if message is None:
            raise NotPossible("sandbox-message-gone")
        return message

    def _sit(self, frame: Json) -> Json:
        """Sit down as somebody. A page has one language, whoever sits at it: it tells which."""
        world = self._tab.pages.world
        user = world.users.get(str(frame["person"]))
        if user is None or user.bot:
            raise NotPossible("sandbox-no-person")
        if (locale := _locale(frame.get("locale", user.locale))) != user.locale:
            world.change_person(user, locale=locale)
        self._tab.sit(user)
        self._tab.pages.came(locale)
        return {}

    def _dms(self, frame: Json) -> Json:
        if frame["open"]:
            self._me.open_dms()
        else:
            self._me.close_dms()
        return {}

    def _read(self, frame: Json) -> Json:
        pages = self._tab.pages
        if pages.unread.read(self._me.user, str(frame["channel"])):
            pages.push_person(self._me.user)
        return {}

    def _say(self, frame: Json) -> Json:
        said = self._at(frame).say(frame["text"])
        return {"message": shown_message(said.message, self._me.user)}

    def _dismiss(self, frame: Json) -> Json:
        self._me.dismiss(Seen(self._message(frame)))
        return {}

    async def _autocomplete(self, frame: Json) -> Json:
        options = _given(frame["options"])
        focused = frame["focused"]
        choices = await self._at(frame).offered(frame["path"], {focused: "", **options}, focused)
        return {"choices": choices}

    def _choose(self, frame: Json) -> Interaction:
        return self._me.start_choose(self._message(frame), frame["custom_id"], frame["values"])

    def _submit(self, frame: Json) -> Interaction:
        opened_by = self._tab.pages.world.interactions.get(str(frame["modal"]))
        if opened_by is None:
            raise NotPossible("sandbox-no-form")
        return self._me.start_submit(opened_by, _given(frame["values"]))

    async def _outcome(self, interaction: Interaction) -> Json:
        """Wait for the bot's first answer, and return how the page has to show it."""
        me = self._me
        await me.answered(interaction)
        assert interaction.answer is not None
        outcome: Json = {"outcome": OUTCOMES[interaction.answer]}
        if interaction.form is not None:
            form = interaction.form
            return {**outcome, "modal": {**form, "id": interaction.id}}
        if interaction.answer is not CallbackType.DEFERRED_UPDATE and interaction.original is not None:
            outcome["message"] = shown_message(interaction.original, me.user)
        return outcome


def _locale(named: str) -> str:
    """Return a language that Discord knows, or refuse."""
    if named not in LOCALES:
        raise NotPossible("sandbox-no-language")
    return named


def _given(values: Json) -> Json:
    """Return what a page sent with its files as uploads."""
    return {name: _with_files(value) for name, value in values.items()}


def _with_files(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_files(one) for one in value]
    if isinstance(value, dict):
        data = base64.b64decode(value["data"])
        return Upload("0", value["filename"], value.get("content_type") or "application/octet-stream", data)
    return value
