"""What people ask about themselves."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType, json

from comptoir.server.asking import Given, Me, Visitor
from comptoir.server.context import Context
from comptoir.server.errors import Clash, Forbidden
from comptoir.server.guard import client
from comptoir.server.part import Part
from comptoir.server.people import words
from comptoir.server.people.accounts import Accounts
from comptoir.server.people.belongings import BELONGINGS
from comptoir.server.people.housekeeping import Housekeeping
from comptoir.server.people.people import Person
from comptoir.server.store import Scalar, Statement

Asked = Request[Any, Any, Any]
Name = Annotated[str, Meta(min_length=1, max_length=words.NAME)]
Login = Annotated[str, Meta(min_length=words.LOGIN[0], max_length=words.LOGIN[1])]
Password = Annotated[str, Meta(min_length=1, max_length=words.PASSWORD[1])]
NewPassword = Annotated[str, Meta(min_length=words.PASSWORD[0], max_length=words.PASSWORD[1])]


class Rating(Struct, frozen=True):
    """What a person is rated at in a game, after so many rated games."""

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
    settings: dict[str, Any]
    ratings: dict[str, Rating]
    tables_waiting: int


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


class Changes(Struct, forbid_unknown_fields=True):
    """What to change of yourself."""

    name: Name | UnsetType = UNSET
    password: NewPassword | UnsetType = UNSET
    old_password: Password | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=words.EMAIL)] | UnsetType | None = UNSET
    language: str | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET


class Goodbye(Struct, forbid_unknown_fields=True):
    """Accounts are deleted with their password."""

    password: Password | None = None


@get("/api/me", summary="Who you are")
async def me(
    request: Asked, context: Given[Context], me: Me, accounts: Given[Accounts]
) -> Response[MeAnswer]:
    """Yourself; the session lasts a year from now."""
    await accounts.visit(me)
    return Response(await answer(accounts, me), cookies=[context.sessions.cookie(me, request)])


@post("/api/guests", status_code=200, summary="Play as a guest")
async def new_guest(
    request: Asked, context: Given[Context], data: JSONBody[NewGuest], accounts: Given[Accounts]
) -> Response[MeAnswer]:
    """Signs you in under a name."""
    name = words.clean_name(data.name)
    context.limits.spend("guest", client(request.scope))
    guest = await accounts.guest(name, _language(request))
    return await _welcome(request, context, accounts, guest)


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
    return await _welcome(request, context, accounts, person)


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
    context.limits.spend("login", f"login {login}")
    person = await accounts.sign_in(visitor, login, words.check_password(data.password))
    return await _welcome(request, context, accounts, person)


@delete("/api/session", status_code=204, summary="Sign out here")
async def sign_out(request: Asked, context: Given[Context]) -> Response[None]:
    """Forgets the session of this browser."""
    return Response(None, cookies=[context.sessions.gone(request)])


@delete("/api/sessions", status_code=204, summary="Sign out everywhere")
async def sign_out_everywhere(
    request: Asked, context: Given[Context], me: Me, accounts: Given[Accounts]
) -> Response[None]:
    """Ends all your sessions."""
    await accounts.sign_out_everywhere(me)
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
    also = _new_address(context, me, columns)
    if not isinstance(data.password, UnsetType):
        me = await _change_password(context, me, data, accounts)
    if columns:
        me = await accounts.change(me, columns, *also)
    return Response(await answer(accounts, me), cookies=[context.sessions.cookie(me, request)])


def _new_address(context: Context, me: Person, columns: dict[str, Scalar]) -> tuple[Statement, ...]:
    """A new e-mail address has to be confirmed; nothing else is sent there before."""
    email = columns.get("email", me.email)
    if email == me.email:
        return ()
    columns["confirmed"] = 0
    if not email or not context.settings.smtp_host:
        return ()
    context.limits.spend("confirm", me.id)
    context.limits.spend("confirm", f"mail {email}")
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
        raise Clash("A guest has no password. Make an account first.")
    if isinstance(data.old_password, UnsetType) or isinstance(data.password, UnsetType):
        raise Forbidden("Say your old password, too.")
    context.limits.spend("login", f"person {me.id}")
    new = words.check_password(data.password)
    return await accounts.change_password(me, words.check_password(data.old_password), new)


@get("/api/me/export", summary="All that is stored about you")
async def export(me: Me, accounts: Given[Accounts]) -> dict[str, Any]:
    """Everything but the password's hash, by table of the database."""
    return await accounts.export(me)


@delete("/api/me", status_code=204, summary="Delete yourself")
async def delete_me(
    request: Asked,
    context: Given[Context],
    me: Me,
    accounts: Given[Accounts],
    data: JSONBody[Goodbye | None] = None,
) -> Response[None]:
    """Your name leaves finished games; bots take your seats."""
    if not me.guest:
        context.limits.spend("login", f"person {me.id}")
        await accounts.check(me, (data.password if data else None) or "")
    await accounts.delete(me)
    return Response(None, cookies=[context.sessions.gone(request)])


async def answer(accounts: Accounts, person: Person) -> MeAnswer:
    """A person as they see themselves."""
    ratings = {str(row["game"]): _rating(row) for row in await accounts.ratings(person)}
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
        tables_waiting=await accounts.waiting(person),
    )


def _rating(row: Any) -> Rating:
    """What the person can be trusted to be worth: the mean less three deviations."""
    return Rating(round((row["mu"] - 3 * row["sigma"]) / 1_000_000, 2), row["games"])


async def _welcome(
    request: Asked, context: Context, accounts: Accounts, person: Person
) -> Response[MeAnswer]:
    cookies = [context.sessions.cookie(person, request)]
    return Response(await answer(accounts, person), cookies=cookies)


def _language(request: Asked) -> str:
    return words.accepted_language(request.headers.get("accept-language", ""))


def part(context: Context) -> Part:
    """People."""
    accounts = Accounts(context.database, context.people, context.now, lambda: context.belongings)
    routes = (
        me, new_guest, new_account, sign_in, sign_out, sign_out_everywhere,
        change, export, delete_me,
    )  # fmt: skip
    tidy = Housekeeping(context.database, context.settings.guest_days, context.now)
    injects = {"accounts": accounts, "housekeeping": tidy}
    return Part(routes=routes, injects=injects, run=tidy.run, belongings=BELONGINGS)
