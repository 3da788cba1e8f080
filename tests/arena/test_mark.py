"""The mark of the opponents: of what one game's players are made of, and of nothing else."""

from pathlib import Path

import pytest

from kontor.arena.opponents import PLAYERS, files, mark

GAMES = ("le_havre", "craftsmen")


@pytest.mark.parametrize(("game", "other"), [GAMES, GAMES[::-1]])
def test_a_mark_covers_one_game(game: str, other: str) -> None:
    """A network learned anew for one game leaves the results of the other comparable."""
    found = files(game, PLAYERS)

    assert any(path.name == f"{game}.network" for path in found)
    assert any(path.parent.name == game for path in found)
    assert any(path.name == "search.py" for path in found)
    assert not any(other in str(path.relative_to(path.parents[1])) for path in found)
    assert mark(game) != mark(other)


def test_a_mark_does_not_tell_machines_apart() -> None:
    """What is compiled here differs from what is compiled elsewhere, and plays the same."""
    assert {path.suffix for path in files("le_havre", PLAYERS)} == {".py", ".network"}


def test_players_of_ones_own_belong_to_the_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "own_players_for_a_mark.py"
    module.write_text("WEIGHT = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    before = mark("le_havre", module.stem)
    module.write_text("WEIGHT = 2\n")
    mark.cache_clear()

    assert before not in (mark("le_havre"), mark("le_havre", module.stem))
