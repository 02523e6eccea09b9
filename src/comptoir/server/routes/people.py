"""What people ask about themselves."""

from typing import Annotated, Any

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType, json

from comptoir.server.asking import Given, Me, Myself, Visitor
from comptoir.server.belongings import ALL
from comptoir.server.context import Context
from comptoir.server.errors import Asked, Clash, Forbidden, Muted, NotFound
from comptoir.server.guard import client
from comptoir.server.part import Part
from comptoir.server.people import words
from comptoir.server.people.accounts import Accounts
from comptoir.server.people.answers import Export
from comptoir.server.people.housekeeping import Housekeeping
from comptoir.server.people.people import Person
from comptoir.server.projected import AnyJson
from comptoir.server.store import Conflict, Scalar, Statement
from comptoir.server.tables.lists import waiting_for
from comptoir.server.tables.ratings import as_shown, ratings_of, worth

Name = Annotated[str, Meta(min_length=1, max_length=words.NAME)]
TYPED = 1000
"""No form is longer; what is too short or too long within that is answered with a sentence."""
Login = Annotated[str, Meta(max_length=TYPED)]
Password = Annotated[str, Meta(min_length=1, max_length=words.PASSWORD[1])]
NewPassword = Annotated[str, Meta(max_length=TYPED)]


class Rating(Struct, frozen=True):
    """What a person is rated at in a game, after that many rated games."""

    rating: float
    games: int


class MeAnswer(Struct, frozen=True):
    """Yourself."""

    id: str
    name: str
    guest: bool
    login: str | None
    email: str
    email_confirmed: bool
    language: str
    settings: dict[str, AnyJson]
    """The page's own; nobody else reads them."""
    ratings: dict[str, Rating]
    tables_waiting: int
    host: bool
    """Whether you look after the server."""
    muted: int | None
    """Until when you can't write; None: you can."""
    banned: int | None
    """Until when you can't do anything here but get what is stored about you, and go."""


class NewGuest(Struct, forbid_unknown_fields=True):
    """A guest has a name."""

    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """An account has a login and a password."""

    login: Login
    password: NewPassword
    name: Name | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    """Who has an account."""

    login: Login
    password: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    """Whose password was forgotten."""

    who: Annotated[str, Meta(min_length=words.LOGIN[0], max_length=words.EMAIL)]
    """A login or an e-mail address."""


class NewPasswordByLink(Struct, forbid_unknown_fields=True):
    """What the link ended with, and the new password."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]
    password: NewPassword


class MovingLink(Struct, forbid_unknown_fields=True):
    """What the link ends with that takes a guest to another browser."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


class Changes(Struct, forbid_unknown_fields=True):
    """What to change of yourself."""

    name: Name | UnsetType = UNSET
    password: NewPassword | UnsetType = UNSET
    old_password: Password | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=words.EMAIL)] | UnsetType | None = UNSET
    language: str | UnsetType = UNSET
    settings: dict[str, AnyJson] | UnsetType = UNSET


class Goodbye(Struct, forbid_unknown_fields=True):
    """Accounts are deleted with their password."""

    password: Password | None = None


@get("/api/me", summary="Who you are")
async def me(
    request: Asked, context: Given[Context], myself: Myself, accounts: Given[Accounts]
) -> Response[MeAnswer]:
    """Yourself; the session lasts a year from now."""
    await accounts.visit(myself)
    return await _welcome(request, context, myself)


@post("/api/guests", status_code=200, summary="Play as a guest")
async def new_guest(
    request: Asked, context: Given[Context], data: JSONBody[NewGuest], accounts: Given[Accounts]
) -> Response[MeAnswer]:
    """Signs you in under a name."""
    name = words.clean_name(data.name)
    context.limits.spend("guest", client(request.scope))
    guest = await accounts.guest(name, _language(request))
    return await _welcome(request, context, guest)


@post("/api/accounts", status_code=200, summary="Make an account")
async def new_account(
    request: Asked,
    context: Given[Context],
    data: JSONBody[NewAccount],
    visitor: Visitor,
    accounts: Given[Accounts],
) -> Response[MeAnswer]:
    """Signs you in; a guest becomes the account and keeps everything."""
    login = words.clean_login(data.login)
    password = words.check_password(data.password)
    name = words.clean_name(data.name or (visitor.name if visitor else data.login))
    context.limits.spend("guest", client(request.scope))
    person = await accounts.register(visitor, login, password, name, _language(request))
    welcome = await _welcome(request, context, person)
    welcome.set_cookie(context.sessions.known(request, login))
    return welcome


