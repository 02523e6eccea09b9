"""A bot for Comptoir: it pays little and never stops early.

comptoir simulate speicherstadt --bots "random,exec:python3 examples/bots/thrifty.py"
"""

import json
import random
import sys
from typing import Any


def say(**message: Any) -> None:
    """Write one line, at once."""
    print(json.dumps(message), flush=True)  # noqa: T201  # standard output is the protocol


def choose(ask: dict[str, Any], rng: random.Random) -> str:
    """Buy what costs 1 or 2, pass on the rest, and move on whenever possible."""
    options = [str(option["notation"]) for option in ask["options"]]
    args = ask["projection"]["decisions"][0]["args"]
    if "buy" in options:
        return "buy" if args["price"] <= 2 else "pass"
    active = [option for option in options if option not in ("done", "end", "stop", "leave")]
    return rng.choice(active or options)


rng = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        rng.seed(message["seed"])
        say(type="hello", protocol=1, name="thrifty")
    elif message["type"] == "choose":
        say(number=message["number"], option=choose(message, rng))
    elif message["type"] == "forfeit":
        sys.stderr.write(f"forfeited: {message['reason']}\n")
