"""Refusals: for every clause that forbids something, a position, a line and what is named.

A stroke in the last column parts words of which one is enough.
"""

from collections.abc import Callable
from typing import Any

import pytest

import kontor
from tests.le_havre.rules.play import at, seat, turn
from tests.lines import do, texts

Moment = Callable[[], Any]
RICH = dict.fromkeys(("wood", "clay", "brick", "iron", "steel", "coal"), 9)
WOOD = {"wood": 1}


def final(*seats: dict[str, Any], **given: Any) -> Any:
    return at(*seats, phase="final", round=18, **given)


def after(*lines: str) -> Callable[..., Any]:
    return lambda *seats, **given: do(at(*seats, **given), *lines)


def hungry(mine: dict[str, Any], **given: Any) -> Any:
    """Round 5 ends and asks 4 food of seat 0."""
    given = {"round": 5, "turn": 7, "seat": 0, "offers": {"clay": 1}} | given
    return turn(at(mine, seat(francs=9), seat(francs=9), **given), "take clay")


def indebted(mine: dict[str, Any], **given: Any) -> Any:
    """The tile of interest has just been reached."""
    return turn(at(mine, turn=6, seat=0, offers={"clay": 1}, **given), "take clay")


ROWS: list[tuple[str, Moment, str, str]] = [
    ("LH-2.8", lambda: at(seat(francs=99), offers=WOOD), "buy arts_centre", "game"),
    ("LH-2.11", lambda: at(seat(francs=9), specials=["zoo"], offers=WOOD), "buy zoo", "Zoo"),
    ("LH-2.15", lambda: at(seat(francs=99), offers=WOOD), "buy wood_ship", "wooden ship"),
    ("LH-3.7", lambda: at(seat(), offers=WOOD), "end", "main action"),
    ("LH-3.7", lambda: after("take wood")(seat(francs=9), offers=WOOD | {"clay": 2}), "take clay",
     "main action"),
    ("LH-3.7", lambda: after("take wood")(seat(buildings=["tannery"]), town=["fishery"],
     offers=WOOD),
     "use fishery", "main action"),
    ("LH-3.8", lambda: at(seat(loans=1), offers=WOOD), "repay", "5"),
    ("LH-3.8", lambda: at(seat(francs=9), offers=WOOD), "repay", "loan"),
    ("LH-3.9", lambda: after("use marketplace")(
        seat(francs=50, buildings=["marketplace"]), town=["fishery"], specials=[]),
     "buy fishery", "Marketplace"),
    ("LH-3.11", lambda: at(seat(), town=["fishery"]), "end", "main action"),
    ("LH-4.2", lambda: at(seat(), offers=WOOD), "take iron", "iron"),
    ("LH-4.3", lambda: at(seat(), offers=WOOD), "take coal", "coal"),
    ("LH-5.1", lambda: at(seat(), seat(worker="fishery"), town=["fishery"], offers=WOOD),
     "use fishery", "Fishery"),
    ("LH-5.2", lambda: at(seat(), piles=[["fishery"], [], []], offers=WOOD), "use fishery",
     "Fishery"),
    ("LH-5.2", lambda: at(seat(buildings=["bank"]), offers=WOOD), "use bank", "Bank"),
    ("LH-5.2", lambda: at(seat(), specials=["zoo"], offers=WOOD), "use zoo", "Zoo"),
    ("LH-5.3", lambda: at(seat(worker="fishery"), town=["fishery"], offers=WOOD), "use fishery",
     "your"),
    ("LH-5.6", lambda: at(seat(cattle=1), seat(buildings=["abattoir"]), offers=WOOD),
     "use abattoir",
     "2 francs"),
    ("LH-5.7", lambda: at(seat(cattle=1, meat=9), town=["abattoir"], offers=WOOD), "use abattoir",
     "2 francs"),
    ("LH-5.7", lambda: at(seat(fish=1), town=["ironworks"], offers=WOOD), "use ironworks",
     "3 food"),
    ("LH-5.10", lambda: at(seat(bread=1), town=["bakery"], offers=WOOD), "use bakery", "Bakery"),
    ("LH-5.11", lambda: at(seat(buildings=["tannery"]), offers=WOOD), "use tannery", "hide"),
    ("LH-5.11", lambda: at(seat(bread=3, fish=2), town=["church"], offers=WOOD), "use church",
     "5 bread"),
    ("LH-5.12", lambda: at(seat(wood=3), town=["joinery"], offers=WOOD), "use joinery", "1 food"),
    ("LH-5.14", lambda: at(seat(wood=3), town=["joinery"], offers=WOOD), "borrow", "loan"),
    ("LH-6.2", lambda: final(seat(francs=50), town=["fishery"]), "buy fishery", "bought"),
    ("LH-6.3", lambda: at(seat(francs=50), piles=[["joinery", "fishery"], [], []], offers=WOOD),
     "buy fishery", "Fishery"),
    ("LH-6.4", lambda: at(seat(francs=50), ship_stacks={"wood": []}, offers=WOOD), "buy wood_ship",
     "wooden ship"),
    ("LH-6.5", lambda: at(seat(francs=39), town=["bank"], offers=WOOD), "buy bank", "40"),
    ("LH-6.5", lambda: at(seat(francs=13), ship_stacks={"wood": [6]}, offers=WOOD), "buy wood_ship",
     "14"),
    ("LH-6.6", lambda: at(seat(francs=99), town=["church"], offers=WOOD), "buy church", "Church"),
    ("LH-6.6", lambda: at(seat(francs=99), ship_stacks={"luxury": [38]}, offers=WOOD),
     "buy luxury_ship", "liner"),
    ("LH-6.7", lambda: at(seat(francs=99), seat(buildings=["fishery"]), offers=WOOD), "buy fishery",
     "Fishery"),
    ("LH-6.7", lambda: at(seat(), seat(buildings=["fishery"]), offers=WOOD), "sell fishery",
     "Fishery"),
    ("LH-6.7", lambda: at(seat(ships=[["wood", 2]]), offers=WOOD), "sell wood_ship 4", "4"),
    ("LH-6.8", lambda: after("use building_firm_1")(
        seat(goods=RICH), town=["building_firm_1", "fishery"], piles=[["joinery"], ["bakehouse"],
        []]),
     "build fishery", "built|town"),
    ("LH-6.12", lambda: after("sell fishery")(seat(francs=50, buildings=["fishery"]), offers=WOOD),
     "buy fishery", "sold"),
    ("LH-6.12", lambda: after("sell wood_ship 2")(seat(francs=50, ships=[["wood", 2]]),
     offers=WOOD),
     "buy wood_ship", "sold"),
    ("LH-7.1", lambda: after("use building_firm_1")(
        seat(goods=RICH), piles=[["joinery"], ["bakehouse"], []], ship_stacks={"wood": [2]}),
     "build wood_ship", "ship"),
    ("LH-7.2", lambda: after("use building_firm_1")(
        seat(goods=RICH), piles=[["joinery", "fishery"], ["bakehouse"], []]),
     "build fishery", "Fishery"),
    ("LH-7.3", lambda: after("use building_firm_1")(
        seat(goods=RICH), piles=[["joinery"], ["bakehouse"], ["clay_mound"]]),
     "build clay_mound", "Clay Mound"),
    ("LH-7.4", lambda: after("use building_firm_1")(
        seat(wood=3, clay=2), piles=[["joinery"], ["bakehouse"], ["sawmill"]]),
     "build sawmill", "iron"),
    ("LH-7.5", lambda: after("use building_firm_1")(
        seat(clay=9, wood=9, iron=9), piles=[["joinery"], ["bakehouse"], ["tannery"]]),
     "build tannery", "brick"),
    ("LH-7.7", lambda: at(seat(wood=2, buildings=["masons_guild"]), piles=[["joinery"], [], []],
                          offers=WOOD), "use building_firm_1", "build"),
    ("LH-7.9", lambda: at(seat(wood=4, coal=1, buildings=["lumber_mill", "wharf_1"]),
     cards=["hameau"],
                          ship_stacks={"wood": [2]}, offers=WOOD), "use wharf_1", "ship"),
    ("LH-7.10", lambda: at(seat(goods=RICH, buildings=["sawmill"]), piles=[["bakehouse"], [], []],
                           offers=WOOD), "use sawmill", "build"),
    ("LH-7.11", lambda: at(seat(), piles=[["joinery"], [], []], offers=WOOD), "use building_firm_1",
     "build"),
    ("LH-7.13", lambda: after("use building_firm_1")(
        seat(francs=50, wood=1, clay=1, buildings=["tannery"]), piles=[["fishery"], ["joinery"],
        []]),
     "buy fishery", "only thing"),
    ("LH-7.13", lambda: after("use building_firm_1")(
        seat(wood=1, buildings=["masons_guild", "tannery"]), piles=[["fishery"], [], []]),
     "sell masons_guild", "build"),
    ("LH-7.16", lambda: at(seat(francs=50, goods=RICH), town=["building_firm_1"], offers=WOOD),
     "use building_firm_1", "build"),
    ("LH-8.2", lambda: at(seat(goods=RICH, buildings=["wharf_1"]), offers=WOOD), "use wharf_1",
     "ship"),
    ("LH-8.3", lambda: at(seat(wood=7, buildings=["wharf_1"]), ship_stacks={"wood": [2]},
     offers=WOOD),
     "use wharf_1", "ship"),
    ("LH-8.5", lambda: after("use wharf_1")(
        seat(wood=8, iron=4, buildings=["wharf_1"]), ship_stacks={"wood": [2], "iron": [2]}),
     "build iron_ship", "brick"),
    ("LH-8.7", lambda: at(seat(brick=1, coal=1, buildings=["wharf_1"]), ship_stacks={"iron": [2]},
                          offers=WOOD), "use wharf_1", "ship"),
    ("LH-8.8", lambda: at(seat(buildings=["wharf_1"]), ship_stacks={"wood": [2]}, offers=WOOD),
     "use wharf_1", "ship"),
    ("LH-8.9", lambda: after("use wharf_1")(
        seat(francs=14, wood=8, buildings=["wharf_1"]), ship_stacks={"wood": [2]}),
     "buy wood_ship", "only thing"),
    ("LH-8.10", lambda: at(seat(francs=99), ship_stacks={"luxury": [30]}, offers=WOOD),
     "buy luxury_ship", "liner"),
    ("LH-8.12", lambda: after("use wharf_1")(
        seat(wood=8, buildings=["wharf_1"], ships=[["iron", 2]]), ship_stacks={"wood": [2]}),
     "swap iron_ship 2", "Yacht"),
    ("LH-8.14", lambda: at(seat(buildings=["wharf_1"], ships=[["luxury", 30]]), cards=["essen"],
                           town=["ms_dagmar"], offers=WOOD), "use wharf_1", "ship|modern"),
    ("LH-8.17", lambda: at(seat(goods=RICH, buildings=["shipping_line"], ships=[["luxury", 30]]),
                           offers=WOOD), "use shipping_line", "Shipping Line"),
    ("LH-8.19", lambda: at(seat(coal=1, buildings=["shipping_line"], ships=[["wood", 2]]),
     offers=WOOD),
     "use shipping_line", "freight|load|carr"),
    ("LH-8.19", lambda: after("use shipping_line")(
        seat(coal=1, fish=9, buildings=["shipping_line"], ships=[["wood", 2]]), offers=WOOD),
     "load 3 fish", "fish: a number from 1 to 2"),
    ("LH-9.3", lambda: after("use colliery")(seat(fish=3, francs=2), town=["colliery"]),
     "pay 3 fish",
     "to 2 can be chosen"),
    ("LH-9.8", lambda: at(seat(fish=2, wood=1), town=["smokehouse"], offers=WOOD), "use smokehouse",
     "Smokehouse"),
    ("LH-9.10", lambda: at(seat(grain=5, fish=1, buildings=["smokehouse", "biofuel_facility"]),
                           cards=["hameau"], offers=WOOD), "use smokehouse", "energy"),
    ("LH-10.8", lambda: hungry(seat(francs=2, buildings=["tannery"])), "pay", "food"),
    ("LH-10.9", lambda: hungry(seat(francs=9, buildings=["tannery"])), "borrow", "loan"),
    ("LH-11.2", lambda: at(seat(wood=1), offers=WOOD), "borrow", "loan"),
    ("LH-11.3", lambda: indebted(seat(loans=1, francs=5, buildings=["tannery"])), "borrow", "loan"),
    ("LH-11.4", lambda: at(seat(loans=1, francs=4), offers=WOOD), "repay", "5"),
    ("LH-11.8", lambda: indebted(seat(loans=1, fish=9, buildings=["tannery"])), "pay", "franc"),
    ("LH-12.2", lambda: do(final(seat(buildings=["tannery"]), offers=WOOD | {"clay": 1}),
     "take wood"),
     "take clay", "main action"),
    ("LH-12.3", lambda: final(seat(francs=50), ship_stacks={"wood": [2]}, offers=WOOD),
     "buy wood_ship", "bought"),
    ("LH-12.5", lambda: final(seat(worker="fishery"), town=["fishery"], offers=WOOD), "use fishery",
     "your"),
    ("LH-12.7", lambda: do(final(seat(buildings=["workers_cottages"]), town=["fishery"],
     cards=["essen"],
                                 offers=WOOD), "use fishery"), "use fishery", "your worker"),
    ("LH-14.1", lambda: hungry(seat(francs=9, loans=1, buildings=["tannery"]), expert=True),
     "sell tannery", "expert"),
]  # fmt: skip

