"""A program for the tests: it behaves for some questions, then as its arguments say.

python rogues.py BEHAVIOUR [AFTER] [NOTES]: NOTES is a file that gets a line for each start and
for each message.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

behaviour = sys.argv[1]
after = int(sys.argv[2]) if len(sys.argv) > 2 else 0
notes = Path(sys.argv[3] if len(sys.argv) > 3 else os.devnull)


def note(text: str) -> None:
    with notes.open("a", encoding="utf-8") as file:
        file.write(f"{text}\n")


def say(message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def answer(number: int, option: str) -> None:
    say({"number": number, "option": option})


def crash(number: int, option: str) -> NoReturn:
    sys.stderr.write("out of ideas")
    sys.exit(3)


def hang(number: int = 0, option: str = "") -> NoReturn:
    while True:
        time.sleep(60)


def flood(number: int, option: str) -> NoReturn:
    while True:
        os.write(1, b"x" * 10_000)


def chatter(number: int, option: str) -> NoReturn:
    while True:
        answer(number - 1, option)


def shout(number: int, option: str) -> None:
    for _ in range(100):
        os.write(2, b"x" * 10_000)
    answer(number, option)


def babble(number: int, option: str) -> None:
    sys.stdout.write("I think\n")
    answer(number, option)


def deaf(number: int, option: str) -> NoReturn:
    os.close(0)
    hang()


def spawn(number: int, option: str) -> NoReturn:
    note(f"child {subprocess.Popen(['sleep', '60']).pid}")
    hang()


MISBEHAVE: dict[str, Callable[[int, str], None]] = {
    "crash": crash,
    "hang": hang,
    "flood": flood,
    "chatter": chatter,
    "shout": shout,
    "babble": babble,
    "deaf": deaf,
    "spawn": spawn,
    "list": lambda *asked: say(asked),
    "cheat": lambda *asked: answer(asked[0], "win"),
    "mute_number": lambda *asked: say({"option": asked[1]}),
}
GREETINGS: dict[str, dict[str, Any]] = {
    "old_hello": {"protocol": 0},
    "french": {"language": "fr"},
    "polish": {"language": "pl"},
}


def hear(message: dict[str, Any]) -> None:
    if message["type"] == "hello":
        if behaviour == "late_hello":
            hang()
        say({"type": "hello", "protocol": 1} | GREETINGS.get(behaviour, {}))
    elif message["type"] == "choose":
        react = MISBEHAVE.get(behaviour, answer) if message["number"] > after else answer
        react(message["number"], message["options"][0]["notation"])


note(f"start {os.getpid()}")
if behaviour == "early_crash":
    sys.exit(1)
for line in sys.stdin:
    heard = json.loads(line)
    note(f"{heard['type']} {line.strip()}")
    hear(heard)
if behaviour == "linger":
    hang()
