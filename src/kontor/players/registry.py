"""The opponents by name; `choose` is the only door to them."""

from collections.abc import Callable
from typing import NamedTuple

from kontor.core import registry as games
from kontor.core.contract import State
from kontor.core.errors import BadInput, IllegalAction, NotYourTurn, near
from kontor.players import deckhand, magnate, merchant, trader
from kontor.players.clock import ShouldStop
from kontor.players.perspective import Perspective

Chooser = Callable[[Perspective, float, ShouldStop | None], int]


class Level(NamedTuple):
    """An opponent that can be chosen; as a word it is its name."""

    name: str
    description: str
    seconds: float  # time to think for a turn, unless the caller says otherwise
    chooser: Chooser
    patient: bool = False  # whether more time makes it stronger

    def __str__(self) -> str:
        return self.name


LEVELS: tuple[Level, ...] = (
    Level(
        "deckhand",
        "plays at random, but does itself no obvious harm; good for a first game",
        0.0,
        deckhand.choose,
    ),
    Level(
        "trader",
        "looks at what each move brings and takes the best; quick, and no push-over",
        0.0,
        trader.choose,
    ),
    Level(
        "merchant",
        "looks a few moves ahead before it decides; plays well, and at once",
        0.1,
        merchant.choose,
    ),
    Level(
        "magnate",
        "searches long and deep; the strongest, and the stronger the more time it has",
        1.5,
        magnate.choose,
        patient=True,
    ),
)


def levels(game: str) -> list[Level]:
    """The opponents of a game, the weakest first."""
    games.find(game)
    return list(LEVELS)


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
    by the clock and were stopped by it. A name such as `magnate:0.5`
    says how many seconds a turn may take. `cancelled` is asked now and then while one of them
    thinks; when it says True, the thinking ends with Cancelled.
    """
    level, named = understood(name)
    if state.seat is None:
        raise IllegalAction("the game is over")
    if state.seat != seat:
        raise NotYourTurn(f"seat {state.seat} is to move, not seat {seat}")
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    given = seconds if seconds is not None else named
    time = level.seconds if given is None else given
    action = level.chooser(Perspective(state, seat, seed), time, cancelled)
    if action not in legal:
        raise IllegalAction(f"{level.name} wanted action {action}, which is not legal")
    return action


def understood(name: str) -> tuple[Level, float | None]:
    """The level of a name, and the seconds behind its colon."""
    word, colon, time = name.partition(":")
    known = {level.name: level for level in LEVELS}
    if word not in known:
        raise BadInput(f"no opponent is called '{word}'{near(word, known)}")
    if not colon:
        return known[word], None
    try:
        seconds = float(time)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 3600:
        raise BadInput(f"'{time}' is no number of seconds; '{word}:0.5' is the form")
    return known[word], seconds
