"""Each part of an observation, also after changes in place."""

from comptoir.core import CHANCE, Action, Decision, Seat
from comptoir.core.indexes import NONE
from comptoir.core.observation import Questions, ones
from comptoir.core.row import Counts, Faces, Layer, Number, Numbers, One, Owned, Question


def test_parts_are_as_long_before_the_first_look_as_after_it() -> None:
    row = bytearray()
    numbers, one, owned = Numbers(row, 2), One(row, 3), Owned(row, 2, 1)
    counts, faces, layer = Counts(row, 4), Faces(row, 2, ones(3)), Layer(row, 2)
    assert [*row] == [0] * (2 + 3 + 2 + 4 + 2 * 3 + 2 * 1)
    numbers.show([5, 6])
    one.show(1)
    owned.show([0, 1])
    counts.show([3])
    faces.show([2, NONE])
    layer.show(b"\7\10")
    assert [*row] == [5, 6, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 7, 8]


def test_numbers_are_shown_also_after_a_change_in_place() -> None:
    row = bytearray()
    part, things = Numbers(row, 2), [0, 0]
    assert part.show(things)  # the first look always shows something new
    assert not part.show(things)
    things[1] = 7
    assert part.show(things)
    assert [*row] == [0, 7]


def test_a_number_is_shown_when_it_is_another_one() -> None:
    row = bytearray()
    part = Number(row)
    for number in (0, 7, 7, 0, 255):
        part.show(number)
        assert [*row] == [number]


def test_counts_that_are_replaced_are_shown_as_they_are() -> None:
    row = bytearray(1)
    part = Layer(row, 2)
    for counts in (b"\1\0", b"\0\3", b"\0\0"):
        part.show(counts)
        assert row == b"\0" + counts


def test_a_one_moves_and_goes() -> None:
    row = bytearray()
    part = One(row, 3)
    for thing in (2, 2, 0, NONE, 1):
        part.show(thing)
        assert [*row] == [int(place == thing) for place in range(3)]


def test_things_are_shown_to_their_owner() -> None:
    row = bytearray()
    part, owners = Owned(row, 3, 1), [1, 0, 1]
    assert part.show(owners)
    assert [*row] == [1, 0, 1]
    owners[0] = NONE
    assert part.show(owners)
    assert not part.show(owners)
    assert [*row] == [0, 0, 1]


def test_counts_are_the_same_whether_they_are_remembered_or_not() -> None:
    row = bytearray()
    part, things = Counts(row, 3), [0]
    for things in ([0, 2, 2], [], [1], [1], [0, 2, 2], [1, 1]):
        part.show(things)
        assert [*row] == [things.count(thing) for thing in range(3)]
    things.append(0)
    assert part.show(things)
    assert [*row] == [1, 2, 0]


def test_faces_lie_side_by_side_also_after_a_change_in_place() -> None:
    row = bytearray()
    part, things = Faces(row, 2, ones(2)), [1, NONE]
    assert part.show(things)
    assert not part.show(things)
    assert [*row] == [0, 1, 0, 0]
    things[:] = [NONE, 0]
    assert part.show(things)
    assert [*row] == [0, 0, 1, 0]


def test_a_question_is_shown_to_who_is_asked_and_the_last_one_is_gone() -> None:
    questions = Questions(("g.bid", "g.buy"), ("price",), ("ship",))
    row = bytearray()
    part = Question(row, questions, 2)
    option = Action("g.pass", (), "pass")
    bid = Decision(Seat(1), "g.bid", (option,), args=(("price", 300), ("card", "ship")))
    buy = Decision(Seat(1), "g.buy", (option,))
    other = Decision(Seat(0), "g.buy", (option,))
    draw = Decision(CHANCE, "g.draw", (option,))
    for decisions, seen in (
        ((bid,), [1, 0, 255, 1, 1, 0]),
        ((buy,), [0, 1, 0, 0, 1, 0]),
        ((other,), [0, 0, 0, 0, 0, 1]),
        ((other, bid), [1, 0, 255, 1, 1, 1]),
        ((draw,), [0, 0, 0, 0, 0, 0]),
        ((buy,), [0, 1, 0, 0, 1, 0]),
        ((), [0, 0, 0, 0, 0, 0]),
    ):
        part.show(decisions, Seat(1))
        part.show(decisions, Seat(1))
        assert [*row] == seen
