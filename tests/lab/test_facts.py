from collections import Counter
from typing import Any

import pytest

from comptoir.games import GAMES, load
from comptoir.lab.facts import Facts, read
from comptoir.lab.match import Seating, play
from comptoir.table import Table


def played(game: str, seats: int = 3, **options: str) -> Table[Any]:
    return play(load(game), Seating(("random",) * seats, "a", "b", options)).table


def told(table: Table[Any], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say."""
    events = [event for entry in table.log for event in entry.events]
    return [dict(event.args) for event in events if event.kind == kind]


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_plain_data(game: str) -> None:
    facts = read(played(game))
    assert Facts.from_json(facts.as_json()) == facts
    assert all(len(by_seat) == 3 for by_seat in facts.counts.values())


def test_purchases_of_speicherstadt() -> None:
    table = played("speicherstadt")
    facts = read(table)
    players: Any = table.game.view(table.state, None)["players"]
    assert facts.first == told(table, "speicherstadt.lot")[0]["seat"]
    for player, bought in zip(players, facts.counts["bought"], strict=True):
        assert {card: bought.get(card, 0) for card in player["cards"]} == player["cards"]
    prices = [-args["coins"] for args in told(table, "speicherstadt.bought")]
    listed = [price for paid in facts.prices["bought"].values() for price in paid]
    assert Counter(listed) == Counter(prices)
    bids = len(told(table, "speicherstadt.bid"))
    assert sum(sum(counted.values()) for counted in facts.counts["bid"]) == bids


@pytest.mark.parametrize("setup", ["first", "variable"])
def test_choices_of_mombasa(setup: str) -> None:
    table = played("mombasa", 4, setup=setup)
    facts = read(table)
    assert facts.first == told(table, "mombasa.first_player")[0]["seat"]
    assert [sum(tiles.values()) for tiles in facts.counts["starting_tile"]] == [1] * 4
    acquired = told(table, "mombasa.acquired")
    assert facts.counts["acquired"] == [
        dict(Counter(args["card"] for args in acquired if args["seat"] == seat))
        for seat in range(4)
    ]
    prices = sum(price for paid in facts.prices["acquired"].values() for price in paid)
    assert prices == sum(args["price"] for args in acquired)
    planned = [len(args["cards"]) for args in told(table, "mombasa.revealed")]
    assert sum(sum(cards.values()) for cards in facts.counts["planned"]) == sum(planned)


def test_tracks_and_share_values_of_mombasa() -> None:
    table = played("mombasa", 4, setup="variable")
    facts = read(table)
    companies: Any = table.game.view(table.state, None)["companies"]
    assert facts.values["share_value"] == {one["id"]: one["share_value"] for one in companies}
    for company in companies:
        for seat, space in enumerate(company["track"]["markers"]):
            assert facts.counts["track_steps"][seat].get(company["track"]["id"], 0) == space
    for steps, farthest in zip(
        facts.counts["track_steps"], facts.counts["main_track"], strict=True
    ):
        assert set(farthest) == {track for track in steps if steps[track] == max(steps.values())}


def test_books_of_mombasa_by_letter() -> None:
    facts = read(played("mombasa", 4))
    for books, letters in zip(facts.counts["book"], facts.counts["book_letter"], strict=True):
        expected = Counter[str]()
        for book, count in books.items():
            expected[book[0].upper()] += count
        assert letters == expected
