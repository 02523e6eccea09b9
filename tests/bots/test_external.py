import json
import shlex
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.bots import ExternalBot, dismiss, failures, make_bot
from comptoir.bots import conversation as talk
from comptoir.bots import program as programs
from comptoir.bots.external import FAULTS, PATIENCE
from comptoir.bots.naming import bot_names
from comptoir.core import InvalidSetup
from comptoir.games import load
from comptoir.lang import LANGUAGES as SPOKEN
from comptoir.table import SeatView, Table

ROGUES = Path(__file__).parent / "rogues.py"
EXAMPLES = Path(__file__).parents[2] / "examples/bots"
LONG = 60.0
"""Seconds that anything may take on a loaded machine."""
LANGUAGES = [
    "python3 thrifty.py",
    pytest.param(
        "node thrifty.js",
        marks=pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed"),
    ),
]


class Guest:
    """A program at a table of Speicherstadt, with random players about it."""

    def __init__(self, notes: Path) -> None:
        self.notes = notes
        self.bot = make_bot("random", "0")
        self.chosen: list[str] = []

    def invite(self, behaviour: str, after: int = 0, seconds: float = LONG) -> "Guest":
        command = shlex.join([sys.executable, str(ROGUES), behaviour, str(after), str(self.notes)])
        self.bot = make_bot(f"exec@{seconds}:{command}", "7")
        return self

    def play(self, choices: int, game: str = "speicherstadt", seed: str = "1") -> "Guest":
        """Until the program has been asked so often, or to the end."""
        table, chance, other = Table(load(game), 2), Random(seed), make_bot("random", seed)
        while table.decisions and len(self.chosen) < choices:
            table.play_chance(chance)
            for decision in table.decisions[:1]:
                player = self.bot if decision.seat == 0 else other
                action = player.choose(SeatView(table, decision))
                table.choose(decision.seat, action)
                self.chosen += [action.text] if decision.seat == 0 else []
        return self

    @property
    def faults(self) -> dict[str, int]:
        return dict(failures(self.bot).counts)

    def noted(self, what: str) -> list[str]:
        """What the program noted under this word."""
        lines = self.notes.read_text(encoding="utf-8").splitlines()
        return [line.partition(" ")[2] for line in lines if line.startswith(what)]

    def heard(self, what: str) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.noted(what)]


@pytest.fixture(autouse=True)
def _nobody_is_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "START_SECONDS", LONG)
    monkeypatch.setattr(programs.Program.__init__, "__defaults__", (LONG,))


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    found = Guest(tmp_path / "notes")
    yield found
    dismiss([found.bot])


