"""A report as one HTML file that needs nothing else, in any of our languages."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from comptoir.lab import markup, plots
from comptoir.lab.contest import Outcome
from comptoir.lab.findings import CHOICE_OFF, JUDGED, SEAT_OFF, VALUE_OFF, Finding
from comptoir.lab.markup import Section
from comptoir.lab.plots import Dot
from comptoir.lab.provenance import in_a_line
from comptoir.lab.report import Report, Topic, Worth
from comptoir.lab.statistics import Interval
from comptoir.lang import Speaker

ENOUGH = 10
"""How often a thing must have been chosen to be drawn; the table has them all."""
MOST = 30
"""How many things are drawn at most: the best and the worst."""


class Page:
    """Writes a report."""

    def __init__(self, report: Report, findings: Sequence[Finding], speaker: Speaker) -> None:
        self.report = report
        self.findings = findings
        self.speaker = speaker
        self.game = report.contest.setting.game

    def text(self, edition: str, command: str) -> str:
        """The whole file; `command` is what it was made with."""
        speaker, games = self.speaker, len(self.report.contest.outcomes)
        title = speaker.text("lab-report-title", game=self.game.capitalize(), games=games)
        sections = [
            self._findings(),
            self._places(),
            self._scores(),
            self._categories(),
            *self._worths(),
            *self._topics(),
            self._length(),
        ]
        made = speaker.text("lab-report-made", command=command)
        last = [made, in_a_line(self.report.contest.setting)]
        return markup.page(speaker.language, title, self._header(title, edition), sections, last)

    def _header(self, title: str, edition: str) -> str:
        report, speaker = self.report, self.speaker
        setting = report.contest.setting
        options = [f"{name}={value}" for name, value in sorted(setting.options.items())]
        about = speaker.text(
            "lab-report-about",
            players=report.players,
            bots=", ".join(setting.bots),
            edition=edition,
            seed=setting.seed,
        )
        shared = report.shared / len(report.contest.outcomes)
        rounds = sorted(report.rounds)
        span = f"{rounds[0]}" if len(rounds) == 1 else f"{rounds[0]}\N{EN DASH}{rounds[-1]}"
        figures = [
            (speaker.text("lab-report-winner"), *self._figure(report.winner)),
            (speaker.text("lab-report-margin"), *self._figure(report.margin)),
            (speaker.text("lab-report-shared"), self._percent(shared), ""),
            (speaker.text("lab-report-rounds"), span, ""),
            (speaker.text("lab-report-length"), *self._figure(report.length)),
        ]
        return markup.header(title, [about, *options], figures)

    def _findings(self) -> Section:
        speaker = self.speaker
        found = sorted(self.findings, key=lambda one: not one.certain)
        lines = [(self.sentence(one), self.tag(one), one.certain) for one in found]
        nothing = markup.words(speaker.text("lab-report-nothing"))
        how = " ".join([*self._thresholds(), speaker.text("lab-report-chance-about")])
        listed = markup.sentences(lines) if lines else nothing
        return speaker.text("lab-report-findings"), listed + markup.words(how)

    def _thresholds(self) -> Iterator[str]:
        """What is named, as far as the game has it."""
        speaker, report = self.speaker, self.report
        fair = 1 / report.players
        yield speaker.text(
            "lab-report-threshold-seats",
            players=report.players,
            low=self._percent(fair - SEAT_OFF),
            high=self._percent(fair + SEAT_OFF),
        )
        if any(topic.name in JUDGED for topic in report.topics):
            yield speaker.text(
                "lab-report-threshold-choices", points=speaker.number(100 * CHOICE_OFF)
            )
        if report.worths:
            yield speaker.text("lab-report-threshold-values", value=speaker.number(VALUE_OFF))

    def sentence(self, one: Finding) -> str:
        """Something that stands out, in words."""
        speaker = self.speaker
        if one.topic == "seat":
            return speaker.text(
                "lab-report-seat-off",
                place=one.names[0],
                rate=self._percents(one.figure),
                fair=self._percent(one.fair),
            )
        names = [self._name(one.topic, name) for name in one.names]
        if len(names) == 1:
            return speaker.text(
                "lab-report-choice-off",
                topic=self._title(one.topic),
                name=names[0],
                rate=self._percents(one.figure),
                mean=self._percent(one.fair),
            )
        more = self._plus_minus(one.figure)
        return speaker.text("lab-report-value-off", above=names[0], below=names[1], more=more)

    def tag(self, one: Finding) -> str:
        """How certain it is, in words."""
        speaker = self.speaker
        if one.certain:
            return speaker.text("lab-report-certain")
        return speaker.text("lab-report-chance")

    def _places(self) -> Section:
        speaker, report = self.speaker, self.report
        title, fair = speaker.text("lab-report-places"), 1 / report.players
        dots = [
            _dot(speaker.text("lab-report-place", number=number), place.win_rate, fair)
            for number, place in enumerate(report.places, 1)
        ]
        rows = [
            (dot.label, self._percents(place.win_rate), self._plus_minus(place.score))
            for dot, place in zip(dots, report.places, strict=True)
        ]
        headings = (
            speaker.text("cli-seat"),
            speaker.text("lab-report-rate"),
            speaker.text("cli-mean-score"),
        )
        return title, (
            markup.words(speaker.text("lab-report-places-about"))
            + markup.figure(title, plots.dots(dots, self._tick, fair, SEAT_OFF))
            + markup.table(headings, rows, _marked(dots))
        )

    def _scores(self) -> Section:
        speaker, outcomes = self.speaker, self.report.contest.outcomes
        title = speaker.text("lab-report-scores")
        everybody = [score.total for one in outcomes for score in one.result]
        samples = [
            (speaker.text("lab-report-everybody"), everybody),
            (speaker.text("lab-report-winners"), [_best(one) for one in outcomes]),
        ]
        svg = plots.histogram(samples, speaker.text("lab-report-points"), speaker.number)
        return title, markup.figure(title, svg)

    def _categories(self) -> Section:
        speaker, categories = self.speaker, self.report.categories
        title = speaker.text("lab-report-categories")
        names = [speaker.category(self.game, category.name) for category in categories]
        headings = (speaker.text("lab-report-everybody"), speaker.text("lab-report-winners"))
        figures = [(category.everybody, category.winners) for category in categories]
        rows = [
            (name, *map(self._plus_minus, pair)) for name, pair in zip(names, figures, strict=True)
        ]
        return title, (
            markup.words(speaker.text("lab-report-categories-about"))
            + markup.figure(title, plots.pairs(names, headings, figures, speaker.number))
            + markup.table((speaker.text("cli-category"), *headings), rows)
        )

    def _worths(self) -> Iterator[Section]:
        for topic in dict.fromkeys(worth.topic for worth in self.report.worths):
            yield self._worth([one for one in self.report.worths if one.topic == topic])

    def _worth(self, worths: Sequence[Worth]) -> Section:
        speaker, topic = self.speaker, worths[0].topic
        title = self._title(topic)
        mean = fmean(worth.value.mean for worth in worths)
        dots = [_dot(self._name(topic, worth.name), worth.value, mean) for worth in worths]
        rows = [(dot.label, self._plus_minus(dot.figure)) for dot in dots]
        headings = (speaker.text("lab-report-thing"), speaker.text("lab-report-mean"))
        return title, (
            markup.words(speaker.text("lab-report-worth-about"))
            + markup.figure(title, plots.dots(dots, self._short, mean))
            + markup.table(headings, rows, _marked(dots))
        )

    def _topics(self) -> Iterator[Section]:
        """What choices have to do with winning: in general, then topic by topic."""
        speaker = self.speaker
        about = speaker.text("lab-report-choices-about")
        yield speaker.text("lab-report-choices"), markup.words(about)
        for topic in sorted(self.report.topics, key=lambda one: [*self._titles()].index(one.name)):
            if topic.choices:
                yield self._topic(topic)

    def _topic(self, topic: Topic) -> Section:
        speaker, title = self.speaker, self._title(topic.name)
        drawn = [choice for choice in topic.choices if choice.times >= ENOUGH]
        if len(drawn) > MOST:
            drawn = [*drawn[: MOST // 2], *drawn[-MOST // 2 :]]
        dots = [_dot(self._name(topic.name, c.name), c.win_rate, topic.mean) for c in drawn]
        folded = speaker.text("lab-report-table", count=len(topic.choices))
        band = CHOICE_OFF if topic.name in JUDGED else 0.0
        return title, (
            markup.words(speaker.text("lab-report-topic-about", mean=self._percent(topic.mean)))
            + (markup.figure(title, plots.dots(dots, self._tick, topic.mean, band)) if dots else "")
            + self._prices(topic)
            + markup.folded(folded, self._choices(topic))
        )

    def _prices(self, topic: Topic) -> str:
        """What was paid, the most expensive first."""
        enough = [choice for choice in topic.choices if choice.times >= ENOUGH]
        paid = [Dot(self._name(topic.name, c.name), c.price) for c in enough if c.price]
        if not paid:
            return ""
        title = self.speaker.text("lab-report-price")
        dots = sorted(paid, key=lambda dot: -dot.figure.mean)[:MOST]
        return markup.subtitle(title) + markup.figure(title, plots.dots(dots, self._short))

    def _choices(self, topic: Topic) -> str:
        speaker = self.speaker
        headings = [
            speaker.text("lab-report-thing"),
            speaker.text("lab-report-times"),
            speaker.text("lab-report-rate"),
            speaker.text("lab-report-off"),
        ]
        rows = [
            [
                self._name(topic.name, choice.name),
                speaker.number(choice.times),
                self._percents(choice.win_rate),
                self._points(choice.win_rate.mean - topic.mean),
            ]
            for choice in topic.choices
        ]
        if any(choice.price for choice in topic.choices):
            headings.append(speaker.text("lab-report-price"))
            for row, choice in zip(rows, topic.choices, strict=True):
                row.append(self._plus_minus(choice.price) if choice.price else "")
        dots = [_dot(choice.name, choice.win_rate, topic.mean) for choice in topic.choices]
        return markup.table(headings, rows, _marked(dots))

    def _length(self) -> Section:
        speaker, outcomes = self.speaker, self.report.contest.outcomes
        title = speaker.text("lab-report-lengths")
        samples = [("", [one.decisions for one in outcomes])]
        svg = plots.histogram(samples, speaker.text("lab-report-length"), speaker.number)
        about = markup.words(speaker.text("lab-report-lengths-about"))
        return title, about + markup.figure(title, svg)

    def _title(self, topic: str) -> str:
        return self._titles()[topic]

    def _titles(self) -> dict[str, str]:
        """All topics, in the order in which they come."""
        speaker = self.speaker
        return {
            "share_value": speaker.text("lab-topic-share-value"),
            "starting_tile": speaker.text("lab-topic-starting-tile"),
            "main_track": speaker.text("lab-topic-main-track"),
            "track_steps": speaker.text("lab-topic-track-steps"),
            "shares": speaker.text("lab-topic-shares"),
            "acquired": speaker.text("lab-topic-acquired"),
            "planned": speaker.text("lab-topic-planned"),
            "sold": speaker.text("lab-topic-sold"),
            "space": speaker.text("lab-topic-space"),
            "book_letter": speaker.text("lab-topic-book-letter"),
            "book": speaker.text("lab-topic-book"),
            "bought": speaker.text("lab-topic-bought"),
            "bid": speaker.text("lab-topic-bid"),
        }

    def _name(self, topic: str, name: str) -> str:
        return name if topic == "book_letter" else self.speaker.id(self.game, name)

    def _percent(self, rate: float) -> str:
        return self.speaker.percent(rate, 1)

    def _tick(self, rate: float) -> str:
        return self.speaker.percent(rate)

    def _percents(self, figure: Interval) -> str:
        low, high = (self.speaker.number(100 * bound, 1) for bound in (figure.low, figure.high))
        return f"{self._percent(figure.mean)} ({low}\N{EN DASH}{high})"

    def _points(self, rate: float) -> str:
        """How far something is off, in points of a hundred."""
        return ("+" if rate > 0 else "") + self.speaker.number(100 * rate, 1)

    def _figure(self, figure: Interval) -> tuple[str, str]:
        reach = self.speaker.number(figure.high - figure.mean, 1)
        return self.speaker.number(figure.mean, 1), f"± {reach}"

    def _plus_minus(self, figure: Interval) -> str:
        return " ".join(self._figure(figure))

    def _short(self, value: float) -> str:
        return self.speaker.number(value, 1)


def _dot(label: str, figure: Interval, fair: float) -> Dot:
    """It stands out if chance alone would hardly do it."""
    return Dot(label, figure, not figure.holds(fair))


def _marked(dots: Sequence[Dot]) -> list[int]:
    return [number for number, dot in enumerate(dots) if dot.stands_out]


def _best(outcome: Outcome) -> int:
    return max(score.total for score in outcome.result)
