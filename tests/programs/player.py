"""A program that plays in the way its first word says: well, or with one of many faults."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

KIND = sys.argv[1]
LAST = {"parent": "", "leaving": "over"}.get(KIND, "quit")
LOG = Path(sys.argv[2]) if len(sys.argv) > 2 else None


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)  # noqa: T201


def answer(told: dict[str, Any]) -> None:
    first, number = told["legal"][0], told["decision"]
    if KIND == "crashing":
        os._exit(3)
    elif KIND == "hanging":
        time.sleep(600)
    elif KIND == "illegal":
        say(action=-1)
    elif KIND == "unreadable":
        say(text="I would rather not say")
    elif KIND == "garbage":
        sys.stdout.write("3\n[1]\nthinking {\n\x00\n" * 3)
        sys.stdout.flush()
    elif KIND == "flooding":
        sys.stdout.write("what a day\n" * 5000)
        sys.stdout.flush()
    elif KIND == "chatting":
        print("let me see", flush=True)  # noqa: T201
        say(type="choice", decision=number - 1, action=-5)  # too late for that one
        say(type="choice", decision=number, number=1, tokens=7)
        say(type="choice", decision=number, number=99)  # nobody has asked again
    elif KIND == "stumbling":  # one mistake, then all is well
        say(action=first["action"] if number > 1 else -1)
    elif KIND == "reading":  # knows nothing but the text
        number = re.findall(r"^(\d+)\) ", told["text"], re.MULTILINE)[0]
        say(text=f"I have thought about it.\nMy choice: {number}", tokens=11)
    else:
        say(type="choice", action=first["action"])


if KIND == "unready":
    time.sleep(600)
if KIND == "parent":
    child = subprocess.Popen(["sleep", "600"])
    assert LOG is not None
    LOG.write_text(f"{os.getpid()} {child.pid}", "utf-8")
for line in sys.stdin:
    if KIND != "parent" and LOG is not None:
        with LOG.open("a", encoding="utf-8") as file:
            file.write(line)
    told = json.loads(line)
    if told["type"] == "setup":
        say(type="ready", name=KIND, text=KIND == "reading")
    elif told["type"] == "decide":
        answer(told)
    elif told["type"] == LAST:
        break
if KIND == "parent":
    time.sleep(600)
