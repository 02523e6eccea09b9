from typing import Any

import pytest

from comptoir.bots.tree import Menu, Node, Span
from comptoir.bots.turn import Turn
from comptoir.core import Action, Decision, Seat

ME = Seat(0)
CALM = Span()
"""No spread of values, so no exploration."""


def menu(*values: float) -> Menu:
    """Turns of one choice with these estimates."""
    actions = [Action("go", (), f"go {number}") for number in range(len(values))]
    question = Decision(ME, "where", tuple(actions))
    found: list[Any] = [
        Turn((action,), (question,), None, value, None)
        for action, value in zip(actions, values, strict=True)
    ]
    return Menu(ME, found)


def wide(*values: float) -> Span:
    span = Span()
    for value in values:
        span.add(value)
    return span


def test_the_best_estimate_is_tried_first() -> None:
    assert menu(3.0, 2.0, 1.0).select(CALM) == 0


def test_a_turn_that_disappoints_is_left_for_the_next() -> None:
    one = menu(3.0, 2.5)
    for _ in range(3):
        one.learn(0, -9.0)
    one.learn(1, 2.0)
    assert one.select(CALM) == 1
    assert one.ranked()[0] is one.arms[1]


def test_turns_not_made_yet_are_judged_as_those_made_turned_out() -> None:
    """When all estimates are 5 too high, that is no reason to try them all."""
    one = menu(10.0, 8.0, 6.0)
    one.learn(0, 5.0)
    assert one.worth(one.arms[1]) == pytest.approx(8.0 - 5.0)
    for _ in range(9):
        one.learn(0, 5.0)
    assert one.worth(one.arms[1]) == pytest.approx(8.0 - 5.0)
    assert one.select(CALM) == 0


def test_what_was_tried_seldom_is_favoured_by_the_spread_of_values() -> None:
    one = menu(3.0, 2.9)
    for _ in range(8):
        one.learn(0, 3.0)
    assert one.select(CALM) == 0
    assert one.select(wide(0.0, 10.0)) == 1


def test_more_turns_are_tried_as_visits_grow() -> None:
    one = menu(*[0.0] * 8)
    span, seen = wide(0.0, 100.0), set[int]()
    for visits in range(60):
        number = one.select(span)
        if visits == 3:
            assert max(seen) < 4
        seen.add(number)
        one.learn(number, 0.0)
    assert seen == {*range(8)}


def test_turns_are_ranked_by_what_they_came_to() -> None:
    one = menu(1.0, 1.0, 1.0)
    for number, value in ((0, 1.0), (1, 2.0), (2, 0.0)):
        one.learn(number, value)
    assert [one.arms.index(arm) for arm in one.ranked()] == [1, 0, 2]


def test_a_span_knows_how_far_values_are_apart() -> None:
    assert Span().width() == 0.0
    assert wide(-3.0, 4.0, 1.0).width() == 7.0
    assert wide(5.0).width() == 0.0


def test_the_same_turns_lead_to_the_same_node() -> None:
    node = Node()
    assert node.child((0, 1)) is node.child((0, 1))
    assert node.child((0, 1)) is not node.child((1, 0))


def test_a_node_is_known_from_the_second_time_on() -> None:
    node = Node()
    assert [node.known() for _ in range(3)] == [False, True, True]
