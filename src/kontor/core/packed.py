"""A position as one packed row of integers, and the part of the contract that all such share."""

import json
from hashlib import blake2s
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kontor.core.contract import CONTRACT
from kontor.core.errors import BadInput
from kontor.core.news import News
from kontor.core.words import DEFAULT, Message, Sentence, render

MARK: Final = b"kontor1\n"
DIGEST: Final = 8  # bytes of the checksum behind the mark


@mypyc_attr(allow_interpreted_subclasses=True)
class PackedState:
    """What changes in a game is in `row`; a game adds names for its places, and the rules."""

    def __init__(self, row: vec[i64], players: i64) -> None:
        self.row: Final = row
        self.players: Final = players
        self.observer: News | None = None  # takes down what comes to light

    def show(self, knowers: i64, seats: i64) -> None:
        """Seats see something that only the knowers knew; both are sets."""
        if self.observer is not None:
            self.observer.show(knowers, seats)

    # -- what a game fills in --------------------------------------------------------------------

    @property
    def game(self) -> str:
        raise NotImplementedError

    @property
    def bound(self) -> int:
        raise NotImplementedError

    def decider(self) -> i64:
        """The seat that is asked, or -1 when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        raise NotImplementedError

    def play(self, action: int) -> None:
        raise NotImplementedError

    def copy(self) -> "PackedState":
        raise NotImplementedError

    def line(self, action: int) -> str:
        """The line of an action below the bound."""
        raise NotImplementedError

    def read(self, text: str) -> int:
        raise NotImplementedError

    def why_illegal(self, action: int) -> Sentence:
        """Why an action is not among the legal ones."""
        raise NotImplementedError

    def caption(self) -> Message:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def header(self) -> dict[str, Any]:
        raise NotImplementedError

    # -- what is so unless a game says otherwise -------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        seat = self.decider()
        return None if seat < 0 else int(seat)

    @property
    def is_over(self) -> bool:
        """Whether nobody is to decide any more."""
        return self.seat is None

    @property
    def begins(self) -> bool:
        """Whether the open question begins a move."""
        return self.seat is not None

    def legal_for(self, seat: int) -> list[int]:
        """What a seat may do out of turn: nothing."""
        self.seat_number(seat)
        return []

    def play_for(self, seat: int, action: int) -> None:
        """Refuse an action out of turn."""
        raise BadInput(self._objection(seat, action))

    def why_illegal_for(self, seat: int, action: int) -> Sentence:
        """Why an action is not among the legal ones of a seat out of turn."""
        return Message("seat-only-in-turn", seat=seat, text=self.text(action))

    def hides(self, action: int, seat: int | None) -> bool:
        """Whether a seat cannot see which action is taken: everybody sees all."""
        return False

    def hidden_message(self) -> Message:
        """What others are told of an answer that they cannot see."""
        return Message("action-hidden")

    # -- words -----------------------------------------------------------------------------------

    def text(self, action: int) -> str:
        """The one line of an action, or BadInput when the number means none."""
        if not 0 <= action < self.bound:
            raise BadInput(Message("action-number", most=str(self.bound - 1), given=str(action)))
        return self.line(action)

    def refusal(self, text: str, seat: int | None = None) -> Sentence | None:
        """Why a line is not allowed now, for any language; of a seat out of turn if it is named."""
        legal = self.legal() if seat is None else self.legal_for(seat)
        try:
            action = self.read(text)
        except BadInput as problem:
            return problem.sentence
        return None if action in legal else self._objection(seat, action)

    def _objection(self, seat: int | None, action: int) -> Sentence:
        if self.is_over:
            return Message("game-over")
        return self.why_illegal(action) if seat is None else self.why_illegal_for(seat, action)

    def why_not(self, text: str, language: str = DEFAULT) -> str | None:
        """Why a line is not allowed now, or None when it is."""
        reason = self.refusal(text)
        return None if reason is None else render(reason, language)

    def why_not_for(self, seat: int, text: str, language: str = DEFAULT) -> str | None:
        """The same for a seat out of turn."""
        reason = self.refusal(text, seat)
        return None if reason is None else render(reason, language)

    # -- knowing ---------------------------------------------------------------------------------

    def news(self, seat: int, action: int) -> News:
        """Who would come to see what, if a seat did this."""
        found = News(self.seat_number(seat))
        twin = self.copy()
        twin.observer = found
        if seat == self.seat:
            twin.play(action)
        else:
            twin.play_for(seat, action)
        return found

    def seat_number(self, seat: int | None) -> int:
        """The seat itself, -1 for a spectator; BadInput when there is no such seat."""
        if seat is None:
            return -1
        if not 0 <= seat < self.players:
            raise BadInput(Message("seat-unknown", seat=str(seat), last=self.players - 1))
        return seat

    # -- scores ----------------------------------------------------------------------------------

    def winners(self) -> list[int]:
        """Whoever has most; several share the victory."""
        scores = self.scores()
        most = max(scores)
        return [seat for seat, score in enumerate(scores) if score == most]

    # -- as data ---------------------------------------------------------------------------------

    def key(self) -> bytes:
        """Equal for equal positions of one set-up."""
        return bytes(memoryview(self.row))

    def to_bytes(self) -> bytes:
        """The whole position in short; see `from_bytes`."""
        header = json.dumps(self.header(), separators=(",", ":")).encode()
        body = header + b"\n" + self.key()
        return MARK + blake2s(body, digest_size=DIGEST).digest() + body

    def __reduce__(self) -> Any:
        return _from_bytes, (self.to_bytes(),)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PackedState)
            and self.key() == other.key()
            and self.header() == other.header()
        )

    def __hash__(self) -> int:
        return hash(self.key())

    def __dir__(self) -> list[str]:
        return list(CONTRACT)

    def __repr__(self) -> str:
        turn = "" if self.seat is None else f"; seat {self.seat} to decide"
        return f"<{self.game} for {self.players}: {render(self.caption())}{turn}>"


def _from_bytes(data: bytes) -> Any:
    from kontor.core.unpacking import from_bytes

    return from_bytes(data)
