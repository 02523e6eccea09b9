"""What a host tells `comptoir admin` about people."""

from argparse import ArgumentParser
from typing import Any

from comptoir.cli.flags.shared import add_command

DEEDS = ("host", "unhost", "mute", "unmute", "ban", "unban", "reset")
LISTS = ("people", "reports", "log")
THERE = "--database sqlite:///tables.db"
"""How an example names a database."""


def add_people(actions: Any) -> None:
    """The commands, to be called `comptoir admin ACTION`."""
    for name in LISTS:
        parser = add_command(
            actions, name, f"help-admin-{name}", f"admin {name}", f"admin {name} {THERE}"
        )
        _database(parser)
        if name == "people":
            parser.add_argument(
                "search", nargs="?", default="", metavar="TEXT", help="help-admin-search"
            )
        if name == "reports":
            parser.add_argument("--all", action="store_true", help="help-admin-all")
    for name in DEEDS:
        typed = f"admin {name} ada"
        parser = add_command(actions, name, f"help-admin-{name}", typed, f"{typed} {THERE}")
        parser.add_argument("who", metavar="WHO", help="help-admin-who")
        _database(parser)
        if name in ("mute", "ban"):
            parser.add_argument("--days", type=int, metavar="N", help="help-admin-days")
        if name in ("mute", "unmute", "ban", "unban"):
            _why(parser)
    typed = "admin settle REPORT"
    settle = add_command(actions, "settle", "help-admin-settle", typed, f"{typed} {THERE}")
    settle.add_argument("report", metavar="REPORT", help="help-admin-id")
    typed = "admin close TABLE"
    close = add_command(actions, "close", "help-admin-close", typed, f"{typed} {THERE}")
    close.add_argument("table", metavar="TABLE", help="help-admin-table")
    about = "help-admin-remove"
    remove = add_command(actions, "remove", about, "admin remove ada", "admin remove --table TABLE")
    remove.add_argument("who", nargs="?", default="", metavar="WHO", help="help-admin-who-removed")
    remove.add_argument("--table", default="", metavar="TABLE", help="help-admin-id")
    for parser in (settle, close, remove):
        _database(parser)
        _why(parser)


def _database(parser: ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="help-database")


def _why(parser: ArgumentParser) -> None:
    parser.add_argument("--why", default="", metavar="TEXT", help="help-admin-why")
