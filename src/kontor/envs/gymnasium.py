"""A game as a Gymnasium environment: one seat learns, our levels play the others.

Importing this module registers `kontor/LeHavre-v0` and `kontor/Craftsmen-v0`.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.core.words import Message, render
from kontor.envs.defaults import SEEDS, usual_players
from kontor.envs.observation import Observer, Row, mask
from kontor.envs.picture import MODES, WIDTH, check_mode, refusal, show
from kontor.envs.rewards import reward_of
from kontor.envs.versions import version_of
from kontor.players import protocol
from kontor.players.protocol import Opponent, load_players, parse_opponent

ANY: Final = -1  # another seat in each game


class SeatEnv(gymnasium.Env[Row, int]):
    """One seat against opponents; an illegal action changes nothing, and the info says why.

    `seat` is a number, or -1 for another one in each game. `opponents` is a level for all other
    seats, or one for each of them, counted from the own seat on.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 4}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "trader",
        reward: str = "margin",
        render_mode: str | None = None,
        width: int = WIDTH,
        module: str = protocol.MODULE,
        **options: Any,
    ) -> None:
        self.setup = Setup.of(game, usual_players(game) if players is None else players, **options)
        self.opponents = opponents_of(opponents, self.setup.players - 1)
        self.seat = seat
        self.render_mode = check_mode(render_mode)
        self.observer = Observer(self.setup)
        self.state = self.setup.open(0)
        if seat != ANY:
            check_seat(seat, self.setup.players)
        self.game_seed = 0  # kontor.new_game deals the same game
        self.own = 0  # the seat in this game
        self._fixed = seat
        self._width = width
        self._reward_of = reward_of(reward)
        self._choose = load_players(module).choose
        self._minds = 0
        self._legal: list[int] = []
        self.action_space = Discrete(self.state.bound)
        self.observation_space = Box(0.0, 1.0, (self.observer.size,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a game, and let the others play up to the own first decision.

        A given seed is that of `kontor.new_game`; without one the next game comes by chance.
        """
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(SEEDS))
        self.game_seed = drawn if seed is None else seed
        self._minds = minds_seed(self.game_seed)
        players = self.setup.players
        self.own = int(self.np_random.integers(players)) if self._fixed == ANY else self._fixed
        self.state = self.setup.open(self.game_seed)
        self._advance()
        return self._row(), {}

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Do an action, then let the others play up to the own next decision."""
        chosen = int(action)
        if chosen not in self._legal:
            why = render(refusal(self.state, chosen))
            return self._row(), 0.0, self.state.is_over, False, {"refusal": why}
        self.state.play(chosen)
        self._advance()
        over = self.state.is_over
        reward = self._reward_of(self.state)[self.own] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._row(), reward, over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it."""
        return mask(self.state.bound, self._legal).view(np.bool_)

    def render(self) -> Any:
        """The table as the mode says; see `kontor.envs.picture`."""
        return show(self.state, self.render_mode, self._width)

    def _advance(self) -> None:
        """Let the others play until the own seat decides, or the game is over."""
        state, own, players = self.state, self.own, self.setup.players
        while (seat := state.seat) is not None and seat != own:
            other = self.opponents[(seat - own) % players - 1]
            state.play(self._choose(other.level, state, seat, self._minds, other.seconds))
        self._legal = state.legal()

    def _row(self) -> Row:
        return self.observer.row(self.state, self.own)


def opponents_of(names: str | Sequence[str], seats: int) -> list[Opponent]:
    """Who plays the other seats; one name is enough for all of them."""
    given = [names] * seats if isinstance(names, str) else list(names)
    if len(given) != seats:
        raise BadInput(Message("research-opponents", seats=seats, given=str(len(given))))
    return [parse_opponent(name) for name in given]


def check_seat(seat: int, players: int) -> None:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < players:
        raise BadInput(Message("seat-unknown", seat=str(seat), last=players - 1))


def minds_seed(seed: int) -> int:
    """What the opponents draw from; it says nothing about the deal."""
    return int.from_bytes(blake2b(f"minds {seed}".encode(), digest_size=7).digest(), "big")


def id_of(game: str) -> str:
    """The id of a game: kontor/LeHavre-v0."""
    return f"kontor/{game.title().replace('_', '')}-v{version_of(game)}"


def register() -> None:
    """Make all games with an observation known to `gymnasium.make`."""
    for game, manifest in registry.GAMES.items():
        if manifest.observation and id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="kontor.envs.gymnasium:SeatEnv",
                kwargs={"game": game},
            )


register()
