"""`comptoir report`: what many games of bots tell about a game, as a page with plots."""

import json
import shlex
from argparse import Namespace
from importlib.util import find_spec

from comptoir.cli import files
from comptoir.cli.arena import describe, watched
from comptoir.cli.errors import UsageError
from comptoir.cli.simulate import read_setting
from comptoir.cli.terminal import Terminal
from comptoir.games import load
from comptoir.lab.findings import Finding, find
from comptoir.lab.report import Report, study
from comptoir.lab.setting import Setting

USUAL = 4
"""How many players there are when nothing is said."""


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Play the games and write the page, or print its figures."""
    if not arguments.json and find_spec("matplotlib") is None:
        raise UsageError("The plots need 'matplotlib': install Comptoir as comptoir[lab].")
    if not arguments.json:
        files.spare(arguments.out, arguments.force)
    if arguments.bots is None:
        seats = min(USUAL, load(arguments.game, arguments.edition).seats[-1])
        arguments.bots = ",".join(["greedy"] * seats)
    setting = read_setting(arguments)
    report = study(watched(terminal, arguments, setting, with_facts=True))
    findings = find(report)
    if arguments.json:
        found = report.as_json() | {"findings": [one.as_json() for one in findings]}
        terminal.out.print_json(json.dumps(describe(setting) | found))
    else:
        _write(terminal, arguments, report, findings)
    return 0


def _write(
    terminal: Terminal, arguments: Namespace, report: Report, findings: tuple[Finding, ...]
) -> None:
    """The page as a file; in the terminal what stands out."""
    from comptoir.lab.page import Page  # noqa: PLC0415  # only plots need the library

    setting = report.contest.setting
    edition = terminal.speaker.edition(load(setting.game, setting.edition).edition.name)
    page = Page(report, findings, terminal.speaker)
    try:
        files.write(arguments.out, page.text(edition, command(setting)))
    except OSError as error:
        raise UsageError(f"Can't write '{arguments.out}': {error.strerror}.") from None
    games = len(report.contest.outcomes)
    terminal.say("lab-report-written", file=str(arguments.out), games=games)
    for one in findings:
        terminal.show(f"· {page.sentence(one)} [{page.tag(one)}]")


def command(setting: Setting) -> str:
    """What one types to get the same report."""
    words = ["comptoir", "report", setting.game, "--bots", ",".join(setting.bots)]
    words += ["--games", str(setting.games), "--seed", setting.seed]
    words += [f"--option={name}={value}" for name, value in setting.options.items()]
    words += [f"--edition={setting.edition}"] if setting.edition else []
    return shlex.join(words)
