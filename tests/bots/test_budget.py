from collections.abc import Callable

from comptoir.bots.budget import Budget


def ticking() -> Callable[[], float]:
    """A clock that goes on by a second whenever it is read."""
    now = [0.0]

    def clock() -> float:
        now[0] += 1.0
        return now[0]

    return clock


def test_without_seconds_the_clock_is_never_read() -> None:
    def clock() -> float:
        raise AssertionError("nobody should ask")

    budget = Budget(iterations=5, clock=clock)
    budget.begin(new_turn=True)
    assert not budget.over()
    budget.end()
    assert budget.iterations == 5


def test_the_time_is_up_when_another_step_would_take_too_long() -> None:
    budget = Budget(seconds=3.0, clock=ticking())
    budget.begin(new_turn=True)
    assert [budget.over() for _ in range(4)] == [False, True, True, True]


def test_the_longest_step_so_far_is_held_against_what_is_left() -> None:
    times = iter([0.0, 1.0, 5.0, 5.5, 6.0])
    budget = Budget(seconds=10.0, clock=lambda: next(times))
    budget.begin(new_turn=True)
    assert [budget.over() for _ in range(4)] == [False, False, False, True]


def test_within_a_turn_only_the_rest_of_the_time_is_left() -> None:
    budget = Budget(seconds=5.0, clock=ticking())
    budget.begin(new_turn=True)
    assert not budget.over()
    budget.end()
    budget.begin(new_turn=False)
    assert [budget.over() for _ in range(2)] == [False, True]
    budget.end()
    budget.begin(new_turn=True)
    assert [budget.over() for _ in range(3)] == [False, False, False]
