import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from comptoir.bots import Failures
from comptoir.core import Score, Seat
from comptoir.lab import Setting
from comptoir.lab.contest import Contest, Outcome, hold
from comptoir.lab.facts import Facts
from comptoir.lab.findings import Finding, find
from comptoir.lab.match import Thinking
from comptoir.lab.page import Page
from comptoir.lab.plots import Dot, dots
from comptoir.lab.provenance import in_a_line
from comptoir.lab.report import Report, Topic, study
from comptoir.lab.statistics import Interval
from comptoir.lang import LANGUAGES, Speaker

FOUR = Setting("mombasa", ("greedy",) * 4, games=2)
VOID = {"br", "meta", "path", "use", "rect", "image"}


def outcome(deal: int, totals: tuple[int, ...], facts: Facts) -> Outcome:
    """A game with these points by seat."""
    ranks = [sorted(totals, reverse=True).index(total) + 1 for total in totals]
    result = tuple(
        Score(Seat(seat), total, (("cash", total),), rank)
        for seat, (total, rank) in enumerate(zip(totals, ranks, strict=True))
    )
    thinking = tuple(Thinking() for _ in totals)
    return Outcome(
        deal, 0, result, 800 + deal, 7, thinking, tuple(Failures() for _ in totals), facts
    )


def tiles(first: int, cairo: int, *names: str) -> Facts:
    """Who has which starting tile, and what a share of Cairo is worth; others' are worth 5."""
    counts = {"starting_tile": [{name: 1} for name in names]}
    return Facts(first, counts, values={"share_value": {"cairo": cairo, "mombasa": 5}})


def contest(count: int = 40) -> Contest:
    """The player behind the first one always wins, with tile 1."""
    games: list[Outcome] = []
    for deal in range(count):
        first = deal % 4
        winner = (first + 1) % 4
        names = [f"starting_tile_{2 + (seat - winner) % 4}" for seat in range(4)]
        names[winner] = "starting_tile_1"
        totals = tuple(100 if seat == winner else 50 + 10 * seat for seat in range(4))
        games.append(outcome(deal, totals, tiles(first, 7 + deal % 2, *names)))
    return Contest(FOUR, tuple(games))


def topic(report: Report, name: str) -> Topic:
    return next(found for found in report.topics if found.name == name)


def test_seats_are_counted_from_the_first_player() -> None:
    report = study(contest())
    assert [place.win_rate.mean for place in report.places] == [0, 1, 0, 0]
    assert report.places[1].score == Interval(100, 100, 100)
    assert report.players == 4


def test_scores_margins_and_lengths() -> None:
    report = study(contest())
    assert report.winner.mean == 100
    assert report.margin.mean == pytest.approx((20 + 20 + 20 + 30) / 4)
    assert report.length.mean == pytest.approx(819.5)
    assert report.rounds == {7: 40}
    assert report.shared == 0
    (cash,) = report.categories
    assert cash.winners.mean == 100
    assert cash.everybody.mean == pytest.approx((100 + 3 * 65) / 4)


def test_a_shared_win_is_a_part_of_one_for_each() -> None:
    names = [f"starting_tile_{number}" for number in range(1, 5)]
    games = [outcome(deal, (9, 9, 1, 1), tiles(0, 5, *names)) for deal in range(2)]
    report = study(Contest(FOUR, tuple(games)))
    assert report.shared == 2
    assert [place.win_rate.mean for place in report.places] == [0.5, 0.5, 0, 0]
    assert report.margin.mean == 0


def test_a_choice_is_as_good_as_those_who_made_it() -> None:
    found = topic(study(contest()), "starting_tile")
    assert found.mean == 0.25
    best, *others = found.choices
    assert (best.name, best.times, best.win_rate.mean) == ("starting_tile_1", 40, 1.0)
    assert sum(choice.times for choice in others) == 120
    assert best.price is None


def test_who_chose_twice_counts_twice() -> None:
    facts = Facts(0, {"bought": [{"ship": 2, "bank": 1}, {"ship": 1}]}, {"bought": {"ship": [3]}})
    setting = Setting("speicherstadt", ("random", "random"), games=2)
    games = [outcome(deal, (9, 1), facts) for deal in range(2)]
    report = study(Contest(setting, tuple(games)))
    rates = {choice.name: choice.win_rate.mean for choice in topic(report, "bought").choices}
    assert rates == {"ship": pytest.approx(2 / 3), "bank": 1.0}
    prices = {choice.name: choice.price for choice in topic(report, "bought").choices}
    assert prices == {"ship": Interval(3, 3, 3), "bank": None}


