"""Profile-guided builds: the rules are compiled twice, and played in between to see what is usual.

`KONTOR_PGO=1` asks for it. Wheels are built so; who compiles for themselves does not wait twice.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tools.compiling import is_gcc

if TYPE_CHECKING:
    from kontor import State

GENERATE = ["-fprofile-generate"]
# What was not played is compiled as without a profile. A profile that is not found is an error:
# gcc would go on without a word, and nobody would notice. (`-w` would silence that, too; mypyc's
# `-Werror` would make errors of all other warnings that it kept quiet.)
USE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-error", "-Wmissing-profile"]
STRICT = "-Werror=missing-profile"
SILENT = "-w"
SECONDS = 12.0  # of play; more does not change the profile
SEEDS = range(1_000_000, 2_000_000)  # games that no benchmark plays


def is_wanted() -> bool:
    """Whether a profile is asked for and can be had; a line says why it cannot."""
    if os.environ.get("KONTOR_PGO", "0") in ("", "0"):
        return False
    if is_gcc():
        return True
    print("kontor: a profile needs gcc; compiling without one", flush=True)
    return False


def flags_to_use(others: list[str]) -> list[str]:
    """The flags of the second time, after those of the first without their silence."""
    return [*(flag for flag in others if flag != SILENT), *USE, STRICT]


def play(package: Path) -> None:
    """Play with what was compiled the first time, in a process of its own."""
    print("kontor: playing, to see what is usual", flush=True)
    words = [sys.executable, "-c", "from tools.profiling import rehearse; rehearse()"]
    root = str(Path(__file__).resolve().parents[1])
    paths = os.pathsep.join([str(package.resolve()), root])
    subprocess.run(words, check=True, env={**os.environ, "PYTHONPATH": paths})


def rehearse() -> None:
    """Random games of all sizes, batches, and opponents of all levels."""
    import kontor

    if not kontor.compiled():
        sys.exit("kontor: what was compiled is not what is played")
    end = time.monotonic() + SECONDS
    seeds = iter(SEEDS)
    while time.monotonic() < end:
        for game in kontor.games():
            for players in game.players:
                _play_games(game.name, players, next(seeds))


def _play_games(game: str, players: int, seed: int) -> None:
    from pkgutil import resolve_name

    import kontor
    from kontor.core import registry

    manifest = registry.find(game)
    for each in range(6):
        manifest.playout(kontor.new_game(game, players, seed + each), seed)
    lanes = resolve_name(manifest.lanes)(
        kontor.Setup.of(game, players).open, 32, players, seed, [0] * players, 0
    )
    lanes.begin()
    lanes.step_by_chance(200)
    _think(kontor.new_game(game, players, seed), seed)


def _think(state: "State", seed: int) -> None:
    """One game in which levels choose by turns."""
    from kontor import players

    count = 0
    while (seat := state.seat) is not None:
        level = "magnate:0.02" if count % 29 == 0 else "trader" if count % 3 == 0 else "deckhand"
        state.play(players.choose(level, state, seat, seed))
        count += 1
