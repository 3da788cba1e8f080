"""The games as PettingZoo environments: `le_havre_v0` and `craftsmen_v0`.

`env` asks the seats one after the other, as the game does; `parallel_env` asks all of them at once,
and those who are not to decide wait. With `max_cycles` also `env` goes in such cycles.
"""

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from kontor.core.contract import State
from kontor.core.errors import BadInput, IllegalAction
from kontor.core.setup import Setup
from kontor.core.words import Message, render
from kontor.envs.defaults import SEEDS, usual_players
from kontor.envs.observation import Observer, mask
from kontor.envs.picture import MODES, WIDTH, check_mode, refusal, show
from kontor.envs.rewards import reward_of
from kontor.envs.versions import version_of

Agent = str
Seen = dict[str, Any]


class _Game:
    """What both kinds of environments share: the set-up, its spaces, the game under way."""

    def __init__(
        self, setup: Setup, reward: str, render_mode: str | None, width: int, actions: int
    ) -> None:
        self.setup = setup
        self.reward_of = reward_of(reward)
        self.render_mode = check_mode(render_mode)
        self.width = width
        self.observer = Observer(setup)
        self.seed = 0  # of the game under way: kontor.new_game deals the same
        self._chance = Random(0)
        self.agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.agents)}
        row = Box(0.0, 1.0, (self.observer.size,), np.float32)
        self.observation_spaces = {
            agent: Dict({"observation": row, "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.agents}
        self.state = setup.open(0)

    def open(self, seed: int | None) -> None:
        """Deal a game: that of a seed, or the next by chance."""
        if seed is not None:
            self._chance = Random(seed)
        self.seed = self._chance.randrange(SEEDS) if seed is None else seed
        self.state = self.setup.open(self.seed)


class _Surface:
    """What both kinds of environments show of their game in the same way."""

    _game: _Game
    render_mode: str | None
    possible_agents: list[Agent]
    agents: list[Agent]

    def _show(self, game: _Game) -> None:
        self._game = game
        self.render_mode = game.render_mode
        self.possible_agents = list(game.agents)
        self.agents = []

    def observation_space(self, agent: Agent) -> Dict:
        """What a seat sees: a row of numbers, and which actions are legal."""
        return self._game.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Discrete:
        """All actions of the game; to wait is one of them where all seats are asked at once."""
        return self._game.action_spaces[agent]

    def render(self) -> Any:
        """The table as the mode says; see `kontor.envs.picture`."""
        return show(self._game.state, self.render_mode, self._game.width)

    def close(self) -> None:
        """Nothing is open."""

    @property
    def game(self) -> State:
        """The position under way, for those who want to know more than a seat."""
        return self._game.state


class TurnEnv(_Surface, AECEnv[Agent, Seen, int]):
    """A game whose seats are asked one after the other; an illegal action raises IllegalAction."""

    metadata: dict[str, Any]

    def __init__(
        self, setup: Setup, reward: str, render_mode: str | None, width: int, name: str
    ) -> None:
        super().__init__()
        self._bound = setup.open(0).bound
        self._show(_Game(setup, reward, render_mode, width, self._bound))
        self._row = self._game.observer.row
        self._seats = self._game.numbers
        self._state = self._game.state
        self._legal: list[int] = []
        self.metadata = {"name": name, "render_modes": MODES, "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a game; the seed is that of `kontor.new_game`."""
        self._game.open(seed)
        self._state = self._game.state
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: Agent) -> Seen:
        """What a seat may know now; only the one to decide has legal actions."""
        legal = self._legal if agent == self.agent_selection else []
        return {
            "observation": self._row(self._state, self._seats[agent]),
            "action_mask": mask(self._bound, legal),
        }

    def step(self, action: int | None) -> None:
        """Do what the seat to decide has chosen."""
        legal = self._legal
        if not legal:  # the game is over, and the seats leave
            self._was_dead_step(action)
            return
        chosen = -1 if action is None else int(action)
        if chosen not in legal:
            raise IllegalAction(refusal(self._state, chosen))
        self._state.play(chosen)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Turn to the seat to decide, or end the game."""
        state = self._state
        seat = state.seat
        if seat is not None:
            self._legal = state.legal()
            self.agent_selection = self.possible_agents[seat]
            return
        self._legal = []
        self.rewards = dict(zip(self.agents, self._game.reward_of(state), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class CycleEnv(_Surface, ParallelEnv[Agent, Seen, int]):
    """A game in which all seats are asked at once: only the one to decide is heard.

    The last action is to wait. An illegal one changes nothing, and the info of its seat says why.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        setup: Setup,
        reward: str,
        render_mode: str | None,
        width: int,
        name: str,
        max_cycles: int | None,
    ) -> None:
        bound = setup.open(0).bound
        self._show(_Game(setup, reward, render_mode, width, bound + 1))
        self._wait = bound
        self._most = max_cycles
        self._cycles = 0
        self.metadata = {"name": name, "render_modes": MODES, "is_parallelizable": True}

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        """Deal a game; the seed is that of `kontor.new_game`."""
        self._game.open(seed)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Seen],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Do what the seat to decide has chosen."""
        state, agents = self._game.state, self.agents
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in agents}
        if state.seat is not None:
            decider = self.possible_agents[state.seat]
            chosen = int(actions[decider])
            if chosen in state.legal():
                state.play(chosen)
            else:
                infos[decider]["refusal"] = render(refusal(state, chosen))
        self._cycles += 1
        over = state.is_over
        cut = not over and self._most is not None and self._cycles >= self._most
        points = self._game.reward_of(state) if over else [0.0] * len(agents)
        seen = self._observations()
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, points, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observations(self) -> dict[Agent, Seen]:
        return {agent: self._observe(agent) for agent in self.agents}

    def _observe(self, agent: Agent) -> Seen:
        state, seat = self._game.state, self._game.numbers[agent]
        legal = state.legal() if state.seat == seat else [self._wait]
        allowed = np.zeros(self._wait + 1, np.int8)
        allowed[legal] = 1
        return {"observation": self._game.observer.row(state, seat), "action_mask": allowed}


class Family:
    """All environments of a game: `env` and `parallel_env` take its players and options by name."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.name = f"{game}_v{version_of(game)}"

    def setup(self, players: int | None, options: dict[str, Any]) -> Setup:
        """What is played; the number of players is 3 where the game allows it."""
        number = usual_players(self.game) if players is None else players
        return Setup.of(self.game, number, **options)

    def raw_env(
        self,
        players: int | None = None,
        *,
        reward: str = "score",
        render_mode: str | None = None,
        width: int = WIDTH,
        **options: Any,
    ) -> TurnEnv:
        """The seats one after the other, as the game asks them."""
        return TurnEnv(self.setup(players, options), reward, render_mode, width, self.name)

    def parallel_env(
        self,
        players: int | None = None,
        *,
        reward: str = "score",
        render_mode: str | None = None,
        width: int = WIDTH,
        max_cycles: int | None = None,
        **options: Any,
    ) -> CycleEnv:
        """All seats at once; cut off after `max_cycles` steps."""
        check_cycles(max_cycles)
        setup = self.setup(players, options)
        return CycleEnv(setup, reward, render_mode, width, self.name, max_cycles)

    def env(
        self, players: int | None = None, *, max_cycles: int | None = None, **options: Any
    ) -> AECEnv[Agent, Seen, Any]:
        """The seats one after the other; with `max_cycles` every seat once in each cycle."""
        if max_cycles is None:
            return self.raw_env(players, **options)
        return parallel_to_aec(self.parallel_env(players, max_cycles=max_cycles, **options))


def check_cycles(most: int | None) -> None:
    """Refuse a number of cycles in which nothing could happen."""
    if most is not None and most < 1:
        raise BadInput(Message("research-cycles", given=str(most)))


le_havre_v0: Final = Family("le_havre")
craftsmen_v0: Final = Family("craftsmen")
