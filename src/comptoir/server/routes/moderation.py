"""What people do about those who misbehave, and what hosts do."""

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from comptoir.server.asking import Given, Me
from comptoir.server.context import Context
from comptoir.server.errors import Clash, NotFound
from comptoir.server.part import Part
from comptoir.server.people.accounts import Accounts
from comptoir.server.people.blocks import Blocked, Blocks
from comptoir.server.people.desk import REASON, By, Deed, Desk, Listed, Report, demand_right
from comptoir.server.people.people import Person
from comptoir.server.services import Services
from comptoir.server.store.values import HIGHEST
from comptoir.server.tables.host_tables import HostTable, HostTables
from comptoir.server.tables.reports import TEXT, Kind, Reports

Why = Annotated[str, Meta(max_length=REASON)]
Days = Annotated[int, Meta(ge=1, le=36_500)]
Number = Annotated[int, QueryParameter(ge=0, le=HIGHEST)]


class NewReport(Struct, forbid_unknown_fields=True):
    """Who misbehaved at which table, and how."""

    table: Annotated[str, Meta(max_length=64)]
    person: Annotated[str, Meta(max_length=64)]
    kind: Kind
    message: Annotated[int, Meta(ge=0, le=HIGHEST)] | None = None
    """The number of a message in the table's chat, if it is about one."""
    text: Annotated[str, Meta(max_length=TEXT)] = ""


class PersonDeed(Struct, forbid_unknown_fields=True):
    """What to do about a person; permanently if no days are given."""

    action: Literal["mute", "unmute", "ban", "unban", "reset", "remove"]
    days: Days | None = None
    why: Why = ""


class TableDeed(Struct, forbid_unknown_fields=True):
    """What to do about a table."""

    action: Literal["close", "repair", "remove"]
    why: Why = ""


class Settled(Struct, forbid_unknown_fields=True):
    """What came of a report."""

    outcome: Why = ""


@get("/api/me/blocks", summary="Whom you block")
async def my_blocks(me: Me, blocks: Given[Blocks]) -> list[Blocked]:
    """The latest first."""
    return await blocks.all(me)


@put("/api/me/blocks/{person:str}", status_code=204, summary="Block somebody")
async def block(me: Me, blocks: Given[Blocks], person: FromPath[str]) -> None:
    """You don't read what they write, and don't sit at one table any more. They are not told."""
    await blocks.block(me, person)


@delete("/api/me/blocks/{person:str}", status_code=204, summary="Unblock somebody")
async def unblock(me: Me, blocks: Given[Blocks], person: FromPath[str]) -> None:
    """You may meet again."""
    await blocks.unblock(me, person)


@post("/api/reports", status_code=204, summary="Report somebody to the hosts")
async def tell(
    context: Given[Context], me: Me, reports: Given[Reports], data: JSONBody[NewReport]
) -> None:
    """Somebody who was at a table, or what they wrote there."""
    context.limits.spend("report", me.id)
    await reports.tell(me, data.person, data.table, data.message, data.kind, data.text)


@get("/api/host/people", summary="For hosts: people")
async def people(me: Me, desk: Given[Desk], search: FromQuery[str] = "") -> list[Listed]:
    """Those whose login, name or id it is, or a part of it."""
    _demand_host(me)
    return await desk.people(search)


@get("/api/host/reports", summary="For hosts: reports")
async def reports_told(me: Me, desk: Given[Desk], settled: FromQuery[bool] = False) -> list[Report]:
    """Those that nobody has settled, or all."""
    _demand_host(me)
    return await desk.reports(settled=settled)


@get("/api/host/tables", summary="For hosts: tables")
async def tables(
    me: Me, host_tables: Given[HostTables], search: FromQuery[str] = ""
) -> list[HostTable]:
    """Those that are not over, or whose id, title or people it names."""
    _demand_host(me)
    return await host_tables.all(search)


@get("/api/host/log", summary="For hosts: what hosts did")
async def log(me: Me, desk: Given[Desk], before: Number = HIGHEST) -> list[Deed]:
    """The latest first."""
    _demand_host(me)
    return await desk.log(before)


@post("/api/host/people/{person:str}", status_code=204, summary="For hosts: act on a person")
async def act(
    context: Given[Context],
    me: Me,
    desk: Given[Desk],
    accounts: Given[Accounts],
    person: FromPath[str],
    data: JSONBody[PersonDeed],
) -> None:
    """Mutes, bans, sends a link to a new password, or removes. Other hosts are left alone."""
    by = _host(me)
    about = await desk.named(person)
    match data.action:
        case "mute":
            await desk.mute(by, about, data.days, data.why)
        case "unmute":
            await desk.unmute(by, about, data.why)
        case "ban":
            await desk.ban(by, about, data.days, data.why)
        case "unban":
            await desk.unban(by, about, data.why)
        case "reset":
            await _send_link(context, desk, by, about)
        case "remove":
            await desk.remove(by, accounts, about, data.why)


async def _send_link(context: Context, desk: Desk, by: By, about: Person) -> None:
    """By e-mail alone: a host on the page gets into nobody's account."""
    demand_right(by, about)
    if about.guest or not about.address or not context.settings.smtp_host:
        raise Clash("no-confirmed-address")
    await desk.note(by, "reset", *context.notify.reset(about.id), person=about.id)


@post("/api/host/reports/{report:str}", status_code=204, summary="For hosts: settle a report")
async def settle(me: Me, desk: Given[Desk], report: FromPath[str], data: JSONBody[Settled]) -> None:
    """It was looked at, and this came of it."""
    await desk.settle(_host(me), report, data.outcome)


@post("/api/host/tables/{table_id:str}", status_code=204, summary="For hosts: act on a table")
async def act_on_table(
    context: Given[Context],
    me: Me,
    host_tables: Given[HostTables],
    services: Given[Services],
    table_id: FromPath[str],
    data: JSONBody[TableDeed],
) -> None:
    """Ends its game, cuts a damaged journal back to its last good line, or removes all of it."""
    by = _host(me)
    match data.action:
        case "close":
            await host_tables.close(by, table_id, data.why, context.now())
        case "repair":
            await services.closing.cut(await services.keeper.get(table_id))
            await host_tables.note(by, "repair", table_id, data.why)
        case "remove":
            await host_tables.remove(by, table_id, data.why)


def _demand_host(me: Person) -> None:
    """For everybody else there is no such address."""
    if not me.host:
        raise NotFound


def _host(me: Person) -> By:
    _demand_host(me)
    return By(me.id, "page")


def part(context: Context) -> Part:
    """People who misbehave, and hosts."""
    database, people_, now = context.database, context.people, context.now
    desk = Desk(database, people_, now)
    injects = {
        "blocks": Blocks(database, people_, now),
        "reports": Reports(database, now),
        "desk": desk,
        "host_tables": HostTables(database, desk),
    }
    routes = (
        my_blocks, block, unblock, tell, people, reports_told, tables, log, act, settle,
        act_on_table,
    )  # fmt: skip
    return Part(routes=routes, injects=injects)
