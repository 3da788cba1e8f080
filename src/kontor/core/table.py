"""A table: the one object with history; it checks, plays, takes back and records."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from kontor.core import registry
from kontor.core.contract import State, caption_of
from kontor.core.errors import BadInput, IllegalAction, NotYourTurn
from kontor.core.words import Message, Sentence

# What a table lets through to its state, so that it can be read like the position it shows.
READS = (
    *("seat", "is_over", "legal", "legal_for", "text", "read", "why_not", "why_not_for"),
    *("refusal", "view", "guess", "scores", "breakdown", "winners", "key", "copy", "position"),
    *("caption", "bound"),
)
STRIDE = 32  # a copy of the position is kept after each so many actions


class Entry(NamedTuple):
    """One action that was played, and what was known before it."""

    seat: int
    action: int
    text: str
    legal: int
    out_of_turn: bool
    caption: str


class Table:
    """A game in progress with all its past."""

    def __init__(
        self,
        game: str,
        start: State,
        *,
        seed: int = 0,
        options: Mapping[str, registry.Value] | None = None,
        position: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.rules = registry.find(game).version(rules)  # a game ends under those it began with
        self.seed = seed
        self.options = dict(options or {})
        self.start = position
        self.state = start
        self._copies: dict[int, State] = {0: start.copy()}
        self._entries: list[Entry] = []
        self._played = 0

    @classmethod
    def new(
        cls, game: str, players: int, seed: int = 0, *, rules: object = None, **options: object
    ) -> Self:
        """A table at the opening of a game; without a version the newest rules are played."""
        found = registry.find(game)
        start = found.new(players, seed, options, rules)
        return cls(
            game, start, seed=seed, options=found.chosen(options), rules=found.version(rules)
        )

    @classmethod
    def from_position(cls, data: Mapping[str, Any], rules: int | None = None) -> Self:
        """A table at any position; see `State.position`."""
        if not isinstance(data, Mapping):
            raise BadInput(Message("position-form", given=repr(data)))
        try:
            kept: dict[str, Any] = json.loads(json.dumps(dict(data)))
        except (TypeError, ValueError, RecursionError):
            raise BadInput(Message("position-parts")) from None
        start = registry.from_position(kept, rules)
        game, seed = kept.setdefault("game", registry.FIRST), kept.get("seed", 0)
        version = registry.find(game).version_of(kept, rules)
        seed = seed if registry.is_number(seed) else 0
        return cls(game, start, seed=seed, position=kept, rules=version)

    def __getattr__(self, name: str) -> Any:
        """Everything of the contract that only looks."""
        if name in READS:
            return getattr(self.state, name)
        raise AttributeError(f"a table has no {name!r}")

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.players

    @property
    def history(self) -> list[Entry]:
        """What was played up to now."""
        return self._entries[: self._played]

    @property
    def undone(self) -> list[Entry]:
        """What was taken back and can be played again with `redo`."""
        return self._entries[self._played :]

    def play(self, action: str | int, seat: int | None = None) -> Entry:
        """Check and play an action, given in words or as a number."""
        entry = self.check(action, seat)
        self.push(entry)
        return entry

    def check(self, action: str | int, seat: int | None = None) -> Entry:
        """What playing an action would add to the history; nothing is played yet."""
        mover = self.state.seat
        if seat is not None and not (registry.is_number(seat) and 0 <= seat < self.players):
            raise BadInput(Message("seat-unknown", seat=repr(seat), last=self.players - 1))
        if mover is None:
            raise IllegalAction(Message("game-over"))
        out_of_turn = seat is not None and seat != mover
        actor = mover if seat is None else seat
        legal = self.state.legal_for(actor) if out_of_turn else self.state.legal()
        number = self._understood(action)
        if number not in legal:
            if out_of_turn:
                raise NotYourTurn(Message("seat-waits", mover=mover, seat=actor))
            raise IllegalAction(self._refusal(action))
        return Entry(
            actor, number, self.state.text(number), len(legal), out_of_turn, caption_of(self.state)
        )

    def push(self, entry: Entry) -> None:
        """Play what `check` has found right."""
        self._forget_undone()
        self._entries.append(entry)
        step(self.state, entry)
        self._played += 1
        if self._played % STRIDE == 0:
            self._copies[self._played] = self.state.copy()

    def undo(self, steps: int = 1) -> None:
        """Take back the last actions; `redo` plays them again."""
        if not registry.is_number(steps) or steps < 0:
            raise BadInput(Message("undo-number", given=repr(steps)))
        if steps > self._played:
            raise BadInput(Message("undo-too-far", count=self._played, steps=steps))
        self._played -= steps
        self.state = self.at(self._played)

    def redo(self, steps: int = 1) -> None:
        """Play again what was taken back."""
        if not registry.is_number(steps) or steps < 0:
            raise BadInput(Message("redo-number", given=repr(steps)))
        if steps > len(self.undone):
            raise BadInput(Message("redo-too-far", count=len(self.undone), steps=steps))
        self._played += steps
        self.state = self.at(self._played)

    def at(self, count: int) -> State:
        """The position after so many actions, as a copy of its own."""
        if not registry.is_number(count) or not 0 <= count <= len(self._entries):
            length = len(self._entries)
            raise BadInput(Message("action-not-there", length=length, count=repr(count)))
        nearest = max(kept for kept in self._copies if kept <= count)
        state = self._copies[nearest].copy()
        for entry in self._entries[nearest:count]:
            step(state, entry)
        return state

    def record(self) -> str:
        """The game as text; see `kontor.load`."""
        from kontor.core.record import write

        return write(self)

    def _understood(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.state.read(action)
        if registry.is_number(action):
            return action
        raise BadInput(Message("action-form", given=repr(action)))

    def _refusal(self, action: str | int) -> Sentence:
        if isinstance(action, str):
            return self.state.refusal(action) or Message("action-not-possible", text=action)
        return Message("action-not-legal", action=str(action))

    def _forget_undone(self) -> None:
        del self._entries[self._played :]
        for kept in [kept for kept in self._copies if kept > self._played]:
            del self._copies[kept]


def step(state: State, entry: Entry) -> None:
    """Play an entry of a history on a position."""
    if entry.out_of_turn:
        state.play_for(entry.seat, entry.action)
    else:
        state.play(entry.action)


def after(state: State, entry: Entry) -> State:
    """A copy of the position after an entry of a history."""
    played = state.copy()
    step(played, entry)
    return played
