"""`kontor bench`: how fast the rules are on this machine, in figures that can be compared."""

import json
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, repeat
from statistics import median
from time import process_time
from typing import Annotated, Any

import typer
from rich.table import Column
from rich.table import Table as Grid

from kontor import compiled
from kontor._version import VERSION
from kontor.cli.options import GameName, comma_separated, number, out, status
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.players.clock import Clock
from kontor.players.games import knowledge_of
from kontor.players.perspective import Perspective
from kontor.players.thinking import findings

MEASURES = {
    "driven": "decisions/s from Python",
    "inside": "decisions/s inside",
    "games": "games/s with set-up",
    "copy": "copy, microseconds",
}
THINKING = {"judged": "positions judged/s in searches"}  # what only our opponents do
REFERENCE = "reference, loops/s of plain Python"
SEEDS = range(1, 17)
MIDDLE = 200  # decisions after which a position is a fair one to copy, if the game is longer
BATCH = 1000
NODES = 300  # on each guess, in a search that is measured
FEW_NODES = 10  # the same where the rules are not compiled
CHOICES = 4  # positions that are searched, from as many games
NEAR = 40  # decisions from the middle on, among which the one that matters most is searched
FOREVER = 1e9

Taken = tuple[int, float]  # how often, and in how many seconds
Taker = Callable[[float], Taken]
Rates = dict[str, list[float]]


def spent(work: Callable[[int], int], seconds: float) -> Taken:
    """Do a work with one seed after another for about so long; what it counted, and the time.

    Time is that of the processor: what other programs take away in between does not count.
    """
    count, at, began = 0, 0, process_time()
    while True:
        count += work(SEEDS[at])
        at = (at + 1) % len(SEEDS)
        passed = process_time() - began
        if passed >= seconds:
            return count, passed


def loop(_seed: int) -> int:
    """Arithmetic and a list, as any Python program does it: the reference of the machine."""
    drawn, kept = 1, [0] * 64
    for _ in range(BATCH):
        drawn = drawn * 48271 % 0x7FFFFFFF
        kept[drawn & 63] += 1
    return BATCH


@dataclass(frozen=True)
class Subject:
    """One game for one number of players, ready to be measured."""

    game: Manifest
    openings: Mapping[int, State]
    middle: State
    choices: Sequence[State] = ()

    def driven(self, seed: int) -> int:
        """A random game whose choices are made here, by a cheap Lehmer generator."""
        state, count, drawn = self.openings[seed].copy(), 0, seed
        legal, play = state.legal, state.play
        while actions := legal():
            drawn = drawn * 48271 % 0x7FFFFFFF
            play(actions[drawn % len(actions)])
            count += 1
        return count

    def inside(self, seed: int) -> int:
        """A random game that the rules play themselves."""
        return self.game.playout(self.openings[seed].copy(), seed)

    def games(self, seed: int) -> int:
        """The same with its set-up, counted as one."""
        self.game.playout(self.game.new(self.middle.players, seed, {}), seed)
        return 1

    def copy(self, _seed: int) -> int:
        copy = self.middle.copy
        for _ in repeat(None, BATCH):
            copy()
        return BATCH

    def judged(self, seed: int) -> int:
        """A search of the magnate's kind for a main choice in the middle of a game."""
        state = self.choices[seed % len(self.choices)]
        seat = state.seat
        assert seat is not None
        perspective = Perspective(state, seat, seed)
        before = perspective.knowledge.positions_judged()
        findings(perspective, Clock(FOREVER), NODES if compiled() else FEW_NODES)
        return perspective.knowledge.positions_judged() - before


def prepared(game: Manifest, players: int) -> Subject:
    """A subject with its openings dealt, and positions in the middle of games."""
    openings = {seed: game.new(players, seed, {}) for seed in SEEDS}
    middles = [middle_of(game, openings, seed) for seed in SEEDS[:CHOICES]]
    return Subject(game, openings, middles[0], [main_choice(state) for state in middles])


