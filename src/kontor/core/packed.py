"""A position as one packed row of integers, and the part of the contract that all such share."""

import json
from hashlib import blake2s
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from kontor.core.contract import CONTRACT
from kontor.core.errors import BadInput
from kontor.core.news import News
from kontor.core.places import Place, by_points
from kontor.core.stages import Stage, Witness
from kontor.core.words import DEFAULT, Message, Sentence, render

if TYPE_CHECKING:
    from kontor.core.contract import State

MARK: Final = b"kontor1\n"
DIGEST: Final = 8  # bytes of the checksum behind the mark


@mypyc_attr(allow_interpreted_subclasses=True)
class PackedState:
    """What all such positions share. The row itself, and its places, are the game's own.

    Games of other people may be plain Python, so mypyc cannot know that what is set here is always
    there, and looks each time: what is read a million times a second does not belong here.
    """

    def __init__(self) -> None:
        self.observer: News | None = None  # takes down what comes to light
        self.witness: Witness | None = None  # takes down what happens by itself

    def show(self, knowers: i64, seats: i64) -> None:
        """Seats see something that only the knowers knew; both are sets."""
        if self.observer is not None:
            self.observer.show(knowers, seats)

    def tell(self, cause: str) -> None:
        """What happens from here on has another cause; said where no decision is open."""
        if self.witness is not None:
            self.witness.see(cast("State", self.copy()), cause)

    def tell_forced(self, action: int) -> None:
        """The open question has this answer alone, which nobody is asked for."""
        if self.witness is not None:
            self.witness.see_forced(cast("State", self.copy()), action)

    # -- what a game fills in --------------------------------------------------------------------

    @property
    def game(self) -> str:
        raise NotImplementedError

    @property
    def bound(self) -> int:
        raise NotImplementedError

    def seat_count(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Equal for equal positions of one set-up: the bytes of the row."""
        raise NotImplementedError

    def decider(self) -> i64:
        """The seat that is asked, or -1 when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        raise NotImplementedError

    def play(self, action: int) -> None:
        raise NotImplementedError

    def play_as(self, seat: int, action: int) -> None:
        """Do it for a seat, in turn or out of turn."""
        if seat == self.seat:
            self.play(action)
        else:
            self.play_for(seat, action)

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

    @property
    def is_detail(self) -> bool:
        """Whether the open question only says how something is done: none does."""
        return False

    @property
    def is_settled(self) -> bool:
        """Whether what is still asked can change nothing that counts: it always can."""
        return False

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

    def stages(self, seat: int, action: int) -> list[Stage]:
        """What would come of it if a seat did this, cause by cause."""
        twin = self.copy()
        witness = twin.witness = Witness()
        twin.play_as(seat, action)
        twin.witness = None
        witness.see(cast("State", twin), "")
        return witness.stages

    # -- words -----------------------------------------------------------------------------------

    def text(self, action: int) -> str:
        """The one line of an action, or BadInput when the number means none."""
        if not 0 <= action < self.bound:
            raise BadInput(Message("action-number", most=str(self.bound - 1), given=str(action)))
        return self.line(action)

    def heading(self, cause: str) -> Message:
        """The name of a cause; a game that tells of causes has words for them."""
        return Message("action-plain", text=cause)

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
        twin.play_as(seat, action)
        return found

    def seat_number(self, seat: int | None) -> int:
        """The seat itself, -1 for a spectator; BadInput when there is no such seat."""
        if seat is None:
            return -1
        if not 0 <= seat < self.seat_count():
            raise BadInput(Message("seat-unknown", seat=str(seat), last=self.seat_count() - 1))
        return seat

    # -- scores ----------------------------------------------------------------------------------

    def winners(self) -> list[int]:
        """Whoever is first; several may share the victory."""
        return [seat for seat, place, _ in self.places() if place == 1]

    def places(self) -> list[Place]:
        """All seats with their places; equal points share one."""
        return by_points(self.scores())

    # -- as data ---------------------------------------------------------------------------------

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
        return f"<{self.game} for {self.seat_count()}: {render(self.caption())}{turn}>"


def _from_bytes(data: bytes) -> Any:
    from kontor.core.unpacking import from_bytes

    return from_bytes(data)
