"""Whole games as one fingerprint, so that the compiled and the plain rules can be compared."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import kontor

ROOT = Path(__file__).parents[1]
Setup = dict[str, Any]


def fingerprint(game: str, setups: Iterable[Setup]) -> str:
    """A digest over every legal list and position of a game for each set-up, and some views."""
    seen = hashlib.sha256()
    for setup in setups:
        state = kontor.new_game(game, **setup)
        chosen = setup["seed"] + 1
        while not state.is_over:
            legal = state.legal()
            chosen = chosen * 48271 % 2147483647
            seen.update(repr((legal, state.key())).encode())
            if chosen % 16 == 0:
                seen.update(repr((state.view(0), state.guess(0, chosen).key())).encode())
            state.play(legal[chosen % len(legal)])
        seen.update(repr([state.scores(), state.breakdown(0)]).encode())
    return seen.hexdigest()


def plain_fingerprint(test: str) -> str:
    """What `digest()` of a test gives in a process that runs the sources in src."""
    done = subprocess.run(
        [sys.executable, "-c", f"from {test} import digest; print(digest())"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()
