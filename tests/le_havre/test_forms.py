"""The installed rules and the plain ones in src play the very same games."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import kontor

ROOT = Path(__file__).parents[2]
SETS = ("base", "essen", "hameau", "promo")
SCRIPT = "from tests.le_havre.test_forms import digest; print(digest())"


def digest() -> str:
    """A fingerprint of whole games over all set-ups: every legal list, view and position."""
    seen = hashlib.sha256()
    for seed in range(10):
        players, variant = seed % 5 + 1, ("full", "short")[seed // 5]
        state = kontor.new_game(
            "le_havre",
            players=players,
            seed=seed,
            variant=variant,
            cards=SETS,
            expert=seed % 3 == 0,
        )
        chosen = seed + 1
        while not state.is_over:
            legal = state.legal()
            chosen = chosen * 48271 % 2147483647
            seen.update(repr((legal, state.key())).encode())
            if chosen % 16 == 0:
                seen.update(repr((state.view(0), state.guess(0, chosen).key())).encode())
            state.play(legal[chosen % len(legal)])
        seen.update(repr([state.scores(), state.breakdown(0)]).encode())
    return seen.hexdigest()


def test_both_forms_play_the_same_games() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert plain.stdout.strip() == digest()
