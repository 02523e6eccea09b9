"""Databases for the server's tests: each test runs on SQLite and on PostgreSQL."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from functools import cache, partial
from pathlib import Path
from uuid import uuid4

import pytest
from argon2 import PasswordHasher

from comptoir import games
from comptoir.server import pages
from comptoir.server.any_game import AnyGame
from comptoir.server.notify.postman import Postman
from comptoir.server.people import passwords
from comptoir.server.puzzles import exercises
from comptoir.server.store import Database, connect, postgres
from comptoir.server.store.sqlite import SQLite
from comptoir.server.tables import making
from comptoir.study.puzzle import shipped
from tests.server.postgres import LIMIT, Cluster, shared_cluster
from tests.server.seeds import Seeds

HOUSE, PUZZLES = cache(games.load), cache(shipped)
PAGE = cache(pages.load)
WIPE = """
DO $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN
        SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename != 'migrations'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$"""
"""Empties all tables; no foreign key is looked at, so that their order doesn't matter."""


@pytest.fixture(autouse=True, scope="package")
def _house_editions_are_read_once() -> Iterator[None]:
    """Each test has an app of its own; the games in it never change."""
    read = games.load

    def load(key: str, edition: Path | None = None, version: int | None = None) -> AnyGame:
        return HOUSE(key, None, version) if edition is None else read(key, edition, version)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "load", load)
        patch.setattr(exercises, "shipped", PUZZLES)
        yield


@pytest.fixture(autouse=True, scope="package")
def _the_built_page_is_read_once() -> Iterator[None]:
    """Where it lies never changes; tests of pages have folders of their own."""
    read, built = pages.load, pages.built()

    def load(folder: Path) -> dict[str, pages.File]:
        return PAGE(folder) if folder == built else read(folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "load", load)
        yield


@pytest.fixture(autouse=True)
def _deals_are_the_same_in_every_run(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Servers in processes of their own deal as they like."""
    monkeypatch.setattr(making, "new_seed", Seeds(request.node.nodeid))


@pytest.fixture(autouse=True)
def _passwords_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes are meant to take long; tests need not wait for them."""
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(passwords, "PasswordHasher", cheap)


@pytest.fixture(autouse=True)
def _nobody_delivers_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests deliver messages themselves, when they have turned the clock."""
    monkeypatch.setattr(Postman, "run", lambda _postman: nullcontext())


@pytest.fixture(autouse=True)
def _postgresql_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with other tests needs longer than people would wait."""
    monkeypatch.setattr(postgres, "PATIENCE", LIMIT)


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Cluster]:
    """The PostgreSQL of this test run."""
    base = tmp_path_factory.getbasetemp()
    with shared_cluster(base if worker_id == "master" else base.parent) as found:
        yield found


@pytest.fixture(scope="session")
def postgresql_name(cluster: Cluster, worker_id: str) -> str:
    """A database that the tests of one worker use one after another."""
    name = f"tests_{worker_id}"
    cluster.new(name)
    return name


@pytest.fixture
def postgresql_url(cluster: Cluster, postgresql_name: str) -> str:
    """The address of an empty PostgreSQL database with all tables."""
    cluster.sql(postgresql_name, WIPE)
    return cluster.url(postgresql_name)


@pytest.fixture(scope="session")
def sqlite_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables, to be copied."""
    path = tmp_path_factory.mktemp("sqlite") / "ready_made.db"

    async def migrate() -> None:
        database = SQLite(path)
        await database.open()
        await database.close()

    with asyncio.Runner() as runner:
        runner.run(migrate())
    return path


@pytest.fixture
def sqlite_url(sqlite_file: Path, tmp_path: Path) -> str:
    """The address of an empty SQLite database with all tables."""
    return f"sqlite:///{shutil.copy(sqlite_file, tmp_path / 'comptoir.db')}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database with all tables; the test runs on both kinds."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def fresh_sqlite_url(tmp_path: Path) -> str:
    """The address of a file that is not there yet."""
    return f"sqlite:///{tmp_path}/new/folder/new.db"


@pytest.fixture
def fresh_postgresql_url(cluster: Cluster) -> Iterator[str]:
    """The address of a PostgreSQL database without tables."""
    name = f"fresh_{uuid4().hex}"
    yield cluster.new(name, "template1")
    cluster.sql("postgres", f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_url(request: pytest.FixtureRequest) -> str:
    """The address of a database without tables; the test runs on both kinds."""
    url: str = request.getfixturevalue(f"fresh_{request.param}_url")
    return url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An empty database, open; the test runs on both kinds."""
    found = connect(database_url)
    await found.open()
    yield found
    await found.close()
