"""One finished game as it is counted: who sat where, what each seat owned and used, and when.

A result of the arena is played again for this; nothing is written down that the actions do not say.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final, Protocol, cast

from kontor.arena.result import Result
from kontor.core import registry
from kontor.core.contract import State, View
from kontor.core.errors import BadInput
from kontor.core.words import Sentence

OPENING: Final = 3  # main actions of a seat that count as its opening


class Chronicle(Protocol):
    """What a game says about counting it; the module that its manifest names."""

    def owned(self, view: View, seat: int, /) -> list[str]: ...
    def used(self, line: str, /) -> str | None: ...
    def opened(self, line: str, /) -> str | None: ...
    def changes(self, line: str, /) -> bool: ...
    def moment(self, state: State, /) -> int: ...
    def order(self, view: View, /) -> list[int]: ...
    def name(self, word: str, /) -> Sentence: ...


@dataclass
class CardUse:
    """A card or kind of card in the hands of one seat."""

    card: str
    count: int = 0  # how many the seat has at the end
    gained: int = 0  # the round in which it had one first; 0 is never
    uses: int = 0
    used: int = 0  # the round of the first use; 0 is never


@dataclass
class SeatAnnals:
    """One seat of a game."""

    seat: int
    place: int  # in the first order of play, from 0
    name: str
    score: int
    won: float  # its part of the victory
    parts: dict[str, int]
    decisions: int
    milliseconds: float
    slowest: float
    longest: float
    opening: list[str] = field(default_factory=list)
    cards: list[CardUse] = field(default_factory=list)


@dataclass
class Annals:
    """One game: its result, and what each seat did in it."""

    result: Result
    rounds: int
    seats: list[SeatAnnals]


def chronicle_of(game: str) -> Chronicle | None:
    """What a game says about counting it; a game may say nothing."""
    module = registry.find(game).chronicle
    return cast("Chronicle", import_module(module)) if module else None


def opening_of(result: Result) -> State:
    """The position in which a game began, under its own version of the rules."""
    setup = result.job.setup
    return setup.manifest.new(
        setup.players, result.job.seed, dict(setup.options), rules=result.rules
    )


def replay(result: Result, notice: Callable[[State, int], None]) -> State:
    """Play a game again; `notice` is told each position and what is done in it."""
    state = opening_of(result)
    for at, action in enumerate(result.actions):
        if action not in state.legal():
            raise BadInput(f"{result.job}: action {at + 1} cannot be played")
        notice(state, action)
        state.play(action)
    if not state.is_over or [int(score) for score in state.scores()] != result.scores:
        raise BadInput(f"{result.job}: the actions do not lead to the scores of the result")
    return state


def annals(result: Result) -> Annals:
    """A finished game as it is counted; BadInput when its actions do not lead to its result."""
    watch = Watch(result)
    end = replay(result, watch.notice)
    return watch.close(end)


class Watch:
    """Goes along with a game and writes down what happens."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.chronicle = chronicle_of(result.job.setup.game)
        self.moment = 0
        self.changed = (
            True  # what seats are given before the game counts as gained in its first round
        )
        order = (
            self.chronicle.order(opening_of(result).view(None))
            if self.chronicle
            else range(result.job.setup.players)
        )
        self.seats = list(_seats(result, list(order)))
        self.cards: list[dict[str, CardUse]] = [{} for _ in self.seats]
        self.has: list[list[str]] = [[] for _ in self.seats]

    def notice(self, state: State, action: int) -> None:
        """An action is about to be played."""
        seat, chronicle = state.seat, self.chronicle
        if chronicle is None or seat is None:
            return
        if self.changed and state.begins:  # what was begun before is done
            self._look(state, chronicle)
        line = state.text(action)
        self.moment = chronicle.moment(state)
        self.changed = self.changed or chronicle.changes(line)
        if card := chronicle.used(line):
            entry = self._card(seat, card)
            entry.uses += 1
            entry.used = entry.used or self.moment
        opened = chronicle.opened(line)
        if opened and len(self.seats[seat].opening) < OPENING:
            self.seats[seat].opening.append(opened)

    def _card(self, seat: int, card: str) -> CardUse:
        return self.cards[seat].setdefault(card, CardUse(card))

    def _look(self, state: State, chronicle: Chronicle) -> None:
        """See who has gained something since the last look."""
        self.changed = False
        view, moment = state.view(None), self.moment or chronicle.moment(state)
        for seat in range(len(self.seats)):
            has = chronicle.owned(view, seat)
            if has != self.has[seat]:
                self.has[seat] = has
                for card in has:
                    entry = self._card(seat, card)
                    entry.gained = entry.gained or moment

    def close(self, end: State) -> Annals:
        """The game is over."""
        if self.chronicle is not None:
            self._look(end, self.chronicle)
        for seat, found in enumerate(self.seats):
            for card in self.has[seat]:
                self._card(seat, card).count += 1
            found.cards = sorted(self.cards[seat].values(), key=lambda each: each.card)
        return Annals(self.result, self.moment, self.seats)


def _seats(result: Result, order: list[int]) -> Iterator[SeatAnnals]:
    winners = result.winners
    for seat, name in enumerate(result.job.seats):
        yield SeatAnnals(
            seat,
            order.index(seat),
            name,
            result.scores[seat],
            1 / len(winners) if seat in winners else 0.0,
            dict(result.parts[seat]),
            result.decisions[seat],
            result.milliseconds[seat],
            result.slowest[seat],
            result.longest[seat],
        )
