"""A game as rows of a dataset: one for each choice of a player."""

from collections.abc import Iterator, Sequence
from math import nan
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.search import Search
from comptoir.core import CHANCE, Decision, Game
from comptoir.core.luck import derived, stream
from comptoir.envs.choices import cached_choices
from comptoir.envs.rewards import by_place
from comptoir.lab.match import NEVER, Played
from comptoir.lab.setting import Setting
from comptoir.table import SeatView, Table

SPLITS = (("train", 0.8), ("validation", 0.9), ("test", 1.0))
"""What part of the games each split has, summed up."""
STAND_IN = "random"
"""Who chooses where a program forfeits its choice."""


def split_of(seed: str, number: int) -> str:
    """In which split a game is; its rows are never torn apart."""
    drawn = stream(seed, number, "split").random()
    return next(name for name, limit in SPLITS if drawn < limit)


def rows(
    game: Game[Any], setting: Setting, number: int, played: Played, budget: int
) -> Iterator[dict[str, object]]:
    """A row for each choice of a player, with what its seat saw then.

    With a budget the values that a search of that many iterations finds for the options are there.
    """
    choices = cached_choices(setting.game, setting.edition)
    encoder = game.encoder(len(setting.bots))
    state = game.start(len(setting.bots), setting.options)
    log, split = played.table.log, split_of(setting.seed, number)
    last = {entry.seat: step for step, entry in enumerate(log)}
    rewards = by_place(played.result)
    for step, entry in enumerate(log):
        seat = entry.seat
        if seat != CHANCE:
            decision = next(found for found in game.decisions(state) if found.seat == seat)
            forfeited = step in played.forfeited
            seed = derived(setting.seed, number, step, "values")
            yield {
                "game": number,
                "step": step,
                "seat": seat,
                "bot": setting.bots[seat],
                "made_by": STAND_IN if forfeited else setting.bots[seat],
                "question": decision.kind,
                "observation": encoder.encode(state, seat),
                "options": [choices.number(option) for option in decision.options],
                "choice": choices.number(entry.action),
                "values": searched(game, setting, state, decision, budget, seed),
                "reward": rewards[seat] if last[seat] == step else 0.0,
                "terminal": last[seat] == step,
                "rank": played.result[seat].rank,
                "score": played.result[seat].total,
                "split": split,
            }
        game.apply(state, seat, entry.action, listen=False)


def searched(  # a position, and how it is looked at
    game: Game[Any], setting: Setting, state: Any, decision: Decision, budget: int, seed: str
) -> Sequence[float] | None:
    """By option what the search finds it worth; what it did not look at is no number."""
    if not budget:
        return None
    table = Table(game, len(setting.bots), setting.options, NEVER).moved_to(game.clone(state))
    menu = Search(SeatView(table, decision), stream(seed), Budget(budget)).menu()
    found: dict[str, float] = {}
    for arm in menu.arms:
        first = arm.turn.path[0].text
        found[first] = max(menu.worth(arm), found.get(first, -1e9))
    return [found.get(option.text, nan) for option in decision.options]
