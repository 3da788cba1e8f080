"""Programs at a table in the terminal: they hear what is played, and end with the session."""

from typing import Self

from kontor.arena.game import players_seed
from kontor.core.setup import Setup
from kontor.core.table import Table
from kontor.envs.guest import Guest, Programs


class TablePrograms:
    """The programs around one table, each started when it is first asked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._programs = Programs()
        self._guests: dict[int, Guest] = {}
        self._heard: dict[int, int] = {}  # actions of the history that each seat knows of

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._programs.close()

    def choose(self, seat: int, name: str) -> int:
        """What the program in a seat does now."""
        if seat not in self._guests:
            table = self._table
            setup = Setup.of(table.game, table.players, rules=table.rules, **table.options)
            seed = players_seed(table.seed)
            self._guests[seat] = Guest(name, setup, seat, seed, self._programs)
            self._heard[seat] = len(table.history)
        guest = self._guests[seat]
        self._tell(guest)
        return guest.choose(self._table.state)

    def _tell(self, guest: Guest) -> None:
        """What was played since it was last asked; what was taken back and played anew is lost."""
        history = self._table.history
        first = min(self._heard[guest.seat], len(history))
        for at in range(first, len(history)):
            guest.hear(self._table.at(at), history[at].action, history[at].seat)
        self._heard[guest.seat] = len(history)
