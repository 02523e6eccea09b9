"""What lies behind an option of Mombasa: the card, the book, the region, the reward."""

from collections.abc import Callable

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import chosen, counts, named, number, rows, table
from comptoir.core import Action, Decision, Json
from comptoir.games.mombasa.terminal import tracks
from comptoir.games.mombasa.terminal.displays import book_at, card_at, displayed, price
from comptoir.games.mombasa.terminal.land import entry, region_of
from comptoir.games.mombasa.terminal.ledger import next_space, note, on_space
from comptoir.games.mombasa.terminal.spaces import offer, rewards
from comptoir.games.mombasa.terminal.words import (
    BETWEEN,
    NONE,
    book,
    card,
    cards,
    company_of,
    player_of,
    pounds,
    reward,
)


def hint(sheet: Sheet, decision: Decision, action: Action) -> str:
    """What an option is about, beyond its own words."""
    about = Hints(sheet, decision).by_kind.get(action.kind.partition(".")[2])
    return about(action) if about else ""


class Hints:
    """The options of one question, each looked up in the view."""

    def __init__(self, sheet: Sheet, decision: Decision) -> None:
        self.view, self.speaker = sheet.view, sheet.speaker
        self.decision, self.seat = decision, decision.seat
        self.player = player_of(sheet.view, decision.seat)
        self.by_kind: dict[str, Callable[[Action], str]] = {
            "keep": self.keep,
            "acquire": self.acquire,
            "step": self.step,
            "track": self.track,
            "expand": self.expand,
            "company": self.company,
            "enter": self.enter,
            "column": self.column,
            "remove": self.remove,
            "flip": self.flip,
            "forward": self.forward,
            "place": self.place,
            "take": self.take,
            "merchant": self.merchant,
            "marker": self.marker,
            "choose": self.choose,
            "sell": self.sell,
            "deck": self.deck,
            "stop": self.stop,
        }

    def keep(self, action: Action) -> str:
        """What is printed on a starting tile."""
        dealt = [table(tile) for tile in rows(table(self.player["secret"])["tiles_dealt"])]
        tile = next(found for found in dealt if found["id"] == named(action, "tile"))
        bonus = [reward({"diamonds": tile["diamonds"]}, self.speaker)] if tile["diamonds"] else []
        for company, count in counts(tile["steps"]).items():
            bonus += [reward({"steps": count}, self.speaker, company)] if count else []
        return self.speaker.text(
            "cli-mombasa-tile",
            cards=cards(tile["rest"], self.speaker),
            book=book(tile["book"], self.speaker),
            bonus=", ".join(bonus),
        )

    def acquire(self, action: Action) -> str:
        """The card and what it costs now."""
        row, column = chosen(action, "row"), chosen(action, "column")
        due = price(self.view, row, column) or 0
        name = card(card_at(self.view, row, column), self.speaker)
        if self.decision.kind == "mombasa.buy":
            return BETWEEN.join((name, pounds(due, self.speaker)))
        return BETWEEN.join((name, self.speaker.text("cli-mombasa-price", price=due)))

    def step(self, action: Action) -> str:
        """The next space of the track."""
        return tracks.step(self.view, self.seat, named(action, "company"), self.speaker)

    def track(self, action: Action) -> str:
        """The steps to take there, and where the marker is."""
        name = named(action, "company")
        steps = {"steps": table(table(self.view["at_hand"])["steps"])[name]}
        space = number(tracks.track_of(self.view, self.seat, name)["space"])
        last = number(table(company_of(self.view, name)["track"])["spaces"])
        place = self.speaker.text("cli-mombasa-on-space", space=space, last=last)
        return BETWEEN.join((reward(steps, self.speaker, name), place))

    def expand(self, action: Action) -> str:
        """The points there are."""
        points = counts(self.player["totals"])["expansion"]
        return self.speaker.text("cli-mombasa-cost", points=points)

    def company(self, action: Action) -> str:
        """A share's worth and the posts in the base."""
        company = company_of(self.view, named(action, "company"))
        posts = " ".join(str(table(column)["posts"]) for column in rows(company["base"]))
        value = number(company["share_value"])
        return self.speaker.text("cli-mombasa-worth", pounds=value, posts=posts)

    def enter(self, action: Action) -> str:
        """What the region costs and gives."""
        region = region_of(self.view, named(action, "region"))
        return entry(region, named(self.decision, "company"), self.speaker)

    def column(self, action: Action) -> str:
        """The coin icons that come into sight, or go out of it."""
        column = self._column(named(self.decision, "company"), action)
        if self.decision.kind == "mombasa.return":
            return self.speaker.text("cli-mombasa-covers", coins=number(column["covers"]))
        return self._uncovers(column)

    def remove(self, action: Action) -> str:
        """The coin icons that come into sight."""
        return self._uncovers(self._column(named(action, "company"), action))

    def _column(self, company: str, action: Action) -> dict[str, Json]:
        return table(rows(company_of(self.view, company)["base"])[chosen(action, "column") - 1])

    def _uncovers(self, column: dict[str, Json]) -> str:
        coins, posts = number(column["uncovers"]), number(column["posts"])
        return self.speaker.text("cli-mombasa-uncovers", coins=coins, posts=posts)

    def flip(self, action: Action) -> str:
        """The book, and what flipping it costs."""
        cost = pounds(number(table(self.view["player_board"])["flip_cost"]), self.speaker)
        return BETWEEN.join((cost, on_space(self.player, chosen(action, "space"), self.speaker)))

    def forward(self, action: Action) -> str:
        """The book in front of the jar."""
        space = next_space(self.player)
        return self._with_note(space, on_space(self.player, space, self.speaker))

    def place(self, action: Action) -> str:
        """The book that would be covered."""
        space = chosen(action, "space")
        below = on_space(self.player, space, self.speaker)
        covers = "" if below == NONE else self.speaker.text("cli-mombasa-over", book=below)
        return self._with_note(space, covers)

    def _with_note(self, space: int, words: str) -> str:
        printed = note(self.view, space, self.speaker)
        return BETWEEN.join(part for part in (words, printed) if part)

    def take(self, action: Action) -> str:
        """The book, the coin below it, its cost."""
        space = book_at(self.view, chosen(action, "row"), chosen(action, "digit"))
        cost = self.speaker.text("cli-mombasa-costs", points=number(space["points"]))
        return BETWEEN.join((displayed(space, self.speaker), cost))

    def merchant(self, action: Action) -> str:
        """What the merchant gives now."""
        given = table(table(self.view["at_hand"])["merchants"])
        return reward(given[named(action, "card")], self.speaker)

    def marker(self, action: Action) -> str:
        """What the space costs and gives."""
        return offer(self.view, named(action, "space"), self.speaker)

    def choose(self, action: Action) -> str:
        """The reward."""
        offered = rewards(self.view, named(self.decision, "space"), self.speaker)
        return offered[chosen(action, "number") - 1]

    def sell(self, action: Action) -> str:
        """The pounds for the card."""
        sale = counts(table(self.view["at_hand"])["sale"])
        return pounds(sale[named(action, "card")], self.speaker)

    def deck(self, action: Action) -> str:
        """The cards of the deck."""
        decks = rows(self.player["resting"])
        return cards(decks[chosen(action, "slot") - 1], self.speaker)

    def stop(self, action: Action) -> str:
        """What stopping gives up; a bookkeeper gives up nothing."""
        if self.decision.kind == "mombasa.ledger":
            return ""
        return self.speaker.text("cli-mombasa-forfeits")
