"""Where figures and files come from: all that is needed to make them again."""

from importlib.metadata import version
from subprocess import CalledProcessError, run

from comptoir.core import Json
from comptoir.core.native import compiled
from comptoir.lab.match import cached_game
from comptoir.lab.setting import Setting, chosen

SCHEMA = 1
"""Goes up when what is printed as JSON changes its form."""


def program() -> dict[str, Json]:
    """Which program it was, and the form of what it prints."""
    return {"schema": SCHEMA, "comptoir": version("comptoir"), "compiled": compiled()}


def commit() -> str:
    """The state of the sources in the folder where we are, as git names it; if it does, else ""."""
    line = ("git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
    try:
        return run(line, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, CalledProcessError):
        return ""


def provenance(setting: Setting) -> dict[str, Json]:
    """What was played, by which program."""
    game = cached_game(setting.game, setting.edition)
    options = chosen(game, setting.options)
    return {
        **program(),
        "game": game.key,
        "rules_version": game.version,
        "edition": {"id": game.edition.id, "digest": game.edition.digest},
        "options": {name: str(value) for name, value in options.items()},
        "bots": [*setting.bots],
        "seed": setting.seed,
    }


def in_a_line(setting: Setting) -> str:
    """The same in short, for the foot of a page; the names are those of the JSON."""
    told = provenance(setting)
    game = cached_game(setting.game, setting.edition)
    return (
        f"comptoir {told['comptoir']} (schema {SCHEMA}, compiled: {str(told['compiled']).lower()})"
        f" · {game.key} (rules_version {game.version}, edition {game.edition.digest})"
    )
