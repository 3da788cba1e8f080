"""Both games as environments of TextArena, which is imported only here.

register()                                             once; then by name, with default wrappers
env = textarena.make("Kontor-LeHavre-v0")
env.reset(num_players=2, seed=7)
player, observation = env.get_observation()
done, info = env.step("take fish")                     a number, or words
"""

from typing import Any

import textarena as ta

from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.core.words import DEFAULT
from kontor.envs import text
from kontor.envs.answers import read_answer
from kontor.envs.happening import happening
from kontor.envs.question import Question

ALLOWANCE = 2  # answers to one question that may be no good; then a random action is taken
IDS = {"le_havre": "Kontor-LeHavre-v0", "craftsmen": "Kontor-Craftsmen-v0"}


class TextEnvironment(ta.Env):
    """A game in words; each player is shown only what its seat may know."""

    def __init__(
        self,
        game: str = "le_havre",
        error_allowance: int = ALLOWANCE,
        language: str = DEFAULT,
        **options: object,
    ) -> None:
        self.game = game
        self.options = options
        self.language = language
        self.error_allowance = error_allowance

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game; the seed fixes everything that is shuffled."""
        self.setup = Setup.of(self.game, num_players, **self.options)
        self.position: State = self.setup.open(seed or 0)
        self.chance = Chance(seed or 0)
        self.state = ta.MinimalMultiPlayerState(
            num_players=num_players, seed=seed, error_allowance=self.error_allowance
        )
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._ask()

    def step(self, action: str) -> tuple[bool, ta.Info]:
        """Take the action that an answer means; one that means none is asked for again."""
        player = self.state.current_player_id
        kind = ta.ObservationType
        self.state.add_observation(action, kind.PLAYER_ACTION, from_id=player, to_id=player)
        legal = Question.of(self.position, player, self.language).options
        try:
            chosen = read_answer(action, legal).action
        except BadInput as error:
            if not self.state.set_invalid_move(reason=f"{error}."):
                return self._end_step()
            chosen = legal[int(self.chance.pick(len(legal)))].action
            self.state.made_invalid_move = False
        self._play(chosen)
        return self._end_step()

    def _play(self, action: int) -> None:
        kind = ta.ObservationType.GAME_ACTION_DESCRIPTION
        for player in range(self.setup.players):
            seen = happening(self.position, action, player, self.language)
            self.state.add_observation("; ".join(seen.words), kind, to_id=player)
        self.position.play(action)
        if self.position.is_over:
            scores = ", ".join(map(str, self.position.scores()))
            self.state.set_winners(self.position.winners(), reason=f"The scores are {scores}.")
        else:
            self._ask()

    def _ask(self) -> None:
        """Show the open question to whoever has to decide."""
        player = self.position.seat
        assert player is not None
        self.state.manually_set_current_player_id(player, force=True)
        shown = text.question(Question.of(self.position, player, self.language))
        self.state.add_observation(shown, ta.ObservationType.GAME_BOARD, to_id=player)

    def _end_step(self) -> tuple[bool, ta.Info]:
        done, info = self.state.step(rotate_player=False)
        return bool(done), info

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:  # noqa: ARG002
        return f"You are player {player_id}.\n\n{text.rules(self.setup, self.language)}"


def register() -> None:
    """Make both games known to `textarena.make`."""
    from textarena.envs.registration import ENV_REGISTRY

    for game, name in IDS.items():
        if name not in ENV_REGISTRY:
            wrappers = [ta.wrappers.GameMessagesAndCurrentBoardObservationWrapper]
            ta.register(name, TextEnvironment, default_wrappers=wrappers, game=game)
