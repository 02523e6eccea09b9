"""The commands of whoever runs a server."""

from pathlib import Path
from typing import Any

from comptoir.cli.flags.people import add_people
from comptoir.cli.flags.shared import add_command
from comptoir.server.settings import add_flags


def serve(commands: Any) -> None:
    """`comptoir serve`."""
    parser = add_command(
        commands,
        "serve",
        "help-serve",
        "serve",
        "serve --host 0.0.0.0 --port 9000 --database postgresql://comptoir@localhost/comptoir",
    )
    parser.add_argument("--open", action="store_true", help="help-open")
    add_flags(parser)


def backup(commands: Any) -> None:
    """`comptoir backup` and `comptoir restore`."""
    save = add_command(
        commands,
        "backup",
        "help-backup",
        "backup comptoir.backup",
        "backup comptoir.backup --database postgresql://comptoir@localhost/comptoir --force",
    )
    restore = add_command(
        commands,
        "restore",
        "help-restore",
        "restore comptoir.backup",
        "restore comptoir.backup --database sqlite:////srv/comptoir.db",
    )
    for parser, about in ((save, "help-backup-file"), (restore, "help-restore-file")):
        parser.add_argument("file", type=Path, metavar="FILE", help=about)
        parser.add_argument("--database", metavar="URL", help="help-database")
        parser.add_argument("--force", action="store_true", help="help-replace")


def admin(commands: Any) -> None:
    """`comptoir admin ACTION`."""
    about = "help-admin"
    parser = commands.add_parser("admin", help=about, description=about)
    actions = parser.below("action")
    ratings = add_command(
        actions,
        "ratings",
        "help-admin-ratings",
        "admin ratings --recompute",
        "admin ratings --recompute --database postgresql://comptoir@localhost/comptoir",
    )
    ratings.add_argument("--recompute", action="store_true", help="help-recompute")
    ratings.add_argument("--database", metavar="URL", help="help-database")
    tables = add_command(
        actions,
        "tables",
        "help-admin-tables",
        "admin tables --check",
        "admin tables --cut TABLE",
    )
    what = tables.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true", help="help-tables-check")
    what.add_argument("--cut", metavar="TABLE", help="help-tables-cut")
    what.add_argument("--export", metavar="TABLE", help="help-tables-export")
    tables.add_argument("--json", action="store_true", help="help-json-sentences")
    tables.add_argument("--database", metavar="URL", help="help-database")
    add_people(actions)
