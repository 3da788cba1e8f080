"""Positions of the later chapters: crafts, merchants, town hall, winter and the year's end."""

import json
from typing import Any

from tests.craftsmen.rules.play import SAWMILLS, at, guild, own, seat
from tests.lines import do, texts

SAWMILL = SAWMILLS[0]
WOOD_PLACES = ("cooperage_green_red", "paper_mill_blue_violet", "smithy_green_red")
COLOUR_SET = ("violet_1", "green_2", "blue_1", "red_3")


def town(*cards: str, capital: tuple[str, ...] = (), **given: Any) -> dict[str, Any]:
    """A seat with the sawmill of violet and green and these buildings to its right."""
    return seat(*capital, row=[SAWMILL, *cards], **given)


def sawyer(**given: Any) -> dict[str, Any]:
    """A seat whose wood has six places: three icons and three markers on the market."""
    return town(*WOOD_PLACES, **given)


def crafting(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> Any:
    """Seat 0 acts in the crafts' guild, on the second space, which gives no privilege."""
    return guild("crafts", [[1], [0]], mine, *others, cursor=2, **given)


def golden(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> Any:
    """Seat 0 acts in the crafts' guild, on the gold space."""
    return guild("crafts", [[0]], mine, *others, **given)


def trading(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> Any:
    """Seat 0 acts in the merchants' guild, on the second space, which gives no privilege."""
    return guild("merchants", [[1], [0]], mine, *others, cursor=2, **given)


def working(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> Any:
    """A moment for work tokens, after the bankers' guild unless another is given."""
    given = {"guild": "bankers"} | given
    return at(mine, *others, stage="work_tokens", **given)


def winter(*seats: dict[str, Any], **given: Any) -> Any:
    """Winter; the crafts' guild is carried out unless the builders' is given."""
    given = {"guild": "crafts"} | given
    return at(*seats, season="winter", stage="winter", **given)


def year_end(*seats: dict[str, Any], **given: Any) -> Any:
    """Winter is over and the year is about to be scored."""
    return at(*seats, season="winter", stage="scoring", **given)


def season_end(*seats: dict[str, Any], **given: Any) -> Any:
    """The six guilds have been carried out; the final phase begins."""
    return at(*seats, stage="final", **given)


def fields(state: Any, good: str) -> list[Any]:
    """The lower and the upper marker of a half-product in the granary."""
    return list(state.position()["granary"][good])


def hold(state: Any, ship: int, good: str) -> list[Any]:
    """The left and the right marker of a good on ship 1 to 4."""
    return list(state.position()["ships"][ship - 1][good])


def icons(state: Any, card: str, at_seat: int = 0) -> list[Any]:
    """The markers on the input icons of a building, none when it has none."""
    return [one for one in own(state, at_seat)["markers"].get(card, []) if one is not None]


def pools(state: Any) -> tuple[int, int]:
    """The privilege tokens and the work tokens of the pool."""
    now = state.position()
    return (now["privileges"], now["works"])


def offered(state: Any, verb: str) -> set[str]:
    """The lines that begin with this word."""
    return {line for line in texts(state) if line.split()[0] == verb}


def stop_all(state: Any, stage: str) -> Any:
    """Stop, or keep, as long as this stage lasts."""
    while state.position()["stage"] == stage:
        do(state, "stop" if "stop" in texts(state) else texts(state)[-1])
    return state


def same(states: list[Any], watcher: int | None) -> bool:
    """Whether these positions look alike to this seat."""
    first, *rest = [json.dumps(state.view(watcher), sort_keys=True) for state in states]
    return all(view == first for view in rest)


def worth(cards: list[str]) -> int:
    """What a hand of capital can pay at most (CR-5.4)."""
    total = 0
    for colour in ("violet", "green", "blue", "red"):
        values = [int(card[-1]) for card in cards if card.startswith(colour)]
        total += max(sum(values), 5 * (len(values) - 1))
    return total


def hands(state: Any, holder: int, watcher: int, seeds: int = 40) -> list[list[str]]:
    """The capital hands that this watcher must think possible of a holder."""
    return [own(state.guess(watcher, seed), holder)["capital"] for seed in range(seeds)]
