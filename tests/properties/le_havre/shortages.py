"""Reads the English of refusals: which resources they name, and whether these are really short."""

import re
from typing import Any, NamedTuple

import kontor
from tests.properties.le_havre.positions import GOODS

ENERGY = {"wood": 1, "coal": 3, "charcoal": 3, "coke": 10}
FOOD = {"fish": 1, "smoked_fish": 2, "bread": 2, "meat": 3, "francs": 1}
STANDARD = dict.fromkeys(GOODS[:8], 1)
UPGRADED = dict.fromkeys(GOODS[8:], 1)
SUMS = {"energy": ENERGY, "food": FOOD, "standard_good": STANDARD, "upgraded_good": UPGRADED}
TOKENS = {"energy": "coke", "food": "meat", "standard_good": "grain", "upgraded_good": "leather"}
WRITTEN = {
    "hide": "hides", "bricks": "brick", "franc": "francs",
    "standard_goods": "standard_good", "upgraded_goods": "upgraded_good",
}  # fmt: skip
LACK = re.compile(r"(?:wants|needs) (.+?)( beside .+?)?; you have (.+?)(?: for that)?$")
PRICE = re.compile(r"costs (\d+) francs?; you have (\d+)$")
FEE = re.compile(r"costs (.+); you have (\d+) food in all, (\d+) of that in francs$")


class Lack(NamedTuple):
    """What a refusal says is wanted, and what it says there is of that."""

    wants: dict[str, int]
    has: dict[str, int]
    beside: bool


def named(words: str) -> dict[str, int]:
    """The resources in "1 smoked fish, 2 hides or 3 energy", with their numbers."""
    found = {}
    for part in re.split(r", | and | or ", words):
        number, name = part.split(" ", 1)
        name = name.replace(" ", "_")
        found[WRITTEN.get(name, name)] = int(number)
    return found


def lack_in(sentence: str) -> Lack | None:
    """What a refusal names as short, if it names anything."""
    found = LACK.search(sentence)
    return Lack(named(found[1]), named(found[3]), bool(found[2])) if found else None


def owned(state: Any, seat: int) -> dict[str, int]:
    """Tokens and francs of a seat."""
    own = state.position()["seats"][seat]
    return {**own["goods"], "francs": own["francs"]}


def held(own: dict[str, int], name: str) -> int:
    """What there is of a resource, counted here once more."""
    worth = SUMS.get(name, {name: 1})
    return sum(own.get(token, 0) * each for token, each in worth.items())


def assert_true(sentence: str, own: dict[str, int]) -> None:
    """Whatever the sentence names is short, and what it counts is so."""
    price, fee, lack = PRICE.search(sentence), FEE.search(sentence), lack_in(sentence)
    if price:
        assert own["francs"] == int(price[2]) < int(price[1]), sentence
    if fee:
        assert (int(fee[2]), int(fee[3])) == (held(own, "food"), own["francs"]), sentence
        assert all(held(own, name) < wanted for name, wanted in named(fee[1]).items()), sentence
    if lack is None:
        assert "is missing" not in sentence
        return
    for name, wanted in lack.wants.items():
        assert lack.has[name] < wanted, sentence
        grain_burns = name == "energy" and lack.has[name] >= held(own, name)
        assert lack.beside or grain_burns or lack.has[name] == held(own, name), sentence


def mend(data: dict[str, Any], seat: int, lack: Lack) -> dict[str, Any]:
    """The same position, in which the seat has what it lacked."""
    own = dict(data["seats"][seat])
    own["goods"] = dict(own["goods"])
    for name, wanted in lack.wants.items():
        token, missing = TOKENS.get(name, name), wanted - lack.has[name]
        if token == "francs":
            own["francs"] += missing
        else:
            own["goods"][token] = own["goods"].get(token, 0) + missing
    seats = [own if each == seat else other for each, other in enumerate(data["seats"])]
    return {key: value for key, value in data.items() if key != "seal"} | {"seats": seats}


def assert_mendable(state: Any, line: str) -> None:
    """Whoever gets what is named lacks at most the energy next, and then nothing."""
    for _ in range(3):
        lack = lack_in(state.why_not(line) or "")
        if lack is None:
            return
        state = kontor.position(mend(state.position(), state.seat, lack))
    raise AssertionError(f"{line}: {state.why_not(line)}")
