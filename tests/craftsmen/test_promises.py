"""Hands that keep promises are found whenever there are any: compared with trying all deals."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital import cards_in, held, of_colours, unit, worth
from kontor.craftsmen.goods import CAPITAL
from kontor.craftsmen.promised_hands import find_hands
from kontor.craftsmen.promises import Promises

Hand = list[int]  # kinds of cards
EVERY = 15


def packed(cards: Hand) -> int:
    return sum(unit(card) for card in cards)


def promises_of(left: Hand, wanted: list[tuple[int, int, int]]) -> Promises:
    """Cards that are left, and hands of so many cards, worth so much in these colours."""
    made = Promises(vec[i64]([left.count(kind) for kind in range(CAPITAL)]))
    for size, due, colours in wanted:
        made.add(size, due, colours)
    return made


def is_possible(left: Hand, wanted: list[tuple[int, int, int]]) -> bool:
    """Whether some deal keeps all promises, by trying them all."""
    if not wanted:
        return True
    (size, due, colours), *others = wanted
    tried: set[tuple[int, ...]] = set()
    for places in combinations(range(len(left)), size):
        hand = tuple(left[at] for at in places)
        if hand in tried:
            continue
        tried.add(hand)
        rest = [left[at] for at in range(len(left)) if at not in places]
        pays = worth(of_colours(packed(list(hand)), colours)) >= due
        if pays and is_possible(rest, others):
            return True
    return False


def check(left: Hand, wanted: list[tuple[int, int, int]], hands: list[int]) -> None:
    assert len(hands) == len(wanted)
    for hand, (size, due, colours) in zip(hands, wanted, strict=True):
        assert cards_in(hand) == size
        assert worth(of_colours(hand, colours)) >= due
    for kind in range(CAPITAL):
        assert sum(held(hand, kind) for hand in hands) <= left.count(kind)


def small_cases(chance: Random, count: int) -> Iterator[tuple[Hand, list[tuple[int, int, int]]]]:
    """Few cards of few kinds and high promises; about half of them cannot be kept."""
    for _ in range(count):
        sizes = [chance.randint(1, 3) for _ in range(chance.randint(1, 3))]
        kinds = chance.sample(range(CAPITAL), chance.randint(2, 8))
        left = sorted(chance.choice(kinds) for _ in range(sum(sizes) + chance.randint(0, 3)))
        yield (
            left,
            [
                (
                    size,
                    chance.randint(0, 5 * size - 2),
                    chance.choice([EVERY, chance.randint(1, 15)]),
                )
                for size in sizes
            ],
        )


@pytest.mark.parametrize("seed", range(4))
def test_hands_are_found_exactly_when_there_are_some(seed: int) -> None:
    possible: list[bool] = []
    for left, wanted in small_cases(Random(seed), 120):
        found = list(find_hands(promises_of(left, wanted), Chance(seed)))

        possible.append(is_possible(left, wanted))
        assert bool(found) == possible[-1], (left, wanted)
        if found:
            check(left, wanted, found)
    assert 30 < sum(possible) < 90  # else this would show little


def collected(chance: Random) -> tuple[Hand, list[tuple[int, int, int]]]:
    """Large hands of few colours, each promising all it is worth, and few cards besides."""
    cards = [kind for kind in range(CAPITAL) for _ in range(4)]
    chance.shuffle(cards)
    cards.sort(key=lambda kind: (chance.random() < 0.25, kind // 3))
    sizes = [chance.randint(2, 10) for _ in range(chance.randint(2, 4))]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    wanted = [(len(hand), int(worth(packed(hand))), EVERY) for hand in hands]
    spare = cards[: chance.randint(0, 6)]
    return sorted(spare + [card for hand in hands for card in hand]), wanted


@pytest.mark.parametrize("seed", range(60))
def test_promises_that_chance_would_hardly_keep_are_kept(seed: int) -> None:
    left, wanted = collected(Random(seed))

    check(left, wanted, list(find_hands(promises_of(left, wanted), Chance(seed))))


def test_hands_differ_from_seed_to_seed() -> None:
    left = [kind for kind in range(CAPITAL) for _ in range(4)]
    wanted = [(6, 25, EVERY), (5, 20, EVERY), (4, 0, EVERY)]

    found = {tuple(find_hands(promises_of(left, wanted), Chance(seed))) for seed in range(40)}

    assert len(found) == 40
    colours = {kind // 3 for one in found for kind in range(CAPITAL) if held(one[0], kind) > 1}
    assert colours == {0, 1, 2, 3}  # any may be the one that is collected


def test_what_nobody_could_keep_is_not_found() -> None:
    left = [0, 1, 2, 3, 4, 5]

    assert list(find_hands(promises_of(left, [(3, 10, EVERY), (3, 11, EVERY)]), Chance(1))) == []
    assert list(find_hands(promises_of(left, [(3, 1, 8)]), Chance(1))) == []  # there is no red card
