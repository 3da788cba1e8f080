"""Le Havre behind the public contract: what a program needs to play it."""

from collections.abc import Sequence
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.errors import BadInput
from kontor.core.words import Message, Sentence
from kontor.le_havre import dealing, view, words
from kontor.le_havre.actions import BOUND, KEEP, SWAP
from kontor.le_havre.flow import answer, answers, settle
from kontor.le_havre.free import do_free, list_sales, list_settlements, why_not_sell_now
from kontor.le_havre.layout import D_TURN, DEPTH, F_KIND, F_SEAT
from kontor.le_havre.position.read import read
from kontor.le_havre.position.write import write
from kontor.le_havre.reasons import OK
from kontor.le_havre.refusal import why_not, why_not_for
from kontor.le_havre.scoring import breakdown, wealth
from kontor.le_havre.setup import make_rules, opening
from kontor.le_havre.state import UNKNOWN, State
from kontor.le_havre.text import read_text, text_of
from kontor.le_havre.versions import NEWEST


@final
class Game(State):
    """A position of Le Havre."""

    @property
    def game(self) -> str:
        return "le_havre"

    @property
    def bound(self) -> int:
        """All actions are below this number."""
        return BOUND

    # -- deciding --------------------------------------------------------------------------------

    @property
    def begins(self) -> bool:
        """Whether the open question begins a move: a turn does."""
        return self.row[DEPTH] > 0 and self.decision().begins()

    @property
    def is_detail(self) -> bool:
        """Whether the open question only says what something is paid with or consists of."""
        return self.row[DEPTH] > 0 and self.decision().is_detail()

    def legal(self) -> list[int]:
        """Everything that the seat may do now; nothing when the game is over."""
        if self.row[DEPTH] == 0:
            return []
        return answers(self).listed()

    def play(self, action: int) -> None:
        """Do a legal action; trusts its caller."""
        answer(self, action)
        settle(self)

    def legal_for(self, seat: int) -> list[int]:
        """What a seat may do out of turn, between the actions of others (LH-6.15)."""
        self.seat_number(seat)
        out = Actions()
        if self.row[DEPTH] > 0 and self.field(F_KIND) == D_TURN and self.field(F_SEAT) != seat:
            if why_not_sell_now(self, seat) == OK:
                list_sales(self, seat, out)
            list_settlements(self, seat, out)
        return out.listed()

    def play_for(self, seat: int, action: int) -> None:
        """Do an action out of turn."""
        self.answers_fresh = False
        self.can_build = UNKNOWN
        do_free(self, seat, action)
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
        return why_not(self, action, self.legal())

    def why_illegal_for(self, seat: int, action: int) -> Sentence:
        """Why an action is not among the legal ones of a seat out of turn."""
        return why_not_for(self, seat, action, self.legal_for(seat))

    # -- knowing ---------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat, or a spectator, may see it."""
        return view.view(self, self.seat_number(seat))

    def guess(self, seat: int | None, seed: int) -> "Game":
        """A full position that the seat cannot tell from the true one."""
        made = dealing.guess(self, self.seat_number(seat), seed)
        return Game(made.rules, made.row)

    def hides(self, action: int, seat: int | None) -> bool:
        """Whether a seat cannot see which of its actions the one to decide takes (LH-21.5)."""
        return (action == KEEP or action == SWAP) and self.seat_number(seat) != self.decider()

    # -- scores ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The wealth of every seat, final when the game is over."""
        return [int(wealth(self, seat)) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where a seat's score comes from."""
        return breakdown(self, self.seat_number(seat))

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
            "variant": self.rules.variant,
            "cards": self.rules.chosen,
            "expert": self.rules.expert,
        }


def new_game(
    players: int,
    seed: int = 0,
    variant: str = "full",
    cards: tuple[str, ...] = ("base",),
    expert: bool = False,
    rules: int = NEWEST,
) -> Game:
    """Deal a game and run it to its first decision."""
    dealt = opening(make_rules(players, seed, variant, cards, expert, rules))
    game = Game(dealt.rules, dealt.row)
    settle(game)
    return game


def from_position(data: object, rules: int = NEWEST) -> Game:
    """A game from a dictionary such as `position()` gives."""
    made = read(data, rules)
    return Game(made.rules, made.row)


def from_row(
    row: Sequence[int],
    players: int,
    seed: int,
    variant: str,
    cards: tuple[str, ...],
    expert: bool,
    rules: int,
) -> Game:
    """A game from the numbers of its row."""
    known = make_rules(players, seed, variant, cards, expert, rules)
    if len(row) != len(opening(known).row):
        raise BadInput(Message("bytes-foreign"))
    return Game(known, vec[i64](row))
