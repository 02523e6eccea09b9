"""Records of games that were dealt from a seed."""

from dataclasses import replace
from importlib.metadata import version

import pytest

from comptoir.core import CHANCE, CorruptLog
from comptoir.core.native import compiled
from comptoir.table import Choice, Dealer, Record, Table
from comptoir.table.program import program
from comptoir.table.record import of, read, to_table, verify, write
from tests.table.drive import table
from tests.table.toy import State, Toy

SEED = "a secret"


def dealt(seed: str = SEED) -> Table[State]:
    """A whole game, everybody taking the first option."""
    at, dealer = table(), Dealer(seed)
    while at.decisions:
        decision = at.decision(CHANCE) or at.decisions[0]
        drawn = dealer.draw(decision, len(at.log) + 1) if decision.seat == CHANCE else None
        at.choose(decision.seat, drawn or decision.options[0])
    return at


def fair() -> Record:
    return replace(of(dealt()), commitment=Dealer(SEED).commitment, seed=SEED)


def complaint(record: Record) -> str:
    with pytest.raises(CorruptLog) as call:
        verify(Toy(), read(write(record)))
    return str(call.value)


def test_a_fair_record_is_format_2_and_comes_back_as_it_was() -> None:
    text = write(fair())
    assert text.startswith("comptoir record 2\n")
    assert f'\ncommitment: "{Dealer(SEED).commitment}"\nseed: "{SEED}"\n\n' in text
    assert read(text) == fair()
    assert list(to_table(Toy(), read(text)).log) == list(dealt().log)


def test_a_record_of_a_game_that_goes_on_has_the_commitment_alone() -> None:
    record = replace(fair(), seed="")
    assert read(write(record)) == record
    verify(Toy(), record)


def test_a_record_without_a_commitment_is_format_1() -> None:
    assert write(of(dealt())).startswith("comptoir record 1\n")


def test_another_seed_than_the_one_committed_to_is_refused() -> None:
    said = complaint(replace(fair(), seed="another"))
    assert said.startswith("Line 10 of the record: the seed is not the one that was committed to")


def test_a_seed_without_a_commitment_is_refused() -> None:
    assert "the seed is not the one" in complaint(replace(fair(), commitment=""))


def test_a_record_that_names_its_program_is_format_3_with_or_without_a_seed() -> None:
    for one in (of(dealt(), program="comptoir 9"), replace(fair(), program="comptoir 9")):
        text = write(one)
        assert text.startswith("comptoir record 3\n")
        assert '\nprogram: "comptoir 9"\n' in text
        assert read(text) == one
        verify(Toy(), one)


def test_the_program_says_its_version_and_whether_it_is_compiled() -> None:
    assert program() == f"comptoir {version('comptoir')}, " + (
        "compiled" if compiled() else "not compiled"
    )


@pytest.mark.parametrize(("found", "expected"), [(1, 2), (2, 1), (3, 2)])
def test_the_format_is_told_by_the_lines(found: int, expected: int) -> None:
    record = of(dealt()) if expected == 1 else fair()
    text = write(record).replace(f"comptoir record {expected}", f"comptoir record {found}")
    with pytest.raises(CorruptLog, match=f"title should be 'comptoir record {expected}' "):
        read(text)


def test_a_deal_that_the_seed_does_not_give_is_named() -> None:
    """The deal is legal and every digest fits, but the seed says otherwise."""
    unfair = next(
        record
        for record in (of(dealt(f"seed {number}")) for number in range(99))
        if record.choices[0].text != fair().choices[0].text
    )
    said = complaint(replace(unfair, commitment=Dealer(SEED).commitment, seed=SEED))
    assert said.startswith(f"Line 12 of the record: step 1, '{unfair.choices[0].text}', was not")
    assert f"which gives '{fair().choices[0].text}'" in said


def test_a_deal_where_none_is_due_can_t_be_played() -> None:
    draw = next(choice for choice in fair().choices if choice.seat == CHANCE)
    more = (*fair().choices, Choice(CHANCE, draw.text, draw.digest))
    assert "can't be played" in complaint(replace(fair(), choices=more))
