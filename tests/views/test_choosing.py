"""What the options of a list and the button of a whole move say."""

from __future__ import annotations

from bot.views.choosing.beginning import Beginning
from bot.views.choosing.lists import listing
from bot.words.words import Words
from games.kernel import Action, Amount, Choice, Domain, Field, Offer, Picked, one_of, say

WORDS = Words("en", "container")
RED, BLUE = (Choice(value, say(f"letter-{value}")) for value in ("black", "gray"))
NOTED = Choice("black", say("letter-black"), say("quay-empty"))


class Paint(Action):
    """Names a thing and its colour."""

    thing: str
    colour: str


def offer(*things: Choice) -> Offer:
    def colour(picked: Picked) -> Domain:
        return one_of([RED] if picked["thing"] == "black" else [RED, BLUE])

    return Offer(Paint, say("action-sail"), {"thing": one_of(things), "colour": colour})


def test_an_option_says_of_each_field_what_others_leave_open() -> None:
    found = listing(offer(RED, BLUE), {})
    assert found is not None
    assert [entry.label(WORDS) for entry in found.entries] == ["Bk · Bk", "Gy · Bk", "Gy · Gy"]


def test_an_option_does_not_say_what_nobody_can_choose() -> None:
    fields: dict[str, Field] = {"thing": one_of([RED]), "colour": one_of([RED, BLUE])}
    found = listing(Offer(Paint, say("action-sail"), fields), {})
    assert found is not None
    assert [entry.label(WORDS) for entry in found.entries] == ["Bk", "Gy"]


def face(one: Offer, most: int) -> tuple[str, str | None]:
    return Beginning(one).face(WORDS, most)


def test_the_button_of_a_move_with_one_possibility_says_which() -> None:
    assert face(offer(RED), 34) == ("Sail: Bk · Bk", None)


def test_a_label_that_says_all_of_it_stands_alone() -> None:
    assert face(offer(RED)._replace(says_all=True), 34) == ("Sail", None)


def test_a_button_says_what_would_follow() -> None:
    follows = WORDS.say("quay-empty")
    assert face(Offer(Paint, say("action-sail"), {"thing": one_of([NOTED])}), 80) == (
        f"Sail: Bk · {follows}",
        None,
    )


def test_what_would_follow_stands_above_a_button_that_has_no_room_for_it() -> None:
    one = Offer(Paint, say("action-sail"), {"thing": one_of([NOTED])})
    assert face(one, 10) == ("Sail: Bk", f"**Sail** · Bk · {WORDS.say('quay-empty')}")


def test_what_it_costs_stands_after_what_it_is() -> None:
    one = offer(RED)._replace(note=say("quay-empty"))
    assert face(one, 80) == (f"Sail: Bk · Bk · {WORDS.say('quay-empty')}", None)


def test_what_it_costs_stands_above_a_button_that_has_no_room_for_it() -> None:
    costs = WORDS.say("quay-empty")
    assert face(offer(RED)._replace(note=say("quay-empty")), 15) == (
        "Sail: Bk · Bk",
        f"**Sail** · Bk · Bk · {costs}",
    )
    plain = Offer(Paint, say("action-sail"), {}, note=say("quay-empty"))
    assert face(plain, 15) == ("Sail", f"**Sail** · {costs}")


def test_a_button_that_cannot_be_pressed_has_nothing_above_it() -> None:
    shut = Offer(Paint, say("action-sail"), {}, note=say("quay-empty"), blocked=say("quay-empty"))
    assert face(shut, 10) == ("Sail", None)


def test_what_is_done_stands_alone_on_a_button_that_has_no_room_for_more() -> None:
    assert face(offer(RED), 8) == ("Sail", "**Sail** · Bk · Bk")


def test_a_button_that_leads_to_a_form_says_what_it_does_and_nothing_else() -> None:
    fields: dict[str, Field] = {"thing": one_of([RED]), "amount": Amount(1, 3)}
    assert face(Offer(Paint, say("action-sail"), fields), 34) == ("Sail", None)
