"""The properties that hold for every game, by random legal play from many seeds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.kernel import Game, Illegal, Text, waiting
from games.kernel.hosting import (
    AnyTable,
    Entry,
    OpenAnswer,
    open_answers,
    play,
    prompt,
    ranks,
    replay,
    save,
    start,
    wanted,
    winners,
)
from tests.every import every_game
from tests.kit import CAP, copy, new_table, random_deal, shown, shown_prompt, shown_undrawn, walk

SEEDS = range(300)
BATCH = 10
batches = pytest.mark.parametrize("batch", range(0, len(SEEDS), BATCH))


@every_game
@batches
def test_random_play_meets_no_dead_end_loses_nothing_and_can_be_saved_and_replayed(
    game: Game, batch: int
) -> None:
    for seed in SEEDS[batch : batch + BATCH]:
        table, dice = new_table(game, seed)
        game.invariants(table)
        log: list[Entry] = []
        while table.scores is None and len(log) < CAP:
            table = copy(table)  # play goes on from a snapshot
            for entry in walk(table, dice):
                game.invariants(table)
                log.append(entry)
                if dice.random() < 0.1:
                    break
        assert save(replay(random_deal(game, seed), log)) == save(table)


@every_game
@pytest.mark.parametrize("seed", SEEDS[:30])
def test_every_enumerated_action_is_accepted(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    for number, _ in enumerate(walk(table, dice)):
        if number % 23 == 0 and table.scores is None:
            accept_some(table, dice)


def accept_some(table: AnyTable, dice: Random) -> None:
    for seat in range(table.seats):
        asked = prompt(table, seat)
        assert asked is not None
        for offer in asked.open_offers():
            some = [values for _, values in zip(range(12), offer.fillings(), strict=False)]
            assert some, f"{offer.kind} is offered and cannot be filled in"
            values = dice.choice(some)
            play(copy(table), seat, offer.kind, values)


@every_game
@pytest.mark.parametrize("seed", SEEDS[:60])
def test_a_refused_action_changes_nothing_and_says_why(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    rubbish: list[Any] = [None, -1, 10**9, "", "no such thing", True, 1.5, [], {}, ["x"], {"x": 1}]
    for number, _ in enumerate(walk(table, dice)):
        if number % 11 or table.scores is not None:
            continue
        seat, action = dice.randrange(-1, table.seats + 1), dice.choice(game.actions)
        values = {name: dice.choice(rubbish) for name in action.model_fields}
        values |= {"stray": 1} if dice.random() < 0.2 else {}
        other = copy(table)
        told = outcome(other, seat, action.__name__, values)
        assert other.version == table.version + 1 if told == "accepted" else save(other) == save(table)


@every_game
@pytest.mark.parametrize("seed", SEEDS[:40])
def test_nothing_shown_changes_when_the_secrets_of_others_change(game: Game, seed: int) -> None:
    """Boards are drawn of the view alone, which is compared each time, so they are of fewer positions."""
    table, dice = new_table(game, seed)
    for number, _ in enumerate(walk(table, dice)):
        if number % 7 or table.scores is not None:
            continue
        seen = shown_undrawn if number % 21 else shown
        for viewer in (None, *range(table.seats)):
            other = copy(table)
            game.imagine(other, viewer, dice)
            assert seen(other, viewer) == seen(table, viewer), f"seat {viewer} sees a secret at {table.now}"
            refuse_alike(table, other, viewer, dice)


def refuse_alike(table: AnyTable, other: AnyTable, viewer: int | None, dice: Random) -> None:
    """A refusal must not tell either."""
    if viewer is None:
        return
    action = dice.choice(table.game.actions)
    values = {name: dice.choice([0, 3, 10**6, "x", None]) for name in action.model_fields}
    assert outcome(copy(table), viewer, action.__name__, values) == outcome(
        other, viewer, action.__name__, values
    )


def outcome(table: AnyTable, seat: int, kind: str, values: dict[str, Any]) -> Any:
    try:
        play(table, seat, kind, values)
    except Illegal as refused:
        return refused.text
    return "accepted"


@every_game
@pytest.mark.parametrize("seed", SEEDS[:40])
def test_a_sealed_answer_tells_the_others_nothing(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    for _ in walk(table, dice):
        if len(due := waiting(table)) > 1:
            seal_two_ways(table, dice.choice(due), dice)


def seal_two_ways(table: AnyTable, seat: int, dice: Random) -> None:
    """Two different answers to one sealed question look the same to everybody else."""
    offered = table.agenda[0].step.prompt(table, seat).at(table, seat)
    seen = []
    for pick in (offered.sample(dice), offered.sample(dice)):
        assert pick is not None
        other = copy(table)
        play(other, seat, pick.kind, pick.values)
        told = [event for event in other.events if event.only is None]
        views = [shown(other, viewer) for viewer in (None, *range(table.seats)) if viewer != seat]
        step = table.agenda[0].step
        seen.append(
            (
                views,
                [event.text.key for event in told],
                step.answered(other, seat, other.agenda[0].answers[seat]),
            )
        )
    if seen[0][2] == seen[1][2]:  # what the game itself lets the table see of an answer is no secret
        assert seen[0][:2] == seen[1][:2]


@every_game
@pytest.mark.parametrize("seed", SEEDS[:40])
def test_sealed_answers_commute(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    for _ in walk(table, dice):
        due = waiting(table)
        if len(due) > 1:
            step = table.agenda[0].step
            picks = {seat: step.prompt(table, seat).at(table, seat).sample(dice) for seat in due}
            ends = set()
            for order in (due, due[::-1]):
                other = copy(table)
                for seat in order:
                    pick = picks[seat]
                    assert pick is not None
                    play(other, seat, pick.kind, pick.values)
                ends.add(save(other))
            assert len(ends) == 1


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_sensible_players_bring_the_game_to_an_end(game: Game, seed: int) -> None:
    table, dice = start(random_deal(game, seed)), Random(seed)
    for _ in range(6_000):
        if table.scores is not None:
            break
        seat = waiting(table)[0]
        asked = prompt(table, seat)
        assert asked is not None
        pick = game.policy(game.view(table, seat), asked, dice)
        play(table, seat, pick.kind, pick.values)
    assert table.scores is not None
    assert set(table.scores) == set(range(table.seats))
    assert {seat for seat, rank in ranks(table.scores).items() if rank == 1} == set(winners(table))


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_a_default_answer_is_legal(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    for _ in walk(table, dice):
        for seat in waiting(table):
            asked = prompt(table, seat)
            assert asked is not None
            if asked.default is not None:
                play(copy(table), seat, type(asked.default).__name__, asked.default.model_dump())


@every_game
@pytest.mark.parametrize("seed", SEEDS[:10])
def test_everybody_may_read_what_those_are_wanted_for_who_are_waited_for(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    for _ in walk(table, dice):
        assert table.scores is not None or wanted(table) is not None, table.now


@every_game
def test_a_prompt_is_the_same_however_often_it_is_asked(game: Game) -> None:
    table, dice = new_table(game, 1)
    for _ in walk(table, dice):
        for seat in range(table.seats):
            first, again = prompt(table, seat), prompt(copy(table), seat)
            assert (first and shown_prompt(first)) == (again and shown_prompt(again))


@every_game
def test_steps_and_actions_are_all_registered_under_different_names(game: Game) -> None:
    for kinds in (game.steps, game.actions):
        names = [kind.__name__ for kind in kinds]
        assert len(set(names)) == len(names)
    assert set(game.anytime) <= set(game.actions)


@every_game
@pytest.mark.parametrize("seed", SEEDS[:40])
def test_what_stands_open_for_all_to_see_is_legal_and_does_not_hang_on_a_secret(
    game: Game, seed: int
) -> None:
    table, dice = new_table(game, seed)
    for number, _ in enumerate(walk(table, dice)):
        if number % 3 or table.scores is not None:
            continue
        other = copy(table)
        game.imagine(other, None, dice)
        assert said_openly(other) == said_openly(table), f"a secret stands under the table at {table.now}"
        for answer in open_answers(table):
            play(copy(table), answer.seat, answer.offer.kind, answer.values)


def said_openly(table: AnyTable) -> Any:
    """All that a button under the table tells: whose it is, its label, and what it stands for."""
    return [
        (answer.seat, answer.offer.kind, answer.offer.label, answer.values, choice_labels(answer))
        for answer in open_answers(table)
    ]


def choice_labels(answer: OpenAnswer) -> list[Text]:
    """The labels of what is chosen; the notes below them are for the player alone."""
    found, picked = list[Text](), dict[str, Any]()
    while (step := answer.offer.next_field(picked)) is not None:
        name, domain = step
        picked[name] = answer.values[name]
        found += [choice.label for choice in getattr(domain, "choices", ()) if choice.value == picked[name]]
    return found
