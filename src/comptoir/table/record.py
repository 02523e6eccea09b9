"""The record file: a whole game as one text, written, read and checked. See docs/record-format.md.

Nothing here opens a file. Whatever is wrong with a text is a CorruptLog that names the line.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NoReturn, TypeVar

from comptoir.core import (
    CHANCE,
    ComptoirError,
    CorruptLog,
    Game,
    InvalidSetup,
    Json,
    Seat,
    Value,
)
from comptoir.table import chance
from comptoir.table.chance import Dealer
from comptoir.table.table import Table

S = TypeVar("S")

FORMAT = 3
"""The newest one: it says which program wrote it. A record that has nothing of the newer lines is
written as before there were such."""
FAIR_FORMAT = 2
PLAIN_FORMAT = 1
WHOLE = "Use a whole, untouched copy of the file."
TITLE = re.compile(r"comptoir record ([1-9][0-9]{0,8})")
CHOICE = re.compile(r"([1-9][0-9]*) (\*|0|[1-9][0-9]{0,3}) (\S+(?: \S+)*) #([0-9a-f]{16})")
CLOSING = re.compile(r"end (0|[1-9][0-9]*) #([0-9a-f]{16})")
UNSAFE = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters that some editor takes for the end of a line, or that have no bytes."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a record."""

    seat: Seat
    text: str
    digest: str
    """Of the state after it."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played, over or not."""

    game: str
    version: int
    edition: str
    edition_digest: str
    seats: int
    names: tuple[str, ...]
    """Who sat there, by seat; an empty name was not given."""
    options: Mapping[str, Value]
    choices: tuple[Choice, ...]
    date: str = ""
    comment: str = ""
    program: str = ""
    """What wrote it; it changes nothing."""
    commitment: str = ""
    """The hash of the seed that chance was dealt from."""
    seed: str = ""
    """Known once the game is over."""


@dataclass(frozen=True, slots=True)
class Field:
    """A line of the header."""

    key: str
    expected: str
    fits: Callable[[Any], bool]
    optional: bool = False


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value != ""


def _is_count(value: object) -> bool:
    return type(value) is int and value > 0


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_options(value: object) -> bool:
    return isinstance(value, dict) and all(
        type(item) is int or isinstance(item, str) or _is_texts(item) for item in value.values()
    )


FIELDS = (
    Field("game", "the game's name in quotes", _is_text),
    Field("version", "a whole number from 1 up", _is_count),
    Field("edition", "the edition's id in quotes", _is_text),
    Field("edition_digest", "the edition's digest in quotes", _is_text),
    Field("seats", "a whole number from 1 up", _is_count),
    Field("names", "a list of one name for each seat", _is_texts),
    Field("options", "a table of numbers, texts or lists of texts", _is_options),
    Field("date", "a text in quotes", _is_text, optional=True),
    Field("comment", "a text in quotes", _is_text, optional=True),
    Field("program", "the program's name in quotes", _is_text, optional=True),
    Field("commitment", "the hash of the seed in quotes", _is_text, optional=True),
    Field("seed", "the seed in quotes", _is_text, optional=True),
)


def of(
    table: Table[Any],
    names: Sequence[str] = (),
    date: str = "",
    comment: str = "",
    program: str = "",
) -> Record:
    """What was played at a table, with what the caller wants to add. Raises InvalidSetup."""
    if names and len(names) != table.seats:
        raise InvalidSetup(
            f"There are {len(names)} names for {table.seats} seats: give one for each seat."
        )
    game = table.game
    return Record(
        game=game.key,
        version=game.version,
        edition=game.edition.id,
        edition_digest=game.edition.digest,
        seats=table.seats,
        names=tuple(names) or ("",) * table.seats,
        options=dict(table.options),
        choices=tuple(Choice(entry.seat, entry.text, entry.digest) for entry in table.log),
        date=date,
        comment=comment,
        program=program,
    )


def write(record: Record) -> str:
    """The record as text. What it deals from is added with `replace`, see `Dealer`."""
    lines = [*_head(record), ""]
    for step, choice in enumerate(record.choices, 1):
        seat = "*" if choice.seat == CHANCE else str(choice.seat)
        lines.append(f"{step} {seat} {choice.text} #{choice.digest}")
    lines.append(f"end {len(record.choices)} #{_seal(lines)}")
    return "\n".join(lines) + "\n"


