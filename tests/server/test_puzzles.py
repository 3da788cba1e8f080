"""Puzzles over HTTP: list, picture, line, why not; a try at a table, and the game after it."""

import pytest

from kontor.core import registry
from kontor.learn.puzzles import Puzzle, puzzles
from tests.server.house import House, Visitor


def simple(game: str) -> Puzzle:
    """A puzzle that one line solves."""
    return next(each for each in puzzles(game).values() if len(each.moves[0]) == 1)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_list_tells_everything_but_the_answers(house: House, game: str) -> None:
    found = Visitor(house).ask("GET", f"games/{game}/puzzles")

    assert [each["name"] for each in found] == list(puzzles(game))
    assert set(found[0]) == {"name", "theme", "grade", "proven", "players", "mix"}


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_puzzle_has_a_picture_a_line_and_reasons(house: House, game: str) -> None:
    visitor, puzzle = Visitor(house), simple(game)
    path = f"games/{game}/puzzles/{puzzle.name}"
    wrong = next(iter(puzzle.losses))

    assert visitor.ask("GET", f"{path}/picture").startswith("<svg")
    line = visitor.ask("GET", f"{path}/line")
    told = [(each["seat"], text) for each in line for text in each["steps"]]
    assert told == [(each.seat, text) for each in puzzle.line for text in each.steps]
    why = visitor.ask("GET", f"{path}/why?first={wrong}")
    assert why["loss"] == puzzle.losses[wrong].loss
    assert why["is_begun"] is False
    assert visitor.ask("GET", f"{path}/why?first={puzzle.moves[0][0]}")["is_begun"] is True
    assert visitor.ask("GET", f"{path}/why?first=nonsense")["loss"] is None
    visitor.ask("GET", f"games/{game}/puzzles/none/line", expect=404)
    visitor.ask("GET", "games/none/puzzles", expect=404)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_moves_of_a_line_solve_a_last_action(house: House, game: str) -> None:
    visitor = Visitor(house)
    puzzle = max(
        (each for each in puzzles(game).values() if each.proven),
        key=lambda each: len(each.line[0].steps),
    )
    table = visitor.ask("POST", "tasks", {"game": game, "task": f"puzzle:{puzzle.name}"})["table"]
    live = visitor.sit(table)

    for number, move in enumerate(visitor.ask("GET", f"games/{game}/puzzles/{puzzle.name}/line")):
        version = live.now["version"]
        command = {"type": "act", "id": f"m{number}", "version": version, "steps": move["steps"]}
        visitor.ask("POST", f"tables/{table}/commands", command)
        live.reach(version + 1)

    assert live.now["task"]["done"] == 1


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_wrong_try_costs_points_and_the_right_one_lets_the_game_go_on(
    house: House, game: str
) -> None:
    visitor, puzzle = Visitor(house), simple(game)
    made = visitor.ask("POST", "tasks", {"game": game, "task": f"puzzle:{puzzle.name}"})
    table = made["table"]

    def act(text: str, number: int, expect: int = 0) -> dict[str, str]:
        command = {"type": "act", "id": f"a{number}", "version": 0, "steps": [text]}
        found: dict[str, str] = visitor.ask("POST", f"tables/{table}/commands", command, expect)
        return found

    wrong = next(iter(puzzle.losses))
    refused = act(wrong, 1, expect=409)
    snapshot = visitor.ask("GET", f"tables/{table}")
    assert refused["code"] == "illegal_action"
    assert str(max(1, round(puzzle.losses[wrong].loss))) in refused["message"]
    assert snapshot["count"] == 0
    assert snapshot["task"]["moves"] == []
    assert snapshot["task"]["wrong"] == {}
    act(puzzle.moves[0][0], 2)

    live = visitor.sit(table)
    assert live.now["task"]["done"] == 1
    assert live.now["count"] >= 1
