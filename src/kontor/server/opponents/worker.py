"""A process in which opponents think: reads questions, one a line, and writes answers.

It is sent positions that were guessed for the seat it plays, so it knows what that seat knows.
"""

import json
import logging
import os
import signal
import sys
from typing import Any, TextIO

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import KontorError
from kontor.players.protocol import Advisers, Choices, load_players
from kontor.server import logs
from kontor.server.opponents import lifeline
from kontor.server.settings import Settings

log = logging.getLogger("kontor.server")


def answer(module: str, question: dict[str, Any]) -> dict[str, Any]:
    """What the opponent does, or the best actions where several are asked for, in words."""
    state = registry.from_position(question["position"])
    found = choices(module, state, question)
    return {
        "choices": [{"text": state.text(action), "loss": round(loss, 2)} for action, loss in found]
    }


def choices(module: str, state: State, question: dict[str, Any]) -> Choices:
    """Actions with what they lose; where nobody compares any, the one that the level does."""
    players, seconds, most = load_players(module), question["seconds"], question["most"]
    if most > 1 and isinstance(players, Advisers) and len(state.legal()) > 1:
        return players.best(state, most, seconds)
    level, seat, seed = question["level"], question["seat"], question["seed"]
    return [(players.choose(level, state, seat, seed, seconds), 0.0)]


def serve(module: str, questions: TextIO, answers: TextIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:
        question = json.loads(line)
        try:
            said = answer(module, question)
        except KontorError as error:
            said = {"error": str(error)}
        except Exception as error:  # the next question may well be answered
            log.exception("a player broke off")
            said = {"error": type(error).__name__}
        answers.write(json.dumps(said) + "\n")
        answers.flush()


def main() -> None:
    """Run with the module of players and the number of the process that asks."""
    module, parent = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    lifeline.tie_to(int(parent))
    logs.start(os.environ.get("KONTOR_LOG", Settings.log))
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a player prints is no answer
    serve(module, sys.stdin, answers)


if __name__ == "__main__":
    main()
