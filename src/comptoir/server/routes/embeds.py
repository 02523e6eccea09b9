"""Positions and replays for pages of other people, to be shown there in a frame.

A frame has no script and no cookie: a picture, a way to the turns beside it, and one to the page.
"""

from html import escape

from litestar import Response, get

from comptoir.lang import Speaker
from comptoir.pictures import HEIGHT, WIDTH, moments
from comptoir.server.asking import Given
from comptoir.server.context import Context
from comptoir.server.errors import Asked, NotFound
from comptoir.server.pictures import cards
from comptoir.server.pictures.cards import Card
from comptoir.server.routes.pictures import speaker_of
from comptoir.server.services import Services
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.records import demand_steps

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>{title}</title>
<link rel="stylesheet" href="/embed.css" />
</head>
<body>
<a class="picture" href="{link}" target="_blank" rel="noopener"
><img src="{picture}" width="{width}" height="{height}" alt="{about}" /></a>
<nav>{ways}<a class="open" href="{link}" target="_blank" rel="noopener">{open}</a></nav>
</body>
</html>
"""


@get("/embed/{path:path}", include_in_schema=False)
async def embed(
    request: Asked, services: Given[Services], context: Given[Context]
) -> Response[bytes]:
    """A replay or a table, if the host lets others show them."""
    if not context.settings.embedders:
        raise NotFound("no-embedding")
    speaker = speaker_of(request)
    path = request.scope["path"].strip("/").split("/")[1:]
    card, link, ways = await _find(path, services, speaker)
    page = PAGE.format(
        language=speaker.language,
        title=escape(card.title),
        about=escape(f"{card.title}. {card.about}"),
        picture=escape(card.picture),
        link=escape(link),
        ways=ways,
        width=WIDTH,
        height=HEIGHT,
        open=escape(speaker.text("server-embed-open")),
    )
    headers = {"Cache-Control": "public, max-age=60", "Vary": "Accept-Language"}
    return Response(page.encode(), media_type="text/html", headers=headers)


async def _find(path: list[str], services: Services, speaker: Speaker) -> tuple[Card, str, str]:
    """What is shown, where it is on the page, and the links beside it."""
    match path:
        case ["t", table_id]:
            held = await services.keeper.get(table_id)
            return cards.of_table(held, speaker), f"/t/{table_id}", ""
        case ["replay", table_id]:
            held = await services.keeper.get(table_id)
            return _step(held, len(held.table.log), speaker)
        case ["replay", table_id, step] if step.isdecimal():
            return _step(await services.keeper.get(table_id), int(step), speaker)
    raise NotFound


def _step(held: HeldTable, step: int, speaker: Speaker) -> tuple[Card, str, str]:
    demand_steps(held, None)
    if step > len(held.table.log):
        raise NotFound
    card = cards.of_replay(held, step, speaker)
    return card, f"/replay/{held.id}/{step}", _ways(held, step, speaker)


def _ways(held: HeldTable, step: int, speaker: Speaker) -> str:
    """To the turns beside a step, where there are any."""
    ends = [0, *moments.turn_ends(held.table)]
    back = max((end for end in ends if end < step), default=None)
    ahead = min((end for end in ends if end > step), default=None)
    signs = (
        (back, "◀", speaker.text("server-embed-back")),
        (ahead, "▶", speaker.text("server-embed-ahead")),
    )
    return "".join(
        f'<a href="/embed/replay/{held.id}/{end}" aria-label="{escape(words)}">{sign}</a>'
        for end, sign, words in signs
        if end is not None
    )


ROUTES = (embed,)
