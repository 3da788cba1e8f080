"""The notary's privilege: a look at five cards of one kind (CR-8.21 to CR-8.23)."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.news import EVERYBODY
from kontor.core.words import Message
from kontor.craftsmen.actions import PLACE, SHOW, TOP, UNDER, verb
from kontor.craftsmen.goods import ADVANCED, BASIC, CARDS, KIND_NAMES, bit
from kontor.craftsmen.hands import in_order
from kontor.craftsmen.layout import (
    D_LOOK,
    F_SEAT,
    F_STEP,
    KNOWERS,
    LOOK_FIRST,
    LOOK_KIND,
    LOOK_PLACED,
    LOOK_SECOND,
    LOOK_UNDER,
    LOOKED,
    LOOKS,
    MOST_LOOKS,
    OPEN,
    RETURNED,
)  # fmt: skip
from kontor.craftsmen.phrases import card_word, deck_word
from kontor.craftsmen.state import Decision, Range, State

TAKEN: Final = 3  # from the deck
FIRST: Final = 0  # steps: the first card that is laid open
SECOND: Final = 1
WHERE: Final = 2  # on top or under the deck
PLACING: Final = 3  # and in which order
ASKS: tuple[str, ...] = ("first", "second", "where", "next")


@final
class Look(Decision):
    """Which two are laid open, and how do the others go back?"""

    def is_detail(self, state: State) -> bool:
        return True

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            F_STEP: (FIRST, PLACING),
            LOOK_KIND: (BASIC, ADVANCED),
            LOOK_FIRST: (-1, CARDS - 1),
            LOOK_SECOND: (-1, CARDS - 1),
            LOOK_UNDER: (0, 1),
            LOOK_PLACED: (0, 1 << 35),
        }

    def ask(self, state: State, out: Actions) -> None:
        step = state.field(F_STEP)
        if step == WHERE:
            out.add(TOP)
            out.add(UNDER)
            return
        if step == PLACING:
            rest = left_over(state)
            for at in range(i64(len(rest))):
                out.add(PLACE + rest[at])
            return
        cards = seen(state)
        last = i64(len(cards)) - (1 if step == FIRST and len(cards) > 1 else 0)
        for at in range(last):  # the two are named in the order of their numbers
            if cards[at] > state.field(LOOK_FIRST):
                out.add(SHOW + cards[at])

    def answer(self, state: State, action: i64) -> None:
        if action == TOP or action == UNDER:
            state.set_field(LOOK_UNDER, 1 if action == UNDER else 0)
            state.set_field(F_STEP, PLACING)
        elif action >= PLACE:
            state.set_field(LOOK_PLACED, state.field(LOOK_PLACED) * 128 + action - PLACE + 1)
        elif state.field(F_STEP) == FIRST:
            state.set_field(LOOK_FIRST, action - SHOW)
            state.set_field(F_STEP, SECOND if len(seen(state)) > 1 else WHERE)
        else:
            state.set_field(LOOK_SECOND, action - SHOW)
            state.set_field(F_STEP, WHERE)
        self.go_on(state)

    def go_on(self, state: State) -> None:
        """Skip what makes no difference, and finish when everything is chosen."""
        if state.field(F_STEP) == WHERE and state.deck_size(state.field(LOOK_KIND)) <= TAKEN:
            state.set_field(F_STEP, PLACING)
        if state.field(F_STEP) == PLACING and len(left_over(state)) == 0:
            finish(state)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        asked: dict[str, Any] = {"deck": KIND_NAMES[state.field(LOOK_KIND)]}
        if own:
            cards = state.values.cards
            asked["cards"] = [cards[card].id for card in seen(state)]
            asked["shown"] = [
                cards[card].id
                for card in (state.field(LOOK_FIRST), state.field(LOOK_SECOND))
                if card >= 0
            ]
            asked["step"] = int(state.field(F_STEP))
        return asked

    def words(self, state: State) -> Message:
        step = state.field(F_STEP)
        deck = deck_word(int(state.field(LOOK_KIND)))
        if step == SECOND:
            card = card_word(state.values.cards[state.field(LOOK_FIRST)])
            return Message("cr-ask-look-second", deck=deck, card=card)
        return Message(f"cr-ask-look-{ASKS[step]}", deck=deck)

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        deck = deck_word(int(state.field(LOOK_KIND)))
        if kind == TOP or kind == UNDER:
            return Message("cr-top" if kind == TOP else "cr-under", deck=deck)
        if kind != SHOW and kind != PLACE:
            return None
        card = card_word(state.values.cards[action - kind])
        return Message("cr-show" if kind == SHOW else "cr-place", card=card)


def begin_look(state: State, seat: i64, kind: i64) -> None:
    """Take up the cards; from now on the seat knows them."""
    size = state.deck_size(kind)
    for at in range(max(size - TAKEN, i64(0)), size):
        state.learn(kind, at, seat)
    state.push(D_LOOK, seat, kind, -1, -1)


def seen(state: State) -> vec[i64]:
    """The cards that are looked at, lowest number first."""
    kind = state.field(LOOK_KIND)
    size = state.deck_size(kind)
    found = vec[i64]()
    for slot in range(i64(2)):
        card = state.row[OPEN + 2 * (kind - 1) + slot]
        if card >= 0:
            found = append(found, card)
    for at in range(max(size - TAKEN, i64(0)), size):
        found = append(found, state.deck_entry(kind, at) % KNOWERS)
    return in_order(found)


def left_over(state: State) -> vec[i64]:
    """The cards that have no place yet."""
    cards = seen(state)
    found = vec[i64]()
    for at in range(i64(len(cards))):
        card = cards[at]
        if (
            card != state.field(LOOK_FIRST)
            and card != state.field(LOOK_SECOND)
            and not is_placed(state, card)
        ):
            found = append(found, card)
    return found


def is_placed(state: State, card: i64) -> bool:
    placed = state.field(LOOK_PLACED)
    while placed > 0:
        if placed % 128 == card + 1:
            return True
        placed //= 128
    return False


def finish(state: State) -> None:
    """Lay the chosen cards open and put the others back; only the seat knows them."""
    kind = state.field(LOOK_KIND)
    show_chosen(state, kind)
    state.row[LOOKS] += 1
    mark = KNOWERS * bit(state.field(F_SEAT)) + LOOKED * min(state.row[LOOKS], i64(MOST_LOOKS))
    for _ in range(min(state.deck_size(kind), i64(TAKEN))):
        state.draw_card(kind)
    placed = state.field(LOOK_PLACED)
    if state.field(LOOK_UNDER) == 1:
        put_back_under(state, kind, placed, mark)
    else:
        while placed > 0:  # the last one placed lies lowest
            state.put_on_top(kind, entry(state, placed % 128 - 1, mark))
            placed //= 128
    first = OPEN + 2 * (kind - 1)
    state.row[first] = state.field(LOOK_FIRST)
    state.row[first + 1] = state.field(LOOK_SECOND)
    state.pop()


def show_chosen(state: State, kind: i64) -> None:
    """Everybody sees which cards of the deck are laid open; some may have known them."""
    size = state.deck_size(kind)
    for at in range(max(size - TAKEN, i64(0)), size):
        card = state.deck_entry(kind, at) % KNOWERS
        if card == state.field(LOOK_FIRST) or card == state.field(LOOK_SECOND):
            state.show(state.knowers(kind, at), EVERYBODY)


def put_back_under(state: State, kind: i64, placed: i64, mark: i64) -> None:
    """The first one placed will be drawn first, so it goes under first."""
    turned: i64 = 0
    while placed > 0:
        turned = turned * 128 + placed % 128
        placed //= 128
    while turned > 0:
        state.put_under(kind, entry(state, turned % 128 - 1, mark))
        turned //= 128


def entry(state: State, card: i64, mark: i64) -> i64:
    """A card that goes back; everybody knows it is among them if it lay open (CR-17.9)."""
    return card + mark + (RETURNED if state.is_open(card) else 0)
