"""The example with a learned value runs: it plays, learns, and chooses what is legal."""

import sys
from pathlib import Path

import pytest

import kontor

pytest.importorskip("pyarrow", reason="pyarrow is not installed (make ready installs it)")
example = pytest.importorskip("examples.learned_value")


def test_it_learns_from_its_games_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["learned_value", str(tmp_path), "--generations", "2", "--games", "2"]
    monkeypatch.setattr(sys, "argv", [*words, "--processes", "1"])
    monkeypatch.setenv(example.FILE, "")

    example.main()

    assert capsys.readouterr().out.count("positions spread by") == 2
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {
        "0-trader-deckhand.parquet", "1-trader-explorer.parquet", "1-explorer.parquet",
        "value.npz",
    }  # fmt: skip
    state = kontor.new_game("le_havre", players=2, seed=5, variant="short")
    for _ in range(12):
        assert state.seat is not None
        action = example.choose(example.LEARNED, state, state.seat, 1)
        assert action in state.legal()
        state.play(action)


def test_it_sees_only_what_its_seat_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = example.Model([len(example.rows([START], 0)[0]), 4, 1], seed=1)
    path = tmp_path / "value.npz"
    example.np.savez(path, sizes=model.sizes, numbers=model.numbers())
    monkeypatch.setenv(example.FILE, str(path))
    twin = START.guess(0, 77)

    assert twin.key() != START.key()
    choices = [example.choose(example.LEARNED, each, 0, 1) for each in (START, twin)]

    assert choices[0] == choices[1]


START = kontor.new_game("le_havre", players=2, seed=5, variant="short")
