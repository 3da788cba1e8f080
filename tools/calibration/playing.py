"""Quick games with what was expected in each of their rounds, written down line by line."""

import json
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import kontor
from kontor.arena.result import Result
from kontor.core import registry
from kontor.core.contract import State
from kontor.players import assess, choose
from kontor.players.games import knowledge_of
from kontor.players.protocol import level_of

JUDGE: Final = "judge"  # who takes what the learned judge likes best, without any search
# Who plays: everybody the same, or two levels in turn; and how many of twenty games have them.
TABLES: Final = (("trader",), 8), (("trader", "deckhand"), 4), (("deckhand",), 2), ((JUDGE,), 6)


class Task(NamedTuple):
    """A game to be played."""

    game: str
    seed: int


def play(task: Task) -> str:
    """A game as a line: who played, what was expected round by round, how it ended."""
    chance = Random(f"{task.game} {task.seed}")
    (names,) = chance.choices([names for names, _ in TABLES], [often for _, often in TABLES])
    players = chance.choice([2, 3, 4, 5])
    state = kontor.new_game(task.game, players, seed=task.seed)
    seats = [names[(seat + task.seed) % len(names)] for seat in range(players)]
    course = Course()
    number = 0
    while state.seat is not None:
        course.see(state)
        state = step(state, seats[state.seat], number)
        number += 1
    return course.told(state, seats)


def replay(result: Result) -> str:
    """The same of a game that was kept; its seats may be of any level."""
    setup = result.job.setup
    manifest = registry.find(setup.game)
    state = manifest.new(setup.players, result.job.seed, dict(setup.data()), result.rules)
    course = Course()
    for action in result.actions:
        course.see(state)
        state.play(action)
    return course.told(state, [level_of(name) for name in result.job.seats])


class Course:
    """What was expected when each round began."""

    def __init__(self) -> None:
        self.marks: Final[list[dict[str, Any]]] = []
        self.last = ""

    def see(self, state: State) -> None:
        """Note what is expected where a round begins."""
        when = time_of(state)
        if when == self.last or state.seat is None:
            return
        self.last = when
        seen, spread = assess(state, state.seat), knowledge_of(state.game).spread(state)
        scores = [round(score, 2) for score in seen.scores]
        chances = [round(each, 4) for each in seen.chances]
        self.marks.append({"scores": scores, "chances": chances, "spread": round(spread, 2)})

    def told(self, end: State, seats: list[str]) -> str:
        """The game as a line."""
        winners = end.winners()
        won = [1 / len(winners) if seat in winners else 0 for seat in range(end.players)]
        told = {"game": end.game, "seats": seats, "marks": self.marks, "scores": end.scores()}
        return json.dumps({**told, "won": won}, separators=(",", ":"))


def time_of(state: State) -> str:
    """The round, or the season, of a position."""
    said = state.caption().values
    return " ".join(str(said[name]) for name in ("round", "year", "season") if name in said)


def step(state: State, name: str, number: int) -> State:
    """Where one decision of a level leads."""
    assert state.seat is not None
    if name == JUDGE:
        knowledge = knowledge_of(state.game)
        found = knowledge.candidates(state.guess(state.seat, number))
        return knowledge.follow(state, max(found, key=lambda each: each.worth).action)
    state.play(choose(name, state, state.seat, number))
    return state


def collect(game: str, first: int, games: int, processes: int, file: Path) -> Iterator[int]:
    """Play games and append them to a file; how many are done."""
    tasks = [Task(game, first + at) for at in range(games)]
    with (
        get_context("spawn").Pool(processes) as pool,
        file.open("a", encoding="utf-8", buffering=1) as lines,
    ):
        for done, line in enumerate(pool.imap_unordered(play, tasks, chunksize=4), start=1):
            lines.write(line + "\n")
            yield done
