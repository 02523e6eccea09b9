"""A protocol by which bots are compared: fixed deals, opponents and measures.

An entry is a JSON file. Anyone may send one for a bot that can be repeated; `benchmark --check`
plays its games again and compares.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from comptoir.core import CorruptState, InvalidSetup, Json
from comptoir.core.codec import Shape, expect
from comptoir.lab.arena import Standing, judge
from comptoir.lab.contest import hold
from comptoir.lab.provenance import provenance
from comptoir.lab.setting import Setting

PROTOCOL = 1
"""Goes up when entries can't be compared with older ones."""
SEED = "benchmark 1"
OPPONENTS = ("random", "easy", "greedy")
GAMES = 200
"""Against each opponent: 100 deals, each played from both seats."""
SHAPE: dict[str, Shape] = {
    "protocol": int,
    "name": str,
    "bot": str,
    "game": str,
    "games": int,
    "provenance": dict,
    "results": [dict],
}


@dataclass(frozen=True, slots=True)
class Result:
    """How a bot did against one opponent, two at the table."""

    opponent: str
    games: int
    win_rate: float
    low: float
    high: float
    score: float
    opponent_score: float
    milliseconds: float
    """Of thought a choice; it says nothing about strength and is not compared."""

    def repeats(self, other: "Result") -> bool:
        """Whether the other one is the same except for the time."""
        mine, theirs = asdict(self), asdict(other)
        del mine["milliseconds"], theirs["milliseconds"]
        return mine == theirs


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot in a game, against all opponents of the protocol."""

    name: str
    bot: str
    game: str
    games: int
    provenance: dict[str, Json]
    results: tuple[Result, ...]

    @property
    def whole(self) -> bool:
        """Whether as many games were played as the protocol wants."""
        return self.games >= GAMES

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {"protocol": PROTOCOL} | asdict(self)


def enter(
    game: str,
    bot: str,
    name: str,
    games: int = GAMES,
    jobs: int = 1,
    advance: Callable[[int], None] | None = None,
) -> Entry:
    """Play by the protocol. Raises InvalidSetup."""
    results = []
    for opponent in OPPONENTS:
        setting = Setting(game, (bot, opponent), games, SEED)
        results.append(_result(setting, hold(setting, jobs, advance=advance)))
    return Entry(name, bot, game, games, provenance(setting) | {"bots": [bot]}, tuple(results))


def _result(setting: Setting, contest: Any) -> Result:
    bot, opponent = setting.bots
    found = {one.bot: one for one in judge(contest).standings}
    own, other = found[bot], found[opponent]
    if own.failures.counts:
        raise InvalidSetup(f"'{bot}' forfeited choices: {own.failures.example}")
    rate = own.win_rate
    return Result(
        opponent,
        own.games,
        round(rate.mean, 4),
        round(rate.low, 4),
        round(rate.high, 4),
        round(own.score.mean, 2),
        round(other.score.mean, 2),
        round(_milliseconds(own), 1),
    )


def _milliseconds(one: Standing) -> float:
    return 1000 * one.thinking.seconds / max(1, one.thinking.choices)


def read(file: Path) -> Entry:
    """An entry out of its file. Raises InvalidSetup."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        expect(data, SHAPE, "entry")
        results = tuple(Result(**one) for one in data["results"])
    except (OSError, ValueError, TypeError, CorruptState) as error:
        raise InvalidSetup(f"'{file}' is not an entry of the benchmark: {error}") from None
    if data["protocol"] != PROTOCOL:
        raise InvalidSetup(f"'{file}' keeps protocol {data['protocol']}; this is {PROTOCOL}.")
    who = data["name"], data["bot"], data["game"]
    return Entry(*who, data["games"], data["provenance"], results)


def differences(entry: Entry, again: Entry) -> list[str]:
    """What came out otherwise when the games were played again."""
    found = [
        f"{key}: {entry.provenance.get(key)}, now {again.provenance[key]}"
        for key in ("rules_version", "edition")
        if entry.provenance.get(key) != again.provenance[key]
    ]
    for one, other in zip(entry.results, again.results, strict=False):
        if not one.repeats(other):
            rates = f"{100 * one.win_rate:.1f}%, now {100 * other.win_rate:.1f}%"
            found.append(f"against {one.opponent}: {rates}")
    if len(entry.results) != len(again.results):
        found.append(f"{len(entry.results)} opponents, now {len(again.results)}")
    return found


def table(entries: Sequence[Entry]) -> str:
    """All entries as a table of Markdown, the strongest first."""
    games = dict.fromkeys(entry.game for entry in entries)
    parts = []
    for game in games:
        rows = sorted((one for one in entries if one.game == game), key=_strength, reverse=True)
        lines = [f"| {game} | " + " | ".join(f"against {one}" for one in OPPONENTS) + " |"]
        lines += ["|---|" + "--:|" * len(OPPONENTS)]
        lines += [f"| {one.name} | " + " | ".join(map(_cell, one.results)) + " |" for one in rows]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _strength(entry: Entry) -> float:
    return sum(one.win_rate for one in entry.results)


def _cell(one: Result) -> str:
    low, high = 100 * one.low, 100 * one.high
    return f"{100 * one.win_rate:.1f}% ({low:.0f}\N{EN DASH}{high:.0f})"
