"""How the environments write the table down."""

from comptoir.games.speicherstadt.panels import panels
from tests.speicherstadt.kit import GAME, goods, offer, owned, pools, position


def test_the_offer_and_what_everybody_has_stand_there() -> None:
    state = position(
        "purchase",
        seats=2,
        offer=offer("ship", "church", "bank"),
        queues=[[0, 1], [], []],
        coins=[7, 5],
        cards=owned(2, {0: ("bank",)}),
        house=pools(2, {0: goods(tea=1)}),
    )
    head, prices, ours, theirs = panels(GAME.view(state, None))
    assert head.title == "Speicherstadt, round 1"
    assert [row[1] for row in prices.rows] == ["card", "ship", "church", "bank"]
    assert prices.rows[1][-1] == "0 1"
    assert ours.rows[0][1].startswith("coins 7")
    assert [row[0] for row in ours.rows] == ["has", "cards", "house"]
    assert [row[0] for row in theirs.rows] == ["has", "cards"]


def test_the_last_round_is_said_to_be_the_last() -> None:
    state = position("bidding", seats=2, offer=offer("ship", "church", "bank"), last=True)
    assert panels(GAME.view(state, None))[0].title == "Speicherstadt, round 1 (the last)"
