"""What people set about messages, and test."""

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct, convert

from comptoir.server.asking import Given, Me
from comptoir.server.context import Context
from comptoir.server.errors import Asked, Clash, NotFound
from comptoir.server.guard import client
from comptoir.server.notify import hooks, words
from comptoir.server.notify.outcome import Outcome
from comptoir.server.notify.postman import Postman
from comptoir.server.part import Part
from comptoir.server.people.people import Person, changed, new_id
from comptoir.server.store import Row, Statement

Shape = Literal["json", "discord", "slack"]
HookId = Annotated[str, Parameter(max_length=64)]
ALL = "SELECT id, url, shape, broken FROM hooks WHERE person = $1 ORDER BY created, id"
INSERT = "INSERT INTO hooks (id, person, url, shape, created) VALUES ($1, $2, $3, $4, $5)"


class Hook(Struct, frozen=True):
    """A webhook; `broken` says why it was switched off."""

    id: str
    url: str
    shape: Shape
    broken: str


class NewHook(Struct, forbid_unknown_fields=True):
    """Where to send messages, and in whose shape."""

    url: Annotated[str, Meta(min_length=8, max_length=hooks.LONGEST)]
    shape: Shape


class Confirmation(Struct, forbid_unknown_fields=True):
    """What the link ended with."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


class Tested(Struct, frozen=True):
    """How a test went: if not sent, `reason` says why, and `status` what a webhook answered."""

    sent: bool
    reason: str
    status: int


@get("/api/me/hooks", summary="Your webhooks")
async def my_hooks(context: Given[Context], me: Me) -> list[Hook]:
    """All your webhooks, also those that were switched off."""
    return [_hook(row) for row in await context.database.fetch(ALL, me.id)]


@post("/api/me/hooks", status_code=200, summary="Add a webhook")
async def add_hook(context: Given[Context], me: Me, data: JSONBody[NewHook]) -> Hook:
    """Your turns will be sent there, too."""
    url = hooks.check_url(data.url)
    if len(await context.database.fetch(ALL, me.id)) >= context.settings.hooks_a_person:
        raise Clash("hooks-full")
    hook = Hook(new_id(), url, data.shape, "")
    args = (hook.id, me.id, url, data.shape, context.now())
    await context.database.commit(Statement(INSERT, args), tell=changed(me.id))
    return hook


@delete("/api/me/hooks/{hook_id:str}", status_code=204, summary="Remove a webhook")
async def remove_hook(context: Given[Context], me: Me, hook_id: HookId) -> None:
    """Nothing is sent there any more."""
    hook = await _mine(context, me, hook_id)
    gone = Statement("DELETE FROM hooks WHERE id = $1 AND person = $2", (hook.id, me.id))
    await context.database.commit(gone, tell=changed(me.id))


@post("/api/me/hooks/{hook_id:str}/test", status_code=200, summary="Test a webhook")
async def test_hook(
    context: Given[Context], me: Me, postman: Given[Postman], hook_id: HookId
) -> Tested:
    """Sends a test message and says how it went; a webhook that works is switched on again."""
    hook = await _mine(context, me, hook_id)
    context.limits.spend("test", me.id)
    told = words.test(me.language, me.name, postman.server)
    outcome = await hooks.post(context.settings, hook.url, hook.shape, told, {"type": "test"})
    if outcome.sent and hook.broken:
        on = Statement("UPDATE hooks SET broken = '', failures = 0 WHERE id = $1", (hook.id,))
        await context.database.commit(on, tell=changed(me.id))
    return _tested(outcome)


@post("/api/me/email/test", status_code=200, summary="Test your e-mail address")
async def test_email(context: Given[Context], me: Me, postman: Given[Postman]) -> Tested:
    """Sends a test message and says how it went."""
    if not me.email:
        raise Clash("no-email-yet")
    if not me.confirmed:
        raise Clash("confirm-first")
    context.limits.spend("test", me.id)
    return _tested(await postman.mail(me, words.test(me.language, me.name, postman.server)))


@post("/api/me/email/confirm", status_code=200, summary="Ask for another confirmation link")
async def send_link(context: Given[Context], me: Me, postman: Given[Postman]) -> Tested:
    """Sends the link by which you confirm your e-mail address once more."""
    if not me.email:
        raise Clash("no-email-yet")
    if me.confirmed:
        raise Clash("confirmed-already")
    context.limits.spend("confirm", me.id)
    context.limits.spend("confirm", f"mail {me.email.casefold()}")
    return _tested(await postman.confirm(me))


@post("/api/email/confirm", status_code=204, summary="Confirm an e-mail address")
async def confirm(request: Asked, context: Given[Context], data: JSONBody[Confirmation]) -> None:
    """With what the link ends with; whoever has it may be signed out."""
    context.limits.spend("login", f"confirm {client(request.scope)}")
    await context.confirming.confirm(data.token)


@post("/api/email/leave", status_code=204, summary="No more e-mail")
async def leave(request: Asked, context: Given[Context], data: JSONBody[Confirmation]) -> None:
    """Removes the address that a message came to, with what its link ends with."""
    context.limits.spend("login", f"confirm {client(request.scope)}")
    await context.confirming.leave(data.token)


async def _mine(context: Context, me: Person, hook_id: str) -> Hook:
    rows = await context.database.fetch(ALL, me.id)
    found = [_hook(row) for row in rows if row["id"] == hook_id]
    if not found:
        raise NotFound
    return found[0]


def _hook(row: Row) -> Hook:
    return convert(dict(row), Hook)


def _tested(outcome: Outcome) -> Tested:
    return Tested(outcome.sent, outcome.reason, outcome.status)


def part(context: Context) -> Part:
    """Messages."""
    about = (context.settings, context.database, context.people)
    postman = Postman(*about, context.confirming, context.resetting, context.now)
    routes = (my_hooks, add_hook, remove_hook, test_hook, test_email, send_link, confirm, leave)
    return Part(routes=routes, injects={"postman": postman}, run=postman.run)
