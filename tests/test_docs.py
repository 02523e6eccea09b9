"""The documentation: a site without a broken link, whose commands and snippets work."""

import asyncio
import json
import os
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from comptoir.cli.errors import UsageError
from comptoir.cli.parser import parse
from comptoir.games import GAMES
from comptoir.lang import LANGUAGES
from comptoir.server.store.sqlite import SQLite
from tests.snippets import ROOT, blocks, check_session, run

DOCS = ROOT / "docs"
PAGES = {
    str(page.relative_to(ROOT)): page.read_text("utf-8")
    for page in [*sorted(DOCS.rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
}
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PLACEHOLDER = re.compile(r"invalid (int|float) value: '[A-Z]+'")
NO_COMMANDS = ("comptoir record", "comptoir chance")
"""The first line of a record, and what the deals of a server are hashed with."""
TESTED_ELSEWHERE = {"README.md", "docs/arena.md", "docs/research.md"}
"""Whose Python is run by tests/test_readme.py, tests/lab and tests/envs."""


class Html(HTMLParser):
    """The anchors of a page, what it links to, and what a browser would fetch for it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "html":
            self.language = found.get("lang", "")
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag != "a":
            self.fetched += [found[name] for name in ("src", "href") if name in found]


Site = dict[Path, Html]


def test_the_site_is_whole(tmp_path: Path) -> None:
    """Built once, as `make docs` does, since that takes a while."""
    site = built(tmp_path)
    pages = {tmp_path / page.relative_to(DOCS).with_suffix(".html") for page in DOCS.rglob("*.md")}
    assert pages <= set(site)
    assert pages - reached_from(tmp_path / "index.html", site) == set()
    assert broken_links(site) == []
    assert [link for html in site.values() for link in html.fetched if not is_local(link)] == []
    for page in pages:
        parts = page.relative_to(tmp_path).parts
        expected = next((part for part in parts if part in LANGUAGES[1:]), "en")
        assert site[page].language == expected, page


def built(folder: Path) -> Site:
    """The pages of the site."""
    strict = ["--fail-on-warning", "--keep-going", "--quiet", "--fresh-env"]
    places = ["-d", str(folder / ".made"), str(DOCS), str(folder)]
    run(["-m", "sphinx", *strict, *places], more={"LC_ALL": "C", "PYTHONUTF8": "1"})
    made = sorted(page for page in folder.rglob("*.html") if "_static" not in page.parts)
    return {page: Html(page.read_text("utf-8")) for page in made}


def reached_from(index: Path, site: Site) -> set[Path]:
    """The pages that the contents lead to."""
    return {index, *(target(index, link)[0] for link in site[index].links if is_local(link))}


def broken_links(site: Site) -> list[str]:
    """Links to a page or an anchor that does not exist."""
    wrong = []
    for page, html in site.items():
        for link in filter(is_local, html.links):
            where, anchor = target(page, link)
            there = where in site or where.is_file()
            if not there or (anchor and where in site and anchor not in site[where].anchors):
                wrong.append(f"{page.name}: {link}")
    return wrong


def is_local(link: str) -> bool:
    return not urlsplit(link).scheme and not link.startswith("//")


def target(page: Path, link: str) -> tuple[Path, str]:
    """The file that a link leads to, and the anchor in it."""
    parts = urlsplit(link)
    where = Path(os.path.normpath(page.parent / unquote(parts.path))) if parts.path else page
    return where, unquote(parts.fragment)


def with_blocks(kind: str) -> list[str]:
    return [name for name, text in PAGES.items() if blocks(text, kind)]


def sessions(text: str) -> list[str]:
    """Commands with what they print."""
    found = [*blocks(text, "console"), *blocks(text, "text")]
    return [block for block in found if block.startswith("$ comptoir ")]


SHOWING = [name for name, text in PAGES.items() if sessions(text) and name != "README.md"]


@pytest.mark.parametrize("name", SHOWING)
def test_commands_print_what_the_page_shows(name: str, tmp_path: Path) -> None:
    """One after the other in a folder that has a database, but no table in it."""

    async def make_database() -> None:
        database = SQLite(tmp_path / "comptoir.db")
        await database.open()
        await database.close()

    asyncio.run(make_database())
    for session in sessions(PAGES[name]):
        check_session(session, tmp_path, {"COMPTOIR_DATABASE": "sqlite:///comptoir.db"})


@pytest.mark.parametrize("name", sorted({*with_blocks("python")} - TESTED_ELSEWHERE))
def test_python_runs(name: str, tmp_path: Path) -> None:
    run(["-c", "\n".join(blocks(PAGES[name], "python"))], folder=tmp_path)


def test_json_is_json() -> None:
    for name in with_blocks("json"):
        for block in blocks(PAGES[name], "json"):
            assert "…" in block or json.loads(block) is not None, name


def lines(text: str, program: str) -> list[str]:
    """The commands in blocks."""
    shown = [block for kind in ("text", "console", "sh") for block in blocks(text, kind)]
    whole = [block.replace("\\\n", " ") for block in shown]
    found = [line.removeprefix("$ ") for block in whole for line in block.splitlines()]
    return [line for line in found if line.startswith(program) and is_command(line)]


def spans(text: str, program: str) -> list[str]:
    """The commands within sentences."""
    found = INLINE.findall(FENCED.sub("", text))
    return [span for span in found if span.startswith(program) and is_command(span)]


def is_command(text: str) -> bool:
    return not text.startswith(NO_COMMANDS)


def complaint(command: str) -> str:
    """What the command line's own parser says to a command, where it says anything."""
    words = re.sub(r"[\[\]…]|\.\.\.|\s\|\s|\s#.*$", " ", command)
    try:
        parse(shlex.split(words)[1:])
    except UsageError as error:
        return str(error)
    except SystemExit:  # --version and --help
        return ""
    return ""


@pytest.mark.parametrize("name", PAGES)
def test_the_program_knows_the_commands(name: str) -> None:
    for command in lines(PAGES[name], "comptoir "):
        said = complaint(command)
        assert not said or PLACEHOLDER.search(said), f"{command}: {said}"
    for command in spans(PAGES[name], "comptoir "):
        said = complaint(command)
        known = not said or PLACEHOLDER.search(said) or "are required" in said
        assert known, f"{command}: {said}"


@pytest.mark.parametrize("name", PAGES)
def test_make_knows_its_targets(name: str) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    text = PAGES[name]
    wanted = {command.split()[1] for command in (*lines(text, "make "), *spans(text, "make "))}
    assert wanted <= targets


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_says_the_same_in_every_language(game: str, language: str) -> None:
    english = PAGES[f"docs/play/{game}.md"]
    other = PAGES[f"docs/play/{language}/{game}.md"]
    for shape in (r"^#+ ", r"^\d\. \*\*", r"^- ", r"^\|", r"^!\["):
        assert len(re.findall(shape, other, re.MULTILINE)) == len(
            re.findall(shape, english, re.MULTILINE)
        )
    tables = [re.findall(r"\d+", line) for line in other.splitlines() if line.startswith("|")]
    assert tables == [
        re.findall(r"\d+", line) for line in english.splitlines() if line.startswith("|")
    ]


def test_what_is_wrong_is_found() -> None:
    page, other = Path("/site/a.html"), Path("/site/b.html")
    html = '<a href="b.html#x">1</a><a href="b.html#y">2</a><a href="c.html">3</a><img src="//d">'
    site = {page: Html(html), other: Html('<p id="x">')}
    assert broken_links(site) == ["a.html: b.html#y", "a.html: c.html"]
    assert site[page].fetched == ["//d"]
    assert not is_local("//d")
    assert "--colour" in complaint("comptoir play speicherstadt --colour red")
    assert complaint("comptoir simulate GAME [--games N] [--jobs N | --ray ADDRESS] …")
    assert not complaint("comptoir replay FILE --verify # a comment")
