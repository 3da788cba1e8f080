"""The trader beats the deckhand clearly, and at once."""

from time import perf_counter

import pytest

import kontor
from kontor import players
from tests.players.matches import Setup, final_scores, steps

PAIRS = [Setup("le_havre", 3, "full"), Setup("le_havre", 2, "short"), Setup("craftsmen", 2)]
MEAN = 0.004 if kontor.compiled() else 0.15  # seconds for a decision


@pytest.mark.parametrize("setup", PAIRS, ids=str)
def test_a_trader_beats_deckhands(setup: Setup) -> None:
    won = 0
    for seed in range(6):
        seat = seed % setup.players
        levels = ["deckhand"] * setup.players
        levels[seat] = "trader"
        scores = final_scores(setup, levels, 50 + seed)
        won += scores[seat] == max(scores)

    assert won >= 5


@pytest.mark.parametrize("setup", PAIRS, ids=str)
def test_a_trader_answers_at_once(setup: Setup) -> None:
    spent, count = 0.0, 0
    for number, (state, seat, _) in enumerate(steps(setup, "deckhand", 8)):
        if number % 5 == 0:
            begun = perf_counter()
            players.choose("trader", state, seat, 8)
            spent += perf_counter() - begun
            count += 1

    assert spent / count < 5 * MEAN  # other tests run beside this one
