"""Rewards are what the engine says of a game that is over."""

import pytest

from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.envs.rewards import REWARDS, reward_of
from tests.envs.tables import SETUPS, name_of, positions


@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_rewards_follow_from_scores_and_places(setup: Setup) -> None:
    *_, state = positions(setup, seed=3, every=1000)
    scores = state.scores()

    found = {name: REWARDS[name](state) for name in REWARDS}

    assert found["score"] == scores
    for seat, own in enumerate(scores):
        others = scores[:seat] + scores[seat + 1 :]
        assert found["margin"][seat] == own - max(others, default=0)
    assert sum(found["place"]) == pytest.approx(0)
    if setup.players > 1:
        best = max(found["place"])
        assert {at for at, place in enumerate(found["place"]) if place == best} == set(
            state.winners()
        )


def test_an_unknown_reward_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadInput, match=r"no reward called 'scor' \(did you mean 'score'\?\)"):
        reward_of("scor")
