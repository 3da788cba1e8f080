"""A process in which opponents think: reads questions, one a line, and writes answers.

It is sent positions that were guessed for the seat it plays, so it knows what that seat knows.
"""

import json
import sys
from typing import Any, TextIO

from kontor.core import registry
from kontor.core.errors import KontorError
from kontor.server.opponents import find_players


def answer(module: str, question: dict[str, Any]) -> dict[str, Any]:
    """What the opponent does, in words."""
    state = registry.from_position(question["position"])
    action = find_players(module).choose(
        question["level"], state, question["seat"], question["seed"], question["seconds"]
    )
    return {"text": state.text(action)}


def serve(module: str, questions: TextIO, answers: TextIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:
        question = json.loads(line)
        try:
            said = answer(module, question)
        except KontorError as error:
            said = {"error": str(error)}
        answers.write(json.dumps(said) + "\n")
        answers.flush()


def main() -> None:
    """Run with the name of the module of players as the only word."""
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a player prints is no answer
    serve(sys.argv[1], sys.stdin, answers)


if __name__ == "__main__":
    main()
