"""What every game promises: the one face that tables, players and screens know."""

from collections.abc import Hashable, Mapping
from typing import Any, Protocol, Self, TypeAlias

from kontor.core.news import News
from kontor.core.places import Place
from kontor.core.stages import Stage
from kontor.core.words import DEFAULT, Message, Sentence

View: TypeAlias = Mapping[str, Any]


class State(Protocol):
    """A position of a game, with the rules."""

    # -- what is played --------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def bound(self) -> int:
        """All actions of the game are below this number."""

    def header(self) -> Mapping[str, Any]:
        """What the game was opened with: its name, rules, players, seed and options."""

    # -- deciding --------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat to decide, None when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def begins(self) -> bool:
        """Whether the open question begins a move; else it is a step of what was begun."""

    @property
    def is_detail(self) -> bool:
        """Whether the open question only says how something is done, such as how it is paid."""

    @property
    def is_settled(self) -> bool:
        """Whether what is still asked can change neither points nor places any more."""

    def legal(self) -> list[int]:
        """All that the seat to decide may do."""

    def play(self, action: int, /) -> None:
        """Do it, in place; a caller must have seen it in `legal`."""

    def legal_for(self, seat: int, /) -> list[int]:
        """All that a seat may do out of turn."""

    def play_for(self, seat: int, action: int, /) -> None:
        """Do it out of turn, in place; a caller must have seen it in `legal_for`."""

    def stages(self, seat: int, action: int, /) -> list[Stage]:
        """What would come of it if a seat did this, in turn or out of turn, cause by cause.

        The first stage is the action itself, the others are what follows without a decision; the
        last one ends where playing the action does.
        """

    def copy(self) -> Self:
        """A position of its own that equals this one."""

    # -- words -----------------------------------------------------------------------------------

    def text(self, action: int, /) -> str:
        """The action in one line of words; BadInput when the number means none in this game."""

    def read(self, text: str, /) -> int:
        """The action that a line of words means; BadInput when it means none."""

    def message(self, action: int, /) -> Message:
        """What an action does and what it costs, for people; `form("log")` tells that it was done.

        It says no more than the action's line does, and what everybody may see.
        """

    def hidden_message(self) -> Message:
        """What others are told, as `form("log")`, of an answer that `hides` keeps from them."""

    def prompt(self) -> Message | None:
        """What the seat to decide is asked, for its eyes; None when the game is over."""

    def caption(self) -> Message:
        """Where the game is, such as its round."""

    def heading(self, cause: str, /) -> Message:
        """The name of what has caused a stage that ends here, as a heading."""

    def refusal(self, text: str, seat: int | None = None, /) -> Sentence | None:
        """Why a line cannot be played now, or None; of a seat out of turn if it is named."""

    def why_not(self, text: str, language: str = DEFAULT, /) -> str | None:
        """The same as a sentence in a language."""

    def why_not_for(self, seat: int, text: str, language: str = DEFAULT, /) -> str | None:
        """The same for a seat out of turn."""

    # -- knowing ---------------------------------------------------------------------------------

    def view(self, seat: int | None, /) -> View:
        """What a seat may know (None: a spectator), fit for JSON."""

    def guess(self, seat: int | None, seed: int, /) -> Self:
        """A full position that this seat (None: a spectator) cannot tell from the true one.

        It follows from what the seat may know and from the seed alone: positions that the seat
        cannot tell apart give equal guesses. A game therefore brings all that is hidden from the
        seat into a fixed order before it deals, and nobody who asks for guesses can learn more
        from them than the seat knows, whatever seeds they choose.
        """

    def hides(self, action: int, seat: int | None, /) -> bool:
        """Whether a seat (None: a spectator) cannot see which action is taken by the one to decide.

        Like all that a seat is told, this is the same for positions that it cannot tell apart.
        """

    def news(self, seat: int, action: int, /) -> News:
        """Who would come to see what was hidden, if a seat did this, in turn or out of turn.

        Never less than what really comes to light, and the same for positions that look the same
        to anybody: where something was read that only its owner knew, it counts as seen.
        """

    # -- scores ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of all seats; final when the game is over."""

    def breakdown(self, seat: int, /) -> Mapping[str, int]:
        """Where the points of a seat come from."""

    def winners(self) -> list[int]:
        """The seats that have won, or lead; ties are broken where the rules break them."""

    def places(self) -> list[Place]:
        """All seats with their places as things stand, the winner first."""

    # -- as data ---------------------------------------------------------------------------------

    def key(self) -> Hashable:
        """Equal for equal positions."""

    def position(self) -> Mapping[str, Any]:
        """The whole position as plain data, fit for JSON."""

    def to_bytes(self) -> bytes:
        """The whole position in short, for other processes; `kontor.from_bytes` reads it."""


CONTRACT = tuple(name for name in vars(State) if not name.startswith("_"))