@post("/api/session", status_code=200, summary="Sign in")
async def sign_in(
    request: Asked,
    context: Given[Context],
    data: JSONBody[SignIn],
    visitor: Visitor,
    accounts: Given[Accounts],
) -> Response[MeAnswer]:
    """Signs you in; what you had as a guest is carried over."""
    login = words.clean_login(data.login)
    context.limits.spend("login", client(request.scope))
    context.limits.spend("login", context.sessions.tried_from(request, login))
    person = await accounts.sign_in(visitor, login, words.check_password(data.password))
    welcome = await _welcome(request, context, person)
    welcome.set_cookie(context.sessions.known(request, login))
    return welcome


@post("/api/password/forgotten", status_code=204, summary="Ask for a link to a new password")
async def forgotten(request: Asked, context: Given[Context], data: JSONBody[Forgotten]) -> None:
    """Goes to the account's confirmed e-mail address; nobody learns whether there is one."""
    if not context.settings.smtp_host:
        raise Clash("no-mail-server")
    who = data.who.strip()
    who = words.clean_email(who) if "@" in who else words.clean_login(who)
    context.limits.spend("confirm", f"reset {client(request.scope)}")
    context.limits.spend("confirm", f"reset {who.casefold()}")
    for person in await context.resetting.named(who):
        if person.address:
            await context.database.commit(*context.notify.reset(person.id))


@post("/api/password", status_code=200, summary="Set a new password by a link")
async def set_password(
    request: Asked,
    context: Given[Context],
    data: JSONBody[NewPasswordByLink],
    accounts: Given[Accounts],
) -> Response[MeAnswer]:
    """Signs you in here, and out everywhere else. The link works once, for an hour."""
    context.limits.spend("login", f"reset {client(request.scope)}")
    password = words.check_password(data.password)
    owner = await context.resetting.person(data.token)
    try:
        person = await accounts.reset_password(owner, password)
    except Conflict:
        raise NotFound("reset-link-old") from None
    welcome = await _welcome(request, context, person)
    welcome.set_cookie(context.sessions.known(request, str(person.login)))
    return welcome


@post("/api/me/link", status_code=200, summary="Take yourself to another browser")
async def moving_link(context: Given[Context], me: Me) -> MovingLink:
    """A guest has no password: whoever opens the link continues as this guest, within an hour."""
    if not me.guest:
        raise Clash("link-account")
    return MovingLink(context.moving.token(me))


@post("/api/session/link", status_code=200, summary="Go on as a guest by a link")
async def move(
    request: Asked,
    context: Given[Context],
    data: JSONBody[MovingLink],
    visitor: Visitor,
    accounts: Given[Accounts],
) -> Response[MeAnswer]:
    """Signs you in as the guest; what you had here as another guest is carried over."""
    context.limits.spend("login", f"moving {client(request.scope)}")
    guest = await accounts.move(visitor, await context.moving.guest(data.token))
    return await _welcome(request, context, guest)


@delete("/api/session", status_code=204, summary="Sign out here")
async def sign_out(
    request: Asked, context: Given[Context], accounts: Given[Accounts]
) -> Response[None]:
    """Ends the session of this browser: its cookie works no longer, also if it was copied."""
    person = await context.sessions.visitor(request)
    if person is not None:
        await accounts.sign_out(person, context.sessions.session(request))
    return Response(None, cookies=[context.sessions.gone(request)])


@delete("/api/sessions", status_code=204, summary="Sign out everywhere")
async def sign_out_everywhere(
    request: Asked, context: Given[Context], myself: Myself, accounts: Given[Accounts]
) -> Response[None]:
    """Ends all your sessions."""
    await accounts.sign_out_everywhere(myself)
    return Response(None, cookies=[context.sessions.gone(request)])


@patch("/api/me", summary="Change yourself")
async def change(
    request: Asked,
    context: Given[Context],
    me: Me,
    data: JSONBody[Changes],
    accounts: Given[Accounts],
) -> Response[MeAnswer]:
    """Changes what is given. A new password signs you out elsewhere."""
    columns = _columns(data)
    if "name" in columns and columns["name"] != me.name:
        demand_voice(context, me)
    also = _new_address(context, me, columns)
    if not isinstance(data.password, UnsetType):
        me = await _change_password(context, me, data, accounts)
    if columns:
        me = await accounts.change(me, columns, *also)
    return Response(await answer(context, me), cookies=[context.sessions.cookie(me, request)])


