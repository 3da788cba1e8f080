"""The digest of the opponents: of what one game's players are made of, and of nothing else."""

from pathlib import Path

import pytest

from kontor.arena.opponents import digest, files
from kontor.players.protocol import MODULE

GAMES = ("le_havre", "craftsmen")


@pytest.mark.parametrize(("game", "other"), [GAMES, GAMES[::-1]])
def test_a_digest_covers_one_game(game: str, other: str) -> None:
    """A network learned anew for one game leaves the results of the other comparable."""
    found = files(game, MODULE)

    assert any(path.name == f"{game}.network" for path in found)
    assert any(path.parent.name == game for path in found)
    assert any(path.name == "search.py" for path in found)
    assert not any(other in str(path.relative_to(path.parents[1])) for path in found)
    assert digest(game) != digest(other)


def test_a_digest_does_not_tell_machines_apart() -> None:
    """What is compiled here differs from what is compiled elsewhere, and plays the same."""
    assert {path.suffix for path in files("le_havre", MODULE)} == {".py", ".network"}


def test_players_of_ones_own_belong_to_the_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "own_players_for_a_digest.py"
    module.write_text("WEIGHT = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    before = digest("le_havre", module.stem)
    module.write_text("WEIGHT = 2\n")
    digest.cache_clear()

    assert before not in (digest("le_havre"), digest("le_havre", module.stem))
