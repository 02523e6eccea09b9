"""What the expert does in positions of whole games in which the older levels went wrong.

`positions/` has the choices of games that `search:8` once played with itself in the house
editions, so that no bot is needed to set them up again. The first line says the game, the version
of its rules and the number of players.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import make_bot
from comptoir.bots.budget import Budget
from comptoir.bots.hints import hints
from comptoir.core import CHANCE, Seat
from comptoir.games import load
from comptoir.table import SeatView, Table

OLDER = ("greedy", "search:8")
pytestmark = pytest.mark.no_cover


def reached(name: str, choices: int) -> Table[Any]:
    """The table after that many choices of a game, chance among them."""
    file = Path(__file__).parent / "positions" / f"{name}.txt"
    about, *moves = file.read_text(encoding="utf-8").splitlines()
    key, version, seats = about.split()
    table: Table[Any] = Table(load(key, version=int(version)), int(seats))
    for move in moves[:choices]:
        seat, _, choice = move.partition(" ")
        table.choose(CHANCE if seat == "*" else Seat(int(seat)), choice)
    return table


def turn(table: Table[Any], name: str) -> Iterator[str]:
    """What a bot chooses until somebody else is asked, or the next turn begins."""
    bot, seat, first = make_bot(name, "1"), table.decisions[0].seat, True
    while table.decisions and table.decisions[0].seat == seat:
        if table.decisions[0].opens and not first:
            return
        action = bot.choose(SeatView(table, table.decisions[0]))
        table.choose(seat, action)
        first = False
        yield action.text


def company(name: str) -> str:
    """Where a bot expands that has 6 points for it, and shares of Mombasa above all."""
    chosen = [text for text in turn(reached("mombasa-4", 178), name) if text.startswith("company ")]
    return chosen[0].removeprefix("company ")


def test_it_does_not_expand_a_company_of_which_it_has_no_share() -> None:
    state: Any = reached("mombasa-4", 178).state
    shares = dict(zip(state.box.companies, state.position[3], strict=True))
    assert shares["cape_town"] == 0 < shares["mombasa"]
    assert [company(name) for name in OLDER] == ["cape_town"] * 2  # what it is about
    for name in ("expert:0", "expert:4"):
        assert shares[company(name)] > 0


def test_it_takes_no_book_that_is_worth_nothing() -> None:
    for name in OLDER:
        assert "take 1 2" in turn(reached("mombasa-2", 423), name)
    for name in ("expert:0", "expert:4"):
        chosen = [*turn(reached("mombasa-2", 423), name)]
        assert chosen[0] == "expand" or chosen == ["marker first_player", "pounds"]


def test_it_exchanges_what_completes_a_contract_before_the_game_is_over() -> None:
    """Five cloth are in stock, and cloth is all that a contract of 8 lacks."""
    points = {}
    for name in ("search:8", "expert:0", "expert:4"):
        table = reached("speicherstadt-2", 289)
        chosen = next(turn(table.copy(), name))
        assert chosen == ("exchange" if name.startswith("expert") else "done")
        while table.decisions and table.decisions[0].seat == 0:
            [*turn(table, name)]
        points[name] = table.game.standings(table.state)[0].total
    assert points == {"search:8": 24, "expert:0": 30, "expert:4": 30}


def sold(name: str) -> set[str]:
    """What cards are bought in round 6, where a ship brings what two contracts need."""
    table = reached("speicherstadt-2", 83)
    bots = [make_bot(name, str(seat)) for seat in range(table.seats)]
    while table.decisions[0].seat != CHANCE:
        decision = table.decisions[0]
        table.choose(decision.seat, bots[decision.seat].choose(SeatView(table, decision)))
    events = [event for entry in table.log[83:] for event in entry.events]
    return {str(dict(one.args)["card"]) for one in events if one.kind == "speicherstadt.bought"}


def test_nobody_leaves_a_ship_that_is_needed() -> None:
    assert sold("search:8") == set()  # what it is about: all pass, down to one coin
    assert "ship" in sold("expert:48")


def test_goods_are_not_said_to_be_good_for_what_another_turn_would_spend() -> None:
    """The hint for the bookkeeper names bookkeeping; those for goods don't."""
    table = reached("mombasa-4", 672)
    seat_view = SeatView(table, table.decisions[0])
    found = {
        hint.path[0].text.partition(" ")[0]: {aim.category for aim in hint.aims}
        for hint in hints(seat_view, "seed", Budget(iterations=4))
    }
    assert "bookkeeping" in found["bookkeeper"]
    assert "bookkeeping" not in found["goods"]
