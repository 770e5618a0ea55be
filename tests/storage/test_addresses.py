"""Addresses of PostgreSQL: what is told of them, and never the password; what a server says to them."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from storage.errors import BadAddress, NoRoom, NotLetIn, StorageError, Unreachable
from storage.place import Server, place
from storage.postgres.schema import connect, refusal

SERVER = Server("postgresql://anna:secret@db.example:5433/games")


def test_an_address_is_told_from_a_path_and_never_shows_its_password() -> None:
    found = place(SERVER.address)
    assert isinstance(found, Server)
    assert found.name == "db.example:5433/games"
    assert "secret" not in repr(found)
    assert place("games.sqlite3") == Path("games.sqlite3")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("postgres://db.example", "db.example"),
        ("postgresql://anna@db.example/games?sslmode=require", "db.example/games"),
        ("postgresql://one:1,two:2/games", "one:1,two:2/games"),
        ("postgresql://[::1]:5433/games", "[::1]:5433/games"),
        ("postgresql:///games?host=/run/postgresql", "this machine/games"),
        ("postgresql:///games?host=db.example&password=secret", "db.example/games"),
    ],
)
def test_a_server_is_known_by_its_host_and_its_database(written: str, name: str) -> None:
    assert Server(written).name == name


@pytest.mark.parametrize("sign", ["/", "#", "?", "@", "%", ":"])
@pytest.mark.parametrize("half", ["1289", "xq"])  # a number would do as a port
def test_a_password_with_a_sign_that_means_something_is_not_shown(sign: str, half: str) -> None:
    given = Server(f"postgresql://dockside:{half}{sign}zzjklm@127.0.0.1:1/games")
    with pytest.raises(StorageError) as refused:
        connect(given)
    for said in (str(refused.value), given.name):
        assert half not in said.replace("127.0.0.1", "")
        assert "zz" not in said
        assert "jklm" not in said
        assert "\n" not in said


@pytest.mark.parametrize("sign", ["/", "@", "%"])
def test_where_a_sign_ends_the_address_too_early_it_is_said_how_to_write_it(sign: str) -> None:
    with pytest.raises(BadAddress, match="%40 for @, %2F for /"):
        connect(Server(f"postgresql://dockside:pa{sign}ss@127.0.0.1:1/games"))


@pytest.mark.parametrize(
    "written",
    ["postgresql://dockside:x@127.0.0.1:abc/games", "postgresql://127.0.0.1:1/games?sslmoode=secret"],
)
def test_what_is_no_address_is_not_repeated(written: str) -> None:
    with pytest.raises(BadAddress) as refused:
        connect(Server(written))
    assert not {"abc", "sslmoode", "secret"} & {*str(refused.value).split()}


def test_a_machine_that_nobody_knows_is_said_to_be_unknown() -> None:
    with pytest.raises(Unreachable, match=r"\(there is no server of that name\)"):
        connect(Server("postgresql://nowhere.invalid/games"))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (NotLetIn, 'password authentication failed for user "anna"'),
        (NotLetIn, 'role "anna" does not exist'),
        (NotLetIn, 'role "anna" is not permitted to log in'),
        (NotLetIn, 'database "games" does not exist'),
        (NotLetIn, 'permission denied for database "games"'),
        (NotLetIn, 'no pg_hba.conf entry for host "10.0.0.1", user "anna", database "games", no encryption'),
        (NoRoom, "sorry, too many clients already"),
        (NoRoom, "remaining connection slots are reserved for roles with the SUPERUSER attribute"),
        (NoRoom, 'too many connections for role "anna"'),
        (Unreachable, "the database system is starting up"),
        (Unreachable, "the database system is not yet accepting connections"),
        (Unreachable, "the database system is shutting down"),
        (Unreachable, "the database system is in recovery mode"),
        (Unreachable, "система баз данных запускается"),
    ],
)
def test_only_what_stays_as_it_is_forbids_another_try(kind: type[StorageError], said: str) -> None:
    begin = 'connection failed: connection to server at "10.0.0.2", port 5433 failed: FATAL:  '
    found = refusal(SERVER, psycopg.OperationalError(begin + said))
    assert type(found) is kind
    assert said in str(found)
