"""The example with a learned value runs: it plays, learns, and chooses what is legal."""

import sys
from pathlib import Path

import pytest

import kontor

pytest.importorskip("numpy", reason="numpy is not installed (make ready installs it)")
example = pytest.importorskip("examples.learned_value")

START = kontor.new_game("le_havre", players=2, seed=5, variant="short")


def test_it_learns_from_its_games_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["learned_value", str(tmp_path), "--generations", "2", "--games", "2"]
    monkeypatch.setattr(sys, "argv", words)
    monkeypatch.setattr(example, "LANES", 4)
    monkeypatch.setenv(example.FILE, str(tmp_path / "value.npz"))

    example.main()

    assert capsys.readouterr().out.count("points; off by") == 2
    state = START.copy()
    for _ in range(12):
        assert state.seat is not None
        action = example.choose(example.LEARNED, state, state.seat, 1)
        assert action in state.legal()
        state.play(action)


def test_what_is_learned_is_what_a_seat_saw_after_its_moves_and_its_points() -> None:
    (game, *_) = example.play(None, 1, seed=1)

    assert game.x.shape == (len(game.y), example.OBSERVER.size)
    assert len(set(game.y.tolist())) <= example.SETUP.players


def test_it_sees_only_what_its_seat_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = example.Model([example.OBSERVER.size, 4, 1], seed=1)
    path = tmp_path / "value.npz"
    example.np.savez(path, sizes=model.sizes, numbers=model.numbers())
    monkeypatch.setenv(example.FILE, str(path))
    twin = START.guess(0, 77)

    assert twin.key() != START.key()
    choices = [example.choose(example.LEARNED, each, 0, 1) for each in (START, twin)]

    assert choices[0] == choices[1]