OUTSIDE: list[tuple[str, Moment, str, str]] = [
    ("LH-6.2", lambda: at(seat(), seat(francs=50), town=["fishery"], offers=WOOD), "buy fishery",
     "turn"),
    ("LH-6.14", lambda: after("use marketplace")(
        seat(buildings=["marketplace"]), seat(buildings=["fishery"]), specials=[]),
        "sell fishery", "Marketplace"),
    ("LH-6.16", lambda: at(seat(), seat(buildings=["fishery"]), expert=True, offers=WOOD),
     "sell fishery", "expert"),
    ("LH-14.1", lambda: at(seat(), seat(ships=[["wood", 2]]), expert=True, offers=WOOD),
     "sell wood_ship 2", "expert"),
    ("LH-11.4", lambda: at(seat(), seat(francs=4, loans=1), offers=WOOD), "repay", "5"),
    ("LH-3.1", lambda: at(seat(), seat(), offers=WOOD), "take wood", "turn"),
]  # fmt: skip


def named(rows: list[tuple[str, Moment, str, str]]) -> list[str]:
    return [f"{clause} {line}" for clause, _, line, _ in rows]


def check(sentence: str | None, fragment: str) -> None:
    assert sentence, "it is not refused"
    assert any(word in sentence for word in fragment.split("|")), sentence
    assert "\n" not in sentence
    assert sentence[0] == sentence[0].lower()
    assert not sentence.endswith(".")
    assert len(sentence.split()) > 3


