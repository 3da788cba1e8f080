"""The record of a table as text, with the commitment to its seed; and how that is checked."""

import re

from kontor.core.errors import BadRecord
from kontor.core.record import load, write
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.server.refusals import Refusal
from kontor.server.rooms.room import Room
from kontor.server.tokens import commitment

SALT = re.compile(r"^# salt ([0-9a-f]{64})$", re.MULTILINE)
COMMITMENT = re.compile(r"^# commitment ([0-9a-f]{64})$", re.MULTILINE)
PROMISES = re.compile(r"^#\s*(?:commitment|salt)\b", re.MULTILINE | re.IGNORECASE)


def export(room: Room) -> str:
    """The game as text; only when it is hidden from nobody any more."""
    if has_secrets(room):
        raise Refusal("not_over", Message("server-not-over"))
    names = " ".join(seat.level or "human" for seat in room.seats)
    notes = [f"seats {names}"]
    notes += [f"seat {seat.seat} {seat.name}" for seat in room.seats]
    if room.row.start is None:
        notes += [
            f"commitment {commitment(room.row.seed, room.row.salt)}",
            f"salt {room.row.salt}",
        ]
    return write(room.table, notes)


def has_secrets(room: Room) -> bool:
    """Whether a record would tell somebody at the table what is hidden from them.

    A branch of a finished game that one person goes on with alone is shared whenever they like.
    """
    is_alone = room.row.purpose == "branch" and len(room.people) <= 1
    return room.status == "open" and not is_alone


def verify(text: str) -> tuple[Table, str]:
    """Replay a record and check its commitment; the table, and the hash that fits it."""
    table = load(text)
    promised, salt = COMMITMENT.search(text), SALT.search(text)
    if promised is None or salt is None:
        raise BadRecord(Message("deal-no-promise"))
    if len(PROMISES.findall(text)) > 2:
        raise BadRecord(Message("deal-two-promises"))
    if table.start is not None:
        raise BadRecord(Message("deal-from-position"))
    if commitment(table.seed, salt[1]) != promised[1]:
        raise BadRecord(Message("deal-other-seed", seed=str(table.seed)))
    return table, promised[1]
