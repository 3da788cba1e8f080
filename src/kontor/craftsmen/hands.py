"""What is offered from hands: building cards of a seat, and capital cards of a hand."""

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message, Sentence
from kontor.craftsmen.actions import verb
from kontor.craftsmen.capital import held, unit
from kontor.craftsmen.goods import ADVANCED, BASIC, CAPITAL, CAPITAL_NAMES, FIRST_OF
from kontor.craftsmen.layout import CHOSEN, DEPTH, F_SEAT, HAND
from kontor.craftsmen.phrases import hand_words
from kontor.craftsmen.state import State


def list_hand(state: State, seat: i64, first: i64, out: Actions) -> None:
    """All building cards in a hand, behind a verb."""
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        card = FIRST_OF[kind]
        cards = state.of(seat, HAND + kind - 1)
        while cards != 0:
            if cards & 1:
                out.add(first + card)
            cards >>= 1
            card += 1


def list_capital(hand: i64, first: i64, out: Actions) -> None:
    """All kinds of capital cards in a hand, behind a verb."""
    for kind in range(i64(CAPITAL)):
        if held(hand, kind) > 0:
            out.add(first + kind)


def hand_names(hand: i64) -> list[str]:
    """A hand of capital cards as their ids."""
    return [CAPITAL_NAMES[kind] for kind in range(CAPITAL) for _ in range(int(held(hand, kind)))]


def with_forced(state: State, action: i64, first: i64) -> i64:
    """The card of an answer, with those that then are the only choice: as a hand.

    `first` is the verb of the answers, which are the cards behind it.
    """
    cards = unit(action - first)
    if held(state.capital(state.field(F_SEAT)) - state.field(CHOSEN), action - first) == 0:
        return cards  # no answer at all; nothing follows it
    twin = state.twin()
    twin.decision().answer(twin, action)
    out = Actions()
    while twin.row[DEPTH] == state.row[DEPTH]:
        out.clear()
        twin.decision().ask(twin, out)
        if out.count != 1 or verb(out.items[0]) != first:
            break
        cards += unit(out.items[0] - first)
        twin.decision().answer(twin, out.items[0])
    return cards


def chosen_words(state: State) -> Sentence:
    """What is said of the capital cards that are chosen already."""
    chosen = state.field(CHOSEN)
    return Message("cr-chosen", cards=hand_words(chosen)) if chosen else ""


def in_order(cards: vec[i64]) -> vec[i64]:
    """Sort a few cards by their numbers, in place."""
    for at in range(i64(1), i64(len(cards))):
        here = at
        while here > 0 and cards[here - 1] > cards[here]:
            kept = cards[here]
            cards[here] = cards[here - 1]
            cards[here - 1] = kept
            here -= 1
    return cards
