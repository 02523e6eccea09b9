"""The README shows what the program does: its examples are run."""

import re

import pytest

from tests.snippets import ROOT, blocks, check_session, run

README = (ROOT / "README.md").read_text("utf-8")
SESSIONS = [block for block in blocks(README, "text") if block.startswith("$ comptoir ")]
LINK = re.compile(r"\]\(([^)]+)\)")


@pytest.mark.parametrize("session", SESSIONS, ids=lambda text: text.splitlines()[0][2:])
def test_commands_print_what_the_readme_shows(session: str) -> None:
    check_session(session)


@pytest.mark.parametrize("code", blocks(README, "python"))
def test_the_python_example_runs(code: str) -> None:
    assert len(run(["-c", code]).splitlines()) == 3


def test_links_lead_to_files() -> None:
    links = LINK.findall(README)
    assert links
    assert all((ROOT / link).exists() for link in links)
