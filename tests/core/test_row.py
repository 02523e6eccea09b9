"""Each part of an observation, also after changes in place."""

from comptoir.core import Action, Decision, Seat
from comptoir.core.indexes import NONE
from comptoir.core.observation import Questions, ones
from comptoir.core.row import Counts, Faces, Layers, Numbers, One, Owned, Pieces, Question


def joined(pieces: Pieces) -> list[int]:
    return [*b"".join(pieces)]


def test_parts_are_as_long_before_the_first_look_as_after_it() -> None:
    pieces: Pieces = []
    numbers, one, owned = Numbers(pieces, 2), One(pieces, 3), Owned(pieces, 2, 1)
    counts, faces, layers = Counts(pieces, 4), Faces(pieces, 2, ones(3)), Layers(pieces, 2, 1)
    assert joined(pieces) == [0] * (2 + 3 + 2 + 4 + 2 * 3 + 2 * 1)
    numbers.show([5, 6])
    one.show(1)
    owned.show([0, 1])
    counts.show([3])
    faces.show([2, NONE])
    layers.show([b"\7", b"\10"])
    assert joined(pieces) == [5, 6, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 7, 8]


def test_numbers_are_shown_also_after_a_change_in_place() -> None:
    pieces: Pieces = []
    part, things = Numbers(pieces, 2), [0, 0]
    assert part.show(things)  # the first look always shows something new
    assert not part.show(things)
    things[1] = 7
    assert part.show(things)
    assert joined(pieces) == [0, 7]


def test_a_one_moves_and_goes() -> None:
    pieces: Pieces = []
    part = One(pieces, 3)
    for thing in (2, 2, 0, NONE, 1):
        part.show(thing)
        assert joined(pieces) == [int(place == thing) for place in range(3)]


def test_things_are_shown_to_their_owner() -> None:
    pieces: Pieces = []
    part, owners = Owned(pieces, 3, 1), [1, 0, 1]
    assert part.show(owners)
    assert joined(pieces) == [1, 0, 1]
    owners[0] = NONE
    assert part.show(owners)
    assert not part.show(owners)
    assert joined(pieces) == [0, 0, 1]


def test_counts_are_the_same_whether_they_are_remembered_or_not() -> None:
    pieces: Pieces = []
    part, things = Counts(pieces, 3), [0]
    for things in ([0, 2, 2], [], [1], [1], [0, 2, 2], [1, 1]):
        part.show(things)
        assert joined(pieces) == [things.count(thing) for thing in range(3)]
    things.append(0)
    assert part.show(things)
    assert joined(pieces) == [1, 2, 0]


def test_faces_lie_side_by_side_also_after_a_change_in_place() -> None:
    pieces: Pieces = []
    part, things = Faces(pieces, 2, ones(2)), [1, NONE]
    assert part.show(things)
    assert not part.show(things)
    assert joined(pieces) == [0, 1, 0, 0]
    things[:] = [NONE, 0]
    assert part.show(things)
    assert joined(pieces) == [0, 0, 1, 0]


def test_a_question_is_shown_to_who_is_asked_and_the_last_one_is_gone() -> None:
    questions = Questions(("g.bid", "g.buy"), ("price",), ("ship",))
    pieces: Pieces = []
    part = Question(pieces, questions, 2)
    option = Action("g.pass", (), "pass")
    bid = Decision(Seat(1), "g.bid", (option,), args=(("price", 300), ("card", "ship")))
    buy = Decision(Seat(1), "g.buy", (option,))
    other = Decision(Seat(0), "g.buy", (option,))
    for decisions, seen in (
        ((bid,), [1, 0, 255, 1, 1, 0]),
        ((buy,), [0, 1, 0, 0, 1, 0]),
        ((other,), [0, 0, 0, 0, 0, 1]),
        ((other, bid), [1, 0, 255, 1, 1, 1]),
        ((), [0, 0, 0, 0, 0, 0]),
    ):
        part.show(decisions, Seat(1))
        part.show(decisions, Seat(1))
        assert joined(pieces) == seen
