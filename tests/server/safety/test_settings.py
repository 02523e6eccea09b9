"""All settings in one place, explained."""

from argparse import ArgumentParser
from dataclasses import fields
from pathlib import Path

import pytest

from comptoir.server.settings import (
    BadSetting,
    Settings,
    add_flags,
    document,
    each,
    example,
    flag,
    read,
    variable,
)

DOCS = Path(__file__).parents[3] / "docs" / "settings.md"


def test_flags_come_before_the_environment_and_that_before_defaults() -> None:
    parser = ArgumentParser()
    add_flags(parser)
    arguments = parser.parse_args(["--port", "9000", "--open-metrics", "yes"])
    environment = {"COMPTOIR_PORT": "7000", "COMPTOIR_HOST": "::1", "HOME": "/nowhere"}
    found = read(environment, arguments)
    assert (found.port, found.host, found.open_metrics) == (9000, "::1", True)
    assert read({}) == Settings()


def test_secrets_have_no_flag() -> None:
    parser = ArgumentParser()
    add_flags(parser)
    offered = parser.format_help()
    assert "--smtp-password" not in offered
    assert "--secret" not in offered
    assert read({"COMPTOIR_SMTP_PASSWORD": "x"}).smtp_password == "x"


def test_several_values_are_separated_by_commas() -> None:
    found = read({"COMPTOIR_ADDRESS": "https://a.example/, http://localhost:8000"})
    assert found.address == ("https://a.example", "http://localhost:8000")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "http"),
        ("PORT", "-1"),
        ("PORT", "70000"),
        ("ANALYSIS_NICE", "20"),
        ("PROCESSES", "0"),
        ("PROCESSES", "2"),
        ("OPEN_METRICS", "perhaps"),
        ("LOG_LEVEL", "loud"),
        ("SMTP_SECURITY", "ssl"),
        ("SMTP_HOST", "mail.example.org"),
        ("ADDRESS", "play.example.org"),
        ("ADDRESS", "https://play.example.org/path"),
        ("PROXIES", "proxy.example.org"),
    ],
)
def test_a_setting_that_can_not_be_is_refused_with_a_sentence(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=r"\.$"):
        read({f"COMPTOIR_{name}": value})


def test_messages_need_to_know_where_their_links_lead() -> None:
    mail = {"COMPTOIR_SMTP_HOST": "mail.example.org", "COMPTOIR_MAIL_FROM": "me@example.org"}
    with pytest.raises(BadSetting, match="--address"):
        read(mail)
    assert read({**mail, "COMPTOIR_ADDRESS": "https://a.example"}).smtp_host


def test_several_processes_with_postgresql() -> None:
    environment = {"COMPTOIR_PROCESSES": "2", "COMPTOIR_DATABASE": "postgresql://me@db/x"}
    assert read(environment).processes == 2


def test_every_setting_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert " ".join(document().split()) in " ".join(text.split())  # however it is wrapped
    for setting in each():
        assert variable(setting) in text
        assert (f"{flag(setting)} " in text) == setting.metadata["flag"]


def test_every_example_can_be_set() -> None:
    about = {variable(setting): example(setting) for setting in each()}
    found = read(about)
    assert [each.name for each in fields(found) if getattr(found, each.name) == each.default] == []
