"""Our levels by name; `choose` is the only door to them."""

from collections.abc import Callable
from functools import lru_cache

from kontor.core import registry as games
from kontor.core.contract import State
from kontor.core.errors import IllegalAction, NotYourTurn
from kontor.core.words import Message
from kontor.players import deckhand, magnate, merchant, trader
from kontor.players.clock import ShouldStop
from kontor.players.perspective import Perspective
from kontor.players.protocol import Level, find_level, parse_opponent

Chooser = Callable[[Perspective, float, ShouldStop | None], int]

# The weakest first; what each is like stands in the catalogues.
CHOOSERS: dict[Level, Chooser] = {
    Level("deckhand"): deckhand.choose,
    Level("trader"): trader.choose,
    Level("merchant", seconds=0.1): merchant.choose,
    Level("magnate", seconds=1.5, patient=True): magnate.choose,
}


def levels(game: str) -> list[Level]:
    """The opponents of a game, the weakest first."""
    games.find(game)
    return list(CHOOSERS)


def choose(
    name: str,
    state: State,
    seat: int,
    seed: int = 0,
    seconds: float | None = None,
    cancelled: ShouldStop | None = None,
) -> int:
    """What an opponent does; it sees only guesses for its seat.

    The same name, seed and visible situation give the same action, except for levels that think
    by the clock and were stopped by it. A name such as `magnate:0.5` says how many seconds a turn
    may take. `cancelled` is asked now and then while one of them thinks; when it says True, the
    thinking ends with Cancelled.
    """
    level, usual = level_and_seconds(name)
    if state.seat is None:
        raise IllegalAction(Message("game-over"))
    if state.seat != seat:
        raise NotYourTurn(Message("seat-waits", mover=state.seat, seat=seat))
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    time = usual if seconds is None else seconds
    action = CHOOSERS[level](Perspective(state, seat, seed), time, cancelled)
    if action not in legal:
        raise IllegalAction(f"{level.name} wanted action {action}, which is not legal")
    return action


@lru_cache(maxsize=64)  # a batch asks for the same few names a million times
def level_and_seconds(name: str) -> tuple[Level, float]:
    """The level that a name means, and the seconds it has for a turn."""
    opponent = parse_opponent(name)
    level = find_level(CHOOSERS, opponent.level)
    return level, level.seconds if opponent.seconds is None else opponent.seconds
