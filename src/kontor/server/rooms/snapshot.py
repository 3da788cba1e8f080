"""Snapshots: everything that one receiver may know of a table, and nothing else."""

from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.server.refusals import Refusal
from kontor.server.rooms import undo
from kontor.server.rooms.history import places_of
from kontor.server.rooms.room import Room
from kontor.server.store.store import SeatRow, TableRow, milliseconds
from kontor.server.tokens import commitment
from kontor.server.wire.learning import TaskInfo
from kontor.server.wire.replies import (
    Ask,
    LogPart,
    Origin,
    Position,
    Presence,
    Reveal,
    Seat,
    SeatInfo,
    SeatKind,
    Snapshot,
)
from kontor.server.wire.words import Choice, choices_of, message_of

LINES = 40  # log lines in a first snapshot
MOST_LINES = 200


def snapshot(room: Room, key: str, known: int | None = None) -> Snapshot:
    """The table for the holder of a key (its hash), with log lines from `known` on."""
    own = room.seats_of(key)
    assert own is not None
    row, history, facts = room.row, room.history, room.history.facts()
    turn, count = room.table.state.seat, room.count
    looking = room.viewing_seat(own)
    view = history.view(count, looking)
    first = max(0, count - LINES) if known is None else max(known, count - MOST_LINES)
    opponent = room.opponent
    asked = history.open_question() if turn in own else None
    return Snapshot(
        table=row.id,
        name=row.name,
        version=room.version,
        status=room.status,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=dict(row.options),
        seats=[_seat(room, seat, _may_know_of(room, key, seat.seat)) for seat in room.seats],
        asks=[
            Ask(ask.id, ask.seat, ask.name)
            for ask in room.asks
            if _may_know_of(room, key, ask.seat)
        ],
        watchers=room.audience.watchers,
        you=sorted(own),
        looking=looking,
        host=row.host == key,
        count=count,
        turn=turn,
        your_turn=turn in own and room.status == "open",
        thinking=None if opponent is None else opponent.seat,
        since=room.last,
        now=milliseconds(),
        view=view,
        question=view.get("question"),
        prompt=asked.prompt if asked else None,
        begins=history.begins(count),
        legal=asked.legal if asked else [],
        free=_free(room, own),
        caption=facts.caption,
        scores=facts.scores,
        breakdown=facts.breakdown,
        places=facts.places,
        undo=undo.undo_offer(undo.undo_stops(history, own, room.rivals)),
        redo=undo.redo_offer(undo.redo_stops(history, own, room.rivals)),
        log=_log(room, first, count, looking),
        dealt=row.dealt,
        commitment=None if row.start is not None else commitment(row.seed, row.salt),
        reveal=_reveal(room),
        task=_task(room),
        origin=origin_of(row),
    )


def origin_of(row: TableRow) -> Origin | None:
    """Where a table began within another game; None for a game of its own."""
    return None if row.purpose is None else Origin(row.parent, row.began or 0, row.purpose)


def _task(room: Room) -> TaskInfo | None:
    """The task of a table; a puzzle does not tell which moves count."""
    task = room.task
    if task is None:
        return None
    now = room.progress
    step = task.steps[now.done] if now.done < len(task.steps) else None
    at = f"{task.key}-{now.done + 1}"
    is_told = task.kind == "lesson"
    return TaskInfo(
        kind="lesson" if is_told else "puzzle",
        name=task.name,
        key=task.key,
        done=now.done,
        steps=len(task.steps),
        moves=[list(move) for move in now.moves] if is_told else [],
        wrong={line: f"{at}-{word}" for line, word in step.wrong.items()} if step else {},
        spot=step.spot if step else "",
    )


def _may_know_of(room: Room, key: str, seat: int) -> bool:
    """Whether a key is told who asks for a seat and how many devices hold it."""
    return room.row.host == key or seat in room.holders[key]


def _devices(room: Room, seat: int) -> int:
    return sum(seat in held for held in room.holders.values())


def _seat(room: Room, seat: SeatRow, may_know: bool) -> Seat:
    return Seat(
        seat=seat.seat,
        kind=kind(seat),
        name=seat.name,
        colour=seat.colour,
        level=seat.level,
        present=is_present(room, seat),
        clock=room.clock[seat.seat],
        devices=_devices(room, seat.seat) if may_know and seat.level is None else None,
    )


def seat_info(seat: SeatRow) -> SeatInfo:
    """A seat as lists of tables show it."""
    return SeatInfo(seat.seat, kind(seat), seat.name, seat.colour, seat.level)


def kind(seat: SeatRow) -> SeatKind:
    """Person or opponent."""
    return "person" if seat.level is None else "opponent"


def is_present(room: Room, seat: SeatRow) -> bool:
    """Whether somebody sits there now."""
    return seat.level is not None or room.audience.is_present(seat.seat)


def presence(room: Room) -> Presence:
    """Who is there."""
    present = [is_present(room, seat) for seat in room.seats]
    return Presence(present, room.audience.watchers)


def _free(room: Room, own: frozenset[int]) -> dict[str, list[Choice]]:
    state = room.table.state
    if room.status != "open":
        return {}
    found = {
        str(seat): choices_of(state, state.legal_for(seat))
        for seat in sorted(own)
        if seat != state.seat
    }
    return {seat: choices for seat, choices in found.items() if choices}


def _reveal(room: Room) -> Reveal | None:
    """What a game was dealt from, as soon as that can hurt nobody."""
    if room.row.start is not None or room.status == "open":
        return None
    return Reveal(str(room.row.seed), room.row.salt)


def position(room: Room, own: frozenset[int], count: int, seat: int | None = None) -> Position:
    """The position after so many actions, as a receiver saw it then; of a game that is over also
    as any seat did."""
    _check(count, room.count)
    looking = room.viewing_seat(own)
    if seat is not None and seat != looking:
        if room.status != "over":
            raise Refusal("not_over", Message("server-not-over"))
        if seat >= room.row.players:
            raise BadInput(Message("seat-unknown", seat=str(seat), last=room.row.players - 1))
        looking = seat
    state = room.history.state(count)
    return Position(
        count,
        looking,
        state.seat,
        message_of(state.caption()),
        room.history.view(count, looking),
        state.scores(),
        [dict(state.breakdown(seat)) for seat in range(state.players)],
        places_of(state),
        state.is_over,
    )


def log_part(room: Room, own: frozenset[int], first: int, last: int) -> LogPart:
    """Some log lines, as a receiver may read them."""
    last = min(last, room.count, first + MOST_LINES)
    _check(first, room.count)
    return _log(room, first, last, room.viewing_seat(own))


def _log(room: Room, first: int, last: int, seat: int | None) -> LogPart:
    """The moves between two counts of actions, whole ones."""
    start = room.history.move_start(first)
    return LogPart(start, room.history.lines(start, last, seat))


def _check(count: int, most: int) -> None:
    if not 0 <= count <= most:
        raise BadInput(Message("action-not-there", length=most, count=str(count)))
