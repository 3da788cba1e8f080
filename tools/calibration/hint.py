"""Whether a hint is true: two moves of one position, played on many times by the judge itself."""

from collections.abc import Iterator
from itertools import count, islice
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from librt.vecs import vec

import kontor
from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.players import best
from kontor.players.games import knowledge_of
from kontor.players.playing_out import draw_candidate, play_out
from kontor.players.search import CROWD, DUEL, best_other

ROUND: Final = 2
MOVES: Final = ("take francs", "take grain")
SECONDS: Final = 0.3  # of a hint
HEAT: Final = 1.0  # points that a choice may be worse by, so that no two games are the same
FAR: Final = 6.0  # points by which a hint must tell the moves apart


class Told(NamedTuple):
    """What a hint says of two moves, and what came of them."""

    seed: int
    players: int
    hint: float  # points that the first is better by
    rest: float  # in games played on, rivals counted as the hint counts them
    error: float
    own: float  # the same in points of the seat alone


class Rest(NamedTuple):
    """A game to be played on."""

    seed: int
    players: int
    move: int
    number: int


def reach(seed: int, players: int) -> State | None:
    """A position of round 2 in which both moves are possible; None where there is none."""
    state = kontor.new_game("le_havre", players, seed=seed)
    for until in range(200):
        if state.seat is None or state.view(None)["round"] > ROUND:
            return None
        if state.view(None)["round"] == ROUND and state.begins:
            actions = {state.text(action) for action in state.legal()}
            if actions.issuperset(MOVES):
                return state
        state = judged(state, Chance(seed + until), 0.0)
    return None


def judged(state: State, chance: Chance, heat: float) -> State:
    """One decision as the judge likes it."""
    assert state.seat is not None
    knowledge = knowledge_of(state.game)
    guess = state.guess(state.seat, int(chance.below(1 << 20)))
    candidate = draw_candidate(knowledge.candidates(guess), heat, chance)
    return knowledge.follow(state, candidate.action)


def play_on(rest: Rest) -> tuple[float, float]:
    """What the seat has at the end, less what is left to its best rival; and its points alone."""
    state = reach(rest.seed, rest.players)
    assert state is not None
    seat = state.seat
    assert seat is not None
    state.play(state.read(MOVES[rest.move]))
    chance = Chance(1000 * rest.seed + rest.number)
    state = play_out(knowledge_of(state.game), state, HEAT, chance)
    scores = [float(score) for score in state.scores()]
    rivalry = DUEL if rest.players == 2 else CROWD
    return scores[seat] - rivalry * best_other(vec[float](scores), seat), scores[seat]


def told_apart() -> Iterator[tuple[int, int, float]]:
    """Seeds and players, and by how much a hint tells francs from grain there, for ever."""
    chance = Random(1)
    for seed in count(1):
        players = chance.choice([2, 3, 4])
        state = reach(seed, players)
        if state is not None:
            losses = {state.text(each.action): each.loss for each in best(state, 99, SECONDS)}
            yield seed, players, losses[MOVES[1]] - losses[MOVES[0]]


def survey(most: int) -> str:
    """How far hints tell the two moves apart in some positions."""
    apart = [abs(each) for _, _, each in islice(told_apart(), most)]
    far = sum(each >= FAR for each in apart)
    return (
        f"{most} positions: hints tell francs and grain apart by {fmean(apart):.1f} points on"
        f" average, by {max(apart):.1f} at most, and by {FAR:.0f} or more in {far}"
    )


def positions(most: int) -> Iterator[tuple[int, int, float]]:
    """Positions in which a hint tells the two moves apart."""
    return islice((each for each in told_apart() if abs(each[2]) >= FAR), most)


def measure(most: int, games: int, processes: int) -> Iterator[Told]:
    """Hints, and games played on from them."""
    with get_context("spawn").Pool(processes) as pool:
        for seed, players, apart in positions(most):
            rests = [Rest(seed, players, move, at) for move in (0, 1) for at in range(games)]
            ends = pool.map(play_on, rests, chunksize=4)
            one, other = ends[:games], ends[games:]
            rest = fmean(each for each, _ in one) - fmean(each for each, _ in other)
            error = (
                (stdev(each for each, _ in one) ** 2 + stdev(each for each, _ in other) ** 2)
                / games
            ) ** 0.5
            own = fmean(each for _, each in one) - fmean(each for _, each in other)
            yield Told(seed, players, apart, rest, error, own)
