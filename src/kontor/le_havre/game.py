"""Le Havre behind the public contract: what a program needs to play it."""

from typing import Any, Final, final

from kontor.core.buffer import Actions
from kontor.core.errors import BadInput
from kontor.core.news import News
from kontor.core.words import Message, Sentence, render
from kontor.le_havre import dealing, placing, position, view
from kontor.le_havre.actions import BOUND, KEEP, SWAP
from kontor.le_havre.flow import answer, answers, settle
from kontor.le_havre.free import do_free, list_sales, list_settlements, why_not_sell_now
from kontor.le_havre.layout import D_TURN, DEPTH, F_KIND, F_SEAT, LAST, OVER, ROUND, STAGE
from kontor.le_havre.reasons import OK
from kontor.le_havre.refusal import why_not, why_not_for
from kontor.le_havre.scoring import breakdown, wealth
from kontor.le_havre.setup import make_rules, opening
from kontor.le_havre.state import UNKNOWN, State
from kontor.le_havre.text import read_text, text_of
from kontor.le_havre.versions import NEWEST
from kontor.le_havre.versions import OLDER as STILL_PLAYED

RULES: Final = NEWEST
OLDER: Final = STILL_PLAYED
DESCRIPTION: Final = "Le Havre: goods, buildings and ships in a growing harbour, 1 to 5 players"


@final
class Game(State):
    """A position of Le Havre."""

    # -- deciding --------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        return int(self.field(F_SEAT)) if self.row[DEPTH] else None

    @property
    def is_over(self) -> bool:
        return self.row[STAGE] == OVER

    @property
    def bound(self) -> int:
        """All actions are below this number."""
        return BOUND

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
        self.checked(seat)
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

    def text(self, action: int) -> str:
        """The one line of an action, or BadInput when the number means none."""
        if not 0 <= action < BOUND:
            raise BadInput(Message("action-number", most=str(BOUND - 1), given=str(action)))
        return text_of(self, action)

    def read(self, text: str) -> int:
        """The action that a line means, or BadInput."""
        return read_text(self, text)

    def why_not(self, text: str, language: str = "en") -> str | None:
        """Why a line is not allowed now, or None when it is."""
        found = self.refusal(text)
        return None if found is None else render(found, language)

    def why_not_for(self, seat: int, text: str, language: str = "en") -> str | None:
        """The same for a seat out of turn."""
        found = self.refusal(text, seat)
        return None if found is None else render(found, language)

    def refusal(self, text: str, seat: int | None = None) -> Sentence | None:
        """Why a line is not allowed now, for any language; of a seat out of turn if it is named."""
        if seat is None:
            return why_not(self, text, self.legal())
        return why_not_for(self, seat, text, self.legal_for(seat))

    def caption(self) -> str:
        """A word on where the game is."""
        at = self.row[ROUND] - 1
        if self.row[STAGE] == OVER:
            return "the game is over"
        if self.row[LAST]:
            return "final phase"
        harvest = "harvest" if self.rules.rounds.harvest[at] else "no harvest"
        return f"round {self.row[ROUND]}, food {self.rules.rounds.food[at]}, {harvest}"

    # -- knowing ---------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat, or a spectator, may see it."""
        return view.view(self, self.checked(seat))

    def guess(self, seat: int | None, seed: int) -> "Game":
        """A full position that the seat cannot tell from the true one."""
        made = dealing.guess(self, self.checked(seat), seed)
        return Game(made.rules, made.row)

    def hides(self, action: int, seat: int | None) -> bool:
        """Whether a seat cannot see which of its actions the one to decide takes (LH-21.5)."""
        return (action == KEEP or action == SWAP) and self.checked(seat) != self.decider()

    def news(self, seat: int, action: int) -> News:
        """Who would come to see what, if a seat did this."""
        found = News(self.checked(seat))
        twin = self.copy()
        twin.observer = found
        if seat == self.decider():
            twin.play(action)
        else:
            twin.play_for(seat, action)
        return found

    def checked(self, seat: int | None) -> int:
        if seat is None:
            return -1
        if not 0 <= seat < self.players:
            raise BadInput(Message("seat-unknown", seat=str(seat), last=self.players - 1))
        return seat

    # -- scores ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The wealth of every seat, final when the game is over."""
        return [int(wealth(self, seat)) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where a seat's score comes from."""
        return breakdown(self, self.checked(seat))

    def winners(self) -> list[int]:
        """The richest seats; several share the victory."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # -- positions -------------------------------------------------------------------------------

    def copy(self) -> "Game":
        """An independent position."""
        return Game(self.rules, self.row[:])

    def key(self) -> bytes:
        """Equal for equal positions of one set-up."""
        return bytes(memoryview(self.row))

    def position(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return position.write(self)

    def header(self) -> dict[str, Any]:
        """The options that make this set-up again, for records."""
        return {
            "players": int(self.rules.players),
            "seed": self.rules.seed,
            "variant": self.rules.variant,
            "cards": self.rules.chosen,
            "expert": self.rules.expert,
            "rules": self.rules.version,
        }

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.key() == other.key()
            and self.header() == other.header()
        )

    def __hash__(self) -> int:
        return hash(self.key())


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
    made = placing.read(data, rules)
    return Game(made.rules, made.row)
