"""What is said of a link before anybody follows it: its title, a sentence and a picture."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from comptoir.games import GAMES
from comptoir.lang import Speaker
from comptoir.pictures import HEIGHT, WIDTH
from comptoir.server.any_game import AnyTable
from comptoir.server.pictures.worker import Sheet
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.rows import SeatRow

LISTED, FREE = ", ", "…"
ASKED = ("open", "invited")
"""Seats on which nobody sits yet."""


@dataclass(frozen=True, slots=True)
class Card:
    """A link in words."""

    title: str
    about: str
    picture: str
    """Where it is."""

    def tags(self, origin: str, path: str, language: str) -> str:
        """As those who show links read it: Open Graph, and what is left of Twitter's own."""
        image = f"{origin}{self.picture}"
        named: Mapping[str, object] = {
            "og:type": "website",
            "og:site_name": "Comptoir",
            "og:locale": language,
            "og:title": self.title,
            "og:description": self.about,
            "og:url": f"{origin}{path}",
            "og:image": image,
            "og:image:type": "image/png",
            "og:image:width": WIDTH,
            "og:image:height": HEIGHT,
            "og:image:alt": f"{self.title}. {self.about}",
        }
        single = {"twitter:card": "summary_large_image", "description": self.about}
        return "".join(
            [
                *(
                    f'<meta property="{key}" content="{_said(text)}" />'
                    for key, text in named.items()
                ),
                *(f'<meta name="{key}" content="{_said(text)}" />' for key, text in single.items()),
            ]
        )


def _said(text: object) -> str:
    return escape(str(text), quote=True)


def names(seats: Sequence[SeatRow], speaker: Speaker) -> list[str]:
    """Who plays, in the order of the seats; whoever has no name has a number."""
    return [seat.name or _nameless(seat, speaker) for seat in seats]


def _nameless(seat: SeatRow, speaker: Speaker) -> str:
    number = seat.seat + 1
    if seat.kind == "bot" or (seat.kind == "person" and seat.level):
        return speaker.text("server-card-bot", number=number)
    return FREE if seat.kind in ASKED else speaker.text("core-player", number=number)


def of_table(held: HeldTable, speaker: Speaker) -> Card:
    """A table: an invitation, until the game begins."""
    game, picture = GAMES[held.row.game].title, f"/picture/t/{held.id}.png?at={held.row.revision}"
    people = [seat.name for seat in held.seats if seat.kind == "person" and seat.name]
    if held.row.status == "waiting" and people:
        free = sum(seat.kind in ASKED for seat in held.seats)
        title = speaker.text("server-card-invitation", name=people[0], game=game)
        about = speaker.text("server-card-seats", names=LISTED.join(people), free=free)
        return Card(title, about, picture)
    everybody = names(held.seats, speaker)
    title = speaker.text("server-card-table", game=game, names=LISTED.join(everybody))
    if held.result:
        return Card(title, _scores(held, everybody, speaker), picture)
    return Card(title, speaker.text("server-card-playing", round=max(1, held.row.round)), picture)


def _scores(held: HeldTable, everybody: Sequence[str], speaker: Speaker) -> str:
    ranked = sorted(held.result, key=lambda score: score.rank)
    scores = LISTED.join(f"{everybody[score.seat]} {score.total}" for score in ranked)
    return speaker.text("server-card-over", scores=scores)


def of_replay(held: HeldTable, step: int, speaker: Speaker) -> Card:
    """A step of a finished game."""
    game, everybody = GAMES[held.row.game].title, names(held.seats, speaker)
    title = speaker.text("server-card-table", game=game, names=LISTED.join(everybody))
    round_ = held.table.game.round(held.table.at(step))
    about = speaker.text("server-card-replay", round=max(1, round_))
    return Card(title, about, f"/picture/replay/{held.id}/{step}.png")


def of_puzzle(puzzle_id: str, game: str, round_: int, speaker: Speaker) -> Card:
    """A puzzle."""
    title = speaker.text("server-card-puzzle", game=GAMES[game].title)
    about = speaker.text("server-card-puzzle-about", round=round_)
    return Card(title, about, f"/picture/puzzle/{puzzle_id}.png")


def sheets(
    table: AnyTable, steps: Sequence[int], everybody: Sequence[str], speaker: Speaker
) -> list[Sheet]:
    """What a spectator sees after each of these steps."""
    return [_sheet(table.moved_to(table.at(step)), everybody, speaker) for step in steps]


def _sheet(table: AnyTable, everybody: Sequence[str], speaker: Speaker) -> Sheet:
    round_ = max(1, table.game.round(table.state))
    title = speaker.text("server-card-round", game=GAMES[table.game.key].title, round=round_)
    scores = [score.total for score in table.standings()]
    return Sheet(dict(table.view(None)), title, [*everybody], scores)
