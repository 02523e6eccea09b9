"""A person before the screen who is asked something, and all they can type in answer."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from comptoir.cli.advice import advice
from comptoir.cli.boards import Sheet, board_of
from comptoir.cli.commands import find_rules, show_rules
from comptoir.cli.errors import Leave
from comptoir.cli.options import Options
from comptoir.cli.reasons import matching, reasons
from comptoir.cli.scores import score_table
from comptoir.cli.wording import option_words
from comptoir.core import Action, Decision, IllegalAction, InvalidNotation, Seat
from comptoir.lang.sentences import translated
from comptoir.table import Projection, SeatView, project

if TYPE_CHECKING:
    from comptoir.cli.session import Session

ALL = "all"
"""Behind `board`: not only what matters for the question."""
LOG_LINES = 20
"""How many lines `log` shows unless told otherwise."""


class PersonAtTerminal:
    """One question to one person. A command returns whether the table has changed."""

    def __init__(self, session: "Session", seat: Seat) -> None:
        self.session = session
        self.terminal = session.terminal
        self.speaker = session.speaker
        self.table = session.table
        self.seat = seat
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "restart": self.restart,
            "why": self.why,
            "hint": self.hint,
            "log": self.log,
            "rule": self.rule,
            "scores": self.scores,
            "board": self.board,
            "help": self.help,
            "save": self.save,
            "quit": self.quit,
        }
        self.drawn = board_of(session.table.game.key)
        for name in self.drawn.PAGES:
            self.commands[name] = partial(self.page, name)

    @property
    def projection(self) -> Projection:
        """What this person may see now."""
        return project(self.table, self.seat)

    @property
    def sheet(self) -> Sheet:
        """What the board is drawn from."""
        return Sheet(self.projection.view, self.seat, self.speaker)

    @property
    def decision(self) -> Decision:
        """What this person is asked."""
        return self.projection.decisions[0]

    def answer(self) -> None:
        """Ask until the person changes the table."""
        self._hand_over()
        projection = self.projection
        self.session.tell(projection)
        self._scene(self._before(projection))
        while not self._obey(self.terminal.ask("cli-prompt", name=self.speaker.name(self.seat))):
            pass

    def _hand_over(self) -> None:
        """Where something is hidden the next person takes the place before the screen alone."""
        session = self.session
        hidden = session.hidden(self.seat)
        if hidden and session.present != self.seat:
            self.terminal.clear()
            self.terminal.ask("cli-hand-over", name=self.speaker.name(self.seat))
        session.present = self.seat if hidden or len(session.people) == 1 else None

    def _before(self, projection: Projection) -> str:
        """The kind of the question just answered, in the middle of a turn; otherwise nothing."""
        decision, before = projection.decisions[0], self.session.asked
        self.session.asked = decision.kind
        own = bool(projection.log) and bool(projection.log[-1].text)
        return before if own and (decision.kind == before or not decision.opens) else ""

    def _scene(self, before: str) -> None:
        """What matters for the question, then the question."""
        scene = self.drawn.scene(self.sheet, self.decision, before)
        if scene is not None:
            self.terminal.show("")
            self.terminal.show(scene)
        self._question()

    def _question(self) -> None:
        """The question and its options, numbered."""
        sheet, decision = self.sheet, self.decision
        self.terminal.show("")
        self.terminal.show(self.speaker.prompt(decision), "bold")
        rows = []
        for action in decision.options:
            words = option_words(sheet, self.table.game.key, decision, action)
            rows.append((words, action.text))
        self.terminal.show(Options(rows))

    def _obey(self, line: str) -> bool:
        """A number, the notation of an action, or a command."""
        if not line:
            return self.board("")
        text = " ".join(line.split())
        options = self.decision.options
        chosen = [action for action in options if action.text == text]
        if text.isdecimal() and 1 <= int(text) <= len(options):
            chosen = [options[int(text) - 1]]
        if chosen:
            self.table.choose(self.seat, chosen[0])
            return True
        word, _, rest = text.partition(" ")
        if word in self.commands:
            return self.commands[word](rest)
        return self._refuse(text)

    def _refuse(self, text: str) -> bool:
        """Say why what was typed is nothing that can be done now."""
        action = self._parse(text)
        if action is not None:
            refusal = self.table.game.explain(self.table.state, self.seat, action)
            assert refusal is not None
            self.terminal.show(self.speaker.refusal(refusal), "yellow")
        return False

    def _parse(self, text: str) -> Action | None:
        try:
            return self.table.game.parse(text)
        except InvalidNotation:
            near = self._near(text)
            if near:
                self.terminal.say("cli-did-you-mean", text=text, near=near)
            else:
                self.terminal.say("cli-not-understood", text=text)
            return None

    def _near(self, text: str) -> str:
        """The option or command that was probably meant."""
        options = self.decision.options
        holding = [action.text for action in matching(options, text)]
        known = [*(action.text for action in options), *self.commands]
        return next(iter([*holding, *get_close_matches(text, known, n=1)]), "")

    def undo(self, _: str) -> bool:
        """Take back the last choice of this person, or of the last one who chose here."""
        seat = self._last_to_choose()
        refusal = self.table.explain_undo(seat)
        if refusal is None:
            return self._take_back(lambda: self.table.undo(seat))
        self.terminal.show(self.speaker.refusal(refusal), "yellow")
        return self._by_consent(seat)

    def restart(self, _: str) -> bool:
        """Restart the turn."""
        seat = self._last_to_choose()
        refusal = self.table.explain_restart(seat)
        if refusal is None:
            return self._take_back(lambda: self.table.restart(seat))
        self.terminal.show(self.speaker.refusal(refusal), "yellow")
        return False

    def _last_to_choose(self) -> Seat:
        """Who may want something back: this person, else the last person who chose."""
        people = self.session.people
        recent = [entry.seat for entry in reversed(self.table.log) if entry.seat in people]
        for seat in (self.seat, *recent[:1]):
            if self.table.explain_undo(seat) is None:
                return seat
        return self.seat

    def _by_consent(self, seat: Seat) -> bool:
        """Beyond a barrier all must agree: the bots do, the people are asked."""
        own = [step for step, entry in enumerate(self.table.log) if entry.seat == seat]
        if not own or not self.terminal.confirm("cli-all-agree"):
            return False
        self.table.propose_undo(seat, own[-1])
        for other in range(self.table.seats):
            if self.table.proposal is not None:
                self.table.consent(Seat(other))
        self.session.taken_back()
        self.terminal.note("cli-taken-back")
        return True

    def _take_back(self, carry_out: Callable[[], None]) -> bool:
        try:
            carry_out()
        except IllegalAction as error:
            self.terminal.show(self.speaker.refusal(error.refusal), "yellow")
            return False
        self.session.taken_back()
        self.terminal.note("cli-taken-back")
        return True

    def why(self, text: str) -> bool:
        """Why an action is not possible; without one, what is nearly possible."""
        found = reasons(self.table, self.seat, text)
        texts = {action.text for action in self.table.game.actions}
        if text in texts or (not found and text):
            self._why_exactly(text)
        elif not found:
            self.terminal.say("cli-nothing-forbidden")
        else:
            for refusal, actions in found:
                self.terminal.show(", ".join(actions[:4]) + (", …" if actions[4:] else ""), "bold")
                self.terminal.show(
                    Padding(Text(self.speaker.refusal(refusal)), (0, 0, 0, 2), expand=False)
                )
        return False

    def _why_exactly(self, text: str) -> None:
        """Why this one action is not possible."""
        action = self._parse(text)
        if action is not None:
            refusal = self.table.game.explain(self.table.state, self.seat, action)
            if refusal is None:
                self.terminal.say("cli-possible", action=self.speaker.option(action))
            else:
                self.terminal.show(self.speaker.refusal(refusal))

    def hint(self, _: str) -> bool:
        """What a bot would do, and what for."""
        decision = self.table.decision(self.seat)
        assert decision is not None
        self.terminal.say("hint-title")
        for number, (turn, why) in enumerate(
            advice(SeatView(self.table, decision), self.speaker), 1
        ):
            self.terminal.show(f"{number}. {turn}", "bold")
            self.terminal.show(Padding(Text(why), (0, 0, 0, 3), expand=False))
        return False

    def log(self, count: str) -> bool:
        """The last lines of the log."""
        shown = int(count) if count.isdecimal() else LOG_LINES
        lines = self.projection.log
        for line in lines[max(0, len(lines) - shown) :]:
            for event in line.events:
                self.terminal.show(f"{line.number:4} {self.speaker.event(event)}")
        return False

    def rule(self, number: str) -> bool:
        """The text of a rule."""
        found = find_rules(self.speaker.rules, number)
        if found:
            show_rules(self.terminal, found)
        else:
            self.terminal.say("cli-no-rule", number=number)
        return False

    def scores(self, _: str) -> bool:
        """The scores if the game ended now."""
        projection = self.projection
        self.terminal.show(score_table(projection.game, projection.standings, self.speaker))
        return False

    def board(self, wanted: str) -> bool:
        """What matters for the question, or all there is, and the question again."""
        if wanted == ALL:
            self.terminal.show("")
            self.terminal.show(self.drawn.board(self.sheet))
            self._question()
        else:
            self._scene("")
        return False

    def page(self, name: str, _: str) -> bool:
        """A part of the board."""
        self.terminal.show(self.drawn.PAGES[name](self.sheet))
        return False

    def help(self, _: str) -> bool:
        """What can be typed."""
        self.terminal.say("cli-help")
        pages = self.drawn.guide(self.speaker)
        if pages:
            self.terminal.show(pages)
        return False

    def save(self, name: str) -> bool:
        """Write the record so far to a file."""
        if not name:
            self.terminal.say("cli-save-where")
            return False
        try:
            self.session.keeper.write(self.table, Path(name).expanduser())
        except OSError as error:
            reason = translated(self.terminal.speaker, str(error.strerror))
            self.terminal.warn("cli-not-saved", file=name, reason=reason)
        else:
            self.terminal.say("cli-saved", file=name, steps=len(self.table.log))
        return False

    def quit(self, _: str) -> bool:
        """Leave the game."""
        raise Leave
