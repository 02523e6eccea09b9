"""Hints in words: what is said of one never contradicts their order."""

from comptoir.bots.hints import LATER, OTHERS, Aim, Harm, Hint
from comptoir.cli.advice import account, why
from comptoir.core import Seat
from comptoir.lang import Speaker

SPEAKER = Speaker("en", ("Ann", "Ben"))
FIRST = Hint((), (Aim("contracts", 8),), Harm(Seat(1), 2))


def said(hint: Hint, above: Hint | None = None) -> str:
    return why(hint, above, "speicherstadt", SPEAKER)


def test_the_first_says_what_it_is_for() -> None:
    cost = "should cost Ben about 2 points"
    gain = "should bring about 8 points from contracts by the end of the game"
    assert said(FIRST) == f"{gain}; {cost}"
    assert said(Hint((), (), edge="coins")) == "brings no points at once, but later more from coins"
    assert said(Hint((), (), edge=OTHERS)) == (
        "brings no points at once, but later holds the others back"
    )
    assert said(Hint((), (), edge=LATER)) == "brings no points at once, only what may follow"


def test_the_first_says_what_makes_up_for_what_another_names() -> None:
    gain = "should bring about 1 point from contracts by the end of the game"
    first = Hint((), (Aim("contracts", 1),), edge=LATER, makes_up=LATER)
    assert said(first) == f"{gain}; all in all the best, as more may follow from it"
    coins = Hint((), (Aim("contracts", 1),), makes_up="coins")
    assert said(coins) == f"{gain}; all in all the best, as what follows brings more from coins"


def test_each_other_says_how_it_compares_with_the_first_and_why() -> None:
    less = Hint((), (Aim("port", 1),), behind=1, makes_up="coins")
    assert said(less, FIRST) == (
        "should bring about 1 point from port by the end of the game; all in all about 1 point "
        "less than the first; with what follows, it brings more from coins than the first"
    )
    equal = Hint((), (Aim("port", 1),), behind=0, edge=OTHERS)
    assert said(equal, less).endswith(
        "all in all about as good as the first; with what follows, the first holds the others "
        "back more"
    )


def test_the_same_reasons_are_not_repeated() -> None:
    twin = Hint((), FIRST.aims, FIRST.harm, behind=1, edge=LATER)
    assert said(twin, FIRST) == (
        "brings much the same as the one above; all in all about 1 point less than the first; "
        "more may follow from the first"
    )


def test_what_is_far_behind_does_not_bring_much_the_same() -> None:
    worse = Hint((), FIRST.aims, FIRST.harm, behind=5, edge=LATER)
    assert said(worse, FIRST) == (
        f"{said(FIRST)}; all in all about 5 points less than the first; "
        "more may follow from the first"
    )
    assert said(worse, worse).startswith("brings much the same as the one above")


def test_what_a_better_turn_is_ahead_adds_up() -> None:
    found = [Aim("contracts", 37), Aim("port", -47)]
    assert account(found, "speicherstadt", SPEAKER, 11.0) == (
        "37 points from contracts; less: 47 points from port; it costs the others about 21 points"
    )
    assert account(found[:1], "speicherstadt", SPEAKER, 36.4) == "37 points from contracts"
    assert account(found[:1], "speicherstadt", SPEAKER, 30.0) == (
        "37 points from contracts; the others gain about 7 points from it, too"
    )
    assert account(found[1:], "speicherstadt", SPEAKER, 30.0) == ""
