"""What holds for any course of a game."""

from contextlib import suppress
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from comptoir.core import CHANCE, IllegalAction, Seat
from comptoir.core.canonical import canonical, digest
from comptoir.core.play import replay
from comptoir.table import Table, project, to_json
from comptoir.table.record import of, read, to_table, write
from comptoir.table.undo import own_lines
from tests.table.drive import play_on
from tests.table.toy import State, Toy

OPTIONS = st.fixed_dictionaries(
    {name: st.sampled_from(values) for name, values in Toy.variants.items()}
)


@st.composite
def tables(draw: st.DrawFn) -> Table[State]:
    """A table after any number of choices."""
    at = Table(Toy(), draw(st.integers(1, 4)), draw(OPTIONS), draw(st.integers(1, 9)))
    return play_on(at, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, 60)))


def present(at: Table[State]) -> str:
    return digest(at.game.dump(at.state))


@given(tables())
def test_at_equals_replay(at: Table[State]) -> None:
    lines = [(entry.seat, entry.text) for entry in at.log]
    for step in range(len(lines) + 1):
        state = replay(at.game, at.seats, at.options, lines[:step])
        assert at.game.dump(at.at(step)) == at.game.dump(state)


@given(tables())
def test_undo_then_redo_equals(at: Table[State]) -> None:
    for seat in map(Seat, range(at.seats)):
        if at.explain_undo(seat) is None:
            again = at.branch(len(at.log))
            text = again.log[next(own_lines(again.log, seat))].text
            again.undo(seat)
            again.choose(seat, text)
            assert present(again) == present(at)
            assert sorted(e.text for e in again.log) == sorted(e.text for e in at.log)


@given(tables())
def test_undo_leaves_a_log_that_replays(at: Table[State]) -> None:
    for seat in map(Seat, range(at.seats)):
        for name in ("undo", "restart"):
            again = at.branch(len(at.log))
            if getattr(again, f"explain_{name}")(seat) is None:
                getattr(again, name)(seat)
                assert to_table(at.game, of(again)).log == again.log


@given(tables())
def test_undo_never_takes_back_a_barrier_or_another_seat_s_line(at: Table[State]) -> None:
    kept = [(e.seat, e.text) for e in at.log if e.barrier or e.seat != 0]
    with suppress(IllegalAction):
        at.restart(Seat(0))
    assert kept == [(e.seat, e.text) for e in at.log if e.barrier or e.seat != 0]


@given(tables(), st.data())
def test_record_round_trip(at: Table[State], data: st.DataObject) -> None:
    texts = st.text(st.characters())
    names = data.draw(st.lists(texts, min_size=at.seats, max_size=at.seats))
    found = of(at, names, data.draw(texts), data.draw(texts))
    text = write(found)
    assert read(text) == found
    assert write(read(text)) == text
    assert read(text.replace("\n", "\r\n")) == found
    assert to_table(at.game, found).log == at.log


@given(tables())
def test_projections_hold_what_is_the_seat_s_own(at: Table[State]) -> None:
    for seat in (None, *map(Seat, range(at.seats))):
        seen = project(at, seat)
        own = [entry.text for entry in at.log if entry.seat == seat]
        assert [line.text for line in seen.log if line.text] == own
        assert [line.number for line in seen.log] == list(range(1, len(seen.log) + 1))
        assert all(decision.seat == seat for decision in seen.decisions)
        assert "audience" not in canonical(to_json(seen))


@given(tables(), st.integers(0, 2**32))
def test_choosing_together_needs_no_order(at: Table[State], seed: int) -> None:
    stage = at.log[at.stage :]
    lines = [(entry.seat, entry.text) for entry in stage]
    if len({seat for seat, _ in lines}) < 2 or at.options["reveal"] == "no":
        return
    again = at.branch(at.stage)
    rng = Random(seed)
    while lines:
        seat = rng.choice(sorted({seat for seat, _ in lines}))
        line = next(line for line in lines if line[0] == seat)
        lines.remove(line)
        assert seat != CHANCE
        again.choose(*line)
    assert present(again) == present(at)
