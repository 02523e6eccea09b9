"""`pip install examples/third-game` adds a game to all of the program, and nothing else is changed.

The environment is a fresh one. What Comptoir itself needs is lent by the one that runs the tests,
so that nothing is downloaded.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from pyarrow import parquet

from comptoir.lang import LANGUAGES
from tests.server.process import PATIENCE, serving

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "third-game"
LENT = sysconfig.get_path("purelib")
COMMAND = ("-m", "comptoir")
SERVER = {
    "COMPTOIR_LOG_LEVEL": "error",
    "COMPTOIR_ANALYSIS_BUDGET": "4",
    "COMPTOIR_ANALYSIS_NICE": "0",
}


class Place:
    """A fresh environment, and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "venv" / "bin" / "python"

    def run(self, *arguments: str | Path, lines: str = "", **environment: str) -> str:
        """What Python prints."""
        known = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
        done = subprocess.run(
            [self.python, *arguments],
            cwd=self.folder,
            env={**known, "COLUMNS": "100", **environment},
            input=lines,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def comptoir(self, *arguments: str | Path, lines: str = "") -> str:
        """What the program prints."""
        return self.run(*COMMAND, *arguments, lines=lines)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Comptoir as its users get it, and then the game."""
    place = Place(tmp_path_factory.mktemp("third"))
    venv = place.folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    own = place.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(own, "lent.pth").write_text(LENT, encoding="utf-8")
    install = ("-m", "pip", "install", "-qq", "--no-index", "--no-deps", "--no-build-isolation")
    place.run(*install, ROOT, COMPTOIR_COMPILE="0")
    before = place.run("-c", "from comptoir.games import GAMES; print(*GAMES)").split()
    assert "unclaimed" not in before
    place.run(*install, EXAMPLE)
    return place


def test_the_game_is_there_beside_ours(place: Place) -> None:
    where = "import comptoir, unclaimed; print(comptoir.__file__, unclaimed.__file__)"
    assert all(path.startswith(str(place.folder)) for path in place.run("-c", where).split())
    found = place.run("-c", "from comptoir.games import GAMES; print(*GAMES)").split()
    assert found[-1] == "unclaimed"
    assert len(found) > 1


def test_its_own_tests_pass(place: Place) -> None:
    """The whole conformance suite, and a test for each of its rules."""
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--conformance-games", "2")
    out = place.run(*tests, "--rootdir", EXAMPLE, EXAMPLE / "tests", PYTHONDONTWRITEBYTECODE="1")
    assert "failed" not in out
    assert "passed" in out


def test_it_is_played_in_the_terminal(place: Place) -> None:
    lines = "hint\nwhy keep silk\n" + "1\n" * 60
    play = ("play", "unclaimed", "--seed", "1", "--seats", "human,easy", "--lang", "en")
    out = place.comptoir(*play, "--record", "game.txt", lines=lines)
    assert "What do you bid for" in out
    assert "(U2.2)" in out  # the rule by which something else is asked now
    assert "commission of Player 1 was" in out
    assert "Commission" in out
    assert place.comptoir("replay", "--verify", "game.txt", "--lang", "en")


def test_its_edition_is_copied_checked_and_played(place: Place) -> None:
    place.comptoir("edition", "new", "unclaimed", "mine.toml")
    assert "unclaimed" in place.comptoir("edition", "check", "mine.toml", "--lang", "en")
    bots = ("--bots", "random,random", "--games", "2", "--json")
    assert place.comptoir("simulate", "unclaimed", "--edition", "mine.toml", *bots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_read_in_english_if_there_are_no_others(place: Place, language: str) -> None:
    assert "The bids are shown" in place.comptoir("rule", "U2.3", "--lang", language)


def test_all_bots_play_it(place: Place) -> None:
    bots = ("--bots", "easy,greedy,medium,hard", "--games", "1", "--json")
    found = json.loads(place.comptoir("simulate", "unclaimed", *bots))
    assert found["games"] == 1


def test_bots_meet_in_the_arena(place: Place) -> None:
    arena = ("arena", "unclaimed", "--bots", "random,easy", "--games", "4", "--json")
    found = json.loads(place.comptoir(*arena))
    assert {bot["bot"] for bot in found["bots"]} == {"random", "easy"}


AGENTS = """
from pettingzoo.test import api_test
import pyspiel
import comptoir.envs.openspiel
from comptoir.envs import unclaimed_v0

api_test(unclaimed_v0.env(), num_cycles=60)
game = pyspiel.load_game("comptoir_unclaimed")
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(state.returns())
"""


def test_agents_play_it(place: Place) -> None:
    assert place.run("-W", "ignore", "-c", AGENTS)


LEARNER = """
import gymnasium
from gymnasium.utils.env_checker import check_env
import comptoir.envs.single_v0

name = "comptoir/Unclaimed-v0"
env = gymnasium.make(name, opponents="random,greedy", render_mode="ansi")
check_env(env.unwrapped)
seen, _ = env.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
print("reward", reward)
print(env.render())
many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
print(many.reset(seed=1)[0]["action_mask"].shape)
"""


def test_a_learner_plays_it_against_bots(place: Place) -> None:
    """In Gymnasium, alone and many at once; the picture is made of the view alone."""
    out = place.run("-W", "ignore", "-c", LEARNER)
    assert re.search(r"^reward (-1|0|1|0\.5|-0\.5)", out, re.MULTILINE)
    assert "silk" in out
    assert out.splitlines()[-1].startswith("(3, ")


def test_a_report_is_made_of_it(place: Place) -> None:
    report = ("report", "unclaimed", "--bots", "greedy,random", "--games", "6", "--jobs", "1")
    place.comptoir(*report, "--lang", "en", "--out", "report.html")
    page = Path(place.folder, "report.html").read_text("utf-8")
    assert "Unclaimed" in page
    assert "Commission" in page
    assert "unclaimed-" not in page  # nothing lacks its words


def test_a_dataset_is_made_of_it(place: Place) -> None:
    made = ("dataset", "unclaimed", "--bots", "random,greedy", "--games", "3", "--jobs", "1")
    place.comptoir(*made, "--out", "positions")
    (file,) = Path(place.folder, "positions").glob("*.parquet")
    assert parquet.read_table(file).num_rows > 0


def test_a_recorded_game_of_it_is_analysed(place: Place) -> None:
    play = ("play", "unclaimed", "--seed", "1", "--seats", "random,random", "--lang", "en")
    place.comptoir(*play, "--record", "bots.txt")
    out = place.comptoir("analyse", "bots.txt", "--budget", "1", "--lang", "en")
    assert "By category" in out
    assert "Bid" in out


def test_a_table_is_played_to_its_end_over_the_interface(place: Place) -> None:
    database = f"sqlite:///{place.folder / 'tables.db'}"
    with (
        serving(database, python=place.python, PYTHONPATH="", **SERVER) as server,
        visit(server.address) as ann,
    ):
        assert ann.post("/api/guests", json={"name": "Ann"}).status_code == 200
        games = {game["key"]: game for game in ann.get("/api/games").json()}
        assert games["unclaimed"]["title"] == "Unclaimed"
        words = ann.get("/api/games/unclaimed/words/nl").json()["texts"]
        assert any("unclaimed-ask-bid" in text for text in words)
        assert ann.get("/api/rules/unclaimed").json()["sections"][0]["rules"][0]["number"] == "U1.1"
        lesson = ann.post("/api/lessons", json={"game": "unclaimed"})
        assert (lesson.status_code, lesson.json()["error"]["code"]) == (404, "not_found")
        assert ann.get("/api/puzzles").status_code == 200
        wish = {"game": "unclaimed", "seats": ["me", "me", "bot:random"], "start": True}
        table = ann.post("/api/tables", json=wish).json()["id"]
        assert play(ann, table)["result"]
        assert ann.get(f"/api/tables/{table}/record").text.startswith("comptoir")
        assert looked_at(ann, table)["turns"] > 0


def visit(address: str) -> httpx.Client:
    """A browser of sorts."""
    return httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE)


def play(ann: httpx.Client, table: str) -> Any:
    """Ann's seats take the first option each time, until the game is over."""
    deadline = monotonic() + PATIENCE
    while (info := ann.get(f"/api/tables/{table}").json())["status"] != "over":
        assert monotonic() < deadline
        made = [turn(ann, table, seat) for seat in info["my_seats"]]
        if not any(made):
            sleep(0.1)  # the bot thinks
    return info


def looked_at(ann: httpx.Client, table: str) -> Any:
    """The analysis that Ann asks for, once it has found something."""
    where = f"/api/tables/{table}/analysis"
    assert ann.post(where).status_code == 200
    deadline = monotonic() + PATIENCE
    while not (found := ann.get(where).json())["found"]:
        assert found["status"] in ("waiting", "working")
        assert monotonic() < deadline
        sleep(0.2)
    return found


def turn(ann: httpx.Client, table: str, seat: int) -> bool:
    """A choice for the seat, if it is asked."""
    seen = ann.get(f"/api/tables/{table}/seen", params={"seat": seat}).json()["projection"]
    for decision in seen["decisions"]:
        choices = [decision["options"][0]["text"]]
        made = {"seat": seat, "stamp": seen["stamp"], "choices": choices}
        assert ann.post(f"/api/tables/{table}/turns", json=made).status_code == 200
    return bool(seen["decisions"])
