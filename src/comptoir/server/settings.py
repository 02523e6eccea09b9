"""All that can be set, in one place: by a flag of `comptoir serve` or in the environment."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from comptoir.core import ComptoirError

PREFIX = "COMPTOIR_"
NO = False


class BadSetting(ComptoirError):
    """A setting that can't be."""


def _set(default: Any, about: str, group: str, flag: bool = True) -> Any:  # named by callers
    return field(default=default, metadata={"about": about, "group": group, "flag": flag})


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs. Each setting has a sentence that explains it."""

    host: str = _set("127.0.0.1", "The network address to listen at.", "server")
    port: int = _set(8000, "The port to listen at; 0 takes a free one.", "server")
    database: str = _set(
        "",
        "Where everything is kept: sqlite:///FILE or postgresql://USER@HOST/NAME; "
        "by default an SQLite file in your data folder.",
        "server",
    )
    processes: int = _set(1, "How many processes serve; more than 1 needs PostgreSQL.", "server")
    bot_processes: int = _set(
        0, "How many processes let bots think; by default one less than there are cores.", "server"
    )
    analysis_budget: int = _set(
        16,
        "How many iterations of the search a turn gets when a finished game is analysed; "
        "0: games are not analysed.",
        "server",
    )
    analysis_nice: int = _set(
        19,
        "How far analyses step back for everything else on the machine: 19 takes only what is "
        "left over, 0 as much as anybody.",
        "server",
    )
    editions: tuple[str, ...] = _set(
        (),
        "Edition files of your own boxes, or folders of them, separated by commas; "
        "tables can be played with each of them.",
        "server",
    )
    guest_days: int = _set(
        90,
        "After so many days without a visit guests who have no table, no message and nothing else "
        "are removed; 0 keeps them.",
        "server",
    )
    log_level: str = _set("info", "debug, info, warning or error.", "server")

    address: tuple[str, ...] = _set(
        (),
        "The addresses that people visit, such as https://play.example.org, separated by commas; "
        "the first one is used in messages. By default whatever address a request names.",
        "safety",
    )
    proxies: tuple[str, ...] = _set(
        (),
        "The network addresses of proxies that are believed when they say for whom they ask "
        "(X-Forwarded-For, X-Forwarded-Proto), separated by commas.",
        "safety",
    )
    secret: str = _set(
        "",
        "The key that signs sessions; by default one is made and kept in the database.",
        "safety",
        flag=False,
    )
    open_metrics: bool = _set(
        NO, "Whether /metrics answers others than the machine itself.", "safety"
    )
    body_bytes: int = _set(64_000, "The largest request that is read.", "safety")
    record_bytes: int = _set(2_000_000, "The largest record that may be imported.", "safety")
    tables_a_person: int = _set(
        50, "How many tables that are not over a person may have made.", "safety"
    )
    analyses_a_person: int = _set(
        3, "How many analyses of a person may wait or be under way.", "safety"
    )
    hooks_a_person: int = _set(5, "How many webhooks a person may have.", "safety")
    requests_a_minute: int = _set(
        1200, "How many requests an address may make, on average.", "limits"
    )
    logins_a_minute: int = _set(10, "How often a login or an address may try to sign in.", "limits")
    guests_an_hour: int = _set(60, "How many guests and accounts an address may make.", "limits")
    tables_an_hour: int = _set(60, "How many tables a person may make.", "limits")
    chats_a_minute: int = _set(30, "How many chat messages a person may write.", "limits")
    tries_a_minute: int = _set(600, "How many turns a person may try out.", "limits")
    hints_a_minute: int = _set(20, "How many hints a person may ask for.", "limits")
    tests_an_hour: int = _set(20, "How many test messages a person may send.", "limits")
    confirmations_an_hour: int = _set(
        5, "How often a person may have an e-mail address confirmed, or an address be.", "limits"
    )

    smtp_host: str = _set("", "The mail server; without one no e-mail is sent.", "messages")
    smtp_port: int = _set(587, "The mail server's port.", "messages")
    smtp_security: str = _set("starttls", "starttls, tls or none.", "messages")
    smtp_user: str = _set(
        "", "The name to sign in at the mail server with, if it asks.", "messages"
    )
    smtp_password: str = _set("", "The password for the mail server.", "messages", flag=False)
    mail_from: str = _set("", "The sender's e-mail address.", "messages")
    private_hooks: bool = _set(
        NO, "Whether webhooks may go to private network addresses.", "messages"
    )
    message_seconds: int = _set(10, "How long a mail server or webhook may take.", "messages")
    turn_delay_seconds: int = _set(
        60, "How long a turn waits before the person gets a message.", "messages"
    )
    quiet_minutes: int = _set(
        60, "A person gets at most one message about a table in so many minutes.", "messages"
    )

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:///{default_file()}"


def default_file() -> Path:
    """The SQLite file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415  # only with the extra 'server'

    return user_data_path("comptoir", appauthor=False) / "comptoir.db"


def each() -> Iterator[Field[Any]]:
    """Every setting."""
    yield from fields(Settings)


def flag(setting: Field[Any]) -> str:
    """`--smtp-host`."""
    return "--" + setting.name.replace("_", "-")


