"""A PostgreSQL of our own for tests: installed if need be, shared by all that test, then gone.

python -m tests.server.postgres install         find its programs, or install them
python -m tests.server.postgres serve FOLDER    run one while anybody holds FOLDER/users
"""

import asyncio
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import IO

from comptoir.server.store.postgres import PostgreSQL

LIMIT = 120.0
"""Seconds that anything may take on a loaded machine."""
TEMPLATE = "ready_made"
"""A database with all tables, to be copied."""
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "300",
    "shared_buffers": "32MB",
    "deadlock_timeout": "50ms",
    "fsync": "on",
    "synchronous_commit": "on",
}
MISSING = (
    "The tests need PostgreSQL's programs (initdb, postgres, psql). Install them (on Debian and "
    "Ubuntu as root: apt-get install postgresql) and run this again."
)


def programs() -> Path | None:
    """The folder with PostgreSQL's programs."""
    found = shutil.which("initdb")
    packaged = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    all_found = [Path(found).resolve()] if found else sorted(packaged, key=_version)
    return all_found[-1].parent if all_found else None


def _version(program: Path) -> int:
    number = program.parts[-3]
    return int(number) if number.isdecimal() else 0


def install() -> None:
    """Have PostgreSQL's programs, with Debian's packages if there are none."""
    if programs():
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit(MISSING)
    config = Path("/etc/postgresql-common/createcluster.conf")
    quiet = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=300", "--no-install-recommends"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], env=environment, check=False)
    for package in ("postgresql-common", "postgresql"):
        if subprocess.run([*quiet, "install", package], env=environment, check=False).returncode:
            sys.exit(MISSING)
        with config.open("a", encoding="utf-8") as file:  # the tests make their own
            file.write("create_main_cluster = false\n")
    if not programs():
        sys.exit(MISSING)


class Cluster:
    """One PostgreSQL in a folder, reached by a socket there. It never runs as root."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None, MISSING
        self._programs = found
        self.folder = folder
        self._server: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Fill the folder."""
        if user := _user():
            shutil.chown(self.folder, user)
        options = ["--auth=trust", "--username=postgres", "--no-locale", "--encoding=UTF8"]
        self._run("initdb", "--no-sync", "--pgdata=data", *options)

    def start(self) -> None:
        """Run it, and return once it answers."""
        settings = {**SETTINGS, "unix_socket_directories": str(self.folder)}
        command = [str(self._programs / "postgres"), "-D", "data"]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                command,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=_user(),
                start_new_session=True,
            )
        deadline = time.monotonic() + LIMIT
        while self._answers() != 0:
            if self._server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it; SIGQUIT as if the machine lost its power."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(LIMIT)
            self._server = None

    def url(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def sql(self, name: str, *statements: str) -> str:
        """What psql prints."""
        commands = [f"--command={statement}" for statement in statements]
        arguments = [f"--host={self.folder}", "--username=postgres", f"--dbname={name}"]
        return self._run("psql", "-XqAt", "-v", "ON_ERROR_STOP=1", *arguments, *commands)

    def new(self, name: str, template: str = TEMPLATE) -> str:
        """Make a database; its address."""
        self.sql("postgres", f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def make_template(self) -> None:
        """Make the database with all tables."""
        url = self.new(TEMPLATE, "template1")

        async def migrate() -> None:
            database = PostgreSQL(url)
            await database.open()
            await database.close()

        asyncio.run(migrate())

    def _answers(self) -> int:
        command = [str(self._programs / "pg_isready"), "-q", f"--host={self.folder}"]
        return subprocess.run(command, check=False, timeout=LIMIT).returncode

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            cwd=self.folder,
            user=_user(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=LIMIT,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")
        return done.stdout


def _user() -> str | None:
    """Whom it runs as: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def private_cluster() -> Iterator[Cluster]:
    """A cluster for a test that stops it."""
    folder = Path(mkdtemp(prefix="comptoir-", dir="/tmp"))  # a socket's path must be short
    cluster = Cluster(folder)
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def shared_cluster(meeting_place: Path) -> Iterator[Cluster]:
    """The one of this test run: it lives as long as any process is in here, however that ends."""
    with (meeting_place / "postgres.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        users = _join(meeting_place / "postgres") or _found(meeting_place / "postgres")
        fcntl.flock(lock, fcntl.LOCK_UN)
    with users:
        yield Cluster(Path(users.name).parent)


def _join(link: Path) -> IO[str] | None:
    """Be one of the users of a cluster that runs."""
    if not (link / "ready").exists():
        return None
    users = (link.resolve() / "users").open()
    try:
        fcntl.flock(users, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        users.close()
        return None
    return users


def _found(link: Path) -> IO[str]:
    """Start a cluster, its first user being this process."""
    folder = Path(mkdtemp(prefix="comptoir-", dir="/tmp"))
    link.unlink(missing_ok=True)
    link.symlink_to(folder)
    users = (folder / "users").open("w")
    fcntl.flock(users, fcntl.LOCK_SH)
    with (folder / "keeper").open("wb") as log:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.server.postgres", "serve", str(folder)],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    deadline = time.monotonic() + LIMIT
    while not (folder / "ready").exists():
        if keeper.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError((folder / "keeper").read_text(errors="replace"))
        time.sleep(0.05)
    keeper.returncode = 0  # it outlives us: nobody waits for it
    return users


def serve(folder: Path) -> None:
    """Run a cluster until its last user is gone, then leave nothing behind."""
    cluster = Cluster(folder)
    try:
        cluster.make()
        cluster.start()
        cluster.make_template()
        (folder / "ready").touch()
        with (folder / "users").open() as users:
            fcntl.flock(users, fcntl.LOCK_EX)
    finally:
        cluster.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        install()
    else:
        serve(Path(sys.argv[2]))
