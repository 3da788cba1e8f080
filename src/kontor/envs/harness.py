"""A harness for language models: legal moves, a prompt, and what an answer means.

It has the three functions that Kaggle's environments ask of a game; the observation is a `decide`
message of the line protocol with its text. `serve` makes a program of any function from a prompt to
an answer, which can sit down wherever a `cmd:` can.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import IO, Any

from kontor.core.errors import BadInput
from kontor.envs import line_protocol
from kontor.envs.answers import read_answer
from kontor.envs.question import Option

AskModel = Callable[[str], str | tuple[str, int]]  # a prompt to an answer, with its tokens if known
TRIES = 2  # of a question, before an answer is given as it is
SHOWN = 500  # letters of an answer that are shown to who gave it
AGAIN = "Your last answer could not be understood. It ended:\n{answer}\nAnswer with one number."
NOT_LEGAL = "'{action}' is not among the actions. Answer with the number of one that is."


@dataclass
class ParseResult:
    """What an answer means: the line of a legal action, or what was tried instead."""

    legal_action: str | None = None
    raw_action: str | None = None
    submission: Any = None
    thoughts: str | None = None


class Harness:
    """Turns the questions of one game into prompts, and answers into actions."""

    def __init__(self, rules: str = "") -> None:
        self.rules = rules

    def get_legal_moves(self, observation: Mapping[str, Any]) -> dict[int, str]:
        """All legal actions by their numbers in the game."""
        return {option.action: option.text for option in options(observation)}

    def make_prompt(
        self,
        observation: Mapping[str, Any],
        move_history: Sequence[str],  # noqa: ARG002 - the text tells what has happened
        previous_response: str | None = None,
        previous_action: str | None = None,
    ) -> str:
        """The rules, the position and the numbered actions; after a bad answer with a hint."""
        parts = [self.rules, observation["text"]]
        if previous_action:
            parts.append(NOT_LEGAL.format(action=previous_action))
        elif previous_response is not None:
            parts.append(AGAIN.format(answer=previous_response[-SHOWN:]))
        return "\n\n".join(part for part in parts if part)

    generate_prompt = make_prompt

    def parse_response(
        self,
        response: str,
        legal_action_strings: Sequence[str] | None,
        *,
        observation: Mapping[str, Any],
    ) -> ParseResult:
        """The legal action that an answer means."""
        try:
            found = read_answer(response, options(observation))
        except BadInput:
            return ParseResult(thoughts=response)
        if legal_action_strings is not None and found.text not in legal_action_strings:
            return ParseResult(raw_action=found.text, thoughts=response)
        return ParseResult(found.text, found.text, found.action, response)


def options(observation: Mapping[str, Any]) -> list[Option]:
    """The legal actions of a `decide` message."""
    return [Option(**each) for each in observation["legal"]]


def serve(ask: AskModel, source: IO[str] = sys.stdin, sink: IO[str] = sys.stdout) -> None:
    """Play by the line protocol with whatever a function answers to prompts, until it is over."""
    harness = Harness()

    def say(**message: Any) -> None:
        sink.write(json.dumps(message) + "\n")
        sink.flush()

    for line in source:
        told = json.loads(line)
        kind = told["type"]
        if kind == line_protocol.SETUP:
            say(type=line_protocol.READY, text=True)
        elif kind == line_protocol.RULES:
            harness.rules = told["text"]
        elif kind == line_protocol.DECIDE:
            answer, tokens = converse(harness, told, ask)
            say(type=line_protocol.CHOICE, decision=told["decision"], text=answer, tokens=tokens)
        elif kind == line_protocol.QUIT:
            return


def converse(harness: Harness, observation: Mapping[str, Any], ask: AskModel) -> tuple[str, int]:
    """The last answer to a question, asked again where nothing was understood, and all tokens."""
    legal = list(harness.get_legal_moves(observation).values())
    answer, spent = None, 0
    for _ in range(TRIES):
        found = ask(harness.make_prompt(observation, [], answer))
        answer, tokens = found if isinstance(found, tuple) else (found, 0)
        spent += tokens
        parsed = harness.parse_response(answer, legal, observation=observation)
        if parsed.legal_action is not None:
            return parsed.legal_action, spent
    return answer or "", spent