def read(text: str, *, sealed: bool = True) -> Record:
    """The record in a text. Raises CorruptLog.

    With `sealed` off, lines that were edited but are well formed pass, for `audit` to find.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").removesuffix("\n").split("\n")
    _check_title(lines[0])
    count, seal = _read_closing(lines)
    values, start = _read_header(lines)
    _check_format(lines, values)
    _check_seed(lines, values.get("commitment", ""), values.get("seed", ""))
    choices = _read_choices(lines, start)
    if str(len(choices)) != count:
        _fail(len(lines), f"the record closes after {count} steps, but has {len(choices)}. {WHOLE}")
    if sealed and _seal(lines[:-1]) != seal:
        _fail(len(lines), f"the lines above do not match the closing line: one was edited. {WHOLE}")
    options = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in values.pop("options").items()
    }
    return Record(**{**values, "names": tuple(values["names"])}, options=options, choices=choices)


def to_table(game: Game[S], record: Record) -> Table[S]:
    """A table at which the record was played, each line checked. Raises CorruptLog."""
    _check_game(game, record)
    table = _set_up(game, record)
    dealer = Dealer(record.seed) if record.seed else None
    for number, choice in enumerate(record.choices, len(_head(record)) + 2):
        if dealer is not None and choice.seat == CHANCE:
            _check_deal(table, choice, number, dealer)
        _play(table, choice, number, record)
    return table


def verify(game: Game[Any], record: Record) -> None:
    """Replay the record and compare each digest. Raises CorruptLog."""
    to_table(game, record)


def audit(game: Game[S], text: str) -> Table[S]:
    """Read and verify in one: an edited line is named if the game can tell. Raises CorruptLog."""
    table = to_table(game, read(text, sealed=False))
    read(text)
    return table


def _fail(number: int, what: str) -> NoReturn:
    raise CorruptLog(f"Line {number} of the record: {what}")


def _quote(line: str) -> str:
    return repr(line if len(line) <= 60 else line[:59] + "…")


def _seal(lines: Sequence[str]) -> str:
    """Stands for all these lines, each with its line end."""
    text = "".join(f"{line}\n" for line in lines)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _head(record: Record) -> list[str]:
    """All lines above the empty one."""
    lines = [_title(record.program, record.commitment)]
    for field in FIELDS:
        value = getattr(record, field.key)
        if value or not field.optional:
            lines.append(f"{field.key}: {_value_text(value)}")
    return lines


def _title(program: str, committed_to: str) -> str:
    number = FORMAT if program else FAIR_FORMAT if committed_to else PLAIN_FORMAT
    return f"comptoir record {number}"


def _value_text(value: object) -> str:
    """The one JSON text of a value that keeps people's names readable."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _check_title(line: str) -> None:
    found = TITLE.fullmatch(line)
    if found is None:
        _fail(
            1, f"this is not a record of a game: it begins with {_quote(line)}, not with its title."
        )
    if int(found[1]) > FORMAT:
        _fail(1, f"the record has format {found[1]}; this program reads {FORMAT}: update it.")


def _read_closing(lines: Sequence[str]) -> tuple[str, str]:
    for number, line in enumerate(lines, 1):
        found = CLOSING.fullmatch(line)
        if found is not None and number < len(lines):
            _fail(number + 1, f"there is text below the closing line: {_quote(lines[number])}.")
        if found is not None:
            return found[1], found[2]
    _fail(len(lines), f"the record stops here without its closing line: it was cut off. {WHOLE}")


def _read_header(lines: Sequence[str]) -> tuple[dict[str, Any], int]:
    """The values by key, and the index of the first choice."""
    values: dict[str, Any] = {}
    index = 1
    for field in FIELDS:
        key, _, raw = lines[index].partition(": ")
        if key == field.key:
            values[key] = _read_value(field, raw, index + 1)
            index += 1
        elif not field.optional:
            _fail(index + 1, f"expected '{field.key}: …', found {_quote(lines[index])}.")
    if lines[index] != "":
        _fail(index + 1, f"expected an empty line, found {_quote(lines[index])}.")
    if len(values["names"]) != values["seats"]:
        _fail(_line_of("names"), f"expected {values['seats']} names, found {len(values['names'])}.")
    return values, index + 1


