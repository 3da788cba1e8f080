"""Where the points of a seat will come from: a second network, beside the one that players ask.

It adds to each part of the present breakdown what is still to come. Nobody chooses by it.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from kontor.core.contract import State
from kontor.players import network
from kontor.players.games import knowledge_of
from kontor.players.judge import UNIT
from kontor.players.network import Network

ENDING: Final = ".parts"  # of its file


@cache
def load_parts(game: str) -> Network | None:
    """What was learned of the parts of a game's score; None where nothing was."""
    file = files("kontor.players") / "data" / f"{game}{ENDING}"
    return network.read(file.read_bytes()) if file.is_file() else None


def expected_parts(state: State, seat: int) -> dict[str, float]:
    """The parts of the final score that a seat can expect; nothing where nothing was learned."""
    learned = load_parts(state.game)
    now = state.breakdown(seat)
    if learned is None or learned.sizes[-1] != len(now):
        return {}
    if state.is_over:
        return {name: float(points) for name, points in now.items()}
    given = learned.clear()
    for at, feature in enumerate(knowledge_of(state.game).training_position(state, seat).features):
        given[at] = feature
    learned.plain_value()  # all numbers of the last layer are wanted
    rises = learned.sums[-1]
    return {name: now[name] + UNIT * rises[at] for at, name in enumerate(now)}