@pytest.mark.parametrize(("clause", "moment", "line", "fragment"), ROWS, ids=named(ROWS))
def test_what_a_rule_forbids_is_refused_with_a_sentence(
    clause: str, moment: Moment, line: str, fragment: str
) -> None:
    """LH-5.10 and all clauses in the table."""
    state = moment()
    assert state.seat == 0, clause

    check(state.why_not(line), fragment)

    assert line not in texts(state)


@pytest.mark.parametrize(("clause", "moment", "line", "fragment"), OUTSIDE, ids=named(OUTSIDE))
def test_what_a_rule_forbids_out_of_turn_is_refused_with_a_sentence(
    clause: str, moment: Moment, line: str, fragment: str
) -> None:
    """LH-6.14 and all clauses in the table."""
    state = moment()

    check(state.why_not_for(1, line), fragment)

    assert line not in [state.text(action) for action in state.legal_for(1)], clause


@pytest.mark.parametrize(
    "line", ["", "take", "use", "fly home", "take wood now", "use bakehous", "pay -1 fish"]
)
def test_a_line_without_meaning_is_bad_input_with_a_sentence(line: str) -> None:
    """LH-3.7: what is no action of the game at all."""
    state = at(seat(), offers=WOOD)

    with pytest.raises(kontor.BadInput):
        state.read(line)
    check(state.why_not(line), "")
