"""One game to be played: what is set up, who sits where, and what is dealt."""

from dataclasses import dataclass

from kontor.core.setup import Setup


@dataclass(frozen=True)
class Job:
    """One game to be played: who sits where, and what is dealt."""

    setup: Setup
    seed: int
    seats: tuple[str, ...]

    def __str__(self) -> str:
        return f"seed {self.seed}, seats {' '.join(self.seats)} ({self.setup.title})"
