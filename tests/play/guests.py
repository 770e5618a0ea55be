"""People who play any game by what stands on their screen: with the finger, or by typing commands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.sandbox import Answer, Player, Seen
from bot.sandbox.components import walk
from bot.sandbox.interactions import Answered
from bot.ui.text import Words, language_of
from tests.play.house import House

_PRIMARY, _SUCCESS, _DANGER = 1, 3, 4  # styles of buttons: to do, to submit, to submit in spite of a warning
_STEPS = 60
_PRUDENT = 15  # attempts after which a warning is no longer heeded


class Guest:
    """One person. Knows only the screen and the language of the person's Discord."""

    def __init__(self, house: House, person: Player, dice: Random) -> None:
        self.house, self.person, self.dice = house, person, dice
        self.tried = 0

    @property
    def words(self) -> Words:
        return Words(language_of(self.person.user.locale))

    def table(self) -> Seen:
        """The newest message with the table on it."""
        return next(seen for seen in reversed(self.person.messages()) if is_table(seen))

    async def move(self) -> None:
        for self.tried in range(_STEPS):
            if await self.try_something():
                return
        raise AssertionError(f"{self.person.name} finds nothing to do: {self.table().text}")

    async def try_something(self) -> bool:
        raise NotImplementedError

    def dares(self) -> bool:
        """Warned of a folly: seldom, unless nothing else is left."""
        return self.tried > _PRUDENT or self.dice.random() < 0.02


def is_table(seen: Seen) -> bool:
    return not seen.ephemeral and any(label in ("My moves", "Мои ходы") for label in seen.buttons)


class Toucher(Guest):
    """Presses buttons, chooses in selects, fills in forms. Never types a command."""

    async def try_something(self) -> bool:
        panel = await self.open_panel()
        due = [control for control in usable(panel.message) if control["style"] == _PRIMARY]
        action = self.dice.choice(due or usable(panel.message))
        done = await self.fill_in(await self.person.press(panel, action["custom_id"]))
        self.person.dismiss(panel)
        return done

    async def open_panel(self) -> Answer:
        label = next(label for label in self.table().buttons if label in ("My moves", "Мои ходы"))
        return await self.person.press(self.table(), label)

    async def fill_in(self, answer: Answer) -> bool:
        """Step by step, until the panel is back; or the form is put aside."""
        for _ in range(_STEPS):
            if answer.kind is Answered.FORM:
                answer = await self.person.submit(answer, self.filled(answer))
            elif self.words.say("ui-back") not in answer.message.buttons:
                return True
            elif is_warning(answer.message) and not self.dares():
                return False
            else:
                answer = await self.step(answer.message)
        return False

    async def step(self, seen: Seen) -> Answer:
        """The next thing to do on a half-filled form."""
        every = usable(seen)
        if submit := [control for control in every if control["style"] in (_SUCCESS, _DANGER)]:
            return await self.person.press(seen, submit[0]["custom_id"])
        if selects := controls(seen, 3):
            return await self.choose(seen, self.dice.choice(selects))
        if fill := [control for control in every if control["style"] == _PRIMARY]:
            return await self.person.press(seen, self.dice.choice(fill)["custom_id"])
        return await self.person.press(seen, self.dice.choice(every)["custom_id"])

    async def choose(self, seen: Seen, select: dict[str, Any]) -> Answer:
        options = [option["value"] for option in select["options"]]
        count = self.dice.randint(select.get("min_values", 1), min(select.get("max_values", 1), len(options)))
        return await self.person.choose(seen, select["custom_id"], self.dice.sample(options, count))

    def filled(self, answer: Answer) -> dict[str, Any]:
        return {name: self.value(answer.form.question(name)) for name in _fields(answer)}

    def value(self, question: dict[str, Any]) -> Any:
        """Mostly what stands there already, sometimes something else."""
        options = question.get("options")
        if options is None:
            return question.get("value") or str(self.dice.randint(0, 5))
        kept = [option["value"] for option in options if option.get("default")]
        if kept and self.dice.random() < 0.6:
            return kept
        return [self.dice.choice(options)["value"]]


def _fields(answer: Answer) -> list[str]:
    form = answer.interaction.form
    assert form is not None
    return [component["component"]["custom_id"] for component in form["components"]]


class Typist(Guest):
    """Types slash commands with the help of autocomplete. Never presses anything."""

    async def try_something(self) -> bool:
        answer = await self.person.slash("help")
        command = self.dice.choice(self.commands(answer.text))
        self.person.dismiss(answer)
        return await self.try_command(command)

    def commands(self, text: str) -> list[dict[str, Any]]:
        """Those that the help names, as this person's Discord knows them."""
        shown = set(re.findall(r"`/([^`]+ [^`]+)`", text))
        found = [command for command in self.person.commands() if command["shown"] in shown]
        assert found, text
        return found

    async def try_command(self, command: dict[str, Any]) -> bool:
        path, given = command["path"], dict[str, Any]()
        for option in command["options"][:-1]:  # the last one names a table
            choices = await self.person.autocomplete(path, focus=option["name"], **given)
            if whole := [choice for choice in choices if not choice["name"].endswith("…")]:
                given[option["name"]] = self.dice.choice(whole)["value"]
        return await self.send(path, given)

    async def send(self, path: str, given: dict[str, Any]) -> bool:
        answer = await self.person.slash(path, **given)
        if is_warning(answer.message) and self.dares():
            answer = await self.person.slash(path, **given)  # the same command again: yes, I am sure
        panel = "### " in answer.text and self.words.say("ui-back") not in answer.message.buttons
        self.person.dismiss(answer)
        return panel


def controls(seen: Seen, kind: int) -> list[dict[str, Any]]:
    return [control for _, control in walk(seen.message.components) if control["type"] == kind]


def buttons(seen: Seen) -> list[dict[str, Any]]:
    return controls(seen, 2)


def usable(seen: Seen) -> list[dict[str, Any]]:
    return [control for control in buttons(seen) if not control.get("disabled")]


def is_warning(seen: Seen) -> bool:
    return any(control["style"] == _DANGER for control in buttons(seen))


def waited_for(guests: Sequence[Guest]) -> list[Guest]:
    """Those whose names stand in the line of the table that says who is to move."""
    lines = guests[0].table().text.splitlines()
    named = next(line for line in reversed(lines) if "<t:" in line)
    return [guest for guest in guests if f"**{guest.person.name}**" in named]


async def play_out(house: House, guests: Sequence[Guest], dice: Random, most: int = 3000) -> int:
    """Until the result is shown; gives the number of moves."""
    for count in range(most):
        await house.settled()
        if result_of(guests[0].person) is not None:
            return count
        await dice.choice(waited_for(guests)).move()
    raise AssertionError(f"no end after {most} moves")


def result_of(person: Player) -> Seen | None:
    newest = [seen for seen in person.messages()[-8:] if not seen.ephemeral]
    return next((seen for seen in newest if "Play again" in seen.buttons), None)


async def open_table(house: House, people: Sequence[Player], game: str) -> None:
    """By slash commands: opened by the first, joined by the others, started."""
    await people[0].slash("game new", game=game)
    for person in people[1:]:
        await person.slash("game join")
    await people[0].slash("game start")
    await house.settled()
