"""`comptoir arena`: which bot is stronger."""

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import PurePath

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.bots import is_external
from comptoir.cli.progress import progress
from comptoir.cli.simulate import (
    judge_failures,
    read_jobs,
    read_setting,
    resumable,
    show_failures,
)
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES
from comptoir.lab import ratings
from comptoir.lab.arena import Adjusted, Arena, Standing, judge
from comptoir.lab.contest import Contest, hold, plan, rotations
from comptoir.lab.provenance import provenance
from comptoir.lab.setting import Setting
from comptoir.lab.statistics import Interval
from comptoir.lang import Speaker

USUAL = "greedy,random"
"""Who plays when nothing is said."""
LONGEST = 20
"""Longer names of bots are cut in the tables."""


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Play the games and print who did how well."""
    ratings.demand()
    arguments.bots = USUAL if arguments.bots is None else arguments.bots
    setting = replace(read_setting(arguments), luck=arguments.luck)
    arena = judge(watched(terminal, arguments, setting, with_facts=False))
    if arguments.json:
        about = describe(setting) | arena.as_json()
        terminal.out.print_json(json.dumps(about))
    else:
        print_tables(terminal, arena)
    return judge_failures(arguments, [one.failures for one in arena.standings])


def watched(
    terminal: Terminal, arguments: Namespace, setting: Setting, with_facts: bool
) -> Contest:
    """The contest below a progress bar. If it is interrupted, say how to go on."""
    words = terminal.speaker.text("lab-playing")
    jobs, total = read_jobs(arguments), len(plan(setting))
    with resumable(terminal, arguments.resume), progress(terminal, words, total) as advance:
        return hold(setting, jobs, arguments.resume, advance, with_facts, arguments.ray)


def describe(setting: Setting) -> dict[str, object]:
    """What was played, as plain data."""
    return {
        "game": setting.game,
        "edition": str(setting.edition) if setting.edition else None,
        "options": dict(setting.options),
        "seed": setting.seed,
        "line_up": list(setting.bots),
        "games_wanted": setting.games,
        "provenance": provenance(setting),
    }


def print_tables(terminal: Terminal, arena: Arena) -> None:
    """The standings, what they come from, how long the bots thought, and what programs failed."""
    contest, speaker = arena.contest, terminal.speaker
    setting = contest.setting
    terminal.say(
        "lab-played",
        games=len(contest.outcomes),
        game=GAMES[setting.game].title,
        seed=setting.seed,
        deals=contest.deals,
        seatings=len(rotations(setting.bots)),
        shared=arena.shared,
    )
    if len(contest.outcomes) != setting.games:
        terminal.note("lab-rounded-up", wanted=setting.games)
    terminal.show(_standings(arena, speaker))
    terminal.note("lab-intervals")
    for one in arena.standings:
        if one.adjusted is not None:
            _tell_adjusted(terminal, one, one.adjusted)
    terminal.show(_thinking(arena, speaker))
    show_failures(terminal, {one.bot: one.failures for one in arena.standings})


def _tell_adjusted(terminal: Terminal, one: Standing, adjusted: Adjusted) -> None:
    """The win rate without luck, and how many games that spared."""
    speaker, rate = terminal.speaker, adjusted.win_rate
    terminal.say(
        "lab-adjusted",
        bot=name(one, speaker),
        rate=speaker.percent(rate.mean, 1),
        reach=speaker.number(100 * (rate.high - rate.mean), 1),
        spared=speaker.percent(adjusted.spared),
    )


def _standings(arena: Arena, speaker: Speaker) -> Table:
    table = _table(
        speaker.text("cli-bot"),
        speaker.text("cli-win-rate"),
        speaker.text("cli-mean-score"),
        speaker.text("cli-mean-rank"),
        speaker.text("lab-rating"),
    )
    for one in arena.standings:
        rate = one.win_rate
        low, high = (speaker.number(100 * x, 1) for x in (rate.low, rate.high))
        table.add_row(
            name(one, speaker),
            f"{speaker.percent(rate.mean, 1)} ({low}\N{EN DASH}{high})",
            plus_minus(one.score, speaker),
            plus_minus(one.place, speaker, 2),
            f"{speaker.number(one.rating.mu, 1)} ± {speaker.number(2 * one.rating.sigma, 1)}",
        )
    return table


def _thinking(arena: Arena, speaker: Speaker) -> Table:
    table = _table(
        speaker.text("cli-bot"),
        speaker.text("lab-choices"),
        speaker.text("lab-milliseconds"),
        speaker.text("lab-longest-choice"),
        speaker.text("lab-longest-turn"),
    )
    for one in arena.standings:
        thinking = one.thinking
        table.add_row(
            name(one, speaker),
            speaker.number(thinking.choices),
            speaker.number(1000 * thinking.seconds / max(1, thinking.choices), 1),
            f"{speaker.number(thinking.longest_choice, 2)} s",
            f"{speaker.number(thinking.longest_turn, 2)} s",
        )
    return table


def _table(first: str, *headings: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(first, no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", overflow="fold")
    return table


def name(one: Standing, speaker: Speaker) -> str:
    """The bot, and how many of it sat at the table; of a program its file is enough."""
    bot = one.bot
    if is_external(bot):
        kind, _, command = bot.partition(":")
        bot = f"{kind}:{PurePath(command).name}"
    bot = bot if len(bot) <= LONGEST else f"{bot[: LONGEST - 1]}…"
    return bot if one.seats == 1 else speaker.text("core-counted", count=one.seats, name=bot)


def plus_minus(interval: Interval, speaker: Speaker, digits: int = 1) -> str:
    """A mean and how far off it may be."""
    reach = interval.high - interval.mean
    return f"{speaker.number(interval.mean, digits)} ± {speaker.number(reach, digits)}"
