"""A whole game, turn by turn, on any number of cores; what is done is kept in a file.

Each turn has seeds of its own, so it does not matter which process looks at it, or when.
"""

from collections.abc import Collection, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from comptoir.core import CorruptLog, CorruptState, InvalidSetup, Json
from comptoir.lab.journal import Journal
from comptoir.lab.match import cached_game
from comptoir.lab.pool import spread
from comptoir.study.appraisal import Appraisal
from comptoir.study.turns import Played, cut
from comptoir.study.verdict import Verdict
from comptoir.table import Table
from comptoir.table import record as records

FORMAT = 6
"""Goes up when old files can't be read any more, or would say something else."""
BUDGET = 16
"""Iterations of the search a turn, unless told otherwise."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is looked at, and how long."""

    record: str
    """The text of a record file."""
    budget: int = BUDGET
    """Iterations of the search a turn; comparing two turns takes as many more at most."""
    seed: str = "0"
    edition: Path | None = None
    """The file with the values that it was played with; None: the house edition."""

    def about(self) -> dict[str, Json]:
        """What a file of verdicts must agree on to be resumed. Raises CorruptLog."""
        record = records.read(self.record)
        return {
            "analysis": FORMAT,
            "game": record.game,
            "version": record.version,
            "edition": record.edition_digest,
            "record": sha256(self.record.encode()).hexdigest()[:16],
            "budget": self.budget,
            "seed": self.seed,
        }


def plan(inquiry: Inquiry) -> list[Played]:
    """The turns of the game, in the order of their numbers. Raises CorruptLog, InvalidSetup."""
    return _opened(inquiry.record, inquiry.edition)[1]


def table_of(inquiry: Inquiry) -> Table[Any]:
    """The table at which the game was played, to look at. Raises CorruptLog, InvalidSetup."""
    return _opened(inquiry.record, inquiry.edition)[0]


@lru_cache(maxsize=2)
def _opened(text: str, edition: Path | None) -> tuple[Table[Any], list[Played]]:
    """The table at which a record was played, and its turns; read once a process."""
    record = records.read(text, sealed=False)
    table = records.audit(cached_game(record.game, edition, record.version), text)
    return table, cut(table)


def verdicts(
    inquiry: Inquiry, jobs: int = 1, known: Collection[int] = (), ray: str | None = None
) -> Iterator[Verdict]:
    """What is found about each turn whose number is not known yet, in any order.

    Raises InvalidSetup, CorruptLog. Close the iterator when you have enough.
    """
    if inquiry.budget < 1:
        raise InvalidSetup("An analysis needs a budget of at least 1 iteration per turn.")
    missing = [number for number in range(len(plan(inquiry))) if number not in known]
    return spread(partial(appraise, inquiry), missing, jobs, ray)


def appraise(inquiry: Inquiry, number: int) -> Verdict:
    """What is found about one turn."""
    table, turns = _opened(inquiry.record, inquiry.edition)
    seed = f"{inquiry.seed}/{number}"
    return Appraisal(table, turns[number], inquiry.budget, seed, inquiry.seed).verdict(number)


def analyse(
    inquiry: Inquiry,
    jobs: int = 1,
    file: Path | None = None,
    ray: str | None = None,
    numbers: Collection[int] | None = None,
) -> Iterator[Verdict]:
    """All verdicts: first those in the file, then the others, each kept there as it is found.

    With numbers only those turns are looked at. Raises InvalidSetup, CorruptLog.
    """
    turns = range(len(plan(inquiry)))
    wanted = turns if numbers is None else numbers
    with nullcontext() if file is None else Journal(file, inquiry.about()) as journal:
        kept = {} if journal is None else _kept(journal, len(turns))
        yield from [verdict for number, verdict in kept.items() if number in wanted]
        known = kept.keys() | (set(turns) - set(wanted))
        for verdict in verdicts(inquiry, jobs, known, ray):
            if journal is not None:
                journal.append(verdict.as_json())
            yield verdict


def _kept(journal: Journal, turns: int) -> dict[int, Verdict]:
    """The verdicts of a file, by number."""
    found: dict[int, Verdict] = {}
    for line, data in enumerate(journal.games, 2):
        try:
            verdict = Verdict.from_json(data)
        except CorruptState as error:
            raise CorruptLog(f"Line {line} of '{journal.path}': {error}") from None
        if verdict.number < turns:
            found[verdict.number] = verdict
    return found
