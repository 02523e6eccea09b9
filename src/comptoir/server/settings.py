"""All that can be set, in one place: by a flag of `comptoir serve` or in the environment."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from comptoir.core import ComptoirError
from comptoir.lang import Speaker
from comptoir.lang.language import DEFAULT

PREFIX = "COMPTOIR_"
EXPLAINS = "help-set-"
NO = False


class BadSetting(ComptoirError):
    """A setting that can't be."""


def _set(default: Any, group: str, flag: bool = True) -> Any:  # named by callers
    return field(default=default, metadata={"group": group, "flag": flag})


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs. A message `help-set-NAME` explains each setting."""

    host: str = _set("127.0.0.1", "server")
    port: int = _set(8000, "server")
    database: str = _set("", "server")
    processes: int = _set(1, "server")
    bot_processes: int = _set(0, "server")
    analysis_budget: int = _set(16, "server")
    analysis_nice: int = _set(19, "server")
    editions: tuple[str, ...] = _set((), "server")
    guest_days: int = _set(90, "server")
    network_command: str = _set("", "server")
    log_level: str = _set("info", "server")

    address: tuple[str, ...] = _set((), "safety")
    proxies: tuple[str, ...] = _set((), "safety")
    embedders: tuple[str, ...] = _set((), "safety")
    secret: str = _set("", "safety", flag=False)
    open_metrics: bool = _set(NO, "safety")
    body_bytes: int = _set(64_000, "safety")
    record_bytes: int = _set(2_000_000, "safety")
    tables_a_person: int = _set(50, "safety")
    analyses_a_person: int = _set(3, "safety")
    sockets_an_address: int = _set(300, "safety")
    hooks_a_person: int = _set(5, "safety")
    requests_a_minute: int = _set(1200, "limits")
    messages_a_minute: int = _set(120, "limits")
    logins_a_minute: int = _set(10, "limits")
    guests_an_hour: int = _set(60, "limits")
    tables_an_hour: int = _set(60, "limits")
    chats_a_minute: int = _set(30, "limits")
    tries_a_minute: int = _set(600, "limits")
    hints_a_minute: int = _set(20, "limits")
    pictures_a_minute: int = _set(60, "limits")
    undos_an_hour: int = _set(300, "limits")
    proposals_an_hour: int = _set(30, "limits")
    tests_an_hour: int = _set(20, "limits")
    reports_an_hour: int = _set(10, "limits")
    confirmations_an_hour: int = _set(5, "limits")

    smtp_host: str = _set("", "messages")
    smtp_port: int = _set(587, "messages")
    smtp_security: str = _set("starttls", "messages")
    smtp_user: str = _set("", "messages")
    smtp_password: str = _set("", "messages", flag=False)
    mail_from: str = _set("", "messages")
    private_hooks: bool = _set(NO, "messages")
    message_seconds: int = _set(10, "messages")
    turn_delay_seconds: int = _set(60, "messages")
    quiet_minutes: int = _set(60, "messages")

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


def message(name: str) -> str:
    """The key of the sentence that explains a setting."""
    return EXPLAINS + name.replace("_", "-")


def add_flags(parser: ArgumentParser) -> None:
    """A flag for every setting that is no secret."""
    for setting in each():
        if setting.metadata["flag"]:
            key = message(setting.name)
            parser.add_argument(flag(setting), metavar=placeholder(setting), help=key)


WORDS = {
    "database": "URL",
    "address": "URLS",
    "embedders": "URLS",
    "editions": "FILES",
    "log_level": "LEVEL",
}
"""What stands for a value in the help, where its type does not say enough."""
PLACEHOLDERS = {int: "N", bool: "yes|no", tuple: "LIST"}


def placeholder(setting: Field[Any]) -> str:
    """What stands for the value in the help: N, yes|no, LIST, URL, ..."""
    last = setting.name.upper().rsplit("_", maxsplit=1)[-1]
    return WORDS.get(setting.name) or PLACEHOLDERS.get(type(setting.default), last)


def usual(name: str) -> str:
    """The default of a setting, where there is one."""
    default = Settings.__dataclass_fields__[name].default
    if isinstance(default, bool):
        return "yes" if default else "no"
    return str(default) if default not in ("", 0, ()) else ""


GROUPS = {
    "server": "The server",
    "safety": "Safety",
    "limits": "How often",
    "messages": "Messages",
}


EXAMPLES = {
    "host": "0.0.0.0",
    "embedders": "https://blog.example.org",
    "port": "9000",
    "database": "postgresql://comptoir@localhost/comptoir",
    "processes": "4",
    "editions": "/srv/comptoir/editions",
    "bot_processes": "2",
    "analysis_nice": "10",
    "network_command": "./play-with-friends.sh",
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
    about = Speaker(DEFAULT).text(message(setting.name))
    default = usual(setting.name)
    without = f" Default: `{default}`." if default else ""
    lines = f"{variable(setting)}={example(setting)}"
    if setting.metadata["flag"]:
        lines += f"\ncomptoir serve {flag(setting)} {example(setting)}"
    heading = f"### {setting.name.replace('_', '-')}\n"
    return f"{heading}{about}{without}\n```text\n{lines}\n```\n"


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
        value = parse(text.strip())
        _allow(setting.name, value)
    except ValueError as error:
        raise BadSetting(f"{where} can't be '{text}': {error}.") from None
    return value


def _allow(name: str, value: Any) -> None:
    """Raise ValueError, with what to do, unless this setting may have this value."""
    if name in MOST and value > MOST[name]:
        raise ValueError(f"it is at most {MOST[name]}")
    if name in ONE_OF and value not in ONE_OF[name]:
        raise ValueError(f"use {', '.join(ONE_OF[name])}")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ValueError("it needs a whole number")
    return int(text)


def _yes(text: str) -> bool:
    answers = {"1": True, "yes": True, "true": True, "on": True}
    answers |= {"0": False, "no": False, "false": False, "off": False, "": False}
    if text.lower() not in answers:
        raise ValueError("it needs yes or no")
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
ONE_OF = {
    "log_level": ("debug", "info", "warning", "error"),
    "smtp_security": ("starttls", "tls", "none"),
}
"""What some texts can be."""


def _check(settings: Settings) -> None:
    if settings.processes < 1:
        raise BadSetting("At least one process has to serve.")
    if settings.processes > 1 and settings.database_url.startswith("sqlite"):
        raise BadSetting(
            "Several processes need PostgreSQL: add --database postgresql://USER@HOST/NAME."
        )
    others = [other for other in settings.embedders if other != "*"]
    for address in (*settings.address, *others):
        parts = urlsplit(address)
        plain = not set(address) & set(" ;'\"")
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or not plain:
            raise BadSetting(f"'{address}' is not an address such as https://play.example.org.")
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
        raise BadSetting(f"'{text}' is not a network address such as 10.0.0.5.") from None
