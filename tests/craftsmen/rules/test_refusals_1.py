"""Refusals of chapters 1 to 8: what a clause forbids, what is named, and the near miss.

A stroke in the fragment parts words of which one is enough.
"""

from collections.abc import Callable
from typing import Any

import pytest

import kontor
from tests.craftsmen.rules.play import BASIC, GUILDS, at, guild, refused, seat
from tests.lines import do, texts

Moment = Callable[[], Any]
OPEN = {
    "basic": ["vineyard_green", "apiary_red"],
    "extended": ["mill_red_blue", "tannery_violet_green"],
    "advanced": ["winery_red_violet", "brewery_red_blue"],
}
SAWMILL = "sawmill_violet_green"
FULL = ("blue_1", "blue_1", "blue_1", "blue_2", "blue_2", "blue_2", "red_1", "red_1", "red_2")
HALL = {"town_hall": [[1], [], []]}
NO_BASIC: dict[str, Any] = {"tops": {"basic": []}}


def opening(*lines: str) -> Any:
    """Seat 0 begins: green 1, cattle farm and mill in hand, the box has three sawmills."""
    return do(kontor.new_game("craftsmen", players=3, seed=7), *lines)


def crowd(*discs: list[int], cash: tuple[str, ...] = ("red_1",), **given: Any) -> Any:
    """Helpers are sent, and these discs stand in the crafts' guild."""
    mine = seat(*cash, points=given.pop("points", 0))
    return at(mine, queues={"crafts": list(discs)}, **given)


def second(name: str, *cash: str, **given: Any) -> Any:
    """Seat 0 acts on the second space of a guild, without a privilege."""
    keys = ("hand", "row", "privileges", "market")
    mine = seat(*cash, **{key: given.pop(key) for key in keys if key in given})
    table = {"queues": HALL, "cursor": 2} | given
    return guild(name, [[1], [0]], mine, **table)


def build(hand: list[str], *cash: str, **given: Any) -> Any:
    row = given.pop("row", [SAWMILL])
    return second("builders", *(cash or FULL), hand=hand, row=row, **given)


def shop(*cash: str, **given: Any) -> Any:
    return second("notary", *cash, open=OPEN, **given)


def sale(*lines: str) -> Any:
    """An auction among three with six each; the mayor would turn up 3 and 1."""
    state = second(
        "notary",
        *("violet_3", "red_3"),
        open=OPEN,
        open_capital=["green_1", "green_2"],
        top=["blue_3", "blue_1"],
    )
    return do(state, "auction mill_red_blue", *lines)


def banker(*lines: str, **given: Any) -> Any:
    state = second(
        "bankers",
        *("blue_2", "blue_2"),
        open_capital=["green_1", "green_2"],
        top=["red_3", "red_2", "blue_1", "violet_1"],
        **given,
    )
    return do(state, *lines)


