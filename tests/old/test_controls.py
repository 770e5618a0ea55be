"""Every button, list and form that version 0.1 has left standing, pressed with this version on its file.

Each is answered. What comes of it is what came of it in version 0.1: it does the same, opens the same, or the
same sentence says why not. A sentence that is worded anew is to be worded anew in controls_0_1.json too; a
panel may have more on it than it had. Some things are done otherwise by now, and stand there so: a moderator
who takes a free seat asks those who play, and one who decides about a request is asked for the reason; who
snoozes is asked for a time zone once, and finds the button that ends it in place of the other; a table is
started and closed by its host and by moderators. What was chosen step by step is chosen from a list; but no
old control makes a move that it did not make then. What bots play in seats that were left is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

from bot.render.paint.palette import THEMES
from bot.render.sketches.raster import card
from games import GAMES
from tests.old.press import Json, Pressing, Screen, controls_of, read, send_nothing
from tests.old.rooms import verb_of

OLD = read("controls_0_1.json")
SCREEN = Screen(OLD["now"], OLD["messages"], OLD["forms"])
BATCHES: list[list[Json]] = OLD["batches"]
CHOOSING = ("act", "pick", "some")
KINDS = """
    act again agree askundo audit begin botin botout cancel chart clock close closer daysoff decline do fill
    first forget getup join knock leave listed log mine modno modyes option options optnum optset orders
    ownclock panel pick redo remember rules snooze some take type unclose undo unorder whole words
"""


@pytest.fixture(scope="module", autouse=True)
def sheets() -> None:
    """What charts are drawn on is there: on a busy machine the first one takes longer than an answer may."""
    for key, theme in product(GAMES, THEMES):
        card(key, "chart", theme)


@pytest.mark.parametrize("number", range(len(BATCHES)))
async def test_what_stood_there_does_what_it_did(old: Path, number: int) -> None:
    """The file is as it was for each batch; only the last press of a batch changes it."""
    send_nothing(old)
    async with Pressing.on(old, SCREEN) as pressing:
        for press in BATCHES[number]:
            then = await pressing.press(press)
            assert _differences(press["then"], then) == {}, press


def _differences(before: Json, now: Json) -> Json:
    """What was recorded and is not so any more."""
    before, now = _without_bots(before), _without_bots(now)
    kept = {name: now.get(name) for name in before}
    if "verbs" in before:
        kept["verbs"] = [verb for verb in before["verbs"] if _stands(verb, now.get("verbs", ()))]
    late = {"late": now["late"]} if "late" in now and "late" not in before else {}
    did = {"did": now["did"]} if "did" in now and "did" not in before else {}
    return {name: value for name, value in kept.items() if value != before[name]} | late | did


def _without_bots(then: Json) -> Json:
    """What came of a press, without what a bot did in a seat that was left by it: bots play better by now."""
    left, did = set[str](), []
    for line in then.get("did", ()):
        game, _, kind = line.partition(" ")
        if game not in left:
            did.append(line)
        if kind == "/seat":
            left.add(game)
    return {**then, "did": did} if did else then


def _stands(verb: str, now: Sequence[str]) -> bool:
    """Whether there still is such a control, or the list in which its choices stand by now."""
    return verb in now or (verb in CHOOSING and bool({"list", "this"} & set(now)))


def test_everything_that_stood_there_is_pressed() -> None:
    pressed = {
        (press["message"], press["control"]) for batch in BATCHES for press in batch if "message" in press
    }
    stood = {(one["id"], c["custom_id"]) for one in SCREEN.messages for c in controls_of(one["components"])}
    assert pressed == stood
    handed_in = {press["form"] for batch in BATCHES for press in batch if "form" in press}
    assert handed_in == set(range(len(SCREEN.forms)))


def test_there_is_one_of_every_kind() -> None:
    """But for those that no game of that version ever showed: pages of a list, and a choice over pages."""
    pressed = {verb_of(press["control"]) for batch in BATCHES for press in batch}
    assert pressed == set(KINDS.split())


def test_some_hold_although_others_have_moved_and_some_do_not() -> None:
    """Both are recorded: otherwise a version that takes everything, or nothing, would pass."""
    outcomes = [press["then"] for batch in BATCHES for press in batch]
    assert sum("did" in then for then in outcomes) > 50
    assert {key for then in outcomes for key in then.get("late", ())} == {
        "ui-moved-since",
        "ui-done-already",
        "mod-ask-again",
    }
