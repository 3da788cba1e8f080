"""The examples for learners run, for some steps."""

from importlib.util import find_spec
from pathlib import Path

import pytest

MISSING = [
    name
    for name in ("gymnasium", "torch", "stable_baselines3", "sb3_contrib")
    if find_spec(name) is None
]


@pytest.mark.skipif(bool(MISSING), reason=f"{', '.join(MISSING)} cannot be had here; left out")
@pytest.mark.filterwarnings("ignore")  # of what PyTorch imports
def test_maskable_ppo_learns_some_steps_and_meets_a_level(tmp_path: Path) -> None:
    from examples import maskable_ppo as example

    model = example.new_model(count=2, steps=64)
    model.learn(128)
    model.save(tmp_path / "model.zip")

    found = example.games("deckhand", 2, model)

    assert model.num_timesteps == 128
    assert (tmp_path / "model.zip").exists()
    assert len(found) == 2
    assert "wins" in example.report("it", "deckhand", found)
