"""Cards, tokens, discs, markers and points of Craftsmen change only where a rule says so."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import kontor
from tests.properties.craftsmen.ledger import (
    Points,
    Position,
    check_bonuses,
    check_display,
    check_hands,
    check_markers,
    check_places,
    check_queues,
    loaded,
    only_ship,
    year_points,
)
from tests.properties.craftsmen.positions import positions, rich, setups
from tests.properties.craftsmen.printed import FEES, POINTS, STORED
from tests.properties.walks import choose, examples

LONG = 100_000
SEASONS = ("spring", "summer", "autumn", "winter")
AFTER_THE_YEAR = {"investing", "limits", "over"}


class Books:
    """Follows a game and checks every step against the rules."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.checked: Counter[str] = Counter()
        self.position: Position = state.position()
        self.question: Position | None = state.view(None)["question"]
        self.check_position()

    def run(self, chance: Random, steps: int) -> None:
        for _ in range(steps):
            if self.state.is_over:
                return
            self.step(chance)

    def step(self, chance: Random) -> None:
        """Play something at random, and look at what it did."""
        before, question, seat = self.position, self.question, self.state.seat
        action = choose(self.state, chance)
        text = self.state.text(action)
        self.state.play(action)
        self.position = self.state.position()
        self.question = self.state.view(None)["question"]
        self.check_position()
        assert question
        self.check_points(before, question, seat, text)
        check_rows(before, self.position)
        check_bonus_tokens(before, self.position)

    def check_position(self) -> None:
        """What holds in every position."""
        kind = self.question["kind"] if self.question else None
        check_places(self.position)
        check_queues(self.position)
        check_markers(self.position)
        check_hands(self.position, self.state.seat, kind)
        check_display(self.position, kind)
        check_bonuses(self.position, self.state.scores())
        assert self.state.scores() == [
            sum(self.state.breakdown(seat).values()) for seat in range(self.state.players)
        ]

    # -- points ----------------------------------------------------------------------------------

    def check_points(self, before: Position, question: Position, seat: int, text: str) -> None:
        """Each kind of points is won exactly where chapters 4, 9 and 14 say."""
        wanted: Points = [Counter() for _ in before["seats"]]
        self.expect_goods(wanted, before, question, seat, text)
        self.expect_unused_helpers(wanted, before, seat, text)
        self.expect_fees(wanted, before, question, seat, text)
        self.expect_investment(wanted, before, seat, text)
        if years_scored(before) < years_scored(self.position):
            for points, more in zip(wanted, self.year(before, question, seat, text), strict=True):
                points.update(more)
            self.checked["year"] += 1
        won = [
            Counter({k: new["points"][k] - old["points"][k] for k in new["points"]})
            for old, new in zip(before["seats"], self.position["seats"], strict=True)
        ]
        assert won == wanted, (text, won, wanted)

    def expect_goods(
        self, wanted: Points, before: Position, question: Position, seat: int, text: str
    ) -> None:
        """CR-9.18, CR-9.37: for making a half-product, and for loading a final good or meat."""
        verb, _, noun = text.partition(" ")
        if verb == "make" and noun in STORED:
            wanted[seat]["goods"] += POINTS[noun]
            self.checked["make"] += 1
        elif verb == "make" and only_ship(before, seat, noun) is not None:
            wanted[seat]["goods"] += POINTS[noun]
        elif verb in ("load", "bribe"):
            wanted[seat]["goods"] += POINTS[question["good"]]
            self.checked[verb] += 1

    def expect_unused_helpers(self, wanted: Points, before: Position, seat: int, text: str) -> None:
        """CR-4.5: a point for whoever has helpers left when all have been sent."""
        if seasons_sent(before) == seasons_sent(self.position):
            return
        for other, row in enumerate(before["seats"]):
            sent = 1 if other == seat and text.split(maxsplit=1)[0] in ("send", "cover") else 0
            wanted[other]["helpers"] += min(row["helpers"] - sent, 1)
        self.checked["helpers"] += 1

    def expect_fees(
        self, wanted: Points, before: Position, question: Position, seat: int, text: str
    ) -> None:
        """CR-4.12, CR-4.13: from the payer to the owner; without a choice while covering."""
        owner = None
        if text == "points":
            owner = question["owner"]
        elif text.startswith("cover") and before["players"] > 2:
            _, guild, space = text.split()
            covered = before["queues"][guild][int(space) - 1][0]
            is_due = covered != seat and space != "3"
            if is_due and not before["seats"][seat]["capital"]:
                owner = covered
        if owner is not None:
            wanted[seat]["fees"] -= FEES[before["year"] - 1]
            wanted[owner]["fees"] += FEES[before["year"] - 1]
            self.checked["fees"] += 1

    def expect_investment(self, wanted: Points, before: Position, seat: int, text: str) -> None:
        """CR-14.15: the printed values of four cards, one of each colour."""
        if not text.startswith("invest"):
            return
        hands = [Counter(p["seats"][seat]["capital"]) for p in (before, self.position)]
        gone = list((hands[0] - hands[1]).elements())
        if gone:
            assert len(gone) == len({card.split("_")[0] for card in gone}) == 4
            wanted[seat]["investment"] += sum(int(card.split("_")[1]) for card in gone)
            self.checked["investment"] += 1

    # -- the year's end --------------------------------------------------------------------------

    def year(self, before: Position, question: Position, seat: int, text: str) -> Points:
        """The year's points, counted from the position before it was scored."""
        holds = before["ships"]
        verb, _, noun = text.partition(" ")
        if verb in ("load", "bribe"):
            holds = loaded(holds, int(noun) - 1, question["good"], seat)
        elif verb == "make" and (ship := only_ship(before, seat, noun)) is not None:
            holds = loaded(holds, ship, noun, seat)
        assert all(
            pair == [None, None] for hold in self.position["ships"] for pair in hold.values()
        )
        left = {marker for pair in self.position["granary"].values() for marker in pair}
        assert left <= {None, "natural"}  # CR-14.13
        if self.position["stage"] != "investing":
            assert left == {"natural"}  # CR-14.18
        rows = [row["row"] for row in self.position["seats"]]
        return year_points(holds, before["granary"], rows)


