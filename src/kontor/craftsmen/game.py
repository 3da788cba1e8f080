"""Craftsmen behind the public contract: what a program needs to play it."""

from typing import Any, Final, final

from kontor.core.errors import BadInput
from kontor.core.news import News
from kontor.core.words import Message, Sentence, render
from kontor.craftsmen import dealing, placing, position, view
from kontor.craftsmen.actions import BOUND
from kontor.craftsmen.flow import answer, answers, settle
from kontor.craftsmen.goods import GUILDS, SEASONS
from kontor.craftsmen.layout import (
    DEPTH,
    EXCHANGES,
    F_SEAT,
    GUILD,
    OVER,
    SEASON,
    SEND_HELPERS,
    STAGE,
    WINTER_STAGE,
    WORK_QUEUE,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.news import is_hidden
from kontor.craftsmen.refusal import why_not, why_not_for
from kontor.craftsmen.scoring import breakdown, places, total
from kontor.craftsmen.setup import make_rules, opening
from kontor.craftsmen.state import State
from kontor.craftsmen.text import read_text, text_of
from kontor.craftsmen.versions import NEWEST
from kontor.craftsmen.versions import OLDER as STILL_PLAYED

RULES: Final = NEWEST
OLDER: Final = STILL_PLAYED
DESCRIPTION: Final = "Craftsmen: guilds, goods and ships of a growing town, 2 to 5 players"


@final
class Game(State):
    """A position of Craftsmen."""

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
        """What a seat may do out of turn: nothing in this game."""
        self.checked(seat)
        return []

    def play_for(self, seat: int, action: int) -> None:
        """Refuse an action out of turn."""
        raise BadInput(Message("craftsmen-no-waiting", seat=seat))

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
        self.checked(seat)
        return why_not_for(self, text)

    def caption(self) -> str:
        """A word on where the game is."""
        stage = self.row[STAGE]
        if stage == OVER:
            return "the game is over"
        if stage == EXCHANGES:
            return "before the first season"
        when = f"year {self.row[YEAR] + 1}, {SEASONS[self.row[SEASON]]}"
        if stage == SEND_HELPERS:
            return f"{when}, helpers"
        if stage == WORK_QUEUE or stage == WINTER_STAGE:
            return f"{when}, {GUILDS[self.row[GUILD]].replace('_', ' ')}"
        return when

    # -- knowing ---------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat, or a spectator, may see it."""
        return view.view(self, self.checked(seat))

    def guess(self, seat: int | None, seed: int) -> "Game":
        """A full position that the seat cannot tell from the true one."""
        made = dealing.guess(self, self.checked(seat), seed)
        return Game(made.rules, made.row)

    def hides(self, action: int, seat: int | None) -> bool:
        """Whether a seat cannot see which of its actions the one to decide takes."""
        return is_hidden(self, action, self.checked(seat))

    def news(self, seat: int, action: int) -> News:
        """Who would come to see what, if a seat did this."""
        found = News(self.checked(seat))
        twin = self.copy()
        twin.observer = found
        twin.play(action)
        return found

    def checked(self, seat: int | None) -> int:
        if seat is None:
            return -1
        if not 0 <= seat < self.players:
            raise BadInput(Message("seat-unknown", seat=str(seat), last=self.players - 1))
        return seat

    # -- scores ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of every seat, bonus tokens included; final when the game is over."""
        return [int(total(self, seat)) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where a seat's score comes from."""
        return breakdown(self, self.checked(seat))

    def winners(self) -> list[int]:
        """The seat that has won, or leads; ties are always broken (CR-15.5, CR-15.6)."""
        return places(self)[:1]

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
            "cards": self.rules.chosen,
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
    players: int, seed: int = 0, cards: tuple[str, ...] = ("base",), rules: int = NEWEST
) -> Game:
    """Deal a game and run it to its first decision."""
    dealt = opening(make_rules(players, seed, cards, rules))
    game = Game(dealt.rules, dealt.row)
    settle(game)
    return game


def from_position(data: object, rules: int = NEWEST) -> Game:
    """A game from a dictionary such as `position()` gives."""
    made = placing.read(data, rules)
    return Game(made.rules, made.row)
