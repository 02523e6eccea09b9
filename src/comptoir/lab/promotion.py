"""Whether what training made is better than what is in use, and if so, putting it to use.

    comptoir train match GAME --trial numbers.json --resume games.jsonl
    comptoir train match GAME --trial numbers.json --final --resume final.jsonl
    comptoir train promote GAME --trial numbers.json

A candidate is a file with numbers of an estimate or a network. The expert with it plays the expert
without it. All matches are kept in a log, also those that were lost: who tries often enough wins
once by luck. So a candidate has one final match, on deals that nobody has seen: the next final seed
is opened for it, and never used again.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from comptoir.bots.expert import has_numbers, judgement_with
from comptoir.bots.numbers import NUMBERS, made_for
from comptoir.bots.residual import NETWORK, demand_small
from comptoir.core import CorruptLog, InvalidSetup, Json
from comptoir.lab.arena import Standing, judge
from comptoir.lab.contest import hold
from comptoir.lab.match import cached_game
from comptoir.lab.provenance import commit, program
from comptoir.lab.setting import Setting

FINAL = "final-"
"""How seeds begin that are used once."""
LOG = Path("docs", "matches.jsonl")

Line = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A file, and how the expert is to think by it."""

    game: str
    seats: int
    file: Path
    part: float = 1.0
    """Which part of a network counts."""
    iterations: int = 0
    """Of both experts."""

    @property
    def bot(self) -> str:
        """Who plays with the file."""
        return f"trial:{self.iterations}:{self.file}@{self.part:g}"

    @property
    def line_up(self) -> tuple[str, ...]:
        """Experts with and without it, in turns."""
        pair = self.bot, f"expert:{self.iterations}"
        return tuple([pair[seat % 2] for seat in range(self.seats)])

    @property
    def kind(self) -> str:
        """What is in the file. Raises InvalidSetup."""
        return NUMBERS if has_numbers(self.file) else NETWORK

    def about(self) -> Line:
        """What lines of the log that are about it agree on. Raises InvalidSetup."""
        game = cached_game(self.game, None)
        judgement_with(self.file, self.part)(game, self.seats)
        return {
            **made_for(game, self.seats),
            "kind": self.kind,
            "digest": sha256(self.file.read_bytes()).hexdigest()[:16],
            "part": self.part,
            "iterations": self.iterations,
        }


class Log:
    """All matches, a line each; a final match has another line from when its seed was opened."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def lines(self) -> list[Line]:
        """All there are. Raises CorruptLog."""
        if not self.file.exists():
            return []
        try:
            return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()]
        except ValueError:
            raise CorruptLog(f"'{self.file}' is no log of matches.") from None

    def append(self, line: Line) -> None:
        """One more. Raises InvalidSetup."""
        try:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise InvalidSetup(f"Can't write '{self.file}': {error.strerror}.") from None

    def finals(self, about: Line) -> list[Line]:
        """The lines about a candidate's final match."""
        return [line for line in self.lines() if line["final"] and about.items() <= line.items()]


@dataclass(frozen=True, slots=True)
class Match:
    """What is played, and with how many processes."""

    candidate: Candidate
    games: int
    seed: str
    final: bool = False
    resume: Path | None = None
    jobs: int = 1
    ray: str | None = None


def seed_for(candidate: Candidate, log: Log, games: int) -> str:
    """The seed of its final match: one that was opened for it, or the next. Raises InvalidSetup."""
    about, lines = candidate.about(), log.lines()
    own = log.finals(about)
    if any("win_rate" in line for line in own):
        raise InvalidSetup(
            f"'{candidate.file}' has had its final match, see '{log.file}'. Train another one."
        )
    if own:
        if own[0]["games"] != games:
            raise InvalidSetup(
                f"The final match of '{candidate.file}' was begun with {own[0]['games']} games: "
                f"play it to its end with --games {own[0]['games']}."
            )
        return str(own[0]["seed"])
    seed = f"{FINAL}{1 + len({line['seed'] for line in lines if line['final']})}"
    log.append({**about, "final": True, "seed": seed, "games": games, "commit": commit()})
    return seed


def play(match: Match, log: Log, advance: Callable[[int], None] | None = None) -> Line:
    """Play it, and keep how it went. Raises InvalidSetup, CorruptLog."""
    candidate = match.candidate
    about = candidate.about()
    setting = Setting(candidate.game, candidate.line_up, match.games, match.seed)
    contest = hold(setting, match.jobs, match.resume, advance, ray=match.ray)
    standings = {one.bot: one for one in judge(contest).standings}
    own, other = (standings[bot] for bot in candidate.line_up[:2])
    played = {"final": match.final, "seed": match.seed, "games": len(contest.outcomes)}
    line = {**about, **played, **_result(own, other)}
    if not any(line.items() <= known.items() for known in log.lines()):
        log.append({**line, "commit": commit(), **program()})
    return line


def _result(own: Standing, other: Standing) -> Line:
    rate = {"mean": own.win_rate.mean, "low": own.win_rate.low, "high": own.win_rate.high}
    return {
        "win_rate": {name: round(value, 4) for name, value in rate.items()},
        "score": [round(one.score.mean, 2) for one in (own, other)],
    }


def promote(candidate: Candidate, log: Log, folder: Path) -> Path:
    """Put a file to use that won its final match; where it is then. Raises InvalidSetup."""
    about = candidate.about()
    final = next((line for line in log.finals(about) if "win_rate" in line), None)
    if final is None:
        raise InvalidSetup(
            f"'{candidate.file}' has had no final match that is in '{log.file}'. "
            "Play one: comptoir train match --final."
        )
    if final["win_rate"]["low"] <= 1 / candidate.seats:
        raise InvalidSetup(
            f"'{candidate.file}' did not win its final match beyond doubt: the lower bound of its "
            f"win rate is {100 * final['win_rate']['low']:.1f}%, and more than "
            f"{100 / candidate.seats:.1f}% is needed. Train another one."
        )
    if not folder.is_dir():
        raise InvalidSetup(
            f"There is no folder '{folder}'. Run this where the sources are, or name it with --out."
        )
    found: dict[str, Json] = json.loads(candidate.file.read_text(encoding="utf-8"))
    target = folder / f"{candidate.kind}-{candidate.seats}.json"
    text = json.dumps({**found, "part": candidate.part, "promoted": final}, indent=1) + "\n"
    demand_small(candidate.file, text)
    target.write_text(text, encoding="utf-8")
    return target