def seasons_sent(position: Position) -> int:
    """In how many seasons all helpers have been sent."""
    season = SEASONS.index(position["season"])
    is_sent = season < 3 and position["stage"] not in ("exchanges", "helpers")
    return 3 * (int(position["year"]) - 1) + season + is_sent


def years_scored(position: Position) -> int:
    """How many years have been scored."""
    is_scored = position["season"] == "winter" and position["stage"] in AFTER_THE_YEAR
    return int(position["year"]) - 1 + is_scored


def check_rows(before: Position, after: Position) -> None:
    """CR-7.4, CR-7.6: rows grow at their ends, and nothing in them moves."""
    for old, new in zip(before["seats"], after["seats"], strict=True):
        if before["stage"] == "exchanges":
            assert len(new["row"]) == 1
            continue
        at = new["row"].index(old["row"][0])
        assert new["row"][at : at + len(old["row"])] == old["row"]
        assert set(new["row"]) - set(old["row"]) <= set(old["hand"])


def check_bonus_tokens(before: Position, after: Position) -> None:
    """CR-7.16: who has one keeps it."""
    for good, owner in before["bonus"].items():
        assert owner is None or after["bonus"][good] == owner


@examples(shrink=False)
@given(setups())
def test_the_books_of_whole_games_balance(options: dict[str, Any]) -> None:
    """CR-1.7, CR-1.20, CR-1.25, CR-4.5, CR-4.13, CR-5.10, CR-9.18, CR-9.37, CR-14.1, CR-15.2."""
    books = Books(kontor.new_game("craftsmen", **options))

    books.run(Random(options["seed"]), LONG)

    assert books.state.is_over
    assert books.checked["year"] == 3
    assert books.checked["helpers"] == 9


@examples(4, shrink=False)
@given(positions(), st.integers(0, 2**20))
def test_the_books_of_rich_positions_balance(data: dict[str, Any], seed: int) -> None:
    """The same where rows are long, ships full and goods many."""
    Books(kontor.position(data)).run(Random(seed), 80)


def test_the_books_look_at_every_kind_of_points() -> None:
    """Otherwise the properties above would prove nothing."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        books = Books(kontor.position(rich(2 + seed % 4, seed)))
        books.run(Random(seed), LONG)
        seen += books.checked

    kinds = ("make", "load", "bribe", "helpers", "fees", "investment", "year")
    assert min(seen[kind] for kind in kinds) > 0


@examples(2)
@given(setups())
def test_a_random_game_ends_with_one_winner(options: dict[str, Any]) -> None:
    """CR-3.1, CR-15.4 to CR-15.7."""
    state: Any = kontor.new_game("craftsmen", **options)
    chance = Random(options["seed"])

    for _ in range(LONG):
        if state.is_over:
            break
        state.play(chance.choice(state.legal()))

    table = state.position()
    strength = [
        (score, len(table["seats"][seat]["capital"]), table["order"].index(seat))
        for seat, score in enumerate(state.scores())
    ]
    assert state.is_over
    assert state.winners() == [strength.index(max(strength))]
