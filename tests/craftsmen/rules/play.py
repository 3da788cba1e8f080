"""Positions by hand and play by words, for the tests of the rules."""

from typing import Any

import kontor
from tests.lines import can, do, texts

COLOURS = ("violet", "green", "blue", "red")
KINDS = [f"{colour}_{value}" for colour in COLOURS for value in (1, 2, 3)]
GUILDS = ("bankers", "builders", "notary", "crafts", "merchants", "town_hall")
SAWMILLS = (
    "sawmill_violet_green",
    "sawmill_green_blue",
    "sawmill_blue_red",
    "sawmill_red_violet",
    "sawmill_violet_blue",
    "sawmill_green_red",
)
# CR-18.5 to CR-18.7, in the order of the tables
BASIC = [
    f"{building}_{colour}"
    for building in (
        "iron_mine",
        "flax_plantation",
        "wheat_farm",
        "cattle_farm",
        "apiary",
        "vineyard",
    )
    for colour in COLOURS
]
EXTENDED = [
    *("cooperage_green_red", "cooperage_green_violet", "cooperage_violet_blue"),
    *("ropemaker_blue_red", "ropemaker_green_violet", "ropemaker_red_green"),
    *("tannery_green_blue", "tannery_violet_green", "tannery_violet_red"),
    *("paper_mill_blue_violet", "paper_mill_red_green", "paper_mill_violet_red"),
    *("smelter_green_blue", "smelter_red_blue", "smelter_red_violet"),
    *("weaver_blue_green", "weaver_blue_violet", "weaver_red_violet"),
    *("butcher_blue_green", "butcher_blue_red", "butcher_violet_green"),
    *("mill_green_red", "mill_red_blue", "mill_violet_blue"),
]
ADVANCED = [
    *("armourer_violet_green", "armourer_blue_red", "smithy_green_red", "smithy_violet_blue"),
    *("tailor_green_blue", "tailor_violet_red", "bookbinder_violet_green", "bookbinder_red_blue"),
    *("chandler_blue_violet", "chandler_green_red", "winery_red_violet", "winery_blue_green"),
    *("brewery_red_blue", "brewery_green_violet", "bakery_blue_violet", "bakery_red_green"),
]
DECKS = {"basic": BASIC, "extended": EXTENDED, "advanced": ADVANCED}
TRACK = ("start", "helpers", "fees", "goods", "cargo", "majorities", "colours", "granary")
NO_POINTS = dict.fromkeys((*TRACK, "investment"), 0)


def seat(*capital: str, points: int = 0, **given: Any) -> dict[str, Any]:
    """A seat with these capital cards, these points and nothing but what is given."""
    own: dict[str, Any] = {"capital": list(capital), "hand": []}
    return own | {"points": NO_POINTS | {"start": points}} | given


def at(*seats: dict[str, Any], **given: Any) -> Any:
    """The position with these seats; other seats have a sawmill and nothing else.

    Without a stage it is the first spring, and helpers are sent in the order of the seats.
    `top` names the top cards of the capital stack, `tops` those of building decks; `stack` is the
    whole stack, and what is nowhere then lies in the discard pile.
    """
    players = given.setdefault("players", max(3, len(seats)))
    table = [dict(one) for one in seats] + [seat() for _ in range(players - len(seats))]
    named = {card for one in table for card in one.get("row", [])}
    free = [card for card in SAWMILLS if card not in named]
    for one in table:
        if "row" not in one:
            one["row"] = [free.pop(0)]
    data: dict[str, Any] = {
        "game": "craftsmen",
        "seed": 1,
        "year": 1,
        "season": "spring",
        "stage": "helpers",
        "order": list(range(players)),
    }
    piled = piles(table, given)
    return kontor.position(data | given | piled | {"seats": table})


