"""The games in OpenSpiel: `kontor_le_havre_v0(players=3,variant=short)` and `kontor_craftsmen_v0`.

Importing this module registers them. The deal is chance: three dice of 256 sides make the seed of
`kontor.new_game`. What comes to light later follows from it, so chance acts only at the beginning.
"""

import json
from base64 import b64encode
from pickle import dumps
from typing import Any, Final

import numpy as np
import pyspiel

from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.core.setup import Setup
from kontor.core.words import Message, render
from kontor.envs.defaults import usual_players
from kontor.envs.observation import Observer
from kontor.envs.recall import DICE, SIDES, Played
from kontor.envs.rewards import BOUNDS, reward_of
from kontor.envs.versions import version_of

LONGEST: Final = 20_000  # decisions; no game is near this
SEED_COUNT: Final = 1 << 62


class SpielGame(pyspiel.Game):
    """A set-up of one of our games; there is a class for each of them."""

    manifest: Manifest
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        manifest = self.manifest
        given = {**self.game_type.parameter_specification, **(params or {})}
        chosen = {name: option_value(manifest, name, given[name]) for name in manifest.options}
        self.setup = Setup.of(manifest.name, given["players"], **chosen)
        self.observer = Observer(self.setup)
        self.reward_of = reward_of(given["reward"])
        opening = self.setup.open(0)
        most = BOUNDS[given["reward"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=opening.bound,
            max_chance_outcomes=SIDES,
            num_players=self.setup.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self, _text: str | None = None) -> "SpielState":
        """Before the dice are thrown."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        """What writes observations, with perfect recall where that is asked for."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.observer, iig_obs_type or usual, params)

    def max_chance_nodes_in_history(self) -> int:
        """The dice."""
        return DICE

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return load, (str(self),)


def load(text: str) -> Any:
    """A game by its string of parameters, in a process that may not know it yet."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """A position of a game, from its first die on."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played = Played(game.setup)

    def current_player(self) -> int:
        """The seat to decide, or chance, or that the game is over."""
        state = self.played.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        state = self.played.state
        return state is not None and state.is_over

    def is_chance_node(self) -> bool:
        """Whether dice are thrown."""
        return self.played.state is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of a die."""
        return [(side, 1.0 / SIDES) for side in range(SIDES)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat to decide may do, by number; nothing for all others."""
        state = self.played.state
        if state is None:
            return list(range(SIDES))
        if player is not None and player != state.seat:
            return []
        return sorted(state.legal())

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        played = self.played
        if played.state is None:
            played.throw(action)
        else:
            played.state.play(action)
            played.actions.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.played.state is None:
            return f"die {action}"
        try:
            return self.played.state.text(action)
        except BadInput as problem:  # the number means nothing
            return render(problem.sentence)

    def returns(self) -> list[float]:
        """What the game was worth to each seat, when it is over."""
        state = self.played.state
        if state is None or not state.is_over:
            return [0.0] * self.num_players()
        return list(self.get_game().reward_of(state))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one; what it could not see is dealt anew.

        Dice and the answers of others that the player could not see are replaced in the history,
        so that nothing can be read off there.
        """
        seed = int(sampler() * SEED_COUNT) % SEED_COUNT
        twin = self.played.resampled(player, seed)
        text = serialised(self.full_history(), self.move_number(), player, twin)
        found: SpielState = self.get_game().deserialize_state(text)
        return found

    def __str__(self) -> str:
        state = self.played.state
        if state is None:
            return f"dice {self.played.dice}"
        position = dict(state.position())
        return f"{state!r}\n{json.dumps(position, sort_keys=True)}"


def serialised(history: list[Any], number: int, player: int, played: Played) -> str:
    """A resampled state as OpenSpiel writes it down."""
    recall = played.memory()
    steps = list(played.dice)
    for at, item in enumerate(history[DICE:]):
        hidden = recall.unseen[at] >> player & 1
        steps.append(recall.others[at] if hidden else int(item.action))
    players = [int(item.player) for item in history]
    told = ",".join(f"{who}:{step}" for who, step in zip(players, steps, strict=True))
    kept = b64encode(dumps({"played": played})).decode()
    return f"history={told}\nmove_number={number}\n__dict__={kept}"


class SpielObserver:
    """Writes what a player may know; with perfect recall also what it has seen before."""

    def __init__(self, observer: Observer, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise BadInput(Message("research-no-mode", name=str(params), known="-"))
        self._observer = observer
        self._recalls = bool(kind.perfect_recall)
        self._private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = None if self._recalls else np.zeros(observer.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a player's observation."""
        if self.tensor is None:
            return
        position = state.played.state
        if position is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self._observer.row(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as JSON; behind a line that stands for all it has seen."""
        position = state.played.state
        if position is None:
            return f"player {player}, before the deal"
        view = position.view(player if self._private else None)
        seen = json.dumps(view, sort_keys=True)
        if not self._recalls:
            return f"player {player}\n{seen}"
        return f"player {player}, recall {state.played.memory().digests[player]}\n{seen}"


def option_value(manifest: Manifest, name: str, given: Any) -> Any:
    """An option out of a string of parameters: card sets have a + between them."""
    if isinstance(manifest.options[name].default, tuple) and isinstance(given, str):
        return tuple(given.split("+"))
    return given


def type_of(manifest: Manifest) -> Any:
    """What OpenSpiel is told of a game."""
    options = {
        name: "+".join(option.default) if isinstance(option.default, tuple) else option.default
        for name, option in manifest.options.items()
    }
    name = f"kontor_{manifest.name}_v{version_of(manifest.name)}"
    return pyspiel.GameType(
        short_name=name,
        long_name=manifest.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=manifest.players[-1],
        min_num_players=manifest.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_players(manifest.name),
            "reward": "score",
            **options,
        },
        provides_factored_observation_string=False,
    )


def register() -> None:
    """Make all games with an observation known to `pyspiel.load_game`."""
    for manifest in registry.GAMES.values():
        if manifest.observation:
            game_type = type_of(manifest)
            if game_type.short_name not in pyspiel.registered_names():
                # OpenSpiel lets go of it after Python has ended; only a class outlives that.
                own = {"manifest": manifest, "game_type": game_type}
                pyspiel.register_game(game_type, type(manifest.name, (SpielGame,), own))


register()
