"""A room: one table in memory, as it is stored and never otherwise; the place where it changes."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple, Self

from kontor.core.errors import BadInput, KontorError
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.learn.puzzles import answer_to
from kontor.learn.task import Progress
from kontor.learn.tasks import find_task, progress_at
from kontor.server.refusals import Conflict, Refusal, Unsaved, no_table, not_seated, not_yours
from kontor.server.rooms import undo
from kontor.server.rooms.audience import Audience
from kontor.server.rooms.history import History
from kontor.server.rooms.steps import play_steps, trial_of
from kontor.server.store.store import WATCHER, Event, Found, Kind, SeatRow, Standing, milliseconds
from kontor.server.store.writer import Writer
from kontor.server.tokens import digest
from kontor.server.wire.commands import Act, Command, Travel, Undo
from kontor.server.wire.replies import Status

LONGEST_THOUGHT = 600_000  # a person who went to sleep did not think all night


class Draft(NamedTuple):
    """Something that may be done, and how the table stands after it; nothing is done yet."""

    event: Event
    standing: Standing


class Room:
    """Everything about one table, as it is stored; `Rooms.using` lends it to one at a time.

    What is to be done is drafted, stored, and only then done here. Whenever the store fails, or
    anything else goes wrong on the way, the room is thrown away: the next one is read anew.
    """

    def __init__(self, found: Found, writer: Writer, audience: Audience) -> None:
        self.lock = asyncio.Lock()
        self.writer = writer
        self.audience = audience
        self.is_gone = False
        self.on_change: Callable[[], None] = lambda: None
        self.on_discard: Callable[[], None] = lambda: None
        self.row = found.row
        self.seats = found.seats
        self.holders = found.holders
        self.asks = found.asks
        self.table = _open_table(found)
        self.task = find_task(found.row.game, found.row.task) if found.row.task else None
        self.history = History(self.table)
        self.version = 0
        self.closed = False
        self.clock = [0] * found.row.players
        self.last = found.row.created
        self.answers: dict[str, int] = {}
        for event in found.events:
            self._apply(event)

    @contextmanager
    def discarding_on_failure(self) -> Iterator[Self]:
        """Throw the room away if it may no longer be what is stored."""
        try:
            yield self
        except (Conflict, Unsaved):
            self.discard()
            raise
        except KontorError:
            raise  # something was refused; nothing was done
        except BaseException:
            self.discard()
            raise

    def discard(self) -> None:
        """Let nobody use this room any more."""
        self.is_gone = True
        self.on_discard()

    # -- what is so ------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat.seat for seat in self.seats if seat.level is None]

    @property
    def rivals(self) -> list[int]:
        """People from whom something could be hidden; at a board to think at there is but one."""
        return self.people[:1] if self.row.purpose == "analysis" else self.people

    @property
    def status(self) -> Status:
        """Open, over or closed."""
        return "closed" if self.closed else "over" if self.table.state.is_over else "open"

    @property
    def count(self) -> int:
        """How many actions were played."""
        return len(self.table.history)

    @property
    def opponent(self) -> SeatRow | None:
        """The opponent who is to decide, None when nobody or a person is, or a task says what.

        When a task is over, the game is, too, unless it goes on.
        """
        turn = self.table.state.seat
        if self.closed or turn is None or self.seats[turn].level is None:
            return None
        if self.task and not (self.task.goes_on and self.progress.done == len(self.task.steps)):
            return None
        return self.seats[turn]

    @property
    def progress(self) -> Progress:
        """How far the task of this table is; only where there is one."""
        assert self.task is not None
        return progress_at(self.task, self.table)

    def seats_of(self, key: str) -> frozenset[int] | None:
        """The seats that a key (its hash) opens, none for a spectator, None for a stranger."""
        held = self.holders.get(key)
        return None if held is None else frozenset(held - {WATCHER})

    def viewing_seat(self, own: frozenset[int]) -> int | None:
        """Whose eyes the holder of some seats looks through."""
        turn = self.table.state.seat
        if turn in own:
            return turn
        for entry in reversed(self.table.history):
            if entry.seat in own:
                return entry.seat
        return min(own, default=None)

    def acting_seat(self, own: frozenset[int], seat: int | None) -> int:
        """The seat that a command of theirs is for."""
        turn = self.table.state.seat
        if seat is None:
            if turn in own:
                return turn
            if len(own) != 1:
                raise not_seated(Message("server-which-seat" if own else "server-watching"))
            return next(iter(own))
        if seat not in own:
            raise not_yours(seat)
        return seat

    # -- what is done, while the lock is held ----------------------------------------------------

    async def do(self, command: Command, key: str) -> int:
        """Check a command of a person, store it, then tell everybody; the version it led to."""
        name = digest(f"{key} {command.id}")
        if name in self.answers:
            return self.answers[name]
        own = self.seats_of(key)
        if own is None:
            raise no_table()
        if not own:
            raise not_seated(Message("server-watching"))
        if self.closed:
            raise Refusal("closed", Message("server-closed"))
        self._check_version(command.version)
        if isinstance(command, Act):
            self._check_task(command.steps)
            draft = self._draft_play(command.steps, self.acting_seat(own, command.seat), name)
        else:
            draft = self._draft_travel(command, own, name)
        await self._store(draft)
        await self._finish()
        return self.version

    async def do_as(self, seat: int, steps: Sequence[str]) -> None:
        """Play for an opponent."""
        await self._store(self._draft_play(steps, seat, None))
        await self._finish()

    async def _finish(self) -> None:
        """Do what needs nobody: replies of a task, and answers that change nothing any more."""
        while self.task and (reply := self.progress.reply):
            await self._store(self._draft_play(reply.steps, reply.seat, None))
        while self.table.state.is_settled:
            state = self.table.state
            assert state.seat is not None
            await self._store(self._draft_play([state.text(state.legal()[0])], state.seat, None))

    async def close(self) -> None:
        """End the game for good."""
        if self.status != "open":
            raise Refusal("closed", Message("server-ended"))
        standing = replace(Standing.of(self.table.state, self.count), status="closed")
        await self._store(Draft(self._event("close", 0, "", None), standing))

    async def catch_up(self) -> None:
        """Do what another server has stored meanwhile, and tell everybody here."""
        found = await asyncio.to_thread(self.writer.store.find, self.row.id, self.version)
        if found is None:
            raise Conflict  # the table is no more
        if not (found.events or self._differs(found)):
            return
        self.row, self.seats = found.row, found.seats
        self.holders, self.asks = found.holders, found.asks
        for event in found.events:
            self._follow(event)
        self.tell()

    def _differs(self, found: Found) -> bool:
        """Whether seats, links, those who may sit or those who ask have changed."""
        here = self.seats, self.holders, self.asks, self.row.watch
        return here != (found.seats, found.holders, found.asks, found.row.watch)

    def tell(self) -> None:
        """Let everybody know that something changed."""
        self.audience.tell()
        self.on_change()

    def _check_version(self, version: int) -> None:
        if version != self.version:
            versions = {"version": str(self.version), "given": str(version)}
            raise Refusal("stale", Message("server-stale", **versions))

    def _check_task(self, steps: Sequence[str]) -> None:
        """Refuse what leads away from the task, in the words of the task."""
        if self.task and (said := answer_to(self.task, self.progress, steps)):
            raise Refusal("illegal_action", said)

    def _draft_play(self, steps: Sequence[str], seat: int, name: str | None) -> Draft:
        """All steps of a move, tried on a copy of the table."""
        trial = trial_of(self.table)
        entries = play_steps(trial, steps, seat)
        standing = Standing.of(trial.state, self.count + len(steps))
        text = "\n".join(entry.text for entry in entries)
        return Draft(self._event("play", seat, text, name), standing)

    def _draft_travel(self, command: Travel, own: frozenset[int], name: str) -> Draft:
        kind: Kind
        if isinstance(command, Undo):
            allowed = undo.undo_stops(self.history, own, self.rivals)
            undo.check_stop(command.to, allowed, "undo")
            kind, seat = "undo", self.table.history[command.to].seat
        else:
            allowed = undo.redo_stops(self.history, own, self.rivals)
            undo.check_stop(command.to, allowed, "redo")
            kind, seat = "redo", self.table.undone[0].seat
        standing = Standing.of(self.table.at(command.to), command.to)
        return Draft(self._event(kind, seat, str(command.to), name), standing)

    async def _store(self, draft: Draft) -> None:
        """Store a draft, then do it and tell everybody."""
        await self.writer.append(self.row.id, draft.event, draft.standing)
        self._follow(draft.event)
        self.tell()

    def _event(self, kind: Kind, seat: int, text: str, name: str | None) -> Event:
        return Event(self.version + 1, kind, seat, text, milliseconds(), name)

    def _follow(self, event: Event) -> None:
        """Do what is stored; a room in which that cannot be done is not what is stored."""
        before = self.count
        try:
            self._apply(event)
        except KontorError as error:
            raise RuntimeError(f"what is stored cannot be played: {error}") from error
        self.audience.forget(min(before, self.count))

    def _apply(self, event: Event) -> None:
        if event.kind == "play":
            self._play(event)
        elif event.kind == "close":
            self.closed = True
        else:
            self._go(int(event.text))
        self.version = event.version
        self.last = event.time
        if event.command is not None:
            self.answers[event.command] = event.version

    def _play(self, event: Event) -> None:
        self.history.forget(self.count)
        for text in event.steps:
            self.history.remember_state()
            self.table.play(text, event.seat)
        self.history.add_move(len(event.steps), event.time)
        self.clock[event.seat] += min(max(0, event.time - self.last), LONGEST_THOUGHT)

    def _go(self, to: int) -> None:
        count = self.count
        if to < count:
            self.table.undo(count - to)
            self.history.forget(to)
        else:
            self.table.redo(to - count)


def _open_table(found: Found) -> Table:
    row = found.row
    try:
        if row.start is not None:
            return Table.from_position(json.loads(json.dumps(row.start)), row.rules)
        options = dict(row.options)
        return Table.new(row.game, row.players, row.seed, rules=row.rules, **options)
    except KontorError as error:
        raise BadInput(Message("server-cannot-open", reason=error.sentence)) from None
