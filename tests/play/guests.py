"""People who play any game by what stands on their screen: with the finger, or by typing commands.

What to do they mostly decide as the game's own sensible player would, from what they see; now and then they
try anything that the screen offers. How to do it they find on the screen alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from bot.front.play.drafts import Drafts
from bot.host.host import Host
from bot.perspective import Perspective, look
from bot.sandbox import Answer, Player, Seen
from bot.sandbox.wire.components import walk
from bot.sandbox.wire.interactions import CallbackType
from bot.views.choosing.draft import Draft, settle
from bot.views.choosing.lists import OTHER, Listing, listing
from bot.views.choosing.stamps import token_of
from bot.views.field import code, key_of, standing
from bot.views.parts.custom_id import Control, read_id
from bot.words.words import Words, language_of
from games.kernel import Pick
from games.kernel.hosting import Illegal, Offer, Spread, kebab
from tests.play.house import House

PRIMARY, SUCCESS, DANGER = 1, 3, 4  # styles of buttons: to do, to submit, to submit in spite of a warning
_STEPS = 60
_AMOUNT = re.compile(r"(?<=^\$)\d+$|^\d+(?=\s[$\w]+$)")  # in $3, in 3 coins
_PRUDENT = 15  # attempts after which a warning is no longer heeded


class Guest:
    def __init__(self, house: House, person: Player, dice: Random, whims: float = 0.1) -> None:
        self.house, self.person, self.dice, self.whims = house, person, dice, whims
        self.tried = 0
        self.shunned: set[str] = set()  # what a warning has kept this person from, for the rest of a move

    @property
    def words(self) -> Words:
        return Words(language_of(self.person.user.locale))

    def table(self) -> Seen:
        """The newest message with the table on it."""
        return next(seen for seen in reversed(self.person.messages()) if is_table(seen))

    async def move(self) -> None:
        if self.dice.random() >= self.whims:
            await self.do(await self.plan())
        else:
            await self.do_anything()

    async def plan(self) -> Pick:
        """As somebody decides who knows the game and sees no more than this person does."""
        seen = await self.look()
        assert seen.prompt is not None
        policy = seen.game.easy or seen.game.policy  # what a beginner does stands in the lists
        return policy(seen.view, seen.prompt, self.dice)

    async def look(self) -> Perspective:
        return await look(self.host, control_of(buttons(self.table())[0]).game, int(self.person.id))

    @property
    def host(self) -> Host:
        return self.house.bot.host

    async def do(self, pick: Pick) -> None:
        raise NotImplementedError

    async def do_anything(self) -> None:
        self.shunned = set()
        for self.tried in range(_STEPS):
            if await self.try_something():
                return
        raise AssertionError(f"{self.person.name} finds nothing to do: {self.table().text}")

    async def try_something(self) -> bool:
        raise NotImplementedError

    def dares(self) -> bool:
        """Warned of a folly: seldom, unless nothing else is left."""
        return self.tried > _PRUDENT or self.dice.random() < 0.02

    def is_panel(self, seen: Seen) -> bool:
        return "### " in seen.text and self.words.say("ui-back") not in seen.buttons


class Touch(NamedTuple):
    """A button to press, options to choose in a list, or a form to submit."""

    on: Answer | Seen
    control: str = ""
    chosen: Sequence[str] | None = None
    filled: dict[str, Any] | None = None

    async def do(self, person: Player) -> Answer:
        if self.filled is not None:
            assert isinstance(self.on, Answer)
            return await person.submit(self.on, self.filled)
        if self.chosen is not None:
            return await person.choose(self.on, self.control, self.chosen)
        return await person.press(self.on, self.control)


class Toucher(Guest):
    """Presses buttons, chooses in selects, fills in forms. Never types a command."""

    async def open_panel(self) -> Answer:
        label = next(label for label in self.table().buttons if label in ("My moves", "Мои ходы"))
        return await self.person.press(self.table(), label)

    async def do(self, pick: Pick) -> None:
        panel = await self.open_panel()
        await self.do_on(panel, pick)
        self.person.dismiss(panel)

    async def do_on(self, panel: Answer | Seen, pick: Pick) -> Answer:
        """On a panel that is open; gives the one that follows."""
        self.opened = set[str]()
        shown = panel.message if isinstance(panel, Answer) else panel
        answer = await (await self.first(shown, pick)).do(self.person)
        for _ in range(_STEPS):
            if answer.kind is not CallbackType.MODAL and self.is_panel(answer.message):
                return answer
            answer = await (await self.next(answer, pick)).do(self.person)
        raise AssertionError(f"{self.person.name} cannot do {pick}: {answer.message.text}")

    async def first(self, panel: Seen, pick: Pick) -> Touch:
        """A choice in a list of the panel, or a button."""
        every = [*controls(panel, 3), *usable(panel)]
        action = next(control for control in every if control_of(control).kind == pick.kind)
        if control_of(action).verb == "list":
            return Touch(panel, action["custom_id"], await self.found(action, pick))
        choices = [one for one in usable(panel) if control_of(one).verb == "this"]
        if action in choices:
            tokens = {token_of(control_of(one)): one for one in choices}
            (token,) = meant(await self.offer(pick), pick, set(tokens), brief=True)
            action = tokens[token]
        return Touch(panel, action["custom_id"])

    async def offer(self, pick: Pick) -> Offer:
        prompt = (await self.look()).prompt
        assert prompt is not None
        return prompt.offer(pick.kind)

    async def found(self, select: dict[str, Any], pick: Pick) -> list[str]:
        """What is meant, by the marks of the options; else the way, if any, to what there is no room for."""
        shown = {option["value"] for option in select["options"]}
        tokens = meant(await self.offer(pick), pick, shown, brief=not control_of(select).field)
        return [token for token in tokens if token in shown]

    async def next(self, answer: Answer, pick: Pick) -> Touch:
        """What to do on a half-filled form, towards this action."""
        if answer.kind is CallbackType.MODAL:
            return Touch(answer, filled=self.numbers(answer, pick))
        seen = answer.message
        lists = [one for one in controls(seen, 3) if control_of(one).verb == "list"]
        if lists and lists[0]["custom_id"] not in self.opened:
            self.opened.add(lists[0]["custom_id"])
            if tokens := await self.found(lists[0], pick):
                return Touch(seen, lists[0]["custom_id"], tokens)
        by_verb = {control_of(control).verb: control for control in [*usable(seen), *controls(seen, 3)]}
        if "do" in by_verb:
            return Touch(seen, by_verb["do"]["custom_id"])
        if "listed" in by_verb and await self.stands(by_verb["listed"], pick):
            return Touch(seen, by_verb["listed"]["custom_id"])
        for verb in ("pick", "some"):
            if verb in by_verb and (values := self.options(by_verb[verb], pick)):
                return Touch(seen, by_verb[verb]["custom_id"], values)
        button = self.button(seen, len(controls(seen, 3)) > 0)
        self.opened.add(button["custom_id"])
        return Touch(seen, button["custom_id"])

    async def stands(self, use: dict[str, Any], pick: Pick) -> bool:
        """Do the numbers that stand filled in say what is meant?"""
        offer, name = await self.offer(pick), control_of(use).field
        before = {key: pick.values[key] for key in list(offer.fields)[: list(offer.fields).index(name)]}
        step = offer.next_field(before)
        if step is None or not isinstance(step[1], Spread) or self.opened & {use["custom_id"]}:
            return False
        self.opened.add(use["custom_id"])
        filled_in = standing(step[1], name, await self.draft(control_of(use).game, pick.kind))
        try:
            return step[1].check(filled_in) == step[1].check(pick.values[name])
        except Illegal:  # what stands there adds up to nothing that can be sent
            return False

    async def draft(self, game: int, kind: str) -> Draft:
        """What is filled in of a form."""
        return await Drafts(self.host.notes, int(self.person.id), game).read(kind)

    def options(self, select: dict[str, Any], pick: Pick) -> list[str]:
        """The values that are meant, as far as they stand on this page and were not chosen before."""
        if select["custom_id"] in self.opened:
            return []
        value = pick.values[control_of(select).field]
        wanted = [code(one) for one in (value if isinstance(value, list | tuple) else [value])]
        self.opened.add(select["custom_id"])
        return [option["value"] for option in select["options"] if option["value"] in wanted]

    def button(self, seen: Seen, paged: bool) -> dict[str, Any]:
        """Each page of a list once, then what ends it."""
        fresh = [b for b in usable(seen) if b["custom_id"] not in self.opened]
        turn = [b for b in fresh if control_of(b).verb == ("page" if paged else "type")]
        end = [b for b in usable(seen) if control_of(b).verb in ("listed", "these")]
        end = end or [b for b in usable(seen) if control_of(b).verb == "type"]
        anew = [b for b in usable(seen) if control_of(b).verb == "redo"]  # it was begun with another plan
        return (turn or end or anew[:1])[-1]

    def numbers(self, answer: Answer, pick: Pick) -> dict[str, Any]:
        form = answer.interaction.form
        assert form is not None
        control = read_id(form["custom_id"])
        assert control is not None
        value = pick.values[control.field]
        if isinstance(value, int):
            return {"number": str(value)}
        asked = {name: answer.form.question(name) for name in _fields(answer)}
        return {
            name: [str(value[name])] if "options" in asked[name] else str(value[name])
            for name in asked
            if name in value
        }

    async def try_something(self) -> bool:
        panel = await self.open_panel()
        lists = controls(panel.message, 3)
        due = [control for control in usable(panel.message) if control["style"] == PRIMARY]
        action = self.dice.choice([*lists, *due] or usable(panel.message))
        begun = (
            await self.choose(panel.message, action)
            if action in lists
            else await self.person.press(panel, action["custom_id"])
        )
        done = await self.fill_in(begun)
        self.person.dismiss(panel)
        return done

    async def fill_in(self, answer: Answer) -> bool:
        """At random, until the panel is back; or the form is put aside."""
        for _ in range(_STEPS):
            if answer.kind is CallbackType.MODAL:
                answer = await self.person.submit(answer, self.filled(answer))
            elif self.is_panel(answer.message):
                return True
            elif is_warning(answer.message) and not self.dares():
                return False
            elif not usable(answer.message) and not controls(answer.message, 3):
                return False  # a sentence alone: what was typed is nothing
            else:
                answer = await self.any_step(answer.message)
        return False

    async def any_step(self, seen: Seen) -> Answer:
        every = usable(seen)
        if submit := [control for control in every if control["style"] in (SUCCESS, DANGER)]:
            return await self.person.press(seen, submit[0]["custom_id"])
        if selects := controls(seen, 3):
            return await self.choose(seen, self.dice.choice(selects))
        if fill := [control for control in every if control["style"] == PRIMARY]:
            return await self.person.press(seen, self.dice.choice(fill)["custom_id"])
        return await self.person.press(seen, self.dice.choice(every)["custom_id"])

    async def choose(self, seen: Seen, select: dict[str, Any]) -> Answer:
        options = [option["value"] for option in select["options"]]
        most = min(select.get("max_values", 1), len(options))
        count = self.dice.randint(select.get("min_values", 1), most)
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


class Typist(Guest):
    """Types slash commands with the help of autocomplete. Never presses anything."""

    async def do(self, pick: Pick) -> None:
        answer = await self.person.slash("help")
        found = self.commands(answer.text)
        self.person.dismiss(answer)
        name = Words("en", self.game()).say(f"command-{kebab(pick.kind)}")
        command = next(command for command in found if command["path"].split(" ")[1] == name)
        given = {self.argument(field): typed(value) for field, value in pick.values.items()}
        for _ in range(2):  # a warning is answered by the same command again
            answer = await self.person.slash(command["path"], **given)
            self.person.dismiss(answer)
            if self.is_panel(answer.message):
                return
        raise AssertionError(f"{self.person.name} cannot type {pick}: {answer.text}")

    def game(self) -> str:
        return self.house.key

    def argument(self, field: str) -> str:
        return Words("en", self.game()).say(f"argument-{key_of(field)}")

    async def try_something(self) -> bool:
        answer = await self.person.slash("help")
        found = self.commands(answer.text)
        self.person.dismiss(answer)
        wise = [command for command in found if command["path"] not in self.shunned]
        return await self.try_command(self.dice.choice(wise or found))

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
        if is_warning(answer.message):
            if not self.dares():
                self.shunned.add(path)
            else:
                answer = await self.person.slash(path, **given)  # the same command again: yes, I am sure
        self.person.dismiss(answer)
        return self.is_panel(answer.message)


async def choose_in(person: Player, seen: Seen, kind: str, *labels: str) -> Answer:
    """Choose by what stands in the list of an action, in its panel or form; an amount by its number."""
    select = next(one for one in controls(seen, 3) if control_of(one).kind == kind)
    by_label = {option["label"]: option["value"] for option in select["options"]}
    by_label |= {found[0]: by_label[label] for label in by_label if (found := _AMOUNT.search(label))}
    return await person.choose(seen, select["custom_id"], [by_label[label] for label in labels])


def meant(offer: Offer, pick: Pick, shown: set[str], brief: bool) -> list[str]:
    """The options of a list that lead to this action, whichever of its fields the list asks for."""
    action = offer.accept(pick.values)
    values = {name: getattr(action, name) for name in offer.fields}
    for count in range(len(values)):
        listed = listing(offer, {name: values[name] for name in list(values)[:count]}, brief=brief)
        if listed is not None and shown >= {entry.token for entry in listed.entries}:
            return _chosen(listed, values) or [OTHER]
    raise AssertionError(f"the list is of something else than {pick}")


def completes(offer: Offer, pick: Pick, touch: Touch) -> bool:
    """Does nothing remain to be chosen or asked after this touch?"""
    control = read_id(touch.control) if touch.filled is None else _form_of(touch.on)
    assert control is not None
    if control.verb == "do":
        return True
    names = list(offer.fields)
    settled = names[: names.index(control.field) + 1] if control.field else []
    if control.verb in ("list", "this"):
        tokens = touch.chosen or [token_of(control)]
        settled += _settled_by(offer, pick, names[: max(0, len(settled) - 1)], control, tokens)
    picked = {name: pick.values[name] for name in settled}
    opens = control.verb in ("type", "page", "redo")
    return not opens and settle(offer, Draft(picked), ()).field is None and not offer.is_folly(pick.values)


def _form_of(answer: Answer | Seen) -> Control | None:
    assert isinstance(answer, Answer)
    assert answer.interaction.form is not None
    return read_id(answer.interaction.form["custom_id"])


def _settled_by(
    offer: Offer, pick: Pick, before: Sequence[str], control: Control, tokens: Sequence[str]
) -> list[str]:
    """The fields that a choice in a list settles."""
    if tokens == [OTHER]:
        return []
    picked = settle(offer, Draft({name: pick.values[name] for name in before}), ()).picked
    listed = listing(offer, picked, brief=not control.field)
    assert listed is not None
    return list(listed.settled(tokens))


def _chosen(listed: Listing, values: Mapping[str, Any]) -> list[str]:
    """One option that says all of it, or one for each single thing."""
    if listed.several is None:
        fits = [entry for entry in listed.entries if all(values[n] == v for n, v in entry.picked.items())]
        return [entry.token for entry in fits[:1]]
    name, found = listed.several, list[str]()
    for entry in listed.entries:
        if all(values[key] == value for key, value in entry.picked.items() if key != name):
            value, wanted = entry.picked[name], values[name]
            single = next(iter(value))
            if entry.nth < wanted.get(single, 0) if isinstance(value, dict) else single in wanted:
                found.append(entry.token)
    return found


def typed(value: Any) -> Any:
    """As a person would write it."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return value


