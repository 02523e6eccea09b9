"""The record file: round trips, and a clear word for all that can be wrong with it."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pytest

from comptoir.core import CHANCE, CorruptLog, InvalidSetup
from comptoir.table import Choice, Record, Table
from comptoir.table.record import audit, of, read, to_table, verify, write
from tests.table.drive import B, lines, play, table, turns
from tests.table.toy import State, Toy

STRANGE = 'Bo "the boss"\r\n\x85\u2028\ud800 \\ Żółć'


def played() -> Record:
    """Lines 1 to 8 are the header, 9 is empty, 10 to 16 are the choices, 17 closes."""
    return of(play(turns(), "0 take", "0 pass"))


def edited(old: str, new: str) -> str:
    """The text of `played` with an edit."""
    text = write(played())
    assert text.count(old) == 1
    return text.replace(old, new)


def resealed(text: str) -> str:
    """The text with a closing line that fits it, made as the documentation says."""
    above, _, _ = text.rpartition("end ")
    count = len(above.partition("\n\n")[2].splitlines())
    return f"{above}end {count} #{sha256(above.encode()).hexdigest()[:16]}\n"


def complaint(check: Callable[..., object], *args: object) -> str:
    """What CorruptLog says."""
    with pytest.raises(CorruptLog) as call:
        check(*args)
    return str(call.value)


def test_a_record_holds_all_that_was_played() -> None:
    at = play(turns(told="silent"), "0 take")
    found = of(at, ("Ada", "Ben"), "1 May", "friendly")
    assert (found.game, found.version, found.seats) == ("toy", 1, 2)
    assert (found.edition, found.edition_digest) == ("box", "0123456789abcdef")
    assert found.options["told"] == "silent"
    assert (found.names, found.date, found.comment) == (("Ada", "Ben"), "1 May", "friendly")
    assert found.choices[0] == Choice(CHANCE, "draw 1", at.log[0].digest)
    assert len(found.choices) == 6


def test_names_are_for_all_seats_or_for_none() -> None:
    assert of(table(3)).names == ("", "", "")
    with pytest.raises(InvalidSetup, match="1 names for 3 seats"):
        of(table(3), ["Ada"])


def test_the_text_is_one_line_a_choice() -> None:
    choices = (Choice(CHANCE, "draw 3", "0" * 16), Choice(B, "plan 2", "a" * 16))
    found = replace(played(), choices=choices, names=("Zoë", "Bo"), date="1 May", comment='"hi"')
    assert write(found).splitlines()[:-1] == [
        "comptoir record 1",
        'game: "toy"',
        "version: 1",
        'edition: "box"',
        'edition_digest: "0123456789abcdef"',
        "seats: 2",
        'names: ["Zoë", "Bo"]',
        'options: {"reveal": "yes", "rounds": 2, "told": "open", "turns": "yes"}',
        'date: "1 May"',
        'comment: "\\"hi\\""',
        "",
        "1 * draw 3 #0000000000000000",
        "2 1 plan 2 #aaaaaaaaaaaaaaaa",
    ]
    assert write(found) == resealed(write(found))


@pytest.mark.parametrize("comment", ["", "one", STRANGE])
@pytest.mark.parametrize("date", ["", "2024-05-01"])
def test_round_trip(date: str, comment: str) -> None:
    found = replace(played(), date=date, comment=comment, names=(STRANGE, ""))
    text = write(found)
    assert read(text) == found
    assert write(read(text)) == text
    assert len(text.splitlines()) == text.count("\n")


def test_options_of_every_kind_survive() -> None:
    found = replace(played(), options={"many": ("a", "b"), "none": (), "number": 3, "word": "x"})
    assert read(write(found)) == found


def test_a_game_without_a_choice_has_a_record() -> None:
    found = of(table())
    assert read(write(found)) == found
    assert lines(to_table(Toy(), found)) == []


@pytest.mark.parametrize("change", [("\n", "\r\n"), ("comptoir record", "\ufeffcomptoir record")])
def test_line_ends_and_marks_of_other_systems_are_read(change: tuple[str, str]) -> None:
    text = write(played()).replace(*change)
    assert read(text) == played()


def test_a_missing_last_line_end_is_no_harm() -> None:
    assert read(write(played()).removesuffix("\n")) == played()


def test_a_record_becomes_the_table_it_was_played_at() -> None:
    at = play(turns(told="silent"), "0 take", "0 roll", "* die 3")
    again = to_table(Toy(), read(write(of(at))))
    assert list(again.log) == list(at.log)
    assert again.options == at.options
    assert of(again) == of(at)


def test_verify_and_audit_accept_what_was_played() -> None:
    verify(Toy(), played())
    assert isinstance(audit(Toy(), write(played())), Table)


def test_a_record_of_an_older_version_that_replays_the_same_is_fine() -> None:
    verify(Toy(version=2), played())


@pytest.mark.parametrize("text", ["", "{}", "comptoir record", "comptoir record 0\n", "\x00" * 99])
def test_what_is_no_record_says_so(text: str) -> None:
    assert complaint(read, text).startswith("Line 1 of the record: this is not a record")


def test_a_newer_format_asks_for_an_update() -> None:
    text = edited("comptoir record 1", "comptoir record 4")
    said = complaint(read, text)
    assert said.startswith("Line 1 of the record: the record has format 4; this program reads 3:")


@pytest.mark.parametrize("length", range(2, 18))
def test_a_truncated_record_says_so(length: int) -> None:
    text = "\n".join(write(played()).split("\n")[:length])[:-1]
    said = complaint(read, text)
    last = text.count("\n") + 1
    assert said.startswith(f"Line {last} of the record: the record stops here without its closing")
    assert "Use a whole, untouched copy" in said


def test_every_truncation_is_seen() -> None:
    whole = write(played())
    for length in range(len(whole) - 1):
        complaint(read, whole[:length])


def test_text_below_the_closing_line_is_seen() -> None:
    said = complaint(read, write(played()) + "more\n")
    assert said == "Line 18 of the record: there is text below the closing line: 'more'."


def test_a_missing_line_is_seen() -> None:
    text = "".join(
        line for line in write(played()).splitlines(keepends=True) if not line.startswith("3 ")
    )
    said = complaint(read, text)
    assert said.startswith("Line 12 of the record: expected step 3, found step 4.")


def test_a_missing_last_choice_is_seen() -> None:
    text = "".join(
        line for line in write(played()).splitlines(keepends=True) if not line.startswith("7 ")
    )
    said = complaint(read, text)
    assert said.startswith("Line 16 of the record: the record closes after 7 steps, but has 6.")


def test_a_line_that_is_no_choice_is_seen() -> None:
    for new in ("6 0 take", "6 0 #0000000000000000", "6 Ada take", "06 0 take", "", "x" * 99):
        text = write(played()).splitlines()
        text[14] = new
        said = complaint(read, "\n".join(text))
        assert said.startswith("Line 15 of the record: ")
        assert "is not a choice: expected 'step seat choice #digest'." in said


def test_an_edit_breaks_the_seal() -> None:
    said = complaint(read, edited("6 0 take", "6 0 pass"))
    assert said.startswith("Line 17 of the record: the lines above do not match the closing line")


def test_every_change_of_a_character_is_seen() -> None:
    whole = write(played())
    for index in range(len(whole) - 1):
        changed = whole[:index] + ("x" if whole[index] != "x" else "y") + whole[index + 1 :]
        complaint(read, changed)


def test_audit_names_the_edited_choice() -> None:
    said = complaint(audit, Toy(), edited("6 0 take", "6 0 pass"))
    assert said.startswith("Line 15 of the record: step 6, 'pass', leads to the state #")
    assert said.endswith("This line or one above was edited.")


def test_audit_sees_an_edit_that_the_game_can_t_tell() -> None:
    said = complaint(audit, Toy(), edited('["", ""]', '["", "Bo"]'))
    assert said.startswith("Line 17 of the record: the lines above do not match")


def test_an_illegal_line_is_named_with_the_reason() -> None:
    text = resealed(edited("6 0 take", "6 1 take"))
    said = complaint(verify, Toy(), read(text))
    assert said.startswith("Line 15 of the record: step 6, 'take', can't be played: Seat 1 can't")


def test_a_line_that_the_game_does_not_know_is_named() -> None:
    text = resealed(edited("6 0 take", "6 0 tke"))
    said = complaint(verify, Toy(), read(text))
    assert said.startswith("Line 15 of the record: step 6, 'tke', can't be played: 'tke' is no")


def test_a_wrong_digest_is_named() -> None:
    first = played().choices[0].digest
    text = resealed(edited(first, "0" * 16))
    said = complaint(verify, Toy(), read(text))
    assert said.startswith(f"Line 10 of the record: step 1, 'draw 1', leads to the state #{first}")


def test_a_record_that_no_longer_replays_says_that_it_is_older() -> None:
    older = "(It was played with version 1 of the game; this is 2.)"
    for text in (edited("6 0 take", "6 0 pass"), edited("6 0 take", "6 1 take")):
        said = complaint(audit, Toy(version=2), text)
        assert said.endswith(older)


def test_the_line_of_a_choice_counts_the_optional_header_lines() -> None:
    found = replace(played(), date="1 May", comment="hi")
    bad = (*found.choices[:5], replace(found.choices[5], text="pass"), *found.choices[6:])
    said = complaint(verify, Toy(), replace(found, choices=bad))
    assert said.startswith("Line 17 of the record: step 6")


def test_another_game_is_refused() -> None:
    text = resealed(edited('game: "toy"', 'game: "mombasa"'))
    said = complaint(verify, Toy(), read(text))
    assert said == "Line 2 of the record: this is a game of mombasa, not of toy."


def test_a_newer_version_of_the_game_asks_for_an_update() -> None:
    text = resealed(edited("version: 1", "version: 3"))
    said = complaint(verify, Toy(version=2), read(text))
    assert said.startswith("Line 3 of the record: it was played with version 3 of toy; this is 2:")


def test_another_edition_is_refused_and_named() -> None:
    said = complaint(verify, Toy(edition="house_rules"), played())
    assert said == (
        "Line 4 of the record: it was played with the edition 'box' (digest 0123456789abcdef), "
        "but 'house_rules' (digest 0123456789abcdef) is loaded: load the edition file it was "
        "played with."
    )


def test_a_changed_edition_of_the_same_name_is_refused() -> None:
    said = complaint(verify, Toy(), replace(played(), edition_digest="f" * 16))
    assert "'box' (digest ffffffffffffffff), but 'box' (digest 0123456789abcdef) is" in said


def test_a_setup_that_the_game_does_not_have_is_named() -> None:
    five = replace(played(), seats=5, names=("",) * 5)
    said = complaint(verify, Toy(), five)
    assert said.startswith("Line 6 of the record: 5 can't play the toy")
    said = complaint(verify, Toy(), replace(played(), options={"colour": "red"}))
    assert said == "Line 8 of the record: The toy has no option colour red."


@pytest.mark.parametrize(
    ("old", "new", "number", "expected"),
    [
        ('game: "toy"', "game: toy", 2, "'game' is 'toy', expected the game's name in quotes."),
        ('game: "toy"', 'game: ""', 2, "expected the game's name"),
        ("version: 1", "version: 0", 3, "expected a whole number from 1 up"),
        ("version: 1", "version: 01", 3, "expected a whole number"),
        ("version: 1", "version: true", 3, "expected a whole number"),
        ("version: 1", "version: " + "9" * 5000, 3, "expected a whole number"),
        ('edition: "box"', 'edition: "\\u0062ox"', 4, "expected the edition's id"),
        ("seats: 2", 'seats: "2"', 6, "expected a whole number"),
        ("seats: 2", "seats: 3", 7, "expected 3 names, found 2."),
        ('["", ""]', '["",""]', 7, "expected a list of one name for each seat."),
        ('["", ""]', "[1, 2]", 7, "expected a list of one name for each seat."),
        ('["", ""]', "[" * 99999, 7, "expected a list of one name for each seat."),
        ("options: {", 'options: {"a": null, ', 8, "expected a table of numbers, texts or"),
        ("options: {", 'options: [{"a": 1}, ', 8, "expected a table of numbers, texts or"),
        ('"turns": "yes"}\n', '"turns": "yes"}\ndate: ""\n', 9, "expected a text in quotes."),
        ('"turns": "yes"}\n', '"turns": "yes"}\ndate: 3\n', 9, "expected a text in quotes."),
        ('"turns": "yes"}\n', '"turns": "yes"}\nweather: "wet"\n', 9, "expected an empty line"),
        ("version: 1\n", "", 3, "expected 'version: …', found 'edition: \"box\"'."),
        ("version: 1\n", "\n", 3, "expected 'version: …', found ''."),
    ],
)
def test_a_bad_header_line_is_named(old: str, new: str, number: int, expected: str) -> None:
    said = complaint(read, edited(old, new))
    assert said.startswith(f"Line {number} of the record: ")
    assert expected in said
    assert len(said) < 300


def test_a_header_alone_is_no_record() -> None:
    said = complaint(read, "comptoir record 1\nend 0 #0000000000000000\n")
    assert said.startswith("Line 2 of the record: expected 'game: …'")


def test_a_record_is_a_value() -> None:
    at: Table[State] = table()
    assert of(at) == of(at)
    assert write(of(at)) == write(of(at))
