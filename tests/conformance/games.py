"""Every registered game in many set-ups, played at random to its end; knows only the contract."""

import os
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from random import Random
from typing import NamedTuple

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.core.options import Option, OptionValue
from kontor.core.setup import Setup

EXAMPLES = int(os.environ.get("KONTOR_EXAMPLES", "12"))
LONGEST_GAME = 20_000
SEED = 7_919_104_729_000  # so large that a view cannot show it by accident
NONSENSE = (
    "",
    " ",
    "?",
    "end end",
    "take",
    "take -1",
    "pay 1",
    "pay 999999999999 fish",
    "times one",
    "\x00",
    "\u00fcse b\u00e4nk",
    "a" * 5000,
    "@0 end",
    "# end",
    "use use use use",
    "\n",
    "end\nend",
    "{card}",
    "%s",
    "\u0661",
)


class Deal(NamedTuple):
    """A set-up with its seed."""

    setup: Setup
    seed: int

    def __str__(self) -> str:
        return "-".join(
            [self.game, str(self.players), *(_word(value) for _, value in self.setup.options)]
        )

    @property
    def game(self) -> str:
        return self.setup.game

    @property
    def players(self) -> int:
        return self.setup.players

    def open(self) -> State:
        return self.setup.open(self.seed)


class Step(NamedTuple):
    """A position, and what was done in it."""

    state: State
    seat: int
    action: int
    text: str
    out_of_turn: bool


class Walk(NamedTuple):
    """A whole game; its positions are shared by the tests, which only play on copies."""

    setup: Deal
    steps: list[Step]
    end: State

    def some(self, count: int) -> list[Step]:
        """About so many steps, spread over the game and the same each time."""
        chance = Random(count)
        return [step for step in self.steps if chance.random() < count / len(self.steps)]

    def rare(self, count: int) -> list[Step]:
        """The first steps of the verbs that were used least."""
        verbs = [step.text.split()[0] for step in self.steps]
        least = sorted(set(verbs), key=lambda verb: (verbs.count(verb), verb))[:count]
        return [self.steps[verbs.index(verb)] for verb in least]


def _word(value: OptionValue) -> str:
    return "+".join(value) if isinstance(value, tuple) else str(value)


def _values(option: Option) -> list[OptionValue]:
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, str):
        return list(option.offered)
    return [*((word,) for word in option.offered), option.offered]


def _all_deals(game: Manifest) -> list[Deal]:
    values = [_values(option) for option in game.options.values()]
    setups = [
        Setup.of(game.name, players, **dict(zip(game.options, chosen, strict=True)))
        for players in game.players
        for chosen in product(*values)
    ]
    return [Deal(setup, SEED + at) for at, setup in enumerate(setups)]


def _pairs(deal: Deal) -> set[object]:
    chosen: list[object] = [deal.players, *deal.setup.options]
    return set(combinations(chosen, 2))


def paired(deals: list[Deal]) -> list[Deal]:
    """A few of these, among which every two choices still meet once."""
    missing: set[object] = set().union(*(_pairs(deal) for deal in deals))
    found: list[Deal] = []
    while missing:
        best = max(deals, key=lambda deal: len(_pairs(deal) & missing))
        found.append(best)
        missing -= _pairs(best)
    return sorted(found)


SETUPS = [deal for game in registry.GAMES.values() for deal in paired(_all_deals(game))]


@lru_cache(maxsize=8)
def walk(setup: Deal) -> Walk:
    """Play at random, now and then out of turn."""
    state = setup.open()
    chance = Random(setup.seed)
    steps: list[Step] = []
    while not state.is_over:
        assert len(steps) < LONGEST_GAME, f"{setup} does not end"
        steps.append(_step(state, chance))
        play(state, steps[-1])
    return Walk(setup, steps, state)


def _step(state: State, chance: Random) -> Step:
    others = [seat for seat in range(state.players) if state.legal_for(seat)]
    if others and chance.random() < 0.05:
        seat = chance.choice(others)
        return _noted(state, seat, chance.choice(state.legal_for(seat)), out_of_turn=True)
    assert state.seat is not None
    legal = state.legal()
    verbs = sorted({state.text(action).split()[0] for action in legal})
    if chance.random() < 0.5:  # else large groups, such as purchases, crowd out all others
        verb = chance.choice(verbs)
        legal = [action for action in legal if state.text(action).split()[0] == verb]
    return _noted(state, state.seat, chance.choice(legal), out_of_turn=False)


def _noted(state: State, seat: int, action: int, *, out_of_turn: bool) -> Step:
    return Step(state.copy(), seat, action, state.text(action), out_of_turn)


def play(state: State, step: Step) -> None:
    """Do what was done."""
    if step.out_of_turn:
        state.play_for(step.seat, step.action)
    else:
        state.play(step.action)


def random_steps(state: State, chance: Random, most: int) -> Iterator[int]:
    """Play so many random actions, or up to the end."""
    for _ in range(most):
        if state.is_over:
            return
        action = chance.choice(state.legal())
        state.play(action)
        yield action


@cache
def vocabulary(game: str) -> tuple[str, ...]:
    """Lines that were legal in some game, and lines that mix their words with all cards."""
    texts = {
        step.state.text(action)
        for setup in SETUPS[::5]
        if setup.game == game
        for step in walk(setup).steps
        for action in step.state.legal()
    }
    verbs = sorted({text.split()[0] for text in texts})
    nouns = {" ".join(text.split()[1:]) for text in texts}
    nouns |= {str(card["id"]) for card in registry.find(game).cards()}
    mixed = {f"{verb} {noun}".strip() for verb in verbs for noun in nouns}
    return tuple(sorted(texts | mixed))


def lines(game: str, count: int, seed: int) -> list[str]:
    """So many lines: known ones, mixed ones and all the nonsense."""
    known = vocabulary(game)
    return [*Random(seed).sample(known, min(count, len(known))), *NONSENSE]


def understood(state: State, text: str) -> int | None:
    """The action that a line means, or None when it means none."""
    try:
        return state.read(text)
    except BadInput:
        return None


def texts(state: State) -> list[str]:
    """What the seat to move may do, in words."""
    return [state.text(action) for action in state.legal()]


def everybody(state: State) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(state.players), None]
