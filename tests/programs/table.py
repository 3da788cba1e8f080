"""Games with programs at the table, for several tests."""

import shlex
import sys
from pathlib import Path

from kontor.arena import Job, Result, Setup, here
from kontor.arena.result import Conduct

PLAYER = Path(__file__).with_name("player.py")
SHORT = Setup.of("le_havre", 2, variant="short")


def program(kind: str, *more: object, seconds: float = 10) -> str:
    """The name of the program that plays in this way."""
    words = [sys.executable, str(PLAYER), kind, *map(str, more)]
    return f"cmd:{seconds:g}:{shlex.join(words)}"


def game(*seats: str, setup: Setup = SHORT, seed: int = 7) -> Result:
    """One game, which must come to its end."""
    (found,) = here()([Job(setup, seed, seats)])
    assert isinstance(found, Result), str(found)
    return found


def conduct(result: Result, seat: int) -> Conduct:
    """How the program in a seat behaved."""
    found = result.programs[seat]
    assert found is not None
    return found
