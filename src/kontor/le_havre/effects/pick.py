"""Pick: different goods of one's choice; and Look: a glance at the special buildings."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import KEEP, PICK, SWAP, verb
from kontor.le_havre.effects.measure import Measure
from kontor.le_havre.effects.steps import Verb
from kontor.le_havre.goods import EVERY_GOOD, GOODS, NAMES, NUMBERS, STANDARD, UPGRADED, bit
from kontor.le_havre.layout import (
    F_SEAT,
    F_STEP,
    FUZZY,
    KNOWN,
    MUCH,
    SPECIAL,
    SPECIALS,
    USE_DONE,
    USE_TIMES,
)  # fmt: skip
from kontor.le_havre.phrases import amounts_of
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import NO_USE, OK
from kontor.le_havre.state import Range, State
from kontor.le_havre.town import swap_known, swap_top

RANGES: dict[str, int] = {"standard": STANDARD, "upgraded": UPGRADED, "any": EVERY_GOOD}
BEGUN: Final = 1 << 20  # beside the number still to pick (times 32) and the next good


@final
class Pick(Verb):
    """Exactly so many different goods, picked in the order of the goods (LH-15.01)."""

    def __init__(self, read: Reader) -> None:
        self.goods: i64 = RANGES[read.word("pick", RANGES)]
        for name in read.words("except", NAMES[:-1]):
            self.goods &= ~bit(NUMBERS[name])
        self.count: Final[i64] = read.number("count")
        self.measure: Final = Measure(read)
        self.loans: Final[i64] = read.number("loan")
        self.short_solo: Final[i64] = read.number("most_in_short_solo", GOODS)
        read.done()

    def number(self, state: State, seat: i64) -> i64:
        """How many goods are picked."""
        wanted = self.count
        if not self.measure.always:
            wanted += self.measure.of(state, seat)
        if state.rules.short_solo:
            wanted = min(wanted, self.short_solo)
        return min(wanted, self.choice_from(0))

    def is_sure(self) -> bool:
        return self.count > 0

    def choice_from(self, first: i64) -> i64:
        """How many goods there are from one good on."""
        total: i64 = 0
        for good in range(first, i64(GOODS)):
            total += self.goods >> good & 1
        return total

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if self.number(state, seat) > 0 else NO_USE

    def begin(self, state: State, at: i64) -> bool:
        if state.field(at) != 0:
            return False
        seat = state.field(F_SEAT)
        number = self.number(state, seat)
        if number == 0:
            return True
        state.set_field(USE_DONE, 1)
        state.add_loans(seat, self.loans)
        state.set_field(at, BEGUN + number * 32)
        return False

    def ask(self, state: State, out: Actions, least: i64) -> None:
        marked = state.field(USE_TIMES + state.field(F_STEP))
        left = marked % BEGUN // 32
        for good in range(marked % 32, i64(GOODS)):
            if self.goods >> good & 1 and self.choice_from(good + 1) >= left - 1:
                out.add(PICK + good)

    def answer(self, state: State, action: i64, at: i64) -> None:
        good = action - PICK
        left = state.field(at) % BEGUN // 32 - 1
        state.gain(state.field(F_SEAT), good, 1)
        if left == 0:
            state.next_step()
        else:
            state.set_field(at, BEGUN + left * 32 + good + 1)

    def words(self, state: State) -> Message:
        left = state.field(USE_TIMES + state.field(F_STEP)) % BEGUN // 32
        return Message("lh-ask-pick", card=state.card_name(), left=int(left))

    def terms(self, state: State) -> dict[str, Any]:
        """How many are still picked, and among which goods."""
        marked = state.field(USE_TIMES + state.field(F_STEP))
        goods = [NAMES[good] for good in range(marked % 32, GOODS) if self.goods >> good & 1]
        return {"picks": int(marked % BEGUN // 32), "among": goods}

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != PICK:
            return None
        goods = {NAMES[good]: 1 for good in self.taken(state, action - PICK)}
        return Message("lh-pick", what=amounts_of(goods))

    def taken(self, state: State, good: i64) -> list[int]:
        """A good, and all later ones where so many are still due that none can be left out."""
        left = state.field(USE_TIMES + state.field(F_STEP)) % BEGUN // 32 - 1
        if left <= 0 or self.choice_from(good + 1) != left:
            return [int(good)]
        later = range(int(good) + 1, GOODS)
        return [int(good), *(each for each in later if self.goods >> i64(each) & 1)]

    def is_silent(self, state: State) -> bool:
        """Goods after the first: with that one all were told that had to follow."""
        return state.field(USE_TIMES + state.field(F_STEP)) % 32 > 0

    def limits(self, times: int) -> Range:
        """How many are left and the next good, once it has begun."""
        return (BEGUN + 32, BEGUN + 32 * GOODS + GOODS - 1) if times != 0 else (0, MUCH)


@final
class Look(Verb):
    """See the top special buildings and put them back in either order."""

    def __init__(self, read: Reader) -> None:
        if read.number("look") != 2:
            raise read.wrong("looks at another number of cards than 2")
        read.done()

    def why_not(self, state: State, seat: i64) -> i64:
        return NO_USE  # a look alone is no reason to enter

    def begin(self, state: State, at: i64) -> bool:
        seen = min(state.row[SPECIALS], i64(2))
        if seen == 0:
            return True
        seat = state.field(F_SEAT)
        for other in range(state.players):
            if other != seat and seen == 2 and state.of(other, KNOWN) & 3:
                state.put(other, FUZZY, 1)
        looked: i64 = 3 if seen == 2 else 1
        if state.of(seat, KNOWN) & looked != looked or state.of(seat, FUZZY) == 1:
            state.show(0, bit(seat))
        state.put(seat, KNOWN, state.of(seat, KNOWN) | looked)
        state.put(seat, FUZZY, 0)
        return seen == 1

    def ask(self, state: State, out: Actions, least: i64) -> None:
        out.add(KEEP)
        out.add(SWAP)

    def answer(self, state: State, action: i64, at: i64) -> None:
        state.next_step()
        if action == KEEP:
            return
        swap_top(state)
        for seat in range(state.players):
            swap_known(state, seat)

    def words(self, state: State) -> Message:
        cards = state.rules.cards.cards
        first, second = cards[state.row[SPECIAL]], cards[state.row[SPECIAL + 1]]
        return Message("lh-ask-order", first=first.called(), second=second.called())

    def message(self, state: State, action: i64) -> Message | None:
        if action == KEEP:
            return Message("lh-keep")
        return Message("lh-swap") if action == SWAP else None
