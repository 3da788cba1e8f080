"""Lets opponents play: asks them when it is their turn and plays what they answer."""

import asyncio
import logging
from random import Random
from typing import Any

from kontor.core.contract import State
from kontor.core.errors import KontorError
from kontor.server.claims import Claims
from kontor.server.opponents import Opponent, understood
from kontor.server.pool import Pool
from kontor.server.refusals import Refusal
from kontor.server.room import Room
from kontor.server.tokens import choice_seed

RETRY = 2.0  # seconds until it is looked whether another server has stopped driving
log = logging.getLogger("kontor.server")


class Driver:
    """At most one opponent of a room thinks at a time, on whichever server."""

    def __init__(self, pool: Pool, claims: Claims, seconds: float, longest: float) -> None:
        self.pool = pool
        self.claims = claims
        self.seconds = seconds
        self.longest = longest
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def wake(self, room: Room) -> None:
        """Something changed: stop thinking about the past, go on where an opponent is to move."""
        version, task = self._tasks.get(room.row.id, (0, None))
        if task is not None and not task.done():
            if task is asyncio.current_task() or version == room.version:
                return
            task.cancel()
        if room.opponent is not None:
            started = asyncio.get_running_loop().create_task(self._run(room))
            started.add_done_callback(_report)
            self._tasks[room.row.id] = room.version, started

    def is_busy(self, room: Room) -> bool:
        """Whether an opponent of this room is thinking."""
        _, task = self._tasks.get(room.row.id, (0, None))
        return task is not None and not task.done()

    async def stop(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._tasks.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, room: Room) -> None:
        while room.opponent is not None:
            async with self.claims.on(room.row.id) as is_ours:
                if is_ours:
                    await self._play(room)
                    return
            await asyncio.sleep(RETRY)

    async def _play(self, room: Room) -> None:
        failures = 0
        while failures < 3:
            async with room.lock:
                seat, version = room.opponent, room.version
                if seat is None:
                    return
                assert seat.level is not None
                opponent = understood(seat.level).within(self.longest)
                question = made(room, seat.seat, opponent, self.seconds)
                fallback = _any(room.table.state, question["seed"])
                self._tasks[room.row.id] = version, self._tasks[room.row.id][1]
            try:
                text = (await self.pool.choose(question))[0]["text"]
            except Refusal:
                text = fallback
            try:
                await room.do_as(seat.seat, text, version)
            except KontorError as error:
                log.warning("an opponent's action was refused: %s", error)
                try:
                    await room.do_as(seat.seat, fallback, version)
                except KontorError:
                    failures += 1


def _report(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("an opponent's turn broke off", exc_info=error)


def made(
    room: Room, seat: int, opponent: Opponent, seconds: float, most: int = 1
) -> dict[str, Any]:
    """What a worker is told: a position that its seat cannot tell from the true one.

    `seconds` are for those whose name does not say how long they may think. What is left to chance
    is decided by the table's salt, or, where a person chose the deal, by the count alone. The seed
    of the deal has no part in it: answers would differ between positions that look the same.
    """
    secret = room.row.salt if room.row.dealt == "drawn" else ""
    seed = choice_seed(secret, room.count, f"seat {seat}")
    return {
        "position": room.table.state.guess(seat, seed).position(),
        "seat": seat,
        "level": opponent.level,
        "seed": seed,
        "seconds": seconds if opponent.seconds is None else opponent.seconds,
        "most": most,
    }


def _any(state: State, seed: int) -> str:
    return state.text(Random(seed).choice(state.legal()))
