"""The audit of moderators: filed with what they did, never cut, and able to forget who it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from games.kernel import Text, say
from games.kernel.hosting import Event
from storage import actions, audit, games, people, settings
from storage.actions import Change, HostAction, Line
from storage.engine.connection import Connection
from storage.errors import ChannelTaken
from storage.opening import open_place
from storage.place import Place
from tests.storage.kit import REFUSED, new_game

MIRA = 77


@pytest.fixture
def connection(path: Place) -> Iterator[Connection]:
    with closing(open_place(path)) as connection:
        yield connection


def ruled(connection: Connection, game: int, text: Text) -> None:
    line = Line(HostAction.MOD, 5, None, MIRA, events=[Event(text)])
    actions.append(connection, Change(game, 0, line))


def guild_game(connection: Connection) -> int:
    return games.create(connection, key="lots", channel=9, opener=10, deal="{}", created=0, guild=3)


def test_what_is_announced_as_a_moderators_action_stands_in_the_audit(connection: Connection) -> None:
    game = guild_game(connection)
    ruled(connection, game, say("host-mod", what=say("host-mod-void"), why="ill", plays=0))
    (entry,) = audit.read(connection, 3)
    assert (entry.game, entry.at, entry.moderator, entry.told.args["why"]) == (game, 5, MIRA, "ill")


def test_what_others_do_does_not(connection: Connection) -> None:
    ruled(connection, guild_game(connection), say("host-cancelled"))
    assert audit.read(connection, 3) == []


def test_one_server_does_not_see_the_audit_of_another(connection: Connection) -> None:
    audit.note(connection, 3, 5, MIRA, say("host-mod"))
    assert audit.read(connection, 4) == []


def test_the_audit_cannot_be_cut(connection: Connection) -> None:
    audit.note(connection, 3, 5, MIRA, say("host-mod"))
    with pytest.raises(REFUSED, match="only grows"):
        connection.execute("DELETE FROM audit")


def test_who_it_was_can_be_forgotten(connection: Connection) -> None:
    settings.choose(connection, "player", MIRA, audit.CALLED, "**Mira**")
    audit.note(connection, 3, 5, MIRA, say("host-mod", why="ill"))
    assert audit.read(connection, 3)[0].told.args["who"] == "**Mira**"
    assert len(people.about(connection, MIRA)["moderated"]) == 1
    people.forget(connection, MIRA)
    (entry,) = audit.read(connection, 3)
    assert (entry.moderator, entry.told.args["who"], entry.told.args["why"]) == (0, "–", "ill")


def test_a_closed_game_opens_again_only_where_no_other_is(connection: Connection) -> None:
    game = guild_game(connection)
    games.end(connection, game, "void", 6)
    assert [record.id for record in games.closed_in(connection, 3)] == [game]
    other = new_game(connection, channel=9)
    with pytest.raises(ChannelTaken):
        games.reopen(connection, game, 9)
    games.reopen(connection, game, 10)
    assert games.read(connection, game).status == "lobby"
    assert games.closed_in(connection, 3) == []
    with pytest.raises(ChannelTaken):
        games.move(connection, other, 10)


def test_the_log_itself_holds_no_name_and_is_read_with_it(connection: Connection) -> None:
    game = guild_game(connection)
    settings.choose(connection, "player", MIRA, audit.CALLED, "**Mira**")
    ruled(connection, game, say("host-mod", why="ill"))
    rows = actions.log(connection, game)
    assert "who" not in rows[0].line.events[0].text.args
    assert audit.signed(connection, rows)[0].line.events[0].text.args["who"] == "**Mira**"
    people.forget(connection, MIRA)
    rows = actions.log(connection, game)
    assert audit.signed(connection, rows)[0].line.events[0].text.args["who"] == "–"
