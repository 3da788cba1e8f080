"""A player for golden games: looks one action ahead and likes what no golden game has shown yet."""

from random import Random
from typing import Final

from kontor.le_havre.actions import (
    AMOUNT,
    BORROW,
    BUY,
    BUY_SHIP,
    END,
    PAY,
    PICK,
    PLAY,
    REDEEM,
    SELL,
    SELL_SHIP,
)  # fmt: skip
from kontor.le_havre.flow import hunger
from kontor.le_havre.game import Game
from kontor.le_havre.goods import FRANCS, GOODS, NAMES
from kontor.le_havre.layout import LAST, ROUND, TURN
from kontor.le_havre.payment import food
from tools.golden.le_havre.feats import everything, out_of_turn, promised
from tools.golden.player import Move

WORTH: Final = {
    "fish": 0.9, "wood": 0.9, "clay": 0.9, "iron": 1.8, "grain": 0.8, "cattle": 2.0, "coal": 1.8,
    "hides": 1.0, "smoked_fish": 1.8, "charcoal": 1.2, "brick": 1.8, "steel": 6.0, "bread": 1.9,
    "meat": 2.7, "coke": 4.0, "leather": 3.0,
}  # fmt: skip
WORTHS: Final = [WORTH[name] for name in NAMES[:GOODS]]
DEEPEST: Final = 40  # answers that are looked at after an action
NOVELTY: Final = 14.0  # francs that something is worth which no game has shown
VARIETY: Final = 3.0  # francs that something is worth which this game has not shown
REGRET: Final = 6.0  # francs against a sale, and against a purchase while saving


class Skipper:
    """Plays all seats of a game; `mood` is how much luck there is in the choices.

    Actions are looked at in the order of their numbers, so that it does not matter in which order
    the rules list them.
    """

    def __init__(self, chance: Random, wanted: set[str], mood: float) -> None:
        self.chance = chance
        self.wanted = set(wanted)
        self.fresh = set(everything())
        self.mood = mood
        self._bonus: dict[int, float] = {}

    def choose(self, state: Game) -> Move:
        """What to play next."""
        move = self.between_turns(state) or Move(self.of_turn(state))
        self.strike_off(promised(state.text(move.action)))
        return move

    def strike_off(self, feats: set[str]) -> None:
        """What has been shown is new no more."""
        if feats & self.fresh:
            self.fresh -= feats
            self.wanted -= feats
            self._bonus.clear()

    def between_turns(self, state: Game) -> Move | None:
        """Now and then somebody repays, redeems or sells out of turn."""
        for seat in range(state.players):
            for action in sorted(state.legal_for(seat)):
                feats = out_of_turn(state.text(action))
                eager = 0.2 if feats & self.wanted else 0.0 if is_sale(action) else 0.05
                if self.chance.random() < eager:
                    self.strike_off(feats)
                    return Move(action, seat)
        return None

    def of_turn(self, state: Game) -> int:
        """The answer that promises most, with some luck."""
        legal, seat = sorted(state.legal()), state.seat
        assert seat is not None
        if PAY in legal:
            return PAY
        if BORROW in legal:
            return BORROW if self.chance.random() < 0.9 else self.chance.choice(legal)
        return max(legal, key=lambda action: self.prospect(state, seat, action) + self.luck())

    def luck(self) -> float:
        return self.chance.expovariate(1 / self.mood)

    def prospect(self, state: Game, seat: int, action: int) -> float:
        """What an action is worth, and what may follow from it."""
        if action == END:
            return self.wealth(state, seat) + 1.0
        after = state.copy()
        after.play(action)
        return (
            self.bonus(state, action)
            + self.inclination(state, seat, action)
            + self.outlook(after, seat)
        )

    def outlook(self, state: Game, seat: int) -> float:
        """Worth of a position once all questions are answered greedily."""
        found = 0.0
        for _ in range(DEEPEST):
            legal = sorted(state.legal()) if state.seat == seat else []
            if not legal or END in legal or PAY in legal or BORROW in legal:
                break
            best = -1e9
            for action in legal:
                after = state.copy()
                after.play(action)
                new = self.bonus(state, action)
                worth = self.wealth(after, seat) + new
                if worth > best:
                    best, best_new, best_after = worth, new, after
            state = best_after
            found += best_new
        return self.wealth(state, seat) + found

    def wealth(self, state: Game, seat: int) -> float:
        """Score, goods, what ships will bring, and the fear of hunger."""
        worth = float(state.scores()[seat])
        if state.row[LAST]:
            return worth
        for good, each in enumerate(WORTHS):
            worth += each * int(state.has(seat, good))
        left = int(state.rules.rounds.count - state.row[ROUND])
        worth += 0.7 * min(left, 7) * int(state.ship_food(seat))
        missing = int(hunger(state, seat) - food(state, seat))
        return worth - max(missing, 0) * 2.0 * int(state.row[TURN]) / 7

    def bonus(self, state: Game, action: int) -> float:
        """Something for what has not been shown yet."""
        if AMOUNT <= action < PLAY or PICK <= action < REDEEM:
            return 0.0
        if action not in self._bonus:
            feats = promised(state.text(action))
            new = self.wanted & feats
            owned = any(feat.startswith("own ") for feat in new)
            self._bonus[action] = NOVELTY * (bool(new) + 2 * owned) + (
                VARIETY if feats & self.fresh else 0.0
            )
        return self._bonus[action]

    def inclination(self, state: Game, seat: int, action: int) -> float:
        """Selling is not done lightly, nor buying with the last money."""
        if is_sale(action):
            return -REGRET
        if BUY <= action < SELL or BUY_SHIP <= action < BUY_SHIP + 4:
            if self.bonus(state, action) > NOVELTY:
                return 0.0
            return 2.0 if state.has(seat, FRANCS) > 12 and not self.is_saving(state) else -REGRET
        return 0.0

    def is_saving(self, state: Game) -> bool:
        """Whether a card that nobody has owned yet stands in the town."""
        return any(f"own {card}" in self.wanted for card in state.position()["town"])


def is_sale(action: int) -> bool:
    """Whether an action sells a building or a ship."""
    return SELL <= action < SELL + 128 or SELL_SHIP <= action < SELL_SHIP + 16
