"""A speaker turns kinds, ids and numbers into sentences of one language.

The messages are Fluent files: those of the program in `locales/<language>`, those of a game in a
folder like this of its own package; what has no words in a language is said in English. A kind
`game.name` has the message

- `game-event-name` for an event; its attribute `.own` for whoever sees the secret part, too,
- `game-ask-name` for a question; its attribute `.title` names the question in a few words, and
  where it lists kinds of actions as `$choices`, an attribute for each, `.flip`, says the kind:
  those that are among the options are listed,
- `game-do-name` for an option,
- `game-why-name` for a refusal,

and an id or a scoring category has `game-id-name` or `game-category-name`. Texts of the terminal
are `cli-name`. An argument `seat` (or `…_seat`) becomes the player's name, a text the name of the
id, several ids a list; numbers stay numbers, so that messages can choose plurals. An id may have
forms for the grammar as attributes (`.acc`, `.the`): a message finds them as `$good_acc`.
Amounts may be signed: `ABS($coins)` drops the sign, `SIGNED($points)` shows it. What several
messages share is a `game-part-name`, which they refer to.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import FluentInt

from comptoir.core import Action, Args, Decision, Event, Refusal, Seat, Value
from comptoir.games import GAMES
from comptoir.lang.language import DEFAULT, LANGUAGES
from comptoir.lang.messages import Messages
from comptoir.lang.rules import Rules

LOCALES = Path(__file__).parents[1] / "locales"
OF_PAGE = ("page", "home", "lesson")
"""How files begin whose messages the page alone says."""
FORMS = ("acc", "gen", "dat", "loc", "ins", "the", "a")
"""Cases, and the definite and the indefinite article."""


HOUSE = "House edition"
"""The name in the files of the house editions."""


class Speaker:
    """Says things in one language, at one table."""

    def __init__(self, language: str, names: Sequence[str] = (), rules: Rules | None = None):
        self.language = language
        self.names = tuple(names)
        self.rules = Rules.packaged(language) if rules is None else rules
        self._messages = messages(language)

    def seated(self, names: Sequence[str]) -> "Speaker":
        """The same speaker at a table with these players."""
        return Speaker(self.language, names, self.rules)

    def text(self, key: str, **values: str | int) -> str:
        """A text of the program itself."""
        return self._format(key, "", values) or key

    def edition(self, name: str) -> str:
        """What an edition is called: people name their own, the house edition has a translation."""
        return self.text("core-house-edition") if name == HOUSE else name

    def found(self, key: str) -> str:
        """A text that there need not be; nothing if there is none."""
        return self._format(key, "", {})

    def event(self, event: Event) -> str:
        """What happened, as far as whoever got the event may know."""
        form = "own" if event.secret else ""
        return self._say("event", event.kind, (*event.args, *event.secret), form)

    def prompt(self, decision: Decision) -> str:
        """The question, which lists nothing that is not offered."""
        return self._say("ask", decision.kind, decision.args, choices=self._choices(decision))

    def _choices(self, decision: Decision) -> str:
        """What its options are, in the question's own words, each once: `flip a book or stop`."""
        key = message_id("ask", decision.kind)
        kinds = [option.kind.partition(".")[2] for option in decision.options]
        said = [self._format(key, kind, {}) for kind in dict.fromkeys(kinds)]
        return self._either([*dict.fromkeys(filter(None, said))])

    def _either(self, ways: list[str]) -> str:
        """One of several things, as a question names them."""
        if len(ways) < 2:
            return "".join(ways)
        first, last = ", ".join(ways[:-1]), ways[-1]
        if len(ways) == 2:
            return self.text("core-or", first=first, last=last)
        return self.text("core-or-more", first=first, last=last)

    def title(self, kind: str) -> str:
        """A question in a few words."""
        return self._format(message_id("ask", kind), "title", {}) or kind

    def option(self, action: Action) -> str:
        """The choice as a person would say it."""
        return self._say("do", action.kind, action.args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule and its page."""
        reason = self._say("why", refusal.kind, refusal.args)
        if not refusal.rule:
            return reason
        return self.text("core-why", reason=reason, reference=self.reference(refusal.rule))

    def reference(self, number: str) -> str:
        """Where a rule stands: `S5.1, page 2`."""
        rule = self.rules.find(number)
        pages = rule.pages if rule else ()
        listed = self.join([str(page) for page in pages])
        return self.text("core-reference", rule=number, count=len(pages), pages=listed)

    def name(self, seat: Seat | int) -> str:
        """The player's name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("core-player", number=seat + 1)

    def id(self, game: str, name: str, form: str = "") -> str:
        """The name of a thing, in a form that the grammar wants if it has one.

        What only an edition of one's own has gets its id, made readable.
        """
        key = message_id("id", f"{game}.{name}")
        found = self._format(key, form, {}) or self._format(key, "", {})
        return found or name.replace("_", " ")

    def ids(self, game: str, names: Sequence[str], form: str = "") -> str:
        """Several things in a list; equal ones are counted."""
        if not names:
            return self.id("core", "nothing", form)
        counted = Counter(names).items()
        return self.join([self._counted(count, self.id(game, n, form)) for n, count in counted])

    def category(self, game: str, name: str) -> str:
        """The name of a scoring category."""
        return self._format(message_id("category", f"{game}.{name}"), "", {}) or name

    def _say(self, role: str, kind: str, args: Args, form: str = "", **more: str) -> str:
        game = kind.partition(".")[0]
        key = message_id(role, kind)
        values = self._values(game, args) | more
        found = self._format(key, form, values) or self._format(key, "", values)
        return self._sentence(found) if found else str(Refusal("", kind, args)).strip()

    def _values(self, game: str, args: Args) -> dict[str, str | int]:
        values: dict[str, str | int] = {}
        for name, value in args:
            if isinstance(value, int):
                seated = name == "seat" or name.endswith("_seat")
                values[name] = self.name(value) if seated else value
            else:
                values[name] = self._named(game, value, "")
                values |= {f"{name}_{form}": self._named(game, value, form) for form in FORMS}
        return values

    def _named(self, game: str, value: Value, form: str) -> str:
        if isinstance(value, tuple):
            return self.ids(game, value, form)
        text = str(value)
        return self.title(text) if "." in text else self.id(game, text, form)

    def _sentence(self, text: str) -> str:
        """Sentences begin with a capital; names of people stay as they are."""
        if any(name and text.startswith(name) for name in self.names):
            return text
        return text[:1].upper() + text[1:]

    def _counted(self, count: int, name: str) -> str:
        return name if count == 1 else self.text("core-counted", count=count, name=name)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with that many digits behind the comma, or whatever the language has for one."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return _minus(
            format_decimal(round(value, digits) or 0, format=pattern, locale=self.language)
        )

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in percent, with the space before the sign that the language wants."""
        return self.number(100 * share, digits) + percent_sign(self.language)

    def join(self, items: Sequence[str]) -> str:
        """Several things as the language lists them."""
        return format_list(items, locale=self.language) if items else ""

    def _format(self, key: str, form: str, values: Mapping[str, Any]) -> str:
        """The message or one of its attributes, filled in; nothing if there is none."""
        spoken = self._messages if self._messages.has_message(key) else messages(DEFAULT)
        if not spoken.has_message(key):
            return ""
        message = spoken.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        return str(spoken.format_pattern(pattern, dict(values))[0]) if pattern else ""


def message_id(role: str, kind: str) -> str:
    """The Fluent name of a kind in one of its roles: `game-event-name`."""
    game, _, name = kind.partition(".")
    return f"{game}-{role}-{name}"


def signed(number: int) -> str:
    """With its sign, a real minus below 0, for messages: `{ SIGNED($points) }`."""
    return _minus(f"{number:+d}") if number else "0"


def _minus(number: str) -> str:
    return number.replace("-", "\N{MINUS SIGN}")


def percent_sign(language: str) -> str:
    """What follows a number: "%", in some languages after a space."""
    return format_percent(0, format=None, locale=language).removeprefix("0")


def unsigned(number: int) -> FluentInt:
    """3 for 3 and for -3, still a number: `{ ABS($coins) }`."""
    return FluentInt(abs(number))


@cache
def messages(language: str) -> Messages:
    """All messages of a language, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"no language '{language}'")
    texts = (file.read_text(encoding="utf-8") for file in message_files(language))
    return Messages(language, texts, {"ABS": unsigned, "SIGNED": signed})


def message_files(language: str) -> list[Traversable]:
    """The files of the program and of all games, except for those that the page alone says."""
    folders: list[Traversable] = [LOCALES / language]
    folders += [_folder(key, language) for key in GAMES]
    files = [file for folder in folders for file in _by_name(folder)]
    return [file for file in files if not file.name.startswith(OF_PAGE)]


def words(key: str, language: str) -> tuple[str, ...]:
    """The messages of a game's own package: in English, then in the language, which go first."""
    folders = [_folder(key, each) for each in dict.fromkeys((DEFAULT, language))]
    return tuple(file.read_text("utf-8") for folder in folders for file in _by_name(folder))


def _folder(key: str, language: str) -> Traversable:
    about = GAMES[key]
    return about.file(about.locales) / language


def _by_name(folder: Traversable) -> list[Traversable]:
    files = [*folder.iterdir()] if folder.is_dir() else []
    return sorted([file for file in files if file.name.endswith(".ftl")], key=str)
