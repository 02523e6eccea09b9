"""What `comptoir bench` is told of servers."""

from argparse import ArgumentParser


def add_server(parser: ArgumentParser) -> None:
    """What the server has to bear."""
    group = parser.add_argument_group("help-bench-server")
    group.add_argument("--game", help="help-bench-game")
    group.add_argument("--tables", type=int, default=200, metavar="N", help="help-bench-tables")
    group.add_argument("--idle", type=int, default=1000, metavar="N", help="help-bench-idle")
    group.add_argument("--rate", type=float, default=1000.0, metavar="N", help="help-bench-rate")
    group.add_argument(
        "--duration", type=float, default=10.0, metavar="S", help="help-bench-duration"
    )
    group.add_argument("--processes", type=int, default=1, metavar="N", help="help-bench-processes")
    group.add_argument(
        "--clients",
        type=int,
        default=1,
        metavar="N",
        help="help-bench-clients",
    )
    group.add_argument("--bots", type=int, default=0, metavar="N", help="help-bench-bots")
    group.add_argument("--watchers", type=int, default=0, metavar="N", help="help-bench-watchers")
    group.add_argument("--daily", type=float, default=0.0, metavar="P", help="help-bench-daily")
    group.add_argument("--profile", action="store_true", help="help-bench-profile")
    group.add_argument("--database", metavar="URL", help="help-bench-database")


def add_soak(parser: ArgumentParser) -> None:
    """How long, and how much trouble."""
    group = parser.add_argument_group("help-bench-soak")
    group.add_argument("--minutes", type=float, default=10.0, metavar="M", help="help-soak-minutes")
    group.add_argument("--kills", type=int, default=16, metavar="N", help="help-soak-kills")
    group.add_argument("--restarts", type=int, default=4, metavar="N", help="help-soak-restarts")
    group.add_argument("--jumps", type=int, default=2, metavar="N", help="help-soak-jumps")
    group.add_argument("--playing", type=int, default=20, metavar="N", help="help-soak-playing")
    group.add_argument("--servers", type=int, default=0, metavar="N", help="help-soak-servers")