ROWS: list[tuple[str, Moment, str, str, str]] = [
    (
        "CR-2.12",
        opening,
        "exchange wheat_farm_green",
        "not in your hand",
        "exchange cattle_farm_red",
    ),
    ("CR-2.12", opening, "exchange sawmill_red_violet", "not in your hand", "keep"),
    (
        "CR-2.12",
        opening,
        "exchange flax_plantation_blue",
        "not in your hand",
        "exchange flax_plantation_green",
    ),
    (
        "CR-2.12",
        lambda: opening("exchange cattle_farm_red"),
        "exchange mill_violet_blue",
        "sawmill",
        "keep",
    ),
    ("CR-2.13", opening, "swap sawmill_blue_red", "building card", "exchange mill_violet_blue"),
    (
        "CR-2.13",
        lambda: opening("keep"),
        "swap sawmill_violet_green",
        "not in the box",
        "swap sawmill_violet_blue",
    ),
    ("CR-2.13", lambda: opening("keep"), "swap sawmill_red_violet", "not in the box", "keep"),
    ("CR-3.2", opening, "send crafts", "exchanged", "keep"),
    ("CR-3.2", crowd, "make wood", "helper", "send crafts"),
    (
        "CR-3.3",
        lambda: at(
            seat("red_2", hand=["apiary_green"], row=[SAWMILL]),
            season="winter",
            stage="winter",
            guild="builders",
        ),
        "send crafts",
        "built|build|now",
        "build apiary_green left",
    ),
    (
        "CR-3.6",
        lambda: build(["apiary_green"]),
        "make wood",
        "built|build|now",
        "build apiary_green left",
    ),
    ("CR-4.7", lambda: crowd([1], [], []), "cover crafts 2", "free", "send crafts"),
    ("CR-4.8", lambda: crowd([1], [2], []), "cover crafts 1", "free", "send crafts"),
    ("CR-4.8", lambda: crowd([1], [2], [1]), "send crafts", "taken", "cover crafts 1"),
    (
        "CR-4.8",
        lambda: crowd([1, 2], [3], [4], players=5),
        "cover crafts 1",
        "two",
        "cover crafts 2",
    ),
    ("CR-4.9", lambda: crowd([0], [0], []), "send crafts", "two of your helpers", "send notary"),
    (
        "CR-4.9",
        lambda: crowd([0], [0], [1]),
        "cover crafts 3",
        "two of your helpers",
        "send notary",
    ),
    ("CR-4.10", lambda: crowd([1, 2], [1], [2]), "cover crafts 2", "4 helpers", "send notary"),
    (
        "CR-4.10",
        lambda: crowd([1, 2], [3, 1], [2], players=4),
        "cover crafts 3",
        "5 helpers",
        "send notary",
    ),
    (
        "CR-4.10",
        lambda: crowd([1, 2], [3, 1], [2, 4], players=5),
        "cover crafts 3",
        "6 helpers",
        "send notary",
    ),
    (
        "CR-4.14",
        lambda: crowd([1], [2], [1], cash=()),
        "cover crafts 1",
        "0 points",
        "cover crafts 3",
    ),
    (
        "CR-4.14",
        lambda: crowd([1], [2], [1], cash=(), points=1, year=2),
        "cover crafts 2",
        "2 points",
        "cover crafts 3",
    ),
    (
        "CR-4.14",
        lambda: crowd([1], [2], [1], cash=(), points=2, year=3),
        "cover crafts 2",
        "3 points",
        "cover crafts 3",
    ),
    (
        "CR-4.12",
        lambda: do(crowd([1], [2], [1], cash=("red_1", "red_2")), "cover crafts 1"),
        "give blue_1",
        "blue|Blue",
        "give red_1",
    ),
    (
        "CR-4.12",
        lambda: do(crowd([1], [2], [1], points=2), "cover crafts 1"),
        "pass",
        "fee",
        "points",
    ),
    (
        "CR-4.13",
        lambda: do(crowd([1], [2], [1], cash=("red_1", "red_2")), "cover crafts 1"),
        "points",
        "point",
        "give red_2",
    ),
    (
        "CR-5.8",
        lambda: do(
            build(
                ["paper_mill_red_green", "apiary_green"], "green_1", "green_1", "red_3", "blue_3"
            ),
            "build apiary_green left",
            "build paper_mill_red_green left",
        ),
        "pay red_3",
        "too many",
        "pay green_1",
    ),
    (
        "CR-5.1",
        lambda: do(build(["apiary_green"], "green_2", "red_2"), "build apiary_green left"),
        "pay blue_2",
        "blue|Blue",
        "pay red_2",
    ),
    ("CR-6.2", banker, "take red_3", "open", "take both"),
    ("CR-6.2", banker, "discard blue_2", "open|take", "take green_1"),
    ("CR-6.4", lambda: banker("take both"), "stop", "discard", "discard blue_2"),
    ("CR-6.4", lambda: banker("take both"), "discard violet_1", "violet|Violet", "discard green_1"),
    (
        "CR-6.4",
        lambda: banker("take both", "discard green_1"),
        "privilege",
        "privilege",
        "discard blue_2",
    ),
    ("CR-6.7", lambda: banker("take both", privileges=1), "privilege", "discard", "discard blue_2"),
    (
        "CR-7.1",
        lambda: build(["apiary_green"]),
        "build apiary_red left",
        "not in your hand",
        "build apiary_green left",
    ),
    (
        "CR-7.1",
        lambda: do(
            build(["apiary_green", "vineyard_green", "wheat_farm_green"]),
            "build apiary_green left",
            "build vineyard_green left",
        ),
        "build wheat_farm_green left",
        "pa",
        "pay blue_1",
    ),
    (
        "CR-7.2",
        lambda: build(["apiary_green", "tannery_violet_red"], "red_2"),
        "build tannery_violet_red left",
        "3",
        "build apiary_green left",
    ),
    (
        "CR-7.2",
        lambda: build(["apiary_green", "armourer_violet_green"], "red_2", "blue_3"),
        "build armourer_violet_green left",
        "6",
        "build apiary_green left",
    ),
    (
        "CR-7.3",
        lambda: do(
            build(["apiary_green", "vineyard_green", "tannery_violet_red"], "red_2", "blue_2"),
            "build apiary_green left",
        ),
        "build tannery_violet_red right",
        "2 is owed",
        "build vineyard_green right",
    ),
    (
        "CR-7.4",
        lambda: build(["apiary_green"]),
        "build apiary_green middle",
        "left|right",
        "build apiary_green right",
    ),
    (
        "CR-7.5",
        lambda: build(["apiary_green", "cooperage_green_red"]),
        "build cooperage_green_red left",
        "fit",
        "build apiary_green left",
    ),
    (
        "CR-7.5",
        lambda: build(["apiary_green", "vineyard_blue"]),
        "build vineyard_blue right",
        "fit",
        "build apiary_green right",
    ),
    (
        "CR-7.6",
        lambda: build(["apiary_green", "ropemaker_green_violet"]),
        "build ropemaker_green_violet left",
        "fit",
        "build apiary_green left",
    ),
    (
        "CR-7.10",
        lambda: do(
            build(["apiary_red", "vineyard_blue", "apiary_green"], privileges=2),
            "build apiary_red left",
        ),
        "build vineyard_blue left",
        "fit",
        "build apiary_green right",
    ),
    (
        "CR-8.1",
        lambda: shop("green_3"),
        "buy vineyard_red",
        "not on the display",
        "buy vineyard_green",
    ),
    (
        "CR-8.1",
        lambda: shop("green_3"),
        "auction vineyard_red",
        "not on the display",
        "auction vineyard_green",
    ),
    (
        "CR-8.1",
        lambda: shop("green_3"),
        "build vineyard_green left",
        "bought|auction",
        "buy vineyard_green",
    ),
    ("CR-8.2", lambda: shop("green_2", "red_3"), "buy vineyard_green", "costs 3", "buy apiary_red"),
    (
        "CR-8.2",
        lambda: shop("red_1", "blue_3"),
        "buy mill_red_blue",
        "costs 5",
        "auction mill_red_blue",
    ),
    (
        "CR-8.2",
        lambda: shop("red_1", "red_2", "blue_3"),
        "buy brewery_red_blue",
        "costs 10",
        "buy mill_red_blue",
    ),
    ("CR-8.3", lambda: shop("red_3", "red_3"), "buy vineyard_green", "green", "buy apiary_red"),
    (
        "CR-8.3",
        lambda: do(shop("green_1", "red_2", "red_2", "blue_3"), "buy mill_red_blue"),
        "pay green_1",
        "blue and red only",
        "pay blue_3",
    ),
    ("CR-8.7", sale, "pass", "at least 1", "bid 1"),
    ("CR-8.7", sale, "bid 0", "at least 1", "bid 1"),
    ("CR-8.10", sale, "bid 7", "worth 6", "bid 6"),
    ("CR-8.16", lambda: sale("bid 1"), "bid 4", "4", "bid 5"),
    ("CR-8.16", lambda: sale("bid 4"), "bid 4", "4", "pass"),
    ("CR-8.21", lambda: shop("green_3"), "look basic", "privilege", "stop"),
    (
        "CR-8.22",
        lambda: do(shop("green_3", privileges=1), "look advanced"),
        "show vineyard_green",
        "not",
        "show winery_red_violet",
    ),
    (
        "CR-8.23",
        lambda: guild(
            "notary",
            [[0]],
            seat("red_1", hand=[c for c in BASIC if c not in OPEN["basic"]]),
            open=OPEN,
            **NO_BASIC,
        ),
        "look basic",
        "deck|card|empty",
        "look advanced",
    ),
    (
        "CR-16.2",
        lambda: at(seat(), players=2, queues={"crafts": [[1], [0], []]}),
        "cover crafts 3",
        "third space",
        "cover crafts 1",
    ),
    (
        "CR-16.4",
        lambda: at(seat(), players=2, queues={"crafts": [[1], [], []]}),
        "cover crafts 1",
        "free",
        "send crafts",
    ),
]


