"""Goods, money, cards and ships enter and leave only where a rule says so."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import kontor
from tests.properties.le_havre.ledger import (
    TAKES_OFFERS,
    VISITS,
    Position,
    allowed,
    bar_bill,
    cards_in,
    changes,
    expected,
    is_calm,
    is_fee,
    new_tile,
    owner,
    ships_by_now,
    ships_in,
    taken,
)
from tests.properties.le_havre.positions import positions, setups
from tests.properties.walks import choose, examples

LONG = 100_000
# Cards by which a visit reaches other seats, other cards or several buildings.
FAR_REACHING = {"harbour_watch", "cattle_drive", "construction_site", "picket_line"}


class Books:
    """Follows a game and checks every step against the rules."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.start = state.position()
        self.swapped: Counter[tuple[str, int]] = Counter()
        self.visit: tuple[str, Position, int] | None = None
        self.checked: Counter[str] = Counter()

    def run(self, chance: Random, steps: int) -> None:
        before = self.start
        for _ in range(steps):
            if self.state.is_over:
                return
            actor, text, is_turn = self.step(chance)
            after = self.state.position()
            self.check(before, after, actor, text)
            if is_turn and is_calm(before, after) and self.asks_turn():
                self.check_simple(before, after, actor, text)
            self.follow_visit(before, after, actor, text, is_turn)
            before = after

    def step(self, chance: Random) -> tuple[int, str, bool]:
        """Play something, now and then out of turn."""
        is_turn = self.asks_turn()
        for seat in range(self.state.players):
            free = self.state.legal_for(seat)
            if free and chance.random() < 0.03:
                action = chance.choice(free)
                text = self.state.text(action)
                self.state.play_for(seat, action)
                return seat, text, is_turn
        seat, action = self.state.seat, choose(self.state, chance)
        text = self.state.text(action)
        self.state.play(action)
        return seat, text, is_turn

    def asks_turn(self) -> bool:
        question = self.state.view(None)["question"]
        return question is not None and question["kind"] == "turn"

    def check(self, before: Position, after: Position, actor: int, text: str) -> None:
        """What holds at every step."""
        assert_nothing_is_negative(after)
        self.check_offers(before, after, actor, text)
        check_cards(before, after, text)
        if text.startswith("swap ") and "_ship" in text:
            _, ship, value = text.split()
            self.swapped[ship.removesuffix("_ship"), int(value)] += 1
        brought = ships_by_now(after) - ships_by_now(self.start) + ships_in(self.start)
        assert ships_in(after) + self.swapped == brought, text

    def check_offers(self, before: Position, after: Position, actor: int, text: str) -> None:
        """LH-3.4, LH-4.1: offers grow by tiles and are taken whole."""
        gone = taken(before, after)
        workers = {p["seats"][actor]["worker"] for p in (before, after)} | {*text.split()}
        if text.startswith("take "):
            assert gone == Counter({text.split()[1]: before["offers"][text.split()[1]]})
            return
        vanished = set(cards_in(before)) - set(cards_in(after))
        assert not gone or TAKES_OFFERS & (workers | vanished), (text, gone)
        for good, number in gone.items():
            assert number == before["offers"][good], (text, gone)
        self.checked["offers"] += len(new_tile(before, after))

    def check_simple(self, before: Position, after: Position, actor: int, text: str) -> None:
        """Offers, purchases, sales and loans change exactly what the rules say, for all seats."""
        wanted = expected(before, after, actor, text)
        if wanted is None:
            return
        assert changes(before, after) == wanted, text
        words = text.split()
        self.checked[words[0]] += 1
        if words[0] in ("buy", "sell") and not words[1].endswith("_ship"):
            is_bought = words[0] == "buy"
            assert (owner(before, words[1]) == actor) != is_bought
            assert (owner(after, words[1]) == actor) == is_bought
            assert (words[1] in after["town"]) != is_bought

    def follow_visit(
        self, before: Position, after: Position, actor: int, text: str, is_turn: bool
    ) -> None:
        """From entering a building until somebody chooses the next action of a turn."""
        words = text.split()
        if words[0] == "use":
            is_free = before["seats"][actor]["worker"] == "main_station" or not is_turn
            known = words[1] in VISITS and not is_free  # LH-18.03
            self.visit = (words[1], before, actor) if known else None
        elif words[0] in ("buy", "sell", "repay", "redeem", "borrow", "evict", "take", "end"):
            self.visit = None
        if not is_calm(before, after):
            self.visit = None
        if self.visit and self.asks_turn():
            self.close_visit(after)
            self.visit = None

    def close_visit(self, after: Position) -> None:
        """LH-5.6, LH-5.9: the visitor's account, and the owner's, over a whole visit."""
        assert self.visit
        card, before, visitor = self.visit
        made = changes(before, after)
        holder = owner(before, card)
        falls, rises = allowed(card)
        for good, number in made[visitor].items():
            assert good in (rises if number > 0 else falls), (card, made)
        self.checked["visit"] += 1
        if card in FAR_REACHING | TAKES_OFFERS or card == "shipping_line":
            return
        for seat, change in enumerate(made):
            if seat == visitor:
                continue
            if seat != holder:
                assert not change, (card, made)
                continue
            if "souvenir_shop" in before["seats"][seat]["buildings"]:
                change["francs"] -= 1  # LH-18.21
            change["francs"] += bar_bill(before, after, seat)
            assert is_fee(card, +change), (card, made)
            self.checked["fee"] += 1


def assert_nothing_is_negative(position: Position) -> None:
    assert min(position["offers"].values()) >= 0
    for seat in position["seats"]:
        assert min([seat["francs"], seat["loans"], *seat["goods"].values()]) >= 0


def check_cards(before: Position, after: Position, text: str) -> None:
    """Each card is in one place, and leaves the game only by its own text."""
    was, now = cards_in(before), cards_in(after)
    assert max(now.values()) == 1
    assert set(now) <= set(was), (text, set(now) - set(was))
    gone = set(was) - set(now)
    if "construction_site" in gone:
        hands = {card for seat in before["seats"] for card in seat.get("hand", [])}
        assert gone <= hands | {"construction_site"}  # LH-17.037
        return
    unhanded = {card for card in gone if card in before["reserve"]}  # LH-17.037: too few to deal
    assert gone - unhanded <= {"picket_line"}, (text, gone)  # LH-17.047


@examples(shrink=False)
@given(setups())
def test_the_books_of_whole_games_balance(options: dict[str, Any]) -> None:
    """LH-1.6, LH-1.18, LH-3.4, LH-4.1, LH-5.6, LH-6.5, LH-6.7, LH-10.13, LH-11.4."""
    books = Books(kontor.new_game("le_havre", **options))

    books.run(Random(options["seed"]), LONG)

    assert books.checked["offers"]


@examples(3, shrink=False)
@given(positions(), st.integers(0, 2**20))
def test_the_books_of_rich_positions_balance(data: dict[str, Any], seed: int) -> None:
    """LH-5.6, LH-5.9, LH-6.5, LH-6.7, LH-6.9 and the cards of chapters 15 to 19."""
    Books(kontor.position(data)).run(Random(seed), 60)


def test_the_books_look_at_every_kind_of_entry() -> None:
    """Otherwise the properties above would prove nothing."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        books = Books(kontor.new_game("le_havre", 2, seed, cards=("base", "essen", "hameau")))
        books.run(Random(seed), LONG)
        seen += books.checked

    assert min(seen[entry] for entry in ("take", "buy", "sell", "repay", "visit", "fee")) > 0