def variable(setting: Field[Any]) -> str:
    """`COMPTOIR_SMTP_HOST`."""
    return PREFIX + setting.name.upper()


def add_flags(parser: ArgumentParser) -> None:
    """A flag for every setting that is no secret."""
    for setting in each():
        if setting.metadata["flag"]:
            word = setting.name.upper().rsplit("_", maxsplit=1)[-1]
            parser.add_argument(flag(setting), metavar=word, help=setting.metadata["about"])


GROUPS = {
    "server": "The server",
    "safety": "Safety",
    "limits": "How often",
    "messages": "Messages",
}


EXAMPLES = {
    "host": "0.0.0.0",
    "port": "9000",
    "database": "postgresql://comptoir@localhost/comptoir",
    "processes": "4",
    "editions": "/srv/comptoir/editions",
    "bot_processes": "2",
    "analysis_nice": "10",
    "log_level": "warning",
    "address": "https://play.example.org",
    "proxies": "127.0.0.1",
    "secret": "a-long-text-that-nobody-guesses",
    "open_metrics": "yes",
    "smtp_host": "mail.example.org",
    "smtp_port": "465",
    "smtp_security": "tls",
    "smtp_user": "comptoir",
    "smtp_password": "the-password",
    "mail_from": "comptoir@example.org",
    "private_hooks": "yes",
}
"""What one might set; numbers that are not here are shown as twice their default."""


def example(setting: Field[Any]) -> str:
    """A value that is not the default."""
    default: Any = setting.default
    return EXAMPLES.get(setting.name) or str(default * 2)


def document() -> str:
    """All settings as the documentation lists them, a section each."""
    parts = []
    for group, title in GROUPS.items():
        found = [_section(setting) for setting in each() if setting.metadata["group"] == group]
        parts.append(f"## {title}\n" + "\n".join(found))
    return "\n".join(parts)


def _section(setting: Field[Any]) -> str:
    default = setting.default
    if isinstance(default, bool | tuple):
        default = "no" if default is False else ""
    without = f" Default: `{default}`." if default not in ("", 0) else ""
    lines = f"{variable(setting)}={example(setting)}"
    if setting.metadata["flag"]:
        lines += f"\ncomptoir serve {flag(setting)} {example(setting)}"
    heading = f"### {setting.name.replace('_', '-')}\n"
    return f"{heading}{setting.metadata['about']}{without}\n```text\n{lines}\n```\n"


def read(environment: Mapping[str, str], arguments: Namespace | None = None) -> Settings:
    """The settings: flags first, then the environment, then defaults. Raises BadSetting."""
    found: dict[str, Any] = {}
    for setting in each():
        text = getattr(arguments, setting.name, None)
        where = flag(setting)
        if text is None:
            text, where = environment.get(variable(setting)), variable(setting)
        if text is not None:
            found[setting.name] = _value(setting, where, text)
    settings = Settings(**found)
    _check(settings)
    return settings


def _value(setting: Field[Any], where: str, text: str) -> Any:
    parse: Callable[[str], Any] = PARSERS[type(setting.default)]
    try:
        return parse(text.strip())
    except ValueError as error:
        raise BadSetting(f"{where} can't be '{text}': {error}.") from None


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ValueError("it wants a whole number")
    return int(text)


def _yes(text: str) -> bool:
    answers = {"1": True, "yes": True, "true": True, "on": True}
    answers |= {"0": False, "no": False, "false": False, "off": False, "": False}
    if text.lower() not in answers:
        raise ValueError("it wants yes or no")
    return answers[text.lower()]


def _several(text: str) -> tuple[str, ...]:
    return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())


PARSERS: Mapping[type, Callable[[str], Any]] = {
    str: str,
    int: _number,
    bool: _yes,
    tuple: _several,
}


MOST = {"port": 65535, "smtp_port": 65535, "analysis_nice": 19}
"""How much some numbers can be."""


def _check(settings: Settings) -> None:
    _one_of("log_level", settings.log_level, ("debug", "info", "warning", "error"))
    _one_of("smtp_security", settings.smtp_security, ("starttls", "tls", "none"))
    too_much = [name for name, most in MOST.items() if getattr(settings, name) > most]
    if too_much:
        raise BadSetting(f"{PREFIX}{too_much[0].upper()} is at most {MOST[too_much[0]]}.")
    if settings.processes < 1:
        raise BadSetting("At least one process has to serve.")
    if settings.processes > 1 and settings.database_url.startswith("sqlite"):
        raise BadSetting(
            "Several processes need PostgreSQL: add --database postgresql://USER@HOST/NAME."
        )
    for address in settings.address:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise BadSetting(f"'{address}' is no address such as https://play.example.org.")
    for proxy in settings.proxies:
        _network(proxy)
    if settings.smtp_host and not settings.mail_from:
        raise BadSetting("With a mail server, --mail-from has to say who sends.")
    if settings.smtp_host and not settings.address:
        raise BadSetting("With a mail server, --address has to say where its links lead.")


def _network(text: str) -> None:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise BadSetting(f"'{text}' is no network address such as 10.0.0.5.") from None


def _one_of(name: str, found: str, allowed: tuple[str, ...]) -> None:
    if found not in allowed:
        raise BadSetting(f"{PREFIX}{name.upper()} can't be '{found}': use {', '.join(allowed)}.")