def _read_value(field: Field, raw: str, number: int) -> Json:
    try:
        value: Json = json.loads(raw)
    except (ValueError, RecursionError):
        value = None
    if not field.fits(value) or _value_text(value) != raw:
        _fail(number, f"'{field.key}' is {_quote(raw)}, expected {field.expected}.")
    return value


def _check_format(lines: Sequence[str], values: Mapping[str, Any]) -> None:
    """The format is the one with these lines."""
    title = _title(values.get("program", ""), values.get("commitment", ""))
    if lines[0] != title:
        found, expected = _quote(lines[0]), _quote(title)
        _fail(1, f"the title should be {expected} with these lines below it, not {found}. {WHOLE}")


def _check_seed(lines: Sequence[str], committed_to: str, seed: str) -> None:
    """The seed is the one that was committed to."""
    if seed and chance.commitment(seed) != committed_to:
        number = next(index for index, line in enumerate(lines, 1) if line.startswith("seed: "))
        _fail(number, "the seed is not the one that was committed to: its hash does not match.")


def _read_choices(lines: Sequence[str], start: int) -> tuple[Choice, ...]:
    choices = []
    for step, index in enumerate(range(start, len(lines) - 1), 1):
        found = CHOICE.fullmatch(lines[index])
        if found is None:
            what = f"{_quote(lines[index])} is not a choice: expected 'step seat choice #digest'."
            _fail(index + 1, f"{what} {WHOLE}")
        if found[1] != str(step):
            _fail(index + 1, f"expected step {step}, found step {found[1]}. {WHOLE}")
        seat = CHANCE if found[2] == "*" else Seat(int(found[2]))
        choices.append(Choice(seat, found[3], found[4]))
    return tuple(choices)


def _line_of(key: str) -> int:
    """The line of a header field that is always there."""
    return 2 + [field.key for field in FIELDS].index(key)


def _check_game(game: Game[Any], record: Record) -> None:
    """The record is of this game, of no newer version and of the same edition."""
    if record.game != game.key:
        _fail(_line_of("game"), f"this is a game of {record.game}, not of {game.key}.")
    if record.version > game.version:
        what = f"it was played with version {record.version} of {game.key}"
        _fail(_line_of("version"), f"{what}; this is {game.version}: update the program.")
    played = f"'{record.edition}' (digest {record.edition_digest})"
    loaded = f"'{game.edition.id}' (digest {game.edition.digest})"
    if played != loaded:
        what = f"it was played with the edition {played}, but {loaded} is loaded"
        _fail(_line_of("edition"), f"{what}: load the edition file it was played with.")


def _set_up(game: Game[S], record: Record) -> Table[S]:
    try:
        return Table(game, record.seats, record.options)
    except InvalidSetup as error:
        key = "options" if record.seats in game.seats else "seats"
        message = f"Line {_line_of(key)} of the record: {error}"
        raise CorruptLog(message) from error


def _check_deal(table: Table[Any], choice: Choice, number: int, dealer: Dealer) -> None:
    """Chance took what the seed says."""
    decision, step = table.decision(CHANCE), len(table.log) + 1
    if decision is None:
        return  # it can't be played at all, which is said in a moment
    due = dealer.draw(decision, step)
    if choice.text != due.text:
        what = f"step {step}, '{choice.text}', was not dealt from the seed, which gives '{due}'."
        _fail(number, f"{what} This line or one above was edited, or the dealing was not fair.")


def _play(table: Table[Any], choice: Choice, number: int, record: Record) -> None:
    step = f"step {len(table.log) + 1}, '{choice.text}'"
    try:
        table.choose(choice.seat, choice.text)
    except ComptoirError as error:
        message = f"Line {number} of the record: {step}, can't be played: {error}"
        raise CorruptLog(message + _older(table.game, record)) from error
    if table.log[-1].digest != choice.digest:
        what = f"{step}, leads to the state #{table.log[-1].digest}, not #{choice.digest}."
        _fail(number, f"{what} This line or one above was edited.{_older(table.game, record)}")


def _older(game: Game[Any], record: Record) -> str:
    if record.version == game.version:
        return ""
    return f" (It was played with version {record.version} of the game; this is {game.version}.)"
