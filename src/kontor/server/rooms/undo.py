"""How far back and forth somebody may go: the rules of undo and redo."""

from collections.abc import Collection
from typing import Literal

from kontor.core.words import Message
from kontor.server.refusals import Refusal
from kontor.server.rooms.history import History
from kontor.server.wire.replies import RedoOffer, UndoOffer

Way = Literal["undo", "redo"]


def undo_stops(history: History, own: Collection[int], people: Collection[int]) -> list[int]:
    """Where the holder of some seats may go back to, the nearest first: to before own moves."""
    table = history.table
    if not own:
        return []
    alone = set(people) <= set(own) and len(people) == 1
    if table.state.is_over and not alone:
        return []  # the seed is known now
    found: list[int] = []
    entries = table.history
    for at in range(len(entries) - 1, -1, -1):
        seat = entries[at].seat
        if not alone and ((seat in people and seat not in own) or history.reveals(at, people)):
            break
        if seat in own and history.begins_move(at):
            found.append(at)
    return found


def redo_stops(history: History, own: Collection[int], people: Collection[int]) -> list[int]:
    """Where the holder of some seats may go forward to, the nearest first."""
    table = history.table
    found: list[int] = []
    count = len(table.history)
    for at, entry in enumerate(table.undone, count):
        if entry.seat in people and entry.seat not in own:
            break
        if entry.seat in own and at > count and history.begins_move(at):
            found.append(at)
    else:
        if table.undone and own:
            found.append(count + len(table.undone))
    return found


def undo_offer(back: list[int]) -> UndoOffer | None:
    """What a snapshot says of undo."""
    return UndoOffer(back[0], back[-1], back[::-1]) if back else None


def redo_offer(forth: list[int]) -> RedoOffer | None:
    """What a snapshot says of redo."""
    return RedoOffer(forth[0], forth[-1]) if forth else None


def check_stop(to: int, allowed: list[int], way: Way) -> None:
    """Refuse a place that is not among those allowed."""
    if to in allowed:
        return
    if not allowed:
        raise Refusal("cannot_undo", Message(f"travel-no-{way}"))
    places = {"first": str(min(allowed)), "last": str(max(allowed)), "given": str(to)}
    raise Refusal("cannot_undo", Message(f"travel-{way}-places", **places))