def named(rows: list[tuple[str, Moment, str, str, str]]) -> list[str]:
    return [f"{clause} {line}" for clause, _, line, _, _ in rows]


@pytest.mark.parametrize(("clause", "moment", "line", "fragment", "near"), ROWS, ids=named(ROWS))
def test_what_a_rule_forbids_is_refused_with_a_sentence_and_the_near_miss_is_allowed(
    clause: str, moment: Moment, line: str, fragment: str, near: str
) -> None:
    """All clauses in the table."""
    state = moment()

    refused(state, line, *fragment.split("|"))

    sentence = state.why_not(line)
    assert not sentence.endswith("."), clause
    assert len(sentence.split()) > 3
    assert near in texts(state)
    assert state.why_not(near) is None


def test_no_sentence_suggests_what_was_asked() -> None:
    """CR-2.13: a vineyard is no sawmill, and 'did you mean' the same word helps nobody."""
    state = opening("keep")

    sentence = state.why_not("swap vineyard_red")

    assert "did you mean 'vineyard_red'" not in sentence


@pytest.mark.parametrize(
    "line",
    [
        "",
        "send",
        "cover",
        "send crafts now",
        "send mill",
        "fly home",
        "cover crafts 4",
        "give gold",
    ],
)
def test_a_line_without_meaning_is_refused_with_a_sentence(line: str) -> None:
    """CR-4.1: what is no action of the game at all."""
    state = at()

    with pytest.raises(kontor.BadInput):
        state.read(line)
    assert len(state.why_not(line).split()) > 3


@pytest.mark.parametrize("name", GUILDS)
def test_a_guild_without_own_helper_offers_no_action(name: str) -> None:
    """CR-3.6, CR-4.20: only seat 1 stands there, so seat 0 is not asked."""
    state = guild(name, [[1]], seat("red_2", hand=["apiary_green"], row=[SAWMILL]), seat("red_1"))

    assert state.seat == 1 or state.position()["stage"] != "guild"


def test_whoever_has_no_capital_opens_no_auction() -> None:
    """CR-8.7, CR-8.10: not even a bid of 1 could be paid; the look is possible all the same."""
    state = guild("notary", [[0]], seat(), open=OPEN)

    refused(state, "auction vineyard_green", "no capital")
    refused(state, "buy vineyard_green", "costs 3")
    assert texts(state) == ["look basic", "look extended", "look advanced", "stop"]