def gone(pid: int) -> bool:
    """Whether the process has ended; one that nobody has waited for yet has, too."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state in "ZX"


def wait_until_gone(pid: int) -> bool:
    deadline = time.monotonic() + LONG
    while not gone(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    return gone(pid)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_play_a_whole_game(language: str, guest: Guest) -> None:
    runner, name = language.split()
    guest.bot = make_bot(f"exec@{LONG}:{runner} {EXAMPLES / name}", "1")
    guest.play(1000)
    assert guest.faults == {}
    assert len(guest.chosen) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_play_the_same_from_the_same_seed(language: str, tmp_path: Path) -> None:
    runner, name = language.split()
    games: list[list[str]] = []
    for _ in range(2):
        guest = Guest(tmp_path / "notes")
        guest.bot = make_bot(f"exec@{LONG}:{runner} {EXAMPLES / name}", "1")
        games.append(guest.play(15, "mombasa").chosen)
        dismiss([guest.bot])
        assert guest.faults == {}
    assert games[0] == games[1]


def test_a_program_is_told_who_and_where_it_is(guest: Guest) -> None:
    guest.invite("behave").play(1)
    (hello,) = guest.heard("hello")
    game = load("speicherstadt")
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "speicherstadt",
        "version": game.version,
        "edition": {"id": game.edition.id, "digest": game.edition.digest},
        "seats": 2,
        "seat": 0,
        "seed": "7",
        "milliseconds": 60_000,
    }


def test_the_page_on_the_protocol_shows_real_messages(guest: Guest) -> None:
    page = (EXAMPLES.parents[1] / "docs/bot-protocol.md").read_text(encoding="utf-8")
    blocks = [part.partition("```")[0] for part in page.split("```json\n")[1:]]
    hello, _, choose, answer, forfeit = (json.loads(block) for block in blocks)
    guest.invite("cheat").play(2)
    assert set(hello) == set(guest.heard("hello")[0])
    assert set(choose) == set(guest.heard("choose")[0])
    assert set(choose["projection"]) < set(guest.heard("choose")[0]["projection"])
    assert set(forfeit) == set(guest.heard("forfeit")[0])
    assert set(answer) == {"number", "option"}
    for key in guest.heard("choose")[0]["projection"]:
        assert f"`{key}`" in page
    for fault in FAULTS:
        assert f"| `{fault}` |" in page


def test_a_question_has_the_projection_and_the_options_in_words(guest: Guest) -> None:
    guest.invite("behave").play(1)
    (asked,) = guest.heard("choose")
    assert asked["number"] == 1
    assert asked["milliseconds"] == 60_000
    assert asked["question"].startswith("Above which card do you place a merchant?")
    assert asked["options"][0]["notation"] == "bid 1"
    assert asked["options"][0]["text"].startswith("Place a merchant above the card on space 1")
    assert asked["projection"]["seat"] == 0
    assert asked["projection"]["view"]["round"] == 1
    assert guest.chosen == ["bid 1"]


def test_a_program_may_ask_for_another_language(guest: Guest) -> None:
    guest.invite("polish").play(1)
    (asked,) = guest.heard("choose")
    assert "kupca" in asked["question"] or "kupiec" in asked["question"].lower()


def test_without_words_installed_the_notation_stands_for_them(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk._speaker.cache_clear()
    monkeypatch.setitem(sys.modules, "comptoir.lang", None)
    guest.invite("behave").play(1)
    talk._speaker.cache_clear()
    (asked,) = guest.heard("choose")
    assert asked["question"] == "speicherstadt.bid"
    assert asked["options"][0]["text"] == "bid 1"


def test_the_log_is_told_line_by_line_once(guest: Guest) -> None:
    guest.invite("behave").play(20)
    logs = [asked["projection"]["log"] for asked in guest.heard("choose")]
    numbers = [line["number"] for log in logs for line in log]
    assert numbers == list(range(1, len(numbers) + 1))


def test_lines_that_were_taken_back_are_told_anew(guest: Guest) -> None:
    guest.invite("behave")
    table = Table(load("speicherstadt"), 2)
    table.play_chance(Random(1))
    for option in (0, 1):
        seat_view = SeatView(table, table.decisions[0])
        guest.bot.choose(seat_view)
        table.choose(seat_view.seat, seat_view.decision.options[option])
        guest.bot.choose(SeatView(table, table.decisions[0]))
        table.undo(seat_view.seat)
    logs = [asked["projection"]["log"] for asked in guest.heard("choose")]
    firsts = [log[0]["number"] if log else None for log in logs]
    assert firsts[1] == firsts[3] == len(logs[0]) + 1
    assert firsts[2] is None


@pytest.mark.parametrize(
    ("behaviour", "kind", "sentence"),
    [
        ("crash", "crash", "It has ended. out of ideas"),
        ("early_crash", "crash", "It has ended."),
        ("hang", "late", "It did not answer in time."),
        ("deaf", "late", "It did not answer in time."),
        ("flood", "flood", "It wrote a line of more than 65536 bytes."),
        ("chatter", "flood", "It wrote more than 1048576 bytes for one answer."),
        ("babble", "nonsense", 'It answered "I think", which is not a JSON object.'),
        ("list", "nonsense", 'It answered "[1, \\"bid 1\\"]", which is not a JSON object.'),
        ("cheat", "nonsense", 'It answered "win", which is not an option.'),
        ("mute_number", "nonsense", "It did not say that it was answering question 1."),
        ("old_hello", "start", "It did not say hello in protocol 1."),
        (
            "french",
            "start",
            "It asked for the language 'fr'; there are " + ", ".join(SPOKEN) + ".",
        ),
        ("late_hello", "late", "It did not answer in time."),
    ],
)
def test_who_misbehaves_forfeits_the_choice(
    behaviour: str, kind: str, sentence: str, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if behaviour == "late_hello":
        monkeypatch.setattr(talk, "START_SECONDS", 0.3)
    guest.invite(behaviour, seconds=0.3 if kind == "late" else LONG).play(1)
    assert guest.faults == {kind: 1}
    assert isinstance(guest.bot, ExternalBot)
    assert guest.bot.failures.example == sentence
    assert kind in FAULTS


def test_noise_on_the_standard_error_blocks_nobody(guest: Guest) -> None:
    guest.invite("shout").play(3)
    assert guest.faults == {}


def test_the_forfeited_choice_depends_on_the_seed_alone(tmp_path: Path) -> None:
    games: list[list[str]] = []
    for behaviour in ("cheat", "crash"):
        guest = Guest(tmp_path / behaviour).invite(behaviour)
        games.append(guest.play(12).chosen)
        dismiss([guest.bot])
    assert games[0] == games[1]
    assert len(set(games[0])) > 1


def test_a_program_is_told_what_it_forfeited(guest: Guest) -> None:
    guest.invite("cheat").play(2)
    (told,) = guest.heard("forfeit")
    assert told["number"] == 1
    assert told["fault"] == "nonsense"
    assert told["option"] == guest.chosen[0]
    assert len(guest.noted("start")) == 1


def test_an_answer_that_comes_too_late_answers_nothing_else(guest: Guest) -> None:
    guest.invite("babble").play(2)
    assert guest.faults == {"nonsense": 2}


def test_a_program_that_crashed_is_started_anew(guest: Guest) -> None:
    guest.invite("crash", after=1).play(3)
    assert guest.faults == {"crash": 2}
    assert len(guest.noted("start")) == 2


def test_after_some_faults_a_program_is_given_up(guest: Guest) -> None:
    guest.invite("crash").play(PATIENCE + 3)
    assert guest.faults == {"crash": PATIENCE, "given_up": 3}
    assert len(guest.noted("start")) == PATIENCE


def test_nonsense_is_borne_only_so_often_too(guest: Guest) -> None:
    guest.invite("cheat").play(PATIENCE + 2)
    assert guest.faults == {"nonsense": PATIENCE, "given_up": 2}
    assert all(wait_until_gone(int(pid)) for pid in guest.noted("start"))


def test_a_program_ends_with_the_game(guest: Guest) -> None:
    guest.invite("behave").play(2)
    (pid,) = map(int, guest.noted("start"))
    assert not gone(pid)
    dismiss([guest.bot])
    assert wait_until_gone(pid)
    assert guest.noted("bye") == ['{"type":"bye"}']
    dismiss([guest.bot])


def test_who_does_not_end_is_ended(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs.Program.__init__, "__defaults__", (0.2,))
    guest.invite("linger", after=9).play(1)
    (pid,) = map(int, guest.noted("start"))
    dismiss([guest.bot])
    assert wait_until_gone(pid)


def test_what_a_program_started_ends_with_it(guest: Guest) -> None:
    guest.invite("spawn", seconds=1.0).play(1)
    assert guest.faults == {"late": 1}
    assert all(wait_until_gone(int(pid)) for pid in guest.noted("child"))


def test_a_program_left_alone_is_ended_when_nobody_knows_it_any_more(guest: Guest) -> None:
    guest.invite("behave").play(1)
    (pid,) = map(int, guest.noted("start"))
    guest.bot = make_bot("random", "0")
    assert wait_until_gone(pid)


def test_ctrl_c_ends_the_program(guest: Guest) -> None:
    guest.invite("hang")

    def interrupt_once_it_hangs(*_: object) -> None:
        if guest.notes.exists() and guest.noted("choose"):
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGALRM, interrupt_once_it_hangs)
    signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)
    try:
        with pytest.raises(KeyboardInterrupt):
            guest.play(1)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert all(wait_until_gone(int(pid)) for pid in guest.noted("start"))


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("exec:", "no such program"),
        ("exec:no-such-program-here", "no such program"),
        ("exec:'python3", "No closing quotation"),
        ("exec@0:python3", "leaves no time to think"),
        ("exec@soon:python3", "There is no bot 'exec@soon:python3'"),
    ],
)
def test_a_program_that_can_not_run_is_refused_at_once(spec: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        make_bot(spec, "1")


def test_a_file_that_is_no_program_forfeits(tmp_path: Path, guest: Guest) -> None:
    file = tmp_path / "bot"
    file.write_text("no program", encoding="utf-8")
    file.chmod(0o755)
    guest.bot = make_bot(f"exec:{file}", "1")
    assert guest.play(1).faults == {"start": 1}


def test_other_bots_have_no_faults() -> None:
    assert failures(make_bot("random", "1")).counts == {}


def test_names_stand_between_commas_and_a_comma_between_quotes() -> None:
    assert bot_names("random, greedy") == ("random", "greedy")
    assert bot_names('random,"exec:bot --x 1,2"') == ("random", "exec:bot --x 1,2")
