"""Checks every shipped puzzle anew: proofs are proven again, the others searched with another seed.

    python -m tools.puzzles

It takes four seconds for each that is searched, now and then twenty, and best runs on compiled
rules: `make puzzles`.
"""

import sys
from collections.abc import Iterator

import typer

from kontor.learn.daily import all_puzzles
from kontor.learn.proof import Proof
from kontor.learn.puzzles import Puzzle
from kontor.learn.tasks import begin
from kontor.learn.verdict import Effort, search

# Longer than those that found it, and with other guesses; where the first one finds something else,
# as on a busy machine, a longer one decides.
EFFORTS = (Effort(97, 4.0), Effort(98, 20.0))


def fault_of(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; nothing where it holds."""
    state = begin(puzzle).state
    if puzzle.proven:
        moves = tuple(Proof(state).moves())
        return "" if moves == puzzle.moves else f"the proof finds {len(moves)} other moves"
    good, best = {move[0] for move in puzzle.moves}, ""
    for effort in EFFORTS:
        best = state.text(search(state, effort)[0].action)
        if best in good:
            return ""
    return f"a search prefers '{best}'"


def faults() -> Iterator[str]:
    """All puzzles that do not hold, with the reason."""
    for puzzle in all_puzzles():
        if fault := fault_of(puzzle):
            yield f"{puzzle.game} {puzzle.name} ({puzzle.source}): {fault}"


def main() -> int:
    """Print what is wrong, and say how much."""
    found = 0
    for fault in faults():
        typer.echo(fault)
        found += 1
    typer.echo(f"{len(all_puzzles()) - found} of {len(all_puzzles())} puzzles hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