def _new_address(context: Context, me: Person, columns: dict[str, Scalar]) -> tuple[Statement, ...]:
    """A new e-mail address has to be confirmed; nothing else is sent there before."""
    email = columns.get("email", me.email)
    if email == me.email:
        return ()
    columns["confirmed"] = 0
    if not email or not context.settings.smtp_host:
        return ()
    context.limits.spend("confirm", me.id)
    context.limits.spend("confirm", f"mail {str(email).casefold()}")
    return context.notify.confirmation(me.id)


def _columns(data: Changes) -> dict[str, Scalar]:
    found: dict[str, Scalar] = {}
    if not isinstance(data.name, UnsetType):
        found["name"] = words.clean_name(data.name)
    if not isinstance(data.email, UnsetType):
        found["email"] = words.clean_email(data.email or "")
    if not isinstance(data.language, UnsetType):
        found["language"] = words.check_language(data.language)
    if not isinstance(data.settings, UnsetType):
        found["settings"] = words.check_settings(data.settings)
    return found


async def _change_password(
    context: Context, me: Person, data: Changes, accounts: Accounts
) -> Person:
    if me.guest:
        raise Clash("guest-password")
    if isinstance(data.old_password, UnsetType) or isinstance(data.password, UnsetType):
        raise Forbidden("old-password")
    context.limits.spend("login", f"person {me.id}")
    new = words.check_password(data.password)
    return await accounts.change_password(me, words.check_password(data.old_password), new)


@get("/api/me/export", summary="All that is stored about you")
async def export(myself: Myself, accounts: Given[Accounts]) -> Export:
    """Everything but the password's hash, by table of the database."""
    return await accounts.export(myself)


@delete("/api/me", status_code=204, summary="Delete yourself")
async def delete_me(
    request: Asked,
    context: Given[Context],
    myself: Myself,
    accounts: Given[Accounts],
    data: JSONBody[Goodbye | None] = None,
) -> Response[None]:
    """Your name leaves finished games; bots take your seats."""
    if not myself.guest:
        context.limits.spend("login", f"person {myself.id}")
        await accounts.check(myself, (data.password if data else None) or "")
    await accounts.delete(myself)
    return Response(None, cookies=[context.sessions.gone(request)])


async def answer(context: Context, person: Person) -> MeAnswer:
    """A person as they see themselves."""
    now = context.now()
    ratings = {
        str(row["game"]): _rating(row) for row in await ratings_of(context.database, person.id)
    }
    return MeAnswer(
        id=person.id,
        name=person.name,
        guest=person.guest,
        login=person.login,
        email=person.email,
        email_confirmed=person.confirmed,
        language=person.language,
        settings=json.decode(person.settings, type=dict[str, Any]),
        ratings=ratings,
        tables_waiting=await waiting_for(context.database, person.id),
        host=person.host,
        muted=person.muted if person.muted > now else None,
        banned=person.banned if person.banned > now else None,
    )


def _rating(row: Any) -> Rating:
    return Rating(as_shown(worth(row["mu"], row["sigma"])), row["games"])


async def _welcome(request: Asked, context: Context, person: Person) -> Response[MeAnswer]:
    cookies = [context.sessions.cookie(person, request), context.sessions.device(request)]
    return Response(await answer(context, person), cookies=cookies)


def demand_voice(context: Context, person: Person) -> None:
    """Raise Muted if a host does not let the person write."""
    if person.muted > context.now():
        raise Muted(person.muted)


def _language(request: Asked) -> str:
    return words.accepted_language(request.headers.get("accept-language", ""))


def part(context: Context) -> Part:
    """People."""
    accounts = Accounts(context.database, context.people, ALL, context.now)
    routes = (
        me, new_guest, new_account, sign_in, moving_link, move, forgotten, set_password, sign_out,
        sign_out_everywhere, change, export, delete_me,
    )  # fmt: skip
    tidy = Housekeeping(context.database, ALL, context.settings.guest_days, context.now)
    injects = {"accounts": accounts, "housekeeping": tidy}
    return Part(routes=routes, injects=injects, run=tidy.run)
