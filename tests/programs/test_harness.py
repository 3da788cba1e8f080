"""Language models: prompts, what answers mean, and a program made of a function."""

import json
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

from kontor import Setup
from kontor.envs import line_protocol, text
from kontor.envs.harness import Harness, serve
from kontor.envs.question import Question

SETUP = Setup.of("le_havre", 2, variant="short")
STATE = SETUP.open(7)
QUESTION: dict[str, Any] = line_protocol.decide(
    Question.of(STATE, STATE.seat or 0), 1, 10, (), with_text=True
)
LEGAL = [STATE.text(action) for action in STATE.legal()]


def test_legal_moves_are_those_of_the_game() -> None:
    found = Harness().get_legal_moves(QUESTION)

    assert found == {action: STATE.text(action) for action in STATE.legal()}


def test_a_prompt_has_rules_position_and_numbers() -> None:
    prompt = Harness(text.rules(SETUP)).make_prompt(QUESTION, [])

    assert "At the end the richest player wins" in prompt
    assert "Round 1 of 8" in prompt
    assert re.search(r"^1\) Take \d fish$", prompt, re.MULTILINE)


def test_after_a_bad_answer_the_prompt_says_so() -> None:
    harness = Harness()

    again = harness.make_prompt(QUESTION, [], previous_response="I pass.")
    illegal = harness.make_prompt(QUESTION, [], "3", previous_action="use bank")

    assert "I pass." in again
    assert "'use bank' is not among the actions" in illegal


def test_an_answer_becomes_a_line_or_nothing() -> None:
    harness = Harness()

    good = harness.parse_response("So: take wood", LEGAL, observation=QUESTION)
    bad = harness.parse_response("I pass.", LEGAL, observation=QUESTION)

    assert (good.legal_action, STATE.text(good.submission)) == ("take wood", "take wood")
    assert bad.legal_action is None


def test_a_function_becomes_a_program() -> None:
    prompts: list[str] = []
    answers: Iterator[str | tuple[str, int]] = iter(
        [("hm", 5), ("I take number 1", 6), "what?", "no idea"]
    )

    def ask(prompt: str) -> str | tuple[str, int]:
        prompts.append(prompt)
        return next(answers)

    terms = line_protocol.Terms(10, 10)
    lines = [
        line_protocol.setup(SETUP, 0, STATE.bound, terms),
        line_protocol.rules(SETUP, terms),
        QUESTION,
        QUESTION,
        {"type": line_protocol.QUIT},
    ]
    sink = StringIO()
    serve(ask, StringIO("".join(f"{json.dumps(line)}\n" for line in lines)), sink)

    ready, choice, lost = map(json.loads, sink.getvalue().splitlines())
    assert ready == {"type": "ready", "text": True}
    assert choice == {"type": "choice", "decision": 1, "text": "take fish", "tokens": 11}
    assert (lost["text"], lost["tokens"]) == ("no idea", 0)
    assert "could not be understood" in prompts[1]
    assert len(prompts) == 4