def middle_of(game: Manifest, openings: Mapping[int, State], seed: int) -> State:
    """A position in the middle of a random game."""
    state = openings[seed].copy()
    length = Subject(game, openings, state).driven(seed)
    for _ in islice(random_steps(state, seed), (MIDDLE if length > MIDDLE else length // 2) + 1):
        pass
    return state


def random_steps(state: State, seed: int) -> Iterator[State]:
    """The position before each decision of a random game, which is played on in place."""
    drawn = seed
    while actions := state.legal():
        yield state
        drawn = drawn * 48271 % 0x7FFFFFFF
        state.play(actions[drawn % len(actions)])


def main_choice(middle: State) -> State:
    """The first of the next positions that opponents think about longest."""
    share = knowledge_of(middle.game).time_share
    near = [state.copy() for state in islice(random_steps(middle.copy(), 1), NEAR)]
    return max(near, key=share)


def takers(game: Manifest, counts: Iterable[int]) -> dict[str, Taker]:
    """All that is measured of a game, by a name such as `3 inside`, and the reference."""
    found: dict[str, Taker] = {"reference": partial(spent, loop)}
    for players in counts:
        subject = prepared(game, players)
        for measure in MEASURES | THINKING:
            found[f"{players} {measure}"] = partial(spent, getattr(subject, measure))
    return found


def interleaved(subjects: Mapping[str, Taker], seconds: float, rounds: int) -> Rates:
    """Rates per second: short rounds over all subjects, so that a slow minute hits them all."""
    rates: Rates = {name: [] for name in subjects}
    with status.status("measuring ...") as progress:
        for at in range(rounds):
            for name, take in subjects.items():
                progress.update(f"measuring, round {at + 1} of {rounds}: {name}")
                count, passed = take(seconds / rounds)
                rates[name].append(count / passed)
    return rates


def bench(
    game: GameName = registry.FIRST,
    *,
    players: Annotated[
        str, typer.Option(help="Numbers of players, such as 3 or 2,3.", metavar="N,...")
    ] = "2,3,4,5",
    seconds: Annotated[
        float, typer.Option(min=0, metavar="S", help="How long each figure is measured in all.")
    ] = 2.0,
    rounds: Annotated[
        int, typer.Option(min=1, metavar="N", help="In how many rounds over all figures.")
    ] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast random games are played on this machine.

    Decisions are chosen by a loop in Python, or by the rules themselves (inside). Each figure is
    taken in several short rounds; the best and the median are printed.
    """
    found = registry.find(game)
    counts = [number(word, "a number of players") for word in comma_separated(players)]
    for count in counts:
        found.check_players(count)
    if not counts:
        raise BadInput("this leaves nothing to measure")
    rates = interleaved(takers(found, counts), seconds, rounds)
    if as_json:
        typer.echo(json.dumps(report(found, counts, rates), indent=2))
    else:
        show(found, counts, rates)


def form() -> str:
    """Which kontor runs on which Python and machine."""
    kind = "compiled" if compiled() else "plain"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"kontor {VERSION} ({kind}), {python}, {platform.system()} {platform.machine()}"


def best_and_median(measure: str, rates: list[float]) -> tuple[float, float]:
    """Both in the unit of the measure; of times the shortest is the best."""
    if measure == "copy":
        return 1e6 / max(rates), 1e6 / median(rates)
    return max(rates), median(rates)


def shown(measure: str, value: float) -> str:
    """A figure with as many digits as mean something."""
    if measure == "copy":
        return f"{value:,.3f}"
    if value < 10_000:
        return f"{value:,.0f}"
    return f"{value / 1e3:,.0f} k" if value < 1e6 else f"{value / 1e6:,.2f} M"


def show(game: Manifest, counts: list[int], rates: Rates) -> None:
    """Print one grid: two rows for each measure, a column for each number of players."""
    grid = Grid(
        Column(game.name, no_wrap=True), "of rounds", *(f"{players} players" for players in counts)
    )
    for column in grid.columns[2:]:
        column.justify = "right"
    for measure, title in (MEASURES | THINKING).items():
        pairs = [best_and_median(measure, rates[f"{players} {measure}"]) for players in counts]
        grid.add_row(title, "best", *(shown(measure, best) for best, _ in pairs))
        grid.add_row("", "median", *(shown(measure, middle) for _, middle in pairs))
    out.print(form())
    out.print(grid)
    best, middle = best_and_median("reference", rates["reference"])
    out.print(f"{REFERENCE}: best {shown('', best)}, median {shown('', middle)}")


def report(game: Manifest, counts: list[int], rates: Rates) -> dict[str, Any]:
    """The same figures as plain data."""
    measures = MEASURES | THINKING
    keys = [("reference", "reference"), *((f"{n} {m}", m) for n in counts for m in measures)]
    figures = {}
    for key, measure in keys:
        best, middle = best_and_median(measure, rates[key])
        figures[key] = {"best": best, "median": middle, "rounds": len(rates[key])}
    return {"game": game.name, "form": form(), "figures": figures}
