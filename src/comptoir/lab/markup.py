"""The parts of a page: tables, sections, the frame about them. All that is text is escaped here."""

from collections.abc import Collection, Sequence
from html import escape
from typing import TypeAlias

Section: TypeAlias = tuple[str, str]
"""A title and what is below it."""

STYLE = """
:root { color-scheme: light; --ink: #263033; --faint: #6b7678; --line: #e2ddd1; --paper: #fbfaf6;
  --accent: #1f6f78; --alarm: #b3402f; --sand: #d2a24c; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere; }
main, header > div { max-width: 58rem; margin: 0 auto; padding: 0 1.25rem; }
header { background: #21494f; color: #f6f1e4; padding: 2.2rem 0 1.6rem; }
h1 { font: 600 2rem/1.2 Georgia, "Noto Serif", serif; margin: 0 0 .5rem; }
h2 { font: 600 1.4rem/1.3 Georgia, "Noto Serif", serif; margin: 0 0 .3rem; }
h3 { font-size: 1rem; margin: .8rem 0 0; }
header p { margin: .2rem 0; color: #d8e2dd; }
.figures { display: flex; flex-wrap: wrap; gap: .7rem; margin: 1.3rem 0 0; padding: 0; }
.figures div { background: #ffffff1a; border-radius: .5rem; padding: .55rem .9rem; }
.figures dt { font-size: .8rem; color: #d8e2dd; }
.figures dd { margin: 0; font-size: 1.25rem; font-weight: 600; }
.figures small { font-weight: 400; font-size: .8rem; color: #d8e2dd; }
section { background: #fff; border: 1px solid var(--line); border-radius: .6rem;
  padding: 1.2rem 1.3rem; margin: 1.3rem 0; }
section > p { color: var(--faint); margin: 0 0 .7rem; max-width: 46rem; }
#s0 { border-left: .35rem solid var(--sand); }
#s0 ul { margin: .5rem 0 .8rem; padding-left: 1.2rem; }
#s0 li { margin: .25rem 0; }
nav { margin: 1.2rem 0 0; font-size: .9rem; }
nav a { display: inline-block; margin: 0 .9rem .2rem 0; color: var(--accent); }
.tag { display: inline-block; font-size: .78rem; line-height: 1.3; padding: .05rem .5rem;
  border-radius: 1rem; margin-left: .4rem; background: #eee9dc; color: var(--faint); }
.tag.certain { background: var(--alarm); color: #fff; }
figure { margin: .4rem 0 .8rem; overflow-x: auto; }
figure svg { width: 100%; height: auto; min-width: 34rem; display: block; }
figure svg text { font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif !important; }
details summary { cursor: pointer; color: var(--accent); font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; margin-top: .6rem; }
th, td { text-align: right; padding: .32rem .6rem; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 7rem; }
th { font-weight: 600; color: var(--faint); border-bottom-width: 2px; }
tr.out td { color: var(--alarm); font-weight: 600; }
footer { color: var(--faint); font-size: .85rem; padding: .5rem 0 2.5rem; }
@media print { section { break-inside: avoid; } details:not([open]) { display: none; } }
"""

FRAME = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def page(
    language: str, title: str, top: str, sections: Sequence[Section], last: Sequence[str]
) -> str:
    """The whole file: the head, the contents, sections and the last lines."""
    links = " ".join(
        f'<a href="#s{number}">{escape(name)}</a>' for number, (name, _) in enumerate(sections)
    )
    parts = [
        f'<section id="s{number}"><h2>{escape(name)}</h2>{content}</section>'
        for number, (name, content) in enumerate(sections)
    ]
    footer = f"<footer>{'<br>'.join(map(escape, last))}</footer>"
    body = "\n".join([top, "<main>", f"<nav>{links}</nav>", *parts, footer, "</main>"])
    return FRAME.format(language=language, title=escape(title), style=STYLE, body=body)


def header(title: str, lines: Sequence[str], figures: Sequence[tuple[str, str, str]]) -> str:
    """The title, some lines below it, and figures: a name, a number and what is to be added."""
    about = "".join(f"<p>{escape(line)}</p>" for line in lines)
    tiles = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(number)} <small>{escape(more)}</small></dd></div>"
        for name, number, more in figures
    )
    return (
        f"<header><div><h1>{escape(title)}</h1>{about}"
        f'<dl class="figures">{tiles}</dl></div></header>'
    )


def words(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def subtitle(title: str) -> str:
    """Above a second figure."""
    return f"<h3>{escape(title)}</h3>"


def figure(title: str, svg: str) -> str:
    """A drawing, with its name for whoever can't see it."""
    return f'<figure role="img" aria-label="{escape(title)}">{svg}</figure>'


def table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], marked: Collection[int] = ()
) -> str:
    """A table; rows that are marked stand out."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f"<tr{' class=out' if number in marked else ''}>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for number, row in enumerate(rows)
    )
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def folded(summary: str, content: str) -> str:
    """Something to be unfolded."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def sentences(lines: Sequence[tuple[str, str, bool]]) -> str:
    """Sentences, each with a tag that says how certain it is."""
    items = [
        f"<li>{escape(sentence)}"
        f'<span class="tag{" certain" if certain else ""}">{escape(tag)}</span></li>'
        for sentence, tag, certain in lines
    ]
    return f"<ul>{''.join(items)}</ul>"