def piles(table: list[dict[str, Any]], given: dict[str, Any]) -> dict[str, Any]:
    """The piles that the tops among the given keys stand for; these keys are taken out."""
    made: dict[str, Any] = {}
    top, tops = given.pop("top", None), given.pop("tops", {})
    if top is not None or "stack" in given:
        given.setdefault("open_capital", ["violet_1", "green_1"])
        seen = [card for one in table for card in one["capital"]] + given["open_capital"]
        seen += [kind for kind, n in given.get("discards", {}).items() for _ in range(n)]
        seen += given.get("stack", [])
        rest = [
            kind for kind in KINDS for _ in range(4 - seen.count(kind) - (top or []).count(kind))
        ]
        if top is not None:
            made["stack"] = top + rest
        else:
            made["discards"] = {kind: rest.count(kind) for kind in rest}
    if tops:
        seen = [card for one in table for card in one["hand"] + one["row"]]
        seen += [card for cards in given["open"].values() for card in cards]
        made["decks"] = {
            deck: tops.get(deck, [])
            + [card for card in DECKS[deck] if card not in seen + tops.get(deck, [])]
            for deck in DECKS
        }
    return made


def guild(name: str, queue: list[list[int]], *seats: dict[str, Any], **given: Any) -> Any:
    """The position in which a guild with this queue is about to be carried out."""
    queue = queue + [[] for _ in range(3 - len(queue))]
    queues = {name: queue} | given.pop("queues", {})
    return at(*seats, stage="guild", guild=name, queues=queues, **given)


def refused(state: Any, line: str, *fragments: str) -> None:
    """Demand that a line is refused by one sentence that has one of these words."""
    reason = state.why_not(line)
    assert reason is not None, f"{line!r} is allowed; legal: {texts(state)}"
    assert line not in texts(state)
    assert any(fragment in reason for fragment in fragments), reason


def own(state: Any, at_seat: int = 0) -> dict[str, Any]:
    """The possessions of a seat as a position gives them."""
    return dict(state.position()["seats"][at_seat])


def capital(state: Any, at_seat: int = 0) -> list[str]:
    """The capital cards of a seat, in the order of kinds."""
    return sorted(own(state, at_seat)["capital"], key=KINDS.index)


def points(state: Any, at_seat: int = 0) -> int:
    """The points of a seat on the track, without bonus tokens."""
    return sum(own(state, at_seat)["points"].values())


def queue(state: Any, name: str) -> list[list[int]]:
    """The discs in a guild: per space the lower, then the upper one."""
    return [list(space) for space in state.position()["queues"][name]]


def moment(state: Any) -> tuple[Any, ...]:
    """Where in the calendar the game is."""
    now = state.position()
    return (now["year"], now["season"], now["stage"])


def discards(state: Any) -> dict[str, int]:
    """The discard pile, without the kinds that are not in it."""
    return {kind: n for kind, n in state.position()["discards"].items() if n}


def pass_all(state: Any) -> Any:
    """Everybody passes until no helpers are sent any more."""
    now = moment(state)
    while moment(state) == now and can(state, "pass"):
        do(state, "pass")
    return state


def question(state: Any) -> dict[str, Any]:
    """What is asked, as everybody sees it; empty when the game is over."""
    return dict(state.view(None)["question"] or {})


def pay(state: Any, *kinds: str) -> Any:
    """Pay with these cards, in the order of kinds; what is left without a choice pays itself."""
    before = sum(discards(state).values())
    for kind in sorted(kinds, key=KINDS.index):
        if can(state, f"pay {kind}"):
            do(state, f"pay {kind}")
    assert sum(discards(state).values()) - before == len(kinds), discards(state)
    return state


def idle(state: Any) -> str:
    """The line that does as little as possible."""
    listed = texts(state)
    return next((line for line in ("pass", "stop", "keep", "draw") if line in listed), listed[0])


def idle_until(state: Any, stop: Any) -> Any:
    """Everybody does as little as possible until something is true of the state."""
    while not state.is_over and not stop(state):
        do(state, idle(state))
    return state
