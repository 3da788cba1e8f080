"""MaskablePPO learns the short game of Le Havre for two, and meets our levels.

    pip install 'kontor[research]' torch stable-baselines3 sb3-contrib
    python -m examples.maskable_ppo build/ppo --minutes 10
    python -m examples.maskable_ppo build/ppo --minutes 0      only meets the levels again

It sits in another seat in each game, first against deckhands, then against traders. What it gets is
its margin at the end, in fifties, and nothing before. What it reached is told in docs/research.md.
"""

import argparse
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from kontor.envs.gymnasium import SeatEnv

GAME: dict[str, Any] = {"game": "le_havre", "players": 2, "variant": "short"}
UNIT = 50.0  # points for a reward of 1
TABLES = 32
SCHOOL = (("deckhand", 0.5), ("trader", 0.5))  # opponents, and their shares of the time
LEVELS = ("deckhand", "trader")
Z = 1.96  # for an interval of 95 %


class FiftyPoints(SeatEnv):
    """The same with rewards of a size that PPO likes."""

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """A step, with its reward in fifties."""
        seen, reward, over, cut, info = super().step(action)
        return seen, reward / UNIT, over, cut, info


class UntilTimeIsUp(BaseCallback):
    """Ends learning after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = monotonic() + seconds

    def _on_step(self) -> bool:
        return monotonic() < self.end


def tables(opponent: str, count: int = TABLES) -> DummyVecEnv:
    """Tables at which the learner sits against a level."""
    return DummyVecEnv([lambda: FiftyPoints(**GAME, seat=-1, opponents=opponent)] * count)


def new_model(seed: int = 1, *, count: int = TABLES, steps: int = 128) -> MaskablePPO:
    """A learner that knows nothing yet."""
    return MaskablePPO(
        "MlpPolicy",
        tables("deckhand", count),
        n_steps=steps,
        batch_size=min(512, count * steps),
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def train(model: MaskablePPO, minutes: float) -> None:
    """Learn against one level after the other."""
    for opponent, share in SCHOOL:
        model.set_env(tables(opponent))
        wanted = UntilTimeIsUp(60 * minutes * share)
        model.learn(1 << 40, callback=wanted, reset_num_timesteps=False)
        print(f"{model.num_timesteps:,} steps, the last ones against a {opponent}", flush=True)


def games(opponent: str, count: int, model: MaskablePPO | None) -> list[tuple[float, float]]:
    """Wins and margins against a level, each deal from both seats; None plays by chance."""
    found = []
    for seat in (0, 1):
        env, chance = SeatEnv(**GAME, seat=seat, opponents=opponent), Random(seat)
        for seed in range(1_000_000, 1_000_000 + count // 2):
            seen, _ = env.reset(seed=seed)
            over, margin = False, 0.0
            while not over:
                if model is None:
                    action = chance.choice(env.state.legal())
                else:
                    action = int(model.predict(seen, action_masks=env.action_masks())[0])
                seen, margin, over, _, _ = env.step(action)
            won = env.state.winners()
            found.append((1 / len(won) if seat in won else 0.0, margin))
    return found


def report(name: str, opponent: str, found: list[tuple[float, float]]) -> str:
    """What came of games, with intervals of 95 %."""
    parts = [mean(column) for column in zip(*found, strict=True)]
    errors = [Z * stdev(column) / sqrt(len(found)) for column in zip(*found, strict=True)]
    return (
        f"{name} against a {opponent}: wins {parts[0]:.1%} ± {errors[0]:.1%}, "
        f"margin {parts[1]:+.1f} ± {errors[1]:.1f} points, {len(found)} games"
    )


def main() -> None:
    """Learn, keep it, and meet the levels."""
    wanted = argparse.ArgumentParser(prog="python -m examples.maskable_ppo")
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--minutes", type=float, default=10.0)
    wanted.add_argument("--games", type=int, default=200)
    words = wanted.parse_args()
    torch.set_num_threads(1)
    file = words.folder / "model.zip"
    model = MaskablePPO.load(file, device="cpu") if file.exists() else new_model()
    if words.minutes > 0:
        train(model, words.minutes)
        words.folder.mkdir(parents=True, exist_ok=True)
        model.save(file)
    for opponent in LEVELS:
        for name, player in (("chance", None), ("MaskablePPO", model)):
            print(report(name, opponent, games(opponent, words.games, player)), flush=True)


if __name__ == "__main__":
    main()
