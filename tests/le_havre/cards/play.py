"""Small positions, lines played in them, and what they changed: the words all card tests speak."""

from typing import Any

import kontor
from kontor.core.contract import State
from tests.le_havre.rules.play import TILES

Seat = dict[str, Any]

SETS = ["base", "essen", "hameau", "promo"]
OFFERS = {"francs": 2, "fish": 2, "wood": 2, "clay": 1, "iron": 0, "grain": 0, "cattle": 0}
ROUNDS = {1: 7, 2: 14, 3: 18, 4: 20, 5: 20}
BARE = {"goods": {}, "francs": 0, "buildings": [], "ships": []}


def at(me: Seat | None = None, *others: Seat, **position: Any) -> State:
    """A position with seat 0, which owns `me`, to move; others own nothing unless told."""
    seats = [BARE | (me or {}), *(BARE | other for other in others)]
    seats += [dict(BARE) for _ in range(len(seats), position.get("players", 2))]
    bare: dict[str, Any] = {
        "players": len(seats),
        "cards": SETS,
        "town": [],
        "piles": [[], [], []],
        "offers": OFFERS,
        "tiles": TILES,
        "seats": seats,
    }
    return kontor.position(bare | position)


def last(me: Seat | None = None, *others: Seat, **position: Any) -> State:
    """Such a position in the final phase."""
    players = max(1 + len(others), position.get("players", 2))
    return at(me, *others, phase="final", round=ROUNDS[players], **position)


def do(state: State, *lines: str) -> State:
    """The position after these lines, each of which must be legal."""
    after = state.copy()
    for line in lines:
        assert after.why_not(line) is None, f"{line}: {after.why_not(line)}; open: {texts(after)}"
        action = after.read(line)
        assert action in after.legal(), f"{line} is not among {texts(after)}"
        after.play(action)
    return after


def next_round(state: State, *lines: str) -> State:
    """The position after these lines and the end of the round, food being paid in francs first."""
    after = do(state, *lines)
    while after.position()["round"] == state.position()["round"]:
        after = do(after, "end" if "end" in texts(after) else texts(after)[0])
    return after


def texts(state: State) -> list[str]:
    """The lines that are legal now."""
    return [state.text(action) for action in state.legal()]


def starting(state: State, word: str) -> list[str]:
    """The legal lines that begin with this word."""
    return [line for line in texts(state) if line.split()[0] == word]


def refuses(state: State, line: str) -> bool:
    """Whether a line is illegal and the refusal is one sentence."""
    why = state.why_not(line)
    if line in texts(state) or why is None:
        return False
    return len(why) > 10 and not why.endswith(".") and "\n" not in why


def seat_of(state: State, seat: int = 0) -> Seat:
    """All a seat owns, as the position says it."""
    seats: list[Seat] = state.position()["seats"]
    return seats[seat]


def owned(state: State, seat: int = 0) -> dict[str, int]:
    """Goods and francs of a seat in one table."""
    player = seat_of(state, seat)
    return {**player["goods"], "francs": player["francs"]}


def change(before: State, after: State, seat: int = 0) -> dict[str, int]:
    """What a seat has more (or less) of than before."""
    old, new = owned(before, seat), owned(after, seat)
    moved = {name: new.get(name, 0) - old.get(name, 0) for name in [*old, *new]}
    return {name: number for name, number in moved.items() if number}
