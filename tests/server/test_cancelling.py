"""Whoever is asked to stop waiting for a worker stops, whatever the worker says in that moment."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kontor.server.opponents.pool import Worker


class Ear:
    """Hears what a worker is asked."""

    def write(self, _line: bytes) -> None:
        """Take it."""

    async def drain(self) -> None:
        """It is never full."""


async def cancelled_after(turns: int) -> bool:
    """Whether a question ends that is cancelled so many turns of the loop after a line came."""
    said = asyncio.StreamReader()
    worker = Worker("kontor.players", dict[str, str], is_gentle=True)
    process = SimpleNamespace(stdin=Ear(), stdout=said, returncode=None, kill=lambda: None)
    worker._process = cast("Any", process)
    asked = asyncio.create_task(worker.ask({"seconds": 9.0}))
    for _ in range(5):
        await asyncio.sleep(0)

    said.feed_data(b'{"done": 0.5}\n')
    for _ in range(turns):
        await asyncio.sleep(0)
    asked.cancel()

    await asyncio.wait({asked}, timeout=5)
    return asked.cancelled()


@pytest.mark.parametrize("turns", range(5))
def test_a_line_that_comes_in_the_same_moment_changes_nothing(turns: int) -> None:
    assert asyncio.run(cancelled_after(turns))
