"""A player for golden games of Craftsmen: greedy, with aims that no golden game has shown yet."""

from random import Random
from typing import Final

from kontor.craftsmen.actions import (
    AUCTION,
    BID,
    CHANGE_ORDER,
    COVER,
    EXTRA,
    KEEP,
    PASS,
    SEND,
    SHOW,
    STOP,
)
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    FIRST_OF,
    GOOD_NAMES,
    GUILDS,
    MEAT,
    RAW,
    SHIPS,
    TYPE_NAMES,
)
from kontor.craftsmen.layout import (
    BID_CARD,
    BUILD_OWED,
    BUILDINGS,
    D_BID,
    D_BUILD,
    D_CRAFT,
    D_DISCARD,
    D_INVEST,
    D_LOOK,
    D_PAY,
    D_PUT,
    D_SALE,
    D_SEND,
    D_SHIP,
    D_TRADE,
    F_KIND,
    HAND,
    MARKET,
    PAY_DUE,
    PRIVILEGE,
    TAKEN_BONUS,
    WORK,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.scoring import colour_sets
from tools.golden.craftsmen.feats import Witness, everything
from tools.golden.player import Move

BUILT: Final = (1.0, 2.5, 4.5, 9.0)  # points that a building in the row is worth, by kind
HELD: Final = (0.0, 0.9, 2.2, 4.5)  # and in hand
CARD: Final = 0.9  # a capital card
POINT: Final = 0.35  # each point of a price
OWED: Final = {D_BUILD: BUILD_OWED, D_PAY: PAY_DUE}  # where a decision holds what is owed
MARKER: Final = 1.3  # on an input icon
NOVELTY: Final = 9.0  # what is worth that no game has shown
VARIETY: Final = 1.5  # and that this game has not shown
LINE: Final = 16.0  # for a full line that no game has shown
AIM: Final = 3.0  # for a card with which something new could be done
ANSWERS: Final = {D_PUT, D_SALE, D_SHIP, D_PAY, D_DISCARD, D_LOOK, D_TRADE, D_INVEST}
DEEPEST: Final = 6  # answers that are looked at after an action
BIDS: Final = 12  # the lowest bids are looked at,
LEAP: Final = 4  # each fourth of them
LEADS_TO: Final = {
    "crafts": ("crafts:", "granary:", "make", "fetch", "extra", "load", "bribe"),
    "builders": ("builders:", "build", "bonus"),
    "notary": ("notary:", "build"),
    "town_hall": ("town_hall:", "work"),
}


class Steward:
    """Plays all seats of a game; `mood` is how much luck there is in the choices.

    Actions are looked at in the order of their numbers, so that it does not matter in which order
    the rules list them.
    """

    def __init__(self, chance: Random, wanted: set[str], mood: float) -> None:
        self.chance = chance
        self.wanted = set(wanted)
        self.fresh = set(everything())
        self.mood = mood
        self.witness = Witness()

    def choose(self, state: Game) -> Move:
        """What to play next."""
        seat = state.seat
        assert seat is not None
        options = sorted(state.legal())
        if len(options) > BIDS and int(state.field(F_KIND)) == D_BID:
            bids = [action for action in options if action >= BID]
            options = [action for action in options if action < BID] + bids[:BIDS:LEAP]
        action = max(options, key=lambda each: self.prospect(state, seat, each) + self.luck())
        after = state.copy()
        after.play(action)
        feats = self.witness.notes(state, state.text(action), after)
        self.fresh -= feats
        self.wanted -= feats
        return Move(action)

    def luck(self) -> float:
        return self.chance.expovariate(1 / self.mood)

    def prospect(self, state: Game, seat: int, action: int) -> float:
        """What an action is worth, and what may follow from it."""
        after = state.copy()
        after.play(action)
        feats = self.witness.sees(state, state.text(action), after)
        new = min(len(feats & self.wanted), 2)
        return (
            NOVELTY * new
            + VARIETY * bool(feats & self.fresh)
            + self.inclination(state, seat, action)
            + self.outlook(after, seat)
        )

    def outlook(self, state: Game, seat: int) -> float:
        """Worth of a position once the questions of an action are answered greedily."""
        for _ in range(DEEPEST):
            if state.seat != seat or int(state.field(F_KIND)) not in ANSWERS:
                break
            best = -1e9
            for action in sorted(state.legal()):
                after = state.copy()
                after.play(action)
                worth = self.wealth(after, seat)
                if worth > best:
                    best, best_after = worth, after
            state = best_after
        return self.wealth(state, seat)

    # -- what is had -----------------------------------------------------------------------------

    def wealth(self, state: Game, seat: int) -> float:
        """Points, cargo, capital, buildings and tokens; what is owed is taken off."""
        if state.is_over:
            return float(state.scores()[seat])
        left = 3 - int(state.row[YEAR])
        worth = float(state.scores()[seat]) + self.cargo(state, seat)
        worth += CARD * min(int(state.cards_held(seat)), 9)
        worth += (self.row(state, seat) + self.hand(state, seat)) * left / 3
        worth += 3 * left * int(colour_sets(state, seat))
        worth += 0.6 * int(state.of(seat, MARKET))
        worth += 1.2 * int(state.of(seat, WORK)) + int(state.of(seat, PRIVILEGE))
        owed = OWED.get(int(state.field(F_KIND)))
        if state.seat == seat and owed is not None:
            worth -= POINT * int(state.field(owed))
        return worth

    def cargo(self, state: Game, seat: int) -> float:
        """What own markers on ships and in the granary will bring."""
        found = 0.0
        for ship in range(SHIPS):
            for good in range(MEAT, MEAT + 9):
                markers = (state.hold_left(ship, good), state.hold_right(ship, good))
                own = markers.count(seat + 1)
                found += 1.1 * own * int(state.values.hold[ship * 9 + good - MEAT])
        for good in range(RAW, MEAT):
            found += [state.granary(good, at) for at in (0, 1)].count(seat + 1)
        return found

    def row(self, state: Game, seat: int) -> float:
        worth, types = 0.0, set[int]()
        for at in range(int(state.of(seat, BUILDINGS))):
            card = state.street_card(seat, at)
            made = int(state.values.type[card])
            worth += BUILT[state.values.kind[card]] / (3 if made in types else 1)
            types.add(made)
            if card >= FIRST_OF[2]:
                worth += MARKER * int(state.markers_on(card))
        return worth + self.lines(state, types)

    def lines(self, state: Game, types: set[int]) -> float:
        """How near a row is to the bonus tokens that are still wanted."""
        nearest = 0.0
        for at, name in enumerate(GOOD_NAMES[MEAT + 1 :]):
            if f"bonus token of {name}" in self.wanted and not state.row[TAKEN_BONUS + at]:
                line = int(state.values.line[at])
                own = sum(bool(line >> each & 1) for each in types)
                nearest = max(nearest, own / line.bit_count())
        return LINE * nearest

    def hand(self, state: Game, seat: int) -> float:
        worth = 0.0
        for kind in range(BASIC, ADVANCED + 1):
            cards = int(state.of(seat, HAND + kind - 1))
            for at in range(24):
                if cards >> at & 1:
                    name = TYPE_NAMES[state.values.type[FIRST_OF[kind] + at]]
                    worth += HELD[kind] + AIM * (f"build {name}" in self.wanted)
        return worth

    # -- what is liked ---------------------------------------------------------------------------

    def inclination(self, state: Game, seat: int, action: int) -> float:
        """What cannot be told from what is had right after."""
        if int(state.field(F_KIND)) == D_SEND:
            if action == PASS:
                return -4.0
            guild = action - SEND if action < COVER else (action - COVER) // 3
            return self.errand(state, seat, GUILDS[guild])
        if BID <= action < BID + 64:
            kind = int(state.values.kind[state.field(BID_CARD)])
            return HELD[kind] - POINT * (action - BID)
        if AUCTION <= action < SHOW:
            return 0.3
        if action == KEEP:
            return 0.5
        if action == CHANGE_ORDER:
            return AIM * ("town_hall: three change the order" in self.wanted)
        if action == STOP and int(state.field(F_KIND)) == D_CRAFT:
            return -0.5
        return 0.3 if EXTRA <= action < EXTRA + RAW else 0.0

    def errand(self, state: Game, seat: int, guild: str) -> float:
        """How useful a helper in a guild is."""
        heads = LEADS_TO.get(guild, (f"{guild}:",))
        worth = 0.3 * min(sum(feat.startswith(heads) for feat in self.wanted), 4)
        cards = int(state.cards_held(seat))
        if guild == "bankers":
            return worth + (2.5 if cards < 6 else 0.5)
        if guild == "builders":
            return worth + (2.5 if self.hand(state, seat) > 2 and cards > 1 else 0.0)
        if guild == "notary":
            return worth + (2.0 if cards > 3 else 0.0)
        return worth + (3.0 if guild == "crafts" else 0.5)
