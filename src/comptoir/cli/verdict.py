"""What was found about one turn of a finished game, in words."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.cli.advice import account
from comptoir.cli.boards import Sheet
from comptoir.cli.terminal import Terminal
from comptoir.cli.wording import option_words, turn_words
from comptoir.study import Inquiry, Verdict, plan
from comptoir.study.account import around
from comptoir.study.analysis import table_of
from comptoir.study.gains import named
from comptoir.study.summary import categories


class Teller:
    """Tells about the turns of one game."""

    def __init__(self, terminal: Terminal, inquiry: Inquiry) -> None:
        self._terminal, self._speaker = terminal, terminal.speaker
        self._turns, self._game = plan(inquiry), table_of(inquiry).game
        self._categories = categories(inquiry)

    def tell(self, one: Verdict) -> None:
        """What it cost, and what would have been better, and why."""
        speaker, name = self._speaker, self._speaker.name(one.seat)
        turn, played = one.number + 1, self._words(one, one.played)
        if not one.cost:
            self._terminal.say(
                "study-none-better", turn=turn, round=one.round, name=name, played=played
            )
            return
        cost = speaker.number(one.cost, 1)
        self._terminal.say(
            "study-cost-most", turn=turn, round=one.round, name=name, cost=cost, played=played
        )
        better = self._words(one, one.best.choices)
        self._terminal.say("study-better", better=better, gains=self._gains(one))

    def tell_all(self, one: Verdict) -> None:
        """The same, all that was weighed, and how everybody stands afterwards."""
        self.tell(one)
        self._tell_moved(one)
        self._terminal.show("")
        self._terminal.say("study-weighed")
        rows = [
            (turn.value, self._words(one, turn.choices), turn.played) for turn in one.alternatives
        ]
        self._terminal.show(self._ranked(rows))
        self._terminal.say("study-choices")
        for question, ranked in self._choices(one):
            self._terminal.show(question, "bold")
            self._terminal.show(ranked)
        self._terminal.say("study-after")
        self._terminal.show(self._outlook(one))

    def _tell_moved(self, one: Verdict) -> None:
        """How the draw before it and the turn itself moved the chance of whoever made it."""
        speaker = self._speaker
        luck, own = around(one.forecasts, one.seat)
        self._terminal.say(
            "study-moved",
            luck=round(100 * luck.moved),
            luck_doubt=speaker.number(100 * luck.doubt, 1),
            own=round(100 * own.moved),
            own_doubt=speaker.number(100 * own.doubt, 1),
        )

    def _words(self, one: Verdict, choices: Sequence[str]) -> str:
        path = [self._game.parse(text) for text in choices]
        before = self._turns[one.number].before
        return turn_words(self._game, before, self._turns[one.number].seat, path, self._speaker)

    def _gains(self, one: Verdict) -> str:
        """Where the better turn gains or loses; if it gains nowhere, it hinders the others."""
        aims = named(one.gains, self._categories)
        found = account(aims, self._game.key, self._speaker, one.cost)
        return found or self._speaker.text("study-rivals")

    def _ranked(self, rows: Sequence[tuple[float, str, bool]]) -> Table:
        """Values, the best first, and what they are the values of."""
        table = Table(box=SIMPLE_HEAD, show_header=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for value, words, made in rows:
            note = f" {self._speaker.text('study-this')}" if made else ""
            style = "bold" if made else None
            table.add_row(self._speaker.number(value, 1), f"{words}{note}", style=style)
        return table

    def _choices(self, one: Verdict) -> list[tuple[str, Table]]:
        """Each question of the turn, and its options ranked."""
        game, turn = self._game, self._turns[one.number]
        world, found = game.clone(turn.before), []
        for decision, choice in zip(turn.asked, one.choices, strict=True):
            sheet = Sheet(game.view(world, turn.seat), turn.seat, self._speaker)
            rows = []
            for option in choice.options:
                words = option_words(sheet, game.key, decision, game.parse(option.choice))
                rows.append((option.value, words, option.choice == choice.made))
            found.append((self._speaker.prompt(decision), self._ranked(rows)))
            game.apply(world, turn.seat, game.parse(choice.made), listen=False)
        return found

    def _outlook(self, one: Verdict) -> Table:
        """A column a player: the final score to expect by category, and the chance of winning."""
        speaker, seats = self._speaker, range(len(one.wins))
        table = Table(box=SIMPLE_HEAD)
        table.add_column(speaker.text("cli-category"))
        for seat in seats:
            table.add_column(speaker.name(seat), justify="right")
        for place, name in enumerate(self._categories):
            points = [speaker.number(one.scores[seat][place], 1) for seat in seats]
            table.add_row(speaker.category(self._game.key, name), *points)
        table.add_section()
        totals = [speaker.number(one.total(seat), 1) for seat in seats]
        table.add_row(speaker.text("cli-total"), *totals, style="bold")
        chances = [speaker.percent(chance) for chance in one.wins]
        table.add_row(speaker.text("study-chance-to-win"), *chances)
        return table
