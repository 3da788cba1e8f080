"""Craftsmen behind the public contract: what a program needs to play it."""

from collections.abc import Sequence
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.errors import BadInput
from kontor.core.places import Place
from kontor.core.words import Message, Sentence
from kontor.craftsmen import dealing, view, words
from kontor.craftsmen.actions import BOUND
from kontor.craftsmen.decisions.bank import is_last_limit
from kontor.craftsmen.flow import answer, answers, settle
from kontor.craftsmen.layout import DEPTH
from kontor.craftsmen.news import is_hidden
from kontor.craftsmen.position.read import read
from kontor.craftsmen.position.write import write
from kontor.craftsmen.refusal import why_not, why_not_for
from kontor.craftsmen.scoring import breakdown, places, total
from kontor.craftsmen.setup import make_rules, opening
from kontor.craftsmen.state import State
from kontor.craftsmen.text import read_text, text_of
from kontor.craftsmen.versions import NEWEST


@final
class Game(State):
    """A position of Craftsmen."""

    @property
    def game(self) -> str:
        return "craftsmen"

    @property
    def bound(self) -> int:
        """All actions are below this number."""
        return BOUND

    # -- deciding --------------------------------------------------------------------------------

    @property
    def begins(self) -> bool:
        """Whether the open question begins a move: the work of a guild does."""
        return self.row[DEPTH] > 0 and self.decision().begins(self)

    @property
    def is_detail(self) -> bool:
        """Whether the open question only says how something is paid or which cards it is about."""
        return self.row[DEPTH] > 0 and self.decision().is_detail(self)

    @property
    def is_settled(self) -> bool:
        """Whether only the last discards are left; how many they are, not which, breaks ties."""
        return self.row[DEPTH] > 0 and is_last_limit(self)

    def legal(self) -> list[int]:
        """Everything that the seat may do now; nothing when the game is over."""
        if self.row[DEPTH] == 0:
            return []
        return answers(self).listed()

    def play(self, action: int) -> None:
        """Do a legal action; trusts its caller."""
        answer(self, action)
        settle(self)

    # -- words -----------------------------------------------------------------------------------

    def line(self, action: int) -> str:
        return text_of(self, action)

    def read(self, text: str) -> int:
        """The action that a line means, or BadInput."""
        return read_text(self, text)

    def message(self, action: int) -> Message:
        """What an action does, and what it costs."""
        return words.message_of(self, action)

    def hidden_message(self) -> Message:
        """What others are told of an answer that they cannot see."""
        return words.hidden_of(self)

    def prompt(self) -> Message | None:
        """What the seat to decide is asked."""
        return words.prompt_of(self) if self.row[DEPTH] else None

    def caption(self) -> Message:
        """Where the game is."""
        return words.caption_of(self)

    def heading(self, cause: str) -> Message:
        """The name of what has just happened by itself."""
        return words.heading_of(self, cause)

    def why_illegal(self, action: int) -> Sentence:
        """Why an action is not among the legal ones."""
        return why_not(self, action)

    def why_illegal_for(self, seat: int, action: int) -> Sentence:
        """Why a seat has to wait: nothing is done out of turn."""
        return why_not_for(self)

    # -- knowing ---------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat, or a spectator, may see it."""
        return view.view(self, self.seat_number(seat))

    def guess(self, seat: int | None, seed: int) -> "Game":
        """A full position that the seat cannot tell from the true one."""
        made = dealing.guess(self, self.seat_number(seat), seed)
        return Game(made.rules, made.row)

    def hides(self, action: int, seat: int | None) -> bool:
        """Whether a seat cannot see which of its actions the one to decide takes."""
        return is_hidden(self, action, self.seat_number(seat))

    # -- scores ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of every seat, bonus tokens included; final when the game is over."""
        return [int(total(self, seat)) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where a seat's score comes from."""
        return breakdown(self, self.seat_number(seat))

    def places(self) -> list[Place]:
        """All seats with their places; ties are always broken (CR-15.5, CR-15.6)."""
        return places(self)

    # -- positions -------------------------------------------------------------------------------

    def copy(self) -> "Game":
        """An independent position."""
        return Game(self.rules, self.row[:])

    def position(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return write(self)

    def header(self) -> dict[str, Any]:
        """What the game was opened with."""
        return {
            "game": self.game,
            "rules": self.rules.version,
            "players": int(self.rules.players),
            "seed": self.rules.seed,
            "cards": self.rules.chosen,
        }


def new_game(
    players: int, seed: int = 0, cards: tuple[str, ...] = ("base",), rules: int = NEWEST
) -> Game:
    """Deal a game and run it to its first decision."""
    dealt = opening(make_rules(players, seed, cards, rules))
    game = Game(dealt.rules, dealt.row)
    settle(game)
    return game


def from_position(data: object, rules: int = NEWEST) -> Game:
    """A game from a dictionary such as `position()` gives."""
    made = read(data, rules)
    return Game(made.rules, made.row)


def from_row(
    row: Sequence[int], players: int, seed: int, cards: tuple[str, ...], rules: int
) -> Game:
    """A game from the numbers of its row."""
    known = make_rules(players, seed, cards, rules)
    if len(row) != len(opening(known).row):
        raise BadInput(Message("bytes-foreign"))
    return Game(known, vec[i64](row))
