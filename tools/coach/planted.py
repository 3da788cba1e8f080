"""Plain mistakes that were planted: a position, the move, and what the coach must say to it."""

from typing import Any, Final, NamedTuple

import kontor
from kontor.core.contract import State

NO_OFFERS: Final = dict.fromkeys(("fish", "wood", "clay", "iron", "grain", "cattle", "francs"), 0)
TOWN: Final = ["building_firm_1", "marketplace", "joinery", "clay_mound", "smokehouse", "fishery"]
LAST_TURN: Final[dict[str, Any]] = {"round": 4, "turn": 7, "seat": 0, "town": TOWN}
TILES: Final = [  # interest is due on the fifth one
    *(["fish", "grain"], ["wood", "francs"], ["wood", "clay"], ["iron", "francs"]),
    *(["wood", "fish"], ["fish", "clay"], ["wood", "cattle"]),
]
STREET: Final = ["sawmill_violet_green", "cooperage_green_red", "wheat_farm_blue"]
SPRING: Final[dict[str, Any]] = {"game": "craftsmen", "year": 2, "season": "spring"}


class Planted(NamedTuple):
    """A mistake, and the key of what must be said."""

    kind: str
    position: dict[str, Any]
    steps: tuple[str, ...]
    said: str
    before: tuple[str, ...] = ()  # what was done already

    def reach(self) -> tuple[State, list[int]]:
        """The position, and the move as actions."""
        state, steps = kontor.position(self.position), list[int]()
        for text in self.before:
            play(state, text)
        now = state.copy()
        for text in self.steps:
            steps.append(play(now, text))
        return state, steps


def play(state: State, text: str) -> int:
    """Do what a line says; it must be possible."""
    action = state.read(text)
    assert action in state.legal(), state.why_not(text)
    state.play(action)
    return action


def harbour(own: dict[str, Any], offers: dict[str, int], **more: Any) -> dict[str, Any]:
    """Two players in the last turn before a meal."""
    other = {"francs": 20, "goods": {"fish": 6}}
    return {**LAST_TURN, "offers": {**NO_OFFERS, **offers}, "seats": [own, other], **more}


def town(own: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Two players, a street, and some money."""
    money = {
        "capital": ["green_2", "green_1", "red_3", "blue_1", "violet_1"],
        "row": STREET,
        "hand": ["wheat_farm_violet"],
    }
    return {**SPRING, "seats": [{**money, **own}, {}], **more}


PLANTED: Final = (
    Planted(
        "missed feeding",
        harbour({"francs": 1, "goods": {"wood": 2}}, {"wood": 3, "fish": 8}),
        ("take wood",),
        "lh-coach-unfed",
    ),
    Planted(
        "missed feeding",
        harbour({"francs": 0, "goods": {"clay": 3}}, {"clay": 2, "francs": 8}, round=6),
        ("take clay",),
        "lh-coach-unfed",
    ),
    Planted(
        "needless loan",
        harbour({"francs": 22, "goods": {}}, {"wood": 5}, round=14, town=[*TOWN, "bakehouse"]),
        ("buy bakehouse",),
        "lh-coach-unfed",
        before=("take wood",),
    ),
    Planted(
        "needless loan",
        harbour(
            {"francs": 2, "loans": 1, "goods": {"fish": 25, "clay": 1}},
            {"wood": 3},
            round=14,
            turn=4,
            tiles=TILES,
            town=["clay_mound", "bakehouse"],
        ),
        ("buy clay_mound",),
        "lh-coach-loan",
        before=("take wood",),
    ),
    Planted(
        "food thrown away",
        harbour(
            {"francs": 9, "goods": {"meat": 3, "fish": 5, "clay": 4}},
            {},
            turn=3,
            town=["clay_mound", "marketplace"],
        ),
        ("use clay_mound", "pay 1 meat"),
        "lh-coach-food-lost",
    ),
    Planted(
        "food thrown away",
        harbour(
            {"francs": 9, "goods": {"bread": 4, "fish": 5, "wood": 4}},
            {},
            turn=5,
            town=["clay_mound", "marketplace"],
        ),
        ("use clay_mound", "pay 1 bread"),
        "lh-coach-food-lost",
    ),
    Planted(
        "unusable purchase",
        harbour({"francs": 30, "goods": {"fish": 25}}, {"wood": 5}, round=14, town=["dock"]),
        ("buy dock",),
        "lh-coach-in-vain",
        before=("take wood",),
    ),
    Planted(
        "unusable purchase",
        harbour({"francs": 45, "goods": {"fish": 9}}, {"wood": 5}, round=14, town=["town_hall"]),
        ("buy town_hall",),
        "lh-coach-in-vain",
        before=("take wood",),
    ),
    Planted(
        "unusable purchase",
        town(
            {"capital": ["blue_3", "blue_2", "violet_3", "violet_2", "violet_1"]},
            year=3,
            season="autumn",
            stage="guild",
            guild="notary",
            queues={"notary": [[0], [], []]},
        ),
        ("buy bakery_blue_violet",),
        "cr-coach-unusable",
    ),
    Planted(
        "helpers at home",
        town({}, stage="helpers", order=[0, 1]),
        ("pass",),
        "cr-coach-at-home",
    ),
    Planted(
        "work not used",
        town({}, stage="guild", guild="crafts", queues={"crafts": [[0], [], []]}),
        ("stop",),
        "cr-coach-idle",
    ),
)
