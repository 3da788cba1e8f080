"""Puzzles of the games: files of JSON lines in the folder `puzzles` of a game, read once."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2s
from importlib.resources import files
from typing import Any, NamedTuple

from kontor.core import registry
from kontor.core.errors import BadCard, BadInput, hinted
from kontor.core.words import Message
from kontor.learn.grading import GRADES
from kontor.learn.task import Move, Progress, Reply, Step, Task, after, mistake

KIND = "puzzle"
FORMS = {
    "name": str, "theme": str, "grade": int, "proven": bool, "learner": int, "moves": list,
    "wrong": dict, "line": list, "source": str, "position": dict,
}  # fmt: skip


class Wrong(NamedTuple):
    """What a move that begins otherwise loses, and what may well follow it."""

    loss: float
    then: tuple[Reply, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Puzzle(Task):
    """A position with one best move; afterwards the game goes on."""

    theme: str
    grade: int
    proven: bool  # by complete search to the end of the game
    losses: Mapping[str, Wrong] = field(default_factory=dict)  # by the first line
    line: tuple[Reply, ...] = ()
    source: str = ""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that count."""
        return self.steps[0].moves

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.position["players"])

    @property
    def mix(self) -> int:
        """A number by which all puzzles stand in an order that is no order."""
        return int.from_bytes(blake2s(f"{self.game} {self.name}".encode(), digest_size=4).digest())

    def data(self) -> dict[str, Any]:
        """The puzzle as its line says it."""
        return {
            "name": self.name,
            "theme": self.theme,
            "grade": self.grade,
            "proven": self.proven,
            "learner": self.learner,
            "moves": [list(move) for move in self.moves],
            "wrong": {
                text: [wrong.loss, *([each.seat, *each.steps] for each in wrong.then)]
                for text, wrong in self.losses.items()
            },
            "line": [[each.seat, *each.steps] for each in self.line],
            "source": self.source,
            "position": dict(self.position),
        }


@cache
def puzzles(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their names, in order; a game may have none."""
    folder = files(registry.find(game).package) / "puzzles"
    if not folder.is_dir():
        return {}
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".jsonl")), key=str)
    made = [
        read(game, f"{file.name}: line {number}", line)
        for file in found
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
    ]
    named = {puzzle.name: puzzle for puzzle in made}
    if len(named) < len(made):
        raise BadCard(f"{game}: two puzzles have the same name")
    return named


def puzzle(game: str, name: str) -> Puzzle:
    """One puzzle; BadInput when the game has none of that name."""
    known = puzzles(game)
    if name not in known:
        raise BadInput(hinted(Message("puzzle-unknown", game=game, name=name), name, known))
    return known[name]


def read(game: str, where: str, line: str) -> Puzzle:
    """The puzzle of a line; BadCard says what is wrong with it."""
    try:
        data = json.loads(line)
    except ValueError as error:
        raise BadCard(f"{where} is no JSON: {error}") from None
    if not isinstance(data, dict) or set(data) != set(FORMS):
        raise BadCard(f"{where} wants the keys {', '.join(FORMS)}")
    for key, form in FORMS.items():
        if type(data[key]) is not form:
            raise BadCard(f"{where} has '{key}' = {data[key]!r}; a {form.__name__} is wanted")
    if data["grade"] not in GRADES or not data["moves"] or not all(data["moves"]):
        raise BadCard(f"{where} wants a grade from 1 to 4 and moves that count")
    moves = tuple(tuple(map(str, move)) for move in data["moves"])
    return Puzzle(
        kind=KIND,
        game=game,
        name=data["name"],
        position={**data["position"], "game": game},
        learner=data["learner"],
        steps=(Step(moves=moves),),
        goes_on=True,
        theme=data["theme"],
        grade=data["grade"],
        proven=data["proven"],
        losses={
            text: Wrong(float(loss), tuple(map(_reply, then)))
            for text, (loss, *then) in data["wrong"].items()
        },
        line=tuple(map(_reply, data["line"])),
        source=data["source"],
    )


def _reply(given: list[Any]) -> Reply:
    seat, *steps = given
    return Reply(int(seat), tuple(map(str, steps)))


def renamed(found: Puzzle, name: str) -> Puzzle:
    """The same puzzle under another name."""
    return replace(found, name=name)


def answer_to(task: Task, now: Progress, texts: Sequence[str]) -> Message | None:
    """What is said to lines that do not count; a puzzle tells what they lose, not what is right."""
    said = mistake(task, now, texts)
    if said is None or not isinstance(task, Puzzle):
        return None if said is None else Message(said)
    if not texts or after(now.moves, texts[0]) or now.moves != task.moves:
        return Message("puzzle-almost")
    wrong = task.losses.get(texts[0])
    if wrong is None:
        return Message("puzzle-not-best")
    key = "puzzle-loses" if task.proven else "puzzle-loses-about"
    return Message(key, points=max(1, round(wrong.loss)))
