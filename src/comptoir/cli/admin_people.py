"""`comptoir admin …`: what a host does about people who misbehave, and about their tables."""

import os
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.table import Table

from comptoir.cli.backup import run as attempt
from comptoir.cli.errors import UsageError
from comptoir.cli.serve import demand_server
from comptoir.cli.terminal import Terminal
from comptoir.server.settings import Settings, read

if TYPE_CHECKING:
    from comptoir.server.context import Context
    from comptoir.server.people.desk import Desk

FLAGS = ("address", "database", "secret")
"""Settings that matter here."""


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Do what is asked."""
    demand_server()

    async def work() -> int:
        async with _open(_settings(arguments)) as context:
            await ACTIONS[arguments.action](terminal, arguments, context)
        return 0

    return attempt(work)


def _settings(arguments: Namespace) -> Settings:
    names = [f"COMPTOIR_{name.upper()}" for name in FLAGS]
    environment = {name: os.environ[name] for name in names if name in os.environ}
    return read(environment, Namespace(database=arguments.database))


@asynccontextmanager
async def _open(settings: Settings) -> AsyncIterator["Context"]:
    from comptoir.server.context import Context  # noqa: PLC0415  # only with the extra 'server'
    from comptoir.server.store import connect  # noqa: PLC0415  # the same

    context = Context(settings, connect(settings.database_url, beside=True))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


def _desk(context: "Context") -> "Desk":
    from comptoir.server.people.desk import Desk  # noqa: PLC0415  # only with the extra 'server'

    return Desk(context.database, context.people, context.now)


async def _people(terminal: Terminal, arguments: Namespace, context: "Context") -> None:
    now = context.now()
    found = await _desk(context).people(arguments.search)
    heads = ("who", "name", "seen", "state", "reports")
    rows = [
        (
            one.login or one.id,
            one.name,
            _day(one.seen),
            ", ".join(
                word
                for word, holds in (
                    ("host", one.host),
                    ("muted", one.muted > now),
                    ("banned", one.banned > now),
                )
                if holds
            ),
            str(one.reports or ""),
        )
        for one in found
    ]
    _show(terminal, heads, rows)


async def _reports(terminal: Terminal, arguments: Namespace, context: "Context") -> None:
    found = await _desk(context).reports(settled=arguments.all)
    heads = ("report", "when", "who", "what", "text", "table")
    rows = [
        (
            one.id,
            _day(one.at),
            one.login or one.about,
            one.kind if not one.settled else f"{one.kind} ({one.outcome or 'settled'})",
            " | ".join(text for text in (one.said, one.text) if text),
            one.table_id,
        )
        for one in found
    ]
    _show(terminal, heads, rows)


async def _log(terminal: Terminal, _arguments: Namespace, context: "Context") -> None:
    found = await _desk(context).log()
    heads = ("number", "when", "host", "what", "who", "text", "table")
    rows = [
        (
            str(one.number),
            _day(one.at),
            one.host or f"({one.via})",
            one.action,
            one.name or "",
            one.detail,
            one.table_id,
        )
        for one in found
    ]
    _show(terminal, heads, rows)


async def _about_person(terminal: Terminal, arguments: Namespace, context: "Context") -> None:
    from comptoir.server.people.desk import By  # noqa: PLC0415  # only with the extra 'server'

    desk, by = _desk(context), By()
    person = await desk.named(arguments.who)
    match arguments.action:
        case "host" | "unhost":
            await desk.make_host(by, person, host=arguments.action == "host")
        case "mute":
            await desk.mute(by, person, _days(arguments), arguments.why)
        case "unmute":
            await desk.unmute(by, person, arguments.why)
        case "ban":
            await desk.ban(by, person, _days(arguments), arguments.why)
        case _:
            await desk.unban(by, person, arguments.why)
    _done(terminal, arguments)


def _days(arguments: Namespace) -> int | None:
    days: int | None = arguments.days
    if days is not None and days < 1:
        raise UsageError("Give 1 day or more, or leave out --days for no limit.")
    return days


async def _reset(terminal: Terminal, arguments: Namespace, context: "Context") -> None:
    from comptoir.server.people.desk import By  # noqa: PLC0415  # only with the extra 'server'
    from comptoir.server.people.resetting import MINUTES  # noqa: PLC0415  # the same

    desk = _desk(context)
    person = await desk.named(arguments.who)
    if person.login is None:
        raise UsageError("A guest has no password.")
    await desk.note(By(), "reset", person=person.id)
    server = context.settings.address[0] if context.settings.address else ""
    link = f"{server}/reset#token={context.resetting.token(person)}"
    terminal.say("server-admin-link", login=person.login, minutes=MINUTES)
    terminal.out.print(link, soft_wrap=True)


async def _settle(terminal: Terminal, arguments: Namespace, context: "Context") -> None:
    from comptoir.server.people.desk import By  # noqa: PLC0415  # only with the extra 'server'

    await _desk(context).settle(By(), arguments.report, arguments.why)
    _done(terminal, arguments)


async def _close(terminal: Terminal, arguments: Namespace, context: "Context") -> None:
    from comptoir.server.people.desk import By  # noqa: PLC0415  # only with the extra 'server'
    from comptoir.server.tables.host_tables import HostTables  # noqa: PLC0415  # the same

    tables = HostTables(context.database, _desk(context))
    await tables.close(By(), arguments.table, arguments.why, context.now())
    _done(terminal, arguments)


async def _remove(terminal: Terminal, arguments: Namespace, context: "Context") -> None:
    from comptoir.server.belongings import ALL  # noqa: PLC0415  # only with 'server'
    from comptoir.server.people.accounts import Accounts  # noqa: PLC0415  # the same
    from comptoir.server.people.desk import By  # noqa: PLC0415  # the same
    from comptoir.server.tables.host_tables import HostTables  # noqa: PLC0415  # the same

    if bool(arguments.who) == bool(arguments.table):
        raise UsageError("Name a person to remove, or a table with --table.")
    desk = _desk(context)
    if arguments.table:
        await HostTables(context.database, desk).remove(By(), arguments.table, arguments.why)
    else:
        accounts = Accounts(context.database, context.people, ALL, context.now)
        await desk.remove(By(), accounts, await desk.named(arguments.who), arguments.why)
    _done(terminal, arguments)


def _done(terminal: Terminal, arguments: Namespace) -> None:
    terminal.say("server-admin-done", action=arguments.action)


def _show(terminal: Terminal, heads: Iterable[str], rows: Sequence[tuple[str, ...]]) -> None:
    if not rows:
        terminal.say("server-admin-none")
        return
    words = {
        "host": terminal.speaker.text("server-admin-host"),
        "name": terminal.speaker.text("server-admin-name"),
        "number": terminal.speaker.text("server-admin-number"),
        "report": terminal.speaker.text("server-admin-report"),
        "reports": terminal.speaker.text("server-admin-reports"),
        "seen": terminal.speaker.text("server-admin-seen"),
        "state": terminal.speaker.text("server-admin-state"),
        "table": terminal.speaker.text("server-admin-table"),
        "text": terminal.speaker.text("server-admin-text"),
        "what": terminal.speaker.text("server-admin-what"),
        "when": terminal.speaker.text("server-admin-when"),
        "who": terminal.speaker.text("server-admin-who"),
    }
    table = Table(*(words[head] for head in heads), box=None)
    for row in rows:
        table.add_row(*row)
    terminal.show(table)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


Action = Callable[[Terminal, Namespace, "Context"], Awaitable[None]]
ACTIONS: Mapping[str, Action] = {
    "people": _people,
    "reports": _reports,
    "log": _log,
    "host": _about_person,
    "unhost": _about_person,
    "mute": _about_person,
    "unmute": _about_person,
    "ban": _about_person,
    "unban": _about_person,
    "reset": _reset,
    "settle": _settle,
    "close": _close,
    "remove": _remove,
}
