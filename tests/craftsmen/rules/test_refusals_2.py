"""Refusals of chapters 9 to 17: a position, a line, what is named, and the near-miss.

The near-miss is a position in which the same line is allowed. A stroke in the third column parts
words of which one is enough.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.craftsmen.rules.play import at, guild, seat
from tests.craftsmen.rules.play_late import (
    COLOUR_SET,
    crafting,
    golden,
    season_end,
    town,
    trading,
    winter,
    working,
)
from tests.lines import can, do, texts

Moment = Callable[[], Any]
TAILOR, MILL, COOPER = "tailor_green_blue", "mill_red_blue", "cooperage_green_red"
BREWERY, BAKERY, PAPER = "brewery_red_blue", "bakery_blue_violet", "paper_mill_blue_violet"
DRESSED = {TAILOR: [0, 0]}
NINE = ("violet_1", "violet_2", "green_1", "green_2", "blue_1", "blue_2", "red_1", "red_2", "red_3")


def tailor(second: list[Any], *cards: str, **given: Any) -> Any:
    """Clothes were made; these markers lie left and right on ship 2, `third` on ship 3."""
    third = given.pop("third", [None, None])
    ships: list[dict[str, Any]] = [{}, {"clothes": second}, {"clothes": third}, {}]
    mine = town(TAILOR, capital=cards, markers=DRESSED)
    return do(crafting(mine, ships=ships, **given), "make clothes")


def leather(pair: list[Any], *cards: str, **given: Any) -> Any:
    return trading(town(TAILOR, capital=cards, **given), granary={"leather": pair})


def hall(*seats: dict[str, Any], **given: Any) -> Any:
    return guild("town_hall", [[0], [1]], *seats, **given)


def invest(*cards: str) -> Any:
    return at(seat(*cards), season="winter", stage="investing")


def flour(*cards: str) -> Any:
    """Flour was made by a seat with these further buildings."""
    return do(crafting(town(MILL, *cards, markers={MILL: [0]})), "make flour")


def sawn(**given: Any) -> Any:
    """Wood was made by a seat without a privilege, unless it is given a token."""
    return do(crafting(town(COOPER, **given)), "make wood", "market")


ROWS: list[tuple[str, Moment, str, str, Moment]] = [
    ("CR-9.3", lambda: crafting(town(MILL, market=1, markers={MILL: [1]})), "fetch wheat", "icon",
     lambda: crafting(town(MILL, market=1))),
    ("CR-9.4", lambda: crafting(town(COOPER, PAPER, markers={COOPER: [0]})), "make paper", "wood",
     lambda: crafting(town(COOPER, PAPER, markers={PAPER: [0]}))),
    ("CR-9.5", lambda: crafting(town("vineyard_green")), "make wax", "Apiary",
     lambda: crafting(town("apiary_green"))),
    ("CR-9.7", lambda: do(crafting(town(COOPER, MILL)), "make wood"), "to mill", "wood|mill|Mill",
     lambda: do(crafting(town("wheat_farm_red", MILL)), "make wheat")),
    ("CR-9.9", lambda: crafting(town(MILL, market=3)), "make wood", "market|icon",
     lambda: crafting(town(MILL, market=2))),
    ("CR-9.11", lambda: do(crafting(town(COOPER, "smithy_green_red", market=3)), "make wood"),
     "market", "three|3|market",
     lambda: do(crafting(town(COOPER, "smithy_green_red", market=2)), "make wood")),
    ("CR-9.13", lambda: flour(BAKERY), "market", "half-product|granary|raw|flour",
     lambda: do(crafting(town(COOPER)), "make wood")),
    ("CR-9.14", lambda: crafting(town(MILL)), "fetch wheat", "market",
     lambda: crafting(town(MILL, market=1))),
    ("CR-9.14", lambda: crafting(town(COOPER, market=1)), "fetch wheat", "icon",
     lambda: crafting(town(MILL, market=1))),
    ("CR-9.17", lambda: crafting(town(MILL)), "make flour", "wheat",
     lambda: crafting(town(MILL, markers={MILL: [0]}))),
    ("CR-9.17", lambda: crafting(town(COOPER)), "make flour", "Mill",
     lambda: crafting(town(MILL, markers={MILL: [0]}))),
    ("CR-9.19", lambda: flour(BAKERY), "to tailor", "flour|Tailor|tailor",
     lambda: do(crafting(town("tannery_green_blue", TAILOR, markers={"tannery_green_blue": [0]})),
                "make leather")),
    ("CR-9.19", lambda: flour(BAKERY), "stop", "good|goes|half-product|flour",
     lambda: crafting(town(MILL))),
    ("CR-9.25", flour, "take green_3", "green 3|open",
     lambda: do(crafting(town(MILL, markers={MILL: [0]}), open_capital=["green_3", "red_1"]),
                "make flour")),
    ("CR-9.30", lambda: crafting(town(TAILOR, markers={TAILOR: [0, None]})), "make clothes",
     "leather", lambda: crafting(town(TAILOR, markers=DRESSED))),
    ("CR-9.32", lambda: tailor([None, None]), "load 1", "ship 1", lambda: do(
        crafting(town(BREWERY, markers={BREWERY: [0, 0]})), "make beer")),
    ("CR-9.32", lambda: tailor([None, None]), "stop", "loaded",
     lambda: crafting(town(TAILOR, markers=DRESSED))),
    ("CR-9.34", lambda: tailor([1, 2], "red_1"), "load 2", "taken", lambda: tailor([None, 2])),
    ("CR-9.34", lambda: tailor([None, 2], "red_1"), "bribe 2", "free",
     lambda: tailor([1, 2], "red_1")),
    ("CR-9.34", lambda: do(tailor([1, 2], "red_1", "red_2"), "bribe 2"), "discard blue_1",
     "blue 1", lambda: do(tailor([1, 2], "red_1", "blue_1"), "bribe 2")),
    ("CR-9.35", lambda: tailor([0, 2], "red_1", third=[1, 2]), "bribe 2", "own",
     lambda: tailor([2, 0], "red_1")),
    ("CR-9.35", lambda: tailor([1, 2], rules=1), "bribe 2", "capital card",
     lambda: tailor([1, 2], "red_1")),
    ("CR-9.49", lambda: tailor([1, 2], "red_1"), "lose", "must be loaded",
     lambda: tailor([1, 2], "red_1", third=[1, 2])),
    ("CR-9.39", lambda: do(crafting(town("butcher_blue_green",
                                         markers={"butcher_blue_green": [0]})), "make meat"),
     "granary", "loaded", lambda: flour(BAKERY)),
    ("CR-9.45", sawn, "extra wood", "privilege", lambda: sawn(privileges=1)),
    ("CR-9.45", lambda: do(golden(town(COOPER)), "make wood", "market", "extra wood", "market",
                           "make wood", "market"), "extra wood", "privilege",
     lambda: do(golden(town(COOPER)), "make wood", "market")),
    ("CR-9.46", lambda: do(golden(town(COOPER)), "make wood", "market"), "extra grapes",
     "Vineyard", lambda: do(golden(town(COOPER, "vineyard_green")), "make wood", "market")),
    ("CR-9.47", lambda: golden(town(COOPER)), "extra wood", "right after",
     lambda: do(golden(town(COOPER)), "make wood", "market")),
    ("CR-9.47", lambda: do(golden(town(COOPER, MILL, market=3)), "make wood"), "extra wood",
     "market|icon", lambda: do(golden(town(COOPER, MILL, market=2)), "make wood", "market")),
    ("CR-10.1", lambda: leather([None, None], "red_1"), "buy leather", "leather",
     lambda: leather(["natural", None], "red_1")),
    ("CR-10.3", lambda: trading(town(TAILOR, capital=("red_1",))), "buy barrel", "icon",
     lambda: trading(town(BREWERY, capital=("red_1",)))),
    ("CR-10.3", lambda: trading(town(TAILOR, capital=("red_1",), markers={TAILOR: [1, None]})),
     "buy cloth", "icon", lambda: trading(town(TAILOR, capital=("red_1",)))),
    ("CR-10.4", lambda: leather([0, 1], "red_1"), "buy leather", "own",
     lambda: leather([1, 0], "red_1")),
    ("CR-10.5", lambda: do(leather([1, 2], "red_1", "red_2"), "buy leather"), "give blue_1",
     "blue 1", lambda: do(leather([1, 2], "red_1", "blue_1"), "buy leather")),
    ("CR-10.9", lambda: do(leather([1, 2], "red_1", "red_2", market=1), "buy leather"),
     "privilege", "privilege",
     lambda: do(leather([1, 2], "red_1", "red_2", market=1, privileges=1), "buy leather")),
    ("CR-10.9", lambda: do(leather([1, 2], "red_1", "red_2", privileges=1), "buy leather"),
     "privilege", "market",
     lambda: do(leather([1, 2], "red_1", "red_2", privileges=1, market=1), "buy leather")),
    ("CR-11.2", lambda: hall(seat(), seat(privileges=3), seat(privileges=3), privileges=0),
     "take privilege", "pool|left", lambda: hall(privileges=1)),
    ("CR-11.2", lambda: hall(seat(), seat(works=3), seat(works=3), works=0), "take work",
     "pool|left", lambda: hall(works=1)),
    ("CR-11.3", lambda: hall(seat(privileges=3), privileges=3), "take privilege", "three|3",
     lambda: hall(seat(privileges=2), privileges=4)),
    ("CR-11.3", lambda: hall(seat(works=3), works=3), "take work", "three|3",
     lambda: hall(seat(works=2), works=4)),
    ("CR-11.5", lambda: hall(players=4, changes=[1, 2, 3]), "change order", "three|taken|full",
     lambda: hall(players=4, changes=[1, 2])),
    ("CR-11.5", lambda: hall(changes=[0]), "change order", "once|already",
     lambda: hall(changes=[1])),
    ("CR-11.6", lambda: hall(seat(privileges=1)), "privilege", "",
     lambda: do(leather([1, 2], "red_1", market=1, privileges=1), "buy leather")),
    ("CR-12.2", sawn, "extra wood", "privilege", lambda: sawn(privileges=1)),
    ("CR-12.3", lambda: guild("crafts", [[0]], town(COOPER, privileges=2), used={"crafts": [0]}),
     "extra wood", "privilege|right after", lambda: sawn(privileges=1)),
    ("CR-12.11", lambda: do(working(town(COOPER, works=2, privileges=2)), "make wood", "market"),
     "extra wood", "privilege", lambda: sawn(privileges=2)),
    ("CR-13.7", lambda: season_end(seat(*NINE)), "stop", "discard", lambda: crafting(town())),
    ("CR-13.7", lambda: season_end(seat(*NINE)), "discard blue_3", "blue 3",
     lambda: season_end(seat(*NINE[:8], "blue_3"))),
    ("CR-13.10", lambda: winter(town()), "send crafts", "work point",
     lambda: season_end(season="summer")),
    ("CR-13.14", lambda: do(winter(town(COOPER)), "make wood", "market"), "extra wood",
     "privilege", lambda: do(winter(town(COOPER, privileges=1)), "make wood", "market")),
    ("CR-13.14", lambda: winter(town(capital=("red_3",), hand=["vineyard_red", "apiary_violet"]),
                                guild="builders"), "build vineyard_red right", "fit|privilege",
     lambda: winter(town(capital=("red_3",), hand=["vineyard_red"], privileges=1),
                    guild="builders")),
    ("CR-14.15", lambda: invest(*COLOUR_SET), "invest violet_2", "violet 2",
     lambda: invest("violet_2", *COLOUR_SET)),
    ("CR-14.15", lambda: do(invest(*COLOUR_SET, "red_1"), "invest violet_1"), "invest violet_1",
     "violet", lambda: invest(*COLOUR_SET)),
    ("CR-14.15", lambda: do(invest(*COLOUR_SET, "red_1"), "invest violet_1"), "keep",
     "four|begun", lambda: invest(*COLOUR_SET)),
    ("CR-15.1", lambda: at(year=3, season="winter", stage="over"), "pass", "over|ended",
     at),
    ("CR-16.2", lambda: at(players=2, queues={"crafts": [[0], [1], []]}), "cover crafts 3",
     "space|two", lambda: at(players=3, queues={"crafts": [[0], [1], [2]]})),
    ("CR-16.3", lambda: at(players=2, queues={"crafts": [[0], [0], []]}), "cover crafts 1",
     "two|2", lambda: at(players=2, queues={"crafts": [[0], [1], []]})),
    ("CR-16.4", lambda: at(players=2, queues={"crafts": [[1], [], []]}), "cover crafts 1", "free",
     lambda: at(players=2, queues={"crafts": [[1], [1], []]})),
    ("CR-16.7", lambda: hall(players=2), "change order", "two", lambda: hall(players=3)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("clause", "moment", "line", "fragments", "near"),
    ROWS,
    ids=[f"{row[0]}-{row[2].replace(' ', '_')}" for row in ROWS],
)
def test_a_forbidden_line_is_refused_by_a_sentence_and_its_near_miss_is_allowed(
    clause: str, moment: Moment, line: str, fragments: str, near: Moment
) -> None:
    state = moment()
    reason = state.why_not(line)

    assert reason is not None, f"{clause}: {line!r} is allowed; legal: {texts(state)}"
    assert line not in texts(state)
    assert any(fragment in reason for fragment in fragments.split("|")), f"{clause}: {reason}"
    assert "\n" not in reason
    assert not reason.endswith(".")
    assert can(near(), line), clause
