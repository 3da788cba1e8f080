"""The position: the board and the decisions that are open on it, and what stays the same."""

from typing import Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import SPARE, Actions
from kontor.core.words import Message, Sentence
from kontor.le_havre.actions import AMOUNT, MORE
from kontor.le_havre.board import Board
from kontor.le_havre.cards import Cards
from kontor.le_havre.layout import (
    D_DEBT,
    D_FEE,
    D_PAY,
    D_TURN,
    D_USE,
    DEPTH,
    F_A,
    F_B,
    F_BASE,
    F_C,
    F_CARD,
    F_KIND,
    F_SEAT,
    F_STEP,
    F_X,
    FRAME,
    FRAME_SIZE,
)
from kontor.le_havre.reasons import Shortage
from kontor.le_havre.tables import Rounds
from kontor.le_havre.tables import Ships as ShipTable

Range: TypeAlias = tuple[int, int]
UNKNOWN: Final = -1
SEEDS: Final = 1 << 62


class Decision:
    """A question that may be open: runs what needs no choice, asks, and takes the answer.

    It also tells about itself: as data, in words, and what each field of its row may hold.
    """

    def resume(self, state: "State") -> bool:
        """Do what needs no choice; True when that changed which decision is open."""
        return False

    def ask(self, state: "State", out: Actions) -> None:
        """List every answer."""
        raise NotImplementedError

    def answer(self, state: "State", action: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def begins(self) -> bool:
        """Whether it begins a move; else it is a step of what was begun."""
        return False

    def is_detail(self) -> bool:
        """Whether it only asks what something is paid with or consists of."""
        return False

    def is_silent(self, state: "State", action: i64) -> bool:
        """Whether this goes without saying where it is the only answer."""
        return self.is_detail()

    def describe(self, state: "State") -> dict[str, Any]:
        """The open question as plain data, no more than everybody may see."""
        raise NotImplementedError

    def words(self, state: "State") -> Message:
        """What the seat is asked, for its eyes."""
        raise NotImplementedError

    def message(self, state: "State", action: i64) -> Message | None:
        """What an answer means here; None for actions that mean the same everywhere."""
        return None

    def fields(self, state: "State", row: list[int]) -> dict[int, Range]:
        """The ranges of the fields of its row that are not always 0."""
        return {}


class Effect(Decision):
    """What a building does for the visitor whose worker stands there."""

    def __init__(self) -> None:
        self.eats = True  # paying food or francs before it could make the action impossible
        self.is_sure = False  # can always be done
        self.is_station = False  # who leaves it uses two buildings
        self.is_freight = False  # goods that are given to it are loaded
        self.is_sale = False  # goods that are given to it bring francs, each the same
        self.lodging: i64 = 0  # francs for a guest who takes an offer

    def why_not(self, state: "State", seat: i64) -> i64:
        """A reason from reasons.py, or OK when the action can really be done now."""
        raise NotImplementedError

    def shortages(self, state: "State", seat: i64) -> list[list[Shortage]]:
        """What is too little, for the sentence of a refusal: to mend one of the lists is enough."""
        return []

    def gains(self, state: "State", seat: i64) -> dict[str, int]:
        """What a visit brings when nothing is asked or paid; nothing where that is not sure."""
        return {}

    def describe(self, state: "State") -> dict[str, Any]:
        return state.question("use")


class Options:
    """What was chosen when the game was set up."""

    def __init__(
        self,
        players: int,
        seed: int,
        variant: str,
        chosen: tuple[str, ...],
        expert: bool,
        version: int,
    ) -> None:
        self.players = players
        self.seed = seed
        self.variant = variant
        self.chosen = chosen
        self.expert = expert
        self.version = version  # of the rules


@final
class Rules:
    """What does not change during a game. All final, so that reading it costs next to nothing."""

    def __init__(
        self,
        options: Options,
        cards: Cards,
        effects: vec[Effect],
        easy: vec[i64],
        decisions: vec[Decision],
        ships: ShipTable,
        rounds: Rounds,
        specials: list[int],
    ) -> None:
        self.options: Final = options
        self.cards: Final = cards
        self.effects: Final = effects  # by card
        self.decisions: Final = decisions  # by kind of decision
        self.easy: Final = easy  # by card, see easy_fee in setup.py
        self.ships: Final = ships
        self.rounds: Final = rounds
        self.players: Final[i64] = options.players
        self.seed: Final = options.seed
        self.variant: Final = options.variant
        self.chosen: Final = options.chosen
        self.expert: Final = options.expert
        self.version: Final = options.version
        self.picket_stays: Final = options.version >= 2  # LH-17.047
        self.brick_for_dagmar: Final = options.version >= 2  # LH-8.22
        self.short_solo: Final = options.variant == "short" and options.players == 1
        self.specials: Final = specials
        self.wharves: Final = cards.wharves
        self.exchanges: Final = cards.exchanges
        self.waiting: Final = cards.waiting
        self.dive_bar: Final = cards.dive_bar
        self.site: Final = cards.site
        self.bank: Final = cards.bank
        self.cheapest: Final = cards.cheapest
        self.cheapest_ship: Final = ships.cheapest

    def reseeded(self, seed: int) -> "Rules":
        """The same without the true seed, for a position that was guessed."""
        old = self.options
        options = Options(
            old.players, seed % SEEDS, old.variant, old.chosen, old.expert, old.version
        )
        return Rules(
            options,
            self.cards,
            self.effects,
            self.easy,
            self.decisions,
            self.ships,
            self.rounds,
            self.specials,
        )


class State(Board):
    """A position: the board, and the stack of open decisions on it. `rules` is shared."""

    def __init__(self, rules: Rules, row: vec[i64]) -> None:
        super().__init__(rules.cards, rules.ships, rules.players, row)
        self.rules: Final = rules
        self.answers: Actions | None = None
        self.answers_fresh = False  # whether `answers` are those to the open decision
        self.can_build: i64 = UNKNOWN  # whether the decider could build anything, once it is known
        self.at = FRAME + (row[DEPTH] - 1) * FRAME_SIZE  # where the open decision lies

    # -- open decisions --------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, card: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        row = self.row
        at = self.at + FRAME_SIZE
        self.at = at
        row[DEPTH] += 1
        row[at + F_KIND] = kind
        row[at + F_SEAT] = seat
        row[at + F_CARD] = card
        row[at + F_A] = a
        row[at + F_B] = b
        row[at + F_C] = c

    def pop(self) -> None:
        row = self.row
        at = self.at
        self.at = at - FRAME_SIZE
        row[DEPTH] -= 1
        kind = row[at + F_KIND]
        short = kind == D_TURN or kind == D_PAY or kind == D_DEBT or kind == D_FEE
        for slot in range(at, at + (F_X if short else FRAME_SIZE)):
            row[slot] = 0

    def field(self, field: i64) -> i64:
        """A field of the open decision."""
        return self.row[self.at + field]

    def set_field(self, field: i64, value: i64) -> None:
        self.row[self.at + field] = value

    def under(self, field: i64) -> i64:
        """A field of the decision below the open one."""
        return self.row[self.at - FRAME_SIZE + field]

    def add_under(self, field: i64, change: i64) -> None:
        self.row[self.at - FRAME_SIZE + field] += change

    def decider(self) -> i64:
        """The seat that is asked, or -1 when the game is over."""
        return self.field(F_SEAT) if self.row[DEPTH] else i64(-1)

    def decision(self) -> Decision:
        """Who answers for the open decision: the effect of a card, or a decision of the game."""
        kind = self.field(F_KIND)
        if kind == D_USE:
            return self.rules.effects[self.field(F_CARD)]
        return self.rules.decisions[kind]

    def card_behind(self) -> i64:
        """The card whose action, or whose fee, the open decision is about, or -1."""
        kind = self.field(F_KIND)
        if kind == D_USE or kind == D_FEE:
            return self.field(F_CARD)
        if kind == D_TURN or self.row[DEPTH] == 1 or self.under(F_KIND) != D_USE:
            return -1
        return self.under(F_CARD)

    def question(self, kind: str) -> dict[str, Any]:
        """What every question says of itself: its kind, who is asked, and the card behind it."""
        data: dict[str, Any] = {"kind": kind, "seat": int(self.field(F_SEAT))}
        card = self.card_behind()
        if card >= 0:
            data["card"] = self.rules.cards.cards[card].id
        return data

    def card_name(self) -> Sentence:
        """The name of the card behind the open decision."""
        card = self.card_behind()
        return self.rules.cards.cards[card].called() if card >= 0 else ""

    def effect_under(self) -> Effect:
        """The effect on whose behalf the open decision is asked."""
        return self.rules.effects[self.under(F_CARD)]

    def next_step(self) -> None:
        self.set_field(F_STEP, self.field(F_STEP) + 1)

    # -- amounts ---------------------------------------------------------------------------------

    def ask_amount(self, out: Actions, least: i64, most: i64) -> None:
        """Offer the numbers from least to most; beyond the bound of actions by way of 'more'."""
        base = self.field(F_BASE)
        for number in range(max(least - base, i64(0)), min(most - base, i64(127)) + 1):
            out.add(AMOUNT + number)
        if most - base > 127:
            out.add(MORE)

    def amount(self, action: i64) -> i64:
        """The number that was answered."""
        return action - AMOUNT + self.field(F_BASE)

    # -- copies ----------------------------------------------------------------------------------

    def twin(self) -> "State":
        """An independent copy for trying something out."""
        return State(self.rules, self.row[:])

    def release(self) -> None:
        """Let others have the list of answers: for a position that was only tried out."""
        out = self.answers
        if out is not None:
            self.answers = None
            self.answers_fresh = False
            SPARE.append(out)
