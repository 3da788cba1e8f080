"""A table: the one object with history; it checks, plays, takes back and records."""

import json
from collections.abc import Hashable, Mapping
from typing import Any, NamedTuple, Self

from kontor.core import registry
from kontor.core.contract import State, View
from kontor.core.errors import BadInput, IllegalAction, NotYourTurn
from kontor.core.options import OptionValue, is_number
from kontor.core.setup import Setup
from kontor.core.words import DEFAULT, Message, Sentence

STRIDE = 32  # a copy of the position is kept after each so many actions


class Entry(NamedTuple):
    """One action that was played, and what was known before it."""

    seat: int
    action: int
    text: str
    legal: int
    out_of_turn: bool
    caption: Message


class Table:
    """A game in progress with all its past."""

    def __init__(
        self,
        game: str,
        start: State,
        *,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
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
        setup = Setup.of(game, players, rules=rules, **options)
        start = setup.open(seed)
        return cls(game, start, seed=seed, options=dict(setup.options), rules=setup.rules)

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
        seed = seed if is_number(seed) else 0
        return cls(game, start, seed=seed, position=kept, rules=version)

    def __repr__(self) -> str:
        return f"<Table of {self.game}, {len(self.history)} actions: {self.state!r}>"

    # -- the position it shows -------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.players

    @property
    def seat(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return self.state.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    def legal(self) -> list[int]:
        """All that the seat to decide may do."""
        return self.state.legal()

    def legal_for(self, seat: int) -> list[int]:
        """All that a seat may do out of turn."""
        return self.state.legal_for(seat)

    def text(self, action: int) -> str:
        """The action in one line of words."""
        return self.state.text(action)

    def read(self, text: str) -> int:
        """The action that a line of words means; BadInput when it means none."""
        return self.state.read(text)

    def why_not(self, text: str, language: str = DEFAULT) -> str | None:
        """Why this cannot be done now, or None when it can."""
        return self.state.why_not(text, language)

    def why_not_for(self, seat: int, text: str, language: str = DEFAULT) -> str | None:
        """The same for a seat out of turn."""
        return self.state.why_not_for(seat, text, language)

    def view(self, seat: int | None) -> View:
        """What a seat may know (None: a spectator)."""
        return self.state.view(seat)

    def scores(self) -> list[int]:
        """The points of all seats; final when the game is over."""
        return self.state.scores()

    def breakdown(self, seat: int) -> Mapping[str, int]:
        """Where the points of a seat come from."""
        return self.state.breakdown(seat)

    def winners(self) -> list[int]:
        """The seats that have won, or lead."""
        return self.state.winners()

    def key(self) -> Hashable:
        """Equal for tables that show equal positions."""
        return self.state.key()

    def position(self) -> Mapping[str, Any]:
        """The whole position as plain data."""
        return self.state.position()

    # -- its past --------------------------------------------------------------------------------

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
        if seat is not None and not (is_number(seat) and 0 <= seat < self.players):
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
            actor, number, self.state.text(number), len(legal), out_of_turn, self.state.caption()
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
        if not is_number(steps) or steps < 0:
            raise BadInput(Message("undo-number", given=repr(steps)))
        if steps > self._played:
            raise BadInput(Message("undo-too-far", count=self._played, steps=steps))
        self._played -= steps
        self.state = self.at(self._played)

    def redo(self, steps: int = 1) -> None:
        """Play again what was taken back."""
        if not is_number(steps) or steps < 0:
            raise BadInput(Message("redo-number", given=repr(steps)))
        if steps > len(self.undone):
            raise BadInput(Message("redo-too-far", count=len(self.undone), steps=steps))
        self._played += steps
        self.state = self.at(self._played)

    def at(self, count: int) -> State:
        """The position after so many actions, as a copy of its own."""
        if not is_number(count) or not 0 <= count <= len(self._entries):
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
        if is_number(action):
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
