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
from kontor.learn import coach
from kontor.players.advice import ANSWER
from kontor.players.protocol import Advisers, Choices, Guides, load_players
from kontor.server import logs
from kontor.server.opponents import lifeline, reviewing
from kontor.server.opponents.reviewing import Tell
from kontor.server.settings import Settings

GENTLE = "gentle"
LOWEST = 19
log = logging.getLogger("kontor.server")


def answer(module: str, question: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """What the opponent does, the best moves where several are asked for, the coach's word, a
    review of a whole game, or thoughts about one position of it."""
    if "record" in question:
        return reviewing.report(question, tell)
    state = registry.from_position(question["position"], question.get("rules"))
    if "wanted" in question:
        return reviewing.thoughts(state, question)
    if "planned" in question:
        return {"caution": caution(state, question["planned"], question["seconds"])}
    found = choices(module, state, question)
    moves = [(move(module, state, action, question), loss) for action, loss in found]
    return {"choices": [{"steps": steps, "loss": round(loss, 2)} for steps, loss in moves]}


def caution(state: State, planned: list[str], seconds: float) -> dict[str, Any] | None:
    """What the coach says to a move."""
    steps: list[int] = []
    played = state.copy()
    for text in planned:
        steps.append(played.read(text))
        played.play(steps[-1])
    found = coach.warn(state, steps, seconds)
    if found is None:
        return None
    reasons = [reason.data() for reason in found.reasons]
    return {"loss": round(found.loss, 2), "slip": found.is_slip, "reasons": reasons}


def move(module: str, state: State, action: int, question: dict[str, Any]) -> list[str]:
    """An action, with the answers that go with it where somebody is advised, in words."""
    players, actions = load_players(module), [action]
    if question["most"] > 1 and isinstance(players, Guides):
        seconds = min(question["seconds"], ANSWER)  # a host may allow less
        actions = list(players.whole_move(state, action, seconds))
    steps: list[str] = []
    played = state.copy()
    for each in actions:
        steps.append(played.text(each))
        played.play(each)
    return steps


def choices(module: str, state: State, question: dict[str, Any]) -> Choices:
    """Actions with what they lose; where nobody compares any, the one that the level does."""
    players, seconds, most = load_players(module), question["seconds"], question["most"]
    if most > 1 and isinstance(players, Advisers) and len(state.legal()) > 1:
        return players.best(state, most, seconds)
    level, seat, seed = question["level"], question["seat"], question["seed"]
    return [(players.choose(level, state, seat, seed, seconds), 0.0)]


def serve(module: str, questions: TextIO, answers: TextIO) -> None:
    """Answer until nobody asks any more."""

    def write(said: dict[str, Any]) -> None:
        answers.write(json.dumps(said) + "\n")
        answers.flush()

    def tell(done: float) -> None:
        write({"done": round(done, 3)})

    for line in questions:
        question = json.loads(line)
        try:
            said = answer(module, question, tell)
        except KontorError as error:
            said = {"error": str(error)}
        except Exception as error:  # the next question may well be answered
            log.exception("a player broke off")
            said = {"error": type(error).__name__}
        write(said)


def main() -> None:
    """Run with the module of players and the number of the process that asks."""
    module, parent, *words = sys.argv[1:]
    if GENTLE in words and hasattr(os, "nice"):
        os.nice(LOWEST)  # whoever plays comes first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    lifeline.tie_to(int(parent))
    logs.start(os.environ.get("KONTOR_LOG", Settings.log))
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a player prints is no answer
    serve(module, sys.stdin, answers)


if __name__ == "__main__":
    main()
