"""Polish and Czech count in three ways."""

import pytest

from comptoir.core import Event, Refusal, Seat
from comptoir.lang import Speaker


def price(language: str, coins: int) -> str:
    dear = Refusal("", "speicherstadt.too_dear", (("price", coins), ("coins", 0)))
    return Speaker(language).refusal(dear)


def income(language: str, coins: int) -> str:
    args = (("seat", Seat(0)), ("coins", coins))
    return Speaker(language, ["Ada"]).event(Event("speicherstadt.income", args))


def points(language: str, number: int) -> str:
    return Speaker(language).event(
        Event("speicherstadt.fire", (("card", "fire_1"), ("points", number)))
    )


@pytest.mark.parametrize(
    ("coins", "counted"),
    [
        (0, "0 monet"),
        (1, "1 moneta"),
        (2, "2 monety"),
        (4, "4 monety"),
        (5, "5 monet"),
        (12, "12 monet"),
        (21, "21 monet"),
        (22, "22 monety"),
        (25, "25 monet"),
    ],
)
def test_polish_coins(coins: int, counted: str) -> None:
    assert price("pl", coins).startswith(f"Cena to {counted},")


@pytest.mark.parametrize(
    ("coins", "counted"),
    [(1, "1 mince"), (2, "2 mince"), (4, "4 mince"), (5, "5 mincí"), (22, "22 mincí")],
)
def test_czech_coins(coins: int, counted: str) -> None:
    assert price("cs", coins).startswith(f"Cena je {counted},")


def test_one_coin_as_an_object_has_its_own_form() -> None:
    assert income("pl", 1) == "Ada dostaje 1 monetę dochodu."
    assert income("pl", 3) == "Ada dostaje 3 monety dochodu."
    assert income("cs", 1) == "Ada dostává jako příjem 1 minci."
    assert income("cs", 5) == "Ada dostává jako příjem 5 mincí."


def test_points() -> None:
    assert [points("pl", n).split()[-1] for n in (1, 2, 5)] == ["punkt.", "punkty.", "punktów."]
    assert [points("cs", n).split()[-1] for n in (1, 2, 5)] == ["bod.", "body.", "bodů."]


def test_merchants_that_are_left() -> None:
    speaker = Speaker("cs")
    asked = [speaker.text("speicherstadt-ask-bid", merchants=n) for n in (1, 2, 5)]
    assert "zbývá 1 kupec" in asked[0]
    assert "zbývají 2 kupci" in asked[1]
    assert "zbývá 5 kupců" in asked[2]