def test_what_stands_out_is_named() -> None:
    found = find(study(contest()))
    seats = [one for one in found if one.topic == "seat"]
    assert [(one.names, one.figure.mean) for one in seats] == [
        (("1",), 0),
        (("2",), 1),
        (("3",), 0),
        (("4",), 0),
    ]
    assert all(one.certain for one in seats)
    assert ("starting_tile_1",) in [one.names for one in found if one.topic == "starting_tile"]
    (value,) = [one for one in found if one.topic == "share_value"]
    assert value.names == ("cairo", "mombasa")
    assert value.figure.mean == 2.5
    assert value.certain
    assert value.as_json()["certain"] is True


def test_what_is_within_its_threshold_is_not_named() -> None:
    """Seats win 32, 18, 25 and 25 times of 100; a share of one is worth 2.8 more."""
    wins = [0] * 32 + [1] * 18 + [2] * 25 + [3] * 25
    games = [
        outcome(
            deal,
            tuple(9 if seat == winner else 1 for seat in range(4)),
            Facts(
                0, {}, values={"share_value": {"cairo": 20, "mombasa": 1 + 18 * (deal % 10 > 0)}}
            ),
        )
        for deal, winner in enumerate(wins)
    ]
    assert [one.topic for one in find(study(Contest(FOUR, tuple(games))))] == ["share_value"]


def test_few_games_prove_little() -> None:
    names = [f"starting_tile_{number}" for number in range(1, 5)]
    games = [outcome(deal, (9, 1, 1, 1), tiles(deal, 5, *names)) for deal in range(2)]
    found = find(study(Contest(FOUR, tuple(games))))
    assert {one.topic for one in found} == {"seat", "starting_tile"}
    assert not any(one.certain for one in found)


class Checker(HTMLParser):
    """Sees whether every tag is closed, and what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        fetching = [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.fetched += [value for value in fetching if not value.startswith("#")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def written(found: Contest, language: str = "en") -> str:
    report = study(found)
    return Page(report, find(report), Speaker(language)).text("House <edition>", "comptoir report")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_fetches_nothing(language: str) -> None:
    text = written(contest(), language)
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert checker.fetched == []
    assert f'<html lang="{language}">' in text
    assert "House &lt;edition&gt;" in text
    assert f"<br>{in_a_line(contest().setting)}</footer>" in text
    assert "lab-" not in text
    assert "{" not in text.partition("<body>")[2].replace("*{stroke", "")


def test_the_plots_are_sound_svg() -> None:
    text = written(contest())
    plots = [part.partition("</svg>")[0] + "</svg>" for part in text.split("<figure")[1:]]
    assert len(plots) >= 5
    for plot in plots:
        ElementTree.fromstring(plot[plot.index("<svg") :])


@pytest.mark.parametrize(("low", "high"), [(0.9, 2.8), (1.1, 8.3), (20.0, 39.0)])
def test_what_stands_below_a_plot_is_as_far_apart_as_it_says(low: float, high: float) -> None:
    svg = dots([Dot("a", Interval((low + high) / 2, low, high))], lambda value: f"{value:.1f}")
    ticks = [float(text) for text in re.findall(r">([\d.]+)</text>", svg)]
    steps = {round(later - tick, 6) for tick, later in pairwise(ticks)}
    assert len(ticks) > 2
    assert len(steps) == 1


def test_the_same_games_make_the_same_page() -> None:
    assert written(contest()) == written(contest())


def test_the_page_says_what_stands_out_and_how_sure_that_is() -> None:
    text = written(contest())
    assert "Player 2 in turn order wins 100.0%" in text
    assert "A share of Cairo is worth 2.5 ± 0.2 more than one of Mombasa." in text
    assert text.index('class="tag certain"') < text.index("Listed: seats")
    assert "Nothing is beyond its threshold." not in text


@pytest.mark.parametrize("game", ["speicherstadt", "mombasa"])
def test_real_games_are_reported(game: str) -> None:
    setting = Setting(game, ("random", "random"), games=3)
    found = hold(setting, with_facts=True)
    report = study(found)
    assert json.loads(json.dumps(report.as_json()))["games"] == 3
    text = written(found)
    assert ("Starting tiles" in text) == (game == "mombasa")
    assert ("starting tiles and furthest tracks" in text) == (game == "mombasa")


def test_a_page_without_findings_says_so() -> None:
    report = study(contest())
    text = Page(report, (), Speaker("en")).text("House", "comptoir report")
    assert "Nothing is beyond its threshold." in text


def test_a_finding_that_may_be_chance_is_tagged_so() -> None:
    report = study(contest())
    page = Page(report, (), Speaker("en"))
    unsure = Finding("seat", ("1",), Interval(0.4, 0.2, 0.6), 0.25)
    assert page.tag(unsure) == "may be chance"
    assert "40.0% (20.0\N{EN DASH}60.0)" in page.sentence(unsure)
