"""A player for Kontor in thirty lines: it builds where it can, else takes the largest offer."""

import json
import random
import re
import sys

ORDER = "sell", "", "use", "end", "take", "build"


def say(**message):
    print(json.dumps(message), flush=True)


def liking(option):
    verb = option["text"].split()[0]
    amounts = [int(number) for number in re.findall(r"\d+", option["words"])]
    place = ORDER.index(verb) if verb in ORDER else 1
    return "firm" in option["text"], place, sum(amounts), chance.random()


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "setup":
        chance = random.Random(told["seed"])
        say(type="ready", name="the player of the docs")
    elif told["type"] == "decide":
        best = max(told["legal"], key=liking)
        say(type="choice", decision=told["decision"], action=best["action"])
    elif told["type"] == "refused":
        print(told["reason"], file=sys.stderr)
    elif told["type"] == "quit":
        break
