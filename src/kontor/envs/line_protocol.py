"""The line protocol: what is said to a program that plays, and how its answers are read.

Both sides say one JSON object a line. docs/protocol.md is its description; what is here must say
the same. A message is made from what the seat may know, and from nothing else.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.core.words import DEFAULT
from kontor.envs.answers import read_answer
from kontor.envs.happening import Happening
from kontor.envs.question import Question

PROTOCOL = 1
SETUP, READY, RULES, DECIDE, CHOICE = "setup", "ready", "rules", "decide", "choice"
REFUSED, OVER, QUIT = "refused", "over", "quit"
ANSWERS = ("action", "number", "text")  # how a choice names an action


@dataclass(frozen=True)
class Terms:
    """What holds for a program in a game: its seconds for a decision, and how much is forgiven."""

    seconds: float
    mistakes: int
    seed: int = 0  # for its own chances; it says nothing about the deal
    language: str = DEFAULT


@dataclass(frozen=True)
class Answer:
    """A choice that could be read: the action, and what the program says that it cost."""

    action: int
    tokens: int = 0


class Unreadable(Exception):
    """A choice that names no action."""


class Illegal(Exception):
    """A choice that names an action which cannot be taken now."""


def setup(setup: Setup, seat: int, bound: int, terms: Terms) -> dict[str, Any]:
    """What is played, and where the program sits."""
    return {
        "type": SETUP,
        "protocol": PROTOCOL,
        "game": setup.game,
        "rules": setup.rules,
        "players": setup.players,
        "options": setup.data(),
        "seat": seat,
        "bound": bound,
        "seconds": terms.seconds,
        "mistakes": terms.mistakes,
        "seed": terms.seed,
        "language": terms.language,
    }


def rules(setup: Setup, terms: Terms) -> dict[str, Any]:
    """The rules in short and in full, for programs that want text."""
    from kontor.envs import text  # needs the libraries of the terminal

    short, whole = text.rules(setup, terms.language), text.guide(setup.game, terms.language)
    return {"type": RULES, "text": short, "guide": whole}


def decide(
    asked: Question,
    number: int,
    seconds: float,
    news: Sequence[Happening],
    *,
    with_text: bool = False,
) -> dict[str, Any]:
    """The open question; `number` counts the decisions of the seat in this game."""
    told = {
        "type": DECIDE,
        "decision": number,
        "seconds": round(seconds, 3),
        "news": [each.data() for each in news],
        **asked.data(),
    }
    if with_text:
        from kontor.envs import text

        told["text"] = text.question(asked, news)
    return told


def over(state: State, seat: int, *, forfeited: bool) -> dict[str, Any]:
    """How the game ended."""
    return {
        "type": OVER,
        "seat": seat,
        "scores": list(state.scores()),
        "winners": state.winners(),
        "forfeited": forfeited,
    }


def refused(number: int, reason: str, left: int) -> dict[str, Any]:
    """That an answer was no good; what is played instead is seen in the news."""
    return {"type": REFUSED, "decision": number, "reason": reason, "mistakes": left}


def parse(line: bytes) -> Mapping[str, Any] | None:
    """The object of a line, None when it is none: whatever else is printed is no answer."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) else None


def is_ready(said: Mapping[str, Any] | None) -> bool:
    """Whether this is the answer to a set-up."""
    return said is not None and said.get("type") == READY


def is_choice(said: Mapping[str, Any] | None, number: int) -> bool:
    """Whether this answers the decision of this number; a choice that names none means the open."""
    if said is None or said.get("type", CHOICE) != CHOICE:
        return False
    return bool(said.get("decision", number) == number)


def choice(said: Mapping[str, Any], asked: Question) -> Answer:
    """The action that a choice names; Illegal or Unreadable when it names none."""
    named = [key for key in ANSWERS if said.get(key) is not None]
    if len(named) != 1:
        raise Unreadable("a choice names one of 'action', 'number' and 'text'")
    tokens = said.get("tokens")
    spent = tokens if type(tokens) is int and tokens >= 0 else 0
    return Answer(_action(named[0], said[named[0]], asked), spent)


def _action(key: str, value: object, asked: Question) -> int:
    if key == "text":
        try:
            return read_answer(str(value), asked.options).action
        except BadInput as error:
            raise Unreadable(str(error)) from None
    if type(value) is not int:
        raise Unreadable(f"'{key}' is a whole number, not {json.dumps(value)[:60]}")
    known = {getattr(option, key): option.action for option in asked.options}
    if value not in known:
        raise Illegal(f"{key} {value} is not among the {len(known)} legal ones")
    return known[value]