def is_table(seen: Seen) -> bool:
    return not seen.ephemeral and any(label in ("My moves", "Мои ходы") for label in seen.buttons)


def control_of(component: dict[str, Any]) -> Control:
    control = read_id(component["custom_id"])
    assert control is not None, component
    return control


def _fields(answer: Answer) -> list[str]:
    form = answer.interaction.form
    assert form is not None
    return [component["component"]["custom_id"] for component in form["components"]]


def controls(seen: Seen, kind: int) -> list[dict[str, Any]]:
    return [control for _, control in walk(seen.message.components) if control["type"] == kind]


def buttons(seen: Seen) -> list[dict[str, Any]]:
    return controls(seen, 2)


def usable(seen: Seen) -> list[dict[str, Any]]:
    return [control for control in buttons(seen) if not control.get("disabled")]


def is_warning(seen: Seen) -> bool:
    return any(control["style"] == DANGER for control in buttons(seen))


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


async def open_table(
    house: House,
    people: Sequence[Player],
    game: str,
    options: Mapping[str, str] | None = None,
    first: Player | None = None,
) -> None:
    """By slash commands: opened by the first, options set, joined by the others, started."""
    house.key = game
    await people[0].slash("game new", game=game)
    for option, value in (options or {}).items():
        await people[0].slash("game option", option=option, value=value)
    for person in people[1:]:
        await person.slash("game join")
    await house.settled()  # or the table may be shown twice: for whoever has just joined, and for the start
    await people[0].slash("game start", **({} if first is None else {"first": first}))
    await house.settled()
