"""The site of the documentation: `make docs` builds it from the pages of this folder.

Editors and code hosts show the same pages; what only a site can do is added here: anchors and
links for the numbers of rules, the language of each page, and a place in the contents for pages
that nobody listed.
"""

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from comptoir.games import GAMES
from comptoir.lang import LANGUAGES

project = "Comptoir"
author = "The Comptoir maintainers"
copyright = author  # noqa: A001  # Sphinx wants this name
language = "en"
extensions = ["myst_parser"]
exclude_patterns = ["_static"]
html_theme = "furo"
html_title = "Comptoir"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"footer_icons": []}
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block"]
nitpicky = True
suppress_warnings = ["myst.header"]  # the glossary is a table of tables: a heading may skip a level

HERE = Path(__file__).parent.resolve()
PAGES = {"pl": "s.", "cs": "s."}
"""How a page of a book is abbreviated, where it is not "p."."""
KEYS = {about.letter: about.key for about in GAMES.values()}
"""Games by the letter of their rules."""
LETTERS = "".join(KEYS)
RULE = re.compile(rf"- ([{LETTERS}]\d+\.(?:\d+|[A-Z])) ((?:p\d+(?:, p\d+)* )?)(.+)")
NUMBER = re.compile(rf"(?<![\w.#/])([{LETTERS}])(\d+\.(?:\d+|[A-Z]))(?!\w)")
UPWARDS = re.compile(r"\[([^\]]*)\]\((\.\./[^)]*)\)")
MORE = "% more"
"""Where pages go that no list of the contents names."""


def language_of(page: str) -> str:
    """The language of a page, by its folder."""
    return next((part for part in page.split("/") if part in LANGUAGES), language)


def numbered(text: str, spoken: str) -> str:
    """Rules with an anchor each, and links between them."""
    lines = []
    for line in text.splitlines():
        rule = RULE.fullmatch(line)
        if rule is None:
            lines.append(line)
            continue
        number, pages, said = rule.groups()
        place = ", ".join(re.findall(r"\d+", pages))
        linked = NUMBER.sub(r'<a href="#\1\2">\1\2</a>', said)
        end = f' <span class="pages">({PAGES.get(spoken, "p.")} {place})</span>' if place else ""
        anchor = f'<a class="rule" id="{number}" href="#{number}">{number}</a>'
        lines.append(f"- {anchor} {linked}{end}")
    return "\n".join(lines)


def to_rules(text: str) -> str:
    """Links from another page to the rules that it names."""

    def link(found: re.Match[str]) -> str:
        letter, rest = found.groups()
        number = letter + rest
        return f'<a href="rules/{KEYS[letter]}.html#{number}">{number}</a>'

    return NUMBER.sub(link, text)


def listed(app: Sphinx, text: str) -> str:
    """The contents, with all pages that they do not name."""
    named = set(re.findall(r"^(?:.* <)?([\w/.-]+)>?$", text, re.MULTILINE))
    rest = sorted(app.project.docnames - named - {"index"})
    return text.replace(MORE, "\n".join(rest))


def inside(page: str, text: str) -> str:
    """Links that lead out of this folder, to files of the repository, become plain words."""
    folder = HERE.joinpath(page).parent

    def link(found: re.Match[str]) -> str:
        target = folder.joinpath(found[2].partition("#")[0]).resolve()
        return found[0] if target.is_relative_to(HERE) else found[1]

    return UPWARDS.sub(link, text)


def rewrite(app: Sphinx, page: str, source: list[str]) -> None:
    """What the site adds to a page."""
    if page == "index":
        source[0] = listed(app, source[0])
    elif page.startswith("rules/"):
        source[0] = numbered(source[0], language_of(page))
    elif page == "rulings":
        source[0] = to_rules(source[0])
    source[0] = inside(page, source[0])


def speak(_: Sphinx, page: str, __: str, context: dict[str, Any], ___: object) -> None:
    """Say in which language a page is."""
    context["language"] = language_of(page)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", rewrite)
    app.connect("html-page-context", speak)
