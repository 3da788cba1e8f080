"""Lets opponents play: asks them when it is their turn and plays what they answer."""

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from random import Random

from kontor.core.contract import State
from kontor.core.errors import BadInput, IllegalAction
from kontor.core.table import Entry, Table
from kontor.players.protocol import Opponent, parse_opponent
from kontor.server.opponents.pool import Pool, Question
from kontor.server.refusals import Conflict, Refusal, Unsaved
from kontor.server.rooms.room import Room
from kontor.server.rooms.rooms import Rooms
from kontor.server.rooms.steps import shows_more, trial_of
from kontor.server.store.claims import Claims
from kontor.server.store.store import SeatRow, TableRow
from kontor.server.tokens import choice_seed

RETRY = 2  # seconds until it is looked whether another server has stopped driving
LONGEST_RETRY = 60
log = logging.getLogger("kontor.server")


@dataclass(eq=False)
class Turn:
    """An opponent at work."""

    room: Room
    version: int
    is_storing: bool = False  # what it chose; then it looks by itself how to go on


class Driver:
    """At most one opponent of a room thinks at a time, on whichever server."""

    def __init__(
        self, rooms: Rooms, pool: Pool, claims: Claims, seconds: float, longest: float
    ) -> None:
        self.rooms = rooms
        self.pool = pool
        self.claims = claims
        self.seconds = seconds
        self.longest = longest
        self._turns: dict[str, tuple[Turn, asyncio.Task[None]]] = {}
        self._failures: Counter[tuple[str, int]] = Counter()
        rooms.on_change = self.wake

    def wake(self, room: Room) -> None:
        """Something changed: stop thinking about the past, go on where an opponent is to move."""
        turn, task = self._turns.get(room.row.id, (None, None))
        if turn is not None and task is not None and not task.done():
            if turn.room is room and (turn.is_storing or turn.version == room.version):
                return
            task.cancel()
        if room.opponent is not None:
            turn = Turn(room, room.version)
            task = asyncio.get_running_loop().create_task(self._run(turn))
            self._turns[room.row.id] = turn, task

    async def stop(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._turns.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, turn: Turn) -> None:
        """Let opponents play until a person is to decide; what fails is tried again later."""
        room, table = turn.room, turn.room.row.id
        while room.opponent is not None and not room.is_gone:
            failed = (table, room.version)
            try:
                async with self.claims.on(table) as is_ours:
                    if is_ours:
                        await self._play(turn)
                        return
            except (Conflict, Unsaved):
                return  # the room is thrown away; the next one wakes us
            except Exception:
                self._failures[failed] += 1
                log.exception("an opponent's turn broke off", extra={"table": table})
            await asyncio.sleep(min(RETRY << self._failures[failed], LONGEST_RETRY))

    async def _play(self, turn: Turn) -> None:
        table = turn.room.row.id
        while True:
            async with self.rooms.using(table) as room:
                if room is not turn.room or room.opponent is None:
                    return
                seat, trial, before = room.opponent, trial_of(room.table), room.count
                turn.version = version = room.version
            steps = await self._choose_move(room.row, seat, trial, before)
            turn.is_storing = True
            await self.rooms.do_as(room, seat.seat, steps, version)
            turn.is_storing = False

    async def _choose_move(
        self, row: TableRow, seat: SeatRow, trial: Table, before: int
    ) -> list[str]:
        """One move of an opponent, step by step on a copy of the table.

        It goes on until somebody else decides, the next move begins, or, as with people, it has
        shown what its seat could not know.
        """
        assert seat.level is not None
        opponent = parse_opponent(seat.level).within(self.longest)
        is_whole = False
        while not is_whole:
            count = before + len(trial.history)
            question = question_for(row, trial.state, count, seat.seat, opponent, self.seconds)
            entry = await self._choose(row, trial, question)
            is_whole = shows_more(trial.state, seat.seat, entry.action)
            trial.push(entry)
            is_whole = is_whole or trial.state.seat != seat.seat or trial.state.begins
        return [entry.text for entry in trial.history]

    async def _choose(self, row: TableRow, trial: Table, question: Question) -> Entry:
        """One step; what cannot be asked for or played is left to chance."""
        fallback = _random_action(trial.state, question["seed"])
        try:
            # Thinking is shared among those who opened tables.
            choices = await self.pool.choose(question, row.id, row.host)
            return trial.check(choices[0]["steps"][0])
        except Refusal:
            return trial.check(fallback)
        except (BadInput, IllegalAction) as error:
            log.warning("an opponent's action was refused: %s", error, extra={"table": row.id})
            return trial.check(fallback)


def question_for(
    row: TableRow,
    state: State,
    count: int,
    seat: int,
    opponent: Opponent,
    seconds: float,
    most: int = 1,
) -> Question:
    """What a worker is told: a position that its seat cannot tell from the true one.

    `seconds` are for those whose name does not say how long they may think. What is left to chance
    is decided by the table's salt, or, where a person chose the deal, by the count alone. The seed
    of the deal has no part in it: answers would differ between positions that look the same.
    """
    secret = row.salt if row.dealt == "drawn" else ""
    seed = choice_seed(secret, count, f"seat {seat}")
    return {
        "position": state.guess(seat, seed).position(),
        "seat": seat,
        "level": opponent.level,
        "seed": seed,
        "seconds": seconds if opponent.seconds is None else opponent.seconds,
        "most": most,
    }


def _random_action(state: State, seed: int) -> str:
    return state.text(Random(seed).choice(state.legal()))
