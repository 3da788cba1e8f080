"""How positions are walked to, whatever the game; Hypothesis is told how long to look."""

import os
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, settings

EXAMPLES = int(os.environ.get("KONTOR_EXAMPLES", "12"))


def words(text: str) -> list[str]:
    """The words of a text, for long lists."""
    return text.split()


def examples(times: int = 1, *, shrink: bool = True) -> settings:
    """So many times the usual number of examples; a shared machine sets no deadlines."""
    return settings(
        phases=[phase for phase in Phase if shrink or phase is not Phase.shrink],
        max_examples=max(1, times * EXAMPLES),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def choose(state: Any, chance: Random) -> int:
    """A legal action; a verb first, so that no group crowds out the others, and few sales."""
    legal: list[int] = state.legal()
    verbs = sorted({state.text(action).split()[0] for action in legal})
    if len(verbs) > 1 and "sell" in verbs and chance.random() < 0.8:
        verbs.remove("sell")
    verb = chance.choice(verbs)
    return chance.choice([a for a in legal if state.text(a).split()[0] == verb])


def stroll(state: Any, chance: Random, steps: int) -> Any:
    """The state itself, so many random actions later."""
    for _ in range(steps):
        if state.is_over:
            break
        state.play(choose(state, chance))
    return state
