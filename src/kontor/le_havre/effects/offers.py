"""Odd buildings that look at the offers: Black Market, Flea Market, Haulage Firm, Picket Line."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import PICK, verb
from kontor.le_havre.estate import collect_offer, disband
from kontor.le_havre.goods import FRANC_OFFER, FRANCS, NAMES, OFFERS, bit, good_on, offer_of
from kontor.le_havre.layout import F_CARD, F_SEAT, LAST, PICKET, PICKETED, ROUND
from kontor.le_havre.phrases import amount_of, amounts_of
from kontor.le_havre.reasons import LAST_ROUND, NEEDS, NO_USE, OK, Shortage
from kontor.le_havre.state import Effect, State

FROM_EMPTY: Final = 2  # what the Black Market gives of a good
HAULAGE: Final = 3  # francs


@final
class BlackMarket(Effect):
    """Two of everything whose offer is empty (LH-15.13)."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False

    def why_not(self, state: State, seat: i64) -> i64:
        for offer in range(i64(OFFERS)):
            if state.offer(offer) == 0:
                return OK
        return NO_USE

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        state.pop()
        for offer in range(i64(OFFERS)):
            if state.offer(offer) == 0:
                state.gain(seat, good_on(offer), FROM_EMPTY)
        return True

    def gains(self, state: State, seat: i64) -> dict[str, int]:
        names = [NAMES[good_on(at)] for at in range(i64(OFFERS)) if state.offer(at) == 0]
        return dict.fromkeys(names, FROM_EMPTY)


@final
class FleaMarket(Effect):
    """One offer of exactly two tokens, and all offers of exactly one (LH-18.13)."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False

    def why_not(self, state: State, seat: i64) -> i64:
        for offer in range(i64(OFFERS)):
            if state.offer(offer) == 2:
                return OK
        return NO_USE

    def ask(self, state: State, out: Actions) -> None:
        for offer in range(i64(OFFERS)):
            if state.offer(offer) == 2:
                out.add(PICK + good_on(offer))

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        chosen = offer_of(action - PICK)
        state.pop()
        for offer in range(i64(OFFERS)):
            if offer == chosen or state.offer(offer) == 1:
                collect_offer(state, seat, offer)

    def words(self, state: State) -> Message:
        return Message("lh-ask-take", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != PICK:
            return None
        chosen = offer_of(action - PICK)
        offers = [at for at in range(OFFERS) if at == chosen or state.offer(at) == 1]
        return Message("lh-take", what=amounts_of(on_offer(state, offers)))


@final
class Haulage(Effect):
    """For 3 francs all goods of two offers side by side (LH-16.029)."""

    def why_not(self, state: State, seat: i64) -> i64:
        if state.francs(seat) < HAULAGE:
            return NEEDS
        for offer in range(i64(FRANC_OFFER)):
            if state.offer(offer) > 0:
                return OK
        return NO_USE

    def ask(self, state: State, out: Actions) -> None:
        """A pair is named by the first of the two."""
        for offer in range(i64(FRANC_OFFER - 1)):
            if state.offer(offer) + state.offer(offer + 1) > 0:
                out.add(PICK + offer)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        state.spend(seat, FRANCS, HAULAGE)
        collect_offer(state, seat, action - PICK)
        collect_offer(state, seat, action - PICK + 1)

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        return [[Shortage(("francs",), HAULAGE, int(state.francs(seat)))]]

    def words(self, state: State) -> Message:
        return Message("lh-ask-haul", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        first = int(action - PICK)
        if verb(action) != PICK or first >= FRANC_OFFER - 1:
            return None
        what = amounts_of(on_offer(state, [first, first + 1]))
        return Message("lh-haul", what=what, cost=amount_of(HAULAGE, "francs"))


@final
class PicketLine(Effect):
    """Take an offer; everybody else must take one next (LH-17.044)."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False

    def why_not(self, state: State, seat: i64) -> i64:
        if state.row[LAST] == 1 or state.row[ROUND] >= state.rules.rounds.count:
            return LAST_ROUND
        for offer in range(i64(OFFERS)):
            if state.offer(offer) > 0:
                return OK
        return NO_USE

    def ask(self, state: State, out: Actions) -> None:
        for offer in range(i64(OFFERS)):
            if state.offer(offer) > 0:
                out.add(PICK + good_on(offer))

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        card = state.field(F_CARD)
        state.pop()
        collect_offer(state, seat, offer_of(action - PICK))
        for other in range(state.players):
            if other != seat:
                state.row[PICKETED] |= bit(other)
        if state.row[PICKET] != 0 and state.row[PICKET] != card + 1:
            disband(state)  # another card takes over its duty
        state.row[PICKET] = card + 1
        if state.row[PICKETED] == 0 or not state.rules.picket_stays:
            disband(state)

    def words(self, state: State) -> Message:
        return Message("lh-ask-take", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != PICK:
            return None
        return Message("lh-take", what=amounts_of(on_offer(state, [int(offer_of(action - PICK))])))


def on_offer(state: State, offers: list[int]) -> dict[str, int]:
    """What lies on some offers, by name."""
    return {NAMES[good_on(at)]: int(state.offer(at)) for at in offers}
