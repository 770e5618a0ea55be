"""What happened is told with the names of those who sat there then, however a seat changed hands since."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.delivery.replay import replay
from bot.host.errors import Stale
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.host.undo.undo import Stands
from bot.perspective import look
from bot.words.names import plain_names
from games import GAMES
from games.kernel.hosting import LANGUAGES
from storage import people
from storage.seats import Player
from tests.host.hosting import hosted
from tests.tables import ANNA, BORIS, DINA, GLEB, VERA, begin, seat

BY = Ruling(77, "somebody is ill")
BORROWS = ("takes a loan", "берёт заём")


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with hosted(path, dict(GAMES)) as opened:
        yield opened


async def table(host: Host) -> int:
    """Anna, Boris and Vera at Container, where Boris has borrowed; Vera is to move."""
    game = await seat(host, "container", players=3)
    await host.lobby.start(game, ANNA, first=VERA)
    await borrow(host, game, BORIS)
    return game


async def borrow(host: Host, game: int, user: int) -> None:
    await host.play.act(game, user, "TakeLoan", {}, None)


async def log(host: Host, game: int, language: str = "en") -> list[str]:
    words = (await look(host, game)).words(language)
    return [words.at(told.version)(told.event.text) for told in await host.queries.history(game)]


async def borrowers(host: Host, game: int, language: str = "en") -> list[str]:
    """Who took loans, as the log names them."""
    lines = await log(host, game, language)
    return [line.split("**")[1] for line in lines if any(word in line for word in BORROWS)]


async def said(host: Host, game: int, word: str) -> list[str]:
    """The last line with this word, in both languages."""
    lines = zip(*[await log(host, game, language) for language in LANGUAGES], strict=True)
    return list([pair for pair in lines if word in pair[0]][-1])


async def test_whoever_leaves_is_named_and_has_made_the_moves_until_then(host: Host) -> None:
    game = await table(host)
    await host.seats.leave(game, BORIS)
    assert await said(host, game, "leaves") == [
        "**Boris** leaves the game; a bot plays seat 2 until somebody takes it.",
        "**Boris** покидает игру; на месте 2 играет дублёр, пока место кто-нибудь не займёт.",
    ]
    assert await borrowers(host, game) == ["Boris"]


async def test_whoever_takes_the_seat_of_a_stand_in_has_made_the_moves_from_then_on(host: Host) -> None:
    game = await table(host)
    await host.seats.leave(game, BORIS)
    await host.corrections.play_in_place(game, BY, 2)
    await host.seats.take(game, GLEB, "Gleb", 1)
    await borrow(host, game, GLEB)
    assert await said(host, game, "takes over") == [
        "**Gleb** takes over seat 2 from **Bot Gull**.",
        "**Gleb** занимает место 2 (раньше там: **Бот Чайка**).",
    ]
    for language in LANGUAGES:
        assert await borrowers(host, game, language) == ["Boris", "Gleb"]
    assert "Players: **Anna**, **Boris**, **Vera**." in (await log(host, game))[0]


async def test_whoever_takes_an_offered_seat_is_told_from_whom(host: Host) -> None:
    game = await table(host)
    await host.seats.offer(game, BORIS)
    await host.seats.take(game, GLEB, "Gleb")
    await borrow(host, game, GLEB)
    assert (await said(host, game, "takes over"))[0] == "**Gleb** takes over seat 2 from **Boris**."
    assert await borrowers(host, game) == ["Boris", "Gleb"]


async def test_the_moves_of_a_stand_in_bear_its_name(host: Host) -> None:
    game = await table(host)
    left = await host.seats.leave(game, VERA)
    taken = await host.seats.take(game, GLEB, "Gleb", 2)
    words = (await look(host, game)).words("en")
    between = [
        told for told in await host.queries.history(game) if left.version < told.version < taken.version
    ]
    lines = [words.at(told.version)(told.event.text) for told in between]
    assert lines[0].startswith("**Bot Gull** "), "it was Vera's turn, and the stand-in has played it"
    assert not any(name in line for line in lines for name in ("Vera", "Gleb"))


async def test_whoever_is_taken_off_is_named(host: Host) -> None:
    game = await table(host)
    await host.corrections.replace_player(game, BY, 1, None)
    assert [line.split("\n")[0] for line in await said(host, game, "Moderator")] == [
        "Moderator –: **Boris** is removed from seat 2; a bot plays there until somebody takes it.",
        "Модератор –: **Boris** больше не играет на месте 2; "
        "там играет дублёр, пока место кто-нибудь не займёт.",
    ]
    assert await borrowers(host, game) == ["Boris"]


async def test_whoever_is_replaced_is_named_with_the_one_who_follows(host: Host) -> None:
    game = await table(host)
    await host.corrections.replace_player(game, BY, 1, Player(GLEB, "Gleb"))
    await borrow(host, game, GLEB)
    assert [line.split("\n")[0] for line in await said(host, game, "Moderator")] == [
        "Moderator –: **Gleb** now plays seat 2 instead of **Boris**.",
        "Модератор –: на месте 2 теперь играет **Gleb** (раньше там: **Boris**).",
    ]
    assert await borrowers(host, game) == ["Boris", "Gleb"]


async def test_whoever_is_sent_away_from_a_lobby_is_named_and_not_the_one_who_moves_up(host: Host) -> None:
    game = await seat(host, "container", players=3)
    await host.corrections.replace_player(game, BY, 1, None)
    assert [line.split("\n")[0] for line in await said(host, game, "Moderator")] == [
        "Moderator –: **Boris** is removed from the table; seat 2 is free again.",
        "Модератор –: **Boris** больше не за столом; место 2 снова свободно.",
    ]


async def test_whoever_leaves_a_lobby_and_joins_again_has_the_seat_of_each_time(host: Host) -> None:
    game = await seat(host, "container", players=3)
    before = (await host.queries.status(game)).version
    await host.lobby.leave(game, ANNA)
    await host.lobby.join(game, ANNA, "Anna")
    seen = await look(host, game)
    now, then, _ = plain_names(seen.players, seen.former, "en")
    assert then is not None
    assert [then(place, before) for place in range(3)] == ["Anna", "Boris", "Vera"]
    assert now == ("Boris", "Vera", "Anna")


async def test_hands_changed_often_and_after_a_restart_each_has_their_own_moves(path: Path) -> None:
    async with hosted(path, dict(GAMES)) as host:
        game = await table(host)
        await host.seats.leave(game, BORIS)
        await host.seats.take(game, GLEB, "Gleb", 1)
        await borrow(host, game, GLEB)
    async with hosted(path, dict(GAMES)) as host:
        await host.corrections.replace_player(game, BY, 1, Player(DINA, "Dina"))
        assert await borrowers(host, game) == ["Boris", "Gleb"]
        await host.seats.offer(game, DINA)
        await host.seats.take(game, BORIS, "Boris again")
        assert await borrowers(host, game) == ["Boris", "Gleb"]


async def test_whoever_is_forgotten_is_a_former_player_in_every_old_line(host: Host) -> None:
    game = await table(host)
    await host.seats.leave(game, BORIS)
    await host.seats.take(game, GLEB, "Gleb", 1)
    await host.privacy.forget(BORIS)
    assert await borrowers(host, game) == ["former player"]
    assert await borrowers(host, game, "ru") == ["бывший игрок"]
    assert "Boris" not in "\n".join(await log(host, game))


async def test_whoever_is_forgotten_while_they_play_is_a_former_player_at_once(host: Host) -> None:
    game = await table(host)
    await host.privacy.forget(BORIS)
    assert await borrowers(host, game) == ["former player"]
    assert (await said(host, game, "leaves"))[0].startswith("**former player** leaves the game;")


async def test_a_person_reads_their_own_moves_and_not_those_before_and_after(host: Host) -> None:
    game = await table(host)
    await host.seats.leave(game, BORIS)
    await host.seats.take(game, GLEB, "Gleb", 1)
    for user, until, kinds in ((BORIS, 5, ["/join", "TakeLoan"]), (GLEB, None, ["/seat"])):
        (found,) = (await host.database.read(partial(people.about, user=user)))["games"]
        assert (found["number"], found["seat"], found["until"]) == (game, 1, until)
        assert [kind for _, _, kind, _ in found["moves"]] == kinds


async def test_whoever_comes_late_is_told_who_has_moved_and_under_which_name(host: Host) -> None:
    game = await table(host)
    version = (await host.queries.status(game)).version
    await borrow(host, game, BORIS)
    await host.corrections.replace_player(game, BY, 1, Player(GLEB, "Gleb"))
    with pytest.raises(Stale) as late:
        await host.play.act(game, ANNA, "TakeLoan", {}, None, version)
    words = (await look(host, game)).words("en")
    assert words(late.value.text) == (
        "Others have moved since you looked: **Boris**, **Gleb**. Look again, then choose."
    )


async def test_whoever_cannot_take_back_is_told_who_has_moved_and_under_which_name(host: Host) -> None:
    game = await table(host)
    await borrow(host, game, ANNA)
    await borrow(host, game, BORIS)
    await host.corrections.replace_player(game, BY, 1, Player(GLEB, "Gleb"))
    with pytest.raises(Stands) as stands:
        await host.undo.take_back(game, ANNA)
    words = (await look(host, game)).words("en")
    assert "**Boris**" in words(stands.value.text)
    assert "Gleb" not in words(stands.value.text)


async def test_a_game_that_is_played_through_again_knows_the_version_after_each_move(host: Host) -> None:
    game = await table(host)
    await host.seats.offer(game, BORIS)
    await borrow(host, game, ANNA)
    seen = await look(host, game)
    found = await replay(host, seen)
    assert found.versions == [seen.version - 2, seen.version]


async def test_a_game_that_nobody_has_left_is_told_as_before(host: Host) -> None:
    game = await begin(host, "container", players=3)
    seen = await look(host, game)
    assert seen.former == ()
    assert "Players: **Anna**, **Boris**, **Vera**." in (await log(host, game))[0]
