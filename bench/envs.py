"""`make bench-envs`: how fast the environments are, beside one that does nothing, by turns."""

import argparse
import random
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

import kontor
from kontor.core import registry
from kontor.envs import open_spiel  # noqa: F401 - registers the games
from kontor.envs.gymnasium import SeatEnv
from kontor.envs.pettingzoo import Family
from kontor.envs.versions import version_of

ROUNDS = 7
PLAYERS = 3
# What is asked for: the part of an empty environment's steps, and steps in a second.
AIMS = {"AEC": 0.6, "Gymnasium against traders": 20_000.0, "OpenSpiel": 100_000.0}

Work = Callable[[float], float]  # steps in a second, measured for about so long


class EmptyEnv(AECEnv):
    """An environment of the same spaces in which nothing happens: the next agent is asked."""

    metadata: Mapping[str, Any] = {"name": "empty", "render_modes": []}

    def __init__(self, size: int, bound: int, length: int) -> None:
        super().__init__()
        self.possible_agents = [f"seat_{seat}" for seat in range(PLAYERS)]
        self.length = length
        self.legal = np.zeros(bound, np.int8)
        self.legal[:14] = 1  # about as many as our games offer
        self.size = size
        row = Box(0.0, 1.0, (size,), np.float32)
        self.space = Dict({"observation": row, "action_mask": Box(0, 1, (bound,), np.int8)})
        self.actions = Discrete(bound)

    def observation_space(self, agent: str) -> Any:  # noqa: ARG002
        """The same for all."""
        return self.space

    def action_space(self, agent: str) -> Any:  # noqa: ARG002
        """The same for all."""
        return self.actions

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002
        """Begin."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.count = 0
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:  # noqa: ARG002
        """A row of zeros; fresh, since a learner keeps what it is given."""
        return {"observation": np.zeros(self.size, np.float32), "action_mask": self.legal.copy()}

    def step(self, action: int) -> None:  # noqa: ARG002
        """Count, and ask the next."""
        self.count += 1
        self.agent_selection = self.agents[self.count % PLAYERS]
        if self.count == self.length:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """Nothing to see."""

    def close(self) -> None:
        """Nothing is open."""


def stepping(env: Any) -> Work:
    """Steps through an AEC environment as PettingZoo's own benchmark does."""

    def take(seconds: float) -> float:
        turns, began = 0, process_time()
        env.reset()
        while process_time() - began < seconds:
            for _ in env.agent_iter(env.num_agents):
                seen, _, over, cut, _ = env.last()
                legal = None if over or cut else np.flatnonzero(seen["action_mask"]).tolist()
                env.step(None if legal is None else random.choice(legal))
                turns += 1
                if all(env.terminations.values()):
                    env.reset()
        return turns / (process_time() - began)

    return take


class Learning:
    """Steps of a seat with its mask, as a learner takes them, and the choices of others between."""

    def __init__(self, game: str, opponents: str, players: int) -> None:
        self.env = SeatEnv(game, players, opponents=opponents)
        self.steps = self.choices = 0
        self._choose = self.env._choose
        self.env._choose = self.count

    def count(self, *words: Any) -> int:
        """A choice of an opponent."""
        self.choices += 1
        return self._choose(*words)

    def __call__(self, seconds: float) -> float:
        """Steps in a second."""
        env, steps, began = self.env, 0, process_time()
        env.reset()
        while process_time() - began < seconds:
            legal = np.flatnonzero(env.action_masks())
            over = env.step(int(legal[int(random.random() * len(legal))]))[2]
            steps += 1
            if over:
                env.reset()
        self.steps += steps
        return steps / (process_time() - began)

    def note(self, rate: float) -> str:
        """How many choices of others a step is followed by, and how long one takes at most."""
        each = self.choices / self.steps
        return f"   {each:.1f} choices of others after a step, {1e6 / rate / each:.0f} us each"


def searching(game: str) -> Work:
    """Steps of random games in OpenSpiel."""
    loaded = pyspiel.load_game(f"kontor_{game}_v{version_of(game)}(players={PLAYERS})")

    def take(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                steps += 1
        return steps / (process_time() - began)

    return take


def works(game: str) -> dict[str, Work]:
    """All that is measured of a game."""
    family = Family(game)
    env = family.raw_env(PLAYERS)
    agent = env.possible_agents[0]
    size = env.observation_space(agent)["observation"].shape[0]
    return {
        "empty": stepping(EmptyEnv(size, int(env.action_space(agent).n), 250)),
        "AEC": stepping(env),
        "Gymnasium against traders": Learning(game, "trader", PLAYERS),
        "Gymnasium against one trader": Learning(game, "trader", 2),
        "Gymnasium against deckhands": Learning(game, "deckhand", PLAYERS),
        "OpenSpiel": searching(game),
    }


def main() -> None:
    """Measure by turns, and print medians, ratios and whether the aims are reached."""
    wanted = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    wanted.add_argument("--seconds", type=float, default=3.0, help="for each figure in all")
    seconds = wanted.parse_args().seconds / ROUNDS
    form = "compiled" if kontor.compiled() else "plain"
    print(f"{form} rules, {PLAYERS} players, one core, medians of {ROUNDS} rounds by turns")
    for game in registry.GAMES:
        subjects = works(game)
        rates: dict[str, list[float]] = {name: [] for name in subjects}
        for _ in range(ROUNDS):
            for name, take in subjects.items():
                rates[name].append(take(seconds))
        print(f"\n{game}")
        parts = [own / empty for own, empty in zip(rates["AEC"], rates["empty"], strict=True)]
        for name, found in rates.items():
            words = note(name, found, parts)
            if isinstance(taken := subjects[name], Learning):
                words += taken.note(median(found))
            print(f"  {name:30} {median(found):>12,.0f} steps/s{words}")


def note(name: str, found: list[float], parts: list[float]) -> str:
    """How a figure stands against its aim."""
    if name not in AIMS:
        return ""
    reached = median(parts) if name == "AEC" else median(found)
    aim = f"{AIMS[name]:.0%} of empty" if name == "AEC" else f"{AIMS[name]:,.0f}"
    said = f"{reached:.0%} of empty" if name == "AEC" else ""
    return f"   {said} aim {aim}: {'reached' if reached >= AIMS[name] else 'MISSED'}"


if __name__ == "__main__":
    main()
